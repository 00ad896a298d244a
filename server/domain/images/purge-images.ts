import { and, asc, inArray, eq, lt, sql } from 'drizzle-orm';
import { imageLimits } from '#shared/newsletter/uploaded-images.ts';
import type { Db } from '../../db/client.ts';
import { comments, images, posts, textImages, users } from '../../db/schema.ts';
import { own } from '../../db/own.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';

const batchSize = 1_000;

/**
 * Deletes images that nothing of their site uses: no issue or draft of one, no version of the
 * settings, and no post, comment or member. Looks at each image once a week. An image that was used
 * is deleted after two looks without a use. So a text that lost it can be restored for a week.
 * Returns how many.
 */
export async function purgeImages(db: Db): Promise<number> {
  const due = await db
    .select({ siteId: images.siteId, name: images.name })
    .from(images)
    .where(lt(images.checkAt, databaseNow))
    .orderBy(asc(images.checkAt))
    .limit(batchSize);
  let deleted = 0;
  for (const [siteId, rows] of Map.groupBy(due, (row) => row.siteId))
    deleted += await purgeUnused(
      db,
      siteId,
      rows.map(({ name }) => name),
    );
  return deleted;
}

async function purgeUnused(db: Db, siteId: string, names: string[]): Promise<number> {
  // Another upload of a file sets a later time.
  const isDue = and(
    eq(images.siteId, siteId),
    inArray(images.name, names),
    lt(images.checkAt, databaseNow),
  );
  // All sizes of an image have its hash.
  const text = sql.raw(`'/images/([0-9a-f]{32})-[0-9]+x[0-9]+[.][a-z]+'`);
  const used = sql`
    select (regexp_matches(texts.text, ${text}, 'g'))[1] from (
      select coalesce(document::text, '') || coalesce(draft::text, '') as text
      from issues where site_id = ${siteId}
      union all select document::text from letter_templates where site_id = ${siteId}
      union all select settings::text from site_versions where site_id = ${siteId}
    ) texts where texts.text like '%/images/%'`;
  const isUnused = sql`${images.postId} is null and left(${images.name}, 32) not in (${used})
    and not exists (select 1 from ${users} where ${own(users, siteId, {
      id: images.userId,
      picture: images.name,
    })})
    and not exists (select 1 from ${textImages}
      left join ${posts} on ${own(posts, textImages.siteId, { id: textImages.postId })}
      left join ${comments} on ${own(comments, textImages.siteId, { id: textImages.commentId })}
      where ${own(textImages, images.siteId, { image: images.name })}
        and coalesce(${posts.deletedAt}, ${comments.deletedAt}) is null)`;
  const deleted = await db
    .delete(images)
    .where(and(isDue, eq(images.unused, true), isUnused))
    .returning({ name: images.name });
  await db
    .update(images)
    .set({ checkAt: ahead(imageLimits.unusedRetentionMs), unused: isUnused })
    .where(isDue);
  return deleted.length;
}
