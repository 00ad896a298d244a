import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { follows, issues, posts, type outbox } from '../../../db/schema.ts';

type PostTitle = { slug: string; title: string };

const maxFollowedPosts = 3;
export const toKey = (siteId: string, id: string | null) => `${siteId} ${id}`;

/** Reads the best posts of an issue's period by authors that members follow, by row id. */
export async function readFollowedPosts(
  db: Db,
  rows: readonly (typeof outbox.$inferSelect)[],
  readers: ReadonlyMap<string, { userId: string | null }>,
): Promise<Map<string, PostTitle[]>> {
  const members = rows.flatMap(({ siteId, id, issueId, subscriptionId }) => {
    const userId = readers.get(toKey(siteId, subscriptionId))?.userId;
    return userId ? [{ site_id: siteId, id, issue_id: issueId, user_id: userId }] : [];
  });
  const titlesByRow = new Map<string, PostTitle[]>();
  if (members.length === 0) return titlesByRow;
  const { rows: titles } = await db.execute<PostTitle & { siteId: string; id: string }>(sql`
    select reader.site_id as "siteId", reader.id, best.slug, best.title
    from json_to_recordset(${JSON.stringify(members)}::json) as reader (
      site_id text, id text, issue_id text, user_id text
    )
    join ${issues} on ${issues.siteId} = reader.site_id and ${issues.id} = reader.issue_id
    cross join lateral (
      select ${posts.slug}, ${posts.title}, ${posts.score}, ${posts.createdAt} from ${posts}
      where ${posts.siteId} = reader.site_id and ${posts.isVisible}
        and ${posts.createdAt} >= ${issues.startsAt} and ${posts.createdAt} < ${issues.endsAt}
        and ${posts.userId} in (
          select ${follows.followeeId} from ${follows}
          where ${follows.siteId} = reader.site_id and ${follows.followerId} = reader.user_id
        )
      order by ${posts.score} desc, ${posts.createdAt} desc limit ${maxFollowedPosts}
    ) as best order by reader.id, best.score desc, best.created_at desc`);
  for (const { siteId, id, slug, title } of titles)
    titlesByRow.getOrInsertComputed(toKey(siteId, id), () => []).push({ slug, title });
  return titlesByRow;
}
