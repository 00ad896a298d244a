import { and, asc, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { digestVariants, issuePosts, issues, posts } from '../../../db/schema.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { getPeriodDays } from '../../subscriptions/periods.ts';
import { isArchivedVariant, isPublicIssue } from '../../subscriptions/public-issue.ts';
import { titlePlaceholder, withoutNews } from './describe-reason.ts';
import { own } from '../../../db/own.ts';

const maxSources = 2;

/** What an issue says about the story of an entry. */
export type EntryStory = {
  otherSources: { id: string; url: string; domain: string }[];
  /** The last day of the earlier issue with the story; `period` only if that issue is public. */
  newSince: { day: string; period: string | null } | null;
};

/**
 * Reads the stories of an issue that have other sources or news, by the id of the entry's post. The
 * best sources come first, each from another domain. Hidden and deleted posts are left out.
 */
export async function readStories(
  db: Db,
  siteId: string,
  issueId: string,
): Promise<Map<string, EntryStory>> {
  const stories = new Map<string, EntryStory>();
  const storyOf = (id: string) =>
    stories.getOrInsertComputed(id, () => ({ otherSources: [], newSince: null }));
  const entries = alias(posts, 'entries');
  const others = await db
    .select({
      entry: entries.id,
      entryDomain: entries.domain,
      id: posts.id,
      url: posts.url,
      domain: posts.domain,
    })
    .from(issuePosts)
    .innerJoin(posts, own(posts, issuePosts.siteId, { id: issuePosts.postId }))
    .innerJoin(entries, own(entries, issuePosts.siteId, { id: issuePosts.sameStoryAs }))
    .where(
      and(
        own(issuePosts, siteId, { issueId }),
        ne(issuePosts.outcome, 'selected'),
        sql`${posts.isVisible}`,
      ),
    )
    .orderBy(asc(issuePosts.rank), asc(posts.id));
  for (const { entry, entryDomain, id, url, domain } of others) {
    if (url === null || domain === null) continue;
    const sources = stories.get(entry)?.otherSources ?? [];
    const known = [entryDomain, ...sources.map((source) => source.domain)];
    if (sources.length < maxSources && !known.includes(domain))
      storyOf(entry).otherSources.push({ id, url, domain });
  }
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
