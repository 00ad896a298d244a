import { and, desc, eq, sql } from 'drizzle-orm';
import type { IssueName } from '#shared/contract/archive.ts';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { perDatabase } from '../../../db/client.ts';
import { articles, digestVariants, issues, posts, sites, users } from '../../../db/schema.ts';
import { isArchivedVariant, isPublicIssue } from '../../subscriptions/public-issue.ts';
import type { SentenceCorrection } from '../issues/issue-sentences.ts';
import { summary } from '../../posts/post-list-queries.ts';
import { own } from '../../../db/own.ts';

/** An issue without prompt; `posts` are its visible posts in order. */
export type Published = IssueName & {
  number: number | null;
  endsAt: Date;
  publishedAt: string;
  kind: SummaryKind;
  overview: DigestSentence[];
  /** Struck sentences of the overview. */
  struck: { text: string; correction: SentenceCorrection }[];
  posts: { id: string; slug: string; title: string }[];
};

const placeholder = sql.placeholder;

export const statements = perDatabase((db) => {
  // Emails link to issues that are not closed yet.
  const isReady = and(isArchivedVariant(placeholder('language')), isPublicIssue);
  const visiblePosts = sql<Published['posts']>`(
    select coalesce(
      json_agg(
        json_build_object('id', ${posts.id}, 'slug', ${posts.slug}, 'title', ${posts.title})
        order by c.place
      ), '[]')
    from unnest(${digestVariants.postIds}) with ordinality as c(id, place)
    join ${posts} on ${posts.siteId} = ${digestVariants.siteId} and ${posts.id} = c.id
      and ${posts.isVisible}
  )`;
  const columns = {
    period: issues.period,
    frequency: issues.frequency,
    number: issues.number,
    subject: issues.subject,
    endsAt: issues.endsAt,
    madeAt: digestVariants.renderedAt,
    kind: digestVariants.summaryKind,
    overview: digestVariants.overview,
  };
  type Neighbor = { period: string; subject: string | null; endsAt: string };
  const selectNeighbor = (side: '<' | '>', order: 'asc' | 'desc') => sql<Neighbor | null>`(
    select json_build_object('period', i.period, 'subject', i.subject, 'endsAt', i.ends_at)
    from ${issues} i
    join ${digestVariants} a on a.site_id = i.site_id and a.issue_id = i.id
      and a.language = 'en' and a.prompt_key = '' and a.state = 'ready'
    where i.site_id = ${issues.siteId} and i.frequency = ${issues.frequency}
      and i.held_at is null and i.segment_id is null
      and i.ends_at ${sql.raw(side)} ${issues.endsAt}
    order by i.ends_at ${sql.raw(order)} limit 1
  )`;
  return {
    published: db
      .select({ ...columns, posts: visiblePosts })
      .from(issues)
      .innerJoin(digestVariants, isReady)
      .where(
        and(
          own(issues, placeholder('site'), { frequency: placeholder('frequency') }),
          sql`${issues.endsAt} > ${placeholder('after')}`,
          sql`${issues.endsAt} < ${placeholder('before')}`,
        ),
      )
      .orderBy(desc(issues.endsAt))
      .limit(placeholder('limit'))
      .prepare('archive_published'),
    issue: db
      .select({
        ...columns,
        issueId: issues.id,
        intro: issues.intro,
        document: issues.document,
        startsAt: issues.startsAt,
        postIds: digestVariants.postIds,
        entries: digestVariants.entries,
        before: selectNeighbor('<', 'desc'),
        after: selectNeighbor('>', 'asc'),
      })
      .from(issues)
      .innerJoin(digestVariants, isReady)
      .where(
        own(issues, placeholder('site'), {
          frequency: placeholder('frequency'),
          period: placeholder('period'),
        }),
      )
      .prepare('archive_one'),
    items: db
      .select({ post: summary, language: articles.language })
      .from(posts)
      .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
      .leftJoin(articles, own(articles, posts.siteId, { postId: posts.id, state: 'read' }))
      .where(
        and(
          eq(posts.siteId, placeholder('site')),
          sql`${posts.id} = any(${placeholder('ids')})`,
          sql`${posts.isVisible}`,
        ),
      )
      .prepare('archive_items'),
    site: db
      .select({ createdAt: sites.createdAt })
      .from(sites)
      .where(eq(sites.id, placeholder('site')))
      .prepare('archive_site'),
  };
});
