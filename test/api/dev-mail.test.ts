import { beforeEach, expect, it } from 'vitest';
import { outbox } from '../../server/db/schema.ts';
import { queueMail } from '../../server/domain/outbox.ts';
import { loginCodeMail, noAccountMail } from '../../server/email/login-code.tsx';
import { htmlErrors } from '../support/html-errors.ts';
import { attributeOf, readHtml, textOf } from '../support/html.ts';
import { createTestApp, type SiteId } from '../support/test-app.ts';
import { variantOf } from '../support/variant.ts';

const t = await createTestApp();
const { db } = t.deps;
const siteOf = (id: SiteId) => t.deps.sites.sites.get(id) as NonNullable<ReturnType<typeof t.deps.sites.sites.get>>;
const queue = (siteId: SiteId, seconds: number, mail = loginCodeMail(siteOf(siteId), '048213')) =>
  queueMail(db, { siteId, kind: 'login-code', priority: 0, recipient: `reader${seconds}@mail.example`, now: new Date(t.clock.now().getTime() + seconds * 1000), ...mail });
const newest = async (site: SiteId = 'nontrivial') => readHtml((await t.on(site).get('/dev/mail')).text).hrefs('tbody th a')[0] ?? '';

beforeEach(async () => {
  await db.delete(outbox);
  await queue('nontrivial', 1);
  await queue('nontrivial', 2, noAccountMail(siteOf('nontrivial')));
  await queue('statecraft', 3);
});

it('the list has the mails of its own site, the newest first, with time, recipient, subject and state', async () => {
  const { status, headers, text } = await t.on('nontrivial').get('/dev/mail');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  const rows = readHtml(text).all('tbody tr').map((row) => textOf(row));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^2026-11-21 08:00:02 UTC.*reader2@mail\.example.*No Nontrivial account has this address.*queued/);
  expect(rows[1]).toContain('048213 is your Nontrivial code');
  expect(textOf(readHtml(text).one('mark'))).toBe('048213');
});

it('the list ends after 25', async () => {
  for (let i = 10; i < 40; i += 1) await queue('nontrivial', i);
  const rows = readHtml((await t.on('nontrivial').get('/dev/mail')).text).all('tbody tr');
  expect(rows).toHaveLength(25);
  expect(textOf(rows[0] as never)).toContain('reader39@');
});

it('a mail is shown as text, with the code marked, and as HTML in a frame that can do nothing', async () => {
  const [, address = ''] = readHtml((await t.on('nontrivial').get('/dev/mail')).text).hrefs('tbody th a');
  const { text, headers } = await t.on('nontrivial').get(address);
  const page = readHtml(text);
  expect(page.text('pre')).toContain('\n048213\n');
  expect(page.all('mark').map(textOf)).toEqual(['048213', '048213']);
  const frame = page.one('iframe');
  expect(attributeOf(frame, 'sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(attributeOf(frame, 'src')).toBe(`${address}/html`);
  expect(headers['content-security-policy']).toContain(`style-src 'self';`);
  expect(headers['content-security-policy']).toContain(`frame-src 'self';`);

  const inside = await t.on('nontrivial').get(`${address}/html`);
  expect(inside.text).toBe(loginCodeMail(siteOf('nontrivial'), '048213').html);
  expect(inside.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(inside.headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
  );
});

it.each(['nontrivial', 'statecraft', 'default'] as const)('the pages on %s are valid HTML in the dress of the site, without script', async (site) => {
  await queue(site, 5);
  for (const address of ['/dev/mail', await newest(site)]) {
    const { text } = await t.on(site).get(address);
    expect(await htmlErrors(text), address).toEqual([]);
    expect(text).not.toMatch(/<script|<style|<[a-z][^>]*\s(?:style|on[a-z]+)=/i);
    expect(readHtml(text).hrefs('link[rel="stylesheet"]')).toEqual(['/dev/mail.css', ...t.assets.stylesheets(siteOf(site))]);
  }
  expect((await t.on(site).get('/dev/mail.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

it('an empty outbox says so, in valid HTML', async () => {
  const { text } = await t.on('default').get('/dev/mail');
  expect(text).toContain('Nothing yet.');
  expect(await htmlErrors(text)).toEqual([]);
});

it('words of a mail stay words', async () => {
  await queue('nontrivial', 9, { subject: '048213 <script>$&</script>', html: '<p>x</p>', text: '</pre><script>alert(1)</script>' });
  for (const address of ['/dev/mail', await newest()]) expect((await t.on('nontrivial').get(address)).text).not.toContain('<script');
});

it('a mail of another site is not there', async () => {
  const address = await newest('statecraft');
  expect((await t.on('statecraft').get(address)).status).toBe(200);
  expect((await t.on('nontrivial').get(address)).status).toBe(404);
  expect((await t.on('nontrivial').get(`${address}/html`)).status).toBe(404);
  expect((await t.on('nontrivial').get('/dev/mail/nonsense')).status).toBe(404);
});

it.each(['unknown.test', '203.0.113.5', 'api.nontrivial.example'])('on %s, whose pages are not ours, there is no mail', async (host) => {
  expect((await t.on(host).get('/dev/mail')).status).toBe(404);
});

it('HEAD is answered as GET, and nothing else', async () => {
  const { status, headers, text } = await t.on('nontrivial').head('/dev/mail');
  expect([status, text]).toEqual([200, undefined]);
  expect(Number(headers['content-length'])).toBeGreaterThan(500);
  const post = await t.on('nontrivial').post('/dev/mail');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it.each([
  ['in production', { env: 'production' as const }],
  ['where a mail server is set', { smtpUrl: 'smtp://127.0.0.1:1' }],
])('%s the address is a page that is not found', async (_where, config) => {
  const address = await newest();
  const v = await variantOf(t, { config: { ...t.deps.config, ...config } });
  for (const one of ['/dev/mail', address, `${address}/html`, '/dev/mail.css']) {
    const { status, text } = await v.on('nontrivial').get(one);
    expect(status, one).toBe(404);
    expect(text).toContain('Not Found');
    expect(text).not.toMatch(/048213|mail\.example/);
  }
});
