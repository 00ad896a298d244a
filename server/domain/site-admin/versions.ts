import { and, desc, eq, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { SiteSettings } from '#shared/contract/admin-sites-schemas.ts';
import type { Ctx, Site, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { sites, siteVersions, type StoredSettings } from '../../db/schema.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { actorLabel, writeAuditLog } from '../core/audit-log.ts';
import {
  blockingProblems,
  diffSettings,
  updateSite,
  failingPairs,
  findProblems,
  toSettings,
  siteWith,
  toStore,
  type FailingPair,
} from './settings.ts';
import { newId } from '../core/ids.ts';

type Version = typeof siteVersions.$inferSelect;
type Draft = NonNullable<Reply<'GET /api/admin/sites/{site}'>['draft']>;
type Published = Reply<'POST /api/admin/sites/{site}/publish'>;
type By = Pick<Viewer, 'userId' | 'username' | 'platform'>;

const pageSize = 25;
const ofSite = (id: string) => eq(siteVersions.siteId, id);
const published = sql`${siteVersions.state} = 'published'`;

export async function readDraftRow(db: Db, siteId: string): Promise<Version | undefined> {
  const [row] = await db
    .select()
    .from(siteVersions)
    .where(and(ofSite(siteId), eq(siteVersions.state, 'draft')));
  return row;
}

/** The version in force; undefined while none was published here. */
export async function readCurrent(db: Db, siteId: string): Promise<Version | undefined> {
  const [row] = await db
    .select()
    .from(siteVersions)
    .where(and(ofSite(siteId), published))
    .orderBy(desc(siteVersions.publishedAt), desc(siteVersions.id))
    .limit(1);
  return row;
}

/** What is kept of a draft instead of a note. */
const basedOn = ({ note }: Pick<Version, 'note'>): string | null => (note === '' ? null : note);

export function readDraft(
  parts: Pick<Ctx, 'siteRegistry'>,
  row: Version,
  current: Version | undefined,
): Draft {
  return {
    id: row.id,
    settings: toSettings(siteWith(parts, row.siteId, row.settings)),
    basedOn: basedOn(row),
    outdated: basedOn(row) !== (current?.id ?? null),
    author: row.author,
    savedAt: row.createdAt.toISOString(),
  };
}

/**
 * Saves the draft of a site in place of the one there is. `over`: the one that is meant, if it matters. Errors: bad_request, naming the fields; conflict, when somebody else saved one meanwhile, or for a version that there is not.
 */
export async function saveDraft(
  ctx: Ctx,
  by: By,
  site: Site,
  given: SiteSettings,
  { basedOn: from, over }: { basedOn: string | null; over?: string | null | undefined },
): Promise<{ draft: Draft; failing: FailingPair[] }> {
  const fields = findProblems(ctx, site, given);
  if (fields.length > 0) throw badRequest(fields);
  const settings = toStore(ctx, site.id, given);
  const { row, current } = await ctx.db.transaction(async (tx) => {
    await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, site.id)).for('no key update');
    const known = await readDraftRow(tx, site.id);
    if (over !== undefined && over !== (known?.id ?? null))
      throw new AppError(
        'conflict',
        known
          ? `${known.author} saved a draft ${since(known.createdAt)}. Load it first, or yours would overwrite it.`
          : 'The draft was discarded or published in the meantime. Reload the site.',
      );
    // It runs where sessions are, those of the installation's admins among them.
    const src = given.analytics?.src;
    const settled = [
      site.analytics?.src,
      (known?.settings.analytics as SiteSettings['analytics'] | undefined)?.src,
    ];
    if (!by.platform && src !== undefined && !settled.includes(src))
      throw badRequest([
        {
          field: 'analytics.src',
          message: 'must be set by an installation admin, because it runs on all pages',
        },
      ]);
    if (from !== null && !(await isPublished(tx, site.id, from)))
      throw badRequest([{ field: 'basedOn', message: 'must be a version of the site' }]);
    if (known)
      await tx.delete(siteVersions).where(and(ofSite(site.id), eq(siteVersions.id, known.id)));
    const [made] = await tx
      .insert(siteVersions)
      .values({
        siteId: site.id,
        id: newId(),
        state: 'draft',
        settings,
        author: actorLabel(ctx, by),
        note: from ?? '',
        createdAt: sql`now()`,
      })
      .returning();
    if (!made) throw new Error('a draft was not stored');
    return { row: made, current: await readCurrent(tx, site.id) };
  });
  return { draft: readDraft(ctx, row, current), failing: failingPairs(given.theme) };
}

async function isPublished(tx: Db, siteId: string, id: string): Promise<boolean> {
  return (
    (await tx.$count(siteVersions, and(ofSite(siteId), eq(siteVersions.id, id), published))) === 1
  );
}

const since = (time: Date) => `on ${time.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;

/** Drops the draft, if there is one. */
export async function discardDraft({ db }: Pick<Ctx, 'db'>, site: Pick<Site, 'id'>): Promise<void> {
  await db.delete(siteVersions).where(and(ofSite(site.id), eq(siteVersions.state, 'draft')));
}

/**
 * Puts the draft in force, in all processes. Errors: conflict, when there is none, when it is another than the one that was looked at, or when another version was published since it was begun; bad_request, naming pairs of
 * colours that nobody can read, unless `despite` says why, and what no draft would be saved with.
 */
export async function publishDraft(
  ctx: Ctx,
  by: By,
  site: Site,
  { draft, note, despite }: HandlerInput<'POST /api/admin/sites/{site}/publish'>['body'],
): Promise<Published> {
  return updateSite(ctx, site.id, async (tx, now) => {
    const row = await readDraftRow(tx, site.id);
    if (!row) throw new AppError('conflict', "There's no draft to publish.");
    if (row.id !== draft)
      throw new AppError(
        'conflict',
        `${row.author} saved another draft ${since(row.createdAt)}. Review it before publishing.`,
      );
    const current = await readCurrent(tx, site.id);
    if (basedOn(row) !== (current?.id ?? null)) {
      throw new AppError(
        'conflict',
        `${current?.author || 'Someone'} published another version ${since(current?.publishedAt ?? now.createdAt)} after you started this draft. Review the changes, then save the draft again.`,
      );
    }
    const settings = toSettings(siteWith(ctx, site.id, row.settings));
    const fields = findProblems(ctx, site, settings);
    const unreadable = despite === undefined ? blockingProblems(settings.theme) : [];
    if (fields.length + unreadable.length > 0) throw badRequest([...fields, ...unreadable]);
    const first = current ?? (await keepTheBeginning(tx, site.id, now));
    await tx.delete(siteVersions).where(and(ofSite(site.id), eq(siteVersions.id, row.id)));
    return putInForce(
      ctx,
      tx,
      by,
      site,
      now.settings,
      { id: row.id, settings: row.settings, note, after: first, createdAt: row.createdAt },
      despite === undefined ? {} : { despite, pairs: blockingProblems(settings.theme) },
    );
  });
}

/** What was in force before anything was published here, so that it can be gone back to. */
async function keepTheBeginning(
  tx: Db,
  siteId: string,
  {
    settings: { files: _files, moderation: _moderation, ...settings },
    createdAt,
  }: { settings: StoredSettings; createdAt: Date },
): Promise<Version> {
  const [made] = await tx
    .insert(siteVersions)
    .values({
      siteId,
      id: newId(),
      state: 'published',
      settings,
      author: '',
      note: 'Initial settings.',
      createdAt,
      publishedAt: createdAt,
    })
    .returning();
  if (!made) throw new Error('a version was not stored');
  return made;
}

async function putInForce(
  ctx: Ctx,
  tx: Db,
  by: By,
  site: Site,
  inForce: StoredSettings,
  {
    after,
    ...version
  }: Pick<Version, 'id' | 'settings' | 'note'> & { createdAt?: Date; after: Version | undefined },
  despite: { despite?: string; pairs?: unknown } = {},
): Promise<Published> {
  // Never the same moment as the one before, or nobody could say which is the last.
  const publishedAt = sql`greatest(now(), ${after?.publishedAt?.toISOString() ?? '1970-01-01T00:00:00Z'}::timestamptz + interval '1 millisecond')`;
  const [made] = await tx
    .insert(siteVersions)
    .values({
      ...version,
      siteId: site.id,
      state: 'published',
      author: actorLabel(ctx, by),
      publishedAt,
    })
    .returning();
  if (!made?.publishedAt) throw new Error('a version was not stored');
  const { files, moderation } = inForce;
  await tx
    .update(sites)
    .set({
      settings: {
        ...version.settings,
        ...(files === undefined ? {} : { files }),
        ...(moderation === undefined ? {} : { moderation }),
      },
    })
    .where(eq(sites.id, site.id));
  const changes = diffSettings(
    toSettings(siteWith(ctx, site.id, inForce)),
    toSettings(siteWith(ctx, site.id, version.settings)),
  );
  const of = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[side]]));
  await writeAuditLog(tx, ctx, by, [
    {
      action: 'publish-site',
      siteId: site.id,
      reason: despite.despite ?? version.note,
      before: of('before'),
      after: {
        version: made.id,
        ...of('after'),
        ...(despite.pairs ? { unreadable: despite.pairs } : {}),
      },
    },
  ]);
  return { version: made.id, publishedAt: made.publishedAt.toISOString() };
}

/** What was published, newest first, each with what it changed. Error: bad_request, for a cursor. */
export async function readHistory(
  ctx: Ctx,
  site: Site,
  cursor: string | undefined,
): Promise<Reply<'GET /api/admin/sites/{site}/history'>> {
  const after =
    cursor === undefined ? null : decodeCursor('site-versions', cursor, ['number', 'string']);
  const before = after && cursorTime(after[0]);
  const found = await ctx.db
    .select()
    .from(siteVersions)
    .where(
      and(
        ofSite(site.id),
        published,
        after && before
          ? sql`(${siteVersions.publishedAt}, ${siteVersions.id}) < (${before.toISOString()}::timestamptz, ${after[1]})`
          : undefined,
      ),
    )
    .orderBy(desc(siteVersions.publishedAt), desc(siteVersions.id))
    .limit(pageSize + 1);
  const current = cursor === undefined ? found[0] : await readCurrent(ctx.db, site.id);
  const { rows, nextCursor, hasNextPage } = pageFromRows(found, pageSize, (last) =>
    encodeCursor('site-versions', [last.publishedAt?.getTime() ?? 0, last.id]),
  );
  const complete = (settings: StoredSettings) => toSettings(siteWith(ctx, site.id, settings));
  return {
    versions: rows.map((row, i) => ({
      id: row.id,
      author: row.author,
      note: row.note,
      publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
      current: row.id === current?.id,
      changes: diffSettings(complete(found[i + 1]?.settings ?? {}), complete(row.settings)),
    })),
    nextCursor,
    hasNextPage,
  };
}

/** Publishes an earlier version anew; a draft stays, and is outdated then. Errors: not_found; conflict, for the one in force; bad_request, when it would not be taken today. */
export async function revertTo(
  ctx: Ctx,
  by: By,
  site: Site,
  { version, note }: HandlerInput<'POST /api/admin/sites/{site}/revert'>['body'],
): Promise<Published> {
  return updateSite(ctx, site.id, async (tx, now) => {
    const [row] = await tx
      .select()
      .from(siteVersions)
      .where(and(ofSite(site.id), eq(siteVersions.id, version), published));
    if (!row) throw notFound('The version');
    const current = await readCurrent(tx, site.id);
    if (current?.id === row.id) throw new AppError('conflict', 'That version is already live.');
    const fields = findProblems(ctx, site, toSettings(siteWith(ctx, site.id, row.settings)));
    if (fields.length > 0) throw badRequest(fields);
    const words =
      note === undefined || note === ''
        ? `Reverted to the version published ${since(row.publishedAt ?? row.createdAt)}.`
        : note;
    return putInForce(ctx, tx, by, site, now.settings, {
      id: newId(),
      settings: row.settings,
      note: words,
      after: current,
    });
  });
}
