import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Subscriber, SubscriberList } from '#shared/contract/admin-subscribers.ts';
import type { Reply } from '#shared/contract/index.ts';
import {
  auditLog,
  outbox,
  rateCounts,
  subscriptions,
  suppressions,
} from '../../server/db/schema.ts';
import { toCsvCell } from '../../server/domain/subscriptions/export.ts';
import { manageToken } from '../../server/domain/subscriptions/tokens.ts';
import { isSuppressed, suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { caller } from '../support/api-clients.ts';
import { expectRefusal } from '../support/error-replies.ts';
import {
  addSubscription,
  mailsAbout,
  subscriptionOf,
  tokenMailed,
} from '../support/subscriptions.ts';
import { createTestApp, startOfTest, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db, secrets } = t.deps;
const site: SiteId = 'nontrivial';
const admin = await caller(t, site, { role: 'admin', username: 'runs-it' });
const day = 24 * 3_600_000;
const daysAgo = (days: number, minutes = 0) =>
  new Date(startOfTest.getTime() - days * day - minutes * 60_000);

beforeEach(async () => {
  for (const table of [rateCounts, suppressions, outbox, subscriptions, auditLog])
    await db.delete(table);
  t.clock.set(startOfTest);
});

async function requestOk<T>(method: string, path: string, body?: object): Promise<T> {
  const reply = await admin.call(method, path, body);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as T;
}
const list = (query = '') => requestOk<SubscriberList>('GET', `/api/admin/subscribers${query}`);
const getEmails = ({ subscribers }: SubscriberList) => subscribers.map(({ email }) => email);
const log = () =>
  db
    .select({
      action: auditLog.action,
      after: auditLog.after,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .where(eq(auditLog.siteId, site))
    .orderBy(auditLog.createdAt, auditLog.id);
const add = (
  email: string,
  fields: Partial<typeof subscriptions.$inferInsert> = {},
  siteId: SiteId = site,
) => addSubscription(t, siteId, { email, ...fields });

describe('the list of subscribers', () => {
  it('is paged newest first with a total, per site', async () => {
    for (let i = 0; i < 7; i += 1)
      await add(`reader${i}@mail.example`, {
        createdAt: daysAgo(i),
        language: i < 2 ? 'fr' : 'en',
        frequency: i < 3 ? 'weekly' : 'daily',
      });
    await add('paused@mail.example', {
      createdAt: daysAgo(8),
      pausedUntil: new Date(startOfTest.getTime() + day),
      customPrompt: 'Only about lakes',
    });
    await add('asked@mail.example', { createdAt: daysAgo(9), state: 'pending' });
    await add('left@mail.example', {
      createdAt: daysAgo(10),
      state: 'unsubscribed',
      unsubscribedAt: daysAgo(40),
    });
    await add('elsewhere@mail.example', { createdAt: daysAgo(0) }, 'statecraft');
    const first = await list('?limit=4');
    expect(getEmails(first)).toEqual(
      ['reader0', 'reader1', 'reader2', 'reader3'].map((name) => `${name}@mail.example`),
    );
    expect(first.counts).toEqual({
      active: 8,
      pending: 1,
      unsubscribed: 1,
      paused: 1,
      daily: 5,
      weekly: 3,
      withPrompt: 1,
      unsubscribed30: 0,
      languages: [
        { language: 'en', count: 6 },
        { language: 'fr', count: 2 },
      ],
    });
    const second = await list(`?limit=4&cursor=${first.nextCursor}`);
    const third = await list(`?limit=4&cursor=${second.nextCursor}`);
    expect([...getEmails(second), ...getEmails(third)]).toEqual(
      ['reader4', 'reader5', 'reader6', 'paused', 'asked', 'left'].map(
        (name) => `${name}@mail.example`,
      ),
    );
    expect([second.counts, third.counts, third.nextCursor, third.hasNextPage]).toEqual([
      null,
      null,
      null,
      false,
    ]);
    expect(second.subscribers[3]).toMatchObject({
      hasPrompt: true,
      suppressed: null,
      account: null,
      source: 'form',
      consent: '',
      state: 'active',
    });
    expect(JSON.stringify(second)).not.toContain('lakes');
    expectRefusal(
      await admin.call('GET', '/api/admin/subscribers?cursor=nonsense'),
      'bad_request',
      ['cursor'],
    );
  });

  it('filters by state, frequency, language and full or partial address', async () => {
    const user = await t.make.user(site, { username: 'has-account' });
    await add('ada@mail.example', { language: 'fr', userId: user.id });
    await add('bert@mail.example', { frequency: 'weekly' });
    await add('ada@other.example', { state: 'pending' });
    await suppressAddress(db, secrets, site, 'bert@mail.example', 'complaint');
    expect(getEmails(await list('?state=pending'))).toEqual(['ada@other.example']);
    expect(getEmails(await list('?frequency=weekly'))).toEqual(['bert@mail.example']);
    expect(getEmails(await list('?language=fr'))).toEqual(['ada@mail.example']);
    expect((await list('?q=ADA%40mail.example')).subscribers).toMatchObject([
      { email: 'ada@mail.example', account: 'has-account' },
    ]);
    expect(getEmails(await list('?q=ada%40')).toSorted()).toEqual([
      'ada@mail.example',
      'ada@other.example',
    ]);
    expect(getEmails(await list('?q=ada%40mail.example&state=pending'))).toEqual([]);
    expect((await list('?q=rt@mail')).subscribers).toMatchObject([
      { email: 'bert@mail.example', suppressed: 'complaint' },
    ]);
    for (const q of ['%25', '_', "'", '\\'])
      expect(getEmails(await list(`?q=${encodeURIComponent(q)}`)), q).toEqual([]);
    expectRefusal(await admin.call('GET', '/api/admin/subscribers?state=gone'), 'bad_request', [
      'state',
    ]);
  });

  it('searches 20,000 rows at a time and continues from there', async () => {
    await db.execute(sql`insert into subscriptions (site_id, id, email, state, frequency, source,
      created_at, confirmed_at)
      select ${site}, 'n' || i, 'n' || i || '@many.example', 'active', 'daily', 'form',
        ${startOfTest.toISOString()}::timestamptz - i * interval '1 minute', now()
        from generate_series(1, 20030) i`);
    const first = await list('?q=n20020');
    expect([first.subscribers, first.hasNextPage]).toEqual([[], true]);
    const second = await list(`?q=n20020&cursor=${first.nextCursor}`);
    expect([getEmails(second), second.hasNextPage]).toEqual([['n20020@many.example'], false]);
    expect(getEmails(await list('?q=n20020@many.example'))).toEqual(['n20020@many.example']);
    expect((await list('?q=n1&limit=2')).subscribers).toHaveLength(2);
  });
});

it('growth reports joined, left and total per site day', async () => {
  await add('old@mail.example', { createdAt: daysAgo(200), confirmedAt: daysAgo(200) });
  await add('came@mail.example', { createdAt: daysAgo(2), confirmedAt: daysAgo(2) });
  await add('left@mail.example', {
    createdAt: daysAgo(120),
    confirmedAt: daysAgo(120),
    state: 'unsubscribed',
    unsubscribedAt: daysAgo(1),
  });
  await add('back@mail.example', {
    createdAt: daysAgo(120),
    confirmedAt: daysAgo(2),
    unsubscribedAt: daysAgo(10),
  });
  await add('asked@mail.example', { createdAt: daysAgo(1), state: 'pending' });
  const { days } = await requestOk<Reply<'GET /api/admin/subscribers/growth'>>(
    'GET',
    '/api/admin/subscribers/growth',
  );
  expect(days).toHaveLength(30);
  expect(days.slice(-4)).toEqual([
    { day: '2026-11-18', confirmed: 0, unsubscribed: 0, active: 2 },
    { day: '2026-11-19', confirmed: 2, unsubscribed: 0, active: 4 },
    { day: '2026-11-20', confirmed: 0, unsubscribed: 1, active: 3 },
    { day: '2026-11-21', confirmed: 0, unsubscribed: 0, active: 3 },
  ]);
  expect(
    (
      await requestOk<Reply<'GET /api/admin/subscribers/growth'>>(
        'GET',
        '/api/admin/subscribers/growth?days=90',
      )
    ).days,
  ).toHaveLength(90);
  expectRefusal(await admin.call('GET', '/api/admin/subscribers/growth?days=31'), 'bad_request', [
    'days',
  ]);
});

describe('the export', () => {
  it('is a CSV with consent, and preferences only on request', async () => {
    const reader = await add('ada@mail.example', {
      createdAt: daysAgo(1),
      customPrompt: 'About "lakes",\nplease',
      consent: 'A form',
      source: 'import',
    });
    await add('=cmd@mail.example', {
      createdAt: daysAgo(2),
      state: 'unsubscribed',
      unsubscribedAt: daysAgo(1),
      customPrompt: '=HYPERLINK("https://evil.test")',
    });
    await add('elsewhere@mail.example', {}, 'statecraft');
    await suppressAddress(db, secrets, site, 'ada@mail.example', 'bounce');
    const reply = await admin.call('GET', '/api/admin/subscribers/export');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="nontrivial-subscribers-2026-11-21.csv"',
    });
    const lines = reply.text.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFemail,state,suppressed,frequency,language,timeZone,sendHour,sendWeekday,' +
        'pausedUntil,source,consent,createdAt,confirmationSentAt,confirmedAt,unsubscribedAt',
    );
    const times = [reader.createdAt, reader.confirmationSentAt, reader.confirmedAt].map((time) =>
      time?.toISOString(),
    );
    expect(lines[1]).toBe(
      `ada@mail.example,active,bounce,daily,en,UTC,8,1,,import,A form,${times.join(',')},`,
    );
    expect(lines[2]).toMatch(/^'=cmd@mail\.example,unsubscribed,,/);
    expect(lines.slice(3)).toEqual(['']);
    expect(reply.text).not.toMatch(/lakes|HYPERLINK/);
    expect(reply.text).not.toContain(manageToken({ secrets }, reader).split('.')[1]);
    const whole = await admin.call('GET', '/api/admin/subscribers/export?prompts=true');
    expect(whole.text).toContain('"About ""lakes"",\nplease"\r\n');
    expect(whole.text).toContain(`"'=HYPERLINK(""https://evil.test"")"\r\n`);
    expect(await log()).toMatchObject([
      { action: 'export-subscribers', after: { prompts: false } },
      { action: 'export-subscribers', after: { prompts: true } },
    ]);
    expect((await t.on(site).head('/api/admin/subscribers/export').set(admin.bearer)).status).toBe(
      200,
    );
    expect(await log(), 'who asks for the headers has exported nothing').toHaveLength(2);
    expectRefusal(
      await admin.call('GET', '/api/admin/subscribers/export?prompts=yes'),
      'bad_request',
      ['prompts'],
    );
  });

  it('contains more than one batch, each row once', async () => {
    await db.execute(sql`insert into subscriptions (site_id, id, email, state, frequency, source,
      created_at)
      select ${site}, 'n' || i, 'n' || i || '@many.example', 'active', 'daily', 'form',
        ${startOfTest.toISOString()}::timestamptz - (i / 4) * interval '1 minute'
        from generate_series(1, 1203) i`);
    const { text } = await admin.call('GET', '/api/admin/subscribers/export');
    expect(new Set(text.split('\r\n').map((line) => line.split(',')[0])).size).toBe(1203 + 2);
    await db.update(rateCounts).set({ count: 10 });
    expectRefusal(await admin.call('GET', '/api/admin/subscribers/export'), 'too_many_requests');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    [' =1', "' =1"],
    ['\t=1', `'\t=1`],
    ['＝1', "'＝1"],
    ['\r\n=1', `"'\r\n=1"`],
    ['a=1', 'a=1'],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['', ''],
  ])('writes %j as the cell %j', (text, cell) => {
    expect(toCsvCell(text)).toBe(cell);
  });
});

describe('an import', () => {
  type Imported = Reply<'POST /api/admin/subscribers/import'>;
  const importRows = (rows: object[], confirmed: boolean) =>
    requestOk<Imported>('POST', '/api/admin/subscribers/import', { rows, confirmed });
  const consent = 'Form on old.example';

  it('of consenting readers activates them and mails nobody', async () => {
    const rows = [
      {
        email: ' Ada@Mail.example ',
        consent,
        consentAt: '2026-03-01',
        frequency: 'Weekly',
        language: 'fr',
        timeZone: 'europe/berlin',
      },
      { email: 'bert@mail.example', consent },
    ];
    expect(await importRows(rows, true)).toEqual({ active: 2, pending: 0, skipped: [] });
    expect(await subscriptionOf(t, site, 'ada@mail.example')).toMatchObject({
      state: 'active',
      source: 'import',
      consent: 'Form on old.example (2026-03-01)',
      frequency: 'weekly',
      language: 'fr',
      timeZone: 'Europe/Berlin',
      confirmedAt: expect.any(Date) as Date,
      confirmationSentAt: null,
      userId: null,
    });
    expect(await subscriptionOf(t, site, 'bert@mail.example')).toMatchObject({
      state: 'active',
      frequency: 'daily',
      language: 'en',
    });
    expect(await db.$count(outbox)).toBe(0);
    expect(await log()).toMatchObject([
      { action: 'import-subscribers', after: { confirmed: true, active: 2 } },
    ]);
    expect(await importRows(rows, true), 'and again').toMatchObject({
      active: 0,
      skipped: [{ row: 1, reason: 'Already subscribed.' }, { row: 2 }],
    });
    expect(await log()).toHaveLength(1);
  });

  it('without consent mails each reader one working confirmation', async () => {
    expect(
      await importRows([{ email: 'ada@mail.example', consent, language: 'es' }], false),
    ).toEqual({
      active: 0,
      pending: 1,
      skipped: [],
    });
    expect(await mailsAbout(t, site, 'ada@mail.example')).toMatchObject([
      { kind: 'subscription-verify', state: 'queued' },
    ]);
    expect(await importRows([{ email: 'ada@mail.example', consent }], false)).toMatchObject({
      pending: 0,
      skipped: [{ row: 1, reason: 'Already asked to confirm.' }],
    });
    expect(await mailsAbout(t, site, 'ada@mail.example')).toHaveLength(1);
    const token = await tokenMailed(t, site, 'ada@mail.example', 'verify');
    const reply = await admin.call('POST', `/api/subscriptions/verify/${token}`);
    expect(reply.body).toMatchObject({ subscription: { state: 'active', language: 'es' } });
    expect(await log()).toMatchObject([
      { action: 'import-subscribers', after: { confirmed: false, rows: 1 } },
      { after: { confirmed: false, rows: 1 } },
    ]);
  });

  it('respects the mail limits per address across sites', async () => {
    await t
      .on('statecraft')
      .post('/api/subscriptions/subscribe')
      .set('Origin', 'http://statecraft.localhost:3000')
      .send({ email: 'ada@mail.example', frequency: 'daily' });
    await db.execute(
      sql`insert into rate_counts (id, count, ends_at)
        select 'link-mail 15 0 ' || ${secrets.sign('subscription-mail', 'ada@mail.example')}, 1,
        now() + interval '10 minutes' on conflict do nothing`,
    );
    expect(await importRows([{ email: 'ada@mail.example', consent }], false)).toMatchObject({
      pending: 0,
      skipped: [{ reason: 'Too many confirmation emails sent; try tomorrow.' }],
    });
    expect(await subscriptionOf(t, site, 'ada@mail.example')).toBeUndefined();
  });

  it.each([true, false])(
    'skips unsubscribed, complained and existing readers (confirmed: %s)',
    async (confirmed) => {
      await add('left@mail.example', { state: 'unsubscribed' });
      await add('asked@mail.example', { state: 'pending', unsubscribedAt: daysAgo(3) });
      await add('reads@mail.example', { frequency: 'weekly' });
      await suppressAddress(db, secrets, site, 'complained@mail.example', 'complaint');
      const names = ['left', 'asked', 'reads', 'complained'];
      const { skipped, ...added } = await importRows(
        names.map((name) => ({ email: `${name}@mail.example`, consent, frequency: 'daily' })),
        confirmed,
      );
      expect(added).toEqual({ active: 0, pending: 0 });
      expect(skipped.map(({ reason }) => reason)).toEqual([
        'Unsubscribed.',
        'Already asked to confirm.',
        'Already subscribed.',
        'Complained.',
      ]);
      expect(
        await Promise.all(
          names.map(async (name) => (await subscriptionOf(t, site, `${name}@mail.example`))?.state),
        ),
      ).toEqual(['unsubscribed', 'pending', 'active', undefined]);
      expect(await subscriptionOf(t, site, 'reads@mail.example')).toMatchObject({
        frequency: 'weekly',
        source: 'form',
        consent: '',
      });
      expect(await db.$count(outbox)).toBe(0);
    },
  );

  it('reports invalid rows with reasons and imports the rest', async () => {
    const rows = [
      { email: 'no address', consent },
      { email: 'a@mail.example', consent, frequency: 'hourly' },
      { email: 'b@mail.example', consent, language: 'tlh' },
      { email: 'c@mail.example', consent, timeZone: 'Mars/Base' },
      { email: 'd@mail.example' },
      { email: 'e@mail.example', consent: ' \u200b ' },
      { email: 'f@mail.example', consent, consentAt: 'last year' },
      { email: 'g@mail.example', consent, consentAt: '2027-01-01' },
      { email: 'h@mail.example', consent: 'x'.repeat(501) },
      { email: 'good@mail.example', consent },
      { email: 'GOOD@mail.example', consent },
    ];
    const { active, skipped } = await importRows(rows, true);
    expect(active).toBe(1);
    expect(skipped.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
    expect(skipped[0]).toEqual({ row: 1, email: 'no address', reason: 'Invalid address.' });
    expect(skipped.at(-1)?.reason).toBe('It stands in row 10 too.');
  });

  it('accepts 500 full rows and no more', async () => {
    const rows = Array.from({ length: 500 }, (_, i) => ({
      email: `reader${i}@mail.example`,
      frequency: 'daily',
      language: 'en',
      timeZone: 'America/Argentina/Buenos_Aires',
      consent: 'c'.repeat(400),
      consentAt: '2026-03-01T10:00:00Z',
    }));
    expect(await importRows(rows, true)).toEqual({ active: 500, pending: 0, skipped: [] });
    expectRefusal(
      await admin.call('POST', '/api/admin/subscribers/import', {
        rows: [...rows, rows[0]],
        confirmed: true,
      }),
      'bad_request',
      ['rows'],
    );
    expectRefusal(
      await admin.call('POST', '/api/admin/subscribers/import', { rows: [], confirmed: true }),
      'bad_request',
      ['rows'],
    );
    expectRefusal(
      await admin.call('POST', '/api/admin/subscribers/import', {
        rows: [{ email: 'x@mail.example', admin: true }],
        confirmed: true,
      }),
      'bad_request',
      ['rows.0.admin'],
    );
    expectRefusal(
      await admin.call('POST', '/api/admin/subscribers/import', {
        rows: [{ email: 'x'.repeat(600 * 1024) }],
        confirmed: true,
      }),
      'payload_too_large',
    );
  });

  it('sent twice at once adds each reader once', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => ({
      email: `reader${i}@mail.example`,
      consent,
    }));
    const both = await Promise.all([importRows(rows, false), importRows(rows.toReversed(), false)]);
    expect(both.map(({ pending }) => pending).reduce((a, b) => a + b)).toBe(60);
    expect(await db.$count(subscriptions)).toBe(60);
    expect(await db.$count(outbox)).toBe(60);
  });
});

describe('a suppressed address', () => {
  const suppress = (email: string, reason = 'They wrote to us.') =>
    requestOk<{ suppressed: string }>('POST', '/api/admin/subscribers/suppress', { email, reason });
  const unsuppress = (email: string) =>
    requestOk<{ before: string | null }>('POST', '/api/admin/subscribers/unsuppress', {
      email,
      reason: 'They wrote again.',
    });

  it('is a removable hash, stored per site', async () => {
    const { id } = await add('ada@mail.example');
    expect(await suppress('Ada@Mail.example')).toEqual({ suppressed: 'manual' });
    expect(await suppress('ada@mail.example'), 'again').toEqual({ suppressed: 'manual' });
    expect([
      await isSuppressed(db, secrets, site, 'ada@mail.example'),
      await isSuppressed(db, secrets, 'statecraft', 'ada@mail.example'),
    ]).toEqual([true, false]);
    expect((await list('?q=ada@mail.example')).subscribers).toMatchObject([
      { suppressed: 'manual', state: 'active' },
    ]);
    expect(await unsuppress('ada@mail.example')).toEqual({ suppressed: null, before: 'manual' });
    expect(await unsuppress('ada@mail.example')).toEqual({ suppressed: null, before: null });
    expect(await isSuppressed(db, secrets, site, 'ada@mail.example')).toBe(false);
    expect(await log()).toMatchObject([
      {
        action: 'suppress-address',
        reason: 'They wrote to us.',
        after: { suppressed: 'manual', subscription: id },
      },
      { action: 'unsuppress-address', after: { suppressed: null, subscription: id } },
    ]);
    expect(JSON.stringify(await log())).not.toContain('mail.example');
    expectRefusal(
      await admin.call('POST', '/api/admin/subscribers/suppress', {
        email: 'ada@mail.example',
        reason: 'ada@mail.example asked',
      }),
      'bad_request',
      ['reason'],
    );
    expectRefusal(
      await admin.call('POST', '/api/admin/subscribers/suppress', { email: 'nobody', reason: 'x' }),
      'bad_request',
      ['email'],
    );
  });

  it('stays after a complaint; staff can remove a bounce', async () => {
    await suppressAddress(db, secrets, site, 'complained@mail.example', 'complaint');
    await suppressAddress(db, secrets, site, 'bounced@mail.example', 'bounce');
    expect(await suppress('complained@mail.example')).toEqual({ suppressed: 'complaint' });
    expect(await suppress('bounced@mail.example')).toEqual({ suppressed: 'manual' });
    await suppressAddress(db, secrets, site, 'bounced@mail.example', 'bounce');
    expect(await unsuppress('bounced@mail.example')).toMatchObject({ before: 'manual' });
    expect(await unsuppress('complained@mail.example')).toMatchObject({ before: 'complaint' });
  });

  it('is counted by reason and day without the address', async () => {
    type List = Reply<'GET /api/admin/subscribers/suppressed'>;
    const hoursAgo = (i: number) => new Date(startOfTest.getTime() - i * 3_600_000);
    await db.insert(suppressions).values(
      Array.from({ length: 60 }, (_, i) => ({
        siteId: site,
        emailHash: `hash-of-${String(i).padStart(30, '0')}`,
        reason: i % 3 === 0 ? ('complaint' as const) : ('bounce' as const),
        createdAt: hoursAgo(i),
      })),
    );
    await suppressAddress(db, secrets, 'statecraft', 'ada@mail.example', 'bounce');
    const first = await requestOk<List>('GET', '/api/admin/subscribers/suppressed');
    expect([first.counts, first.suppressed.length, first.hasNextPage]).toEqual([
      { bounce: 40, complaint: 20, manual: 0 },
      50,
      true,
    ]);
    expect(first.days).toHaveLength(30);
    expect(first.days?.slice(-2)).toEqual([
      { day: '2026-11-20', bounce: 16, complaint: 8, manual: 0 },
      { day: '2026-11-21', bounce: 6, complaint: 3, manual: 0 },
    ]);
    const second = await requestOk<List>(
      'GET',
      `/api/admin/subscribers/suppressed?cursor=${first.nextCursor}`,
    );
    expect([second.counts, second.days, second.suppressed.length, second.hasNextPage]).toEqual([
      null,
      null,
      10,
      false,
    ]);
    expect(
      (await requestOk<List>('GET', '/api/admin/subscribers/suppressed?reason=complaint'))
        .suppressed,
    ).toHaveLength(20);
    expect(first.suppressed[0]).toEqual({
      hash: 'hash-of-0000',
      reason: 'complaint',
      createdAt: startOfTest.toISOString(),
    });
  });
});

it('staff end a subscription and its queued mails', async () => {
  const { id } = await add('ada@mail.example');
  const other = await add('elsewhere@mail.example', {}, 'statecraft');
  await admin.call('POST', '/api/subscriptions/manage-link', { email: 'ada@mail.example' });
  const end = (id: string) => admin.call('POST', `/api/admin/subscribers/${id}/unsubscribe`);
  for (let i = 0; i < 2; i += 1)
    expect((await end(id)).body as Subscriber).toMatchObject({
      id,
      email: 'ada@mail.example',
      state: 'unsubscribed',
      unsubscribedAt: expect.any(String) as string,
    });
  expect(await mailsAbout(t, site, 'ada@mail.example')).toMatchObject([
    { state: 'failed', smtpResponse: 'unsubscribed' },
  ]);
  expect(await log()).toMatchObject([{ action: 'end-subscription', after: { subscription: id } }]);
  expectRefusal(await end(other.id), 'not_found');
  expect(
    await db.$count(
      subscriptions,
      and(eq(subscriptions.id, other.id), eq(subscriptions.state, 'active')),
    ),
  ).toBe(1);
});
