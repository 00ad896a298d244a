import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import type { Site } from '../../../context.ts';
import type { AskModel } from '../model/ask-model.ts';
import { withoutStruck } from '../issues/struck-sentences.ts';
import { selectExtracts } from './evidence/select-extracts.ts';
import type { PostContent } from './post-content.ts';
import { listCitable, minSentences, quote } from './cite-posts.ts';
import { judgeVersion } from './judge.ts';
import { settleSentences } from './settle-sentences.ts';
import {
  formatStyle,
  hashSource,
  readStoredSummary,
  sourceKey,
  storeSummary,
  type StoredSentences,
  type SummaryServices,
  type SummaryStyle,
} from './stored-summaries.ts';
import { summarizeWithoutModel } from './summary-without-model.ts';
import {
  buildPostPrompt,
  buildSelectionPrompt,
  excerptLimits,
  formatEvidence,
  summaryLimits,
} from './writing-prompts.ts';

/** The sentences under a post; `kind` is that of the whole. */
export type Summary = { kind: SummaryKind; sentences: DigestSentence[] };

/**
 * Summarizes a post, once for all readers. A model selects sentences, or writes text that a second
 * call endorses, as the site wants; written text also rests on `others`, which tell the same story.
 * Otherwise it is the publisher's or an extract. `ask` is null without a model.
 */
export async function summarizePost(
  services: SummaryServices,
  site: Site,
  [post, ...others]: readonly [PostContent, ...PostContent[]],
  style: SummaryStyle,
  ask: AskModel | null,
): Promise<Summary> {
  const summary =
    site.digest.summaries === 'written'
      ? await writeSummary(services, site, [post, ...others], style, ask)
      : post.evidence.length < minSentences
        ? null
        : await selectByModel(services, site, post, ask);
  const sentences = withoutStruck(summary?.sentences ?? [], [post, ...others]);
  // Later sentences may refer to the first one.
  if (summary && sentences.length > 0 && sentences[0]?.text === summary.sentences[0]?.text)
    return { ...summary, sentences };
  const sentence = summarizeWithoutModel(post);
  return { kind: 'extract', sentences: sentence ? [sentence] : [] };
}

async function selectByModel(
  services: SummaryServices,
  site: Site,
  post: PostContent,
  ask: AskModel | null,
): Promise<Summary | null> {
  const key = { ...sourceKey, sourceHash: hashSource(site, 'select', formatEvidence(post)) };
  const stored = await readStoredSummary(services, site, post, key);
  if (stored)
    return stored.length === 0 ? null : fromStored([post], stored, 'selected', post.language);
  if (!ask) return null;
  const copies = selectExtracts(await ask(buildSelectionPrompt(post, site)), post, excerptLimits)
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, text }) => ({ text, passages: [{ post: post.id, number }] }));
  if (copies.length === 0) return null;
  await storeSummary(services, site, post, key, copies);
  return fromStored([post], copies, 'selected', post.language);
}

/**
 * Writes a summary of a story and has a second call check it. Null without an answer of both;
 * nothing is stored then. A stored summary without sentences says that its first one was not endorsed.
 */
async function writeSummary(
  services: SummaryServices,
  site: Site,
  [post, ...others]: readonly [PostContent, ...PostContent[]],
  style: SummaryStyle,
  ask: AskModel | null,
): Promise<Summary | null> {
  const { language } = style;
  const citable = [post, ...others]
    .map((source) => ({ ...source, evidence: listCitable(source) }))
    .filter(({ evidence }) => evidence.length > 0);
  if (citable.length === 0) return null;
  const key = {
    language,
    style: formatStyle(style),
    sourceHash: hashSource(
      site,
      `write ${judgeVersion} ${services.model?.judgeName ?? services.model?.name ?? ''}`,
      citable.map((source) => `${source.id} ${formatEvidence(source)}`).join('\n'),
    ),
  };
  let stored = await readStoredSummary(services, site, post, key);
  if (!stored) {
    const answer = (await ask?.(buildPostPrompt(citable, site, style))) ?? null;
    if (!ask || answer === null) return null;
    const settled = await settleSentences(
      answer,
      [],
      { posts: citable, site, ...style, limits: summaryLimits[style.length] },
      ask,
    );
    if (settled === null) return null;
    stored = settled.sentences.map(({ text, passages }) => ({
      text,
      passages: passages.map(({ post: id, number }) => ({ post: id, number })),
    }));
    await storeSummary(services, site, post, key, stored);
  }
  return stored.length === 0 ? null : fromStored(citable, stored, 'ai', language);
}

const fromStored = (
  posts: readonly Pick<PostContent, 'id' | 'evidence'>[],
  stored: StoredSentences,
  kind: SummaryKind,
  language: string | null,
): Summary => ({
  kind,
  sentences: stored.map((sentence) => quote(posts, sentence, kind, language)),
});
