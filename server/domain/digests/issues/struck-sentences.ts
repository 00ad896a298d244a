import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DigestEntry, DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { Db } from '../../../db/client.ts';
import { corrections } from '../../../db/schema.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { toSentenceId } from '../../../email/sentence-id.ts';
import type { SentenceCorrection } from './issue-sentences.ts';

/** Reads the corrections of struck sentences by sentence id. */
export async function readSentenceCorrections(
  db: Db,
  siteId: string,
  sentences: readonly Pick<DigestSentence, 'text' | 'posts'>[],
): Promise<Map<string, SentenceCorrection>> {
  if (sentences.length === 0) return new Map();
  const rows = await db
    .select({
      sentenceId: corrections.sentenceId,
      text: corrections.correction,
      at: corrections.decidedAt,
    })
    .from(corrections)
    .where(
      and(
        eq(corrections.siteId, siteId),
        inArray(corrections.sentenceId, [...new Set(sentences.map(toSentenceId))]),
        equalsLiteral(corrections.state, 'struck'),
      ),
    );
  return new Map(
    rows.map(({ sentenceId, text, at }) => [sentenceId, { text, at: at?.toISOString() ?? '' }]),
  );
}

/** Reads the ids of struck sentences that rest on some of the posts. */
export async function readStruckIds(
  db: Db,
  siteId: string,
  postIds: readonly string[],
): Promise<{ sentenceId: string; postIds: string[] }[]> {
  return db
    .select({ sentenceId: corrections.sentenceId, postIds: corrections.postIds })
    .from(corrections)
    .where(
      and(
        eq(corrections.siteId, siteId),
        equalsLiteral(corrections.state, 'struck'),
        sql`${corrections.postIds} && ${sql.param([...postIds])}::text[]`,
      ),
    );
}

/** Leaves out sentences that an editor struck. `posts`: those that the sentences rest on. */
export function withoutStruck<Sentence extends Pick<DigestSentence, 'text' | 'posts'>>(
  sentences: readonly Sentence[],
  posts: readonly { struck: readonly string[] }[],
): Sentence[] {
  const struck = new Set(posts.flatMap((post) => post.struck));
  return sentences.filter((sentence) => !struck.has(toSentenceId(sentence)));
}

/** Adds the struck sentences that a variant had before, which the archive shows as struck. */
export function keepStruck(
  previous: readonly DigestSentence[],
  current: readonly DigestSentence[],
  struck: ReadonlySet<string>,
): DigestSentence[] {
  const kept = [...current];
  const ids = new Set(current.map(toSentenceId));
  previous.forEach((sentence, i) => {
    const id = toSentenceId(sentence);
    if (struck.has(id) && !ids.has(id)) kept.splice(i, 0, sentence);
  });
  return kept;
}

/** Keeps struck sentences in the entries of posts. */
export const keepStruckEntries = (
  previous: readonly DigestEntry[],
  current: readonly DigestEntry[],
  struck: ReadonlySet<string>,
): DigestEntry[] =>
  current.map((entry) => ({
    ...entry,
    sentences: keepStruck(
      previous.find(({ post }) => post === entry.post)?.sentences ?? [],
      entry.sentences,
      struck,
    ),
  }));
