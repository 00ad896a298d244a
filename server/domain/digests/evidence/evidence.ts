import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { evidence } from '../../../db/schema.ts';
import { isConsentWall } from './consent-wall.ts';
import { findIneligibility } from './eligibility.ts';
import { splitSentences } from './split-sentences.ts';

/** A sentence of a source text. Numbers count from 1 and never change for the same text. */
export type EvidenceSentence = { number: number; text: string };

/** Raise it when sentences are split or excluded in another way. */
const version = 2;

/**
 * Extracts the sentences of a text that a digest may publish, with their numbers in the text. A
 * paragraph with an advert, an instruction or a contact is left out as a whole. A page that asks
 * for consent to cookies has none.
 */
export function readEvidence(text: string, language: string | null): EvidenceSentence[] {
  const split = splitSentences(text, language);
  if (isConsentWall(split.map((sentence) => sentence.text))) return [];
  const sentences = split.map((sentence, i) => ({
    ...sentence,
    number: i + 1,
    reason: findIneligibility(sentence.text),
  }));
  const excluded = new Set(
    sentences.flatMap(({ paragraph, reason }) =>
      reason === 'advert' || reason === 'instruction' || reason === 'contact' ? [paragraph] : [],
    ),
  );
  return sentences
    .filter(({ paragraph, reason }) => reason === null && !excluded.has(paragraph))
    .map(({ number, text: sentence }) => ({ number, text: sentence }));
}

type SourceText = { id: string; text: string; language: string | null };

/** Returns the evidence of each post. Texts are split once, and again after a change. */
export async function loadEvidence(
  db: Db,
  siteId: string,
  sources: readonly SourceText[],
): Promise<Map<string, EvidenceSentence[]>> {
  if (sources.length === 0) return new Map();
  const stored = await db
    .select({
      postId: evidence.postId,
      sourceHash: evidence.sourceHash,
      sentences: evidence.sentences,
    })
    .from(evidence)
    .where(
      and(
        eq(evidence.siteId, siteId),
        inArray(
          evidence.postId,
          sources.map(({ id }) => id),
        ),
      ),
    );
  const storedByPost = new Map(stored.map((row) => [row.postId, row]));
  const rows = sources.map((source) => {
    const sourceHash = hashSource(source);
    const row = storedByPost.get(source.id);
    return {
      postId: source.id,
      sourceHash,
      isNew: row?.sourceHash !== sourceHash,
      sentences:
        row?.sourceHash === sourceHash
          ? row.sentences.map(({ number, text }) => ({ number, text }))
          : readEvidence(source.text, source.language),
    };
  });
  for (const { isNew, ...row } of rows)
    if (isNew)
      await db
        .insert(evidence)
        .values({ siteId, ...row })
        .onConflictDoUpdate({
          target: [evidence.siteId, evidence.postId],
          set: { sourceHash: row.sourceHash, sentences: row.sentences },
        });
  return new Map(rows.map(({ postId, sentences }) => [postId, sentences]));
}

const hashSource = ({ text, language }: SourceText): string =>
  createHash('sha256')
    .update(JSON.stringify([version, language, text]))
    .digest('base64url');
