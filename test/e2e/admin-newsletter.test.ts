import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { notes, startBrowsing } from '../support/browsing.ts';
import { looksRight, looksRightEverywhere } from '../support/visual-and-axe.ts';
import { startMailbox } from '../support/mailbox.ts';
import { ownDatabase } from '../support/own-database.ts';
import { openAsAdmin } from '../support/signed-in.ts';
import type { SiteId } from '../support/sites.ts';
import { newId } from '../../server/domain/core/ids.ts';

const [mailbox, database] = await Promise.all([startMailbox(), ownDatabase('demo')]);
const browsing = startBrowsing({ env: { SMTP_URL: mailbox.url, DATABASE_URL: database.url } });
const url = (site: SiteId, address: string) => browsing.url(site, address);

/** Opens a browser for an admin with a recent login. */
async function asEditor(site: SiteId, email: string) {
  const { page } = await openAsAdmin(
    browsing,
    database,
    { site, email },
    { viewport: { width: 1280, height: 900 }, allow: [notes.foreignFrame] },
  );
  return page;
}

const titles = (page: Page) =>
  page
    .getByRole('list', { name: /^In this issue/ })
    .locator('h4')
    .allInnerTexts();

it('prepares, previews, tests and sends an issue once per reader', async () => {
  const site = 'nontrivial';
  const readers = ['one', 'two', 'three'].map((name) => `${name}@reader.example`);
  await database.rows(
    `update posts set created_at = now() where site_id = $1 and id in (select id from posts
      where site_id = $1 and is_visible order by score desc limit 8)`,
    [site],
  );
  for (const email of readers) {
    await database.rows(
      `insert into subscriptions (site_id, id, email, state, frequency, source,
        confirmation_sent_at, confirmed_at) values ($1, $2, $3, 'active', 'daily', 'form', now(),
        now()) on conflict do nothing`,
      [site, newId(), email],
    );
  }
  const page = await asEditor(site, 'editor@mail.example');
  await page.goto(url(site, '/admin/newsletter'));
  await page.getByRole('button', { name: 'Draft the daily issue' }).waitFor();
  await looksRightEverywhere(page, { axeOnPhone: true });

  // Prepared, it is held.
  await page.getByRole('button', { name: 'Draft the daily issue' }).click();
  await page.waitForURL(/\/admin\/newsletter\/issues\/\w+$/);
  await page.getByText(/^On hold since/).waitFor();
  await page.getByRole('heading', { name: 'Content' }).waitFor();
  const before = await titles(page);
  expect(before.length).toBeGreaterThan(2);

  // The second item becomes the first and retains focus.
  const choose = async (title: string | undefined, action: string) => {
    await page.getByRole('button', { name: `Actions – ${title}` }).press('Enter');
    await page.getByRole('menuitem', { name: action }).press('Enter');
  };
  await choose(before[1], 'Move up');
  const ordered = [before[1], before[0], ...before.slice(2)];
  expect(await titles(page)).toEqual(ordered);
  expect(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null),
  ).toBe(`Actions – ${before[1]}`);
  await choose(before.at(-1), 'Remove');
  const left = ordered.slice(0, -1);
  expect(await titles(page)).toEqual(left);
  await page.getByRole('textbox', { name: 'Subject' }).fill('What the editor chose');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Good morning.');
  await choose(before[0], 'Add note');
  await page.getByRole('textbox', { name: 'Note' }).fill('An editor’s own words on it.');
  await page.getByRole('button', { name: 'Save issue' }).click();
  await expect.poll(() => page.locator('#live-status').innerText()).toMatch(/^Issue saved\./);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(left);
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe(
    'An editor’s own words on it.',
  );

  // The email in the frame has its own styles and runs no script.
  const frame = page.frameLocator('iframe[title="Digest preview"]');
  await frame.getByText('Good morning.').waitFor();
  await frame.getByText('An editor’s own words on it.').waitFor();
  expect(await frame.locator('h2 a').allInnerTexts()).toEqual(left);
  const colors = () =>
    frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await colors();
  await page.getByLabel('Dark', { exact: true }).check();
  await expect.poll(colors).not.toBe(light);
  await page.getByLabel('Phone, 360').check();
  expect(
    await page.locator('iframe[title="Digest preview"]').evaluate((element) => element.clientWidth),
  ).toBe(360);
  await page.getByLabel('Plain text').check();
  expect(await page.locator('pre').innerText()).toContain('An editor’s own words on it.');
  await page.getByLabel('As a page').check();
  await frame.getByText('Good morning.').waitFor();
  const sentences = page.getByRole('region', { name: 'Sentences and their sources' });
  await sentences.locator('summary').first().click();
  const [quote, link] = [sentences.locator('blockquote'), sentences.getByText('In the source')];
  await expect.poll(() => quote.first().isVisible()).toBe(true);
  expect(await link.first().getAttribute('href')).toContain('#:~:text=');
  await looksRightEverywhere(page, { axeOnPhone: true });

  await page.getByRole('button', { name: 'Send me a test' }).click();
  expect((await mailbox.newest('editor@mail.example', /^\[Test\] /)).subject).toContain(
    'What the editor chose',
  );

  // By one key too many nothing is sent.
  await page.getByRole('button', { name: 'Send or schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this issue?' });
  await dialog.getByLabel('Number of readers').fill('2');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Type 3, the number of readers.').waitFor();
  await dialog.getByLabel('Number of readers').fill('3');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.waitFor({ state: 'detached' });
  for (const email of readers)
    expect((await mailbox.newest(email, /What the editor chose/)).raw).toContain('Good morning.');
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByText(/^\d+ sent$/).innerText();
      },
      { timeout: 20_000 },
    )
    .toBe('3 sent');
  expect(
    mailbox.mails
      .filter(({ to }) => readers.includes(to))
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(readers.toSorted());
  await expect.poll(() => page.getByText('Sent emails').count()).toBe(1);
  expect(await page.getByRole('region', { name: 'Sent emails' }).innerText()).toContain(
    '@reader.example',
  );
});

it('imports subscribers, reports rejected lines, and exports the list', async () => {
  const site = 'statecraft';
  const page = await asEditor(site, 'editor@statecraft.mail.example');
  await page.goto(url(site, '/admin/subscribers/import'));
  const lines = [
    'Name,E-mail,Lang,Consent,Unsubscribed',
    '"Ada, Countess",ada@reader.example,en,"Fair, ""Berlin""",',
    'Bob,bob@reader.example,de,,',
    ',nobody,en,Fair,',
    'Cleo,,en,Fair,',
    'Dora,ADA@reader.example,en,Fair,',
    'Emil,emil@reader.example,xx,Fair,2024-01-02 10:00:00',
    'Fay,fay@reader.example,xx,Fair,maybe',
  ];
  await page.getByLabel('File').setInputFiles({
    name: 'readers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
  });
  await page.getByText('7 rows in readers.csv.').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('email');
  const firstRow = page.getByRole('region', { name: 'The first rows' }).locator('tbody tr').first();
  expect(await firstRow.innerText()).toContain('To be answered');
  await page.getByText('At most 1,000 readers a day.').waitFor();
  // For the line that says nothing of it.
  await page.getByLabel('They’ve already agreed').check();
  await page
    .getByRole('textbox', { name: 'How they agreed' })
    .fill('Paper list of the spring fair');
  await page.getByRole('button', { name: 'Import 7 rows' }).click();
  await page.getByRole('link', { name: 'Choose what this means: no status.' }).waitFor();
  await page.getByLabel('Rows without a status').selectOption('Subscribed');
  await page.getByLabel('“maybe” in “unsubscribed”').selectOption('Never confirmed');
  expect(await firstRow.innerText()).toContain('Subscribed');
  await looksRightEverywhere(page, { axeOnPhone: true });
  await page.getByRole('button', { name: 'Import 7 rows' }).click();
  await page.getByRole('heading', { name: 'Import finished' }).waitFor();
  const skippedRows = page
    .getByRole('region', { name: 'Rows that were not imported' })
    .locator('tbody tr');
  expect((await skippedRows.allInnerTexts()).map((row) => row.split('\t')[0])).toEqual([
    'Line 4',
    'Line 5',
    'Line 6',
    'Line 7',
    'Line 8',
  ]);
  expect(await skippedRows.nth(0).innerText()).toContain('nobody');
  expect(await skippedRows.nth(2).innerText()).toContain('Duplicate of line 2.');
  expect(await skippedRows.nth(3).innerText()).toMatch(/emil@reader\.example.*Now blocked/is);
  expect(await skippedRows.nth(4).innerText()).toMatch(/fay@reader\.example.*Never confirmed/is);

  await page.getByRole('link', { name: 'See the subscribers' }).click();
  await expect
    .poll(() => page.locator('tbody th').filter({ hasText: 'ada@reader.example' }).count())
    .toBe(1);
  await page.getByText('Active subscribers', { exact: true }).waitFor();
  await looksRightEverywhere(page, { axeOnPhone: true });
  await page.getByLabel('Address or part of it').fill('bob@reader.example');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('button', { name: /^Unsubscribe/ }).count()).toBe(1);
  expect(
    await page.getByRole('region', { name: 'Subscribers, newest first' }).innerText(),
  ).toContain('Paper list of the spring fair');
  await page.getByRole('button', { name: 'Unsubscribe – bob@reader.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect
    .poll(() => page.getByRole('region', { name: 'Subscribers, newest first' }).innerText())
    .toContain('Unsubscribed');
  await page.getByRole('button', { name: 'Block – bob@reader.example' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Asked by phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Unblock – bob@reader.example' }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^statecraft-subscribers-\d{4}-\d\d-\d\d\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const csv = Buffer.concat(chunks).toString('utf8');
  expect(csv).toContain('ada@reader.example');
  expect(csv).toContain('Paper list of the spring fair');

  await page.goto(url(site, '/admin/subscribers/blocked'));
  await page.getByRole('region', { name: 'Blocked addresses, newest first' }).waitFor();
  await looksRight(page);
});

it('strikes a reported sentence with a correction', async () => {
  const site = 'statecraft';
  await database.rows(
    `insert into issues (site_id, id, frequency, period, starts_at, ends_at, state)
      values ($1, 'correction-i', 'daily', '2020-01-02', '2020-01-02', '2020-01-03', 'sent')`,
    [site],
  );
  const text = 'The treaty was signed by nine states.';
  await database.rows(
    `insert into corrections (site_id, id, sentence_id, issue_id, text, passages, post_ids, notes,
        first_reported_at)
      select $1, 'correction', 'sentence', 'correction-i', $2,
        jsonb_build_array(jsonb_build_object('post', id, 'number', 1, 'text', $2::text)),
        array[id], '{It was eight.}', now()
      from posts where site_id = $1 limit 1`,
    [site, text],
  );
  const page = await asEditor(site, 'corrects@mail.example');
  await page.goto(url(site, '/admin/newsletter'));
  await page.getByRole('link', { name: '1 sentence reported as wrong' }).click();
  await page.getByRole('heading', { name: text }).waitFor();
  await page.getByRole('button', { name: 'Strike and correct…' }).click();
  await looksRightEverywhere(page, { axeOnPhone: true });
  await page.getByRole('button', { name: 'Strike the sentence' }).click();
  await page.getByText('Write what is correct.').first().waitFor();
  await page.getByLabel('Correction').fill('Eight states signed it.');
  await page.getByRole('button', { name: 'Strike the sentence' }).click();
  await page.getByText('None.').waitFor();
  await page.getByLabel('Show').selectOption('Struck');
  await page.getByText('Eight states signed it.').waitFor();
  await looksRightEverywhere(page, { axeOnPhone: true });
});
