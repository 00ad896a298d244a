import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { outbox, subscriptions } from '../../server/db/schema.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { expectError } from '../support/error-replies.ts';
import { mailsAbout, findSubscription, tokenMailed } from '../support/subscriptions.ts';
import { cutColumns, readExport, serviceFiles } from '../support/subscriber-exports.ts';
import { setUpSubscriberAdmin } from '../support/subscriber-admin.ts';

const { t, db, secrets, site, admin, platform, daysAgo, requestOk, log, add } =
  await setUpSubscriberAdmin();

describe('an import', () => {
  type Imported = Reply<'POST /api/admin/subscribers/import'>;
  const importRows = (rows: object[], confirmed: boolean) =>
    requestOk<Imported>('POST', '/api/admin/subscribers/import', { rows, confirmed });
  const consent = 'Form on old.example';

  it('of consenting readers activates them and emails no one', async () => {
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
    expect(await findSubscription(t, site, 'ada@mail.example')).toMatchObject({
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
    expect(await findSubscription(t, site, 'bert@mail.example')).toMatchObject({
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

  it('without consent emails each reader one working confirmation', async () => {
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
      sql`insert into rate_limits (id, count, ends_at)
        select 'link-mail 15 0 ' || ${secrets.sign('subscription-mail', 'ada@mail.example')}, 1,
        now() + interval '10 minutes' on conflict do nothing`,
    );
    expect(await importRows([{ email: 'ada@mail.example', consent }], false)).toMatchObject({
      pending: 0,
      skipped: [{ reason: 'Too many confirmation emails sent; try tomorrow.' }],
    });
    expect(await findSubscription(t, site, 'ada@mail.example')).toBeUndefined();
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
          names.map(
            async (name) => (await findSubscription(t, site, `${name}@mail.example`))?.state,
          ),
        ),
      ).toEqual(['unsubscribed', 'pending', 'active', undefined]);
      expect(await findSubscription(t, site, 'reads@mail.example')).toMatchObject({
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
    expect(skipped.at(-1)?.reason).toBe('Duplicate of row 10.');
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
    expectError(
      await admin.call('POST', '/api/admin/subscribers/import', {
        rows: [...rows, rows[0]],
        confirmed: true,
      }),
      'bad_request',
      ['rows'],
    );
    expectError(
      await admin.call('POST', '/api/admin/subscribers/import', { rows: [], confirmed: true }),
      'bad_request',
      ['rows'],
    );
    expectError(
      await admin.call('POST', '/api/admin/subscribers/import', {
        rows: [{ email: 'x@mail.example', admin: true }],
        confirmed: true,
      }),
      'bad_request',
      ['rows.0.admin'],
    );
    expectError(
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

  const manyReaders = (count: number, name: string) =>
    Array.from({ length: count }, (_, i) => ({
      email: `${name}${String(i).padStart(3, '0')}@mail.example`,
      consent,
    }));

  it('of mailboxes in other spellings does not deadlock with another', async () => {
    const spell = (first: string, second: string) =>
      [first, second].flatMap((name) =>
        Array.from({ length: 8 }, (_, i) => ({ email: `${name}${i}@gmail.com`, consent })),
      );
    // By address each has its dotted names first, which are the last mailboxes of the other.
    await Promise.all([
      importRows(spell('a.z', 'ab'), false),
      importRows(spell('a.b', 'az'), false),
    ]);
  });

  it("emails at most the site's import emails a day", async () => {
    const settings = t.deps.siteRegistry.sites.get(site);
    if (!settings) throw new Error('no site');
    settings.importMails = 30;
    const rows = manyReaders(35, 'reader');
    const first = await importRows(rows, false);
    expect(first).toMatchObject({ active: 0, pending: 30 });
    expect(first.skipped.map(({ row, reason }) => [row, reason])).toEqual(
      [31, 32, 33, 34, 35].map((row) => [
        row,
        'This site may send 30 confirmation emails a day by imports. ' +
          'Import the file again tomorrow.',
      ]),
    );
    expect(await db.$count(outbox)).toBe(30);
    expect(await importRows(manyReaders(1, 'other'), false)).toMatchObject({ pending: 0 });
    await db.execute(sql`update rate_limits set ends_at = now() - interval '1 second'
      where id like 'import-mails %'`);
    // Rows beyond the limit used no slot of their mailbox.
    const next = await importRows(rows, false);
    expect(next).toMatchObject({ pending: 5 });
    expect(next.skipped.every(({ reason }) => reason === 'Already asked to confirm.')).toBe(true);
    expect(await db.$count(outbox)).toBe(35);
    settings.importMails = 1_000;
  });

  it('sent twice at once respects the limit of import emails', async () => {
    const settings = t.deps.siteRegistry.sites.get(site);
    if (!settings) throw new Error('no site');
    settings.importMails = 40;
    await Promise.all([
      importRows(manyReaders(30, 'a'), false),
      importRows(manyReaders(30, 'b'), false),
    ]);
    expect(await db.$count(outbox)).toBe(40);
    settings.importMails = 1_000;
  });

  it('of many confirmed readers needs a platform admin', async () => {
    const rows = manyReaders(500, 'reader');
    const more = manyReaders(2, 'more');
    expect(await importRows(rows.slice(1), true)).toMatchObject({ active: 499 });
    expect(await importRows(more, true)).toMatchObject({
      active: 1,
      skipped: [
        {
          row: 2,
          reason:
            'Only a platform admin can import more than 500 confirmed readers a day. ' +
            'Ask them, or import the file again tomorrow.',
        },
      ],
    });
    const reply = await platform.call('POST', '/api/admin/subscribers/import', {
      rows: [...more, rows[0]],
      confirmed: true,
    });
    expect(reply.body).toMatchObject({ active: 2, skipped: [{ reason: 'Already subscribed.' }] });
  });
});

describe('people who left', () => {
  const block = (rows: object[], unsubscribe?: boolean) =>
    requestOk<Reply<'POST /api/admin/subscribers/suppressed/import'>>(
      'POST',
      '/api/admin/subscribers/suppressed/import',
      { rows, unsubscribe },
    );
  const importRows = (rows: object[]) =>
    requestOk<Reply<'POST /api/admin/subscribers/import'>>(
      'POST',
      '/api/admin/subscribers/import',
      { rows, confirmed: true },
    );
  const stateOf = async (email: string) => (await findSubscription(t, site, email))?.state;
  const consent = 'Form on old.example';

  it('are blocked, lose their subscription and are not imported', async () => {
    await add('left@mail.example');
    await add('stays@mail.example');
    const rows = [
      { email: ' Left@mail.example ', reason: 'manual' },
      { email: 'gone@mail.example', reason: 'bounce' },
      { email: 'nobody', reason: 'manual' },
    ];
    expect(await block(rows, true)).toEqual({
      suppressed: 2,
      skipped: [{ row: 3, reason: 'This is not an email address.' }],
    });
    expect(await stateOf('left@mail.example')).toBe('unsubscribed');
    expect(await stateOf('stays@mail.example')).toBe('active');
    const { active, skipped } = await importRows([
      { email: 'left@mail.example', consent },
      { email: 'gone@mail.example', consent },
    ]);
    expect(active).toBe(0);
    expect(skipped.map(({ reason }) => reason)).toEqual(['Unsubscribed.', 'Bounced permanently.']);
    expect(await block(rows, true), 'and again').toMatchObject({ suppressed: 2 });
  });

  it('keep their subscription where only the address is blocked', async () => {
    await add('reads@mail.example');
    await block([{ email: 'reads@mail.example' }]);
    expect(await stateOf('reads@mail.example')).toBe('active');
  });

  it.each(serviceFiles)('of a file of $service never become active', async (file) => {
    const { rows } = (await readExport(cutColumns(file, () => true))).read;
    const leaving = rows.filter(({ outcome }) =>
      ['bounce', 'manual', 'complaint'].includes(outcome),
    );
    expect(leaving.length).toBeGreaterThan(0);
    const [first] = leaving;
    await add(first?.row.email ?? '');
    await block(
      leaving.map(({ row, outcome }) => ({ email: row.email, reason: outcome })),
      true,
    );
    await importRows(rows.map(({ row }) => ({ consent, ...row })));
    for (const { row, outcome } of rows)
      expect((await stateOf(row.email)) === 'active', `${row.email} ${outcome}`).toBe(
        !leaving.some((left) => left.row.email === row.email),
      );
    expect(await stateOf(first?.row.email ?? '')).toBe('unsubscribed');
  });
});
