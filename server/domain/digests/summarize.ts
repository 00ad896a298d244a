import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Deps, Site } from '../../context.ts';
import { summaries } from '../../db/schema.ts';
import type { TopicPreferences } from '../preferences/parse-prompt.ts';
import type { AskModel } from './ask-model.ts';
import { selectExtracts } from './evidence/select-extracts.ts';
import { joinSentences, selectSummary } from './extractive-summary.ts';
import { parseSource, verifySentences } from './grounding/verify.ts';
import type { PostContent } from './issue-content.ts';
import {
  buildOverviewPrompt,
  buildPostPrompt,
  formatExcerpt,
  formatPostSource,
  promptVersion,
} from './prompts.ts';
import {
  buildOverviewSelectionPrompt,
  buildPostSelectionPrompt,
  formatEvidence,
  overviewSentences,
} from './selection-prompts.ts';

/** `sentences` are copies of the post's evidence; written summaries have none. */
export type Summary = {
  kind: SummaryKind;
  text: string | null;
  sentences: { number: number; text: string }[];
};
/** A sentence of an overview; `number` is that of a copied sentence in its post. */
export type OverviewSentence = { text: string; posts: string[]; number?: number };

type Services = Pick<Deps, 'db' | 'clock' | 'model'>;

/** With fewer sentences there is nothing to choose, and with fewer posts nothing to compare. */
const minSentences = 3;
const minPosts = 3;
const summaryLimits = { sentences: 2, characters: 400, perPost: 2 };
const maxOverviewLength = 1_200;
/** The stored language of selected sentences: that of their source. */
const sourceLanguage = 'und';

/**
 * Summarizes a post, once for all readers: sentences that a model selects, or text that it writes
 * where the site wants that; else an extract. `ask` is null without a model.
 */
export async function summarizePost(
  services: Services,
  site: Site,
  post: PostContent,
  language: DigestLanguage,
  ask: AskModel | null,
): Promise<Summary> {
  const summary =
    post.evidence.length < minSentences
      ? null
      : site.digest.summaries === 'written'
        ? await writeSummary(services, site, post, language, ask)
        : await selectByModel(services, site, post, ask);
  return summary ?? createExtract(post);
}

/** Summarizes without a model. */
export function createExtract(post: Pick<PostContent, 'evidence' | 'language' | 'title'>): Summary {
  const sentences = selectSummary(post.evidence, post);
  return {
    kind: 'extract',
    text: sentences.length === 0 ? null : joinSentences(sentences),
    sentences,
  };
}

async function selectByModel(
  services: Services,
  site: Site,
  post: PostContent,
  ask: AskModel | null,
): Promise<Summary | null> {
  const sourceHash = hashSource(site, 'select', formatEvidence(post));
  const stored = await readStored(services, site, post, sourceLanguage, sourceHash);
  if (stored?.sentences) return { kind: 'selected', ...stored, sentences: stored.sentences };
  if (!ask) return null;
  const sentences = selectExtracts(
    await ask(buildPostSelectionPrompt(post, site)),
    new Map([[post.id, post.evidence]]),
    summaryLimits,
  )
    .map(({ number, text }) => ({ number, text }))
    .toSorted((a, b) => a.number - b.number);
  if (sentences.length === 0) return null;
  const text = joinSentences(sentences);
  await store(services, site, post, sourceLanguage, { text, sentences, sourceHash });
  return { kind: 'selected', text, sentences };
}

async function writeSummary(
  services: Services,
  site: Site,
  post: PostContent,
  language: DigestLanguage,
  ask: AskModel | null,
): Promise<Summary | null> {
  const source = formatPostSource(post);
  const sourceHash = hashSource(site, 'write', source);
  const stored = await readStored(services, site, post, language, sourceHash);
  if (stored) return { kind: 'ai', text: stored.text, sentences: [] };
  if (!ask) return null;
  const { sentences } = verifySentences(
    await ask(buildPostPrompt(post, { variant: site.variant, language })),
    new Map([[post.id, parseSource(source)]]),
    language,
  );
  if (sentences.length === 0) return null;
  const text = joinSentences(sentences.slice(0, 2));
  await store(services, site, post, language, { text, sentences: null, sourceHash });
  return { kind: 'ai', text, sentences: [] };
}

const hashSource = (site: Site, mode: string, source: string): string =>
  createHash('sha256')
    .update(`${promptVersion} ${mode} ${site.variant} ${source}`)
    .digest('base64url');

async function readStored(
  { db }: Services,
  site: Site,
  post: PostContent,
  language: string,
  sourceHash: string,
): Promise<{ text: string; sentences: Summary['sentences'] | null } | undefined> {
  const [stored] = await db
    .select({ text: summaries.text, sentences: summaries.sentences })
    .from(summaries)
    .where(
      and(
        eq(summaries.siteId, site.id),
        eq(summaries.postId, post.id),
        eq(summaries.language, language),
        eq(summaries.sourceHash, sourceHash),
      ),
    );
  return stored;
}

async function store(
  { db, clock, model }: Services,
  site: Site,
  post: PostContent,
  language: string,
  summary: { text: string; sentences: Summary['sentences'] | null; sourceHash: string },
): Promise<void> {
  const row = { ...summary, model: model?.name ?? '', createdAt: clock.now() };
  await db
    .insert(summaries)
    .values({ siteId: site.id, postId: post.id, language, ...row })
    .onConflictDoUpdate({
      target: [summaries.siteId, summaries.postId, summaries.language],
      set: row,
    });
}

/**
 * Composes the overview of an issue with a model. Without one, or with too few texts, there is
 * none. Sentences that the summaries below already print are not repeated.
 */
export async function composeOverview(
  entries: readonly { post: PostContent; summary: Pick<Summary, 'sentences'> }[],
  {
    site,
    language,
    preferences,
  }: { site: Site; language: DigestLanguage; preferences: TopicPreferences },
  ask: AskModel | null,
): Promise<{ overview: OverviewSentence[]; kind: SummaryKind | null }> {
  const none = { overview: [], kind: null };
  const withTexts = entries.filter(({ post }) => post.evidence.length >= minSentences);
  if (!ask || withTexts.length < minPosts) return none;
  if (site.digest.summaries === 'written') {
    const posts = withTexts.map(({ post }) => post);
    const { sentences } = verifySentences(
      await ask(buildOverviewPrompt(posts, { variant: site.variant, language, preferences })),
      new Map(posts.map((post) => [post.id, parseSource(formatExcerpt(post))])),
      language,
    );
    return sentences.length > 0 ? { overview: sentences, kind: 'ai' } : none;
  }
  const unprinted = withTexts.map(({ post, summary }) => {
    const printed = new Set(summary.sentences.map(({ number }) => number));
    return { ...post, evidence: post.evidence.filter(({ number }) => !printed.has(number)) };
  });
  const extracts = selectExtracts(
    await ask(buildOverviewSelectionPrompt(unprinted, { variant: site.variant, preferences })),
    new Map(unprinted.map((post) => [post.id, post.evidence])),
    {
      sentences: overviewSentences[preferences.length],
      characters: maxOverviewLength,
      perPost: 2,
    },
  );
  return extracts.length > 0
    ? {
        overview: extracts.map(({ post, number, text }) => ({ text, posts: [post], number })),
        kind: 'selected',
      }
    : none;
}
