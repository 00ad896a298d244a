import { createHash } from 'node:crypto';
import type { DigestLanguage } from '#shared/paths.ts';
import type { TopicPreferences } from './parse-prompt.ts';
import { foldCase } from './tokenize.ts';

/**
 * Returns the key of a variant: 128 bits of SHA-256 of what was understood. Wording, order, case
 * and accents do not matter.
 */
export function toVariantKey(
  { level, length, only, topics, avoid, kinds = [] }: TopicPreferences,
  language: DigestLanguage,
): string {
  const toSet = (subjects: string[]) => [...new Set(subjects.map(foldCase))].toSorted();
  return createHash('sha256')
    .update(
      JSON.stringify([
        language,
        level,
        length,
        only,
        toSet(topics),
        toSet(avoid),
        ...(kinds.length > 0 ? [toSet(kinds)] : []),
      ]),
    )
    .digest('base64url')
    .slice(0, 22);
}

/** Reports whether preferences differ from those of the standard digest. */
export const asksForAnything = ({
  language,
  level,
  length,
  topics,
  avoid,
  kinds = [],
}: TopicPreferences) =>
  language !== null ||
  level !== 'standard' ||
  length !== 'standard' ||
  topics.length + avoid.length + kinds.length > 0;
