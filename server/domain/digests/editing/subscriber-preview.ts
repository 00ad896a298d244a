import { and, eq, inArray, sql } from 'drizzle-orm';
import type { HandlerInput } from '#shared/contract/index.ts';
import type { DigestPreview } from '#shared/contract/newsletter.ts';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { dayMs, minuteMs } from '#shared/durations.ts';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import { loadPack } from '#shared/texts/packs.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Ctx } from '../../../context.ts';
import { perDatabase } from '../../../db/client.ts';
import { posts } from '../../../db/schema.ts';
import { askModel, type AskModel } from '../model/ask-model.ts';
import type { DigestIssue } from '../issues/issues.ts';
import { chooseIssuePosts, choosePeriodPosts } from '../selection/choose-posts.ts';
import { readHistory, readPeriodPosts } from '../selection/read-posts.ts';
import { readCandidates } from '../issues/issue-candidates.ts';
import { composeIssue } from '../writing/compose-issue.ts';
import { createIssueContent } from '../writing/issue-content.ts';
import { toIssueSentences } from '../issues/issue-sentences.ts';
import { periodAt } from '../../subscriptions/periods.ts';
import { toVariant } from '../issues/subscriber-variants.ts';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import { addPreferences, completePreferences } from '../../preferences/preferences.ts';
import { readByRules } from '../../preferences/waiting-prompts.ts';
import { getDirection } from '../../../email/layout.tsx';
import type { Handlers } from '../../core/handler.ts';
import { ruleOf } from '../../core/digest-defaults.ts';
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
const getCache = perDatabase((): PreviewCache => ({ previews: new Map(), pendingCalls: 0 }));

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
  return { ...(await preview), preferences: wanted };
}

/** Expires, also when a post is hidden. */
async function isFresh(
  { db, clock, site }: Ctx,
  { until, postIds }: CachedPreview,
): Promise<boolean> {
  if (clock.now().getTime() >= until) return false;
  const isVisible = and(inArray(posts.id, postIds), sql`${posts.isVisible}`);
  return (await db.$count(posts, and(eq(posts.siteId, site.id), isVisible))) === postIds.length;
}

/** Composes a digest as for a delivery, but writes no summaries. */
async function createPreview(
  ctx: Ctx,
  frequency: Frequency,
  language: DigestLanguage,
  preferences: DigestPreferences | null,
  cache: PreviewCache,
): Promise<CachedPreview> {
  const { db, site, clock, model } = ctx;
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
  const now = clock.now();
  const { startsAt, name: period } = periodAt(frequency, site, now);
  const issue = {
    siteId: site.id,
    id: '',
    frequency,
    period,
    number: null,
    subject: null,
    preheader: null,
    segmentId: null,
    startsAt,
    endsAt: new Date(now.getTime() + 1),
    intro: '',
    document: null,
  };
  const choice = {
    posts: await readCandidates(db, site.id, await choosePosts(ctx, issue)),
    size: maxPosts,
    edited: null,
    isArranged: false,
    notes: new Map(),
    stories: new Map(),
  };
  const content = createIssueContent(ctx, site, issue, { choice });
  const composed = await composeIssue(
    { ...site, digest: { ...site.digest, posts: maxPosts } },
    issue,
    { language, preferences, viewPath: null },
    { ...content, summarize: (story, style) => content.summarize(story, style, null) },
    () => (model !== null && cache.pendingCalls < maxPendingCalls ? ask : null),
  );
  const { kind = 'extract', items = [], overview = [] } = composed ?? {};
  const toSentences = (sentences: readonly DigestSentence[]) =>
    toIssueSentences(sentences, items, kind, new Map());
  const { issue: texts, mail } = await loadPack(language);
  return {
    language,
    dir: getDirection(language),
    kind,
    overview: toSentences(overview),
    items: items.map(({ language: source = null, ...item }) => ({
      ...item,
      language: source,
      sentences: toSentences(item.sentences),
      points: item.score,
    })),
    texts: { ...texts, correction: mail.correction.heading },
    postIds: items.map(({ id }) => id),
    until:
      now.getTime() +
      (composed?.arrangement === null && keepsLanguage(ctx, site)
        ? cacheMs.modelFailed
        : cacheMs.default),
  };
}

/** Chooses posts of the running period, or of the last days when too few. */
async function choosePosts(
  { db, site }: Ctx,
  { frequency, startsAt, endsAt }: Pick<DigestIssue, 'frequency' | 'startsAt' | 'endsAt'>,
): Promise<{ id: string; reserve: boolean }[]> {
  const rule = ruleOf(site);
  const found = await readPeriodPosts(db, site.id, { startsAt, endsAt });
  const history = await readHistory(db, site.id, { startsAt, endsAt }, frequency, found, false);
  const running = chooseIssuePosts(found, history, rule);
  const lastDays = { startsAt: new Date(endsAt.getTime() - fallbackRangeMs), endsAt };
  const { choices } = running.enough
    ? running
    : choosePeriodPosts(await readPeriodPosts(db, site.id, lastDays), rule);
  return choices
    .filter(({ reason }) => reason.kind !== 'excluded')
    .map(({ post, reason }) => ({ id: post.id, reserve: reason.kind === 'reserve' }));
}

export const handlers = {
  'POST /api/newsletter/preview': (ctx, { body }) => previewDigest(ctx, body),
} satisfies Partial<Handlers>;
