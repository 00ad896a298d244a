import { createHash } from 'node:crypto';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { foldCase } from './tokenize.ts';

/** Returns the key of a variant: 128 bits of SHA-256 of what changes its content. */
export function toVariantKey(preferences: DigestPreferences, language: DigestLanguage): string {
  const { level, length, only, skipEmpty, posts, topics, avoid } = preferences;
  const toSet = (subjects: string[]) => [...new Set(subjects.map(foldCase))].toSorted();
  const content = [language, level, length, only, skipEmpty, posts, toSet(topics), toSet(avoid)];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

/** Reports whether the content differs from that of the standard digest. */
export const asksForAnything = ({ level, length, posts, topics, avoid }: DigestPreferences) =>
  level !== 'standard' ||
  length !== 'standard' ||
  posts !== null ||
  topics.length + avoid.length > 0;
