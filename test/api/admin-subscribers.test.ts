import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Subscriber, SubscriberList } from '#shared/contract/admin-subscribers.ts';
import type { Reply } from '#shared/contract/index.ts';
import { rateLimits, subscriptions } from '../../server/db/schema.ts';
import { toCsvCell } from '#shared/csv-line.ts';
import { manageToken } from '../../server/domain/subscriptions/tokens.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { expectError } from '../support/error-replies.ts';
import { mailsAbout } from '../support/subscriptions.ts';
import { startOfTest } from '../support/test-app.ts';
import { setUpSubscriberAdmin } from '../support/subscriber-admin.ts';

const { t, db, secrets, site, admin, day, daysAgo, requestOk, list, log, add } =
  await setUpSubscriberAdmin();

const getEmails = ({ subscribers }: SubscriberList) => subscribers.map(({ email }) => email);

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
    expectError(await admin.call('GET', '/api/admin/subscribers?cursor=nonsense'), 'bad_request', [
      'cursor',
    ]);
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
    expectError(await admin.call('GET', '/api/admin/subscribers?state=gone'), 'bad_request', [
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
  expectError(await admin.call('GET', '/api/admin/subscribers/growth?days=31'), 'bad_request', [
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
    expectError(
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
    await db.update(rateLimits).set({ count: 10 });
    expectError(await admin.call('GET', '/api/admin/subscribers/export'), 'too_many_requests');
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

it('staff end a subscription and its queued emails', async () => {
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
  expectError(await end(other.id), 'not_found');
  expect(
    await db.$count(
      subscriptions,
      and(eq(subscriptions.id, other.id), eq(subscriptions.state, 'active')),
    ),
  ).toBe(1);
});
