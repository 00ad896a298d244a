import type { Page } from 'playwright';
import supertest from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { loadPack } from '../../shared/texts/packs.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { startBrowsing } from '../support/browsing.ts';
import { readHtml, getAttribute } from '../support/html.ts';
import { looksRight, tabsThrough } from '../support/visual-and-axe.ts';
import { ownDatabase } from '../support/own-database.ts';
import { join } from '../support/signed-in.ts';
import { until } from '../support/wait-for.ts';

const ar = await loadPack('ar');

const database = await ownDatabase('demo');
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });
const site = 'nontrivial';
const url = (path: string) => browsing.url(site, path);
const get = async (path: string) =>
  (
    await supertest(`http://127.0.0.1:${browsing.program.port}`)
      .get(path)
      .set('Host', `${site}.localhost:${browsing.program.port}`)
  ).text;

/** The links of the sentences in a reader's email, as paths. */
const linksByReader = new Map<string, string[]>();
const readers = { en: 'english@reader.example', ar: 'arabic@reader.example' };

/** Sends an issue to a reader in each language, and reads the emails in the development inbox. */
beforeAll(async () => {
  await database.rows(
    `update posts set created_at = now() where site_id = $1 and id in (select id from posts
      where site_id = $1 and is_visible order by score desc limit 8)`,
    [site],
  );
  for (const [language, email] of Object.entries(readers))
    await database.rows(
      `insert into subscriptions (site_id, id, email, state, frequency, source, language,
        confirmation_sent_at, confirmed_at)
        values ($1, $2, $3, 'active', 'daily', 'form', $4, now(), now())`,
      [site, newId(), email, language],
    );
  const { call, username } = await join(browsing, site);
  await database.rows(`update users set role = 'admin' where site_id = $1 and username = $2`, [
    site,
    username,
  ]);
  const { body } = await call('post', '/api/admin/issues', { frequency: 'daily' });
  const { id, readers: confirm } = body as { id: string; readers: number };
  const sent = await call('post', `/api/admin/issues/${id}/send`, { confirm });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  for (const email of Object.values(readers)) {
    const read = async () => {
      for (const [, mail = ''] of (await get('/dev/mail')).matchAll(/"(\/dev\/mail\/[\w-]+)"/g)) {
        const page = await get(mail);
        if (!page.includes(email) || page.includes('It isn&#x27;t rendered yet')) continue;
        const links = readHtml(await get(`${mail}/html`)).all('a');
        const marks = links.filter((link) => getAttribute(link, 'class') === 'cite');
        linksByReader.set(
          email,
          marks.map((link) => {
            const { pathname, hash } = new URL(getAttribute(link, 'href') ?? '');
            return pathname + hash;
          }),
        );
        return marks.length > 0;
      }
      return false;
    };
    await until(`a digest to ${email}`, read, 60_000);
  }
}, 120_000);

/** A link leads to a sentence, or to the story of several. */
const findTarget = (page: Page) => page.locator('main article :target');
const isOpen = (page: Page) => findTarget(page).locator('blockquote').first().isVisible();

it.each([
  ['en', '/newsletter/archive/'],
  ['ar', '/newsletter/view/ar-'],
] as const)(
  'leads from a sentence to its passage without JavaScript: %s',
  async (language, start) => {
    const links = linksByReader.get(readers[language]) ?? [];
    expect(links.length).toBeGreaterThan(5);
    const last = links.at(-1) ?? '';
    expect(last.startsWith(start)).toBe(true);
    const { page } = await browsing.open({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await page.goto(url(last));
    const passage = findTarget(page).locator('blockquote').first();
    expect(await passage.isVisible()).toBe(true);
    expect(await passage.innerText()).toContain(
      (await findTarget(page).locator('summary').first().innerText()).slice(0, 20),
    );
    const box = await findTarget(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(740);
    const [href = ''] = [await findTarget(page).locator('details a').first().getAttribute('href')];
    expect(href).toContain('#:~:text=');
    // Others open by themselves.
    const other = page.locator('main details').first();
    expect(await other.locator('blockquote').isVisible()).toBe(false);
    await other.locator('summary').click();
    expect(await other.locator('blockquote').isVisible()).toBe(true);
    await other.locator('summary').press('Enter');
    expect(await other.locator('blockquote').isVisible()).toBe(false);
  },
);

it('opens the passage with script, and closes it', async () => {
  const { page } = await browsing.open({ viewport: { width: 1280, height: 900 } });
  await page.goto(url(linksByReader.get(readers.en)?.at(-1) ?? ''), { waitUntil: 'networkidle' });
  await expect.poll(() => isOpen(page)).toBe(true);
  await findTarget(page).locator('summary').first().click();
  expect(await isOpen(page)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await findTarget(page).locator('summary').first().isVisible()).toBe(true);
});

it('passes visual and keyboard checks in Arabic', async () => {
  const { page } = await browsing.open({ viewport: { width: 360, height: 740 } });
  await page.goto(url(linksByReader.get(readers.ar)?.at(-1) ?? ''), { waitUntil: 'networkidle' });
  await expect.poll(() => isOpen(page)).toBe(true);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.locator('main').innerText()).toContain(ar.mail.digest.labels.extract);
  await looksRight(page);
  await tabsThrough(page);
});
