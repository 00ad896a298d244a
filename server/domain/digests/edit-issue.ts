import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter.ts';
import type { HandlerInput } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { digestVariants, issuePosts, issues, outbox, posts } from '../../db/schema.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { readAdminIssue, editDenialReason } from './admin-issues.ts';
import { lockIssue } from './issue-lifecycle.ts';
import type { Issue } from './issues.ts';

type Given = HandlerInput<'PUT /api/admin/issues/{id}'>['body'];
type Wanted = { postId: string; position: number; note: string | undefined };

const wrong = (message: string) => badRequest([{ field: 'posts', message }]);

/**
 * Edits an issue of which no mail has gone: which posts are in it, in which order, notes in place of summaries, a subject and words above all. Everything that was written of it is written anew. Errors:
 * not_found; conflict, once mails of it have been sent; bad_request, naming `posts`.
 */
export async function editIssue(
  ctx: Ctx,
  by: Viewer,
  id: string,
  { subject, intro, posts: given }: Given,
): Promise<AdminIssueDetail> {
  const { site, clock } = ctx;
  await writeSiteContent(ctx, async (tx) => {
    const issue = await lockIssue(tx, ctx, id);
    if (issue.heldAt === null) await keepPlannedMails(tx, issue);
    const why = await editDenialReason(tx, issue);
    if (why !== null) throw new AppError('conflict', why);
    const wanted = readWanted(given);
    const before = await tx.select().from(issuePosts).where(ofIssue(issue));
    await refuseUnfit(tx, issue, wanted, new Set(before.map(({ postId }) => postId)));
    const chosen = before
      .filter(({ outcome }) => outcome === 'selected')
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const out = chosen.filter(({ postId }) => wanted.every((one) => one.postId !== postId));
    if (out.length > 0) {
      await tx
        .update(issuePosts)
        .set({
          outcome: 'excluded',
          position: null,
          note: '',
          isPinned: true,
          selectionReason: 'removed by an editor',
        })
        .where(
          and(
            ofIssue(issue),
            inArray(
              issuePosts.postId,
              out.map(({ postId }) => postId),
            ),
          ),
        );
    }
    const last = Math.max(0, ...before.map(({ rank }) => rank));
    for (const [i, { postId, position, note }] of wanted.entries()) {
      const known = before.find((one) => one.postId === postId);
      const reason = known?.outcome === 'selected' ? known.selectionReason : 'added by an editor';
      await tx
        .insert(issuePosts)
        .values({
          siteId: site.id,
          issueId: id,
          postId,
          frequency: issue.frequency,
          rank: last + i + 1,
          position,
          outcome: 'selected',
          selectionReason: reason,
          note: note ?? '',
          isPinned: true,
        })
        .onConflictDoUpdate({
          target: [issuePosts.siteId, issuePosts.issueId, issuePosts.postId],
          set: {
            position,
            outcome: 'selected',
            selectionReason: reason,
            isPinned: true,
            ...(note === undefined ? {} : { note }),
          },
        });
    }
    const words = {
      ...(subject === undefined ? {} : { subject: subject || null }),
      ...(intro === undefined ? {} : { intro }),
    };
    if (Object.keys(words).length > 0)
      await tx
        .update(issues)
        .set(words)
        .where(and(eq(issues.siteId, site.id), eq(issues.id, id)));
    await tx
      .update(digestVariants)
      .set({
        state: 'waiting',
        attempts: 0,
        dueAt: sql`greatest(${digestVariants.dueAt}, ${clock.now().toISOString()}::timestamptz)`,
      })
      .where(and(eq(digestVariants.siteId, site.id), eq(digestVariants.issueId, id)));
    await writeAuditLog(tx, ctx, by, [
      {
        action: 'edit-issue',
        before: {
          issue: issue.period,
          subject: issue.subject,
          intro: issue.intro,
          posts: chosen.map(({ postId }) => postId),
        },
        after: {
          subject: issue.subject,
          intro: issue.intro,
          ...words,
          posts: wanted.map(({ postId }) => postId),
        },
      },
    ]);
  });
  return readAdminIssue(ctx, id);
}

/** Until the end of the transaction nobody takes a mail of an issue to send it as it was; what somebody has taken by now is seen by whoever asks next. */
async function keepPlannedMails(tx: Db, { siteId, id }: Issue): Promise<void> {
  await tx.execute(
    sql`select count(*) from (select 1 from ${outbox} where ${and(eq(outbox.siteId, siteId), eq(outbox.issueId, id), eq(outbox.state, 'queued'))} for update) as planned`,
  );
}

const ofIssue = ({ siteId, id }: Issue) =>
  and(eq(issuePosts.siteId, siteId), eq(issuePosts.issueId, id));

/** In their order, and counted from 1. Error: bad_request. */
function readWanted(given: Given['posts']): Wanted[] {
  if (new Set(given.map(({ postId }) => postId)).size < given.length)
    throw wrong('must have each post only once');
  if (new Set(given.map(({ position }) => position)).size < given.length)
    throw wrong('must have exactly one post at each position');
  return given
    .toSorted((a, b) => a.position - b.position)
    .map(({ postId, note }, i) => ({ postId, position: i + 1, note }));
}

/** Posts must be visible, of the period or reviewed, and in no other issue. Error: bad_request. */
async function refuseUnfit(
  tx: Db,
  { siteId, id, frequency, startsAt, endsAt }: Issue,
  wanted: Wanted[],
  known: ReadonlySet<string>,
): Promise<void> {
  const ids = wanted.map(({ postId }) => postId);
  if (ids.some((one) => one.includes('\0'))) throw wrong('must be posts of this site');
  const rows = await tx
    .select({ id: posts.id, title: posts.title, createdAt: posts.createdAt })
    .from(posts)
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, ids), sql`${posts.isVisible}`));
  const found = new Map(rows.map((row) => [row.id, row]));
  if (found.size < ids.length) throw wrong('must be posts of this site that are not hidden');
  const late = rows.find(
    ({ id: postId, createdAt }) =>
      !known.has(postId) && (createdAt < startsAt || createdAt >= endsAt),
  );
  if (late) throw wrong(`must be from the issue's period: "${late.title}" isn't`);
  const [other] = await tx
    .select({ postId: issuePosts.postId, period: issues.period })
    .from(issuePosts)
    .innerJoin(issues, and(eq(issues.siteId, issuePosts.siteId), eq(issues.id, issuePosts.issueId)))
    .where(
      and(
        eq(issuePosts.siteId, siteId),
        eq(issuePosts.frequency, frequency),
        eq(issuePosts.outcome, 'selected'),
        ne(issuePosts.issueId, id),
        inArray(issuePosts.postId, ids),
      ),
    )
    .limit(1);
  if (other)
    throw wrong(
      `must be in no other issue: "${found.get(other.postId)?.title ?? ''}" was in that of ${other.period}`,
    );
}
