import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages } from '#shared/paths.ts';
import { outbox, rateLimits } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { readHtml } from '../support/html.ts';
import { findSubscription, mailsAbout } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const siteId = 'nontrivial';
const blog = 'https://blog.example.org';
const path = '/embed/subscribe';
let count = 0;
const createEmail = () => `embedded${(count += 1)}@mail.example`;

const allow = (origins: string[]) => {
  const site = t.deps.siteRegistry.sites.get(siteId);
  if (!site) throw new Error('no site');
  site.embedOrigins = origins;
};
beforeEach(async () => {
  await db.delete(rateLimits);
  allow([blog]);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  t.on(siteId).get(url).redirects(0).set(headers);
const post = (
  fields: Record<string, string>,
  { origin = blog as string | undefined, query = '', headers = {} as Record<string, string> } = {},
) =>
  t
    .on(siteId)
    .post(path + query)
    .redirects(0)
    .type('form')
    .set({ ...(origin && { Origin: origin }), 'Sec-Fetch-Site': 'cross-site', ...headers })
    .send(fields);

it('lets only listed origins frame it, and no other page', async () => {
  for (const url of [path, `${path}/sent`]) {
    const { status, headers } = await get(url);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${blog}`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  }
  for (const url of ['/', '/newsletter', `${path}/`, '/embed', '/subscriptions/sent']) {
    const { headers } = await get(url);
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options'], url).toBe('DENY');
  }
  allow([]);
  const { headers } = await get(path);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

it('subscribes from a listed origin, without a cookie', async () => {
  const email = createEmail();
  const reply = await post({ email, frequency: 'weekly', remark: '' }, { query: '?language=de' });
  expect([reply.status, reply.headers.location]).toEqual([303, '/subscriptions/sent?language=de']);
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  expect(await findSubscription(t, siteId, email)).toMatchObject({
    state: 'pending',
    frequency: 'weekly',
    language: 'de',
  });
  expect((await mailsAbout(t, siteId, email)).map(({ kind }) => kind)).toEqual([
    'subscription-verify',
  ]);
});

it('gives a new reader the time zone of the site', async () => {
  const site = t.deps.siteRegistry.sites.get(siteId);
  if (!site) throw new Error('no site');
  const { timeZone } = site;
  site.timeZone = 'America/New_York';
  try {
    const email = createEmail();
    await post({ email });
    expect((await findSubscription(t, siteId, email))?.timeZone).toBe('America/New_York');
  } finally {
    site.timeZone = timeZone;
  }
});

it('stays in the frame, and stores the embedding page', async () => {
  const email = createEmail();
  const shown = readHtml((await get(path, { Referer: `${blog}/` })).text);
  expect(shown.attribute('input[name="from"]', 'value')).toBe(blog);
  const origin = 'https://nontrivial.example';
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const reply = await post({ email, in: 'frame', from: blog }, { origin, headers });
  expect([reply.status, reply.headers.location]).toEqual([303, `${path}/sent?language=en`]);
  const admin = await caller(t, siteId, { role: 'admin', username: 'ada' });
  const row = await findSubscription(t, siteId, email);
  const { body } = await admin.call('GET', `/api/admin/subscribers/${row?.id}/consents`);
  expect((body as Reply<'GET /api/admin/subscribers/{id}/consents'>).consents).toMatchObject([
    { via: 'frame', page: blog, text: expect.stringContaining('Daily') as string },
  ]);
});

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin with another port', { origin: `${blog}:8443` }],
  ['an origin without a name', { origin: 'null' }],
  ['a browser that names none', { origin: '' }],
])('rejects a form of %s', async (_name, options) => {
  const email = createEmail();
  expect((await post({ email }, options)).status).toBe(403);
  expect(await findSubscription(t, siteId, email)).toBeUndefined();
});

it('opens no other form to a listed origin', async () => {
  const email = createEmail();
  for (const other of ['/newsletter', '/manage-subscription']) {
    const reply = await t
      .on(siteId)
      .post(other)
      .type('form')
      .set({ Origin: blog, 'Sec-Fetch-Site': 'cross-site' })
      .send({ email });
    expect(reply.status, other).toBe(403);
  }
  const api = await t
    .on(siteId)
    .post('/api/subscriptions/subscribe')
    .set({ Origin: blog, 'Sec-Fetch-Site': 'cross-site' })
    .send({ email });
  expect(api.status).toBe(403);
  expect(await findSubscription(t, siteId, email)).toBeUndefined();
});

it('ignores who is logged in', async () => {
  const email = createEmail();
  const member = await caller(t, siteId, { email });
  const reply = await post({ email }, { headers: member.bearer });
  expect(reply.status).toBe(303);
  expect(await findSubscription(t, siteId, email)).toMatchObject({ state: 'pending' });
});

it('is shown again with what was typed, in its language', async () => {
  const wrong = await post({ email: 'no address' }, { query: '?language=fr' });
  expect(wrong.status).toBe(422);
  const page = readHtml(wrong.text);
  expect(page.attribute('#email', 'value')).toBe('no address');
  expect(page.text('#email-problem')).toBe((await loadPack('fr')).page.emailInvalid);
  expect((await get(`${path}?language=xx`)).status).toBe(400);
  expect((await t.on(siteId).put(path)).status).toBe(405);
});

it('has the limits of the usual form', async () => {
  const filled = await post({ email: createEmail(), remark: 'spam' });
  expect(filled.status).toBe(429);
  const statuses: number[] = [];
  for (let i = 0; i < 32; i += 1) statuses.push((await post({ email: createEmail() })).status);
  expect(statuses.slice(0, 29).every((status) => status === 303)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  await db.delete(rateLimits);
  const email = createEmail();
  for (let i = 0; i < 6; i += 1) await post({ email });
  expect(await db.$count(outbox, eq(outbox.recipient, email))).toBeLessThan(4);
});

it.each(digestLanguages)('is translated: %s', async (language) => {
  const { strings } = await loadPack(language);
  const { text } = await get(`${path}?language=${language}`);
  const page = readHtml(text);
  expect(page.attribute('html', 'lang')).toBe(language);
  expect(page.text('label[for="email"]')).toBe(strings.emailAddress);
  expect(text).not.toContain('<script');
  const sent = readHtml((await get(`${path}/sent?language=${language}`)).text);
  expect(sent.text('h1')).toBe(strings.checkYourEmail);
});

it('gives admins the HTML of both, escaped', async () => {
  const admin = await caller(t, siteId, { role: 'admin' });
  const { body } = await admin.call('GET', '/api/admin/subscribers/embed?language=ar');
  const { form, frame, origins } = body as Reply<'GET /api/admin/subscribers/embed'>;
  expect(origins).toEqual([blog]);
  const url = 'https://nontrivial.example/embed/subscribe?language=ar';
  const read = (html: string) => readHtml(`<!DOCTYPE html>${html}`);
  expect(read(form).attribute('form', 'action')).toBe(url);
  expect(read(form).attribute('form', 'dir')).toBe('rtl');
  expect(read(frame).attribute('iframe', 'src')).toBe(url);
  expect(form + frame).not.toContain('<script');
});
