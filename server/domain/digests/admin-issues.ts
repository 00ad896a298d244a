import { and, asc, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { AdminIssue, AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { digestVariants, issuePosts, issues, outbox, posts } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import type { Issue } from './issues.ts';
import { findFirstDueAt, readBudget, readUpcomingIssues } from './upcoming-issues.ts';
import { getPeriodDays, findPeriod } from '../core/periods.ts';
import { countRecipients, readSendTimes } from './schedule-deliveries.ts';
import { maskEmail } from '../core/email-address.ts';

const defaultPageSize = 10;
const maxAudiences = 50;
const deliveriesPageSize = 50;
const maxReasons = 30;

const noDeliveries = { planned: 0, sending: 0, sent: 0, failed: 0, uncertain: 0 };
type Counts = typeof noDeliveries;
/** SQL for the displayed state of a delivery. */
const displayedState = sql<keyof Counts>`case
  when ${outbox.state} = 'queued' then 'planned'
  when ${outbox.state} = 'failed' and ${outbox.smtpResponse} like 'uncertain%' then 'uncertain'
  else ${outbox.state} end`;
/** A mail server's reply may contain an email address, so only its codes are shown. */
const failureCode = sql<string>`coalesce(
  substring(${outbox.smtpResponse} from ${sql.raw(
    String.raw`'^(?:uncertain: )?(?:[0-9]{3}(?:[ -][245][.][0-9]{1,3}[.][0-9]{1,3})?|E[A-Z]+` +
      String.raw`|expired|suppressed|unsubscribed|paused|erased|no words|lost)'`,
  )}),
  case when ${outbox.smtpResponse} is null then '' else 'other' end
)`;

/** Finds an issue of the site. Error: not_found. */
export async function findAdminIssue(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  id: string,
): Promise<Issue> {
  const [issue] = id.includes('\0')
    ? []
    : await db
        .select()
        .from(issues)
        .where(and(eq(issues.siteId, site.id), eq(issues.id, id)));
  if (!issue) throw notFound('The issue');
  return issue;
}

/** Counts the deliveries of issues by state. */
async function countDeliveriesByIssue(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, Counts>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: outbox.issueId,
            state: displayedState.as('displayed_state'),
            count: sql<number>`count(*)::int`,
          })
          .from(outbox)
          .where(and(eq(outbox.siteId, siteId), inArray(outbox.issueId, [...ids])))
          .groupBy(outbox.issueId, sql`displayed_state`);
  const counts = new Map<string, Counts>();
  for (const { id, state, count } of rows)
    counts.set(id ?? '', { ...noDeliveries, ...counts.get(id ?? ''), [state]: count });
  return counts;
}

function toAdminIssue(issue: Issue, deliveries: Counts = noDeliveries): AdminIssue {
  const {
    id,
    frequency,
    period,
    startsAt,
    endsAt,
    state,
    heldAt,
    subject,
    intro,
    createdAt,
    completedAt,
    modelCalls: calls,
    tokensIn,
    tokensOut,
    bounced,
    complained,
    unsubscribed,
  } = issue;
  return {
    id,
    frequency,
    period,
    ...getPeriodDays(period),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state,
    heldAt: heldAt?.toISOString() ?? null,
    subject,
    intro,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    deliveries,
    cost: { calls, tokensIn, tokensOut },
    bounced,
    complained,
    unsubscribed,
  };
}

/** Puts the weekly issue first when both end together. */
const compareLatestFirst = (a: Issue, b: Issue) =>
  b.endsAt.getTime() - a.endsAt.getTime() || (a.frequency < b.frequency ? 1 : -1);

/** Lists issues, the latest period first. Error: bad_request. */
export async function listAdminIssues(
  { db, site }: Ctx,
  { frequency, limit = defaultPageSize, cursor }: HandlerInput<'GET /api/admin/issues'>['query'],
): Promise<Reply<'GET /api/admin/issues'>> {
  const last = cursor === undefined ? null : decodeCursor('issues', cursor, ['number', 'string']);
  const at = last && cursorTime(last[0]);
  const lists = await Promise.all(
    (frequency === undefined ? (['weekly', 'daily'] as const) : [frequency]).map((item) =>
      db
        .select()
        .from(issues)
        // Includes later issues with the same end.
        .where(
          and(
            eq(issues.siteId, site.id),
            eq(issues.frequency, item),
            last && at
              ? lt(issues.endsAt, new Date(at.getTime() + (item < last[1] ? 1 : 0)))
              : undefined,
          ),
        )
        .orderBy(desc(issues.endsAt))
        .limit(limit + 1),
    ),
  );
  const { rows, nextCursor, hasNextPage } = pageFromRows(
    lists.flat().toSorted(compareLatestFirst),
    limit,
    (last) => encodeCursor('issues', [last.endsAt.getTime(), last.frequency]),
  );
  const counts = await countDeliveriesByIssue(
    db,
    site.id,
    rows.map(({ id }) => id),
  );
  return {
    issues: rows.map((issue) => toAdminIssue(issue, counts.get(issue.id))),
    nextCursor,
    hasNextPage,
  };
}

/** Returns why an issue cannot be edited, or null. */
export async function findEditDenial(db: Db, { siteId, id, state }: Issue): Promise<string | null> {
  if (state === 'skipped') return 'There were too few posts for an issue.';
  if (state === 'sent') return 'This issue is closed.';
  const sentRows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.siteId, siteId),
        eq(outbox.issueId, id),
        sql`(${outbox.state} in ('sending', 'sent') or ${outbox.sentAt} is not null)`,
      ),
    )
    .limit(1);
  return sentRows.length > 0 ? 'Emails of this issue have already been sent.' : null;
}

/** Reads an issue with its posts, variants and delivery counts. Error: not_found. */
export async function readAdminIssue(ctx: Ctx, id: string): Promise<AdminIssueDetail> {
  const { db, site, clock } = ctx;
  const issue = await findAdminIssue(ctx, id);
  const inIssue = and(eq(outbox.siteId, site.id), eq(outbox.issueId, id));
  const [counts, reviewedPosts, reasons, audiences, audienceCount, readers, [next], budget] = [
    (await countDeliveriesByIssue(db, site.id, [id])).get(id),
    await readPosts(db, issue),
    await db
      .select({
        state: displayedState.as('displayed_state'),
        reason: failureCode.as('failure_code'),
        count: sql<number>`count(*)::int`,
      })
      .from(outbox)
      .where(and(inIssue, sql`${outbox.smtpResponse} is not null and ${outbox.state} <> 'sent'`))
      .groupBy(sql`displayed_state`, sql`failure_code`)
      .orderBy(sql`count(*) desc`)
      .limit(maxReasons),
    await readAudiences(db, issue),
    await db.$count(
      digestVariants,
      and(eq(digestVariants.siteId, site.id), eq(digestVariants.issueId, id)),
    ),
    await countRecipients(db, site.id, issue.frequency, clock.now()),
    await readUpcomingIssues(ctx, [issue.frequency]),
    await readBudget(ctx),
  ] as const;
  if (!next) throw new Error('there is always a next run');
  return {
    ...toAdminIssue(issue, counts),
    readers,
    dueAt: (await readIssueDueAt(ctx, issue))?.toISOString() ?? null,
    editable: await findEditDenial(db, issue),
    posts: reviewedPosts,
    audiences,
    audienceCount,
    reasons,
    next,
    budget,
  };
}

/** Returns when the first readers of an issue are due. */
export async function readIssueDueAt({ db, site }: Ctx, issue: Issue): Promise<Date | null> {
  const period = findPeriod(site.timeZone, issue.period);
  return (
    period &&
    findFirstDueAt(await readSendTimes(db, site.id, [issue.frequency]), site.timeZone, period)
  );
}

async function readPosts(db: Db, { siteId, id }: Issue): Promise<AdminIssueDetail['posts']> {
  return db
    .select({
      id: posts.id,
      slug: posts.slug,
      title: posts.title,
      domain: posts.domain,
      score: posts.score,
      commentCount: posts.commentCount,
      listed: posts.isVisible,
      outcome: issuePosts.outcome,
      position: issuePosts.position,
      rank: issuePosts.rank,
      reason: issuePosts.selectionReason,
      note: issuePosts.note,
      edited: issuePosts.isPinned,
    })
    .from(issuePosts)
    .innerJoin(posts, and(eq(posts.siteId, issuePosts.siteId), eq(posts.id, issuePosts.postId)))
    .where(and(eq(issuePosts.siteId, siteId), eq(issuePosts.issueId, id)))
    .orderBy(sql`${issuePosts.position} nulls last`, asc(issuePosts.rank), asc(issuePosts.postId));
}

async function readAudiences(
  db: Db,
  { siteId, id }: Issue,
): Promise<AdminIssueDetail['audiences']> {
  const mails = db
    .select({ audienceId: outbox.variantId, count: sql<number>`count(*)::int`.as('count') })
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), eq(outbox.issueId, id)))
    .groupBy(outbox.variantId)
    .as('mails');
  const rows = await db
    .select({
      id: digestVariants.id,
      language: digestVariants.language,
      promptKey: digestVariants.promptKey,
      state: digestVariants.state,
      kind: digestVariants.summaryKind,
      readers: sql<number>`coalesce(${mails.count}, 0)`,
      dueAt: digestVariants.dueAt,
      renderedAt: digestVariants.renderedAt,
    })
    .from(digestVariants)
    .leftJoin(mails, eq(mails.audienceId, digestVariants.id))
    .where(and(eq(digestVariants.siteId, siteId), eq(digestVariants.issueId, id)))
    .orderBy(
      sql`coalesce(${mails.count}, 0) desc`,
      asc(digestVariants.dueAt),
      asc(digestVariants.id),
    )
    .limit(maxAudiences);
  return rows.map(({ promptKey, dueAt, renderedAt, ...row }) => ({
    ...row,
    hasPrompt: promptKey !== '',
    dueAt: dueAt.toISOString(),
    renderedAt: renderedAt?.toISOString() ?? null,
  }));
}

/** Lists the deliveries of an issue. Errors: not_found, bad_request. */
export async function listDeliveries(
  ctx: Ctx,
  id: string,
  { state, cursor }: HandlerInput<'GET /api/admin/issues/{id}/deliveries'>['query'],
): Promise<Reply<'GET /api/admin/issues/{id}/deliveries'>> {
  const { db, site } = ctx;
  await findAdminIssue(ctx, id);
  const last = cursor === undefined ? null : decodeCursor('deliveries', cursor, ['string']);
  const stateFilter: SQL | undefined =
    state === undefined ? undefined : sql`${displayedState} = ${state}`;
  const rows = await db
    .select({
      subscriptionId: outbox.subscriptionId,
      recipient: outbox.recipient,
      state: displayedState,
      reason: failureCode,
      attempts: outbox.attempts,
      language: digestVariants.language,
      promptKey: digestVariants.promptKey,
      dueAt: outbox.sendAfter,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .leftJoin(
      digestVariants,
      and(eq(digestVariants.siteId, outbox.siteId), eq(digestVariants.id, outbox.variantId)),
    )
    .where(
      and(
        eq(outbox.siteId, site.id),
        eq(outbox.issueId, id),
        last ? sql`${outbox.subscriptionId} > ${last[0]}` : undefined,
        stateFilter,
      ),
    )
    .orderBy(asc(outbox.subscriptionId))
    .limit(deliveriesPageSize + 1);
  const page = pageFromRows(rows, deliveriesPageSize, (last) =>
    encodeCursor('deliveries', [last.subscriptionId ?? '']),
  );
  return {
    deliveries: page.rows.map(
      ({
        state: deliveryState,
        reason: code,
        attempts,
        recipient,
        language,
        promptKey,
        dueAt,
        sentAt,
      }) => ({
        state: deliveryState,
        reason: deliveryState === 'sent' ? '' : code,
        attempts,
        to: recipient === '' ? '' : maskEmail(recipient),
        language: language ?? 'en',
        hasPrompt: (promptKey ?? '') !== '',
        dueAt: dueAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      }),
    ),
    nextCursor: page.nextCursor,
    hasNextPage: page.hasNextPage,
  };
}
