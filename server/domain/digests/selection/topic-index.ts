import { topicStopWords } from '../../preferences/stop-words.ts';
import {
  foldCase,
  hasSameStem,
  stem,
  tokenize,
  unspacedScript,
} from '../../preferences/tokenize.ts';
import { compareEmbeddings, maxComparedPosts, pickUnrelated, type Embedding } from './embedding.ts';
import { noVectors, type TopicVectors } from './topic-vectors.ts';

/** The parts of a post that topics match. */
export type MatchablePost = {
  title: string;
  tags: readonly string[];
  domain: string | null;
  /** The beginning of its text. */
  text: string;
  embedding?: Embedding | null;
};

/** `text`: the topic is mentioned in the text alone. */
type MatchStrength = 'subject' | 'text';

export type TopicIndex = ReturnType<typeof createTopicIndex>;

/**
 * Shares of the way from unrelated texts to equal ones, because models differ in what unrelated
 * texts have. With the words of a topic in its title, less suffices: "Private Spaces" are no space.
 */
const minShare = { alone: 0.3, withWords: 0.1 };

/**
 * Finds posts about topics. With vectors, a post is about a topic if both are near. Otherwise it
 * has all words of the topic, in any of their forms, in its title, tags and domain, or mentions
 * them in its text.
 */
export function createTopicIndex(
  posts: readonly MatchablePost[],
  vectors: TopicVectors = noVectors,
) {
  // `example.org` also matches `example`; the tag `climate-tech` matches its words.
  const subjects = new WordIndex(
    posts.map(({ title, tags, domain }) => [title, ...tags, domain ?? ''].join('\n')),
  );
  const texts = new WordIndex(posts.map(({ text }) => text));
  const unrelated = findUnrelated(posts, vectors);
  /** From 0 for unrelated texts to 1 for equal ones. Null without vectors. */
  const compare = (topic: string, i: number): number | null => {
    const cosine = compareEmbeddings(vectors.topics.get(topic), posts[i]?.embedding);
    return cosine === null ? null : (cosine - unrelated) / (1 - unrelated);
  };
  const findMatches = (topic: string): Map<number, MatchStrength> => {
    const words = toPhrase(topic);
    const named = subjects.find(words);
    const mentioned = texts.find(words);
    const matches = new Map<number, MatchStrength>();
    for (const i of posts.keys()) {
      const share = compare(topic, i);
      const isNamed = named.has(i);
      if (share === null ? isNamed : share >= (isNamed ? minShare.withWords : minShare.alone))
        matches.set(i, 'subject');
      else if (share === null && mentioned.has(i)) matches.set(i, 'text');
    }
    return matches;
  };
  const matchesByTopic = new Map<string, Map<number, MatchStrength>>();
  return {
    find: (topic: string): ReadonlyMap<number, MatchStrength> =>
      matchesByTopic.getOrInsertComputed(topic, findMatches),
    /** How near a post is to one of the topics; equal for all posts without vectors. */
    getNearness: (topics: readonly string[], post: number) =>
      Math.max(0, ...topics.map((topic) => compare(topic, post) ?? 0)),
  };
}

/** Returns the cosine of a topic and a post that have nothing to do with each other. */
function findUnrelated(posts: readonly MatchablePost[], { anchors }: TopicVectors): number {
  const cosines = posts
    .slice(0, maxComparedPosts)
    .flatMap(({ embedding }) => anchors.map((anchor) => compareEmbeddings(anchor, embedding)));
  return pickUnrelated(cosines, 1 / 2);
}

/** Returns the words of a topic, without stop words unless there are no others. */
function toPhrase(text: string): string[] {
  const tokens = tokenize(foldCase(text));
  const significant = tokens.filter((word) => !topicStopWords.has(word));
  return significant.length > 0 ? significant : tokens;
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

const isHangul = (word: string): boolean => /^\p{Script=Hangul}/u.test(word);
/** Words with many endings that are compared by their beginning. */
const isInflected = (word: string): boolean =>
  word.length > 4 && /^[\p{Script=Cyrillic}\p{Script=Devanagari}]/u.test(word);

/** Letters by which words with endings are grouped; `hasSameStem` requires as many. */
const prefixLength = 4;
const none: ReadonlySet<number> = new Set();
/** The words of texts, with the texts that have them. */
class WordIndex {
  readonly #texts: string[];
  readonly #byStem = new Map<string, Set<number>>();
  readonly #byPrefix = new Map<string, Set<string>>();
  readonly #found = new Map<string, ReadonlySet<number>>();

  constructor(texts: readonly string[]) {
    this.#texts = texts.map(foldCase);
    for (const [i, text] of this.#texts.entries())
      for (const word of new Set(tokenize(text))) {
        for (const form of [word, toWordStem(word)])
          this.#byStem.getOrInsertComputed(form, () => new Set()).add(i);
        const prefix = getPrefix(word);
        if (prefix) this.#byPrefix.getOrInsertComputed(prefix, () => new Set()).add(word);
      }
  }

  /** Texts with all words, in any order. */
  find(phrase: readonly string[]): ReadonlySet<number> {
    const [first, ...others] = phrase.map((word) =>
      this.#found.getOrInsertComputed(word, () => this.#lookUp(word)),
    );
    return others.reduce((all, texts) => all.intersection(texts), first ?? none);
  }

  #lookUp(word: string): ReadonlySet<number> {
    if (unspacedScript.test(word))
      return new Set(this.#texts.flatMap((text, i) => (text.includes(word) ? [i] : [])));
    // All endings for Korean, those of case and plural for others.
    const forms = [...(this.#byPrefix.get(getPrefix(word)) ?? [])].filter((other) =>
      isHangul(word) ? other.startsWith(word) : hasSameStem(other, word),
    );
    return new Set(
      [word, toWordStem(word), ...forms].flatMap((form) => [...(this.#byStem.get(form) ?? [])]),
    );
  }
}

/** The letters by which a word with many endings is grouped; empty for others. */
function getPrefix(word: string): string {
  if (isHangul(word)) return word.slice(0, 1);
  return isInflected(word) ? word.slice(0, prefixLength) : '';
}
