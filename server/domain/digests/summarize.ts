import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import type { Site } from '../../context.ts';
import type { Length } from '../preferences/parse-prompt.ts';
import type { AskModel } from './ask-model.ts';
import { listCitable, minSentences, quote, toSources } from './cite-posts.ts';
import { withoutStruck } from './corrections/struck-sentences.ts';
import { selectExtracts } from './evidence/select-extracts.ts';
import { verifySentences } from './grounding/verify.ts';
import type { PostContent } from './issue-content.ts';
import { endorseSentences, judgeVersion } from './judge.ts';
import { buildPostSelectionPrompt, formatEvidence } from './selection-prompts.ts';
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
import { buildPostPrompt } from './writing-prompts.ts';

/** The sentences under a post; `kind` is that of the whole. */
export type Summary = { kind: SummaryKind; sentences: DigestSentence[] };

const summaryLimits = { sentences: 2, characters: 400, perPost: 2 };
/** Sentences and characters of a written summary. */
const writtenLimits: Record<Length, { sentences: number; characters: number }> = {
  short: { sentences: 1, characters: 300 },
  standard: { sentences: 2, characters: 600 },
  long: { sentences: 4, characters: 1_000 },
};

/**
 * Summarizes a post, once for all readers. A model selects sentences, or writes text that a second
 * call endorses, as the site wants. Otherwise it is the publisher's or an extract. `ask` is null without
 * a model.
 */
export async function summarizePost(
  services: SummaryServices,
  site: Site,
  post: PostContent,
  style: SummaryStyle,
  ask: AskModel | null,
): Promise<Summary> {
  const summary =
    post.evidence.length < minSentences
      ? null
      : site.digest.summaries === 'written'
        ? await writeSummary(services, site, post, style, ask)
        : await selectByModel(services, site, post, ask);
  const sentences = withoutStruck(summary?.sentences ?? [], [post]);
  if (summary && sentences.length > 0) return { ...summary, sentences };
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
  if (stored) return stored.length === 0 ? null : fromStored(post, stored, 'selected');
  if (!ask) return null;
  const copies = selectExtracts(
    await ask(buildPostSelectionPrompt(post, site)),
    new Map([[post.id, post.evidence]]),
    summaryLimits,
  )
    .map(({ number, text }) => ({ text, numbers: [number] }))
    .toSorted((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0));
  if (copies.length === 0) return null;
  await storeSummary(services, site, post, key, copies);
  return fromStored(post, copies, 'selected');
}

/**
 * Writes a summary and has a second call check it. Null without an answer of both; nothing is
 * stored then. A stored summary without sentences says that none was endorsed.
 */
async function writeSummary(
  services: SummaryServices,
  site: Site,
  post: PostContent,
  style: SummaryStyle,
  ask: AskModel | null,
): Promise<Summary | null> {
  const { language } = style;
  const citable = { ...post, evidence: listCitable(post) };
  const key = {
    language,
    style: formatStyle(style),
    sourceHash: hashSource(
      site,
      `write ${judgeVersion} ${services.model?.judgeName ?? services.model?.name ?? ''}`,
      formatEvidence(citable),
    ),
  };
  let stored = await readStoredSummary(services, site, post, key);
  if (!stored) {
    const answer =
      (await ask?.(buildPostPrompt(citable, { ...style, variant: site.variant }))) ?? null;
    if (!ask || answer === null) return null;
    const { sentences } = verifySentences(answer, toSources([citable]), {
      language,
      limits: writtenLimits[style.length],
    });
    const endorsed = await endorseSentences(sentences, language, ask);
    if (endorsed === null) return null;
    stored = endorsed.map(({ text, passages }) => ({
      text,
      numbers: passages.map(({ number }) => number),
    }));
    await storeSummary(services, site, post, key, stored);
  }
  return stored.length === 0 ? null : fromStored(citable, stored, 'ai', language);
}

const fromStored = (
  post: Pick<PostContent, 'id' | 'language' | 'evidence'>,
  stored: StoredSentences,
  kind: SummaryKind,
  language: string | null = post.language,
): Summary => ({
  kind,
  sentences: stored.map((sentence) => quote(post, { ...sentence, kind, language })),
});
