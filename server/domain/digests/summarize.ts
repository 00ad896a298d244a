import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Deps, Site } from '../../context.ts';
import { summaries } from '../../db/schema.ts';
import type { Length, Level, TopicPreferences } from '../preferences/parse-prompt.ts';
import type { AskModel } from './ask-model.ts';
import { withoutStruck } from './corrections/struck-sentences.ts';
import { readExcluded, type EvidenceSentence } from './evidence/evidence.ts';
import { selectExtracts } from './evidence/select-extracts.ts';
import { joinSentences, selectSummary } from './extractive-summary.ts';
import { verifySentences, type CitableText } from './grounding/verify.ts';
import type { PostContent } from './issue-content.ts';
import { endorseSentences, judgeVersion } from './judge.ts';
import { promptVersion } from './prompts.ts';
import {
  buildOverviewSelectionPrompt,
  buildPostSelectionPrompt,
  formatEvidence,
  overviewSentences,
} from './selection-prompts.ts';
import { buildOverviewPrompt, buildPostPrompt } from './writing-prompts.ts';

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
/** Sentences and characters of a written summary. */
const writtenLimits: Record<Length, { sentences: number; characters: number }> = {
  short: { sentences: 1, characters: 300 },
  standard: { sentences: 2, characters: 600 },
  long: { sentences: 4, characters: 1_000 },
};
/** The stored language and style of selected sentences: those of their source. */
const sourceKey = { language: 'und', style: 'standard' };

/**
 * Summarizes a post, once for all readers: sentences that a model selects, or text that it writes
 * and a second call endorses, where the site wants that; else an extract. `ask` is null without a
 * model.
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
  const sentences = withoutStruck(summary?.sentences ?? [], [post]);
  if (summary && sentences.length > 0) return { ...summary, sentences };
  const extract = createExtract(post);
  return { ...extract, sentences: withoutStruck(extract.sentences, [post]) };
}

/** Summarizes without a model. */
export function createExtract(
  post: Pick<PostContent, 'id' | 'evidence' | 'language' | 'title'>,
): Summary {
  const copies = selectSummary(post.evidence, post).map(({ number, text }) => ({
    text,
    numbers: [number],
  }));
  return fromStored(post, copies, 'extract');
}

/** A sentence of a digest with the passages of the post that it rests on. */
const quote = (
  { id, evidence }: Pick<PostContent, 'id' | 'evidence'>,
  {
    text,
    numbers,
    kind,
    language,
  }: { text: string; numbers: readonly number[]; kind: SummaryKind; language: string | null },
): DigestSentence => ({
  text,
  posts: [id],
  kind,
  language,
  passages: evidence
    .filter(({ number }) => numbers.includes(number))
    .map((sentence) => ({ post: id, number: sentence.number, text: sentence.text })),
});

async function selectByModel(
  services: Services,
  site: Site,
  post: PostContent,
  ask: AskModel | null,
): Promise<Summary | null> {
  const key = { ...sourceKey, sourceHash: hashSource(site, 'select', formatEvidence(post)) };
  const stored = await readStored(services, site, post, key);
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
  await store(services, site, post, key, copies);
  return fromStored(post, copies, 'selected');
}

/**
 * Writes a summary and has a second call check it. Null without an answer of both; nothing is
 * stored then. A stored summary without sentences says that none was endorsed.
 */
async function writeSummary(
  services: Services,
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
  let stored = await readStored(services, site, post, key);
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
    await store(services, site, post, key, stored);
  }
  return stored.length === 0 ? null : fromStored(citable, stored, 'ai', language);
}

/** The sentences that written text may rest on, in the order of the text. */
const listCitable = ({ evidence, fragments }: PostContent): EvidenceSentence[] =>
  [...evidence, ...fragments].toSorted((a, b) => a.number - b.number);

const toSources = (
  posts: readonly Pick<PostContent, 'id' | 'language' | 'evidence' | 'text'>[],
): Map<string, CitableText> =>
  new Map(
    posts.map(({ id, language, evidence, text }) => [
      id,
      { language, sentences: evidence, excluded: readExcluded(text, language) },
    ]),
  );

type StoredSentences = NonNullable<(typeof summaries.$inferSelect)['sentences']>;
/** `sourceHash` covers the source text, the prompts and the judge. */
type SummaryKey = { language: string; style: string; sourceHash: string };

const fromStored = (
  post: Pick<PostContent, 'id' | 'language' | 'evidence'>,
  stored: StoredSentences,
  kind: SummaryKind,
  language: string | null = post.language,
): Summary => ({
  kind,
  sentences: stored.map((sentence) => quote(post, { ...sentence, kind, language })),
});

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
): Promise<StoredSentences | undefined> {
  const [stored] = await db
    .select({ sentences: summaries.sentences })
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
  return stored?.sentences ?? undefined;
}

async function store(
  { db, clock, model }: Services,
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
  if (!ask || preferences.length === 'short' || withTexts.length < minPosts) return none;
  if (site.digest.summaries === 'written') {
    const posts = withTexts.map(({ post }) => ({ ...post, evidence: listCitable(post) }));
    const { sentences } = verifySentences(
      await ask(buildOverviewPrompt(posts, { variant: site.variant, language, preferences })),
      toSources(posts),
      {
        language,
        limits: { sentences: overviewSentences[preferences.length], characters: maxOverviewLength },
      },
    );
    const endorsed = ((await endorseSentences(sentences, language, ask)) ?? []).map(
      ({ text, passages }) => ({
        text,
        posts: [...new Set(passages.map(({ post }) => post))],
        kind: 'ai' as const,
        language,
        passages,
      }),
    );
    const overview = withoutStruck(endorsed, posts);
    return overview.length > 0 ? { overview, kind: 'ai' } : none;
  }
  const unprinted = withTexts.flatMap(({ post, summary }) => {
    const printed = new Set(
      summary.sentences.flatMap(({ passages = [] }) => passages.map(({ number }) => number)),
    );
    const evidence = post.evidence.filter(({ number }) => !printed.has(number));
    return evidence.length === 0 ? [] : [{ ...post, evidence }];
  });
  if (unprinted.length < minPosts) return none;
  const extracts = selectExtracts(
    await ask(buildOverviewSelectionPrompt(unprinted, { variant: site.variant, preferences })),
    new Map(unprinted.map((post) => [post.id, post.evidence])),
    {
      sentences: overviewSentences[preferences.length],
      characters: maxOverviewLength,
      perPost: 2,
    },
  );
  const quotes = extracts.flatMap((copy) => {
    const post = unprinted.find(({ id }) => id === copy.post);
    return post
      ? quote(post, {
          text: copy.text,
          numbers: [copy.number],
          kind: 'selected',
          language: post.language,
        })
      : [];
  });
  const overview = withoutStruck(quotes, unprinted);
  return overview.length > 0 ? { overview, kind: 'selected' } : none;
}
