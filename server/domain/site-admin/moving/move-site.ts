import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { presets } from '#shared/sites/presets.ts';
import type { Needs } from '../../../context.ts';
import { queryRows, type Database, type Db } from '../../../db/client.ts';
import { notifySitesChanged } from '../../../db/content-versions.ts';
import { openSession } from '../../../db/open-session.ts';
import { newestOf, readApplied, readSchemaState } from '../../../db/schema-state.ts';
import { sites, siteHosts, users, type MoveState } from '../../../db/schema.ts';
import { AppError } from '../../../infra/app-error.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import { deleteSiteRows } from '../../core/delete-site-rows.ts';
import { copyAll, copyChanges, CopyDiffers, type Horizon } from './copy-rows.ts';
import { drain, dropFence, passFence, raiseFence } from './fence.ts';
import { listMovedTables, siteColumns, speakAlike } from './moved-tables.ts';

/** How long nobody may write. Then the site is released, and the command tries again. */
const maxHoldMs = 10_000;
const maxHolds = 5;
/** So few changed rows are left to the time in which nobody writes. */
const fewRows = 2_000;
const maxRounds = 10;
/** Longer than a lease of an email. */
const mailWaitMs = 150_000;
const mailPollMs = 100;
/** Longer than a request, and than a process that gets no notifications takes to notice. */
export const lateWritersMs = 60_000;

export type Step =
  | { step: 'copied' | 'changes'; rows: number }
  | { step: 'mail' }
  | { step: 'late' }
  | { step: 'moved'; heldMs: number }
  | { step: 'released'; heldMs: number };

type Move = {
  siteId: string;
  /** The database that the site leaves, and the one that it moves to. */
  from: Db;
  to: Db;
  report: (step: Step) => void;
};

type Options = {
  /** Origin of the site's address there, for redirects. */
  address: string | null;
  report: (step: Step) => void;
  /** For tests. */
  lateMs?: number;
};

/**
 * Moves a site to another database of the same version, while it is in use. An interrupted move
 * goes on when it is called again. Errors: conflict, bad_request.
 *
 * At no moment can both databases write: the other one opens the site only after this one has
 * stored that it `moved`, and this one writes again only after the other one has forgotten it.
 */
export async function moveSite(
  { database, target }: Needs<'database'> & { target: Database },
  siteId: string,
  { address, report, lateMs = lateWritersMs }: Options,
): Promise<void> {
  await withBoth(database, target, siteId, report, async (move) => {
    const [here, there] = [await readState(move.from, siteId), await readState(move.to, siteId)];
    if (here === undefined) throw conflict(`${siteId} is not a site`);
    if (here === 'moved' && (there === undefined || there === 'moved'))
      throw conflict(`${siteId} has moved to yet another database`);
    if (here !== 'moved' || there === 'arriving') {
      await begin(move, here, there);
      await (here === 'moved' ? finishCopy(move) : copyAndHandOver(move, address));
    }
    report({ step: 'late' });
    await dropFence(move.to, siteId);
    await sleep(lateMs);
    await dropFence(move.from, siteId);
    await move.from.execute(sql`update ${sites} set deletion_scheduled_at = now()
      where id = ${siteId} and move_state = 'moved'`);
  });
}

/**
 * Takes a move back: the site stays, and the other database forgets its copy. Error: conflict, if
 * the other database has opened it.
 */
export async function cancelMove(
  { database, target }: Needs<'database'> & { target: Database },
  siteId: string,
): Promise<void> {
  await withBoth(
    database,
    target,
    siteId,
    () => undefined,
    async ({ from, to }) => {
      const there = await readState(to, siteId);
      if (there === null && (await readState(from, siteId)) === 'moved')
        throw conflict(`${siteId} has moved already`);
      if (there === 'arriving') await forget(to, siteId);
      await open(from, siteId);
      await dropFence(to, siteId);
      await dropFence(from, siteId);
    },
  );
}

const conflict = (message: string) => new AppError('conflict', message);

/** Only one process moves sites from or to a database. */
async function withBoth(
  database: Database,
  target: Database,
  siteId: string,
  report: Move['report'],
  work: (move: Move) => Promise<void>,
): Promise<void> {
  const source = await openSession(database, 'broadsheet-move');
  try {
    const other = await openSession(target, 'broadsheet-move');
    try {
      const move = { siteId, from: source.db, to: other.db, report };
      for (const db of [move.from, move.to]) {
        // Also refuses one database as both.
        if (!(await lock(db)))
          throw conflict('another move is running, or both databases are the same');
        await speakAlike(db);
        await passFence(db, siteId);
      }
      await checkVersions(move);
      await work(move);
    } finally {
      await other.close();
    }
  } finally {
    await source.close();
  }
}

async function lock(db: Db): Promise<boolean> {
  const [row] = await queryRows<{ it: boolean }>(
    db,
    sql`select pg_try_advisory_lock(hashtextextended('move-site', 0)) as it`,
  );
  return row?.it === true;
}

async function checkVersions({ from, to }: Move): Promise<void> {
  const [here, there] = [newestOf(await readApplied(from)), newestOf(await readApplied(to))];
  const { state } = await readSchemaState(to);
  if (here !== there || state !== 'ready')
    throw conflict(
      `the other database is of ${state === 'none' ? 'no' : 'another'} version. ` +
        'Run `npm run db:migrate` for it with this program',
    );
}

/** Null: the site is there, and does not move. Undefined: there is none. */
async function readState(db: Db, siteId: string): Promise<MoveState | null | undefined> {
  const [row] = await db.select({ state: sites.moveState }).from(sites).where(eq(sites.id, siteId));
  return row && row.state;
}

async function setState(db: Db, siteId: string, state: MoveState | null): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(sites)
      .set({ moveState: state, ...(state === null ? { movedTo: null } : {}) })
      .where(eq(sites.id, siteId));
    await notifySitesChanged(tx);
  });
}

/** Its images in the bucket, which both databases use. */
const objectsOf = (siteId: string) =>
  sql`select object from images where site_id = ${siteId} and object is not null`;
const ownObjects = (db: Db, siteId: string) =>
  db.execute(sql`insert into bucket_objects (key) ${objectsOf(siteId)} on conflict do nothing`);

async function open(db: Db, siteId: string): Promise<void> {
  await ownObjects(db, siteId);
  await setState(db, siteId, null);
}

async function forget(to: Db, siteId: string): Promise<void> {
  await to.transaction(async (tx) => {
    await deleteSiteRows(tx, siteId);
    if (presets.some(({ id }) => id === siteId))
      await tx
        .update(sites)
        .set({ moveState: null, openedAt: null, settings: {} })
        .where(eq(sites.id, siteId));
    else await tx.delete(sites).where(eq(sites.id, siteId));
    await notifySitesChanged(tx);
  });
}

/** Makes a place for the site, which stays in use. */
async function begin(
  { siteId, from, to }: Move,
  here: MoveState | null | undefined,
  there: MoveState | null | undefined,
): Promise<void> {
  if (here === 'arriving') throw conflict(`${siteId} is moving to this database`);
  if (here !== 'moved') {
    if (here !== null) await setState(from, siteId, null);
    await writeAuditLog(from, { site: { id: siteId } }, null, [{ action: 'move-site' }]);
  }
  if (there !== 'arriving') {
    await checkHosts(from, to, siteId);
    await to.transaction(async (tx) => {
      const isFree =
        there === undefined ||
        // A marker of a move away, or a built-in site that nobody uses.
        ((there === 'moved' || presets.some(({ id }) => id === siteId)) &&
          (await tx.$count(users, eq(users.siteId, siteId))) === 0);
      if (!isFree) throw conflict(`${siteId} exists in the other database`);
      await deleteSiteRows(tx, siteId);
      await tx
        .insert(sites)
        .values({ id: siteId, moveState: 'arriving', openedAt: null })
        .onConflictDoUpdate({
          target: sites.id,
          set: { moveState: 'arriving', movedTo: null, openedAt: null },
        });
      await notifySitesChanged(tx);
    });
  }
  await raiseFence(to, siteId);
  await raiseFence(from, siteId);
}

async function checkHosts(from: Db, to: Db, siteId: string): Promise<void> {
  const own = await from
    .select({ host: siteHosts.host })
    .from(siteHosts)
    .where(eq(siteHosts.siteId, siteId));
  const taken = await to.select({ host: siteHosts.host, site: siteHosts.siteId }).from(siteHosts);
  for (const { host, site } of taken)
    if (site !== siteId && own.some((one) => one.host === host))
      throw conflict(`${host} belongs to ${site} in the other database`);
}

async function copyAndHandOver(move: Move, address: string | null): Promise<void> {
  const { siteId, from, report } = move;
  let horizon = await copyEverything(move);
  for (let holds = 0; holds < maxHolds; holds += 1) {
    horizon = await copyUntilFew(move, horizon);
    try {
      await setState(from, siteId, 'draining');
      report({ step: 'mail' });
      await waitForMail(move);
      horizon = await copyUntilFew(move, horizon);
      const done = await hold(move, horizon, address);
      if (done) return;
    } catch (error) {
      await release(move);
      throw error;
    }
    await release(move);
  }
  throw conflict(
    `${siteId} stays: its last changes could not be copied within ${maxHoldMs / 1000} s`,
  );
}

/** Unless this command stored that it moved. */
async function release({ siteId, from }: Move): Promise<void> {
  if ((await readState(from, siteId)) !== 'moved') await setState(from, siteId, null);
}

async function copyEverything(move: Move): Promise<Horizon> {
  const tables = listMovedTables(move.siteId);
  let rows = 0;
  return copyAll({ ...move, tables }, (count) => {
    rows += count;
    move.report({ step: 'copied', rows });
  });
}

async function copyUntilFew(move: Move, since: Horizon): Promise<Horizon> {
  const tables = listMovedTables(move.siteId);
  let horizon = since;
  for (let rounds = 0; rounds < maxRounds; rounds += 1) {
    const copied = await copyChanges({ ...move, tables }, horizon);
    move.report({ step: 'changes', rows: copied.rows });
    ({ horizon } = copied);
    if (copied.rows < fewRows) break;
  }
  return horizon;
}

/**
 * Waits until no email of the site is being sent. None is claimed any more. Those of a process that
 * died count as lost after their lease, as ever.
 */
async function waitForMail({ siteId, from }: Move): Promise<void> {
  const end = performance.now() + mailWaitMs;
  // A claim that runs may not know.
  await drain(from, mailWaitMs);
  for (;;) {
    const [sending] = await queryRows(
      from,
      sql`select 1 from outbox where site_id = ${siteId} and state = 'sending' limit 1`,
    );
    if (!sending) return;
    if (performance.now() > end)
      throw conflict(`emails of ${siteId} are being sent for more than ${mailWaitMs / 1000} s`);
    await sleep(mailPollMs);
  }
}

/** Returns whether the site moved. */
async function hold(move: Move, since: Horizon, address: string | null): Promise<boolean> {
  const { siteId, from, to, report } = move;
  const startedAt = performance.now();
  const heldMs = () => Math.round(performance.now() - startedAt);
  await setState(from, siteId, 'held');
  const isCopied =
    (await drain(from, maxHoldMs / 2)) && (await copyWithin(move, since, maxHoldMs - heldMs()));
  if (!isCopied) {
    await release(move);
    report({ step: 'released', heldMs: heldMs() });
    return false;
  }
  await from.transaction(async (tx) => {
    await tx
      .update(sites)
      .set({ moveState: 'moved', movedTo: address })
      .where(eq(sites.id, siteId));
    // Otherwise a job would delete them with the rows of the site.
    await tx.execute(sql`delete from bucket_objects where key in (${objectsOf(siteId)})`);
    await notifySitesChanged(tx);
  });
  await open(to, siteId);
  report({ step: 'moved', heldMs: heldMs() });
  return true;
}

/** Returns false, and changes nothing there, if it takes too long. */
async function copyWithin(move: Move, since: Horizon, ms: number): Promise<boolean> {
  const { from, to, siteId } = move;
  const limit = (db: Db, value: number) =>
    db.execute(sql`select set_config('statement_timeout', ${String(value)}, false)`);
  const left = Math.max(1, Math.round(ms));
  await Promise.all([limit(from, left), limit(to, left)]);
  try {
    const startedAt = performance.now();
    await copyChanges({ ...move, tables: listMovedTables(siteId) }, since);
    await copySiteRow(move);
    return performance.now() - startedAt < ms;
  } catch (error) {
    if (error instanceof CopyDiffers || !/57014/.test(readCode(error))) throw error;
    return false;
  } finally {
    await Promise.all([limit(from, 0), limit(to, 0)]);
  }
}

function readCode(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause) if ('code' in e) return String(e.code);
  return '';
}

/** Its settings and counts. */
async function copySiteRow({ siteId, from, to }: Move): Promise<void> {
  const names = sql.join(
    siteColumns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const [row] = await queryRows<{ line: string }>(
    from,
    sql`select row_to_json(item)::text as line
      from (select ${names} from ${sites} where id = ${siteId}) item`,
  );
  await to.execute(sql`update ${sites} set (${names}) = (
      select ${names} from json_populate_record(null::${sites}, ${row?.line}::json))
    where id = ${siteId} and move_state = 'arriving'`);
}

/** The command ended after this database had given the site up: nobody writes. */
async function finishCopy(move: Move): Promise<void> {
  await copyEverything(move);
  await copySiteRow(move);
  await open(move.to, move.siteId);
  move.report({ step: 'moved', heldMs: 0 });
}
