import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reply } from '#shared/contract/index.ts';
import { dayMs, minuteMs } from '#shared/durations.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { comments, inboundFeeds, outbox, posts, subscriptions, users } from '../../db/schema.ts';
import { isFailedMail } from '../digests/delivery/delivery-stats.ts';
import { showsMail } from '../../infra/config/config.ts';
import { hasPostalAddress, needsPostalAddress } from '../digests/delivery/postal-address.ts';
import { readNewsletterStatus } from '../digests/editing/status.ts';
import { readSetupSteps } from './setup-steps.ts';
import type { Handlers } from '../core/handler.ts';
import { readQueueSizes } from '../moderation/queue-sizes.ts';

type Overview = Reply<'GET /api/admin/overview'>;

const weekMs = 7 * dayMs;
/** After this time an email that is due counts as late. */
const lateMs = 15 * minuteMs;

/** Reads the home page of the administration, without the moderation queue. */
export const readOverview = async (ctx: Ctx, by: Viewer): Promise<Omit<Overview, 'queue'>> => ({
  figures: await readFigures(ctx),
  days: await readDays(ctx),
  admin: by.role === 'admin' ? await readAdminPart(ctx) : null,
});

async function readFigures(ctx: Ctx): Promise<Overview['figures']> {
  return {
    posts: await countNew(ctx, posts, sql`is_visible`),
    comments: await countNew(ctx, comments, sql`is_visible`),
    members: await countNew(ctx, users, sql`deleted_at is null`),
    subscribers: await countNew(ctx, subscriptions, sql`confirmed_at is not null`),
  };
}

/** Counts the visible posts of each of the last 30 days (UTC), oldest first. */
async function readDays({ db, site, clock }: Ctx): Promise<Overview['days']> {
  const today = Math.floor(clock.now().getTime() / dayMs) * dayMs;
  const first = today - 29 * dayMs;
  const day = sql<string>`to_char(${posts.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, posts: sql<number>`count(*)::int` })
    .from(posts)
    .where(
      and(
        eq(posts.siteId, site.id),
        sql`${posts.createdAt} >= ${new Date(first).toISOString()}::timestamptz`,
        sql`is_visible`,
      ),
    )
    .groupBy(sql`1`);
  const byDay = new Map(rows.map((row) => [row.day, row.posts]));
  return Array.from({ length: 30 }, (_, i) => {
    const name = new Date(first + i * dayMs).toISOString().slice(0, 10);
    return { day: name, posts: byDay.get(name) ?? 0 };
  });
}

/** Counts the rows of the last seven days and of the seven days before. */
async function countNew(
  { db, site, clock }: Ctx,
  table: PgTable & { siteId: PgColumn; createdAt: PgColumn },
  which: SQL,
): Promise<Overview['figures']['posts']> {
  const now = clock.now().getTime();
  const ago = (milliseconds: number) =>
    sql`${new Date(now - milliseconds).toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      week: sql<number>`(count(*) filter (where ${table.createdAt} > ${ago(weekMs)}))::int`,
      both: sql<number>`count(*)::int`,
    })
    .from(table)
    .where(and(eq(table.siteId, site.id), sql`${table.createdAt} > ${ago(2 * weekMs)}`, which));
  const { week = 0, both = 0 } = row ?? {};
  return { week, before: both - week };
}

async function readAdminPart(ctx: Ctx): Promise<NonNullable<Overview['admin']>> {
  const { db, site } = ctx;
  const newsletter = await readNewsletterStatus(ctx);
  const [next] = newsletter.next
    .flatMap(({ frequency, issueId, firstDueAt, readers }) =>
      firstDueAt === null ? [] : [{ frequency, issueId, firstDueAt, readers }],
    )
    .toSorted((a, b) => a.firstDueAt.localeCompare(b.firstDueAt));
  const feedIsOfSite = eq(inboundFeeds.siteId, site.id);
  return {
    mail: {
      configured: newsletter.mails,
      ...(await countStuckMails(ctx)),
      postalAddress: hasPostalAddress(site)
        ? 'present'
        : (await needsPostalAddress(ctx, site))
          ? 'required'
          : 'missing',
    },
    feeds: {
      all: await db.$count(inboundFeeds, feedIsOfSite),
      failing: await db.$count(inboundFeeds, and(feedIsOfSite, gt(inboundFeeds.failures, 0))),
    },
    digestsPaused: newsletter.pausedAt !== null || newsletter.automaticPause !== null,
    issuesOnHold: newsletter.waiting.length,
    nextIssue: next ?? null,
    setup: await readSetupSteps(ctx),
  };
}

/** An email to somebody who left in the meantime did not fail. */
async function countStuckMails({
  db,
  site,
  clock,
}: Ctx): Promise<{ failed: number; late: number }> {
  const now = clock.now().getTime();
  const isOfSite = eq(outbox.siteId, site.id);
  return {
    failed: await db.$count(
      outbox,
      and(isOfSite, isFailedMail, gt(outbox.createdAt, new Date(now - weekMs))),
    ),
    late: await db.$count(
      outbox,
      and(
        isOfSite,
        sql`state = 'queued'`,
        sql`send_after < ${new Date(now - lateMs).toISOString()}::timestamptz`,
      ),
    ),
  };
}

export const handlers = {
  'GET /api/admin/overview': async (ctx) => ({
    queue: await readQueueSizes(ctx, ctx.viewer),
    ...(await readOverview(ctx, ctx.viewer)),
  }),
  'GET /api/admin/me'(ctx) {
    const { username, role, platform, hasRecentLogin } = ctx.viewer;
    return {
      username,
      role: role === 'admin' ? 'admin' : 'moderator',
      platform,
      hasRecentLogin,
      isTrial: showsMail(ctx.config),
      site: { id: ctx.site.id, name: ctx.site.theme.siteName },
    };
  },
} satisfies Partial<Handlers>;
