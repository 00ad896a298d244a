import { foldCase } from '../../preferences/tokenize.ts';

/** Fewer words in a row are alike by chance: "what it can be used for". */
const minWords = 7;

const readWords = (text: string): string[] => foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns all runs of so many words. */
const readRuns = (text: string): string[] =>
  readWords(text).flatMap((_, i, words) =>
    i + minWords <= words.length ? [words.slice(i, i + minWords).join(' ')] : [],
  );

/**
 * Reports whether a model's answer repeats our instructions in any of its texts. Whatever the case
 * and punctuation, seven words in a row do. Those that the texts of the call have too do not count.
 */
export function repeatsInstructions(
  answer: unknown,
  { system, user }: { system: string; user: string },
): boolean {
  const ours = new Set(readRuns(system)).difference(new Set(readRuns(user)));
  return listTexts(answer)
    .flatMap(readRuns)
    .some((run) => ours.has(run));
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
