import { hourMs } from '#shared/durations.ts';
import type { IsClose } from './embedding.ts';
import type { PeriodPost } from './rank-posts.ts';
import { foldCase, tokenize, unspacedScript } from '../../preferences/tokenize.ts';
import { titleStopWords } from '../../preferences/stop-words.ts';

/** Words of a link, a title and a text as they are compared. */
export type Story = ReturnType<typeof toStory>;
/** How many of a number of titles have each word. */
export type WordCounts = { titles: number; counts: ReadonlyMap<string, number> };

/** `Show us:`, `Ask HN:`: such posts seldom report an event. */
const ownWork = /^(?:show|ask|tell|apply|launch)\s+\S{1,20}?\s*[:–-]/i;
/** Letters of a word that are compared, so that its endings do not count. */
const stemLength = 6;
const pairedScript = new RegExp(String.raw`\p{Script=Hangul}|${unspacedScript.source}`, 'u');

/** Returns the compared parts of a title: stems, and pairs of characters in unspaced scripts. */
function toParts(title: string): Set<string> {
  const parts = new Set<string>();
  for (const word of tokenize(foldCase(title.replaceAll(/['’]s(?!\p{L})/gu, '')))) {
    if (pairedScript.test(word))
      for (let i = 0; i < Math.max(1, word.length - 1); i += 1) parts.add(word.slice(i, i + 2));
    // Numbers alone only tell two stories apart.
    else if (!titleStopWords.has(word) && !/^\d+$/.test(word))
      parts.add(/^\d/.test(word) ? word : word.replace(/^ال(?=.{3})/u, '').slice(0, stemLength));
  }
  return parts;
}

/** A pair of characters counts half a word. */
const getSize = (part: string): number => (pairedScript.test(part) ? 0.5 : 1);

export function countWords(titles: readonly string[]): WordCounts {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const part of toParts(title)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return { titles: titles.length, counts };
}

const runLength = 5;
/** Shorter texts are compared by title alone. */
const minTextWords = 60;

function toRuns(text: string | null): Set<string> {
  const words = text === null ? [] : tokenize(foldCase(text));
  if (words.length < minTextWords) return new Set();
  return new Set(words.slice(runLength - 1).map((_, i) => words.slice(i, i + runLength).join(' ')));
}

/** Numbers of versions, parts and dates. Amounts differ between reports of one event. */
const counters = /(?<![$€£¥\d.,])\d+(?:[.:]\d+)*(?!\d|[.,:]\d|\s?%|[KMB]\b)/g;

export function toStory(
  post: Pick<PeriodPost, 'title' | 'url' | 'text' | 'createdAt' | 'embedding'>,
  link: string | null,
  { titles, counts }: WordCounts,
) {
  /** Squared weights by word. */
  const weights = new Map<string, number>();
  let [weight, size] = [0, 0];
  for (const part of toParts(post.title)) {
    const squared = Math.log(1 + titles / (counts.get(part) ?? 1)) ** 2;
    weights.set(part, squared);
    weight += squared;
    size += getSize(part);
  }
  return {
    link,
    weights,
    weight,
    size,
    /** Numbers of versions, parts and dates. */
    numbers: new Set(post.title.match(counters)?.map((number) => number.replace(/(?:\.0)+$/, ''))),
    /** All numbers in the title. */
    figures: new Set(post.title.match(/\d+/g)),
    /** A link that is not a member's own work. */
    isReport: post.url !== null && !ownWork.test(post.title),
    createdAt: post.createdAt,
    /** Runs of words of the text; empty for short texts. */
    runs: toRuns(post.text),
    embedding: post.embedding ?? null,
  };
}

/** Weights fitted to labeled pairs of titles. Decision 147. */
const equalTitles = 0.8;
const fitted = { cosine: 5, shared: 0.75, maxShared: 6, coverage: 1.5, text: 2.25, hours: 1 / 24 };
const fittedLimit = 4.7;
const equalTexts = 0.8;
/** Hours between two reports of one event that only a model finds similar. */
const maxHoursApart = 72;

/**
 * Reports whether two posts tell one event: by the same link, near-same titles or texts, or close
 * embeddings.
 */
export function isSameStory(a: Story, b: Story, isClose: IsClose = () => false): boolean {
  if (a.link !== null && a.link === b.link) return true;
  if (compareRuns(a.runs, b.runs) >= equalTexts) return true;
  if (haveOtherNumbers(a.numbers, b.numbers)) return false;
  const hours = Math.abs(a.createdAt.getTime() - b.createdAt.getTime()) / hourMs;
  if (hours <= maxHoursApart && isClose(a.embedding, b.embedding)) return true;
  const { cosine, shared } = compareTitles(a, b);
  if (shared === 0) return false;
  if (cosine >= equalTitles) return true;
  return (
    fitted.cosine * cosine +
      fitted.shared * Math.min(shared, fitted.maxShared) +
      (fitted.coverage * shared) / Math.min(a.size, b.size) -
      (a.isReport && b.isReport ? 0 : fitted.text) -
      fitted.hours * hours >
    fittedLimit
  );
}

/** Returns the cosine of two titles, and the number of words that they share. */
function compareTitles(a: Story, b: Story): { cosine: number; shared: number } {
  let [common, shared] = [0, 0];
  for (const [part, squared] of a.weights)
    if (b.weights.has(part)) {
      common += squared;
      shared += getSize(part);
    }
  return { cosine: shared === 0 ? 0 : common / Math.sqrt(a.weight * b.weight), shared };
}

export const followUpHours = 24;
const maxSharedRuns = 1 / 3;
/** Above this cosine two titles differ in order and endings only. */
const sameWords = 0.95;

/**
 * Reports whether a post on the same story has news: another link, a day later, with mostly other
 * text. Without texts its title must be another one. It has a number that the first has not, or the
 * post is one of the best.
 */
export function isFollowUp(first: Story, story: Story, isTop: boolean): boolean {
  if (story.link === null || story.link === first.link) return false;
  if (story.createdAt.getTime() - first.createdAt.getTime() < followUpHours * hourMs) return false;
  if (story.runs.size > 0 && first.runs.size > 0)
    return compareRuns(first.runs, story.runs) < maxSharedRuns;
  return (
    compareTitles(first, story).cosine < sameWords &&
    (isTop || [...story.figures].some((figure) => !first.figures.has(figure)))
  );
}

/** Part 1 and part 2, or two versions, are two stories. */
const haveOtherNumbers = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  !a.isSubsetOf(b) && !b.isSubsetOf(a);

/** Returns the share of runs that two texts have in common. */
function compareRuns(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const common = a.intersection(b).size;
  return common / (a.size + b.size - common);
}
