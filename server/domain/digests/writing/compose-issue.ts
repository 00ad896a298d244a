import type { DigestEntry } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { format } from '#shared/texts/format.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { archivePath } from '#shared/paths.ts';
import type { Site } from '../../../context.ts';
import type { digestVariants } from '../../../db/schema.ts';
import { renderDigest } from '../../../email/digest.tsx';
import { toSentenceId } from '../../../email/sentence-id.ts';
import { getPeriodDays } from '../../subscriptions/periods.ts';
import type { AskModel } from '../model/ask-model.ts';
import { withoutStruck } from '../issues/struck-sentences.ts';
import { composeLetter } from './compose-letter.ts';
import { isDigest } from '../issues/issues.ts';
import { describeMatches } from '../selection/describe-matches.ts';
import { localDate } from '../../core/local-time.ts';
import type { PostContent } from './post-content.ts';
import { selectForPreferences, type VariantPosts } from '../selection/select-posts.ts';
import type { ComposedFrom, IssueContent, RequestedVariant } from './issue-content.ts';
import { arrangeIssue } from './arrange-issue.ts';
import type { Summary } from './summarize.ts';
import { describePreferences } from '#shared/newsletter/describe-preferences.ts';
import {
  standardPreferences,
  type DigestPreferences,
  type Length,
} from '#shared/newsletter/preferences.ts';

/** Posts that are summarised side by side. */
const maxConcurrentSummaries = 4;
const noSummary: Summary = { kind: 'extract', sentences: [] };
const maxItems: Record<Length, number> = { short: 5, standard: 10, long: 10 };

type Identified = { id: string };
export type ComposedIssue = NonNullable<Awaited<ReturnType<typeof composeIssue>>>;

/** Selects the posts of a variant. Without preferences the choice of the issue stands. */
async function selectPosts(
  site: Site,
  content: IssueContent,
  preferences: DigestPreferences | null,
): Promise<VariantPosts> {
  const { posts, size, edited } = await content.readChoice();
  const maxPosts = edited ? site.digest.posts : size;
  if (preferences === null) {
    // The next candidate replaces a hidden post, unless an editor chose.
    const chosen = edited
      ? posts.filter(({ id }) => edited.has(id))
      : posts.filter(({ reserve }) => !reserve).slice(0, maxPosts);
    return { matching: [], others: chosen.map(({ id }) => id), topics: [] };
  }
  const max = preferences.posts ?? maxItems[preferences.length];
  return selectForPreferences(posts, await content.readIndex(preferences), preferences, {
    matching: Math.min(max, site.digest.posts),
    others: Math.min(max, maxPosts),
  });
}

/**
 * Renders an issue for one variant; null without posts. `ask` is looked up before each question, as
 * time may run out. `stored`: an earlier rendering, whose arrangement is reused if it has the same
 * posts.
 */
export async function composeIssue(
  site: Site,
  issue: ComposedFrom,
  variant: RequestedVariant,
  content: IssueContent,
  ask: () => AskModel | null,
  stored: Pick<typeof digestVariants.$inferSelect, 'arrangement' | 'overview'> | null = null,
) {
  const { language, preferences: wanted, segmentIds = null, viewPath, marker } = variant;
  const shown = await content.showDocument(issue, segmentIds);
  const { document: commonDocument } = await content.showDocument(issue, null);
  if (!isDigest(issue)) return composeLetter(site, issue, variant, shown, commonDocument);
  const preferences = wanted ?? standardPreferences;
  const { notes, stories, edited, isArranged } = await content.readChoice();
  const selected = await selectPosts(site, content, wanted);
  const found = await content.readPosts([...selected.matching, ...selected.others]);
  if (found.length === 0) return null;
  const matchingIds = new Set(selected.matching);
  // Beside posts about the topics, the others are titles.
  const isTitle = ({ id }: Identified) => matchingIds.size > 0 && !matchingIds.has(id);

  const style = { ...preferences, language };
  const summaries = new Map<string, Summary>();
  const otherIdsOf = ({ id }: Identified) =>
    (stories.get(id)?.otherSources ?? []).map((source) => source.id);
  const sources = await content.readPosts(
    found.flatMap((post) => (isTitle(post) ? [] : otherIdsOf(post))),
  );
  const struck = new Set([...found, ...sources].flatMap((post) => post.struck));
  const summarize = async (post: PostContent): Promise<Summary> => {
    const note = notes.get(post.id);
    if (isTitle(post)) return noSummary;
    if (note === undefined) {
      const others = sources.filter(({ id }) => otherIdsOf(post).includes(id));
      return content.summarize([post, ...others], style, ask());
    }
    const sentence = { text: note, posts: [post.id], kind: 'note' as const, passages: [] };
    return { kind: 'extract', sentences: withoutStruck([sentence], [post]) };
  };
  for (let i = 0; i < found.length; i += maxConcurrentSummaries)
    await Promise.all(
      found
        .slice(i, i + maxConcurrentSummaries)
        .map(async (post) => summaries.set(post.id, await summarize(post))),
    );
  const summaryOf = ({ id }: Identified) => summaries.get(id) ?? noSummary;
  const arrangeable = found.filter((post) => !isTitle(post));
  const pointOrder = arrangeable.map(({ id }) => id);
  /** `fixed`: the order to keep; null lets the model choose. */
  const arrange = (fixed: readonly string[] | null) =>
    arrangeIssue(
      arrangeable
        .toSorted((a, b) => (fixed ? fixed.indexOf(a.id) - fixed.indexOf(b.id) : 0))
        .map((post) => ({ post, summary: summaryOf(post) })),
      site,
      style,
      fixed !== null,
      ask(),
    );
  // All readers without preferences get one order: an editor's, or that of the first variant.
  const arrangeShared = async () => {
    let isFirst = false;
    const decided = await content.shareArrangement('', () => {
      isFirst = true;
      return arrange(null);
    });
    return isFirst ? decided : arrange(decided?.arrangement.order ?? pointOrder);
  };
  const isFixed = edited !== null || (wanted === null && isArranged);
  const earlier = stored?.arrangement;
  const isReusable =
    earlier?.order.length === pointOrder.length &&
    earlier.order.every((id) => pointOrder.includes(id));
  const arranged = isReusable
    ? { arrangement: earlier, overview: withoutStruck(stored?.overview ?? [], found) }
    : await content.shareArrangement(
        JSON.stringify([language, preferences, pointOrder, ask() !== null]),
        () => (isFixed ? arrange(pointOrder) : wanted === null ? arrangeShared() : arrange(null)),
      );
  const { arrangement, overview } = arranged ?? { arrangement: null, overview: [] };
  const order = arrangement?.order ?? pointOrder;
  const chosen = [
    ...arrangeable.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    ...found.filter(isTitle),
  ];
  const pack = await loadPack(language);
  const wording = { language, pack };
  const { lead, heading } = describeMatches(selected, preferences, site, issue.frequency, wording);
  const firstOther = chosen.find(({ id }) => !matchingIds.has(id))?.id;
  const alsoOn = format(language, pack.mail.digest.alsoOn, { site: site.theme.siteName });
  // Posts without a heading that follow a group with one get a general one.
  const headingOf = ({ id }: Identified) => {
    const own = arrangement?.headings[id] ?? null;
    return id === firstOther && heading !== null ? heading : own === '' ? alsoOn : own;
  };
  const items = chosen.map((entry) => {
    // Previews are cached with their items.
    const { text: _, evidence: __, fragments: ___, ...post } = entry;
    return {
      ...post,
      sentences: summaryOf(post).sentences,
      tag: post.tags[0] ?? null,
      day: localDate(site.timeZone, post.publishedAt ?? post.createdAt).toString(),
      comments: post.commentCount,
      comment: isTitle(post) ? null : post.comment,
      heading: headingOf(post),
      ...stories.get(post.id),
    };
  });
  // The kind with the most AI among the parts.
  const kinds = [...summaries.values()].map((summary) => summary.kind);
  const kind: SummaryKind =
    overview.length > 0
      ? 'ai'
      : ((['ai', 'selected'] as const).find((one) => kinds.includes(one)) ?? 'extract');
  const isShared = segmentIds === null && wanted === null;
  const { preheader, shortening, ...mail } = renderDigest(site, wording, {
    frequency: issue.frequency,
    days: getPeriodDays(issue.period),
    number: issue.number,
    kind,
    overview,
    focus: describePreferences(preferences, language, pack.manage),
    lead,
    items,
    picture: await content.readPicture(items[0]?.id ?? '', isShared),
    viewPath: isShared && language === 'en' ? archivePath(issue.period) : viewPath,
    document: shown.document,
    commonDocument,
    subject: issue.subject ?? arrangement?.subject ?? null,
    preheader: issue.preheader ?? arrangement?.preheader ?? null,
    marker: marker ?? null,
    // A place that only a personal variant has would count a single reader.
    ...(wanted === null
      ? {}
      : { commonPosts: (await selectPosts(site, content, null)).others.length }),
  });
  // The last posts may not fit into the email.
  const mailed = items.slice(0, items.length - (shortening?.posts ?? 0));
  return {
    kind,
    postIds: items.map(({ id }) => id),
    commentIds: [...items.flatMap(({ comment }) => comment?.id ?? []), ...shown.commentIds],
    /** Posts in the text of an editor, and other sources of the entries. */
    documentPostIds: [...shown.postIds, ...sources.map(({ id }) => id)],
    lead,
    overview,
    entries: items.map(({ id, sentences, heading: above }): DigestEntry => ({
      post: id,
      sentences,
      ...(above === null ? {} : { heading: above }),
      ...(preferences.topics.length === 0
        ? {}
        : { group: matchingIds.has(id) ? 'matching' : 'others' }),
    })),
    arrangement,
    /** The issue takes over the order of the arrangement. */
    isOrderNew: arrangement !== null && wanted === null && !isFixed && !isReusable,
    /** The posts as the email shows them, in order. */
    items,
    /** Other posts that tell the stories of the entries. */
    sources,
    /** Ids of struck sentences of its posts, and of the sentences in the email. */
    struck,
    mailed: [...overview, ...mailed.flatMap(({ sentences }) => sentences)].map(toSentenceId),
    mail,
    preheader,
    shortening,
  };
}
