import type { Issue, IssueList, IssueName } from '#shared/contract/archive.ts';
import type { HandlerInput } from '#shared/contract/index.ts';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { ShownBlock } from '#shared/newsletter/document.ts';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Ctx, Needs, Site } from '../../../context.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../../db/cursor.ts';
import type { digestVariants } from '../../../db/schema.ts';
import { toSentenceId } from '../../../email/sentence-id.ts';
import { notFound } from '../../../infra/app-error.ts';
import { statements, type Published } from './archive-statements.ts';
import { compareLatestFirst } from '../issues/issues.ts';
import { showDocument } from '../issues/show-document.ts';
import { readSentenceCorrections } from '../issues/struck-sentences.ts';
import { toIssueSentences } from '../issues/issue-sentences.ts';
import { readReasons, readStories } from '../selection/stories.ts';
import { getIssueDays, getKind } from '../../subscriptions/periods.ts';
import { toLetterTitle } from '../writing/compose-letter.ts';
import type { Handlers } from '../../core/handler.ts';
import { localDate } from '../../core/local-time.ts';
import { findEditor } from '../../../email/digest-content.ts';
import { findPicture } from '../../images/post-picture.ts';

/** Titles shown for an issue in lists. */
const maxTitles = 3;
/** Issues in a feed. */
const feedSize = 20;
/** How long an issue in another language serves as a sample. */
const sampleMaxAgeMs = 60 * dayMs;
const endOfTime = new Date('9999-01-01T00:00:00Z');
const allKinds = ['weekly', 'letter', 'daily'] as const;

/** Reads the latest issues, by the end of their periods: those after an issue in this order. */
async function readPublished(
  ctx: Ctx,
  frequencies: readonly IssueName['frequency'][],
  {
    language = 'en',
    limit,
    since = new Date(0),
    last = null,
  }: {
    language?: DigestLanguage;
    limit: number;
    since?: Date;
    last?: { endsAt: Date; frequency: string } | null;
  },
): Promise<Published[]> {
  const lists = await Promise.all(
    frequencies.map((frequency) =>
      statements(ctx.db).published.execute({
        site: ctx.site.id,
        frequency,
        language,
        limit,
        after: since,
        // Includes later issues with the same end.
        before: last
          ? new Date(last.endsAt.getTime() + (frequency < last.frequency ? 1 : 0))
          : endOfTime,
      }),
    ),
  );
  const rows = lists.flat().toSorted(compareLatestFirst).slice(0, limit);
  const corrections = await readSentenceCorrections(
    ctx.db,
    ctx.site.id,
    rows.flatMap(({ overview }) => overview ?? []),
  );
  return rows.map(({ madeAt, kind, overview, ...row }) => {
    const visibleIds = new Set(row.posts.map(({ id }) => id));
    const visible = (overview ?? []).filter(({ posts }) => posts.every((id) => visibleIds.has(id)));
    return {
      ...row,
      ...nameIssue(ctx.site, row),
      publishedAt: (madeAt ?? row.endsAt).toISOString(),
      kind: kind ?? 'extract',
      overview: visible.filter((sentence) => !corrections.has(toSentenceId(sentence))),
      struck: visible.flatMap((sentence) => {
        const correction = corrections.get(toSentenceId(sentence));
        return correction ? [{ text: sentence.text, correction }] : [];
      }),
    };
  });
}

/** Names an issue as pages do. `subject`: that an editor set. */
function nameIssue(
  site: Site,
  { period, subject, endsAt }: { period: string; subject: string | null; endsAt: Date },
): IssueName {
  const frequency = getKind(period);
  return {
    period,
    frequency,
    subject: frequency === 'letter' ? toLetterTitle(site, subject) : null,
    ...getIssueDays(site.timeZone, { period, endsAt }),
  };
}

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
  const found = await readPublished(ctx, frequency === undefined ? allKinds : [frequency], {
    limit: limit + 1,
    last: last && { endsAt: cursorTime(last[0]), frequency: last[1] },
  });
  const { rows, nextCursor, hasNextPage } = pageFromRows(found, limit, (issue) =>
    encodeCursor('archive', [issue.endsAt.getTime(), issue.frequency]),
  );
  return {
    issues: rows.map((issue) => ({
      ...issue,
      titles: issue.posts.slice(0, maxTitles).map(({ title }) => title),
      postCount: issue.posts.length,
    })),
    nextCursor,
    hasNextPage,
  };
}

/**
 * Reads a public issue by its period as it was rendered, without hidden posts. Error: not_found.
 */
export async function readIssue(ctx: Needs<'db' | 'site'>, period: string): Promise<Issue> {
  const row = await readRow(ctx, period, 'en');
  if (!row) throw notFound('The issue was not found.');
  const kind = row.kind ?? 'extract';
  const { overview, items, picture } = await readIssueContent(ctx, row);
  const nameNeighbor = (other: typeof row.before) =>
    other && nameIssue(ctx.site, { ...other, endsAt: new Date(other.endsAt) });
  return {
    ...nameIssue(ctx.site, row),
    number: row.number,
    publishedAt: (row.madeAt ?? row.endsAt).toISOString(),
    editor: findEditor(ctx.site),
    kind,
    intro: row.intro,
    document: (await showDocument(ctx.db, { ...row, siteId: ctx.site.id })).document,
    items,
    picture,
    overview,
    before: nameNeighbor(row.before),
    after: nameNeighbor(row.after),
  };
}

async function readRow({ db, site }: Needs<'db' | 'site'>, period: string, language: string) {
  const [row] = await statements(db).issue.execute({
    site: site.id,
    frequency: getKind(period),
    period,
    language,
  });
  return row;
}

/** Reads the content of a rendered variant as it is now, without hidden posts. */
export async function readIssueContent(
  { db, site }: Needs<'db' | 'site'>,
  variant: Pick<
    typeof digestVariants.$inferSelect,
    'issueId' | 'postIds' | 'overview' | 'entries'
  > & { kind: SummaryKind | null },
): Promise<Pick<Issue, 'overview' | 'items' | 'picture'>> {
  const { issueId, postIds, overview, entries, kind } = variant;
  const published = [...(overview ?? []), ...(entries ?? []).flatMap(({ sentences }) => sentences)];
  const ids = [...(postIds ?? []), ...published.flatMap(({ posts }) => posts)];
  const rows = await statements(db).items.execute({ site: site.id, ids: [...new Set(ids)] });
  const byId = new Map(rows.map((item) => [item.post.id, item]));
  const sentencesByPost = new Map(entries?.map(({ post, sentences }) => [post, sentences]));
  const listed = (postIds ?? []).flatMap((entry) => {
    const sentences = sentencesByPost.get(entry) ?? [];
    // Another source carries the entry of a post that was removed.
    const shown = sentences.filter(({ posts }) => posts.every((id) => byId.has(id)));
    const head = byId.has(entry) ? entry : shown[0]?.posts[0];
    const item = byId.get(head ?? '');
    return item ? [{ entry, sentences, ...item }] : [];
  });
  const visible = listed.map(({ post }) => post);
  const corrections = await readSentenceCorrections(db, site.id, published);
  const stories = await readStories(db, site.id, issueId);
  const reasons = await readReasons(db, site.id, issueId);
  const toSentences = (sentences: readonly DigestSentence[]) =>
    toIssueSentences(
      sentences,
      visible,
      kind ?? 'extract',
      corrections,
      rows.map(({ post }) => post),
    );
  return {
    overview: toSentences(overview ?? []),
    picture: visible[0] ? await findPicture({ db, site }, visible[0].id) : null,
    items: listed.map(({ entry, post, language, sentences }) => ({
      post,
      language,
      sentences: toSentences(sentences),
      day: localDate(site.timeZone, new Date(post.createdAt)).toString(),
      reason: reasons.get(entry) ?? null,
      otherSources: (stories.get(entry)?.otherSources ?? [])
        .filter(({ id }) => id !== post.id)
        .map(({ url, domain }) => ({ url, domain })),
      newSince: stories.get(entry)?.newSince ?? null,
    })),
  };
}

/** Returns the items of an issue in a language in which it was rendered. */
export async function readIssueItems(ctx: Ctx, period: string, language: DigestLanguage) {
  const row = await readRow(ctx, period, language);
  return row ? (await readIssueContent(ctx, row)).items : [];
}

/** A digest; its frequency is none of a letter. */
type PublishedDigest = Published & { frequency: Frequency };

/** Returns the last digest in a language as a sample, or null. */
export async function readLastIssue(
  ctx: Ctx,
  language: DigestLanguage,
): Promise<PublishedDigest | null> {
  // Each issue exists in English; other languages may be missing.
  const since = new Date(language === 'en' ? 0 : ctx.clock.now().getTime() - sampleMaxAgeMs);
  const [last] = await readPublished(ctx, ['weekly', 'daily'], { language, limit: 1, since });
  return (last as PublishedDigest | undefined) ?? null;
}

/** Returns when an issue was rendered or last corrected. */
export const getUpdatedAt = ({ publishedAt, struck }: Published): string =>
  [publishedAt, ...struck.map(({ correction }) => correction.at)].toSorted().at(-1) ?? publishedAt;

/** `text`: of a letter; null for digests. */
export type FeedIssue = Published & { text: ShownBlock[] | null };
export type ArchiveFeed = { issues: FeedIssue[]; updatedAt: string };

/** Lists the latest public issues for a feed. `updatedAt`: of the last issue, or of the site. */
export async function readArchiveFeed(ctx: Ctx): Promise<ArchiveFeed> {
  const latest = await readPublished(ctx, allKinds, { limit: feedSize });
  const updatedAt = latest.map(getUpdatedAt).toSorted().at(-1);
  const found: FeedIssue[] = [];
  for (const issue of latest) found.push({ ...issue, text: await readLetter(ctx, issue) });
  return {
    issues: found,
    updatedAt:
      updatedAt ??
      (
        (await statements(ctx.db).site.execute({ site: ctx.site.id }))[0]?.createdAt ?? new Date(0)
      ).toISOString(),
  };
}

/** Reads the text of a letter as pages show it; null for digests. */
async function readLetter(
  ctx: Ctx,
  { frequency, period }: Published,
): Promise<ShownBlock[] | null> {
  const row = frequency === 'letter' ? await readRow(ctx, period, 'en') : undefined;
  if (!row) return null;
  const { document } = await showDocument(ctx.db, { ...row, siteId: ctx.site.id });
  return [...document.before, ...document.after];
}

export const handlers = {
  'GET /api/newsletter/archive': (ctx, { query }) => listArchive(ctx, query),
  'GET /api/newsletter/archive/{period}': (ctx, { path }) => readIssue(ctx, path.period),
} satisfies Partial<Handlers>;
