import type { WantedKind } from '#shared/newsletter/wanted-kinds.ts';
import { foldCase, hasSameStem, tokenize, unspacedScript } from '../../preferences/tokenize.ts';
import {
  expandTopic,
  isHangul,
  isInflected,
  toNamedConcept,
  toWordStem,
  type Concept,
  type Phrase,
} from './expand-topic.ts';
import { isOfKind } from './is-of-kind.ts';

/** The parts of a post that topics match. `labels` are in English; null without a model. */
export type MatchablePost = {
  title: string;
  tags: readonly string[];
  domain: string | null;
  labels: readonly string[] | null;
  /** The kind of post that a model named. */
  kind?: string | null;
  /** The beginning of its text. It counts only without labels. */
  text: string;
};

/** `text`: the topic is mentioned in the text alone. */
type MatchStrength = 'subject' | 'text';
/** Matching posts by their index. */
type Matches = ReadonlyMap<number, MatchStrength>;
/** Words that a model named for topics, by topic. */
export type TopicTerms = ReadonlyMap<string, readonly string[]>;

/** Finds posts about topics. Posts are indexed once, and each topic is looked up once. */
export type TopicIndex = {
  find(topic: string): Matches;
  isOfKind(post: number, kind: WantedKind): boolean;
};

export function createTopicIndex(
  posts: readonly MatchablePost[],
  terms: TopicTerms = new Map(),
): TopicIndex {
  const subjects = new WordIndex(
    posts.map(({ title, tags, domain, labels }) =>
      // `example.org` also matches `example`; the tag `climate-tech` matches its words.
      [title, ...tags, domain ?? '', ...(labels ?? [])].join('\n'),
    ),
  );
  const texts = new WordIndex(posts.map(({ labels, text }) => (labels === null ? text : '')));
  const matchesByTopic = new Map<string, Matches>();

  const findConcept = ({ own, related }: Concept): Map<number, MatchStrength> => {
    const matches = new Map<number, MatchStrength>();
    for (const phrase of own) for (const post of texts.find(phrase)) matches.set(post, 'text');
    for (const phrase of [...own, ...related])
      for (const post of subjects.find(phrase)) matches.set(post, 'subject');
    return matches;
  };
  /** Posts about all parts of a topic. */
  const findAll = (concepts: readonly Concept[]): Map<number, MatchStrength> => {
    const [first, ...others] = concepts.map(findConcept);
    const matches = new Map(first);
    for (const other of others)
      for (const [post, strength] of matches) {
        const otherStrength = other.get(post);
        if (!otherStrength) matches.delete(post);
        else matches.set(post, strength === 'subject' ? otherStrength : strength);
      }
    return matches;
  };
  const index: TopicIndex = {
    find(topic) {
      let matches = matchesByTopic.get(topic);
      if (!matches) {
        const named = terms.get(topic);
        matches = findAll(named ? [toNamedConcept(topic, named)] : expandTopic(topic));
        matchesByTopic.set(topic, matches);
      }
      return matches;
    },
    isOfKind(i, kind) {
      const post = posts[i];
      if (!post) return false;
      // "Paper" in a title is often a material.
      const isNamed = () => kind !== 'paper' && index.find(kind).get(i) === 'subject';
      return isOfKind(post, kind) ?? isNamed();
    },
  };
  return index;
}

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
        for (const form of new Set([word, toWordStem(word)])) addTo(this.#byStem, form, i);
        if (isHangul(word)) addTo(this.#byPrefix, word[0] ?? '', word);
        else if (isInflected(word)) addTo(this.#byPrefix, word.slice(0, prefixLength), word);
      }
  }

  /** Texts with all words, in any order. */
  find(phrase: Phrase): ReadonlySet<number> {
    const [first, ...others] = phrase.map((word) => this.#findWord(word));
    return others.reduce((all, texts) => all.intersection(texts), first ?? none);
  }

  #findWord(word: string): ReadonlySet<number> {
    let texts = this.#found.get(word);
    if (!texts) this.#found.set(word, (texts = this.#lookUp(word)));
    return texts;
  }

  #lookUp(word: string): ReadonlySet<number> {
    if (unspacedScript.test(word))
      return new Set(this.#texts.flatMap((text, i) => (text.includes(word) ? [i] : [])));
    const exact = this.#byStem.get(word) ?? none;
    const texts = exact.union(this.#byStem.get(toWordStem(word)) ?? none);
    // All endings for Korean, those of case and plural for others.
    const [group, isForm] = isHangul(word)
      ? [word[0], (other: string) => other.startsWith(word)]
      : isInflected(word)
        ? [word.slice(0, prefixLength), (other: string) => hasSameStem(other, word)]
        : [undefined, () => false];
    const forms = group === undefined ? undefined : this.#byPrefix.get(group);
    return [...(forms ?? [])]
      .filter(isForm)
      .reduce((all, form) => all.union(this.#byStem.get(form) ?? none), texts);
  }
}

function addTo<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const values = map.get(key);
  if (values) values.add(value);
  else map.set(key, new Set([value]));
}
