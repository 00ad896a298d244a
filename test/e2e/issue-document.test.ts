import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { notes, startBrowsing } from '../support/browsing.ts';
import { createPng } from '../support/images.ts';
import { ownDatabase } from '../support/own-database.ts';
import { openAsAdmin } from '../support/signed-in.ts';
import type { SiteId } from '../support/sites.ts';
import { passesAxe } from '../support/visual-and-axe.ts';

const database = await ownDatabase('demo');
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });
const site: SiteId = 'nontrivial';

/** Opens a page as an admin, with posts of today, as often as needed. */
async function openPage(path: string): Promise<Page> {
  await database.rows(
    `update posts set created_at = now() where site_id = $1 and id in (select id from posts
      where site_id = $1 and is_visible order by score desc limit 8)`,
    [site],
  );
  const { page } = await openAsAdmin(
    browsing,
    database,
    { site },
    {
      viewport: { width: 1280, height: 900 },
      allow: [notes.foreignFrame, notes.offline, notes.status400, notes.status409],
    },
  );
  await page.goto(browsing.url(site, path));
  return page;
}

/** Opens the next issue, which another test may have drafted. */
async function openDigest(name: 'Daily' | 'Weekly'): Promise<Page> {
  const page = await openPage('/admin/newsletter');
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) });
  await row.getByText(/^(?:Draft|Edit) the/).press('Enter');
  await page.waitForURL(/\/admin\/newsletter\/issues\/\w+$/);
  return page;
}

/** Opens a new letter. */
async function openLetter(): Promise<Page> {
  const page = await openPage('/admin/newsletter');
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await page.waitForURL(/\/admin\/newsletter\/issues\/\w+$/);
  return page;
}

const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent ??
      '',
  );
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
/** Waits until the text has blocks with these tags and texts. */
const hasBlocks = (page: Page, ...blocks: string[]) =>
  expect
    .poll(() =>
      editor(page).evaluate((text) =>
        [...text.children].map((block) => `${block.localName} ${block.textContent}`.trim()),
      ),
    )
    .toEqual(blocks);

/** Opens the form for the segment of the current block. */
async function openSectionForm(page: Page): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Block' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Show only to…' }).press('Enter');
}

/** Drags something by the mouse to a height in the window, in steps. */
async function dragTo(page: Page, grip: Locator, y: number): Promise<void> {
  const box = await grip.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, (box.y + y) / 2);
  await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Waits until the editor knows the selection, which the browser reports in its next frame. */
async function hasSelected(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toBe(text);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

it('writes a document with the keyboard alone, and saves it', async () => {
  const page = await openDigest('Daily');
  await editor(page).waitFor();
  await page.getByRole('textbox', { name: 'Preview text' }).focus();

  // The toolbar is one stop of the Tab key, the text the next one.
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Bold');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Text');

  // Markdown at the beginning of a block, and around words.
  await page.keyboard.type('# Lakes');
  await hasBlocks(page, 'h2 Lakes');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- **one**');
  await expect.poll(() => editor(page).locator('li strong').innerText()).toBe('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await hasBlocks(page, 'h2 Lakes', 'ul onetwo');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> deep');
  await page.keyboard.press('Enter');
  await page.keyboard.type('---');
  await hasBlocks(page, 'h2 Lakes', 'ul onetwo', 'blockquote deep', 'hr', 'p');

  // The menu of blocks.
  await page.keyboard.type('/');
  await page.getByRole('menu', { name: 'Add block' }).waitFor();
  await passesAxe(page);
  await expect.poll(() => focused(page)).toMatch(/^Text/);
  await page.keyboard.type('h');
  await expect.poll(() => focused(page)).toMatch(/^Heading/);
  await page.keyboard.press('Enter');
  await page.getByRole('menu', { name: 'Add block' }).waitFor({ state: 'detached' });
  await page.keyboard.type('Rivers');
  await hasBlocks(page, 'h2 Lakes', 'ul onetwo', 'blockquote deep', 'hr', 'h2 Rivers');

  // Moving, and undoing it.
  await page.keyboard.press('Alt+ArrowUp');
  await hasBlocks(page, 'h2 Lakes', 'ul onetwo', 'blockquote deep', 'h2 Rivers', 'hr');
  await page.keyboard.press('Control+z');
  await hasBlocks(page, 'h2 Lakes', 'ul onetwo', 'blockquote deep', 'hr', 'h2 Rivers');

  // A link by the toolbar, whose buttons say what is set.
  await page.keyboard.press('Enter');
  await page.keyboard.type('map');
  await page.keyboard.press('Shift+Home');
  await hasSelected(page, 'map');
  await page.keyboard.press('Alt+F10');
  await expect.poll(() => focused(page)).toBe('Bold');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed'))
    .toBe('true');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('Link');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Link' }).waitFor();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('A link begins with http:// or https://.').waitFor();
  await page.getByRole('textbox', { name: 'Link' }).press('Control+a');
  await page.keyboard.type('maps.example');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => editor(page).locator('a').getAttribute('href'))
    .toBe('https://maps.example');

  // Its key opens nothing else.
  await page.keyboard.press('Control+k');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Link' }).inputValue())
    .toBe('https://maps.example');
  expect(await page.getByRole('dialog', { name: 'Commands' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toMatch(/^Text/);

  // A block with fields, which Enter edits again.
  await page.keyboard.press('ArrowRight');
  await hasSelected(page, '');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await page.getByRole('menu', { name: 'Add block' }).waitFor();
  await page.keyboard.type('b');
  await expect.poll(() => focused(page)).toMatch(/^Button/);
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Button' }).waitFor();
  await page.keyboard.type('Read');
  await page.keyboard.press('Enter');
  await page.getByText('Link must not be empty.').waitFor();
  await passesAxe(page);
  await page.keyboard.type('https://read.example/');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Button' }).waitFor({ state: 'detached' });
  const written = ['h2 Lakes', 'ul onetwo', 'blockquote deep', 'hr', 'h2 Rivers', 'p map'];
  await hasBlocks(page, ...written, 'div Button: Read', 'p');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Label' }).fill('Read on');
  await page.keyboard.press('Enter');
  await hasBlocks(page, ...written, 'div Button: Read on', 'p');

  await page.getByRole('button', { name: 'Save issue' }).press('Enter');
  await expect.poll(() => page.locator('#live-status').innerText()).toMatch(/^Issue saved\./);
  await page.reload();
  await hasBlocks(page, ...written, 'div Button: Read on', 'p');
  await passesAxe(page);
});

it('keeps drafts on reload, offline and beside another editor', async () => {
  const page = await openDigest('Weekly');
  await editor(page).fill('From the first editor.');
  await page.getByText('Saved as a draft').waitFor();
  await page.reload();
  await hasBlocks(page, 'p From the first editor.');
  await page.getByText('Saved as a draft').waitFor();

  // Offline, this tab keeps what was typed, and warns before it is left.
  await page.context().setOffline(true);
  await editor(page).fill('Typed on a train.');
  await page.getByText('You’re offline.').waitFor();
  await page.getByRole('link', { name: 'Subscribers', exact: true }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave this page?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await leaving.waitFor({ state: 'detached' });

  const other = await openPage(new URL(page.url()).pathname);
  await hasBlocks(other, 'p From the first editor.');
  await editor(other).fill('From the second editor.');
  await other.getByText('Saved as a draft').waitFor();

  // The first editor is told, and chooses.
  await page.context().setOffline(false);
  const conflict = page.getByRole('alert').filter({ hasText: 'Another editor changed this issue' });
  await conflict.filter({ hasText: /Saved by \w+ on / }).waitFor();
  await hasBlocks(page, 'p Typed on a train.');
  await passesAxe(page);
  await page.getByRole('button', { name: 'Load their version' }).click();
  await hasBlocks(page, 'p From the second editor.');
  await conflict.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Discard changes' }).click();
  await hasBlocks(page, 'p');
});

it('saves no draft beside the request that publishes it', async () => {
  const page = await openDigest('Daily');
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() !== 'GET') statuses.push(response.status());
  });
  // The reply takes longer than the pause before a draft is saved.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (init?.method === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 1_000));
      return response;
    };
  });
  await page.getByRole('textbox', { name: 'Subject' }).fill('Published at once');
  await page.getByRole('button', { name: 'Save issue' }).click();
  await expect.poll(() => page.locator('#live-status').innerText()).toMatch(/^Issue saved\./);
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
});

it('shows the text of an issue while segments are loading', async () => {
  const page = await openDigest('Daily');
  await editor(page).fill('For Germans.');
  let answer = () => undefined as void;
  await page.route('**/api/admin/segments', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await openSectionForm(page);
  await page.getByRole('group', { name: 'Show only to…' }).getByText('Loading…').waitFor();
  expect(await editor(page).isVisible()).toBe(true);
  answer();
  await page.getByText('No segments yet.').waitFor();
});

it('says once why a draft was refused', async () => {
  const page = await openLetter();
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.fill('x'.repeat(121));
  await expect.poll(() => focused(page)).toContain('There is a problem');
  const refused = page.waitForResponse((response) => response.status() === 400);
  await editor(page).click();
  await page.keyboard.type('Dear readers.');
  await refused;
  await page.keyboard.type(' More.');
  await hasBlocks(page, 'p Dear readers. More.');
  await subject.fill('Shorter');
  await page.getByRole('main').getByText('Saved', { exact: true }).waitFor();
  expect(await page.getByText('There is a problem').count()).toBe(0);
});

it('previews the last text of a letter', async () => {
  const page = await openLetter();
  await page.getByRole('textbox', { name: 'Subject' }).fill('A preview');
  const preview = page.frameLocator('iframe[title="Digest preview"]').locator('body');
  // The text changes while the preview of the first is made.
  let requests = 0;
  await page.route(/\/preview\?/, async (route) => {
    requests += 1;
    if (requests === 1) await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  const previewed = page.waitForRequest(/\/preview\?/);
  await editor(page).fill('The first.');
  await previewed;
  await editor(page).fill('The second.');
  await preview.getByRole('paragraph').filter({ hasText: 'The second.' }).waitFor();
  await editor(page).press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByTitle('Digest preview').waitFor({ state: 'detached' });
});

it('writes a letter and schedules it', async () => {
  const page = await openLetter();
  const isIn = (state: string) =>
    page.getByRole('main').getByText(state, { exact: true }).first().waitFor();
  await isIn('Draft');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A letter');
  await page.getByRole('textbox', { name: 'Preview text' }).fill('What inboxes show');
  await editor(page).fill('Dear readers.');
  // It saves itself.
  await page.getByRole('heading', { name: 'Letter: A letter' }).waitFor();
  await isIn('Saved');
  expect(await page.getByRole('button', { name: 'Save issue' }).count()).toBe(0);
  await passesAxe(page);

  // The preview follows the text.
  await page
    .frameLocator('iframe[title="Digest preview"]')
    .getByRole('paragraph')
    .filter({ hasText: 'Dear readers.' })
    .waitFor();
  await page.getByText('What inboxes show').waitFor();
  expect(await page.getByText('Sentences and their sources').count()).toBe(0);

  await page.getByRole('button', { name: 'Send or schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this letter?' });
  const hint = await dialog.getByText(/^Type [\d,]+ to confirm\.$/).innerText();
  await dialog.getByLabel('Number of readers').fill(/[\d,]+/.exec(hint)?.[0] ?? '');
  const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 16);
  await dialog.getByLabel('Send at').fill(tomorrow);
  await passesAxe(page);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await isIn('Scheduled');
  expect(await page.getByRole('main').innerText()).not.toMatch(/\bHeld\b|\bhold\b/i);
  await page.getByRole('button', { name: 'Back to draft' }).click();
  await isIn('Draft');

  await page.getByRole('button', { name: 'Send or schedule…' }).click();
  await dialog.getByLabel('Number of readers').fill(/[\d,]+/.exec(hint)?.[0] ?? '');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByText(/^(?:Sending \d+ of \d+|Sent)$/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: /^Send (?:now|or)/ }).count()).toBe(0);
});

it('makes a filled form its block when another opens', async () => {
  const page = await openLetter();
  const add = page.getByRole('button', { name: 'Add block' });
  // The form has a field of the same name.
  const text = page.locator('#document');
  await add.click();
  await page.getByRole('menuitem', { name: 'Sponsor' }).click();
  const sponsor = page.getByRole('group', { name: 'Sponsor' });
  await sponsor.getByLabel('Name of the sponsor').fill('Quillstone');

  // It cannot be the block yet, so it stays and says why.
  await text.focus();
  await page.keyboard.type('/');
  await sponsor.getByText('Link must not be empty.').waitFor();
  await expect
    .poll(() => sponsor.getByLabel('Name of the sponsor').inputValue())
    .toBe('Quillstone');
  await sponsor.getByLabel('Link').fill('https://quillstone.example/');
  await text.focus();
  await page.keyboard.type('/');
  await page.getByRole('menu', { name: 'Add block' }).waitFor();
  await hasBlocks(page, 'div Sponsor: Quillstone', 'p');
});

it('keeps a block when someone types below or on it', async () => {
  const page = await openLetter();
  await page.locator('#document').focus();
  await page.keyboard.type('/spons');
  await expect.poll(() => focused(page)).toMatch(/^Sponsor/);
  await page.keyboard.press('Enter');
  const sponsor = page.getByRole('group', { name: 'Sponsor' });
  await sponsor.getByLabel('Name of the sponsor').fill('Quillstone');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await sponsor.getByLabel('Link').fill('https://quillstone.example/');
  await page.keyboard.press('Enter');
  await hasBlocks(page, 'div Sponsor: Quillstone', 'p');
  await saved;
  await page.reload();
  await hasBlocks(page, 'div Sponsor: Quillstone', 'p');
  await editor(page).locator('p').click();
  await page.keyboard.type('Below');
  await hasBlocks(page, 'div Sponsor: Quillstone', 'p Below');
  await editor(page).getByText('Sponsor: Quillstone').click();
  await page.keyboard.type('Between https://maps.example/x. https://maps.example/y ');
  const typed = 'p Between https://maps.example/x. https://maps.example/y';
  await hasBlocks(page, 'div Sponsor: Quillstone', typed, 'p Below');
  expect(
    await editor(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['https://maps.example/x', 'https://maps.example/y']);
});

it('finds a post by words of its title', async () => {
  const page = await openPage('/admin/newsletter');
  const title = `Otters return to the estuary ${newId()}`;
  const [post] = await database.rows<{ id: string }>(
    `update posts set title = $2 where (site_id, id) in
      (select site_id, id from posts where site_id = $1 and is_visible limit 1) returning id`,
    [site, title],
  );
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await page.waitForURL(/\/admin\/newsletter\/issues\/\w+$/);
  const add = async () => {
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('menuitem', { name: 'Post', exact: true }).click();
  };
  await add();
  await page.keyboard.type('otters estu');
  await page.getByRole('option', { name: title }).waitFor();
  await passesAxe(page);
  await page.keyboard.press('Enter');
  await hasBlocks(page, `div Post: ${title}`, 'p');

  // A link works too.
  await editor(page).locator('p').click();
  await add();
  await page.getByRole('combobox', { name: 'Post' }).fill(`/post/${post?.id}`);
  await page.keyboard.press('Enter');
  await hasBlocks(page, `div Post: ${title}`, `div Post: ${title}`, 'p');
});

it('limits a section to a segment with the keyboard', async () => {
  const segment = `German ${newId()}`;
  await database.rows(
    `insert into segments (site_id, id, name, rule, updated_at) values ($1, $2, $3, $4, now())`,
    [
      site,
      newId(),
      segment,
      JSON.stringify({
        languages: ['de'],
        frequencies: [],
        sources: [],
        origins: [],
        tags: [],
        activity: null,
        isMember: null,
      }),
    ],
  );
  const page = await openLetter();
  await page.getByRole('textbox', { name: 'Subject' }).fill('A letter with a section');
  await editor(page).click();
  await page.keyboard.type('For all.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('For Germans.');
  await hasBlocks(page, 'p For all.', 'p For Germans.');

  await openSectionForm(page);
  const form = page.getByRole('group', { name: 'Show only to…' });
  const choice = form.getByLabel('Readers of these blocks');
  await expect.poll(() => choice.evaluate((it) => it === document.activeElement)).toBe(true);
  await passesAxe(page);
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await openSectionForm(page);
  await choice.selectOption(segment);
  await form.getByRole('button', { name: 'Apply' }).press('Enter');
  const label = `Only for readers in “${segment}”`;
  await hasBlocks(page, 'p For all.', `div ${label}For Germans.`);
  await editor(page).getByRole('group', { name: label }).waitFor();

  // Enter in an empty text at its end leaves the section.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Also.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Until then.');
  const written = ['p For all.', `div ${label}For Germans.Also.`, 'p Until then.'];
  await hasBlocks(page, ...written);
  await page.getByText(new RegExp(`“${segment}”: \\d+ of `)).waitFor();
  await page.reload();
  await hasBlocks(page, ...written);
  await passesAxe(page);

  const mail = page.frameLocator('iframe[title="Digest preview"]');
  const words = (text: string) => mail.getByRole('paragraph').filter({ hasText: text });
  await words('Until then.').waitFor();
  expect(await words('For Germans.').count()).toBe(0);
  await page.getByRole('checkbox', { name: segment }).check();
  await words('For Germans.').waitFor();
});

it('deletes a letter that was not sent', async () => {
  const page = await openLetter();
  const subject = `Deleted ${newId()}`;
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await editor(page).fill('Dear readers.');
  await page.getByRole('heading', { name: `Letter: ${subject}` }).waitFor();
  const choose = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete this letter…' }).click();
  };
  await choose();
  const dialog = page.getByRole('dialog', { name: 'Delete this letter?' });
  await passesAxe(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await dialog.waitFor({ state: 'detached' });
  await choose();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL(/\/admin\/newsletter$/);
  await page.getByRole('button', { name: 'Write a letter' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: subject }).count()).toBe(0);
});

it('begins a letter with a template, which has a name', async () => {
  const page = await openLetter();
  const name = `Review ${newId()}`;
  await page.getByRole('textbox', { name: 'Subject' }).fill('Every month');
  await editor(page).fill('Dear readers.');
  await page.getByRole('heading', { name: 'Letter: Every month' }).waitFor();
  await page.getByRole('main').getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
  await passesAxe(page);
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await field.fill(name);
  await passesAxe(page);
  await field.press('Enter');
  await field.waitFor({ state: 'detached' });

  await page.goto(browsing.url(site, '/admin/newsletter'));
  await page.getByRole('button', { name: 'Start from…' }).click();
  await page.getByRole('menuitem', { name: 'Manage templates' }).click();
  await page.getByRole('button', { name: `Actions – ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await field.fill(`${name} 2`);
  await field.press('Enter');
  await field.waitFor({ state: 'detached' });
  await passesAxe(page);

  await page.goto(browsing.url(site, '/admin/newsletter'));
  await page.getByRole('button', { name: 'Start from…' }).click();
  await page.getByRole('menuitem', { name: `${name} 2` }).click();
  await page.getByRole('heading', { name: 'Letter: Every month' }).waitFor();
  await hasBlocks(page, 'p Dear readers.');
});

it('orders blocks by dragging, and by the menu of each', async () => {
  const page = await openLetter();
  await editor(page).click();
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Three');
  const [one, three] = [editor(page).getByText('One'), editor(page).getByText('Three')];
  const middle = async (it: Locator) => {
    const box = await it.boundingBox();
    return box ? box.y + box.height / 2 : 0;
  };
  // The grip is beside the block that is pointed at.
  await three.hover();
  const grip = page.locator('button[aria-label="Block"][tabindex="-1"]').last();
  await expect
    .poll(async () => Math.abs((await middle(grip)) - (await middle(three))))
    .toBeLessThan(12);
  await dragTo(page, grip, (await middle(one)) - 14);
  await hasBlocks(page, 'p Three', 'p One', 'p Two');
  await page.keyboard.press('Control+z');
  await hasBlocks(page, 'p One', 'p Two', 'p Three');
  await editor(page).getByText('Two').hover();
  await grip.click();
  await page.getByRole('menu', { name: 'Block' }).waitFor();
  await passesAxe(page);
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await hasBlocks(page, 'p One', 'p Two', 'p Two', 'p Three');
});

it('orders posts by dragging, and by the keys of each', async () => {
  const page = await openDigest('Daily');
  await editor(page).waitFor();
  const list = page.getByRole('list', { name: /^In this issue/ });
  const titles = () => list.locator('h4').allInnerTexts();
  const [first = '', second = '', third = ''] = await titles();
  const actions = (title: string) => page.getByRole('button', { name: `Actions – ${title}` });
  await actions(first).scrollIntoViewIfNeeded();
  const top = (await list.boundingBox())?.y ?? 0;
  await dragTo(page, actions(third), top + 4);
  await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([third, first, second]);
  expect(await page.getByRole('menu').count()).toBe(0);
  await actions(third).press('Alt+ArrowDown');
  await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([first, third, second]);
  await expect.poll(() => focused(page)).toBe(`Actions – ${third}`);
  await page.getByRole('button', { name: 'Discard changes' }).click();
});

it('follows a digest with its preview', async () => {
  const page = await openDigest('Weekly');
  const preview = page.frameLocator('iframe[title="Digest preview"]');
  await preview.locator('h2 a').first().waitFor();
  const titles = () => preview.locator('h2 a').allInnerTexts();
  const [first = '', second = ''] = await titles();
  await editor(page).fill('Seen at once.');
  await preview.getByText('Seen at once.').waitFor();
  await page.getByRole('button', { name: `Actions – ${second}` }).press('Alt+ArrowUp');
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([first, second]);
});

it('takes few steps to schedule a letter with a picture and a sponsor', async () => {
  const page = await openLetter();
  let steps = 0;
  const press = async (button: Locator) => {
    steps += 1;
    await button.click();
  };
  const add = async (name: string) => {
    await press(page.getByRole('button', { name: 'Add block' }));
    await press(page.getByRole('menuitem', { name }));
  };
  await page.getByRole('textbox', { name: 'Subject' }).fill('Three things');
  await press(editor(page));
  for (const [heading, text] of [
    ['Prices', 'They rose.'],
    ['Proofs', 'There are two.'],
    ['People', 'One is new.'],
  ]) {
    await page.keyboard.type(`## ${heading}`);
    await page.keyboard.press('Enter');
    await page.keyboard.type(`${text}`);
    await page.keyboard.press('Enter');
  }
  await add('Image');
  await page.locator('#card-file').setInputFiles({
    name: 'chart.png',
    mimeType: 'image/png',
    buffer: createPng(600, 240),
  });
  const image = page.getByRole('group', { name: 'Image' });
  await image.getByText('Choose another file').waitFor();
  await image.getByLabel('Alternative text').fill('A chart of prices');
  await image.getByLabel('Caption').fill('Prices since May');
  await press(image.getByRole('button', { name: 'Add' }));
  await page.keyboard.press('ArrowDown');
  await add('Sponsor');
  const sponsor = page.getByRole('group', { name: 'Sponsor' });
  await sponsor.getByLabel('Name of the sponsor').fill('Quillstone');
  await sponsor.getByRole('textbox', { name: 'Link' }).fill('https://quillstone.example/');
  await press(sponsor.getByRole('button', { name: 'Add' }));
  const mail = page.frameLocator('iframe[title="Digest preview"]');
  await mail.getByText('Quillstone').waitFor();
  await mail.getByText('Prices since May').waitFor();
  await page.getByRole('main').getByText('Saved', { exact: true }).waitFor();

  await press(page.getByRole('button', { name: 'Send or schedule…' }));
  const dialog = page.getByRole('dialog', { name: 'Send this letter?' });
  const hint = await dialog.getByText(/^Type [\d,]+ to confirm\.$/).innerText();
  await dialog.getByLabel('Number of readers').fill(/[\d,]+/.exec(hint)?.[0] ?? '');
  await dialog.getByLabel('Send at').fill(new Date(Date.now() + dayMs).toISOString().slice(0, 16));
  await press(dialog.getByRole('button', { name: 'Schedule' }));
  await page.getByRole('main').getByText('Scheduled', { exact: true }).first().waitFor();
  expect(steps).toBeLessThanOrEqual(10);
}, 60_000);

it('loses none of ten edits by two editors', async () => {
  const first = await openLetter();
  const path = new URL(first.url()).pathname;
  const editors = [first, await openPage(path)];
  const lines = Array.from({ length: 10 }, (_, i) => `Line ${i}.`);
  for (const [i, line] of lines.entries()) {
    const page = editors[i % 2] as Page;
    await page.reload();
    const before = lines.slice(0, i).map((text) => `p ${text}`);
    await hasBlocks(page, ...(i === 0 ? ['p'] : before));
    await editor(page).press('Control+End');
    await hasSelected(page, '');
    if (i > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
    await hasBlocks(page, ...before, `p ${line}`);
    await page.getByRole('main').getByText('Saved', { exact: true }).waitFor();
  }
}, 120_000);
