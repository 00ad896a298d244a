import { createHash } from 'node:crypto';

import type { Needs, Site } from '../../../context.ts';
import { summaries } from '../../../db/schema.ts';
import { unspacedScript } from '../../preferences/tokenize.ts';
import { promptVersion } from '../model/prompts.ts';
import { own } from '../../../db/own.ts';

export type SummaryServices = Needs<'db' | 'clock' | 'model'>;
export type StoredSentences = NonNullable<(typeof summaries.$inferSelect)['sentences']>;
/**
 * `style`: such as "standard", "plain" or "expert-long". `sourceHash` covers the source text, the
 * prompts and the judge.
 */
type SummaryKey = { language: string; style: string; sourceHash: string };

export const hashSource = (site: Site, mode: string, source: string): string =>
  createHash('sha256')
    .update(`${promptVersion} ${mode} ${site.variant} ${site.theme.siteDescription} ${source}`)
    .digest('base64url');

/** Returns the stored sentences of a post, else stores new ones. Null: there are none yet. */
export async function storeOnce(
  { db, clock, model }: SummaryServices,
  siteId: string,
  postId: string,
  { language, style, sourceHash }: SummaryKey,
  create: () => Promise<StoredSentences | null>,
): Promise<StoredSentences | null> {
  const [stored] = await db
    .select({ sentences: summaries.sentences })
    .from(summaries)
    .where(own(summaries, siteId, { postId, language, style, sourceHash }));
  if (stored?.sentences) return stored.sentences;
  const sentences = await create();
  if (!sentences) return null;
  const row = {
    text: joinSentences(sentences),
    sentences,
    sourceHash,
    model: model?.name ?? '',
    createdAt: clock.now(),
  };
  await db
    .insert(summaries)
    .values({ siteId, postId, language, style, ...row })
    .onConflictDoUpdate({
      target: [summaries.siteId, summaries.postId, summaries.language, summaries.style],
      set: row,
    });
  return sentences;
}

/** Joins sentences to one text, without spaces where the script has none. */
export const joinSentences = (sentences: readonly { text: string }[]): string =>
  sentences
    .reduce(
      (all, { text }) =>
        unspacedScript.test(text) && unspacedScript.test(all) ? all + text : `${all} ${text}`,
      '',
    )
    .trim();
