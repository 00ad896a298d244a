import { and, eq, inArray, sql } from 'drizzle-orm';
import type { HandlerInput } from '#shared/contract/index.ts';
import type { DigestPreview } from '#shared/contract/newsletter.ts';
import type { Frequency } from '#shared/contract/subscriptions.ts';
import { languages } from '#shared/newsletter/languages.ts';
import { loadPack } from '#shared/newsletter/translations.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { posts } from '../../db/schema.ts';
import { askModel, type AskModel } from './ask-model.ts';
import { selectPeriodPosts } from './issues.ts';
import {
  orderByPreferences,
  toDigestItem,
  writeOverview,
  readPostContent,
  summarizePosts,
} from './issue-content.ts';
import { periodAt } from '../core/periods.ts';
import { subscriberVariant } from './schedule-deliveries.ts';
import { parsePrompt, type TopicPreferences } from '../preferences/parse-prompt.ts';

const day = 24 * 3_600_000;
/** Posts shown; days searched when the running period has too few. */
const shown = 5;
const otherwise = 7 * day;
/** Cache times of a preview; shorter when the model failed (ms). */
const lives = { usual: 10 * 60_000, unanswered: 60_000 };
const kept = 500;
/** Limits for a waiting reader: time (ms), concurrent calls, share of the budget. */
const patience = 12_000;
const atOnce = 4;
const share = 0.5;

type Made = Omit<DigestPreview, 'wishes'> & { postIds: string[]; until: number };
/** Previews cached per process by site and prompt hash; and pending model calls. */
type Kept = { made: Map<string, Promise<Made>>; asking: number };
const keptBy = new WeakMap<Db, Kept>();

/**
 * Previews a digest for a prompt: posts of the running period, stored summaries and an overview.
 * Shared by equal preferences. Stores nothing and does not send the prompt to the model. Decision
 * 94.
 */
export async function previewDigest(
  ctx: Ctx,
  {
    custom_prompt = '',
    frequency = 'daily',
    language: own = 'en',
  }: HandlerInput<'POST /api/newsletter/preview'>['body'],
): Promise<DigestPreview> {
  const wishes = parsePrompt(custom_prompt);
  const { language, promptKey, prompt } = subscriberVariant({
    language: own,
    customPrompt: custom_prompt,
  });
  const key = `${ctx.site.id} ${frequency} ${language} ${promptKey}`;
  const known = getCache(ctx.db);
  let found = known.made.get(key);
  if (found && !(await isGood(ctx, await found))) {
    // Unless another preview replaced it.
    if (known.made.get(key) === found) known.made.delete(key);
    found = known.made.get(key);
  }
  if (!found) {
    found = make(ctx, frequency, language, prompt === null ? null : wishes, known);
    known.made.set(key, found);
    const [oldest] = known.made.keys();
    if (known.made.size > kept && oldest !== undefined) known.made.delete(oldest);
    found.catch(() => known.made.get(key) === found && known.made.delete(key));
  }
  const { postIds: _, until: __, ...made } = await found;
  return { ...made, wishes };
}

function getCache(db: Db): Kept {
  let found = keptBy.get(db);
  if (!found) keptBy.set(db, (found = { made: new Map(), asking: 0 }));
  return found;
}

/** Expires, also when a post is hidden. */
async function isGood({ db, clock, site }: Ctx, { until, postIds }: Made): Promise<boolean> {
  if (clock.now().getTime() >= until) return false;
  return (
    postIds.length === 0 ||
    (await db.$count(
      posts,
      and(eq(posts.siteId, site.id), inArray(posts.id, postIds), sql`${posts.isVisible}`),
    )) === postIds.length
  );
}

async function make(
  ctx: Ctx,
  frequency: Frequency,
  language: DigestLanguage,
  wishes: TopicPreferences | null,
  known: Kept,
): Promise<Made> {
  const { db, site, clock, model } = ctx;
  const candidates = await readPostContent(db, site.id, await choose(ctx, frequency));
  const chosen = (wishes === null ? candidates : orderByPreferences(wishes, candidates)).slice(0, shown);
  const said = await Promise.all(
    chosen.map((post) => summarizePosts(ctx, site, post, language, null)),
  );
  const items = chosen.map((post, i) => toDigestItem(post, said[i] ?? { text: null, ai: false }));
  const mayAsk = model !== null && known.asking < atOnce;
  const ask: AskModel = async (question) => {
    known.asking += 1;
    try {
      return await askModel(ctx, site, question, { share, signal: AbortSignal.timeout(patience) });
    } finally {
      known.asking -= 1;
    }
  };
  const { overview, ai } = await writeOverview(
    items,
    { site, language, preferences: wishes ?? parsePrompt('') },
    mayAsk ? ask : null,
  );
  const kind = ai || said.some((one) => one.ai) ? 'ai' : 'extract';
  const { aiLabel, extractLabel } = (await loadPack(language)).mail.digest;
  return {
    language,
    dir: languages.find(({ code }) => code === language)?.dir ?? 'ltr',
    kind,
    label: kind === 'ai' ? aiLabel : extractLabel,
    overview: overview.map(({ text, posts: ids }) => ({
      text,
      posts: ids.map((id) => items.findIndex((item) => item.id === id) + 1),
    })),
    items: items.map(({ slug, title, domain, summary, points, comments }) => ({
      slug,
      title,
      domain,
      summary,
      points,
      comments,
    })),
    postIds: items.map(({ id }) => id),
    until:
      clock.now().getTime() +
      (ai || model === null || items.length === 0 ? lives.usual : lives.unanswered),
  };
}

/** Chooses posts of the running period, or of the last days when too few. */
async function choose({ db, site, clock }: Ctx, frequency: Frequency): Promise<string[]> {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + 1);
  const { startsAt } = periodAt(frequency, site.timeZone, now);
  const running = await selectPeriodPosts(db, site.id, { startsAt, endsAt }, frequency);
  const { choices } = running.enough
    ? running
    : await selectPeriodPosts(
        db,
        site.id,
        { startsAt: new Date(now.getTime() - otherwise), endsAt },
        null,
      );
  return choices.filter(({ reason }) => reason.kind !== 'excluded').map(({ post }) => post.id);
}
