import { and, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { digestVariants, issuePosts, issues, posts } from '../../../db/schema.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { getPeriodDays } from '../../subscriptions/periods.ts';
import { isArchivedVariant, isPublicIssue } from '../../subscriptions/public-issue.ts';
import { titlePlaceholder, withoutNews } from './describe-reason.ts';
import { readOtherSources, type OtherSource } from './other-sources.ts';
import { own } from '../../../db/own.ts';

/** What an issue says about the story of an entry. */
export type EntryStory = {
  otherSources: OtherSource[];
  /** The last day of the earlier issue with the story; `period` only if that issue is public. */
  newSince: { day: string; period: string | null } | null;
};

/** Reads the stories of an issue that have other sources or news, by the id of the entry's post. */
export async function readStories(
  db: Db,
  siteId: string,
  issueId: string,
): Promise<Map<string, EntryStory>> {
  const stories = new Map<string, EntryStory>();
  const storyOf = (id: string) =>
    stories.getOrInsertComputed(id, () => ({ otherSources: [], newSince: null }));
  for (const [id, otherSources] of await readOtherSources(db, siteId, issueId))
    storyOf(id).otherSources = otherSources;
  const updated = await db
    .select({
      postId: issuePosts.postId,
      updates: issuePosts.updates,
      publicVariant: digestVariants.id,
    })
    .from(issuePosts)
    .leftJoin(
      issues,
      and(
        own(issues, issuePosts.siteId, {
          frequency: issuePosts.frequency,
          period: sql`${issuePosts.updates} ->> 'period'`,
        }),
        isPublicIssue,
      ),
    )
    .leftJoin(digestVariants, isArchivedVariant())
    .where(and(own(issuePosts, siteId, { issueId }), isNotNull(issuePosts.updates)));
  for (const { postId, updates, publicVariant } of updated) {
    if (updates === null) continue;
    const period = publicVariant === null ? null : updates.period;
    storyOf(postId).newSince = { day: getPeriodDays(updates.period).lastDay, period };
  }
  return stories;
}

/** SQL: the reason of a reviewed post, with the title of the visible post that it names. */
export const reasonWithTitle = sql<string>`replace(
  ${issuePosts.selectionReason}, ${titlePlaceholder}, coalesce(
    (select '“' || named.title || '”' from ${posts} named
      where named.site_id = ${issuePosts.siteId} and named.id = ${issuePosts.storyPostId}
        and named.is_visible),
    'another post'))`;

/** Reads why the rules or an editor selected the posts, without the titles of other posts. */
export async function readReasons(
  db: Db,
  siteId: string,
  issueId: string,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ postId: issuePosts.postId, reason: issuePosts.selectionReason })
    .from(issuePosts)
    .where(
      and(own(issuePosts, siteId, { issueId }), equalsLiteral(issuePosts.outcome, 'selected')),
    );
  return new Map(rows.map(({ postId, reason }) => [postId, withoutNews(reason)]));
}
