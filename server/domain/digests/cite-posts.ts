import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import type { EvidenceSentence } from './evidence/evidence.ts';
import type { CitableText } from './grounding/verify.ts';
import type { PostContent } from './issue-content.ts';

/** With fewer sentences there is nothing to choose. */
export const minSentences = 3;

/** A sentence of a digest with the passages of the post that it rests on. */
export const quote = (
  { id, evidence }: Pick<PostContent, 'id' | 'evidence'>,
  {
    text,
    numbers,
    kind,
    language,
  }: { text: string; numbers: readonly number[]; kind: SummaryKind; language: string | null },
): DigestSentence => ({
  text,
  posts: [id],
  kind,
  language,
  passages: evidence
    .filter(({ number }) => numbers.includes(number))
    .map((sentence) => ({ post: id, number: sentence.number, text: sentence.text })),
});

/** The sentences that written text may rest on, in the order of the text. */
export const listCitable = ({ evidence, fragments }: PostContent): EvidenceSentence[] =>
  [...evidence, ...fragments].toSorted((a, b) => a.number - b.number);

export const toSources = (
  posts: readonly Pick<PostContent, 'id' | 'language' | 'evidence'>[],
): Map<string, CitableText> =>
  new Map(posts.map(({ id, language, evidence }) => [id, { language, sentences: evidence }]));
