import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { issueKind } from '#shared/contract/admin-newsletter-schemas.ts';
import type { IssueStatistics } from '#shared/contract/admin-statistics.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../../context.ts';
import { digestVariants, issueReads, issues, outbox, posts } from '../../../db/schema.ts';
import { getIssueDays } from '../../subscriptions/periods.ts';
import { toCsvLine } from '#shared/csv-line.ts';
import { isFailedMail } from '../delivery/delivery-stats.ts';
import { findAdminIssue, isDigest, type Issue } from '../issues/issues.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

const defaultLimit = 20;
/** Issues that an export reads at a time. */
const batchSize = 100;

/** Reads the last issues that sent mail, with their counts, latest first. */
export async function readIssueStatistics(
  ctx: Ctx,
  { limit = defaultLimit, frequency }: HandlerInput<'GET /api/admin/statistics/issues'>['query'],
): Promise<Reply<'GET /api/admin/statistics/issues'>> {
  return { issues: await readIssues(ctx, limit, null, frequency) };
}

/** `before`: only issues that ended before. */
async function readIssues(
  ctx: Ctx,
  limit: number,
  before: Date | null,
  kind?: Issue['frequency'],
): Promise<(IssueStatistics & { endsAt: Date })[]> {
  const { db, site } = ctx;
  const lists = await Promise.all(
    (kind ? [kind] : issueKind.options).map((frequency) =>
      db
        .select()
        .from(issues)
        .where(
          and(
            own(issues, site.id, { frequency }),
            inArray(issues.state, ['sending', 'sent']),
            before ? lt(issues.endsAt, before) : undefined,
          ),
        )
        .orderBy(desc(issues.endsAt))
        .limit(limit),
    ),
  );
  const rows = lists
    .flat()
    .toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime())
    .slice(0, limit);
  const open = rows.filter(({ sent }) => sent === null).map(({ id }) => id);
  const live = await countMails(ctx, open);
  const totals = await readTotals(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((issue) => {
    const mails = live.get(issue.id);
    const sent = issue.sent ?? mails?.sent ?? 0;
    const failed = issue.failed ?? mails?.failed ?? 0;
    const total = totals.get(issue.id) ?? { reads: 0, openings: 0, automated: 0 };
    return {
      ...issue,
      subject: isDigest(issue) ? null : issue.subject,
      ...getIssueDays(site.timeZone, issue),
      sent,
      failed,
      delivered: Math.max(0, sent - issue.bounced),
      ...total,
      openings: total.openings === 0 && !site.statistics.picture ? null : total.openings,
    };
  });
}

/** Counts the emails of issues that are not closed. */
async function countMails({ db, site }: Ctx, ids: string[]) {
  const rows = await db
    .select({
      id: outbox.issueId,
      sent: sql<number>`(count(*) filter (where ${outbox.state} = 'sent'))::int`,
      failed: sql<number>`(count(*) filter (where ${isFailedMail}))::int`,
    })
    .from(outbox)
    .where(and(eq(outbox.siteId, site.id), inArray(outbox.issueId, ids)))
    .groupBy(outbox.issueId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function readTotals({ db, site }: Ctx, ids: string[]) {
  const isOpening = sql`${issueReads.place} = 'opening'`;
  const sumOf = (which: SQL) =>
    sql<number>`coalesce(sum(${issueReads.reads}) filter (where ${which}), 0)::int`;
  const rows = await db
    .select({
      id: issueReads.issueId,
      reads: sumOf(sql`not ${isOpening}`),
      openings: sumOf(isOpening),
      automated: sql<number>`sum(${issueReads.automated})::int`,
    })
    .from(issueReads)
    .where(and(eq(issueReads.siteId, site.id), inArray(issueReads.issueId, ids)))
    .groupBy(issueReads.issueId);
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}

/** Reads the visits of an issue by place and by day. Error: not_found. */
export async function readIssueReads(
  ctx: Ctx,
  id: string,
): Promise<Reply<'GET /api/admin/statistics/issues/{id}'>> {
  const { db, site } = ctx;
  const issue = await findAdminIssue(ctx, id);
  const ofIssue = own(issueReads, site.id, { issueId: id });
  const rows = await db
    .select({
      place: issueReads.place,
      reads: sql<number>`sum(${issueReads.reads})::int`.as('total'),
      automated: sql<number>`sum(${issueReads.automated})::int`,
    })
    .from(issueReads)
    .where(ofIssue)
    .groupBy(issueReads.place)
    .orderBy(sql`total desc`, issueReads.place);
  const days = await db
    .select({ day: issueReads.day, reads: sql<number>`sum(${issueReads.reads})::int` })
    .from(issueReads)
    .where(and(ofIssue, sql`${issueReads.place} <> 'opening'`))
    .groupBy(issueReads.day)
    .orderBy(issueReads.day);
  const titles = await readTitles(ctx, issue);
  return {
    places: rows
      .filter(({ place }) => place !== 'trap')
      .map(({ place, ...counts }) => ({
        place,
        title: titles[Number(/-(\d+)$/.exec(place)?.[1]) - 1] ?? null,
        ...counts,
      })),
    days,
  };
}

/** Reads the titles of the variant that most readers have, in order. */
async function readTitles({ db, site }: Ctx, issue: Pick<Issue, 'id'>): Promise<string[]> {
  const [variant] = await db
    .select({ postIds: digestVariants.postIds })
    .from(digestVariants)
    .where(own(digestVariants, site.id, { issueId: issue.id, promptKey: '', state: 'ready' }))
    .orderBy(sql`${digestVariants.language} <> 'en'`, digestVariants.language)
    .limit(1);
  const ids = variant?.postIds ?? [];
  const found = await db
    .select({ id: posts.id, title: posts.title })
    .from(posts)
    .where(and(eq(posts.siteId, site.id), inArray(posts.id, ids), posts.isVisible));
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return ids.map((id) => titles.get(id) ?? '');
}

const toCell = (value: string | number | null) => String(value ?? '');

/** Returns all issues as CSV chunks, latest first. */
export async function* exportIssueStatistics(ctx: Ctx): AsyncGenerator<string> {
  const names = [
    ...(['id', 'frequency', 'subject', 'firstDay', 'lastDay', 'sent', 'failed'] as const),
    ...(['delivered', 'bounced', 'complained', 'unsubscribed', 'reads', 'openings'] as const),
    'automated' as const,
  ];
  yield `\uFEFF${toCsvLine(names)}`;
  let before: Date | null = null;
  for (;;) {
    const rows = await readIssues(ctx, batchSize, before);
    const lastEnd = rows.at(-1)?.endsAt.getTime() ?? 0;
    // Issues that end together stay together, so the next batch begins after all of them.
    const isLast = rows.length < batchSize;
    const complete = isLast ? rows : rows.filter(({ endsAt }) => endsAt.getTime() > lastEnd);
    yield complete.map((row) => toCsvLine(names.map((name) => toCell(row[name])))).join('');
    const end = complete.at(-1);
    if (isLast || !end) return;
    before = end.endsAt;
  }
}

/** Returns the reads of all issues as CSV chunks, one line per issue, place and day. */
export async function* exportIssueReads({ db, site }: Ctx): AsyncGenerator<string> {
  const names = ['issue', 'place', 'day', 'reads', 'automated'] as const;
  yield `\uFEFF${toCsvLine(names)}`;
  let last = { issue: '', place: '', day: '' };
  for (;;) {
    const { issue, place, day }: typeof last = last;
    const rows = await db
      .select({
        issue: issueReads.issueId,
        place: issueReads.place,
        day: issueReads.day,
        reads: issueReads.reads,
        automated: issueReads.automated,
      })
      .from(issueReads)
      .where(
        and(
          eq(issueReads.siteId, site.id),
          sql`(${issueReads.issueId}, ${issueReads.place}, ${issueReads.day})
            > (${issue}, ${place}, ${day})`,
        ),
      )
      .orderBy(issueReads.issueId, issueReads.place, issueReads.day)
      .limit(batchSize);
    yield rows.map((row) => toCsvLine(names.map((name) => toCell(row[name])))).join('');
    const end = rows.at(-1);
    if (rows.length < batchSize || !end) return;
    last = end;
  }
}

export const handlers = {
  'GET /api/admin/statistics/issues': (ctx, { query }) => readIssueStatistics(ctx, query),
  'GET /api/admin/statistics/issues/{id}': (ctx, { path }) => readIssueReads(ctx, path.id),
} satisfies Partial<Handlers>;
