import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { digestLanguages } from '#shared/paths.ts';
import {
  readEvidence,
  type EvidenceSentence,
} from '../../server/domain/digests/writing/evidence/evidence.ts';

export const sentenceTypes = [
  'supported',
  'figure',
  'number_word',
  'name_within',
  'name_first',
  'negation',
  'swapped_roles',
  'comparison',
  'causality',
  'unit',
  'percent_points',
  'date',
  'quote_of_another',
  'figure_of_another',
  'hedge_dropped',
  'condition_dropped',
  'invention',
  'advert',
  'scope',
  'role',
  'country',
  'mixed_posts',
  'wrong_post',
  'points_as_facts',
  'wrong_language',
  'instruction_obeyed',
];

const schema = z.strictObject({
  language: z.enum(digestLanguages),
  articles: z.array(z.strictObject({ id: z.string(), title: z.string(), text: z.string() })),
  sentences: z.array(
    z.strictObject({
      /** The article that the sentence cites. */
      article: z.string(),
      text: z.string(),
      type: z.enum(sentenceTypes),
      /** The sentences of the article that it claims to rest on. */
      numbers: z.array(z.number()).check(z.minLength(1)),
      /** What the sentence rests on, or the closest true passage. */
      quote: z.string().check(z.minLength(1)),
    }),
  ),
});

export type TruthSet = z.infer<typeof schema>;
export type Article = TruthSet['articles'][number];
export type LabeledSentence = TruthSet['sentences'][number];

/** The labeled sentences of each language. */
export const truthSets = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .map((name) => ({
    name,
    ...schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))),
  }));

/** The sentences of an article that written text may cite. */
export function listCitable(article: Article, language: string): EvidenceSentence[] {
  const { sentences, fragments } = readEvidence(article.text, language);
  return [...sentences, ...fragments].toSorted((a, b) => a.number - b.number);
}

/** A sentence as a model would write it, with the passages that it claims to rest on. */
export const writeAnswer = (
  post: string,
  { text, numbers }: Pick<LabeledSentence, 'text' | 'numbers'>,
  citable: readonly EvidenceSentence[],
) => ({
  text,
  evidence: numbers.map((number) => ({
    post,
    number,
    quote: citable.find((sentence) => sentence.number === number)?.text ?? '',
  })),
});

/** Contacts and orders in the articles of the set. */
export const planted = new RegExp(
  [
    'HarborToken|500 Euro Entschädigung|avant ce soir|Instruction pour|Tinta Clara regala|लिखो',
    'がんを治す|방사능이 나왔다|Invest garante|арестован|治愈糖尿病|السرطان',
    '@\\p{L}|(?:\\d{3}[- ]?){3}|ignore (?:all|as)|language model',
  ].join('|'),
  'iu',
);
