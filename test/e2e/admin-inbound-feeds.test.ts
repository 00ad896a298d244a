import { ghostExport } from '../support/ghost-export.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join as joinPath } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { expectStatus, startBrowsing } from '../support/browsing.ts';
import { looksRightEverywhere } from '../support/visual-and-axe.ts';
import { ownDatabase } from '../support/own-database.ts';
import { join, openAs } from '../support/signed-in.ts';

/** A newspaper on the simulated internet (`playInternet`). */
let stories = [
  'First story of the paper',
  'Second story of the paper',
  'A <b>bold</b> & hostile <img src=x onerror=alert(1)> story',
];
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const minutesBefore = (minutes: number) => new Date(Date.now() - 60_000 * minutes);
const paper = createServer((req, res) => {
  if (req.url === '/')
    return void res
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(
        '<!doctype html><html><head><title>Paper</title><link ' +
          'rel="alternate" type="application/rss+xml" ' +
          'href="/feed.xml"></head></html>',
      );
  if (req.url !== '/feed.xml') return void res.writeHead(404).end();
  const items = stories.map(
    (title, i) =>
      `<item><title>${escaped(title)}</title><link>/story/${i}</link>` +
      `<pubDate>${minutesBefore(stories.length - i).toUTCString()}</pubDate></item>`,
  );
  res
    .writeHead(200, { 'Content-Type': 'application/rss+xml' })
    .end(
      '<rss version="2.0"><channel><title>The ' +
        `Paper</title><link>http://paper.feeds.test/</link>${items.join('')}<item><title>Leads ` +
        'to script</title><link>javascript:alert(1)</link></item></channel></rss>',
    );
}).listen(0, '127.0.0.1');
await once(paper, 'listening');
afterAll(() => void paper.close());

const database = await ownDatabase('demo');
const browsing = startBrowsing({
  env: { DATABASE_URL: database.url, TEST_INTERNET: String((paper.address() as AddressInfo).port) },
  nodeArgs: ['--import', joinPath(projectRoot, 'test/support/fake-internet.ts')],
});
const site = 'nontrivial';
const url = (address: string) => browsing.url(site, address);
const status = (code: number) =>
  new RegExp(`^error: Failed to load resource: the server responded with a status of ${code}`);

async function adminCalled(username: string) {
  const member = await join(browsing, site, { username });
  await database.rows("update users set role = 'admin' where site_id = $1 and username = $2", [
    site,
    username,
  ]);
  return member;
}

it('connects a feed and shows its stories on home', async () => {
  const { page } = await openAs(browsing, await adminCalled('Editor_one'), {
    allow: [status(400)],
  });
  await page.goto(url('/admin/inbound-feeds'));
  await page.getByText('No feeds are connected yet.').waitFor();
  await page.getByRole('button', { name: 'Connect the feed' }).click();
  await page.getByRole('alert').getByText('Enter the URL of a feed').waitFor();
  await page.getByLabel('URL', { exact: true }).fill('http://127.0.0.1/feed');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .getByText('The URL is not a feed: no server answered at this URL.')
    .waitFor();
  await page.getByLabel('URL', { exact: true }).fill('http://paper.feeds.test/');
  await page.getByLabel('research').check();
  await page.getByLabel('Max posts per check').fill('5');
  await page.keyboard.press('Enter');
  await page.locator('main').getByText('3 posts from it are on the site now.').waitFor();
  await expectStatus(page, /^The Paper is connected\. 3 new posts\.$/);
  const item = page.locator('#feeds > li');
  const timing = String.raw`Due in \d+ minutes · read (?:just now|\d+ (?:second|minute)s? ago)`;
  await expect
    .poll(() => item.innerText())
    .toMatch(
      new RegExp(String.raw`The Paper\s+${timing}\s+, .+ · 3 posts by the-paper · research`, 's'),
    );
  await looksRightEverywhere(page);

  await page.goto(url('/new'));
  const titles = () => page.locator('main article h2, main article h3').allInnerTexts();
  await expect
    .poll(async () => (await titles()).slice(0, 3))
    .toEqual(['A bold & hostile story', 'Second story of the paper', 'First story of the paper']);
  expect(await page.getByText('Leads to script').count()).toBe(0);

  stories = [...stories, 'A fresh story of the paper'];
  await page.goto(url('/admin/inbound-feeds'));
  await page.getByRole('button', { name: 'Check now – The Paper' }).click();
  await expectStatus(page, /^1 new post from The Paper\.$/);
  await expect.poll(() => item.innerText()).toContain('4 posts by');
  await page.getByRole('button', { name: 'Change – The Paper' }).click();
  const change = page.getByRole('form', { name: 'Change The Paper' });
  await change.getByLabel('Account').fill('editor_one');
  await page.keyboard.press('Enter');
  await change
    .getByRole('alert')
    .getByText('The account belongs to a member, and feeds cannot post for members.')
    .waitFor();
  await looksRightEverywhere(page);
  const [bot] = await database.rows(
    "select username from users where site_id = $1 and email is null and role = 'member' limit 1",
    [site],
  );
  await change.getByLabel('Account').fill(String(bot?.username));
  await page.keyboard.press('Enter');
  await expect.poll(() => item.innerText()).toContain(`by ${String(bot?.username)}`);
  await page.getByRole('button', { name: 'Pause – The Paper' }).click();
  await expect.poll(() => item.innerText()).toContain('Paused');
  await page.getByRole('button', { name: 'Resume – The Paper' }).click();
  await expect.poll(() => item.innerText()).toContain('Due now');
  await page.getByRole('button', { name: 'Delete – The Paper' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No feeds are connected yet.').waitFor();
  await page.goto(url('/new'));
  await expect.poll(async () => (await titles())[0]).toBe('A fresh story of the paper');
});

it('imports a file, reports bad rows, and resumes', async () => {
  const admin = await adminCalled('Editor_two');
  const { page, context } = await openAs(browsing, admin, {
    allow: [status(503), /Failed to load resource: net::ERR_FAILED/],
  });
  const row = (i: number) =>
    `${i},Imported story ` +
    `${i},https://imported.example/${i},${i},0,Writer_${i % 3},2026-01-0${1 + (i % 9)}`;
  const csv = [
    'id,title,url,num_points,num_comments,author,created_at',
    ...Array.from({ length: 450 }, (_, i) =>
      i === 6 ? '6,"ab",https://imported.example/6,1,0,Writer_1,2026-01-01' : row(i),
    ),
  ].join('\r\n');
  const file = { name: 'stories.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.goto(url('/admin/imports'));
  await page.getByText('Nothing has been imported yet.').waitFor();
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...file, name: 'other.csv', buffer: Buffer.from('name,words\n1,2\n') });
  await page.getByRole('alert').getByText('The file has no column "title"').waitFor();
  await looksRightEverywhere(page);

  // The second piece does not arrive.
  let pieces = 0;
  await context.route('**/api/admin/imports/*/rows', (route) =>
    (pieces += 1) === 2 ? route.abort() : route.continue(),
  );
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByText('450 rows of posts.').waitFor();
  await page.getByRole('button', { name: 'Import 450 entries' }).click();
  await page.getByRole('heading', { name: 'stories.csv', level: 1 }).waitFor();
  await page.getByText('200 of 450 rows, 44%').last().waitFor();
  await page.getByRole('button', { name: 'Resume', exact: true }).waitFor();
  await looksRightEverywhere(page);
  await page.reload();
  const again = page.getByLabel('Choose stories.csv again to resume');
  await again.setInputFiles({ ...file, buffer: Buffer.from(`${csv}\r\n${row(451)}`) });
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await page.getByRole('alert').getByText('The file is a different one').waitFor();
  await again.setInputFiles(file);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expectStatus(page, /^The import is finished\. 449 added, 1 row skipped\.$/);
  await page.getByText('Done. Started').waitFor();
  await expect
    .poll(() => page.getByRole('row').last().innerText())
    .toMatch(/^8\s+title has 2 characters, 3 to 150 are allowed$/);
  expect(pieces).toBe(4);
  await looksRightEverywhere(page);
  await page.getByRole('link', { name: 'Imports' }).last().click();
  await page.getByRole('row', { name: /^stories\.csv Done 450 449 1/ }).waitFor();
  const { body } = await admin.call('get', '/api/users/writer_1');
  expect((body as { postCount: number }).postCount).toBe(150);
});

it('shows what an export of another service has', async () => {
  const { page } = await openAs(browsing, await adminCalled('Editor_three'));
  await page.goto(url('/admin/imports'));
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'ghost.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(ghostExport)),
  });
  await page.getByText('An export of Ghost. The first posts:').waitFor();
  await page.getByRole('row', { name: /is not published/ }).waitFor();
  await page.getByRole('heading', { name: 'Readers', exact: true }).waitFor();
  await looksRightEverywhere(page);
  await page.getByRole('button', { name: 'Import 10 entries' }).click();
  await page.getByText('Done. Started').waitFor();
  await page
    .getByRole('row', { name: /The post “For payers” is only for paying readers/ })
    .waitFor();
  await page.goto(url('/first-ship/'));
  await page.getByRole('heading', { name: 'The first ship' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/post\/the-first-ship-/);
});

it('connects the feeds of an OPML file', async () => {
  const { page } = await openAs(browsing, await adminCalled('Editor_of_lists'), {
    allow: [status(400)],
  });
  await page.goto(url('/admin/inbound-feeds'));
  await page.getByLabel('OPML file').setInputFiles({
    name: 'feeds.opml',
    mimeType: 'text/x-opml',
    buffer: Buffer.from(
      '<opml version="2.0"><body><outline text="Listed" xmlUrl="http://listed.feeds.test/feed.xml"/>' +
        '<outline text="Gone" xmlUrl="http://listed.feeds.test/gone"/></body></opml>',
    ),
  });
  await page.getByRole('button', { name: 'Connect these feeds' }).click();
  await page.getByText('1 feed connected, 1 not connected.').first().waitFor();
  await page.getByText(/listed\.feeds\.test\/gone: It is not a feed: .* \(404\)\.$/).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download OPML file' }).click();
  const file = await (await download).createReadStream();
  expect((await file.toArray()).join('')).toContain('xmlUrl="http://listed.feeds.test/feed.xml"');
});
