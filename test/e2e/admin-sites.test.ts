import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { settled, startBrowsing } from '../support/browsing.ts';
import { inThisRun } from '../support/full-run.ts';
import { rows } from '../support/own-database.ts';
import { looksRight, looksRightEverywhere } from '../support/visual-and-axe.ts';
import { join, openAs, type Member } from '../support/signed-in.ts';

const browsing = startBrowsing({ env: { ADMIN_EMAILS: 'platform_admin.nontrivial@mail.example' } });
const url = (address: string) => browsing.url('nontrivial', address);
const status = (code: number) =>
  new RegExp(`^error: Failed to load resource: the server responded with a status of ${code}`);
/** Excludes frames with previews, where axe cannot run. */
const blocked = /^error: Blocked script execution in '[^']*\/admin\/preview\//;

const draft = (page: Page) => page.getByRole('region', { name: 'Draft', exact: true });
const color = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const saved = (page: Page, changes: number) =>
  draft(page)
    .getByText(
      changes === 1
        ? 'Draft saved · 1 unpublished change'
        : `Draft saved · ${changes} unpublished changes`,
    )
    .waitFor();
/** A computed color of the page. */
const worn = (page: Page, name: string) =>
  page.evaluate(
    (variable) => getComputedStyle(document.documentElement).getPropertyValue(variable),
    name,
  );

let member: Promise<Member> | undefined;
/** The admin of the installation, one for all. */
const platform = () => (member ??= join(browsing, 'nontrivial', { username: 'Platform_Admin' }));

it('creates a site, sets its colors, and rejects poor contrast', async () => {
  const { page } = await openAs(browsing, await platform(), { allow: [status(400)] });
  await page.goto(url('/admin/sites'));
  await page.getByRole('cell', { name: 'statecraft' }).first().waitFor();
  expect(await page.locator('tbody tr').count()).toBe(3);
  await page.getByRole('button', { name: 'New site…' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Gardening');
  await page.getByLabel('Hosts').fill('Garden!');
  await page.getByLabel('Language').selectOption('German');
  await page.getByRole('radio', { name: 'Journal' }).check();
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.locator('[role="alert"] li').first().waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Gardening');
  await page.getByLabel('Hosts').fill('');
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.waitForURL(url('/admin/sites/gardening?part=colors'));
  await page.getByRole('heading', { name: 'Gardening', level: 1 }).waitFor();

  // The preview follows the input in both schemes.
  await color(page, 'Primary, light').fill('#1b5e20');
  await saved(page, 1);
  const frame = (scheme: string) => page.frameLocator(`iframe[title^="List, ${scheme}"]`);
  await expect.poll(() => frame('light').locator('html').getAttribute('class')).toBe('light');
  await expect.poll(() => frame('dark').locator('html').getAttribute('class')).toBe('dark');
  expect(await frame('light').locator('header').innerText()).toContain('Gardening');
  await page.getByRole('button', { name: 'Generate dark colors' }).click();
  await expect.poll(() => color(page, 'Primary, dark').inputValue()).not.toBe('#7aa7ff');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => color(page, 'Primary, dark').inputValue()).toBe('#7aa7ff');
  await saved(page, 1);

  // Uses its own window: background pages paint once a second.
  const { page: reader } = await browsing.open();
  const asReader = async () => {
    await reader.goto(`http://gardening.localhost:${browsing.program.port}/`);
    return [await worn(reader, '--primary'), await worn(reader, '--text')];
  };
  expect(await asReader()).toEqual(['#2563eb', '#0f172a']);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByLabel('Note').fill('Green');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await draft(page).getByText('No unpublished changes.').waitFor();
  expect(await asReader()).toEqual(['#1b5e20', '#0f172a']);
  expect(await reader.title()).toContain('Gardening');

  // Words that cannot be read.
  await color(page, 'Text, light').fill('#cccccc');
  await page.getByText('Text on background, light').waitFor();
  await saved(page, 1);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await page
    .locator('dialog [role="alert"]')
    .getByText('Give a reason to publish these colors')
    .waitFor();
  await page.getByRole('button', { name: 'Not yet' }).click();
  expect(await asReader()).toEqual(['#1b5e20', '#0f172a']);
  await page
    .getByRole('button', { name: /^Use #[0-9a-f]{6} for Text on background, light$/ })
    .click();
  await page.getByText('All 24 color pairs pass').waitFor();
  await saved(page, 1);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await draft(page).getByText('No unpublished changes.').waitFor();
  const [, text] = await asReader();
  expect(text).toBe(await color(page, 'Text, light').inputValue());
  expect(text).not.toBe('#0f172a');

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Publish this again – Green' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => page.locator('ol > li').first().innerText()).toContain('Back to “Green”');
  expect(await asReader()).toEqual(['#1b5e20', '#0f172a']);
  expect(await page.locator('ol > li').nth(1).innerText()).toContain('1 change');

  // Errors appear at their fields, and the input remains.
  await page.getByRole('link', { name: 'Custom CSS' }).click();
  await page
    .getByRole('textbox', { name: 'Custom CSS' })
    .fill('.title { background: url(https://evil.example/x.png); }');
  await draft(page)
    .getByRole('button', { name: /^Custom CSS/ })
    .waitFor();
  await page.getByRole('link', { name: 'Identity' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Gardens');
  await draft(page)
    .getByRole('button', { name: /^Custom CSS/ })
    .click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Custom CSS' }).inputValue())
    .toContain('evil.example');
  await page.getByRole('link', { name: 'All sites' }).click();
  await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('textbox', { name: 'Custom CSS' }).fill('.title { letter-spacing: 0; }');
  await saved(page, 2);
});

it('says which files can be a logo', async () => {
  const { page } = await openAs(browsing, await platform(), { allow: [status(400)] });
  await page.goto(url('/admin/sites/nontrivial?part=identity'));
  const file = { mimeType: '', buffer: Buffer.from('words') };
  const input = page.getByLabel('Logo', { exact: true });
  await input.setInputFiles({ ...file, name: 'logo.tiff' });
  await page.getByText('An image other than SVG must be a PNG, JPEG').waitFor();
  await input.setInputFiles({ ...file, name: 'logo.svg' });
  await page.getByText('The image was rejected').first().waitFor();
});

it('keeps unsaved tags between parts, and asks before leaving', async () => {
  const { page } = await openAs(browsing, await platform());
  await page.goto(url('/admin/sites/statecraft?part=tags'));
  await page.getByRole('button', { name: 'Add a tag' }).click();
  const added = page.getByLabel(/^Name of tag/).last();
  await added.fill('glaciers');
  const parts = page.getByRole('navigation', { name: 'Settings of Statecraft' });
  await parts.getByRole('link', { name: 'Features' }).click();
  await page.getByRole('heading', { name: 'Features', level: 2 }).waitFor();
  await parts.getByRole('link', { name: 'Tags' }).click();
  expect(await added.inputValue()).toBe('glaciers');
  await page.getByRole('link', { name: 'All sites' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByText('Tags have unsaved changes.').waitFor();
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await page
    .getByLabel(/^Description of tag/)
    .last()
    .fill('Ice that moves.');
  await page.getByRole('button', { name: 'Save tags' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'All sites' }).click();
  await page.waitForURL(url('/admin/sites'));
});

it('shows the restored entries of a list after Undo', async () => {
  const { page } = await openAs(browsing, await platform());
  await page.goto(url('/admin/sites/statecraft?part=newsletter'));
  const origins = page.getByLabel('Origins that may embed the form');
  await origins.fill('https://Blog.example\n');
  await saved(page, 1);
  expect(await origins.inputValue()).toBe('https://Blog.example\n');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => origins.inputValue()).toBe('');
});

it('downloads a site before its deletion, and keeps it', async () => {
  const { page } = await openAs(browsing, await platform(), { allow: [blocked] });
  await page.goto(url('/admin/sites/statecraft?part=transfer'));
  await page.getByRole('button', { name: 'Delete site…' }).click();
  const dialog = page.getByRole('dialog');
  await looksRight(page);
  const downloads = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download site' }).click();
  expect((await downloads).suggestedFilename()).toMatch(/^statecraft-site-[\d-]{10}\.tar\.gz$/);
  await dialog.getByRole('button', { name: 'Delete site' }).click();
  await page.getByText('The site is closed. It will be deleted on').waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: 'Keep site' }).click();
  await page.getByRole('button', { name: 'Delete site…' }).waitFor();
});

it('lists the sites of a cell that is down, and refuses a wrong one', async () => {
  const sites = [
    {
      id: 'allotment',
      name: 'The Allotment',
      address: 'allotment.example.org',
      state: 'open',
      members: 1234,
      posts: 56,
      subscribers: 789,
      staff: [
        { username: 'Ada', role: 'admin' },
        { username: 'Grace', role: 'moderator' },
      ],
    },
  ];
  await rows(
    browsing.program.databaseUrl ?? '',
    `insert into cells (id, address, key, sites, answered_at, problem, since, asked_at, created_at)
      values ('second', 'https://cell-2.example.org', '', $1, now() - interval '1 hour',
        'unreachable', now() - interval '50 minutes', now(), now())`,
    [JSON.stringify(sites)],
  );
  const { page } = await openAs(browsing, await platform(), { allow: [status(400)] });
  await page.goto(url('/admin/sites'));
  const cell = page.getByRole('region', { name: 'cell-2.example.org' });
  expect(await cell.locator('tbody').innerText()).toMatch(
    /1,234\s+56\s+789\s+Ada \(admin\), Grace/,
  );
  await page.getByText('Not reachable since').waitFor();
  await page.getByRole('button', { name: 'Add a cell…' }).click();
  await page.getByLabel('Address', { exact: true }).fill('https://cell.invalid');
  await page.getByLabel('API key').fill('bs_short');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('[role="alert"] li').first().waitFor();
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe(
    'https://cell.invalid',
  );
  await looksRightEverywhere(page);
  await page.getByRole('button', { name: 'Remove cell-2.example.org…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await cell.waitFor({ state: 'detached' });
});

it('shows nothing to members and anonymous visitors', async () => {
  for (const { page } of [
    await openAs(browsing, await join(browsing), { allow: [status(404)] }),
    await browsing.open({ allow: [status(404)] }),
  ]) {
    await page.goto(url('/admin/sites'));
    await page.getByRole('heading', { name: 'Not Found' }).waitFor();
  }
});

it.each(
  inThisRun(
    [
      ['a wide window', { viewport: { width: 1280, height: 800 } }, 'colors'],
      [
        'a phone',
        { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
        'identity',
      ],
    ],
    ([name]) => name === 'a wide window',
  ),
)('in %s fits the whole editor and passes axe', async (_name, size, looked) => {
  const { page } = await openAs(browsing, await platform(), { ...size, allow: [blocked] });
  await page.goto(url('/admin/sites'));
  await page.getByRole('cell', { name: 'statecraft' }).first().waitFor();
  await page.getByRole('button', { name: 'New site…' }).click();
  await looksRight(page);
  await page.getByRole('link', { name: 'Statecraft' }).click();
  const parts = page.getByRole('navigation', { name: 'Settings of Statecraft' }).getByRole('link');
  await parts.first().waitFor();
  for (const link of await parts.all()) {
    await link.click();
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).first().innerText())
      .toBe((await link.innerText()).replace(/\s*\(.*/, ''));
    await settled(page);
    const part = new URL(page.url()).searchParams.get('part') ?? '';
    if (part === looked) await looksRight(page);
    else
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        part,
      ).toBeLessThanOrEqual(size.viewport.width);
  }
});
