import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Site } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../../db/cursor.ts';
import {
  digestVariants,
  issuePosts,
  issues,
  outbox,
  posts,
  subscriptions,
} from '../../../db/schema.ts';
import { compareLatestFirst, findAdminIssue, isDigest, type Issue } from '../issues/issues.ts';
import {
  countDeliveries,
  countDeliveriesByIssue,
  displayedState,
  failureCode,
  noDeliveries,
  type Counts,
} from '../delivery/deliveries.ts';
import { adminPostColumns, readDocument, readDraft, readSaved } from '../issues/issue-document.ts';
import { readReferences } from '../issues/show-document.ts';
import { readBudget, readDue, readUpcomingIssue } from './upcoming-issues.ts';
import { getIssueDays, findPeriod } from '../../subscriptions/periods.ts';
import { countSectionReaders } from '../issues/issue-sections.ts';
import { matchRecipients } from '../issues/issue-recipients.ts';
import { reasonWithTitle } from '../selection/stories.ts';
import { hasPrompt } from '../issues/subscriber-variants.ts';
import { AppError } from '../../../infra/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

const defaultPageSize = 10;
const maxVariants = 50;
const maxReasons = 30;

function toAdminIssue({ timeZone }: Pick<Site, 'timeZone'>, issue: Issue, deliveries: Counts) {
  const { modelCalls: calls, tokensIn, tokensOut } = issue;
  return {
    ...issue,
    ...getIssueDays(timeZone, issue),
    startsAt: issue.startsAt.toISOString(),
    endsAt: issue.endsAt.toISOString(),
    heldAt: issue.heldAt?.toISOString() ?? null,
    scheduledAt: issue.scheduledAt?.toISOString() ?? null,
    createdAt: issue.createdAt.toISOString(),
    completedAt: issue.completedAt?.toISOString() ?? null,
    deliveries,
    cost: { calls, tokensIn, tokensOut },
  };
}

/** Lists issues, the latest period first. Error: bad_request. */
async function listAdminIssues(
  { db, site }: Ctx,
  { frequency, limit = defaultPageSize, cursor }: HandlerInput<'GET /api/admin/issues'>['query'],
): Promise<Reply<'GET /api/admin/issues'>> {
  const last = cursor === undefined ? null : decodeCursor('issues', cursor, ['number', 'string']);
  const isAfter = (item: Issue['frequency']) =>
    last ? (item < last[1] ? lte : lt)(issues.endsAt, cursorTime(last[0])) : undefined;
  const lists = await Promise.all(
    (frequency === undefined ? (['weekly', 'letter', 'daily'] as const) : [frequency]).map((item) =>
      db
        .select()
        .from(issues)
        .where(and(own(issues, site.id, { frequency: item }), isAfter(item)))
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
    issues: rows.map((issue) => toAdminIssue(site, issue, counts.get(issue.id) ?? noDeliveries)),
    nextCursor,
    hasNextPage,
  };
}

/** Error: conflict. */
export function assertHasPosts({ state }: Issue): void {
  if (state === 'skipped') throw new AppError('conflict', 'There were too few posts for an issue.');
}

/** Returns why an issue cannot be edited, or null. */
export async function findEditDenial(db: Db, issue: Issue): Promise<string | null> {
  const { siteId, id, state } = issue;
  if (state === 'skipped') return english('There were too few posts for an issue.');
  if (state === 'sent') return english('This issue is closed.');
  const sentRows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        own(outbox, siteId, { issueId: id }),
        sql`(${outbox.state} in ('sending', 'sent') or ${outbox.sentAt} is not null)`,
      ),
    )
    .limit(1);
  if (sentRows.length > 0) return english('Emails of this issue have already been sent.');
  return isDigest(issue) || issue.heldAt !== null ? null : english('This letter is being sent.');
}

/** Reads an issue with its posts, variants and delivery counts. Error: not_found. */
export async function readAdminIssue(ctx: Ctx, id: string): Promise<AdminIssueDetail> {
  const { db, site, clock } = ctx;
  const issue = await findAdminIssue(ctx, id);
  const inIssue = own(outbox, site.id, { issueId: id });
  const recipients = await matchRecipients(db, site, issue, clock.now());
  const reviewedPosts = await readReviewedPosts(db, issue);
  const readers = await db.$count(subscriptions, recipients);
  const period = findPeriod(site, issue.period);
  const due = period && (await readDue(ctx, period));
  const dueAt = isDigest(issue) ? due?.firstAt : issue.scheduledAt;
  const unserved = await db.$count(
    subscriptions,
    and(
      recipients,
      sql`not exists (
        select 1 from ${outbox}
        where ${inIssue} and ${lte(outbox.sendAfter, clock.now())}
          and ${outbox.subscriptionId} = ${subscriptions.id}
      )`,
    ),
  );
  return {
    ...toAdminIssue(site, issue, await countDeliveries(db, issue)),
    readers,
    isSentToAll: readers > 0 && unserved === 0,
    dueAt: dueAt?.toISOString() ?? null,
    hoursPassed: issue.heldAt !== null && (due?.hasPassed ?? false),
    arranged: issue.isArranged && !reviewedPosts.some(({ edited }) => edited),
    editable: await findEditDenial(db, issue),
    document: readDocument(issue),
    references: await readReferences(db, issue),
    sections: await countSectionReaders(db, issue, recipients),
    draft: await readDraft(db, issue, reviewedPosts),
    saved: await readSaved(db, issue),
    posts: reviewedPosts,
    audiences: await readVariants(db, issue),
    audienceCount: await db.$count(digestVariants, own(digestVariants, site.id, { issueId: id })),
    reasons: await db
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
    next: isDigest(issue) ? await readUpcomingIssue(ctx, issue.frequency) : null,
    budget: await readBudget(ctx),
  };
}

/** Reads the posts considered for an issue, those in it first, with the reasons. */
export const readReviewedPosts = (
  db: Db,
  { siteId, id }: Issue,
): Promise<AdminIssueDetail['posts']> =>
  db
    .select({
      ...adminPostColumns,
      outcome: issuePosts.outcome,
      position: issuePosts.position,
      rank: issuePosts.rank,
      reason: reasonWithTitle,
      note: issuePosts.note,
      edited: issuePosts.isPinned,
    })
    .from(issuePosts)
    .innerJoin(posts, own(posts, issuePosts.siteId, { id: issuePosts.postId }))
    .where(own(issuePosts, siteId, { issueId: id }))
    .orderBy(sql`${issuePosts.position} nulls last`, asc(issuePosts.rank), asc(issuePosts.postId));

async function readVariants(db: Db, { siteId, id }: Issue): Promise<AdminIssueDetail['audiences']> {
  const mails = db
    .select({ variantId: outbox.variantId, count: sql<number>`count(*)::int`.as('count') })
    .from(outbox)
    .where(own(outbox, siteId, { issueId: id }))
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
    .leftJoin(mails, eq(mails.variantId, digestVariants.id))
    .where(own(digestVariants, siteId, { issueId: id }))
    .orderBy(
      sql`coalesce(${mails.count}, 0) desc`,
      asc(digestVariants.dueAt),
      asc(digestVariants.id),
    )
    .limit(maxVariants);
  return rows.map(({ promptKey, dueAt, renderedAt, ...row }) => ({
    ...row,
    hasPrompt: hasPrompt(promptKey),
    dueAt: dueAt.toISOString(),
    renderedAt: renderedAt?.toISOString() ?? null,
  }));
}

export const handlers = {
  'GET /api/admin/issues': (ctx, { query }) => listAdminIssues(ctx, query),
  'GET /api/admin/issues/{id}': (ctx, { path }) => readAdminIssue(ctx, path.id),
} satisfies Partial<Handlers>;
