import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { newId } from '../../server/domain/core/ids.ts';
import { expectStatus, notes, phone, startBrowsing } from '../support/browsing.ts';
import { createPng } from '../support/images.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { ownDatabase } from '../support/own-database.ts';
import { join, openAs, type Member } from '../support/signed-in.ts';
import type { SiteId } from '../support/sites.ts';
import { fitsWindow, passesAxe } from '../support/visual-and-axe.ts';

const site: SiteId = 'nontrivial';
const database = await ownDatabase('demo');
await database.rows('update sites set settings = settings || $2 where id = $1', [
  site,
  { pictures: { inTexts: true, minKarma: 5 } },
]);
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });
const url = (path: string) => browsing.url(site, path);
const wide = { viewport: { width: 1280, height: 900 } };

async function joinWithKarma(karma = 5): Promise<Member> {
  const member = await join(browsing, site, { username: `painter_${newId().slice(-6)}` });
  await database.rows('update users set karma = $1 where username = $2', [karma, member.username]);
  return member;
}

const area = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const fresh = (page: Page) => page.getByRole('group', { name: 'New picture' });
const alt = (page: Page) => fresh(page).getByLabel('What does the picture show?');
const add = (page: Page) => fresh(page).getByRole('button', { name: 'Add to the text' });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('main input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer });
/** Gives a file to the text as the browser does with one that is pasted or dropped. */
const give = (text: Locator, kind: 'paste' | 'drop', bytes: Buffer) =>
  text.evaluate(
    (element, file) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0));
      data.items.add(new File([content], 'sea.png', { type: 'image/png' }));
      const common = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        file.kind === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data }),
      );
    },
    { kind, base64: bytes.toString('base64') },
  );

it.each([
  ['a phone', phone],
  ['a desktop', wide],
])('adds pictures to a post by button, paste and drop on %s', async (_, device) => {
  const { page } = await openAs(browsing, await joinWithKarma(), device);
  await page.goto(url('/submit'));
  const title = `Three seas ${newId()}`;
  await page.getByLabel('Title', { exact: true }).fill(title);
  await area(page).fill('Look here.');
  await choose(page, 'sea.png', createPng(1_200, 900, 10));
  await alt(page).fill('A *grey* sea [north]');
  await fresh(page).getByText('Uploaded: sea.png').waitFor();
  await fitsWindow(page);
  await passesAxe(page);
  await add(page).click();
  await expectStatus(page, 'Picture added to the text.');
  expect(await area(page).inputValue()).toMatch(
    /^Look here\.\n\n!\[A \\\*grey\\\* sea \\\[north\\\]\]\(\/images\/[0-9a-f]{32}-1200x900\.png\)\n\n$/,
  );
  for (const [kind, shade] of [
    ['paste', 60],
    ['drop', 110],
  ] as const) {
    await give(area(page), kind, createPng(60, 40, shade));
    await fresh(page).getByText('Uploaded: sea.png').waitFor();
    await page.keyboard.type(`By ${kind}`);
    await page.keyboard.press('Enter');
    await fresh(page).waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const shown = page.locator('main article img[src^="/images/"]');
  await expect.poll(() => shown.count()).toBe(3);
  expect(await shown.first().getAttribute('alt')).toBe('A *grey* sea [north]');

  // As a reader who comes anew.
  const reader = await browsing.open(device);
  await reader.page.addInitScript(watchShifts);
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.page.emulateMedia({ colorScheme });
    await reader.page.goto(page.url(), { waitUntil: 'networkidle' });
    const picture = reader.page.locator('main article img[src^="/images/"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(4 / 3, 1);
    await fitsWindow(reader.page);
    await passesAxe(reader.page);
    expect(await shifts(reader.page)).toEqual([]);
  }
});

it('adds a picture to a comment by keyboard', async () => {
  const member = await joinWithKarma();
  const { page } = await openAs(browsing, member, wide);
  const list = await member.call('get', '/api/posts?limit=1');
  const [post] = (list.body as { posts: { slug: string }[] }).posts;
  await page.goto(url(`/post/${post?.slug}`));
  const comment = page.getByRole('textbox', { name: 'Write a comment' });
  await comment.focus();
  await choose(page, 'sea.png', createPng(80, 60, 30));
  await fresh(page).getByText('Uploaded: sea.png').waitFor();
  await page.keyboard.press('Enter');
  await fresh(page).getByRole('alert').waitFor();
  await page.keyboard.type('The sea');
  await page.keyboard.press('Enter');
  await fresh(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page.getByRole('article').getByRole('img', { name: 'The sea' }).waitFor();
});

it('says what is wrong with a file, and keeps what was typed', async () => {
  const { page } = await openAs(browsing, await joinWithKarma(), {
    ...wide,
    allow: [notes.status400],
  });
  await page.goto(url('/submit'));
  await area(page).fill('Words.');
  await choose(page, 'sea.png', Buffer.from('no image'));
  await alt(page).fill('The sea');
  await fresh(page)
    .getByText('The picture must be a PNG, JPEG, WebP, AVIF or GIF image.')
    .waitFor();
  await fresh(page).getByRole('button', { name: 'Try again' }).click();
  await fresh(page).getByText('The picture must be a PNG').waitFor();
  expect(await alt(page).inputValue()).toBe('The sea');
  await fresh(page).getByRole('button', { name: 'Remove the picture' }).click();
  expect(await fresh(page).count()).toBe(0);
  expect(await area(page).inputValue()).toBe('Words.');
});

it('names the karma that a member lacks', async () => {
  const { page } = await openAs(browsing, await joinWithKarma(4), {
    ...wide,
    allow: [notes.status403],
  });
  await page.goto(url('/submit'));
  await page.getByText('Or paste or drop one. Needs 5 karma.').waitFor();
  await choose(page, 'sea.png', createPng());
  await fresh(page).getByText('You can add pictures from 5 karma on. You have 4.').waitFor();
});

it('has no button where the site has no pictures', async () => {
  const member = await join(browsing, 'statecraft');
  const { page } = await openAs(browsing, member, wide);
  await page.goto(browsing.url('statecraft', '/submit'));
  await area(page).waitFor();
  expect(await page.getByRole('button', { name: 'Add a picture' }).count()).toBe(0);
});
