import { isRecord } from '#shared/is-record.ts';
import type { Passage } from '#shared/newsletter/digest-sentence.ts';
import { unspacedScript } from '../../preferences/tokenize.ts';
import type { CitablePost, EvidenceSentence } from './evidence/evidence.ts';
import { readList } from '../model/prompts.ts';
import type { PostContent } from './post-content.ts';

export const maxPassages = 5;
/** A quotation has that many characters, or words, or is the whole sentence. */
const minQuote = { characters: 12, dense: 6, words: 3 };

/** The sentences that written text may rest on, in the order of the text. */
export const listCitable = ({ evidence, fragments }: PostContent): EvidenceSentence[] =>
  [...evidence, ...fragments].toSorted((a, b) => a.number - b.number);

/**
 * Reads a written sentence of an answer, with the passages that it quotes word for word. Other
 * evidence does not count. Null: it has another form.
 */
export function readSentence(
  item: unknown,
  posts: readonly CitablePost[],
): { text: string; passages: Passage[] } | null {
  const evidence = readList(item, 'evidence');
  const text = isRecord(item) ? item['text'] : null;
  if (typeof text !== 'string' || !evidence) return null;
  const passages = new Map<string, Passage>();
  for (const { post, number, quote } of evidence.slice(0, 20)) {
    const source = posts.find(({ id }) => id === post);
    const sentence = source?.evidence.find((one) => one.number === number);
    if (source && sentence && typeof quote === 'string' && isQuote(quote, sentence.text))
      passages.set(`${source.id} ${sentence.number}`, { ...sentence, post: source.id });
  }
  return {
    text: text
      .slice(0, 4_000)
      .replace(/[\t\n\r ]+/g, ' ')
      .trim(),
    passages: [...passages.values()].slice(0, maxPassages),
  };
}

function isQuote(words: string, sentence: string): boolean {
  const [part, whole] = [normalizeQuote(words), normalizeQuote(sentence)];
  const min = unspacedScript.test(part) ? minQuote.dense : minQuote.characters;
  return (
    (part.length >= min || part.split(' ').length >= minQuote.words || part === whole) &&
    part !== '' &&
    whole.includes(part)
  );
}

/** Only white space and the forms of quotation marks may differ. */
const normalizeQuote = (text: string): string =>
  text
    .replace(/[“”„«»‹›「」『』"]/gu, '"')
    .replace(/[‘’‚']/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
