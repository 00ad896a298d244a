import type { Arrangement, DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { Site } from '../../../context.ts';
import { oneLine } from '../../../infra/text/plain-text.ts';
import type { AskModel } from '../model/ask-model.ts';
import { readList } from '../model/prompts.ts';
import { withoutStruck } from '../issues/struck-sentences.ts';
import type { PostContent } from './post-content.ts';
import { checkSentence, type CheckedSentence } from './check-sentence.ts';
import { listCitable } from './cite-posts.ts';
import type { CitablePost } from './evidence/evidence.ts';
import { settleSentences } from './settle-sentences.ts';
import { joinSentences } from './stored-summaries.ts';
import type { Summary } from './summarize.ts';
import {
  buildEditorPrompt,
  lineLimits,
  openingLimits,
  type IssueStyle,
} from './writing-prompts.ts';

type Entry = { post: PostContent; summary: Pick<Summary, 'sentences'> };
/** A line of the issue, or a heading, with the posts that it is about. */
type Line = { text: string; posts: string[] };

/** With fewer posts there is nothing to arrange. */
const minPosts = 3;
/** Posts with the most points that stay in the first half. */
const top = 3;

/**
 * Has a model order an issue and write its headings, subject, preheader and opening, from what its
 * summaries rest on. All are checked as the summaries are, and left out if they fail. `entries` are
 * in the order of points, or in one that is fixed. Null without a model that writes.
 */
export async function arrangeIssue(
  entries: readonly Entry[],
  site: Site,
  style: IssueStyle,
  isOrderFixed: boolean,
  ask: AskModel | null,
): Promise<{ arrangement: Arrangement; overview: DigestSentence[] } | null> {
  const withTexts = entries.filter(({ summary }) => summary.sentences.length > 0);
  if (!ask || site.digest.summaries !== 'written' || withTexts.length < minPosts) return null;
  const posts = entries.map(toEditedPost);
  const answer = await ask(buildEditorPrompt(posts, site, style, isOrderFixed));
  if (answer === null) return null;
  const { subject, preheader } = answer as Record<string, unknown>;
  const groups = readGroups(answer, posts, isOrderFixed);
  const check = (line: Line | null, limit: number): CheckedSentence | null => {
    const passages = posts
      .filter(({ id }) => line?.posts.includes(id))
      .flatMap(({ id, title, summary, evidence }) => [
        { post: id, number: 0, text: `${oneLine(title)}. ${summary}` },
        ...evidence.map((sentence) => ({ ...sentence, post: id })),
      ]);
    if (!line || line.text.length > limit || passages.length === 0) return null;
    const checked = checkSentence(line.text, passages, posts, style.language);
    return 'reason' in checked ? null : checked;
  };
  const lines = [
    check(readLine(subject), lineLimits.subject),
    check(readLine(preheader), lineLimits.preheader),
    ...groups.map((group) => (group.posts.length < 2 ? null : check(group, lineLimits.heading))),
  ];
  const checkedLines = lines.filter((line) => line !== null);
  const settled = await settleSentences(
    style.length === 'short' ? null : answer,
    checkedLines,
    { ...style, posts, site, limits: openingLimits },
    ask,
  );
  const [firstLine, secondLine, ...headings] = lines.map((line) =>
    line && settled?.lines[checkedLines.indexOf(line)] ? line.text : null,
  );
  const sentences = (settled?.sentences ?? []).map(({ text, passages }) => ({
    text,
    posts: [...new Set(passages.map(({ post }) => post))],
    kind: 'ai' as const,
    language: style.language,
    passages,
  }));
  return {
    arrangement: {
      order: groups.flatMap(({ posts: ids }) => ids),
      headings: placeHeadings(groups, headings),
      subject: firstLine ?? null,
      preheader: secondLine ?? null,
    },
    overview: withoutStruck(
      sentences,
      entries.map(({ post }) => post),
    ),
  };
}

/** The post with the sentences that its summary rests on. */
function toEditedPost({ post, summary }: Entry): CitablePost & { summary: string } {
  const cited = new Set(
    summary.sentences.flatMap(({ passages = [] }) =>
      passages.flatMap((passage) => (passage.post === post.id ? passage.number : [])),
    ),
  );
  return {
    ...post,
    evidence: listCitable(post).filter(({ number }) => cited.has(number)),
    summary: joinSentences(summary.sentences),
  };
}

function readLine(value: unknown): Line | null {
  const { text, posts } = (value ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && Array.isArray(posts)
    ? { text: oneLine(text), posts: posts.filter((id) => typeof id === 'string') }
    : null;
}

/** Returns all posts once in groups. A fixed order stays as it is, then without groups. */
function readGroups(answer: unknown, all: readonly CitablePost[], isOrderFixed: boolean): Line[] {
  const ids = all.map(({ id }) => id);
  const left = new Set(ids);
  const read = (readList(answer, 'groups') ?? []).flatMap(({ heading, posts }): Line[] => {
    const own = (Array.isArray(posts) ? posts : []).filter((id) => left.delete(id as string));
    const text = typeof heading === 'string' ? oneLine(heading) : '';
    return own.length === 0 ? [] : [{ text, posts: own as string[] }];
  });
  if (left.size > 0) read.push({ text: '', posts: [...left] });
  const order = read.flatMap(({ posts }) => posts);
  if (isOrderFixed && order.some((id, i) => id !== ids[i])) return [{ text: '', posts: ids }];
  return isOrderFixed ? read : keepTop(read, ids);
}

/** Exchanges a post of the top that is too late with the last other one of the first half. */
function keepTop(groups: Line[], ids: readonly string[]): Line[] {
  const best = ids.slice(0, top);
  const half = Math.max(top, Math.ceil(ids.length / 2));
  const order = groups.flatMap(({ posts }) => posts);
  const late = order.slice(half).filter((id) => best.includes(id));
  if (late.length === 0) return groups;
  for (const id of late) {
    const place = order.slice(0, half).findLastIndex((other) => !best.includes(other));
    order[order.indexOf(id)] = order[place] ?? id;
    order[place] = id;
  }
  return [{ text: '', posts: order }];
}

/**
 * Headings that stand, each above its first post. The posts without one that follow get an empty
 * one, which is printed as a general heading, once and above several posts: otherwise the last
 * headings fall too.
 */
function placeHeadings(
  groups: readonly Line[],
  settled: readonly (string | null | undefined)[],
): Record<string, string> {
  const runs: Line[] = [];
  for (const [i, { posts }] of groups.entries()) {
    const text = settled[i] ?? '';
    const before = runs.at(-1);
    if (text === '' && before?.text === '') before.posts.push(...posts);
    else runs.push({ text, posts: [...posts] });
  }
  const general = runs.filter(({ text }, i) => text === '' && i > 0);
  if (general.length > 1 || general[0]?.posts.length === 1)
    return placeHeadings(groups, settled.with(settled.findLastIndex(Boolean), null));
  return Object.fromEntries(
    runs
      .filter(({ text }, i) => text !== '' || i > 0)
      .map(({ text, posts: [first = ''] }) => [first, text]),
  );
}
