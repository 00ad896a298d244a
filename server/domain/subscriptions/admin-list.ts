import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Subscriber, SubscriberList } from '#shared/contract/admin-subscribers.ts';
import type { HandlerInput } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { subscriptions, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { endSubscription } from './erase.ts';
import { getLanguage, byEmail, byId } from './subscription-row.ts';
import { filterSuppressions } from '../mail/suppressions.ts';
import { maskEmail, normalizeEmail } from '../core/email-address.ts';
import { logEvent } from '../core/security-log.ts';
import type { Handlers } from '../core/handler.ts';

type Query = HandlerInput<'GET /api/admin/subscribers'>['query'];

/** How many of the latest rows a page may scan for a filter or part of an address. */
const maxScanned = 20_000;
const recentDays = 30;

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
 * Lists subscribers, latest first. Without a recent login, addresses are masked. Finds a full
 * address by its index. For filters and parts of addresses it scans the latest 20,000 rows in the
 * order of `subscriptions_new`. So a page may be shorter than `limit`, and the cursor continues
 * after the scanned rows. Error: bad_request.
 */
async function listSubscribers(
  ctx: Ctx,
  { state, frequency, language, q = '', limit = limits.pageSize, cursor }: Query,
): Promise<SubscriberList> {
  const { db, site } = ctx;
  const last =
    cursor === undefined ? null : decodeCursor('subscribers', cursor, ['number', 'string']);
  const after = last && { createdAt: cursorTime(last[0]), id: last[1] };
  const search = normalizeEmail(q);
  const counts = after ? null : await countSubscribers(ctx);
  const filters = (table: Pick<typeof subscriptions, 'state' | 'frequency' | 'language'>) => [
    ...(state ? [eq(table.state, state)] : []),
    ...(frequency ? [eq(table.frequency, frequency)] : []),
    ...(language ? [eq(table.language, language)] : []),
  ];
  if (!after && search.includes('@')) {
    const found = await db
      .select(columns)
      .from(subscriptions)
      .where(and(byEmail(ctx, search), ...filters(subscriptions)));
    if (found.length > 0)
      return {
        counts,
        subscribers: await toSubscribers(ctx, found),
        nextCursor: null,
        hasNextPage: false,
      };
  }
  const from = and(
    eq(subscriptions.siteId, site.id),
    after
      ? sql`(${subscriptions.createdAt}, ${subscriptions.id})
          < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
      : undefined,
  );
  const order = [desc(subscriptions.createdAt), desc(subscriptions.id)];
  const toCursor = ({ createdAt, id }: Pick<Row, 'createdAt' | 'id'>) =>
    encodeCursor('subscribers', [createdAt.getTime(), id]);
  const filtered =
    search !== '' || state !== undefined || frequency !== undefined || language !== undefined;
  if (!filtered) {
    const page = pageFromRows(
      await db
        .select(columns)
        .from(subscriptions)
        .where(from)
        .orderBy(...order)
        .limit(limit + 1),
      limit,
      toCursor,
    );
    return {
      counts,
      subscribers: await toSubscribers(ctx, page.rows),
      nextCursor: page.nextCursor,
      hasNextPage: page.hasNextPage,
    };
  }
  const scanned = db
    .select(columns)
    .from(subscriptions)
    .where(from)
    .orderBy(...order)
    .limit(maxScanned)
    .as('scanned');
  const rows = await db
    .select()
    .from(scanned)
    .where(
      and(
        ...filters(scanned as unknown as typeof subscriptions),
        search === '' ? undefined : sql`position(${search}::text in ${scanned.email}) > 0`,
      ),
    )
    .orderBy(desc(scanned.createdAt), desc(scanned.id))
    .limit(limit + 1);
  const page = pageFromRows(rows, limit, toCursor);
  const subscribers = await toSubscribers(ctx, page.rows);
  if (page.hasNextPage)
    return { counts, subscribers, nextCursor: page.nextCursor, hasNextPage: true };
  // No more matches among the scanned rows; there may be some after them.
  const [end] = await db
    .select({ createdAt: subscriptions.createdAt, id: subscriptions.id })
    .from(subscriptions)
    .where(from)
    .orderBy(...order)
    .offset(maxScanned - 1)
    .limit(1);
  return {
    counts,
    subscribers,
    nextCursor: end ? toCursor(end) : null,
    hasNextPage: end !== undefined,
  };
}

/** Logs that the caller saw addresses. Without a recent login they are masked. Decision 210. */
async function toSubscribers(ctx: Ctx, rows: Row[]): Promise<Subscriber[]> {
  const { db, secrets, site, viewer } = ctx;
  const isMasked = viewer?.hasRecentLogin !== true;
  if (!isMasked && rows.length > 0)
    logEvent(ctx, 'subscribers_read', { user: viewer.userId, count: rows.length });
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
      email: isMasked ? maskEmail(row.email) : row.email,
      isMasked,
      language: getLanguage(row),
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
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
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
        sql`state = 'unsubscribed'
          and unsubscribed_at > ${at(now.getTime() - recentDays * dayMs)}`,
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

/** Ends a subscription. Error: not_found. */
async function unsubscribeManually(ctx: Ctx, by: Viewer, id: string): Promise<Subscriber> {
  await ctx.db.transaction(async (tx) => {
    if ((await endSubscription(tx, ctx.site.id, eq(subscriptions.id, id))) > 0)
      await writeAuditLog(tx, ctx, by, [
        { action: 'end-subscription', after: { subscription: id } },
      ]);
  });
  const rows = await ctx.db.select(columns).from(subscriptions).where(byId(ctx, id));
  const [subscriber] = await toSubscribers(ctx, rows);
  if (!subscriber) throw notFound('The subscriber was not found.');
  return subscriber;
}

export const handlers = {
  'GET /api/admin/subscribers': (ctx, { query }) => listSubscribers(ctx, query),
  'POST /api/admin/subscribers/{id}/unsubscribe': (ctx, { path }) =>
    unsubscribeManually(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
