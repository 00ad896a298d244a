import { createHash } from 'node:crypto';

import type { DigestLanguage } from '#shared/paths.ts';
import type { Needs, Site } from '../../../context.ts';
import { summaries } from '../../../db/schema.ts';
import type { Length, Level } from '#shared/newsletter/preferences.ts';
import { unspacedScript } from '../../preferences/tokenize.ts';
import type { PostContent } from './post-content.ts';
import { promptVersion } from '../model/prompts.ts';
import { own } from '../../../db/own.ts';

export type SummaryServices = Needs<'db' | 'clock' | 'model'>;
/** How a summary is written. Selected sentences and extracts are the same in every style. */
export type SummaryStyle = { language: DigestLanguage; level: Level; length: Length };
/** The stored language and style of selected sentences: those of their source. */
export const sourceKey = { language: 'und', style: 'standard' };

export type StoredSentences = NonNullable<(typeof summaries.$inferSelect)['sentences']>;
/** `sourceHash` covers the source text, the prompts and the judge. */
type SummaryKey = { language: string; style: string; sourceHash: string };

/** The stored name of a style, such as "standard", "plain" or "expert-long". */
export const formatStyle = ({ level, length }: Pick<SummaryStyle, 'level' | 'length'>): string =>
  [level, length].filter((part) => part !== 'standard').join('-') || 'standard';

export const hashSource = (site: Site, mode: string, source: string): string =>
  createHash('sha256')
    .update(`${promptVersion} ${mode} ${site.variant} ${site.theme.siteDescription} ${source}`)
    .digest('base64url');

export async function readStoredSummary(
  { db }: SummaryServices,
  site: Site,
  post: PostContent,
  { language, style, sourceHash }: SummaryKey,
): Promise<StoredSentences | undefined> {
  const [stored] = await db
    .select({ sentences: summaries.sentences })
    .from(summaries)
    .where(own(summaries, site.id, { postId: post.id, language, style, sourceHash }));
  return stored?.sentences ?? undefined;
}

export async function storeSummary(
  { db, clock, model }: SummaryServices,
  site: Site,
  post: PostContent,
  { language, style, sourceHash }: SummaryKey,
  sentences: StoredSentences,
): Promise<void> {
  const row = {
    text: joinSentences(sentences),
    sentences,
    sourceHash,
    model: model?.name ?? '',
    createdAt: clock.now(),
  };
  await db
    .insert(summaries)
    .values({ siteId: site.id, postId: post.id, language, style, ...row })
    .onConflictDoUpdate({
      target: [summaries.siteId, summaries.postId, summaries.language, summaries.style],
      set: row,
    });
}

/** Joins sentences to one text, without spaces where the script has none. */
export const joinSentences = (sentences: readonly { text: string }[]): string =>
  sentences
    .map(({ text }) => text)
    .reduce(
      (all, text) =>
        unspacedScript.test(text) && unspacedScript.test(all) ? all + text : `${all} ${text}`,
      '',
    )
    .trim();
