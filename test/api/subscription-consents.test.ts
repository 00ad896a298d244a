import { and, asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { consents } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { getAttribute, getText, readHtml } from '../support/html.ts';
import { fromSite } from '../support/members.ts';
import { findSubscription, tokenMailed } from '../support/subscriptions.ts';
import { setUpSubscriptions } from '../support/subscription-calls.ts';
import { unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';

const { t, db, siteId, createEmail, subscribe, readRow, createVisitor, verify, createOwnerToken } =
  await setUpSubscriptions();
const admin = await caller(t, siteId, { role: 'admin', username: 'ada' });

const from = (address: string) => ({
  call: (method: string, path: string, body?: object) =>
    createVisitor().call(method, path, body, { 'X-Forwarded-For': address }),
});
const readConsents = async (email: string, site = siteId) => {
  const row = await findSubscription(t, site, email);
  return db
    .select()
    .from(consents)
    .where(and(eq(consents.siteId, site), eq(consents.subscriptionId, row?.id ?? '')))
    .orderBy(asc(consents.createdAt), asc(consents.id));
};
const readAsAdmin = async (email: string) => {
  const row = await readRow(email);
  const { status, body } = await admin.call('GET', `/api/admin/subscribers/${row?.id}/consents`);
  expect(status).toBe(200);
  return (body as Reply<'GET /api/admin/subscribers/{id}/consents'>).consents;
};

it('stores when, where and to what a reader agreed', async () => {
  const email = createEmail();
  const body = { email, frequency: 'weekly', language: 'de', form: 'page', page: '/newsletter' };
  await subscribe(body, from('203.0.113.7') as never);
  await verify(await tokenMailed(t, siteId, email, 'verify'));
  const [asked, confirmed, ...more] = await readAsAdmin(email);
  expect(asked).toMatchObject({
    event: 'subscribed',
    via: 'page',
    page: '/newsletter',
    language: 'de',
    network: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
  expect(asked?.text).toContain('Wöchentlich');
  expect(confirmed).toMatchObject({ event: 'confirmed', via: 'mail', language: 'de' });
  expect(confirmed?.text).toContain('[');
  expect(confirmed?.text).not.toContain(email);
  expect(more).toEqual([]);
  expect(JSON.stringify(await readConsents(email))).not.toContain('203.0.113.7');
});

it('stores equal hashes only for equal networks', async () => {
  const [one, two, other] = [createEmail(), createEmail(), createEmail()];
  for (const email of [one, two]) await subscribe({ email }, from('203.0.113.8') as never);
  await subscribe({ email: other }, from('203.0.113.9') as never);
  const networks = [];
  for (const email of [one, two, other]) networks.push((await readAsAdmin(email))[0]?.network);
  expect(networks[0]).toBe(networks[1]);
  expect(networks[0]).not.toBe(networks[2]);
});

it('stores no text for programs and no tokens in paths', async () => {
  const [program, viewer] = [createEmail(), createEmail()];
  await subscribe({ email: program });
  expect(await readAsAdmin(program)).toMatchObject([{ via: 'api', page: '', text: '' }]);
  await subscribe({ email: viewer, form: 'issue', page: '/newsletter/view/a-secret.token' });
  expect(await readAsAdmin(viewer)).toMatchObject([{ via: 'issue', page: '/newsletter/view/…' }]);
  const { body } = await subscribe({ email: createEmail(), form: 'other', page: 'no path' });
  expect(body.fields.map(({ field }: { field: string }) => field)).toEqual(['form', 'page']);
});

it('adds no rows when no mail can be sent', async () => {
  const email = createEmail();
  for (let i = 0; i < 8; i += 1) await subscribe({ email });
  const rows = await readConsents(email);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThan(6);
});

it('stores that a reader undid the end', async () => {
  const email = createEmail();
  await subscribe({ email });
  await verify(await tokenMailed(t, siteId, email, 'verify'));
  const row = await readRow(email);
  if (!row) throw new Error('no subscription');
  const token = unsubscribeToken(t.deps, row);
  await createVisitor().call('POST', `/api/subscriptions/unsubscribe/${token}`);
  await createVisitor().call('POST', `/api/subscriptions/resubscribe/${token}`);
  await createVisitor().call('POST', `/api/subscriptions/resubscribe/${token}`);
  expect((await readAsAdmin(email)).map(({ event }) => event)).toEqual([
    'subscribed',
    'confirmed',
    'resubscribed',
  ]);
});

it('stores the statement of an import', async () => {
  const email = createEmail();
  await admin.call('POST', '/api/admin/subscribers/import', {
    rows: [{ email, consent: 'Stand at the fair', language: 'fr' }],
    confirmed: true,
  });
  expect(await readAsAdmin(email)).toMatchObject([
    {
      event: 'subscribed',
      via: 'import',
      text: 'Stand at the fair',
      language: 'fr',
      network: null,
    },
  ]);
});

it('stores what members agree to in their settings', async () => {
  const join = async (body: object) => {
    const member = await caller(t, siteId, { email: createEmail() });
    await member.call('POST', '/api/subscriptions/subscribe-authenticated', body);
    const [consent] = await readAsAdmin(member.user?.email ?? '');
    return { consent, ...member.user };
  };
  const settings = { frequency: 'weekly', language: 'de', form: 'settings', page: '/settings' };
  expect((await join(settings)).consent).toMatchObject({
    via: 'settings',
    text: 'Digest: Weekly',
    language: 'en',
  });
  const { consent, email, username } = await join({ form: 'manage' });
  expect(consent?.text).toContain(`[Subscribe with ${email}]`);
  expect(consent?.text).toContain(String(username));
  expect((await join({})).consent).toMatchObject({ via: 'account', text: '' });
});

it('stores what the form of the front page shows', async () => {
  await t.make.post({ title: 'Moss grows' });
  const email = createEmail();
  const page = readHtml((await t.on(siteId).get('/')).text);
  const section = page.all('main section').find((part) => part.querySelector('form'));
  const fields = page
    .all('main form input[type="hidden"]')
    .map((input) => [getAttribute(input, 'name'), getAttribute(input, 'value')]);
  await t
    .on(siteId)
    .post('/newsletter')
    .set(fromSite(siteId))
    .type('form')
    .send({ ...Object.fromEntries(fields), email })
    .expect(303);
  const [consent] = await readAsAdmin(email);
  expect(consent).toMatchObject({ via: 'front', page: '/', language: 'en' });
  const shown =
    (section ? getText(section) : '') +
    String(page.attribute('main form input[type="email"]', 'aria-label'));
  for (const line of consent?.text.split('\n') ?? [])
    expect(shown).toContain(line.replaceAll(/[[\]]/g, ''));
  expect(consent?.text).toMatch(/daily[^]*No spam[^]*Privacy Policy/);
});

it('is exported for the reader and erased with the subscription', async () => {
  const email = createEmail();
  await subscribe({ email, form: 'modal', page: '/' });
  await verify(await tokenMailed(t, siteId, email, 'verify'));
  const row = await readRow(email);
  if (!row) throw new Error('no subscription');
  const token = createOwnerToken(row);
  const { body } = await createVisitor().call('GET', `/api/subscriptions/export/${token}`);
  const exported = (body as Reply<'GET /api/subscriptions/export/{token}'>).consents;
  expect(exported.map(({ event, via }) => [event, via])).toEqual([
    ['subscribed', 'modal'],
    ['confirmed', 'mail'],
  ]);
  await createVisitor().call('DELETE', `/api/subscriptions/preferences/${token}`);
  expect(await db.select().from(consents).where(eq(consents.subscriptionId, row.id))).toEqual([]);
});

it('exports all consents of one site as CSV', async () => {
  const email = createEmail();
  await subscribe({ email, form: 'page', page: '/newsletter' });
  const elsewhere = await caller(t, 'statecraft', { role: 'admin', username: 'eve' });
  const read = async (who: typeof admin) =>
    (await who.call('GET', '/api/admin/subscribers/consents/export')).text;
  const file = await read(admin);
  expect(
    file.startsWith('\uFEFFsubscriber,email,event,at,via,page,language,text,network\r\n'),
  ).toBe(true);
  expect(file).toContain(`,${email},subscribed,`);
  expect(await read(elsewhere)).not.toContain(email);
});
