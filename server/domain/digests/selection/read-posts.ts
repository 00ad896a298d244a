import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { dayMs, minuteMs } from '#shared/durations.ts';
import type { Db } from '../../../db/client.ts';
import { articles, embeddings, issuePosts, issues, posts } from '../../../db/schema.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { joinsFetchedArticle } from '../../posts/read-article.ts';
import type { Period } from '../../subscriptions/periods.ts';
import type { History } from './choose-posts.ts';
import type { PeriodPost } from './rank-posts.ts';
import { countWords } from './same-story.ts';
import { getLink } from './story-tracker.ts';
import { own } from '../../../db/own.ts';

/** Posts reviewed per period, best first. */
const maxReviewedPosts = 200;
/** Tolerance for posts stored late, and for clock skew. */
const lateToleranceMs = 2 * minuteMs;
/** Characters of a text that are compared. */
const maxComparedText = 2_000;
const periodMs: Record<Frequency, number> = { daily: dayMs, weekly: 7 * dayMs };
/** Past periods reviewed: the last with an issue, and those skipped since. */
const maxPastPeriods = 3;
/** A story counts as published for this time after its issue (ms). */
export const storyMemoryMs: Record<Frequency, number> = { daily: 7 * dayMs, weekly: 14 * dayMs };
/** A link may return after this time. */
export const linkMemoryMs = 365 * dayMs;
/** Recent titles that tell how common a word is. */
const maxCountedTitles = 1_000;

const postColumns = {
  id: posts.id,
  title: posts.title,
  url: posts.url,
  normalizedUrl: posts.normalizedUrl,
  text: sql<
    string | null
  >`left(coalesce(${articles.text}, ${posts.text}), ${maxComparedText}::int)`,
  score: posts.score,
  commentCount: sql<number>`${posts.commentCount} + coalesce(${posts.importedCommentCount}, 0)`,
  createdAt: posts.createdAt,
  embedding: { model: embeddings.model, vector: embeddings.vector },
};

type Range = Pick<Period, 'startsAt' | 'endsAt'>;
const isSince = (time: Date): SQL => sql`${posts.createdAt} >= ${time.toISOString()}::timestamptz`;
const isBefore = (time: Date): SQL => sql`${posts.createdAt} < ${time.toISOString()}::timestamptz`;

/**
 * Reads the best posts of a time range. `follows` is the frequency of the previous issue. With it,
 * includes posts from before the range that were stored after that issue.
 */
export async function readPeriodPosts(
  db: Db,
  siteId: string,
  { startsAt, endsAt }: Range,
  follows: Frequency | null = null,
): Promise<PeriodPost[]> {
  const isNotReviewed =
    follows &&
    sql`not exists (
      select 1 from ${issuePosts}
      where ${issuePosts.siteId} = ${posts.siteId} and ${issuePosts.postId} = ${posts.id}
        and ${eq(issuePosts.frequency, follows)}
    )`;
  const lateStart = new Date(startsAt.getTime() - lateToleranceMs);
  return db
    .select(postColumns)
    .from(posts)
    .leftJoin(embeddings, own(embeddings, posts.siteId, { postId: posts.id }))
    .leftJoin(articles, joinsFetchedArticle())
    .where(
      and(
        eq(posts.siteId, siteId),
        sql`${posts.isVisible}`,
        isNotReviewed === null
          ? isSince(startsAt)
          : and(isSince(lateStart), or(isSince(startsAt), isNotReviewed)),
        isBefore(endsAt),
      ),
    )
    .orderBy(desc(posts.score), desc(posts.commentCount), desc(posts.createdAt), asc(posts.id))
    .limit(maxReviewedPosts);
}

/**
 * Reads what earlier issues of a frequency had, and what an editor removed from them. `lookBack`
 * also reads the posts of the periods before.
 */
export async function readHistory(
  db: Db,
  siteId: string,
  { startsAt, endsAt }: Range,
  frequency: Frequency,
  periodPosts: readonly PeriodPost[],
  lookBack: boolean,
): Promise<History> {
  const within = { db, siteId, frequency };
  const past = lookBack ? await readPastPeriods(within, startsAt) : [];
  const reviewed = [...periodPosts, ...past.flatMap((period) => period.posts)];
  const ids = reviewed.map(({ id }) => id);
  const links = reviewed.flatMap((post) => getLink(post) ?? []);
  const used = await db
    .select({ postId: issuePosts.postId, outcome: issuePosts.outcome })
    .from(issuePosts)
    .where(
      and(
        own(issuePosts, siteId, { frequency }),
        inArray(issuePosts.postId, ids),
        or(
          equalsLiteral(issuePosts.outcome, 'selected'),
          and(eq(issuePosts.outcome, 'excluded'), issuePosts.isPinned),
        ),
      ),
    );
  const shown = new Set(
    used.flatMap(({ postId, outcome }) => (outcome === 'selected' ? [postId] : [])),
  );
  return {
    past,
    published: lookBack ? await readPublishedPosts(within, startsAt) : [],
    shown,
    removed: new Set(used.flatMap(({ postId }) => (shown.has(postId) ? [] : [postId]))),
    usedLinks: await readUsedLinks(within, endsAt, links),
    words: countWords(await readRecentTitles(db, siteId, endsAt)),
    endsAt,
  };
}

type Issues = { db: Db; siteId: string; frequency: Frequency };

/** Reads the visible posts of the last issues of a frequency before a time. */
async function readPublishedPosts(
  { db, siteId, frequency }: Issues,
  before: Date,
): Promise<History['published']> {
  const rows = await db
    .select({ period: issues.period, ...postColumns })
    .from(issues)
    .innerJoin(
      issuePosts,
      and(
        own(issuePosts, issues.siteId, { issueId: issues.id }),
        equalsLiteral(issuePosts.outcome, 'selected'),
      ),
    )
    .innerJoin(posts, own(posts, issuePosts.siteId, { id: issuePosts.postId }))
    .leftJoin(articles, joinsFetchedArticle())
    .leftJoin(embeddings, own(embeddings, posts.siteId, { postId: posts.id }))
    .where(
      and(
        own(issues, siteId, { frequency }),
        lte(issues.endsAt, before),
        gt(issues.endsAt, new Date(before.getTime() - storyMemoryMs[frequency])),
        sql`${posts.isVisible}`,
      ),
    )
    .orderBy(desc(issues.endsAt), asc(issuePosts.position));
  return rows.map(({ period, ...post }) => ({ period, post }));
}

async function readPastPeriods(
  { db, siteId, frequency }: Issues,
  startsAt: Date,
): Promise<History['past']> {
  const rows = await db
    .select({
      name: issues.period,
      state: issues.state,
      startsAt: issues.startsAt,
      endsAt: issues.endsAt,
    })
    .from(issues)
    .where(
      and(
        own(issues, siteId, { frequency }),
        lte(issues.endsAt, startsAt),
        gt(issues.endsAt, new Date(startsAt.getTime() - maxPastPeriods * periodMs[frequency])),
      ),
    )
    .orderBy(desc(issues.endsAt))
    .limit(maxPastPeriods);
  const lastSent = rows.findIndex(({ state }) => state !== 'skipped');
  const past = [];
  for (const { name, ...range } of lastSent < 0 ? rows : rows.slice(0, lastSent + 1))
    past.push({ name, posts: await readPeriodPosts(db, siteId, range) });
  return past;
}

/** Returns the periods of the issues that had a link. */
async function readUsedLinks(
  { db, siteId, frequency }: Issues,
  endsAt: Date,
  links: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ link: posts.normalizedUrl, period: issues.period })
    .from(posts)
    .innerJoin(
      issuePosts,
      and(
        own(issuePosts, posts.siteId, { postId: posts.id }),
        eq(issuePosts.frequency, frequency),
        equalsLiteral(issuePosts.outcome, 'selected'),
      ),
    )
    .innerJoin(issues, own(issues, issuePosts.siteId, { id: issuePosts.issueId }))
    .where(
      and(
        eq(posts.siteId, siteId),
        isNotNull(posts.normalizedUrl),
        inArray(posts.normalizedUrl, [...new Set(links)]),
        isSince(new Date(endsAt.getTime() - linkMemoryMs)),
      ),
    );
  return new Map(rows.map(({ link, period }) => [link ?? '', period]));
}

async function readRecentTitles(db: Db, siteId: string, endsAt: Date): Promise<string[]> {
  const rows = await db
    .select({ title: posts.title })
    .from(posts)
    .where(and(eq(posts.siteId, siteId), sql`${posts.isVisible}`, isBefore(endsAt)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(maxCountedTitles);
  return rows.map(({ title }) => title);
}
