import { and, eq, inArray, sql } from 'drizzle-orm';
import type { HandlerInput } from '#shared/contract/index.ts';
import type { DigestPreview } from '#shared/contract/newsletter.ts';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { dayMs, minuteMs } from '#shared/durations.ts';
import { languages } from '#shared/newsletter/languages.ts';
import { loadPack } from '#shared/texts/packs.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Ctx } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { posts } from '../../../db/schema.ts';
import { askModel, type AskModel } from '../model/ask-model.ts';
import { selectPeriodPosts } from '../issues/issues.ts';
import { mergeKinds } from '../writing/compose-issue.ts';
import { readCandidates, type Candidate } from '../issues/issue-candidates.ts';
import { toDigestItem, readPostContent } from '../writing/post-content.ts';
import { toIssueSentences } from '../issues/issue-sentences.ts';
import { createTopicIndex } from '../selection/topic-index.ts';
import { embedTopics } from '../selection/topic-vectors.ts';
import { selectForPreferences } from '../selection/select-posts.ts';
import { arrangeIssue } from '../writing/arrange-issue.ts';
import { summarizePost } from '../writing/summarize.ts';
import { periodAt } from '../../subscriptions/periods.ts';
import { standardPreferences } from '#shared/newsletter/preferences.ts';
import { toVariant } from '../issues/subscriber-variants.ts';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import { addPreferences, completePreferences } from '../../preferences/preferences.ts';
import { readByRules } from '../../preferences/waiting-prompts.ts';
import type { Handlers } from '../../core/handler.ts';
import { keepsLanguage } from '../../core/keeps-language.ts';

/** Posts shown; days searched when the running period has too few. */
const maxPosts = 5;
const fallbackRangeMs = 7 * dayMs;
/** Cache times of a preview; shorter when the model failed. */
const cacheMs = { default: 10 * minuteMs, modelFailed: 60_000 };
const maxCached = 500;
/** Limits for a waiting reader: time, concurrent calls, share of the budget. */
const modelTimeoutMs = 12_000;
const maxPendingCalls = 4;
const budgetShare = 0.5;

type CachedPreview = Omit<DigestPreview, 'preferences'> & { postIds: string[]; until: number };
/** Previews cached per process by site and prompt hash; and pending model calls. */
type PreviewCache = { previews: Map<string, Promise<CachedPreview>>; pendingCalls: number };
const cachesByDb = new WeakMap<Db, PreviewCache>();

/**
 * Previews a digest for preferences, and for a prompt as far as rules read it: posts of the running
 * period, stored summaries and an overview. Shared by equal preferences. Stores nothing and does
 * not send the prompt to the model.
 */
async function previewDigest(
  ctx: Ctx,
  {
    custom_prompt = '',
    preferences: chosen = {},
    frequency = 'daily',
    language: requestedLanguage = 'en',
  }: HandlerInput<'POST /api/newsletter/preview'>['body'],
): Promise<DigestPreview> {
  const picked = completePreferences(chosen);
  const reading = await readByRules(ctx, ctx.site.id, custom_prompt);
  const wanted = reading ? addPreferences(picked, reading.preferences) : picked;
  const { language, promptKey, preferences } = toVariant(wanted, requestedLanguage);
  const key = `${ctx.site.id} ${frequency} ${language} ${promptKey}`;
  const cache = getCache(ctx.db);
  let preview = cache.previews.get(key);
  if (preview && !(await isFresh(ctx, await preview))) {
    // Unless another preview replaced it.
    if (cache.previews.get(key) === preview) cache.previews.delete(key);
    preview = cache.previews.get(key);
  }
  if (!preview) {
    preview = createPreview(ctx, frequency, language, preferences, cache);
    cache.previews.set(key, preview);
    const [oldest] = cache.previews.keys();
    if (cache.previews.size > maxCached && oldest !== undefined) cache.previews.delete(oldest);
    preview.catch(() => cache.previews.get(key) === preview && cache.previews.delete(key));
  }
  const { postIds: _, until: __, ...content } = await preview;
  return { ...content, preferences: wanted };
}

function getCache(db: Db): PreviewCache {
  let cache = cachesByDb.get(db);
  if (!cache) cachesByDb.set(db, (cache = { previews: new Map(), pendingCalls: 0 }));
  return cache;
}

/** Expires, also when a post is hidden. */
async function isFresh(
  { db, clock, site }: Ctx,
  { until, postIds }: CachedPreview,
): Promise<boolean> {
  if (clock.now().getTime() >= until) return false;
  return (
    postIds.length === 0 ||
    (await db.$count(
      posts,
      and(eq(posts.siteId, site.id), inArray(posts.id, postIds), sql`${posts.isVisible}`),
    )) === postIds.length
  );
}

async function createPreview(
  ctx: Ctx,
  frequency: Frequency,
  language: DigestLanguage,
  preferences: DigestPreferences | null,
  cache: PreviewCache,
): Promise<CachedPreview> {
  const { db, site, clock, model } = ctx;
  const candidates = await readCandidates(db, site.id, await choosePosts(ctx, frequency));
  const { matching, others } = await selectPosts(ctx, candidates, preferences);
  const chosen = await readPostContent(
    db,
    site.id,
    [...matching, ...others].map(({ id }) => id),
  );
  const { level, length } = preferences ?? standardPreferences;
  const summaries = await Promise.all(
    chosen.map((post) => summarizePost(ctx, site, [post], { language, level, length }, null)),
  );
  const canAsk = model !== null && cache.pendingCalls < maxPendingCalls;
  const ask: AskModel = async (question) => {
    cache.pendingCalls += 1;
    try {
      return await askModel(ctx, site, question, {
        share: budgetShare,
        signal: AbortSignal.timeout(modelTimeoutMs),
      });
    } finally {
      cache.pendingCalls -= 1;
    }
  };
  const entries = chosen.map((post, i) => ({
    post,
    summary: { sentences: summaries[i]?.sentences ?? [] },
  }));
  const arranged = await arrangeIssue(
    entries,
    { site, language, preferences: preferences ?? standardPreferences, isOrderFixed: false },
    canAsk ? ask : null,
  );
  const order = arranged?.arrangement.order ?? [];
  const items = entries
    .toSorted((a, b) => order.indexOf(a.post.id) - order.indexOf(b.post.id))
    .map(({ post, summary }) => toDigestItem(post, summary.sentences, site.timeZone));
  const kind = mergeKinds([
    arranged?.overview.length ? 'ai' : null,
    ...summaries.map((summary) => summary.kind),
  ]);
  const { issue: texts, mail } = await loadPack(language);
  const { pieces, passage, inSource } = texts;
  return {
    language,
    dir: languages.find(({ code }) => code === language)?.dir ?? 'ltr',
    kind,
    overview: toIssueSentences(arranged?.overview ?? [], items, kind, new Map()),
    items: items.map(
      ({ slug, title, language: source = null, domain, sentences, score, commentCount }) => ({
        slug,
        title,
        language: source,
        domain,
        sentences: toIssueSentences(sentences, items, kind, new Map()),
        points: score,
        comments: commentCount,
      }),
    ),
    texts: { pieces, passage, inSource, correction: mail.correction.heading },
    postIds: items.map(({ id }) => id),
    until:
      clock.now().getTime() +
      (arranged !== null || !keepsLanguage(ctx, site) || items.length === 0
        ? cacheMs.default
        : cacheMs.modelFailed),
  };
}

async function selectPosts(
  ctx: Ctx,
  candidates: readonly Candidate[],
  preferences: DigestPreferences | null,
): Promise<{ matching: Candidate[]; others: Candidate[] }> {
  if (preferences === null)
    return {
      matching: [],
      others: candidates.filter(({ reserve }) => !reserve).slice(0, maxPosts),
    };
  const index = createTopicIndex(
    candidates,
    await embedTopics(ctx, ctx.site, [...preferences.topics, ...preferences.avoid]),
  );
  const max = Math.min(maxPosts, preferences.posts ?? maxPosts);
  return selectForPreferences(candidates, index, preferences, { matching: max, others: max });
}

/** Chooses posts of the running period, or of the last days when too few. */
async function choosePosts(
  { db, site, clock }: Ctx,
  frequency: Frequency,
): Promise<{ id: string; reserve: boolean }[]> {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + 1);
  const { startsAt } = periodAt(frequency, site, now);
  const running = await selectPeriodPosts(db, site.id, { startsAt, endsAt }, frequency);
  const { choices } = running.enough
    ? running
    : await selectPeriodPosts(
        db,
        site.id,
        { startsAt: new Date(now.getTime() - fallbackRangeMs), endsAt },
        null,
      );
  return choices
    .filter(({ reason }) => reason.kind !== 'excluded')
    .map(({ post, reason }) => ({ id: post.id, reserve: reason.kind === 'reserve' }));
}

export const handlers = {
  'POST /api/newsletter/preview': (ctx, { body }) => previewDigest(ctx, body),
} satisfies Partial<Handlers>;
