import { expect, it } from 'vitest';
import { loadPack } from '../../shared/texts/packs.ts';
import { startBrowsing } from '../support/browsing.ts';
import { ownDatabase } from '../support/own-database.ts';
import { join, openAs } from '../support/signed-in.ts';
import { looksRight } from '../support/visual-and-axe.ts';
import { startWebServer } from '../support/web-servers.ts';

const database = await ownDatabase('demo');
const site = 'nontrivial';
let html = '';
const answer: Parameters<typeof startWebServer>[0] = (_req, res) =>
  void res
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,">${html}`,
    );
const [allowed, other] = [await startWebServer(answer), await startWebServer(answer)];
const origin = (port: number) => `http://127.0.0.1:${port}`;
await database.rows(
  `update sites set settings = jsonb_set(settings::jsonb, '{embedOrigins}', $2::jsonb)
   where id = $1`,
  [site, JSON.stringify([origin(allowed)])],
);
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });
const { strings } = await loadPack('de');
const countRequests = async (email: string) =>
  (
    await database.rows<{ via: string; page: string }>(
      `select c.via, c.page from consents c join subscriptions s
         on s.site_id = c.site_id and s.id = c.subscription_id
       where s.site_id = $1 and s.email = $2 and s.state = 'pending'`,
      [site, email],
    )
  ).map(({ via, page }) => `${via} ${page}`);
let count = 0;
const createEmail = () => `browser${Date.now()}-${(count += 1)}@mail.example`;
const src = () => browsing.url(site, '/embed/subscribe?language=de');
const createFrame = () =>
  `<h1>A blog</h1><iframe src="${src()}" title="Digest" width="600" height="600"></iframe>`;

it('subscribes in a frame of a listed origin, without JavaScript', async () => {
  const email = createEmail();
  html = createFrame();
  const { page } = await browsing.open({ javaScriptEnabled: false });
  await page.goto(origin(allowed));
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('E-Mail').fill(email);
  await frame.getByLabel('Wöchentlich').check();
  await frame.getByRole('button').click();
  await frame.getByRole('heading', { name: strings.checkYourEmail }).waitFor();
  expect(page.url()).toBe(`${origin(allowed)}/`);
  expect(await countRequests(email)).toEqual([`frame ${origin(allowed)}`]);
});

it('is rejected in a frame of another origin', async () => {
  html = createFrame();
  const { page } = await browsing.open({ allow: [/frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/] });
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  );
  await page.goto(origin(other));
  await refused;
  expect(await page.frameLocator('iframe').getByRole('textbox').count()).toBe(0);
});

it('subscribes by a form of a listed origin only', async () => {
  const snippet = (email: string) =>
    `<form method="post" action="${src()}"><input name="email" value="${email}">` +
    '<button>Go</button></form>';
  const { page } = await browsing.open({
    javaScriptEnabled: false,
    allow: [/status of 403/],
  });
  const email = createEmail();
  html = snippet(email);
  await page.goto(origin(allowed));
  await page.getByRole('button', { name: 'Go' }).click();
  await page.waitForURL('**/subscriptions/sent?language=de');
  expect(await countRequests(email)).toEqual([`embed ${origin(allowed)}`]);
  const refused = createEmail();
  html = snippet(refused);
  await page.goto(origin(other));
  await page.getByRole('button', { name: 'Go' }).click();
  await page.waitForURL('**/embed/subscribe**');
  expect(await page.locator('body').innerText()).toContain("isn't allowed to embed it");
  expect(await countRequests(refused)).toEqual([]);
});

it('is given to admins as HTML to copy', async () => {
  const username = `embedadmin${(count += 1)}`;
  const member = await join(browsing, site, { username });
  await database.rows("update users set role = 'admin' where site_id = $1 and username = $2", [
    site,
    username,
  ]);
  const { page, context } = await openAs(browsing, member);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(browsing.url(site, '/admin/subscribers/form'));
  await page.getByText(origin(allowed)).waitFor();
  await page.getByLabel('Language of the form').selectOption('fr');
  await page.getByText('language=fr', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Copy frame' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/embed/subscribe?language=fr',
  );
  await looksRight(page);
  await page.getByRole('link', { name: 'settings of the newsletter' }).click();
  await page.getByRole('heading', { name: 'Newsletter', level: 2 }).waitFor();
});
