import { appendFileSync, closeSync, fsyncSync, openSync, readFileSync, statSync } from 'node:fs';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { Db } from '../../db/client.ts';
import { erasures, sites, subscriptions, suppressions, users } from '../../db/schema.ts';
import { ago } from '../../db/sql-time.ts';
import { earlier } from '../mail/suppressions.ts';
import { endSubscription, eraseSubscriptions, resumeSubscription } from '../subscriptions/erase.ts';
import { own } from '../../db/own.ts';

/** The file in DATA_DIR to which an embedded database adds its erasures. */
export const erasureFileName = 'erasures.jsonl';

/** A line of the file, as JSON. */
const line = z.object({
  at: z.iso.datetime(),
  site: z.string(),
  kind: z.enum([
    'account',
    'account-and-posts',
    'account-kept',
    'unsubscription',
    'subscription',
    'bounce',
    'complaint',
    'manual',
  ]),
  subject: z.string(),
});
type Line = z.infer<typeof line>;

/** Transactions may commit in another order than they began. */
const overlapMs = 10 * minuteMs;

/**
 * Appends the erasures that the file does not have, oldest first. Creates it readable for its owner
 * only. Resolves with their number.
 */
export async function exportErasures(db: Db, file: string): Promise<number> {
  const modifiedAt = statSync(file, { throwIfNoEntry: false })?.mtime.getTime();
  // An empty file says that there are none, which a missing one does not.
  if (modifiedAt === undefined) appendFileSync(file, '', { mode: 0o600 });
  const isNew = gte(erasures.at, new Date((modifiedAt ?? overlapMs) - overlapMs));
  if ((await db.select({ at: erasures.at }).from(erasures).where(isNew).limit(1)).length === 0)
    return 0;
  const written = readErasures(file) ?? [];
  const last = Date.parse(written.at(-1)?.at ?? '1970-01-01T00:00:00Z');
  const known = new Set(written.map((entry) => JSON.stringify(entry)));
  const rows = await db
    .select()
    .from(erasures)
    .where(gte(erasures.at, new Date(last - overlapMs)))
    .orderBy(erasures.at);
  const lines = rows
    .map(({ at, siteId, kind, subjectId }): Line => ({
      at: at.toISOString(),
      site: siteId,
      kind,
      subject: subjectId,
    }))
    .map((entry) => JSON.stringify(entry))
    .filter((text) => !known.has(text));
  if (lines.length === 0) return 0;
  appendFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  return lines.length;
}

/**
 * Reads a file of erasures; null if it does not exist. An incomplete last line is ignored, as it
 * was being written. Errors: SyntaxError with the number of the line; errors of the file system.
 */
export function readErasures(file: string): Line[] | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return text
    .split('\n')
    .slice(0, -1)
    .map((json, i) => {
      try {
        return line.parse(JSON.parse(json));
      } catch {
        throw new SyntaxError(`line ${i + 1} is not an erasure`);
      }
    });
}

type AppliedErasures = { accounts: number; subscriptions: number; addresses: number };

/**
 * Repeats erasures in a restored database, in their order. Entries that the database has are
 * skipped: it also has what people did after them. So are entries whose account, subscription or
 * site does not exist. Idempotent. Resolves with the numbers of changes. Decision 350.
 */
export async function applyErasures(db: Db, entries: readonly Line[]): Promise<AppliedErasures> {
  const applied = { accounts: 0, subscriptions: 0, addresses: 0 };
  const present = new Set((await db.select({ id: sites.id }).from(sites)).map(({ id }) => id));
  for (const entry of entries.toSorted((a, b) => a.at.localeCompare(b.at)))
    if (present.has(entry.site))
      await db.transaction(async (tx) => {
        if (await recordEntry(tx, entry)) await applyOne(tx, entry, applied);
      });
  return applied;
}

/** Returns false for an entry that the backup has, or had before it expired. */
async function recordEntry(tx: Db, { site, kind, subject, at }: Line): Promise<boolean> {
  const time = sql`${at}::timestamptz`;
  const { rows } = await tx.execute(sql`
    insert into ${erasures} (site_id, kind, subject_id, at)
    select ${site}, ${kind}, ${subject}, ${time} where ${time} > ${ago(limits.erasures.retentionMs)}
    on conflict do nothing returning at`);
  return rows.length > 0;
}

async function applyOne(tx: Db, entry: Line, applied: AppliedErasures): Promise<void> {
  const { site, subject, kind } = entry;
  switch (kind) {
    case 'account':
    case 'account-and-posts':
    case 'account-kept': {
      const due = new Date(Date.parse(entry.at) + limits.deletionGraceMs);
      const changed = await tx
        .update(users)
        .set({
          deletionScheduledAt: kind === 'account-kept' ? null : due,
          deletePosts: kind === 'account-and-posts',
        })
        .where(and(own(users, site, { id: subject }), isNull(users.deletedAt)))
        .returning({ id: users.id });
      applied.accounts += changed.length;
      if (kind !== 'account-kept') return;
      await resumeSubscription(tx, site, eq(subscriptions.id, subject));
      await tx.delete(suppressions).where(own(suppressions, site, { emailHash: subject }));
      return;
    }
    case 'unsubscription':
      applied.subscriptions += await endSubscription(tx, site, eq(subscriptions.id, subject));
      return;
    case 'subscription':
      applied.subscriptions += await eraseSubscriptions(tx, site, eq(subscriptions.id, subject));
      return;
    case 'bounce':
    case 'complaint':
    case 'manual': {
      const added = await tx
        .insert(suppressions)
        .values({ siteId: site, emailHash: subject, reason: kind, reporter: earlier })
        .onConflictDoNothing()
        .returning({ siteId: suppressions.siteId });
      applied.addresses += added.length;
    }
  }
}
