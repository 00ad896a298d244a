import type { TopicPreferences } from '../../server/domain/preferences/parse-prompt.ts';
import { foldCase } from '../../server/domain/preferences/tokenize.ts';

/**
 * What a reader meant. `a|b` lists equal spellings of one subject, `?a` may also be absent. Absent
 * fields are at their default.
 */
export type Meaning = Partial<TopicPreferences>;
/** Prompts as readers write them, in the eleven digest languages, with what they mean. */
export type PromptSet = readonly (readonly [prompt: string, meaning: Meaning])[];

const none: TopicPreferences = {
  language: null,
  level: 'standard',
  topics: [],
  avoid: [],
  length: 'standard',
  only: false,
};
const fields = ['language', 'level', 'length', 'only'] as const;

const toSpellings = (subject: string) => subject.replace(/^\?/, '').split('|');
const isIn = (subject: string, expected: readonly string[]) =>
  expected.some((item) => toSpellings(item).map(foldCase).includes(foldCase(subject)));
const shareWords = (subject: string, expected: readonly string[]) =>
  expected
    .flatMap(toSpellings)
    .map(foldCase)
    .some((item) => item.includes(foldCase(subject)) || foldCase(subject).includes(item));

/** The labeled meaning in full, with one spelling of each subject. */
export function toMeant(meaning: Meaning): TopicPreferences {
  const spell = (subjects: string[] = []) =>
    subjects.flatMap((subject) => toSpellings(subject).slice(0, 1));
  return { ...none, ...meaning, topics: spell(meaning.topics), avoid: spell(meaning.avoid) };
}

/** Compares what was understood with what was meant. */
export function compare(prompt: string, meaning: Meaning, understood: TopicPreferences) {
  const expected = { ...none, ...meaning };
  const missing = (['topics', 'avoid'] as const).flatMap((kind) =>
    expected[kind].filter(
      (item) => !item.startsWith('?') && !understood[kind].some((subject) => isIn(subject, [item])),
    ),
  );
  const junk = (['topics', 'avoid'] as const).flatMap((kind) =>
    understood[kind].filter((subject) => !isIn(subject, expected[kind])),
  );
  const toText = ({ kinds = [] }: Meaning) => kinds.toSorted().join();
  const wrong = [
    ...fields.filter((field) => understood[field] !== expected[field]),
    ...(toText(understood) === toText(expected) ? [] : (['kinds'] as const)),
  ];
  const opposites = [
    // Nothing is left out that the reader did not name, and nothing avoided comes first.
    ...understood.avoid.filter((subject) => !isIn(subject, expected.avoid)),
    ...understood.topics.filter(
      (subject) => !isIn(subject, expected.topics) && shareWords(subject, expected.avoid),
    ),
    ...wrong.filter((field) => understood[field] !== none[field]),
  ];
  const isWhole = missing.length + junk.length + wrong.length === 0;
  return { prompt, understood, missing, junk, wrong, opposites, isWhole };
}

/** Compares a whole set. `understand` reads a prompt. */
export function measure(set: PromptSet, understand: (prompt: string) => TopicPreferences) {
  const results = set.map(([prompt, meaning]) => compare(prompt, meaning, understand(prompt)));
  const failing = results.filter(({ isWhole }) => !isWhole);
  return {
    failing,
    whole: (set.length - failing.length) / set.length,
    junk: results.flatMap((result) => result.junk),
    subjects: results.flatMap(({ understood }) => [...understood.topics, ...understood.avoid]),
    opposites: results.filter(({ opposites }) => opposites.length > 0),
  };
}
