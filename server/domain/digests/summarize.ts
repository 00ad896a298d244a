import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Deps, Site } from '../../context.ts';
import { summaries } from '../../db/schema.ts';
import type { Length, Level, TopicPreferences } from '../preferences/parse-prompt.ts';
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
  postSentences,
  promptVersion,
} from './prompts.ts';
import {
  buildOverviewSelectionPrompt,
  buildPostSelectionPrompt,
  formatEvidence,
  overviewSentences,
} from './selection-prompts.ts';

/** The sentences under a post; `kind` is that of the whole. */
export type Summary = { kind: SummaryKind; sentences: DigestSentence[] };

type Services = Pick<Deps, 'db' | 'clock' | 'model'>;
/** How a summary is written. Selected sentences and extracts are the same in every style. */
export type SummaryStyle = { language: DigestLanguage; level: Level; length: Length };

/** With fewer sentences there is nothing to choose, and with fewer posts nothing to compare. */
const minSentences = 3;
const minPosts = 3;
const summaryLimits = { sentences: 2, characters: 400, perPost: 2 };
const maxOverviewLength = 1_200;
/** The stored language and style of selected sentences: those of their source. */
const sourceKey = { language: 'und', style: 'standard' };

/**
 * Summarizes a post, once for all readers: sentences that a model selects, or text that it writes
 * where the site wants that; else an extract. `ask` is null without a model.
 */
export async function summarizePost(
  services: Services,
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
  return summary ?? createExtract(post);
}

/** Summarizes without a model. */
export function createExtract(
  post: Pick<PostContent, 'id' | 'evidence' | 'language' | 'title'>,
): Summary {
  const sentences = selectSummary(post.evidence, post);
  return { kind: 'extract', sentences: sentences.map((copy) => quote(post, copy, 'extract')) };
}

/** A sentence that is a copy of one of the post, perhaps with a cut. */
const quote = (
  { id, language, evidence }: Pick<PostContent, 'id' | 'language' | 'evidence'>,
  { number, text }: { number: number; text: string },
  kind: SummaryKind,
): DigestSentence => ({
  text,
  posts: [id],
  kind,
  language,
  passages: evidence
    .filter((sentence) => sentence.number === number)
    .map((sentence) => ({ post: id, number, text: sentence.text })),
});

async function selectByModel(
  services: Services,
  site: Site,
  post: PostContent,
  ask: AskModel | null,
): Promise<Summary | null> {
  const key = { ...sourceKey, sourceHash: hashSource(site, 'select', formatEvidence(post)) };
  const stored = await readStored(services, site, post, key);
  const toSummary = (copies: { number: number; text: string }[]): Summary => ({
    kind: 'selected',
    sentences: copies.map((copy) => quote(post, copy, 'selected')),
  });
  if (stored?.sentences) return toSummary(stored.sentences);
  if (!ask) return null;
  const copies = selectExtracts(
    await ask(buildPostSelectionPrompt(post, site)),
    new Map([[post.id, post.evidence]]),
    summaryLimits,
  )
    .map(({ number, text }) => ({ number, text }))
    .toSorted((a, b) => a.number - b.number);
  if (copies.length === 0) return null;
  const text = joinSentences(copies);
  await store(services, site, post, key, { text, sentences: copies });
  return toSummary(copies);
}

async function writeSummary(
  services: Services,
  site: Site,
  post: PostContent,
  style: SummaryStyle,
  ask: AskModel | null,
): Promise<Summary | null> {
  const { language } = style;
  const source = formatPostSource(post);
  const key = {
    language,
    style: formatStyle(style),
    sourceHash: hashSource(site, 'write', source),
  };
  const stored = await readStored(services, site, post, key);
  const toSummary = (text: string): Summary => ({
    kind: 'ai',
    sentences: [{ text, posts: [post.id], kind: 'ai', language }],
  });
  if (stored) return toSummary(stored.text);
  if (!ask) return null;
  const { sentences } = verifySentences(
    await ask(buildPostPrompt(post, { variant: site.variant, ...style })),
    new Map([[post.id, parseSource(source)]]),
    language,
  );
  if (sentences.length === 0) return null;
  const text = joinSentences(sentences.slice(0, postSentences[style.length]));
  await store(services, site, post, key, { text, sentences: null });
  return toSummary(text);
}

type StoredSentences = { number: number; text: string }[];
/** `sourceHash` covers the source text and the prompt. */
type SummaryKey = { language: string; style: string; sourceHash: string };

/** The stored name of a style, such as "standard", "plain" or "expert-long". */
const formatStyle = ({ level, length }: Pick<SummaryStyle, 'level' | 'length'>): string =>
  [level, length].filter((part) => part !== 'standard').join('-') || 'standard';

const hashSource = (site: Site, mode: string, source: string): string =>
  createHash('sha256')
    .update(`${promptVersion} ${mode} ${site.variant} ${source}`)
    .digest('base64url');

async function readStored(
  { db }: Services,
  site: Site,
  post: PostContent,
  { language, style, sourceHash }: SummaryKey,
): Promise<{ text: string; sentences: StoredSentences | null } | undefined> {
  const [stored] = await db
    .select({ text: summaries.text, sentences: summaries.sentences })
    .from(summaries)
    .where(
      and(
        eq(summaries.siteId, site.id),
        eq(summaries.postId, post.id),
        eq(summaries.language, language),
        eq(summaries.style, style),
        eq(summaries.sourceHash, sourceHash),
      ),
    );
  return stored;
}

async function store(
  { db, clock, model }: Services,
  site: Site,
  post: PostContent,
  { language, style, sourceHash }: SummaryKey,
  summary: { text: string; sentences: StoredSentences | null },
): Promise<void> {
  const row = { ...summary, sourceHash, model: model?.name ?? '', createdAt: clock.now() };
  await db
    .insert(summaries)
    .values({ siteId: site.id, postId: post.id, language, style, ...row })
    .onConflictDoUpdate({
      target: [summaries.siteId, summaries.postId, summaries.language, summaries.style],
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
): Promise<{ overview: DigestSentence[]; kind: SummaryKind | null }> {
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
    const overview = sentences.map((sentence) => ({ ...sentence, kind: 'ai' as const, language }));
    return overview.length > 0 ? { overview, kind: 'ai' } : none;
  }
  const unprinted = withTexts.map(({ post, summary }) => {
    const printed = new Set(
      summary.sentences.flatMap(({ passages = [] }) => passages.map(({ number }) => number)),
    );
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
  const overview = extracts.flatMap((copy) => {
    const post = unprinted.find(({ id }) => id === copy.post);
    return post ? quote(post, copy, 'selected') : [];
  });
  return overview.length > 0 ? { overview, kind: 'selected' } : none;
}
