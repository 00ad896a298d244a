import { eq, like, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rateLimits } from '../../server/db/schema.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { setUpRateLimits, expectNotLimited, expectLimited } from '../support/rate-limit-calls.ts';

const { t, startProcess, createNetwork, createMember } = await setUpRateLimits();

const { db } = t.deps;

it('shares database counts between processes and restarts', async () => {
  const ada = { ...(await createMember()), ...createNetwork() };
  const [first, second] = [await startProcess({ person: 3 }), await startProcess({ person: 3 })];
  for (const call of [first, second, first])
    expectNotLimited((await call('POST /api/posts', ada)).status);
  for (const call of [first, second, await startProcess({ person: 3 })])
    expectLimited(await call('POST /api/posts', ada), 600);
  // Each process counts its own.
  for (let i = 0; i < 3; i += 1)
    expectNotLimited((await first('POST /api/posts/{id}/vote', ada)).status);
  expectLimited(await first('POST /api/posts/{id}/vote', ada), 600);
  expectNotLimited((await second('POST /api/posts/{id}/vote', ada)).status);
});

it('starts a new window after the old ends', async () => {
  const ada = { ...(await createMember()), ...createNetwork() };
  const call = await startProcess({ person: 1 });
  expectNotLimited((await call('POST /api/posts', ada)).status);
  expectLimited(await call('POST /api/posts', ada), 600);
  await db
    .update(rateLimits)
    .set({ endsAt: sql`now() + interval '0.3 seconds'` as never })
    .where(like(rateLimits.id, 'posts %'));
  expect((await call('POST /api/posts', ada)).headers['retry-after']).toBe('1');
  await db
    .update(rateLimits)
    .set({ endsAt: sql`now()` as never })
    .where(like(rateLimits.id, 'posts %'));
  expectNotLimited((await call('POST /api/posts', ada)).status);
  expectLimited(await call('POST /api/posts', ada), 600);
});

it('admits no more than the limit under concurrency', async () => {
  const [ada, bob] = [await createMember(), await createMember()];
  const network = createNetwork();
  const call = await startProcess({ person: 5, network: 8 });
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      call('POST /api/posts', { ...(i % 2 ? ada : bob), ...network }),
    ),
  );
  expect(replies.filter(({ status }) => status !== 429)).toHaveLength(8);
});

it('deletes counts of expired windows', async () => {
  const id = 'posts a window that is over';
  await db
    .insert(rateLimits)
    .values({ id, count: 1, endsAt: sql`now() - interval '1 second'` as never });
  const before = await db.$count(rateLimits);
  await purgeExpired(t.deps);
  expect(await db.select().from(rateLimits).where(eq(rateLimits.id, id))).toEqual([]);
  expect(before).toBeGreaterThan(1);
  expect(await db.$count(rateLimits)).toBeGreaterThan(0);
});
