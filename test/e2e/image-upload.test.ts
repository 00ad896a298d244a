import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { newId } from '../../server/domain/core/ids.ts';
import { notes, startBrowsing } from '../support/browsing.ts';
import { jpeg } from '../support/image-samples.ts';
import { createExif, createPng, pngChunk, withSegments } from '../support/images.ts';
import { ownDatabase } from '../support/own-database.ts';
import { openAsAdmin } from '../support/signed-in.ts';
import type { SiteId } from '../support/sites.ts';
import { passesAxe } from '../support/visual-and-axe.ts';

const database = await ownDatabase('demo');
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });
const site: SiteId = 'nontrivial';

/** Opens a new letter as an admin with a recent login. */
async function openLetter(): Promise<Page> {
  const { page } = await openAsAdmin(
    browsing,
    database,
    { site },
    { viewport: { width: 1280, height: 900 }, allow: [notes.foreignFrame, notes.status400] },
  );
  await page.goto(browsing.url(site, '/admin/newsletter'));
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await page.waitForURL(/\/admin\/newsletter\/issues\/\w+$/);
  await editor(page).waitFor();
  return page;
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const panel = (page: Page) => page.getByRole('group', { name: 'Image' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
/** Waits until the image is drawn, and returns its size. */
async function findDrawn(image: Locator): Promise<number[]> {
  const read = () =>
    image.evaluate((element) => {
      const { naturalWidth, naturalHeight } = element as HTMLImageElement;
      return [naturalWidth, naturalHeight];
    });
  await image.waitFor();
  await expect.poll(async () => (await read())[0]).toBeGreaterThan(0);
  return read();
}
/** Gives a file to the text as the browser does with one that is pasted or dropped. */
const give = (page: Page, kind: 'paste' | 'drop', name: string, bytes: Buffer) =>
  editor(page).evaluate(
    (text, file) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0));
      data.items.add(new File([content], file.name, { type: file.type }));
      const { left, top } = text.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true };
      text.dispatchEvent(
        file.kind === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', {
              ...common,
              dataTransfer: data,
              clientX: left + 40,
              clientY: top + 20,
            }),
      );
    },
    {
      kind,
      name,
      type: name.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
      base64: bytes.toString('base64'),
    },
  );

it('uploads an image by keyboard and shows it to readers', async () => {
  const subject = `Lakes ${newId()}`;
  await database.rows(
    `insert into subscriptions (site_id, id, email, state, frequency, source,
      confirmation_sent_at, confirmed_at) values ($1, $2, $3, 'active', 'weekly', 'form', now(),
      now())`,
    [site, newId(), `${newId().toLowerCase()}@reader.example`],
  );
  const page = await openLetter();
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await editor(page).focus();
  await page.keyboard.type('/');
  await page.getByRole('menu', { name: 'Add block' }).waitFor();
  await page.keyboard.type('i');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/^Image/);
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  await expect.poll(() => focused(page)).toBe('card-file');
  await passesAxe(page);

  // The error is announced and stands at the field.
  const input = panel(page).getByLabel('Image', { exact: true });
  await input.setInputFiles({
    name: 'lake.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  const problem = 'The image must be a PNG, JPEG, WebP, AVIF or GIF image.';
  await panel(page).getByText(problem).waitFor();
  await expect.poll(() => page.locator('#live-status').innerText()).toBe(problem);
  await expect.poll(() => focused(page)).toBe('card-file');
  await passesAxe(page);

  await input.setInputFiles({
    name: 'lake.jpg',
    mimeType: 'image/jpeg',
    buffer: withSegments(jpeg, createExif(6)),
  });
  await expect
    .poll(() => page.locator('#live-status').innerText())
    .toBe('lake.jpg uploaded. Describe it.');
  await expect.poll(() => focused(page)).toBe('card-alt');
  await page.keyboard.type('A lake');
  await page.keyboard.press('Enter');
  await panel(page).waitFor({ state: 'detached' });
  await editor(page).getByText('Image: A lake').waitFor();
  // On its side, as the camera was held.
  expect(await findDrawn(editor(page).locator('img'))).toEqual([8, 12]);

  await page.keyboard.press('Control+z');
  await editor(page).getByText('Image: A lake').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+y');
  await editor(page).getByText('Image: A lake').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await editor(page).getByText('Image: A lake').waitFor();
  await page.getByRole('heading', { name: `Letter: ${subject}` }).waitFor();

  const preview = page.frameLocator('iframe[title="Digest preview"]');
  expect(await findDrawn(preview.getByRole('img', { name: 'A lake' }))).toEqual([8, 12]);

  await page.getByRole('button', { name: 'Send or schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this letter?' });
  const hint = await dialog.getByText(/^Type [\d,]+ to confirm\.$/).innerText();
  await dialog.getByLabel('Number of readers').fill(/[\d,]+/.exec(hint)?.[0] ?? '');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await expect
    .poll(
      async () => {
        await page.goto(browsing.url(site, '/dev/mail'));
        return page.getByRole('link', { name: subject }).count();
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: subject }).first().click();
  const mail = page.frameLocator('iframe[title="The mail as HTML"]');
  expect(await findDrawn(mail.getByRole('img', { name: 'A lake' }))).toEqual([8, 12]);

  await page.goto(browsing.url(site, '/newsletter/archive'));
  await page.getByRole('link', { name: subject }).click();
  const shown = page.getByRole('img', { name: 'A lake' });
  expect(await findDrawn(shown)).toEqual([8, 12]);
  expect([await shown.getAttribute('width'), await shown.getAttribute('height')]).toEqual([
    '8',
    '12',
  ]);
});

it('accepts pasted and dropped images and shrinks large ones', async () => {
  const page = await openLetter();
  await editor(page).fill('Dear readers.');
  await give(page, 'paste', 'pasted.png', createPng(30, 20));
  await panel(page).waitFor();
  await expect.poll(() => focused(page)).toBe('card-alt');
  await page.keyboard.type('Pasted');
  await page.keyboard.press('Enter');
  await editor(page).getByText('Image: Pasted').waitFor();
  expect(await findDrawn(editor(page).locator('img'))).toEqual([30, 20]);

  // Noise, which no format makes small.
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2_000, 1_000];
    const drawing = canvas.getContext('2d');
    const pixels = new ImageData(2_000, 1_000);
    let state = 1;
    for (let i = 0; i < pixels.data.length; i += 1) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      pixels.data[i] = i % 4 === 3 ? 255 : state >> 16;
    }
    drawing?.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 1).split(',')[1] ?? '';
  });
  const photograph = Buffer.from(base64, 'base64');
  expect(photograph.length).toBeGreaterThan(2 * 1024 * 1024);
  await give(page, 'drop', 'photograph.jpg', photograph);
  await panel(page).waitFor();
  await expect.poll(() => focused(page)).toBe('card-alt');
  await page.keyboard.type('Dropped');
  await page.keyboard.press('Enter');
  await editor(page).getByText('Image: Dropped').waitFor();
  const dropped = editor(page).locator('[data-card]').filter({ hasText: 'Dropped' });
  expect(await findDrawn(dropped.locator('img'))).toEqual([1_600, 800]);

  // Few bytes, but more pixels than the server takes.
  await give(page, 'drop', 'panorama.png', createPng(9_000, 90));
  await panel(page).waitFor();
  await expect.poll(() => focused(page)).toBe('card-alt');
  await page.keyboard.type('Panorama');
  await page.keyboard.press('Enter');
  await editor(page).getByText('Image: Panorama').waitFor();
  const panorama = editor(page).locator('[data-card]').filter({ hasText: 'Panorama' });
  expect(await findDrawn(panorama.locator('img'))).toEqual([1_600, 16]);

  // A still of it would lose the animation without a word.
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2);
  const animated = createPng(3, 2, 128, [
    pngChunk('acTL', control),
    pngChunk('prVt', randomBytes(2 * 1024 * 1024)),
  ]);
  await give(page, 'drop', 'animated.png', animated);
  await panel(page).getByText('The image must be at most 2 MB.').waitFor();
});

it('says at the field that an image is still uploading', async () => {
  const page = await openLetter();
  const released = Promise.withResolvers<void>();
  await page.route('**/api/admin/images', async (route) => {
    await released.promise;
    await route.continue();
  });
  await give(page, 'drop', 'slow.png', createPng(30, 20));
  await panel(page).getByText('Uploading slow.png…').waitFor();
  await page.locator('#card-alt').focus();
  await page.keyboard.type('Slow');
  await page.keyboard.press('Enter');
  const problem = panel(page).getByText('The image is still uploading.');
  await problem.waitFor();
  expect(await focused(page)).toBe('card-file');
  released.resolve();
  await problem.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('card-alt');
});
