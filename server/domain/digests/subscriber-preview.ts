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
  orderByIssue,
  toDigestItem,
  writeOverview,
  readPostContent,
  summarizePosts,
} from './issue-content.ts';
import { periodAt } from '../core/periods.ts';
import { subscriberVariant } from './schedule-deliveries.ts';
import { parsePrompt, type TopicPreferences } from '../preferences/parse-prompt.ts';

const day = 24 * 3_600_000;
/** Posts that are shown; and the days that are looked at while the running period has too few for an issue. */
const shown = 5;
const otherwise = 7 * day;
/** What was made is shown to whoever wishes for the same, for so long; shorter where a model could have written it and did not. Milliseconds. */
const lives = { usual: 10 * 60_000, unanswered: 60_000 };
const kept = 500;
/** Somebody waits: the model has less time than for a digest, few are asked for at once, and they leave this share of the day's budget to the digests (reliability J2, J8). Milliseconds. */
const patience = 12_000;
const atOnce = 4;
const share = 0.5;

type Made = Omit<DigestPreview, 'wishes'> & { postIds: string[]; until: number };
/** Of each process: what it made, the oldest first, by tenant and a hash of the words (reliability J12); and how many models it waits for. */
type Kept = { made: Map<string, Promise<Made>>; asking: number };
const keptBy = new WeakMap<Db, Kept>();

/**
 * What a digest would say now, for words that are being typed (product 33): the posts of the running period, chosen and put in order as for an issue; summaries that are there, and an overview. It is made once for all
 * who wish for the same. Nothing of the reader is stored, and their words are not sent to the model (reliability J7).
 * Decision 94.
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
  const known = keptOf(ctx.db);
  let found = known.made.get(key);
  if (found && !(await isGood(ctx, await found))) {
    // Unless somebody else has begun another one meanwhile.
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

function keptOf(db: Db): Kept {
  let found = keptBy.get(db);
  if (!found) keptBy.set(db, (found = { made: new Map(), asking: 0 }));
  return found;
}

/** Not for ever, and not with a post that was hidden since. */
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
  const chosen = (wishes === null ? candidates : orderByIssue(wishes, candidates)).slice(0, shown);
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
    { site, language, wishes: wishes ?? parsePrompt('') },
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

/** The posts that an issue of the running period would have; of the last days, sent or not, while these are too few. Best first. */
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
