import { and, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { SegmentRule } from '#shared/contract/admin-segments.ts';
import { dayMs } from '#shared/durations.ts';
import type { Db } from '../../db/client.ts';
import { subscriptions } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { foldCase, hasSameStem, tokenize } from '../preferences/tokenize.ts';
import type { Handlers } from '../core/handler.ts';

/** How many lists of topics are read for a tag. */
const maxTopicLists = 20_000;
const topicList = sql`${subscriptions.preferences} ->> 'topics'`;

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
 * page. Topics are read first, because only the program compares their words.
 */
export async function matchRule(
  db: Db,
  siteId: string,
  { languages, frequencies, sources, origins, tags, activity, isMember }: SegmentRule,
): Promise<SQL> {
  const { language, frequency, source, userId } = subscriptions;
  const topicLists = await findTopicLists(db, siteId, tags);
  return and(
    sql`true`,
    languages.length > 0 ? inArray(language, languages) : undefined,
    frequencies.length > 0 ? inArray(frequency, frequencies) : undefined,
    sources.length > 0 ? inArray(source, sources) : undefined,
    origins.length > 0 ? cameFrom(origins) : undefined,
    tags.length > 0
      ? or(follows(tags), topicLists.length > 0 ? hasTopics(topicLists) : undefined)
      : undefined,
    isMember === null ? undefined : isMember ? isNotNull(userId) : isNull(userId),
    activity === null ? undefined : matchActivity(activity),
  ) as SQL;
}

/** One parameter: a statement with four segments could have more than the 65,535 it may have. */
const hasTopics = (topicLists: readonly string[]) =>
  sql`${topicList} = any(${sql.param(topicLists)}::text[])`;

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

/** Returns the lists of topics of active subscribers that name one of the tags. */
async function findTopicLists(db: Db, siteId: string, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return [];
  const wanted = tags.map((tag) => tokenize(foldCase(tag)));
  const rows = await db
    .selectDistinct({ topics: sql<string>`${topicList}` })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.siteId, siteId),
        equalsLiteral(subscriptions.state, 'active'),
        sql`${topicList} <> '[]'`,
      ),
    )
    .limit(maxTopicLists);
  return rows
    .map(({ topics }) => topics)
    .filter((topics) => (JSON.parse(topics) as string[]).some((topic) => isAbout(topic, wanted)));
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
