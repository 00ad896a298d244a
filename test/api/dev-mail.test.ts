import { beforeEach, expect, it } from 'vitest';
import { digestVariants, issues, outbox } from '../../server/db/schema.ts';
import { queueMail } from '../../server/domain/mail/outbox.ts';
import { loginCodeMail, noAccountMail } from '../../server/email/login-code.tsx';
import { htmlErrors } from '../support/html-errors.ts';
import { getAttribute, readHtml, getText } from '../support/html.ts';
import { renderDigest } from '../../server/email/digest.tsx';
import { en } from '../../shared/texts/en.ts';
import { createDigestRow } from '../support/mail-rows.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestApp, type SiteId } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';

const t = await createTestApp();
const { db } = t.deps;
const getSite = (id: SiteId) =>
  t.deps.siteRegistry.sites.get(id) as NonNullable<
    ReturnType<typeof t.deps.siteRegistry.sites.get>
  >;
const queue = (siteId: SiteId, seconds: number, mail = loginCodeMail(getSite(siteId), '048213')) =>
  queueMail(t.deps, {
    siteId,
    kind: 'login-code',
    priority: 0,
    recipient: `reader${seconds}@mail.example`,
    now: new Date(t.clock.now().getTime() + seconds * 1000),
    ...mail,
  });
const findNewest = async (site: SiteId = 'nontrivial') =>
  readHtml((await t.on(site).get('/dev/mail')).text).hrefs('tbody th a')[0] ?? '';

beforeEach(async () => {
  await db.delete(outbox);
  await queue('nontrivial', 1);
  await queue('nontrivial', 2, noAccountMail(getSite('nontrivial'), { path: '/signup' }));
  await queue('statecraft', 3);
});

it('lists the emails of the site, newest first', async () => {
  const { status, headers, text } = await t.on('nontrivial').get('/dev/mail');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const rows = readHtml(text)
    .all('tbody tr')
    .map((row) => getText(row));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(
    new RegExp(
      '^21 November 2026 at 08:00 UTC.*reader2@mail\\.example.*' +
        'No account on Nontrivial with this address.*queued',
    ),
  );
  expect(rows[1]).toContain('048213 is your Nontrivial code');
  expect(getText(readHtml(text).element('mark'))).toBe('048213');
});

it('lists 25 emails at most', async () => {
  for (let i = 10; i < 40; i += 1) await queue('nontrivial', i);
  const rows = readHtml((await t.on('nontrivial').get('/dev/mail')).text).all('tbody tr');
  expect(rows).toHaveLength(25);
  expect(getText(rows[0] as never)).toContain('reader39@');
});

it('shows the text with its code, and sandboxed HTML', async () => {
  const [, path = ''] = readHtml((await t.on('nontrivial').get('/dev/mail')).text).hrefs(
    'tbody th a',
  );
  const { text, headers } = await t.on('nontrivial').get(path);
  const page = readHtml(text);
  expect(page.text('pre')).toContain('\n048213\n');
  expect(page.all('mark').map(getText)).toEqual(['048213', '048213']);
  const frame = page.element('iframe');
  expect(getAttribute(frame, 'sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(getAttribute(frame, 'src')).toBe(`${path}/html`);
  expect(headers['content-security-policy']).toContain(`style-src 'self';`);
  expect(headers['content-security-policy']).toContain(`frame-src 'self';`);

  const inside = await t.on('nontrivial').get(`${path}/html`);
  expect(inside.text).toBe(loginCodeMail(getSite('nontrivial'), '048213').html);
  expect(inside.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(inside.headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri ` +
      `'none'; frame-ancestors 'self'; sandbox allow-popups ` +
      'allow-popups-to-escape-sandbox',
  );
});

it('shows links for this machine and the unsubscribe header', async () => {
  const unsubscribeUrl = 'https://nontrivial.example/api/subscriptions/unsubscribe/token';
  const foreign =
    'https://nontrivial.example//evil.example ' +
    'https://nontrivial.example.evil.example/x https://evil.example/y';
  await queueMail(t.deps, {
    siteId: 'nontrivial',
    kind: 'welcome',
    priority: 1,
    recipient: 'r@mail.example',
    now: new Date(t.clock.now().getTime() + 9_000),
    subject: 'Welcome',
    html: '<p>x</p>',
    text:
      `Manage\nhttps://nontrivial.example/manage-subscription?token=abc\n${foreign}\n` +
      'https://nontrivial.example/\n',
    unsubscribeUrl,
  });
  const { text } = await t.on('nontrivial').get(await findNewest());
  expect(readHtml(text).hrefs('.mail-links a')).toEqual(['/manage-subscription?token=abc']);
  expect(text).toContain(`List-Unsubscribe: <code>${unsubscribeUrl}</code>`);
  expect(await htmlErrors(text)).toEqual([]);
});

it.each(['nontrivial', 'statecraft', 'default'] as const)(
  'renders valid HTML on %s without scripts',
  async (site) => {
    await queue(site, 5);
    for (const path of ['/dev/mail', await findNewest(site)]) {
      const { text } = await t.on(site).get(path);
      expect(await htmlErrors(text), path).toEqual([]);
      expect(text).not.toMatch(/<script|<style|<[a-z][^>]*\s(?:style|on[a-z]+)=/i);
      expect(readHtml(text).hrefs('link[rel="stylesheet"]')).toEqual([
        '/dev/mail.css',
        ...t.assets.stylesheets(getSite(site)),
        t.assets.plainStylesheet,
      ]);
    }
    expect((await t.on(site).get('/dev/mail.css')).headers['content-type']).toBe(
      'text/css; charset=utf-8',
    );
  },
);

it('shows an empty outbox in valid HTML', async () => {
  const { text } = await t.on('default').get('/dev/mail');
  expect(text).toContain('Nothing yet.');
  expect(await htmlErrors(text)).toEqual([]);
});

it('escapes the text of an email', async () => {
  await queue('nontrivial', 9, {
    subject: '048213 <script>$&</script>',
    html: '<p>x</p>',
    text: '</pre><script>alert(1)</script>',
  });
  for (const path of ['/dev/mail', await findNewest()])
    expect((await t.on('nontrivial').get(path)).text).not.toContain('<script');
});

it('returns 404 for an email of another site', async () => {
  const path = await findNewest('statecraft');
  expect((await t.on('statecraft').get(path)).status).toBe(200);
  expect((await t.on('nontrivial').get(path)).status).toBe(404);
  expect((await t.on('nontrivial').get(`${path}/html`)).status).toBe(404);
  expect((await t.on('nontrivial').get('/dev/mail/nonsense')).status).toBe(404);
});

it.each(['unknown.test', '203.0.113.5', 'api.nontrivial.example'])(
  'on %s, an unknown host, shows no mail',
  async (host) => {
    expect((await t.on(host).get('/dev/mail')).status).toBe(404);
  },
);

it('accepts GET and HEAD only', async () => {
  const { status, headers, text } = await t.on('nontrivial').head('/dev/mail');
  expect([status, text]).toEqual([200, undefined]);
  expect(Number(headers['content-length'])).toBeGreaterThan(500);
  const post = await t.on('nontrivial').post('/dev/mail');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it.each([
  ['in production', { env: 'production' as const }],
  ['where a mail server is set', { smtpUrl: 'smtp://127.0.0.1:1' }],
])('%s returns a 404 page', async (_where, config) => {
  const mailPath = await findNewest();
  const v = await createVariant(t, { config: { ...t.deps.config, ...config } });
  for (const path of ['/dev/mail', mailPath, `${mailPath}/html`, '/dev/mail.css']) {
    const { status, text } = await v.on('nontrivial').get(path);
    expect(status, path).toBe(404);
    expect(text).toContain('Not Found');
    expect(text).not.toMatch(/048213|mail\.example/);
  }
});

it('shows a digest as its reader receives it', async () => {
  const now = t.clock.now();
  const siteId = 'nontrivial';
  const row = await addSubscription(t, siteId, { email: 'digest@mail.example' });
  const item = {
    id: 'p',
    slug: 'a-battery-p',
    title: 'A battery',
    url: null,
    domain: null,
    sentences: [{ text: 'It runs.', posts: ['p'] }],
    points: 5,
    comments: 2,
    comment: null,
  };
  const rendered = renderDigest(
    getSite(siteId),
    { language: 'en', pack: en },
    {
      frequency: 'daily',
      days: { firstDay: '2026-11-20', lastDay: '2026-11-20' },
      kind: 'extract',
      overview: [],
      focus: null,
      items: [item],
      viewPath: null,
    },
  );
  await db.insert(issues).values({
    siteId,
    id: 'issue',
    frequency: 'daily',
    period: '2026-11-20',
    startsAt: new Date(now.getTime() - 1),
    endsAt: now,
    createdAt: now,
  });
  await db.insert(digestVariants).values([
    {
      siteId,
      id: 'written',
      issueId: 'issue',
      language: 'en',
      promptKey: '',
      dueAt: now,
      state: 'ready',
      ...rendered,
    },
    { siteId, id: 'unwritten', issueId: 'issue', language: 'de', promptKey: '', dueAt: now },
    {
      siteId,
      id: 'no-match',
      issueId: 'issue',
      language: 'fr',
      promptKey: '',
      dueAt: now,
      state: 'failed',
      postIds: [],
    },
  ]);
  const mail = (id: string, variantId: string, subscriptionId: string) =>
    createDigestRow({
      id,
      recipient: row.email,
      createdAt: new Date(now.getTime() + 60_000),
      issueId: 'issue',
      subscriptionId,
      variantId,
    });
  await db
    .insert(outbox)
    .values([
      mail('a-digest', 'written', row.id),
      mail('b-digest', 'unwritten', row.id.toLowerCase()),
      mail(
        'c-digest',
        'unwritten',
        (await addSubscription(t, siteId, { email: 'later@mail.example' })).id,
      ),
      mail(
        'd-digest',
        'no-match',
        (await addSubscription(t, siteId, { email: 'nothing@mail.example' })).id,
      ),
    ]);

  const list = readHtml((await t.on(siteId).get('/dev/mail')).text)
    .all('tbody th')
    .map(getText);
  const withoutMatch = 'A digest without a matching post';
  expect(list.slice(0, 4)).toEqual([withoutMatch, 'A digest', 'A digest', rendered.subject]);
  const unmatched = readHtml((await t.on(siteId).get('/dev/mail/d-digest')).text);
  expect([unmatched.text('h1'), unmatched.text('pre')]).toEqual([
    withoutMatch,
    'It does not go: no match.',
  ]);
  const { text } = await t.on(siteId).get('/dev/mail/a-digest');
  expect(await htmlErrors(text)).toEqual([]);
  const page = readHtml(text);
  expect(page.text('h1')).toBe(rendered.subject);
  expect(page.text('pre')).toMatch(/A battery[\s\S]*\/manage-subscription\?token=[\w.-]+/);
  expect(
    page.hrefs('.mail-links a').some((href) => href.startsWith('/manage-subscription?token=')),
  ).toBe(true);
  const html = (await t.on(siteId).get('/dev/mail/a-digest/html')).text;
  expect(html).toContain('/subscriptions/unsubscribe/');
  expect((await t.on(siteId).get('/dev/mail/a-digest')).text).toMatch(
    /List-Unsubscribe: <code>https:[^<]*\/api\/subscriptions\/unsubscribe\/[\w.-]+</,
  );
  expect(html).not.toMatch(/[\ue000\ue001]/);
  expect(readHtml((await t.on(siteId).get('/dev/mail/b-digest')).text).text('pre')).toBe(
    'It does not go: erased.',
  );
  expect(readHtml((await t.on(siteId).get('/dev/mail/c-digest')).text).text('pre')).toContain(
    'being written',
  );
  expect((await t.on('statecraft').get('/dev/mail/a-digest')).status).toBe(404);
});
