import { and, asc, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { issuePosts, posts } from '../../../db/schema.ts';
import { own } from '../../../db/own.ts';

const maxSources = 2;

export type OtherSource = { id: string; url: string; domain: string };

/**
 * Reads other posts about the story of each entry of an issue, by the id of the entry's post. The
 * best come first, each from another domain. Hidden and deleted posts are left out.
 */
export async function readOtherSources(
  db: Db,
  siteId: string,
  issueId: string,
): Promise<Map<string, OtherSource[]>> {
  const entries = alias(posts, 'entries');
  const rows = await db
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
  const sources = new Map<string, OtherSource[]>();
  for (const { entry, entryDomain, id, url, domain } of rows) {
    if (url === null || domain === null) continue;
    const others = sources.get(entry) ?? [];
    const isKnown = [entryDomain, ...others.map((other) => other.domain)].includes(domain);
    if (isKnown || others.length >= maxSources) continue;
    sources.set(entry, [...others, { id, url, domain }]);
  }
  return sources;
}
