import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { outbox, rateCounts, sites } from '../../server/db/schema.ts';
import {
  countHeldMail,
  heldResponse,
  holdMailIfRestored,
  releaseHeldMail,
  recordHeartbeat,
} from '../../server/domain/operations/restore-guard.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const siteId = 'nontrivial';
const here = 'a database';
const begin = (place = here) => holdMailIfRestored(t.deps, place);
const told = () =>
  t.log
    .filter(({ level }) => level === 'error')
    .map(({ msg, held }) => [held, String(msg).slice(0, 31)]);

beforeEach(async () => {
  t.log.length = 0;
  await db.delete(outbox);
  await db.delete(rateCounts);
  await db.update(sites).set({ digestsPausedAt: null });
});

async function mail(id: string, minutes: number, given: Partial<typeof outbox.$inferInsert> = {}) {
  await db.insert(outbox).values({
    siteId,
    id,
    kind: 'reply',
    priority: 5,
    recipient: 'r@mail.example',
    subject: 's',
    html: 'h',
    text: 't',
    dueAt: new Date(),
    createdAt: new Date(Date.now() - minutes * 60_000),
    ...given,
  });
}
const states = async () =>
  Object.fromEntries(
    (await db.select().from(outbox)).map(({ id, state, answer }) => [
      id,
      answer === heldResponse ? 'held' : state,
    ]),
  );
/** Nobody was there for so long. */
const rest = (minutes: number) =>
  db.update(rateCounts).set({ endsAt: sql`ends_at - ${minutes} * interval '1 minute'` });
const paused = async () =>
  (await db.select({ at: sites.digestsPausedAt }).from(sites)).filter(({ at }) => at !== null)
    .length;

it('holds nothing in a recently active database', async () => {
  await mail('new', 1);
  await mail('old', 3 * 60);
  expect(await begin()).toBe('new');
  expect(await begin()).toBe('known');
  await rest(59);
  expect(await begin()).toBe('known');
  expect([await states(), told(), await paused()]).toEqual([
    { new: 'queued', old: 'queued' },
    [],
    0,
  ]);
});

it('holds and reports old mails after an hour away', async () => {
  await begin();
  await rest(61);
  await mail('new', 1);
  await mail('old', 61);
  await mail('taken', 61, { state: 'sending' });
  await mail('begun', 61, { state: 'sending', sentAt: new Date() });
  await mail('sent', 61, { state: 'sent' });
  expect(await begin()).toBe('paused');
  expect(await states()).toEqual({
    new: 'queued',
    old: 'held',
    taken: 'held',
    begun: 'sending',
    sent: 'sent',
  });
  expect([told(), await paused()]).toEqual([[[2, 'nothing ran for more than an ho']], 0]);
  expect(await begin(), 'it is told once').toBe('known');
});

it('treats regular heartbeats as never away', async () => {
  await begin();
  await rest(120);
  await recordHeartbeat(db, here);
  expect(await begin()).toBe('known');
});

it('holds everything on a restored copy and pauses digests', async () => {
  await begin();
  await mail('new', 1);
  await mail('code', 1, { kind: 'login-code', priority: 0 });
  expect(await begin('another database')).toBe('restored');
  expect(await states()).toEqual({ new: 'held', code: 'held' });
  expect([told(), await paused()]).toEqual([
    [[2, 'this database was restored from']],
    await db.$count(sites),
  ]);
  expect(await begin('another database'), 'it is where it is now').toBe('known');
  expect(await begin(), 'and the other is the copy').toBe('restored');
});

it('counts held mails by site and releases each once', async () => {
  await begin();
  await mail('wanted', 1, { expiresAt: new Date(Date.now() + 60_000) });
  await mail('over', 1, { expiresAt: new Date(Date.now() - 60_000) });
  await mail('other', 1, { siteId: 'statecraft' });
  await mail('failed', 1, { state: 'failed', answer: '550 no' });
  await begin('another database');
  expect(await countHeldMail(db)).toEqual([
    { siteId, held: 1 },
    { siteId: 'statecraft', held: 1 },
  ]);
  expect(await releaseHeldMail(db, siteId)).toBe(1);
  expect(await releaseHeldMail(db, siteId)).toBe(0);
  expect(await states()).toEqual({
    wanted: 'queued',
    over: 'held',
    other: 'held',
    failed: 'failed',
  });
});

it('keeps the heartbeat in all cleanup jobs', async () => {
  await begin();
  await rest(30 * 24 * 60);
  await purgeExpired(db);
  expect(await begin()).toBe('paused');
});
