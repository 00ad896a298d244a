import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { instanceMarkers, outbox, sites } from '../../server/db/schema.ts';
import {
  confirmDatabase,
  countHeldMail,
  heldResponse,
  holdMailIfRestored,
  isConfirmed,
  releaseHeldMail,
  recordHeartbeat,
  toPlace,
} from '../../server/domain/operations/restore-guard.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { sendCodesJob } from '../../server/jobs/send-mail.ts';
import { createMailRow, type MailRow } from '../support/mail-rows.ts';
import { fakeMailer } from '../support/outbox-sending.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const siteId = 'nontrivial';
const ownDatabase = 'a database';
const holdMail = (place = ownDatabase) => holdMailIfRestored(t.deps, place);
const readWarnings = () =>
  t.log
    .filter(({ level }) => level === 'error')
    .map(({ msg, held }) => [held, String(msg).slice(0, 31)]);

beforeEach(async () => {
  t.log.length = 0;
  await db.delete(outbox);
  await db.delete(instanceMarkers);
  await db.update(sites).set({ digestsPausedAt: null });
});

const mail = (id: string, minutes: number, fields: Partial<MailRow> = {}) =>
  db
    .insert(outbox)
    .values(createMailRow({ id, createdAt: new Date(Date.now() - minutes * 60_000), ...fields }));
const listStates = async () =>
  Object.fromEntries(
    (await db.select().from(outbox)).map(({ id, state, smtpResponse: answer }) => [
      id,
      answer === heldResponse ? 'held' : state,
    ]),
  );
/** Lets time pass without a heartbeat. */
const advanceMinutes = (minutes: number) =>
  db.update(instanceMarkers).set({ seenAt: sql`seen_at - ${minutes} * interval '1 minute'` });
const listPaused = async () =>
  (await db.select({ at: sites.digestsPausedAt }).from(sites)).filter(({ at }) => at !== null)
    .length;

it('holds nothing in a recently active database', async () => {
  await mail('new', 1);
  await mail('old', 3 * 60);
  expect(await holdMail()).toBe('new');
  expect(await holdMail()).toBe('known');
  await advanceMinutes(59);
  expect(await holdMail()).toBe('known');
  expect([await listStates(), readWarnings(), await listPaused()]).toEqual([
    { new: 'queued', old: 'queued' },
    [],
    0,
  ]);
});

it('holds and reports old emails after an hour away', async () => {
  await holdMail();
  await advanceMinutes(61);
  await mail('new', 1);
  await mail('old', 61);
  await mail('taken', 61, { state: 'sending' });
  await mail('begun', 61, { state: 'sending', sentAt: new Date() });
  await mail('sent', 61, { state: 'sent' });
  expect(await holdMail()).toBe('paused');
  expect(await listStates()).toEqual({
    new: 'queued',
    old: 'held',
    taken: 'held',
    begun: 'sending',
    sent: 'sent',
  });
  expect([readWarnings(), await listPaused()]).toEqual([
    [[2, 'nothing ran for more than an ho']],
    0,
  ]);
  expect(await holdMail(), 'it is told once').toBe('known');
});

it('treats regular heartbeats as never away', async () => {
  await holdMail();
  await advanceMinutes(120);
  await recordHeartbeat(db, ownDatabase);
  expect(await holdMail()).toBe('known');
});

it('holds everything on a restored copy and pauses digests', async () => {
  await holdMail();
  await mail('new', 1);
  await mail('code', 1, { kind: 'login-code', priority: 0 });
  expect(await holdMail('another database')).toBe('restored');
  expect(await listStates()).toEqual({ new: 'held', code: 'held' });
  expect([readWarnings(), await listPaused()]).toEqual([
    [[2, 'this database was restored from']],
    await db.$count(sites),
  ]);
  expect(await holdMail('another database'), 'it is where it is now').toBe('known');
  expect(await holdMail(), 'and the other is the copy').toBe('restored');
});

it('sends nothing from a copy until it is confirmed', async () => {
  await holdMailIfRestored(t.deps, toPlace('a server', 'db.example:5432/app'));
  expect(await isConfirmed(db)).toBe(true);
  const copy = toPlace('a server', 'copy.example:5432/app');
  expect(await holdMailIfRestored(t.deps, copy)).toBe('restored');
  expect(await isConfirmed(db)).toBe(false);
  await mail('code', 0, { kind: 'login-code', priority: 0, sendAfter: t.clock.now() });
  const { got, mailer } = fakeMailer();
  const run = () => sendCodesJob({ ...t.deps, mailer }, new AbortController().signal);
  await run();
  expect([got.length, await listStates()]).toEqual([0, { code: 'queued' }]);

  expect(await holdMailIfRestored(t.deps, copy), 'a restart changes nothing').toBe('known');
  expect(await isConfirmed(db)).toBe(false);
  expect([await confirmDatabase(db), await confirmDatabase(db)]).toEqual([true, false]);
  await run();
  expect([got.length, await listStates()]).toEqual([1, { code: 'sent' }]);
});

it('permits to name an installation later', async () => {
  const others = ['a server', toPlace('a server', 'db.example:5432/app')];
  await holdMailIfRestored(t.deps, 'a server');
  const named = toPlace('a server', 'production');
  expect(await holdMailIfRestored(t.deps, named, others)).toBe('known');
  expect(await holdMailIfRestored(t.deps, named, others)).toBe('known');
  const staging = toPlace('a server', 'staging');
  expect(await holdMailIfRestored(t.deps, staging, others)).toBe('restored');
});

it('counts held emails by site and releases each once', async () => {
  await holdMail();
  await mail('wanted', 1, { expiresAt: new Date(Date.now() + 60_000) });
  await mail('over', 1, { expiresAt: new Date(Date.now() - 60_000) });
  await mail('other', 1, { siteId: 'statecraft' });
  await mail('failed', 1, { state: 'failed', smtpResponse: '550 no' });
  await holdMail('another database');
  expect(await countHeldMail(db)).toEqual([
    { siteId, held: 1 },
    { siteId: 'statecraft', held: 1 },
  ]);
  expect(await releaseHeldMail(db, siteId)).toBe(1);
  expect(await releaseHeldMail(db, siteId)).toBe(0);
  expect(await listStates()).toEqual({
    wanted: 'queued',
    over: 'held',
    other: 'held',
    failed: 'failed',
  });
});

it('keeps the heartbeat in all cleanup jobs', async () => {
  await holdMail();
  await advanceMinutes(30 * 24 * 60);
  await purgeExpired(t.deps);
  expect(await holdMail()).toBe('paused');
});
