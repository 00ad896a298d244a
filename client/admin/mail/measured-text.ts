import { translateSentence } from '#shared/texts/problems.ts';
import type { Translate } from '#shared/texts/translate.ts';

/** Translates what the server measured: English sentences, each on its line. */
export const translateMeasured = (t: Translate, text: string): string =>
  text
    .split('\n')
    .map((sentence) => translateSentence(t, sentence))
    .join(' ');
