import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { Ctx, Viewer } from '../../../context.ts';
import { digestVariants, issues } from '../../../db/schema.ts';
import { AppError, badRequest } from '../../../infra/app-error.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import { newId } from '../../core/ids.ts';
import { toLetterName } from '../../subscriptions/periods.ts';
import { findEditDenial, readAdminIssue } from './admin-issues.ts';
import { lockSegments } from '../issues/issue-sections.ts';
import { findAdminIssue, isDigest, lockIssue, type Issue } from '../issues/issues.ts';
import { getLetterDays } from '../delivery/send-scheduled.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

/** What a letter begins with. */
type LetterStart = Partial<
  Pick<Issue, 'subject' | 'preheader' | 'document' | 'intro' | 'segmentId'>
>;

/** Creates a letter, on hold. */
export async function createLetter(
  ctx: Ctx,
  by: Viewer,
  start: LetterStart = {},
): Promise<AdminIssueDetail> {
  const { db, site, clock } = ctx;
  const now = clock.now();
  const id = newId();
  await db.transaction(async (tx) => {
    await tx.insert(issues).values({
      siteId: site.id,
      id,
      frequency: 'letter',
      period: toLetterName(id),
      ...getLetterDays(now),
      createdAt: now,
      heldAt: now,
      ...start,
    });
    await writeAuditLog(tx, ctx, by, [
      { action: 'prepare-issue', after: { issue: toLetterName(id), frequency: 'letter' } },
    ]);
  });
  return readAdminIssue(ctx, id);
}

/** Finds a letter. Errors: not_found; conflict for a digest. */
export async function findLetter(ctx: Ctx, id: string): Promise<Issue> {
  const issue = await findAdminIssue(ctx, id);
  if (isDigest(issue)) throw new AppError('conflict', 'Only letters can be copied.');
  return issue;
}

/** Creates a letter with what another has. Errors: not_found, conflict. */
async function copyLetter(ctx: Ctx, by: Viewer, sourceId: string): Promise<AdminIssueDetail> {
  const { subject, preheader, document, intro, segmentId } = await findLetter(ctx, sourceId);
  return createLetter(ctx, by, { subject, preheader, document, intro, segmentId });
}

/**
 * Deletes a letter that was never sent. A scheduled one is unscheduled first. Errors:
 * not_found, conflict.
 */
async function deleteLetter(ctx: Ctx, by: Viewer, id: string): Promise<{ deleted: true }> {
  const { db, site } = ctx;
  await db.transaction(async (tx) => {
    const letter = await lockIssue(tx, ctx, id);
    if (isDigest(letter)) throw new AppError('conflict', 'Only letters can be deleted.');
    if (letter.scheduledAt !== null && letter.heldAt !== null)
      throw new AppError('conflict', 'Unschedule the letter before you delete it.');
    // A started letter has a variant, with or without readers.
    const variants = own(digestVariants, site.id, { issueId: id });
    if (letter.heldAt === null || (await tx.$count(digestVariants, variants)) > 0)
      throw new AppError('conflict', "This letter was sent, so it can't be deleted.");
    await tx.delete(issues).where(own(issues, site.id, { id }));
    const { period, subject, intro } = letter;
    await writeAuditLog(tx, ctx, by, [
      { action: 'delete-issue', before: { issue: period, subject, intro } },
    ]);
  });
  return { deleted: true };
}

/** Sets the audience. Errors: not_found; conflict once emails were sent; bad_request. */
async function setAudience(
  ctx: Ctx,
  by: Viewer,
  id: string,
  segmentId: string | null,
): Promise<AdminIssueDetail> {
  const { db, site } = ctx;
  await db.transaction(async (tx) => {
    const issue = await lockIssue(tx, ctx, id);
    if (isDigest(issue)) throw new AppError('conflict', 'Only letters have an audience.');
    const denial = await findEditDenial(tx, issue);
    if (denial !== null) throw new AppError('conflict', denial);
    if (issue.heldAt === null || issue.scheduledAt !== null)
      throw new AppError('conflict', 'Unschedule the letter before you change its audience.');
    const wanted = segmentId === null || segmentId.includes('\0') ? [] : [segmentId];
    const [segment = null] = await lockSegments(tx, site, wanted);
    if (segment !== segmentId)
      throw badRequest([{ field: 'segmentId', message: 'must be a segment of this site' }]);
    await tx
      .update(issues)
      .set({ segmentId })
      .where(own(issues, site.id, { id }));
    await writeAuditLog(tx, ctx, by, [
      {
        action: 'edit-issue',
        before: { issue: issue.period, segment: issue.segmentId },
        after: { segment: segmentId },
      },
    ]);
  });
  return readAdminIssue(ctx, id);
}

export const handlers = {
  'POST /api/admin/letters': (ctx) => createLetter(ctx, ctx.viewer),
  'POST /api/admin/issues/{id}/copy': (ctx, { path }) => copyLetter(ctx, ctx.viewer, path.id),
  'PUT /api/admin/issues/{id}/audience': (ctx, { path, body }) =>
    setAudience(ctx, ctx.viewer, path.id, body.segmentId),
  'DELETE /api/admin/issues/{id}': (ctx, { path }) => deleteLetter(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
