import type { DigestLanguage } from '#shared/paths.ts';
import {
  getMonths,
  extractEntities,
  findUnsupportedEntity,
  type TextEntities,
} from './entities.ts';
import { findUnknownFirstWord, findUnknownSubject } from './first-words.ts';
import { isInLanguage } from './language.ts';
import { areNumbersSupported, findFigures, findShares, type Figure } from './numbers.ts';

/** What a sentence says that its sources do not. */
export type ClaimReason = 'language' | 'figure' | 'quote' | 'name';

/** A parsed source text. */
export type Source = { figures: Figure[]; named: TextEntities };

export const parseSource = (text: string, language: string | null): Source => ({
  figures: [...findFigures(text, language), ...findShares(text)],
  named: extractEntities(text),
});

/** Returns what the sources together do not contain of a sentence, or null. */
export function findUnsupportedClaim(
  text: string,
  language: DigestLanguage,
  sources: readonly Source[],
  /** The text that the sources are taken from, for words that may be names. */
  context: { text: string; isSameLanguage: boolean },
): ClaimReason | null {
  if (!isInLanguage(text, language)) return 'language';
  const months = new Set(sources.flatMap(({ named }) => getMonths(named)));
  const figures = sources.flatMap((source) => source.figures);
  if (!areNumbersSupported(findFigures(text, language), figures, months)) return 'figure';
  if (context.isSameLanguage && findForeignQuotation(text, context.text) !== null) return 'quote';
  if (
    context.isSameLanguage &&
    (findUnknownFirstWord(text, language, context.text) ??
      findUnknownSubject(text, language, context.text)) !== null
  )
    return 'name';
  return findUnsupportedEntity(
    text,
    language,
    sources.map(({ named }) => named),
  ) === null
    ? null
    : 'name';
}

/** Returns words in quotation marks that the cited text does not have, or null. */
function findForeignQuotation(line: string, text: string): string | null {
  const normalize = (quoted: string) =>
    quoted
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
  const source = normalize(text);
  for (const [, quoted = ''] of line.matchAll(
    /[“„«「『"‘]\s?([^“”„«»「」『』"‘’]{3,})\s?[”“»」』"’]/gu,
  ))
    if (!source.includes(normalize(quoted))) return quoted;
  return null;
}
