import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import type { Ctx, Site, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { siteVersions, type StoredSettings } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { buildSiteWith, diffSettings, toSettings, findManagedSite } from './settings.ts';
import type { Handlers } from '../core/handler.ts';

export type Version = typeof siteVersions.$inferSelect;
export type By = Pick<Viewer, 'userId' | 'username' | 'platform'>;

const pageSize = 25;
export const isOfSite = (id: string) => eq(siteVersions.siteId, id);
export const isPublishedVersion = sql`${siteVersions.state} = 'published'`;

export async function readDraftRow(db: Db, siteId: string): Promise<Version | undefined> {
  const [row] = await db
    .select()
    .from(siteVersions)
    .where(and(isOfSite(siteId), equalsLiteral(siteVersions.state, 'draft')));
  return row;
}

/** Returns the published version; undefined before the first publication. */
export async function readCurrent(db: Db, siteId: string): Promise<Version | undefined> {
  const [row] = await db
    .select()
    .from(siteVersions)
    .where(and(isOfSite(siteId), isPublishedVersion))
    .orderBy(desc(siteVersions.publishedAt), desc(siteVersions.id))
    .limit(1);
  return row;
}

/** A draft stores the id of its base version in `note`. */
export const getBaseId = ({ note }: Pick<Version, 'note'>): string | null =>
  note === '' ? null : note;

export async function isPublished(tx: Db, siteId: string, id: string): Promise<boolean> {
  return (
    (await tx.$count(
      siteVersions,
      and(isOfSite(siteId), eq(siteVersions.id, id), isPublishedVersion),
    )) === 1
  );
}

export const formatSince = (time: Date) =>
  `on ${time.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;

/** Lists published versions with their changes, newest first. Error: bad_request. */
async function readHistory(
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
        isOfSite(site.id),
        isPublishedVersion,
        after && before
          ? sql`(${siteVersions.publishedAt}, ${siteVersions.id})
              < (${before.toISOString()}::timestamptz, ${after[1]})`
          : undefined,
      ),
    )
    .orderBy(desc(siteVersions.publishedAt), desc(siteVersions.id))
    .limit(pageSize + 1);
  const current = cursor === undefined ? found[0] : await readCurrent(ctx.db, site.id);
  const { rows, nextCursor, hasNextPage } = pageFromRows(found, pageSize, (last) =>
    encodeCursor('site-versions', [last.publishedAt?.getTime() ?? 0, last.id]),
  );
  const toComplete = (settings: StoredSettings) =>
    toSettings(buildSiteWith(ctx, site.id, settings));
  return {
    versions: rows.map((row, i) => ({
      id: row.id,
      author: row.author,
      note: row.note,
      publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
      current: row.id === current?.id,
      changes: diffSettings(toComplete(found[i + 1]?.settings ?? {}), toComplete(row.settings)),
    })),
    nextCursor,
    hasNextPage,
  };
}

export const handlers = {
  async 'GET /api/admin/sites/{site}/history'(ctx, { path, query }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    return readHistory(ctx, site, query.cursor);
  },
} satisfies Partial<Handlers>;
