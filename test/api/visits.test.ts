import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import type { Reply } from '../../shared/contract/index.ts';
import { comments, threadVisits, users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { joinSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const ada = await joinSite(t, 'nontrivial');

const visit = (id: string, newest: Date | string) =>
  ada.send('put', `/api/posts/${id}/visit`, {
    newest: newest instanceof Date ? newest.toISOString() : newest,
  });
const readVisit = async (id: string) =>
  (
    (await ada.agent.get(`/api/me/votes?posts=${id}`).set(ada.bearer))
      .body as Reply<'GET /api/me/votes'>
  ).visits[id];
/** Lets the next visit be stored. */
const passMinute = () =>
  db.update(threadVisits).set({ storedAt: sql`stored_at - interval '61 seconds'` });

it('counts comments of others since the last visit', async () => {
  const post = await t.make.post({ minutesAgo: 60 });
  const [me] = await db.select().from(users).where(eq(users.username, ada.username));
  const seen = await t.make.comment(post, { minutesAgo: 30 });
  expect(await readVisit(post.id)).toBeUndefined();
  expect((await visit(post.slug, seen.createdAt)).body).toEqual({ visited: true });
  expect(await readVisit(post.id)).toEqual({
    seenAt: seen.createdAt.toISOString(),
    newComments: 0,
  });
  await t.make.comment(post, { minutesAgo: 20 });
  const hidden = await t.make.comment(post, { minutesAgo: 19 });
  await db.update(comments).set({ isHidden: true }).where(eq(comments.id, hidden.id));
  await t.make.comment(post, { minutesAgo: 18, by: me as never });
  const last = await t.make.comment(post, { minutesAgo: 10 });
  expect((await readVisit(post.id))?.newComments).toBe(2);
  await passMinute();
  await visit(post.id, last.createdAt);
  expect((await readVisit(post.id))?.newComments).toBe(0);
});

it('never moves backward, into the future or twice a minute', async () => {
  const post = await t.make.post({ minutesAgo: 60 });
  const at = (minutes: number) => t.make.minutesAgo(minutes);
  const seenAt = async () => (await readVisit(post.id))?.seenAt ?? '';
  await visit(post.id, at(30));
  await visit(post.id, at(20));
  expect(await seenAt()).toBe(at(30).toISOString());
  await passMinute();
  await visit(post.id, at(20));
  expect(await seenAt()).toBe(at(20).toISOString());
  await passMinute();
  await visit(post.id, at(25));
  expect(await seenAt()).toBe(at(20).toISOString());
  await visit(post.id, new Date(Date.now() + hourMs));
  expect(Date.parse(await seenAt())).toBeLessThan(Date.now() + 60_000);
});

it('rejects unknown posts and times that do not exist', async () => {
  expectError(await visit('zzzzzzzzzzzz', new Date()), 'not_found');
  const post = await t.make.post();
  for (const newest of ['2026-13-01T00:00:00.000Z', 'yesterday'])
    expectError(await visit(post.id, newest), 'bad_request', ['newest']);
  const elsewhere = await t.make.post({ site: 'statecraft' });
  expectError(await visit(elsewhere.id, new Date()), 'not_found');
});
