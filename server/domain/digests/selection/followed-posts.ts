import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { follows, posts, type outbox } from '../../../db/schema.ts';

type PostTitle = { slug: string; title: string };

/** Maximum of posts by followed authors. */
const maxFollowedPosts = 3;
export const toKey = (siteId: string, id: string | null) => `${siteId} ${id}`;

/** Reads the best posts by authors that members follow, by row id. */
export async function readFollowedPosts(
  db: Db,
  rows: readonly (typeof outbox.$inferSelect)[],
  readers: ReadonlyMap<string, { userId: string | null }>,
  variants: ReadonlyMap<string, { startsAt: Date; endsAt: Date } | 'later' | 'no match'>,
): Promise<Map<string, PostTitle[]>> {
  const members = rows.flatMap(({ siteId, id, subscriptionId, variantId }) => {
    const variant = variants.get(toKey(siteId, variantId));
    const userId = readers.get(toKey(siteId, subscriptionId))?.userId;
    return userId && variant && typeof variant === 'object'
      ? [
          {
            site_id: siteId,
            id,
            user_id: userId,
            starts_at: variant.startsAt,
            ends_at: variant.endsAt,
          },
        ]
      : [];
  });
  const titlesByRow = new Map<string, PostTitle[]>();
  if (members.length === 0) return titlesByRow;
  const { rows: titles } = await db.execute<PostTitle & { siteId: string; id: string }>(sql`
    select reader.site_id as "siteId", reader.id, best.slug, best.title
    from json_to_recordset(${JSON.stringify(members)}::json) as reader (
      site_id text, id text, user_id text, starts_at timestamptz, ends_at timestamptz
    )
    cross join lateral (
      select ${posts.slug}, ${posts.title}, ${posts.score}, ${posts.createdAt} from ${posts}
      where ${posts.siteId} = reader.site_id and ${posts.isVisible}
        and ${posts.createdAt} >= reader.starts_at and ${posts.createdAt} < reader.ends_at
        and ${posts.userId} in (
          select ${follows.followeeId} from ${follows}
          where ${follows.siteId} = reader.site_id and ${follows.followerId} = reader.user_id
        )
      order by ${posts.score} desc, ${posts.createdAt} desc limit ${maxFollowedPosts}
    ) as best order by reader.id, best.score desc, best.created_at desc`);
  for (const { siteId, id, slug, title } of titles) {
    const key = toKey(siteId, id);
    titlesByRow.set(key, [...(titlesByRow.get(key) ?? []), { slug, title }]);
  }
  return titlesByRow;
}
