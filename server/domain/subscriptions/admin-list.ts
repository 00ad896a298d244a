import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Subscriber, SubscriberList } from '#shared/contract/admin-subscribers.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { subscriptions, suppressions, users } from '../../db/schema.ts';
import { badRequest, notFound } from '../../infra/app-error.ts';
import { getDayIndex, lastDays } from '../core/calendar-days.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { endSubscription } from './erase.ts';
import { languageOf, byEmail, byId } from './subscription-row.ts';
import {
  liftSuppression,
  suppressAddress,
  filterSuppressions,
  type Suppression,
} from '../mail/suppressions.ts';
import { normalizeEmail } from '../core/email-address.ts';

type Query = HandlerInput<'GET /api/admin/subscribers'>['query'];

/** So many are looked through for a filter or a part of an address, the latest first; then the reader of the list says whether to go on. */
const lookedThrough = 20_000;
const month = 30;

const columns = {
  id: subscriptions.id,
  email: subscriptions.email,
  state: subscriptions.state,
  frequency: subscriptions.frequency,
  language: subscriptions.language,
  timeZone: subscriptions.timeZone,
  sendHour: subscriptions.sendHour,
  sendWeekday: subscriptions.sendWeekday,
  pausedUntil: subscriptions.pausedUntil,
  customPrompt: subscriptions.customPrompt,
  source: subscriptions.source,
  consent: subscriptions.consent,
  createdAt: subscriptions.createdAt,
  confirmationSentAt: subscriptions.confirmationSentAt,
  confirmedAt: subscriptions.confirmedAt,
  unsubscribedAt: subscriptions.unsubscribedAt,
  userId: subscriptions.userId,
};
type Row = Pick<typeof subscriptions.$inferSelect, keyof typeof columns>;

/**
 * Subscribers, the latest first. A whole address is found by its index. For a part of one, and for a filter, the latest 20,000 are looked through at a time, in the order of `subscriptions_new`: a page may be
 * shorter than asked for, and the cursor goes on behind what was looked through. Error: bad_request.
 */
export async function listSubscribers(
  ctx: Ctx,
  { state, frequency, language, q = '', limit = limits.pageSize, cursor }: Query,
): Promise<SubscriberList> {
  const { db, site } = ctx;
  const last =
    cursor === undefined ? null : decodeCursor('subscribers', cursor, ['number', 'string']);
  const after = last && { createdAt: cursorTime(last[0]), id: last[1] };
  const words = normalizeEmail(q);
  const counts = after ? null : await countSubscribers(ctx);
  const filters = (of: Pick<typeof subscriptions, 'state' | 'frequency' | 'language'>) => [
    ...(state ? [eq(of.state, state)] : []),
    ...(frequency ? [eq(of.frequency, frequency)] : []),
    ...(language ? [eq(of.language, language)] : []),
  ];
  if (!after && words.includes('@')) {
    const found = await db
      .select(columns)
      .from(subscriptions)
      .where(and(byEmail(ctx, words), ...filters(subscriptions)));
    if (found.length > 0)
      return { counts, subscribers: await told(ctx, found), nextCursor: null, hasNextPage: false };
  }
  const from = and(
    eq(subscriptions.siteId, site.id),
    after
      ? sql`(${subscriptions.createdAt}, ${subscriptions.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
      : undefined,
  );
  const order = [desc(subscriptions.createdAt), desc(subscriptions.id)];
  const cursorOf = ({ createdAt, id }: Pick<Row, 'createdAt' | 'id'>) =>
    encodeCursor('subscribers', [createdAt.getTime(), id]);
  const filtered =
    words !== '' || state !== undefined || frequency !== undefined || language !== undefined;
  if (!filtered) {
    const page = pageFromRows(
      await db
        .select(columns)
        .from(subscriptions)
        .where(from)
        .orderBy(...order)
        .limit(limit + 1),
      limit,
      cursorOf,
    );
    return {
      counts,
      subscribers: await told(ctx, page.rows),
      nextCursor: page.nextCursor,
      hasNextPage: page.hasNextPage,
    };
  }
  const looked = db
    .select(columns)
    .from(subscriptions)
    .where(from)
    .orderBy(...order)
    .limit(lookedThrough)
    .as('looked');
  const rows = await db
    .select()
    .from(looked)
    .where(
      and(
        ...filters(looked as unknown as typeof subscriptions),
        words === '' ? undefined : sql`position(${words}::text in ${looked.email}) > 0`,
      ),
    )
    .orderBy(desc(looked.createdAt), desc(looked.id))
    .limit(limit + 1);
  const page = pageFromRows(rows, limit, cursorOf);
  const subscribers = await told(ctx, page.rows);
  if (page.hasNextPage)
    return { counts, subscribers, nextCursor: page.nextCursor, hasNextPage: true };
  // Nothing more among those that were looked through; perhaps behind them.
  const [end] = await db
    .select({ createdAt: subscriptions.createdAt, id: subscriptions.id })
    .from(subscriptions)
    .where(from)
    .orderBy(...order)
    .offset(lookedThrough - 1)
    .limit(1);
  return {
    counts,
    subscribers,
    nextCursor: end ? cursorOf(end) : null,
    hasNextPage: end !== undefined,
  };
}

async function told({ db, secrets, site }: Ctx, rows: Row[]): Promise<Subscriber[]> {
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const accounts =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, username: users.username })
          .from(users)
          .where(and(eq(users.siteId, site.id), inArray(users.id, ids)));
  const suppressed = await filterSuppressions(
    db,
    secrets,
    site.id,
    rows.map(({ email }) => email),
  );
  return rows.map(
    ({
      customPrompt,
      userId,
      pausedUntil,
      createdAt,
      confirmationSentAt,
      confirmedAt,
      unsubscribedAt,
      ...row
    }) => ({
      ...row,
      language: languageOf(row),
      hasPrompt: customPrompt !== null,
      account: accounts.find(({ id }) => id === userId)?.username ?? null,
      suppressed: suppressed.get(row.email) ?? null,
      pausedUntil: pausedUntil?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      confirmationSentAt: confirmationSentAt?.toISOString() ?? null,
      confirmedAt: confirmedAt?.toISOString() ?? null,
      unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    }),
  );
}

async function countSubscribers({
  db,
  site,
  clock,
}: Ctx): Promise<NonNullable<SubscriberList['counts']>> {
  const now = clock.now();
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  const count = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  const active = sql`state = 'active'`;
  const [sums] = await db
    .select({
      active: count(active),
      pending: count(sql`state = 'pending'`),
      unsubscribed: count(sql`state = 'unsubscribed'`),
      paused: count(sql`${active} and paused_until > ${at(now.getTime())}`),
      daily: count(sql`${active} and frequency = 'daily'`),
      weekly: count(sql`${active} and frequency = 'weekly'`),
      withPrompt: count(sql`${active} and custom_prompt is not null`),
      unsubscribed30: count(
        sql`state = 'unsubscribed' and unsubscribed_at > ${at(now.getTime() - month * 24 * 3_600_000)}`,
      ),
    })
    .from(subscriptions)
    .where(eq(subscriptions.siteId, site.id));
  const languages = await db
    .select({ language: subscriptions.language, count: sql<number>`count(*)::int` })
    .from(subscriptions)
    .where(and(eq(subscriptions.siteId, site.id), active))
    .groupBy(subscriptions.language)
    .orderBy(sql`count(*) desc`, subscriptions.language);
  return {
    ...(sums ?? {
      active: 0,
      pending: 0,
      unsubscribed: 0,
      paused: 0,
      daily: 0,
      weekly: 0,
      withPrompt: 0,
      unsubscribed30: 0,
    }),
    languages,
  };
}

/** How many came and went on each of the last days, and how many were there at its end, as far as rows tell: back from those that are there now. */
export async function readGrowth(
  { db, site, clock }: Ctx,
  count: 30 | 90,
): Promise<Reply<'GET /api/admin/subscribers/growth'>> {
  const days = lastDays(site.timeZone, clock.now(), count);
  const { siteId, state, confirmedAt, unsubscribedAt } = subscriptions;
  const ofSite = eq(siteId, site.id);
  const since = (at: SQL | typeof confirmedAt) =>
    sql`${at} >= ${(days.starts[0] ?? days.end).toISOString()}::timestamptz`;
  const perDay = async (at: typeof confirmedAt, which?: SQL) => {
    const rows = await db
      .select({ day: getDayIndex(days, at).as('day'), count: sql<number>`count(*)::int` })
      .from(subscriptions)
      .where(and(ofSite, since(at), which))
      .groupBy(sql`day`);
    return new Map(rows.map((row) => [row.day, row.count]));
  };
  const came = await perDay(confirmedAt);
  const went = await perDay(
    unsubscribedAt,
    sql`${state} <> 'active' and ${confirmedAt} is not null`,
  );
  let active = await db.$count(subscriptions, and(ofSite, sql`state = 'active'`));
  const told = days.names.map((day, i) => ({
    day,
    confirmed: came.get(i + 1) ?? 0,
    unsubscribed: went.get(i + 1) ?? 0,
    active: 0,
  }));
  for (const day of told.toReversed()) {
    day.active = Math.max(0, active);
    active += day.unsubscribed - day.confirmed;
  }
  return { days: told };
}

/** What stands in the log is read by all who run the site. */
function withoutAddress(reason: string): string {
  if (/\S@\S/.test(reason))
    throw badRequest([{ field: 'reason', message: 'must not contain an email address' }]);
  return reason;
}

/** Which subscription of the site an address has, for the log, which has no addresses. */
async function subscriptionOf(tx: Db, ctx: Ctx, address: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(byEmail(ctx, address));
  return row?.id ?? null;
}

/** Staff says that nothing but codes goes to an address. A complaint that is known stays one. Error: bad_request. */
export async function suppressManually(
  ctx: Ctx,
  by: Viewer,
  { email, reason }: { email: string; reason: string },
): Promise<{ suppressed: Suppression }> {
  const [address, words] = [normalizeEmail(email), withoutAddress(reason)];
  return ctx.db.transaction(async (tx) => {
    const before =
      (await filterSuppressions(tx, ctx.secrets, ctx.site.id, [address])).get(address) ?? null;
    await suppressAddress(tx, ctx.secrets, ctx.site.id, address, 'manual');
    const after =
      (await filterSuppressions(tx, ctx.secrets, ctx.site.id, [address])).get(address) ?? 'manual';
    if (after !== before)
      await writeAuditLog(tx, ctx, by, [
        {
          action: 'suppress-address',
          reason: words,
          before: { suppressed: before },
          after: { suppressed: after, subscription: await subscriptionOf(tx, ctx, address) },
        },
      ]);
    return { suppressed: after };
  });
}

/** Mail goes to an address again. Error: bad_request. */
export async function unsuppressManually(
  ctx: Ctx,
  by: Viewer,
  { email, reason }: { email: string; reason: string },
): Promise<Reply<'POST /api/admin/subscribers/unsuppress'>> {
  const [address, words] = [normalizeEmail(email), withoutAddress(reason)];
  return ctx.db.transaction(async (tx) => {
    const before = await liftSuppression(tx, ctx.secrets, ctx.site.id, address);
    if (before !== null)
      await writeAuditLog(tx, ctx, by, [
        {
          action: 'unsuppress-address',
          reason: words,
          before: { suppressed: before },
          after: { suppressed: null, subscription: await subscriptionOf(tx, ctx, address) },
        },
      ]);
    return { suppressed: null, before };
  });
}

/** Ends somebody's subscription. Error: not_found. */
export async function unsubscribeManually(ctx: Ctx, by: Viewer, id: string): Promise<Subscriber> {
  await ctx.db.transaction(async (tx) => {
    if ((await endSubscription(tx, ctx.site.id, eq(subscriptions.id, id))) > 0)
      await writeAuditLog(tx, ctx, by, [
        { action: 'end-subscription', after: { subscription: id } },
      ]);
  });
  const rows = await ctx.db.select(columns).from(subscriptions).where(byId(ctx, id));
  const [subscriber] = await told(ctx, rows);
  if (!subscriber) throw notFound('The subscriber');
  return subscriber;
}

const listed = 50;

/** Addresses that nothing but codes goes to, as hashes. Error: bad_request. */
export async function listSuppressed(
  { db, site, clock }: Ctx,
  { reason, cursor }: HandlerInput<'GET /api/admin/subscribers/suppressed'>['query'],
): Promise<Reply<'GET /api/admin/subscribers/suppressed'>> {
  const last =
    cursor === undefined ? null : decodeCursor('suppressed', cursor, ['number', 'string']);
  const { siteId, emailHash: addressHash, createdAt, reason: why } = suppressions;
  const ofSite = eq(siteId, site.id);
  const rows = await db
    .select({ hash: addressHash, reason: why, createdAt })
    .from(suppressions)
    .where(
      and(
        ofSite,
        reason ? eq(why, reason) : undefined,
        last
          ? sql`(${createdAt}, ${addressHash}) < (${cursorTime(last[0]).toISOString()}::timestamptz, ${last[1]})`
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(addressHash))
    .limit(listed + 1);
  const page = pageFromRows(rows, listed, (one) =>
    encodeCursor('suppressed', [one.createdAt.getTime(), one.hash]),
  );
  const none = { bounce: 0, complaint: 0, manual: 0 };
  let [counts, byDay] = [
    null as typeof none | null,
    null as (typeof none & { day: string })[] | null,
  ];
  if (!last) {
    const days = lastDays(site.timeZone, clock.now(), month);
    const sums = await db
      .select({ reason: why, count: sql<number>`count(*)::int` })
      .from(suppressions)
      .where(ofSite)
      .groupBy(why);
    counts = { ...none, ...Object.fromEntries(sums.map((sum) => [sum.reason, sum.count])) };
    const found = await db
      .select({
        day: getDayIndex(days, createdAt).as('day'),
        reason: why,
        count: sql<number>`count(*)::int`,
      })
      .from(suppressions)
      .where(
        and(
          ofSite,
          sql`${createdAt} >= ${(days.starts[0] ?? days.end).toISOString()}::timestamptz`,
        ),
      )
      .groupBy(sql`day`, why);
    byDay = days.names.map((day, i) => ({
      day,
      ...none,
      ...Object.fromEntries(
        found.filter((one) => one.day === i + 1).map((one) => [one.reason, one.count]),
      ),
    }));
  }
  return {
    counts,
    days: byDay,
    suppressed: page.rows.map((row) => ({
      hash: row.hash.slice(0, 12),
      reason: row.reason,
      createdAt: row.createdAt.toISOString(),
    })),
    nextCursor: page.nextCursor,
    hasNextPage: page.hasNextPage,
  };
}
