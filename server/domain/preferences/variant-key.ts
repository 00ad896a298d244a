import { createHash } from 'node:crypto';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { foldCase } from './tokenize.ts';

/** The preferences that change what an issue contains, in any wording, order and case. */
const listContent = ({
  level,
  length,
  only,
  skipEmpty,
  posts,
  topics,
  avoid,
}: DigestPreferences) => {
  const toSet = (subjects: string[]) => [...new Set(subjects.map(foldCase))].toSorted();
  return [level, length, only, skipEmpty, posts, toSet(topics), toSet(avoid)];
};

/** Returns the key of a variant: 128 bits of SHA-256 of what changes its content. */
export const toVariantKey = (preferences: DigestPreferences, language: DigestLanguage): string =>
  createHash('sha256')
    .update(JSON.stringify([language, ...listContent(preferences)]))
    .digest('base64url')
    .slice(0, 22);

/** Reports whether the content differs from that of the standard digest. */
export const asksForAnything = ({ level, length, posts, topics, avoid }: DigestPreferences) =>
  level !== 'standard' ||
  length !== 'standard' ||
  posts !== null ||
  topics.length + avoid.length > 0;
