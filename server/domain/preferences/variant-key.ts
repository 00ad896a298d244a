import { createHash } from 'node:crypto';
import * as limits from '#shared/limits.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { oneLine } from '../../infra/text/plain-text.ts';

/** Normalizes case, width, space and outer punctuation, so that equal prompts match. */
export function normalizePrompt(prompt: string): string {
  const line = oneLine(prompt.slice(0, 4 * limits.customPrompt.max).normalize('NFKC'))
    .toLowerCase()
    .normalize('NFKC')
    .replace(/^[\p{P}\p{S}\p{Z}]+|[\p{P}\p{S}\p{Z}]+$/gu, '');
  return [...line].slice(0, limits.customPrompt.max).join('');
}

/** Returns the key of a variant: 128 bits of SHA-256 of language and prompt. */
export function toVariantKey(prompt: string | null, language: DigestLanguage): string {
  return createHash('sha256')
    .update(JSON.stringify([language, normalizePrompt(prompt ?? '')]))
    .digest('base64url')
    .slice(0, 22);
}
