import { createHash } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Issue, IssueList, IssueName } from '#shared/contract/archive.ts';
import type { HandlerInput } from '#shared/contract/index.ts';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import * as limits from '#shared/limits.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { plainText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import {
  articles,
  digestVariants,
  issuePosts,
  issues,
  posts,
  sites,
  summaries,
  users,
} from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { summary } from '../posts/post-list-queries.ts';
import { extractSummary } from './extractive-summary.ts';
import { getPeriodDays } from '../core/periods.ts';

/** Titles shown for an issue in lists. */
const maxTitles = 3;
/** Issues in a feed. */
const feedSize = 20;
/** How long an issue in another language serves as a sample (ms). */
const sampleMaxAgeMs = 60 * 24 * 3_600_000;
/** Characters of a text read for an extract. */
const maxSourceLength = 8_000;
/** Extracts cached in memory. */
const maxCachedExtracts = 1_000;
const anyTime = { after: new Date(0), before: new Date('9999-01-01T00:00:00Z') };

/** An issue without prompt; `posts` are its visible posts in order. */
export type Published = IssueName & {
  endsAt: Date;
  publishedAt: string;
  kind: 'ai' | 'extract';
  overview: { text: string; posts: string[] }[];
  posts: { id: string; slug: string; title: string }[];
};

const placeholder = sql.placeholder;

const statements = perDatabase((db) => {
  // Readable as soon as it is rendered: mails link here.
  const isReady = and(
    eq(digestVariants.siteId, issues.siteId),
    eq(digestVariants.issueId, issues.id),
    eq(digestVariants.language, placeholder('language')),
    eq(digestVariants.promptKey, ''),
    eq(digestVariants.state, 'ready'),
    // An editor is working on held issues.
    isNull(issues.heldAt),
  );
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
    endsAt: issues.endsAt,
    madeAt: digestVariants.renderedAt,
    kind: digestVariants.summaryKind,
    overview: digestVariants.overview,
  };
  const selectNeighbor = (side: '<' | '>', order: 'asc' | 'desc') => sql<string | null>`(
    select i.period from ${issues} i
    join ${digestVariants} a on a.site_id = i.site_id and a.issue_id = i.id
      and a.language = 'en' and a.prompt_key = '' and a.state = 'ready'
    where i.site_id = ${issues.siteId} and i.frequency = ${issues.frequency}
      and i.held_at is null and i.ends_at ${sql.raw(side)} ${issues.endsAt}
    order by i.ends_at ${sql.raw(order)} limit 1
  )`;
  return {
    published: db
      .select({ ...columns, posts: visiblePosts })
      .from(issues)
      .innerJoin(digestVariants, isReady)
      .where(
        and(
          eq(issues.siteId, placeholder('site')),
          eq(issues.frequency, placeholder('frequency')),
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
        id: issues.id,
        intro: issues.intro,
        postIds: digestVariants.postIds,
        before: selectNeighbor('<', 'desc'),
        after: selectNeighbor('>', 'asc'),
      })
      .from(issues)
      .innerJoin(digestVariants, isReady)
      .where(
        and(
          eq(issues.siteId, placeholder('site')),
          eq(issues.frequency, placeholder('frequency')),
          eq(issues.period, placeholder('period')),
        ),
      )
      .prepare('archive_one'),
    items: db
      .select({
        post: summary,
        postText: posts.renderedText,
        article: sql<string | null>`left(${articles.text}, ${sql.raw(String(maxSourceLength))})`,
        language: articles.language,
        storedSummary: summaries.text,
        note: issuePosts.note,
      })
      .from(posts)
      .innerJoin(users, and(eq(users.siteId, posts.siteId), eq(users.id, posts.userId)))
      .leftJoin(
        articles,
        and(
          eq(articles.siteId, posts.siteId),
          eq(articles.postId, posts.id),
          eq(articles.state, 'read'),
        ),
      )
      .leftJoin(
        issuePosts,
        and(
          eq(issuePosts.siteId, posts.siteId),
          eq(issuePosts.issueId, placeholder('issue')),
          eq(issuePosts.postId, posts.id),
        ),
      )
      .leftJoin(
        summaries,
        and(
          eq(summaries.siteId, posts.siteId),
          eq(summaries.postId, posts.id),
          eq(summaries.language, 'en'),
        ),
      )
      .where(
        and(
          eq(posts.siteId, placeholder('site')),
          sql`${posts.id} = any(${placeholder('ids')})`,
          sql`${posts.isVisible}`,
        ),
      )
      .prepare('archive_items'),
    /** Extracts by the hash of their source. */
    extracts: new Map<string, string | null>(),
    site: db
      .select({ createdAt: sites.createdAt })
      .from(sites)
      .where(eq(sites.id, placeholder('site')))
      .prepare('archive_site'),
  };
});

type TimeRange = { after: Date; before: Date };

/** Reads the latest issues, by the end of their periods. */
async function readPublished(
  ctx: Ctx,
  frequency: Frequency,
  {
    language = 'en',
    limit,
    after,
    before,
  }: { language?: DigestLanguage; limit: number } & TimeRange,
): Promise<Published[]> {
  const rows = await statements(ctx.db).published.execute({
    site: ctx.site.id,
    frequency,
    language,
    limit,
    after,
    before,
  });
  return rows.map(({ madeAt, kind, overview, ...row }) => ({
    ...row,
    ...getPeriodDays(row.period),
    publishedAt: (madeAt ?? row.endsAt).toISOString(),
    kind: kind ?? 'extract',
    overview: filterVisible(overview ?? [], new Set(row.posts.map(({ id }) => id))),
  }));
}

/** Drops sentences that cite posts no longer visible. */
const filterVisible = (overview: Published['overview'], visibleIds: { has(id: string): boolean }) =>
  overview.filter(({ posts: cited }) => cited.every((id) => visibleIds.has(id)));

/** Puts the weekly issue first when both end together. */
const compareLatestFirst = (a: Published, b: Published) =>
  b.endsAt.getTime() - a.endsAt.getTime() || (a.frequency < b.frequency ? 1 : -1);

const toIssueName = ({ period, frequency, firstDay, lastDay }: IssueName): IssueName => ({
  period,
  frequency,
  firstDay,
  lastDay,
});

/** Lists public issues, the latest first. Error: bad_request. */
export async function listArchive(
  ctx: Ctx,
  {
    frequency,
    cursor,
    limit = limits.pageSize,
  }: HandlerInput<'GET /api/newsletter/archive'>['query'],
): Promise<IssueList> {
  const last = cursor === undefined ? null : decodeCursor('archive', cursor, ['number', 'string']);
  const before = last && cursorTime(last[0]);
  const lists = await Promise.all(
    (frequency === undefined ? (['weekly', 'daily'] as const) : [frequency]).map(
      (listedFrequency) =>
        readPublished(ctx, listedFrequency, {
          limit: limit + 1,
          after: anyTime.after,
          // Includes later issues with the same end.
          before:
            last && before
              ? new Date(before.getTime() + (listedFrequency < last[1] ? 1 : 0))
              : anyTime.before,
        }),
    ),
  );
  const { rows, nextCursor, hasNextPage } = pageFromRows(
    lists.flat().toSorted(compareLatestFirst),
    limit,
    (last) => encodeCursor('archive', [last.endsAt.getTime(), last.frequency]),
  );
  return {
    issues: rows.map((issue) => ({
      ...toIssueName(issue),
      publishedAt: issue.publishedAt,
      titles: issue.posts.slice(0, maxTitles).map(({ title }) => title),
    })),
    nextCursor,
    hasNextPage,
  };
}

/**
 * Reads a public issue by its period, without hidden posts. Summaries are the stored ones, else
 * extracts. Error: not_found.
 */
export async function readIssue(ctx: Ctx, period: string): Promise<Issue> {
  const prepared = statements(ctx.db);
  const frequency: Frequency = period.includes('w') ? 'weekly' : 'daily';
  const [row] = period.includes('\0')
    ? []
    : await prepared.issue.execute({ site: ctx.site.id, frequency, period, language: 'en' });
  if (!row) throw notFound('The issue');
  const postIds = row.postIds ?? [];
  const kind = row.kind ?? 'extract';
  const rows =
    postIds.length === 0
      ? []
      : await prepared.items.execute({ site: ctx.site.id, ids: postIds, issue: row.id });
  const byId = new Map(rows.map((item) => [item.post.id, item]));
  const items = postIds
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ post, postText, article, language, storedSummary, note }) => ({
      post,
      summary:
        note ||
        ((kind === 'ai' ? storedSummary : null) ??
          getExtract(
            ctx,
            article ?? (postText === null ? '' : plainText(postText).slice(0, maxSourceLength)),
            {
              language,
              title: post.title,
            },
          )),
    }));
  const positions = new Map(items.map(({ post }, i) => [post.id, i + 1]));
  const toNeighbor = (other: string | null) =>
    other === null ? null : { period: other, frequency, ...getPeriodDays(other) };
  return {
    period,
    frequency,
    ...getPeriodDays(period),
    publishedAt: (row.madeAt ?? row.endsAt).toISOString(),
    kind,
    intro: row.intro,
    items,
    overview: filterVisible(row.overview ?? [], positions).map(({ text, posts: cited }) => ({
      text,
      places: cited.map((id) => positions.get(id) ?? 0),
    })),
    before: toNeighbor(row.before),
    after: toNeighbor(row.after),
  };
}

/** Caches the extract of a text; one takes 2 ms. */
function getExtract(
  { db }: Pick<Ctx, 'db'>,
  text: string,
  source: { language: string | null; title: string },
): string | null {
  if (text === '') return null;
  const { extracts } = statements(db);
  const key = createHash('sha256')
    .update(JSON.stringify([text, source.language, source.title]))
    .digest('base64url');
  let extract = extracts.get(key);
  if (extract === undefined) {
    extract = extractSummary(text, source);
    if (extracts.size >= maxCachedExtracts) extracts.clear();
    extracts.set(key, extract);
  }
  return extract;
}

/** Returns the last issue in a language as a sample, or null. */
export async function readLastIssue(ctx: Ctx, language: DigestLanguage): Promise<Published | null> {
  // Each issue exists in English; other languages may be missing.
  const after =
    language === 'en' ? anyTime.after : new Date(ctx.clock.now().getTime() - sampleMaxAgeMs);
  const lists = await Promise.all(
    (['weekly', 'daily'] as const).map((frequency) =>
      readPublished(ctx, frequency, { language, limit: 1, after, before: anyTime.before }),
    ),
  );
  return lists.flat().toSorted(compareLatestFirst)[0] ?? null;
}

export type ArchiveFeed = { issues: Published[]; updatedAt: string };

/** Lists the latest issues for a feed. `updatedAt` is that of the last issue, or of the site. */
export async function readArchiveFeed(ctx: Ctx): Promise<ArchiveFeed> {
  const lists = await Promise.all(
    (['weekly', 'daily'] as const).map((frequency) =>
      readPublished(ctx, frequency, { limit: feedSize, ...anyTime }),
    ),
  );
  const latest = lists.flat().toSorted(compareLatestFirst).slice(0, feedSize);
  const updatedAt = latest
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1);
  return {
    issues: latest,
    updatedAt:
      updatedAt ??
      (
        (await statements(ctx.db).site.execute({ site: ctx.site.id }))[0]?.createdAt ?? new Date(0)
      ).toISOString(),
  };
}
