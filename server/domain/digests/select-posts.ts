import { foldCase, hasSameStem, stem, unspacedScript, tokenize } from '../preferences/tokenize.ts';
import type { TopicPreferences } from '../preferences/parse-prompt.ts';

/** The parts of a post that topics match. */
export type Candidate = {
  id: string;
  title: string;
  summary: string | null;
  tags: readonly string[];
  domain: string | null;
};

/** A candidate for a variant: `topics` are the matching ones; `avoided` marks fillers. */
export type Ranked<T> = { post: T; topics: string[]; avoided: boolean };

/** With fewer posts avoided ones are added. */
const minVariantPosts = 5;

/** With fewer matching posts "only" does not hold, and the best others follow. */
const minOnlyPosts = 2;

/**
 * Orders candidates: matching topics first, stable, and alone with `only`. Avoided posts are
 * dropped, or last when fewer than `minPosts` remain. Matches whole words without case, accents and
 * plural, and substrings in unspaced scripts.
 */
export function rerank<T extends Candidate>(
  candidates: readonly T[],
  {
    topics,
    avoid,
    only = false,
  }: Pick<TopicPreferences, 'topics' | 'avoid'> & Partial<Pick<TopicPreferences, 'only'>>,
  minPosts = minVariantPosts,
): Ranked<T>[] {
  const wantedTerms = topics.map((topic) => ({ topic, terms: toTerms(topic) }));
  const avoidedTerms = avoid.map(toTerms);
  const all = candidates.map((post): Ranked<T> => {
    const matched = wantedTerms
      .filter(({ terms }) => isAbout(post, terms))
      .map(({ topic }) => topic);
    return { post, topics: matched, avoided: avoidedTerms.some((terms) => isAbout(post, terms)) };
  });
  const good = all.filter(({ avoided }) => !avoided);
  const matching = good.filter((ranked) => ranked.topics.length > 0);
  if (only && matching.length >= minOnlyPosts) return matching;
  const sorted = [...matching, ...good.filter((ranked) => ranked.topics.length === 0)];
  return sorted.length >= Math.min(minPosts, candidates.length)
    ? sorted
    : [...sorted, ...all.filter(({ avoided }) => avoided)];
}

/** Stop words in the digest languages. */
const stopWords = new Set(
  (
    'the a an of and or for in on to with news new about der die das des dem den und im in von ' +
    'le la les l de des du et d un une el los las del y en o os as da do dos das e em ' +
    'и в на о для के की का और में'
  )
    .split(' ')
    .map(foldCase),
);

function toTerms(topic: string): string[] {
  const tokens = tokenize(foldCase(topic));
  const significant = tokens.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : tokens;
}

/** Caches the indexed texts of candidates. */
const indexed = new WeakMap<Candidate, { tokens: ReadonlySet<string>; text: string }>();

function isAbout(post: Candidate, terms: string[]): boolean {
  let index = indexed.get(post);
  if (!index) {
    const text = foldCase(
      [post.title, post.summary ?? '', ...post.tags, post.domain ?? ''].join('\n'),
    );
    const tokens = tokenize(text);
    // `example.org` also matches `example`; the tag `climate-tech` matches its words.
    indexed.set(post, (index = { tokens: new Set([...tokens, ...tokens.map(toWordStem)]), text }));
  }
  const { tokens, text } = index;
  return (
    terms.length > 0 &&
    terms.every((term) => {
      if (unspacedScript.test(term)) return text.includes(term);
      if (tokens.has(term) || tokens.has(toWordStem(term))) return true;
      // Strips endings: all for Korean, case and plural for others. "marine" must not match
      // "marines".
      if (/^\p{Script=Hangul}/u.test(term))
        return [...tokens].some((word) => word.startsWith(term));
      return (
        /^[\p{Script=Cyrillic}\p{Script=Devanagari}]/u.test(term) &&
        term.length > 4 &&
        [...tokens].some((word) => hasSameStem(word, term))
      );
    })
  );
}

/** Returns the stem without plural, case and article. */
function toWordStem(word: string): string {
  if (/^\p{Script=Arabic}/u.test(word))
    return word.replace(/^(?:[وبلكف]?ال|لل)(?=.{3})/u, '').replace(/[ةه]$/u, '');
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word))
    return word.slice(0, -1);
  return stem(word);
}
