import { createHash } from 'node:crypto';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';

/** Identifies a sentence: the same text from the same posts, in whichever issue and variant. */
export const toSentenceId = ({ text, posts }: Pick<DigestSentence, 'text' | 'posts'>): string =>
  createHash('sha256')
    .update(JSON.stringify([posts, text]))
    .digest('base64url')
    .slice(0, 16);
