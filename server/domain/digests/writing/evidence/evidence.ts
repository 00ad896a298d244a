import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../db/client.ts';
import { evidence } from '../../../../db/schema.ts';
import { isConsentWall } from './consent-wall.ts';
import { findIneligibility } from './eligibility.ts';
import { splitSentences } from './split-sentences.ts';

/** A sentence of a source text. Numbers count from 1 and never change for the same text. */
export type EvidenceSentence = { number: number; text: string };
/**
 * What a digest may rest on: sentences that may be printed, and fragments. Written text may cite
 * fragments, but they are too short or incomplete to be printed.
 */
type Evidence = { sentences: EvidenceSentence[]; fragments: EvidenceSentence[] };

/** Raise it when sentences are split or excluded in another way. */
const version = 6;

/**
 * Extracts the sentences of a text that may be printed, and those that may only be cited. Each has
 * its number in the text. A page that asks for cookie consent has none.
 */
export function readEvidence(text: string, language: string | null): Evidence {
  const evidence: Evidence = { sentences: [], fragments: [] };
  const split = splitSentences(text, language);
  if (isConsentWall(split.map((sentence) => sentence.text))) return evidence;
  for (const [i, sentence] of split.entries()) {
    const reason = findIneligibility(sentence.text);
    const numbered = { number: i + 1, text: sentence.text };
    if (sentence.isPartial) continue;
    if (reason === null) evidence.sentences.push(numbered);
    else if (reason === 'short' || reason === 'incomplete') evidence.fragments.push(numbered);
  }
  return evidence;
}

type SourceText = { id: string; text: string; language: string | null };

/**
 * Returns the evidence of each post. Texts are split once, and again after a change.
 * `isReadOnly`: stores nothing, because the database is a replica.
 */
export async function loadEvidence(
  db: Db,
  siteId: string,
  sources: readonly SourceText[],
  isReadOnly = false,
): Promise<Map<string, Evidence>> {
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
      evidence:
        row?.sourceHash === sourceHash
          ? fromStored(row.sentences)
          : readEvidence(source.text, source.language),
    };
  });
  for (const { isNew, postId, sourceHash, evidence: read } of rows) {
    if (!isNew || isReadOnly) continue;
    const sentences = toStored(read);
    await db
      .insert(evidence)
      .values({ siteId, postId, sourceHash, sentences })
      .onConflictDoUpdate({
        target: [evidence.siteId, evidence.postId],
        set: { sourceHash, sentences },
      });
  }
  return new Map(rows.map(({ postId, evidence: read }) => [postId, read]));
}

type StoredSentence = (typeof evidence.$inferSelect)['sentences'][number];

const toStored = ({ sentences, fragments }: Evidence): StoredSentence[] =>
  [
    ...sentences,
    ...fragments.map((fragment) => ({ ...fragment, fragment: true as const })),
  ].toSorted((a, b) => a.number - b.number);

function fromStored(stored: StoredSentence[]): Evidence {
  const select = (isFragmentWanted: boolean) =>
    stored
      .filter(({ fragment = false }) => fragment === isFragmentWanted)
      .map(({ number, text }) => ({ number, text }));
  return { sentences: select(false), fragments: select(true) };
}

const hashSource = ({ text, language }: SourceText): string =>
  createHash('sha256')
    .update(JSON.stringify([version, language, text]))
    .digest('base64url');
