import { and, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { SegmentRule } from '#shared/contract/admin-segments.ts';
import { dayMs } from '#shared/durations.ts';
import type { Db } from '../../db/client.ts';
import { subscriptions, understoodPrompts } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { parsePrompt } from '../preferences/parse-prompt.ts';
import { foldCase, hasSameStem, tokenize } from '../preferences/tokenize.ts';
import { isUnderstoodPrompt } from '../preferences/understood-prompts.ts';
import type { Handlers } from '../core/handler.ts';

/** How many wordings of prompts are read for a tag. */
const maxPrompts = 20_000;

/**
 * Returns the condition for `subscriptions` that are in a segment and may get mail now: active and
 * not paused. A sender adds `id > after` and orders by `id`, which reads the primary key in pages.
 */
export async function matchSegment(db: Db, siteId: string, rule: SegmentRule): Promise<SQL> {
  const { state, pausedUntil } = subscriptions;
  return and(
    eq(subscriptions.siteId, siteId),
    equalsLiteral(state, 'active'),
    or(isNull(pausedUntil), lte(pausedUntil, databaseNow)),
    await matchRule(db, siteId, rule),
  ) as SQL;
}

/**
 * Returns the condition of a rule for `subscriptions` of the site. Each condition on another table
 * is a lookup by its key. `offset 0` prevents a join, which would read the whole table for each
 * page. Prompts are read first, because only the program understands them.
 */
export async function matchRule(
  db: Db,
  siteId: string,
  { languages, frequencies, sources, origins, tags, activity, isMember }: SegmentRule,
): Promise<SQL> {
  const { language, frequency, source, userId } = subscriptions;
  const hashes = await findPromptHashes(db, siteId, tags);
  return and(
    sql`true`,
    languages.length > 0 ? inArray(language, languages) : undefined,
    frequencies.length > 0 ? inArray(frequency, frequencies) : undefined,
    sources.length > 0 ? inArray(source, sources) : undefined,
    origins.length > 0 ? cameFrom(origins) : undefined,
    tags.length > 0
      ? or(follows(tags), hashes.length > 0 ? hasPrompt(hashes) : undefined)
      : undefined,
    isMember === null ? undefined : isMember ? isNotNull(userId) : isNull(userId),
    activity === null ? undefined : matchActivity(activity),
  ) as SQL;
}

/** One parameter: a statement with four segments could have more than the 65,535 it may have. */
const hasPrompt = (hashes: readonly string[]) =>
  sql`${subscriptions.promptHash} = any(${sql.param(hashes)}::text[])`;

const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const cameFrom = (origins: readonly string[]) =>
  sql`exists (select 1 from consents given
    where given.site_id = ${subscriptions.siteId} and given.subscription_id = ${subscriptions.id}
      and given.event = 'subscribed' and given.page in (${list(origins)})
    offset 0)`;

const follows = (tags: readonly string[]) =>
  sql`exists (select 1 from member_choices followed
    where followed.site_id = ${subscriptions.siteId} and followed.user_id = ${subscriptions.userId}
      and followed.kind = 'tag' and followed.choice = 'follow'
      and followed.subject in (${list(tags)})
    offset 0)`;

/** A session is noted at most once an hour. One that ended leaves no time. */
function matchActivity({ event, period, days }: NonNullable<SegmentRule['activity']>): SQL {
  const start = ago(days * dayMs);
  if (event === 'confirmed')
    return period === 'within'
      ? sql`${subscriptions.confirmedAt} >= ${start}`
      : sql`${subscriptions.confirmedAt} < ${start}`;
  const wasHere = sql`exists (select 1 from sessions seen
    where seen.site_id = ${subscriptions.siteId} and seen.user_id = ${subscriptions.userId}
      and seen.last_used_at >= ${start}
    offset 0)`;
  return period === 'within'
    ? wasHere
    : sql`(${subscriptions.userId} is not null and not ${wasHere})`;
}

/** Returns the wordings of active subscribers whose topics name one of the tags. */
async function findPromptHashes(
  db: Db,
  siteId: string,
  tags: readonly string[],
): Promise<string[]> {
  if (tags.length === 0) return [];
  const wanted = tags.map((tag) => tokenize(foldCase(tag)));
  // Endings of words vary, so only the beginning is searched.
  const prompts = sql`lower(${subscriptions.customPrompt})`;
  const contains = (word: string) =>
    sql`position(${word.slice(0, Math.max(4, word.length - 3))} in ${prompts}) > 0`;
  const rows = await db
    .selectDistinctOn([subscriptions.promptHash], {
      hash: subscriptions.promptHash,
      prompt: subscriptions.customPrompt,
      understood: understoodPrompts.preferences,
    })
    .from(subscriptions)
    .leftJoin(understoodPrompts, isUnderstoodPrompt)
    .where(
      and(
        eq(subscriptions.siteId, siteId),
        equalsLiteral(subscriptions.state, 'active'),
        isNotNull(subscriptions.promptHash),
        or(...wanted.map((words) => and(...words.map(contains)))),
      ),
    )
    .orderBy(subscriptions.promptHash)
    .limit(maxPrompts);
  return rows.flatMap(({ hash, prompt, understood }) => {
    const { topics } = understood ?? parsePrompt(prompt ?? '');
    return hash !== null && topics.some((topic) => isAbout(topic, wanted)) ? [hash] : [];
  });
}

/** Whether a topic has all words of one of the tags. */
function isAbout(topic: string, wanted: readonly string[][]): boolean {
  const words = tokenize(foldCase(topic));
  return wanted.some(
    (tag) => tag.length > 0 && tag.every((part) => words.some((word) => hasSameStem(word, part))),
  );
}

/** Counts the subscribers that a rule matches, and all active ones. */
export async function countSegment(
  db: Db,
  siteId: string,
  rule: SegmentRule,
): Promise<{ matching: number; active: number }> {
  const matches = await matchSegment(db, siteId, rule);
  return {
    matching: await db.$count(subscriptions, matches),
    active: await db.$count(
      subscriptions,
      and(eq(subscriptions.siteId, siteId), equalsLiteral(subscriptions.state, 'active')),
    ),
  };
}

export const handlers = {
  'POST /api/admin/segment-counts': (ctx, { body }) => countSegment(ctx.db, ctx.site.id, body.rule),
} satisfies Partial<Handlers>;
