import type { DigestLanguage } from '#shared/paths.ts';
import {
  getMonths,
  extractEntities,
  findUnsupportedEntity,
  type TextEntities,
} from './entities.ts';
import { areNumbersSupported, extractNumbers } from './numbers.ts';

/** What a sentence says that its sources do not. */
export type ClaimReason = 'figure' | 'name';

/** A parsed source text. */
export type Source = { values: ReadonlySet<string>; named: TextEntities };

export function parseSource(text: string, _language: string | null): Source {
  const named = extractEntities(text);
  return { values: new Set([...extractNumbers(text), ...getMonths(named)]), named };
}

/** Returns what the sources together do not contain of a sentence, or null. */
export function findUnsupportedClaim(
  text: string,
  language: DigestLanguage,
  sources: readonly Source[],
): ClaimReason | null {
  if (!areNumbersSupported(text, new Set(sources.flatMap(({ values }) => [...values]))))
    return 'figure';
  return findUnsupportedEntity(
    text,
    language,
    sources.map(({ named }) => named),
  ) === null
    ? null
    : 'name';
}
