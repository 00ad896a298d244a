import { describe, expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { hourMs } from '#shared/durations.ts';
import { suppressions } from '../../server/db/schema.ts';
import { isSuppressed, suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { expectError } from '../support/error-replies.ts';
import { startOfTest } from '../support/test-app.ts';
import { setUpSubscriberAdmin } from '../support/subscriber-admin.ts';

const { db, secrets, site, admin, requestOk, list, log, add } = await setUpSubscriberAdmin();

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
    expectError(
      await admin.call('POST', '/api/admin/subscribers/suppress', {
        email: 'ada@mail.example',
        reason: 'ada@mail.example asked',
      }),
      'bad_request',
      ['reason'],
    );
    expectError(
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
    const hoursAgo = (i: number) => new Date(startOfTest.getTime() - i * hourMs);
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
