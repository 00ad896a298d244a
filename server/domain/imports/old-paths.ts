import { sql } from 'drizzle-orm';
import { commentPath, postPath, tagPath, userPath } from '#shared/paths.ts';
import type { Needs, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifySitesChanged } from '../../db/content-versions.ts';
import { oldPaths } from '../../db/schema.ts';

/** A page of an earlier site: its path there, and what is at its place here. */
export type OldPath = { path: string } & Partial<
  Record<'postId' | 'commentId' | 'userId' | 'tag', string>
>;

/** Path and query as they are stored: without escapes and without a slash at the end. */
export function toOldPath(pathAndQuery: string): string {
  const [path = '', ...query] = pathAndQuery.split('?');
  const stored = [unescape(path).replace(/(?<=.)\/+$/, ''), ...query].join('?');
  return stored.replace(/[^\P{Cc}]|\p{Cs}/gu, '').slice(0, 2_048);
}

function unescape(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Stores where pages of an earlier site are now. The first import of a path counts. */
export async function storeOldPaths(
  tx: Db,
  { id: siteId, hasOldPaths }: Pick<Site, 'id' | 'hasOldPaths'>,
  paths: OldPath[],
): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .insert(oldPaths)
    .values(paths.map((path) => ({ siteId, ...path })))
    .onConflictDoNothing();
  if (!hasOldPaths) await notifySitesChanged(tx);
}

type Row = {
  path: string;
  slug: string | null;
  comment_id: string | null;
  username: string | null;
  tag: string | null;
};

/**
 * Finds where a page of an earlier site is now; null if there was none. Parameters that others
 * added to the address do not count.
 */
export async function findOldPath(
  { db, site }: Needs<'db' | 'site'>,
  pathAndQuery: string,
): Promise<string | null> {
  const whole = toOldPath(pathAndQuery);
  const [path = '', query = ''] = whole.split('?', 2);
  const candidates = [
    ...new Set([whole, ...query.split('&').map((one) => `${path}?${one}`), path]),
  ];
  const found = await db.execute<Row>(sql`
    select old.path, coalesce(p.slug, of_comment.slug) as slug, c.id as comment_id, u.username,
      old.tag
    from old_paths old
    left join posts p on p.site_id = old.site_id and p.id = old.post_id
    left join comments c on c.site_id = old.site_id and c.id = old.comment_id
    left join posts of_comment on of_comment.site_id = c.site_id and of_comment.id = c.post_id
    left join users u on u.site_id = old.site_id and u.id = old.user_id
    where old.site_id = ${site.id}
      and old.path in (${sql.join(
        candidates.map((one) => sql`${one}`),
        sql`, `,
      )})`);
  const rows = candidates.flatMap((one) => found.rows.find((old) => old.path === one) ?? []);
  // `?t=1&p=2` is a comment of a post.
  const row = rows.find((old) => old.path === whole || old.comment_id !== null) ?? rows[0];
  if (!row) return null;
  if (row.slug !== null)
    return row.comment_id === null ? postPath(row.slug) : commentPath(row.slug, row.comment_id);
  return row.username === null ? tagPath(row.tag ?? '') : userPath(row.username);
}
