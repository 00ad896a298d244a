import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { fromPlainText, type NewsletterDocument } from '#shared/newsletter/document.ts';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { HandlerInput } from '#shared/contract/index.ts';
import { problem } from '#shared/texts/problems.ts';
import type { Ctx, Viewer } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { digestVariants, issuePosts, issues, outbox, posts } from '../../../db/schema.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { badRequest, AppError } from '../../../infra/app-error.ts';
import { writeSiteContent } from '../../core/site-transaction.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import { readAdminIssue, findEditDenial } from './admin-issues.ts';
import { checkRevision, toIntro } from '../issues/issue-document.ts';
import { hasOtherSections, lockSections, reassignVariants } from '../issues/issue-sections.ts';
import { isDigest, lockIssue, type DigestIssue, type Issue } from '../issues/issues.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

type EditBody = HandlerInput<'PATCH /api/admin/issues/{id}'>['body'];

const invalidPosts = (message: string) => badRequest([{ field: 'posts', message }]);

/**
 * Edits the posts, order, notes, subject and document of an issue, and renders it again.
 * Errors:
 * - not_found
 * - conflict once emails were sent, or after an edit of `revision` by somebody else
 * - bad_request with `posts` or a section of `document`
 */
async function editIssue(
  ctx: Ctx,
  by: Viewer,
  id: string,
  { subject, preheader, intro, document, revision, posts: requestedPosts }: EditBody,
): Promise<AdminIssueDetail> {
  const { site, clock } = ctx;
  const written = document ?? (intro === undefined ? undefined : fromPlainText(intro));
  await writeSiteContent(ctx, async (tx) => {
    const issue = await lockIssue(tx, ctx, id);
    if (issue.heldAt === null) await lockPlannedMails(tx, issue);
    const denial = await findEditDenial(tx, issue);
    if (denial !== null) throw new AppError('conflict', denial);
    await checkRevision(tx, issue, revision);
    await lockSections(tx, site, document ?? [], 'document');
    const entries = readEntries(issue, requestedPosts);
    const currentPosts = await tx.select().from(issuePosts).where(inIssue(issue));
    if (isDigest(issue)) await checkPosts(tx, issue, requestedPosts, currentPosts);
    const chosen = currentPosts
      .filter(({ outcome }) => outcome === 'selected')
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const entryIds = entries.map(({ postId }) => postId);
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
          inIssue(issue),
          equalsLiteral(issuePosts.outcome, 'selected'),
          notInArray(issuePosts.postId, entryIds),
        ),
      );
    const last = Math.max(0, ...currentPosts.map(({ rank }) => rank));
    for (const [i, { postId, position, note }] of entries.entries()) {
      const current = currentPosts.find((post) => post.postId === postId);
      const choice = {
        position,
        outcome: 'selected' as const,
        selectionReason:
          current?.outcome === 'selected' ? current.selectionReason : 'added by an editor',
        isPinned: true,
        ...(note === undefined ? {} : { note }),
      };
      await tx
        .insert(issuePosts)
        .values({
          siteId: site.id,
          issueId: id,
          postId,
          frequency: issue.frequency === 'weekly' ? 'weekly' : 'daily',
          rank: last + i + 1,
          ...choice,
        })
        .onConflictDoUpdate({
          target: [issuePosts.siteId, issuePosts.issueId, issuePosts.postId],
          set: choice,
        });
    }
    const texts: Partial<typeof issues.$inferInsert> = {
      ...(subject === undefined ? {} : { subject: subject || null }),
      ...(preheader === undefined ? {} : { preheader: preheader || null }),
      ...(written === undefined ? {} : { intro: toIntro(written), document: written }),
    };
    await tx
      .update(issues)
      .set({
        ...texts,
        draft: null,
        revision: issue.revision + 1,
        savedBy: by.userId,
        savedAt: clock.now(),
      })
      .where(own(issues, site.id, { id }));
    await renderAgain(tx, issue, written, clock.now());
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
          intro: texts.intro ?? issue.intro,
          ...(texts.subject === undefined ? {} : { subject: texts.subject }),
          posts: entryIds,
        },
      },
    ]);
  });
  return readAdminIssue(ctx, id);
}

/** Has all variants rendered again. `written`: the new document. */
export async function renderAgain(
  tx: Db,
  issue: Issue,
  written: NewsletterDocument | undefined,
  now: Date,
): Promise<void> {
  await tx
    .update(digestVariants)
    .set({
      state: 'waiting',
      attempts: 0,
      dueAt: sql`greatest(${digestVariants.dueAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(own(digestVariants, issue.siteId, { issueId: issue.id }));
  if (written !== undefined && hasOtherSections(issue, written))
    await reassignVariants(tx, issue, now);
}

/**
 * Locks queued emails until the transaction ends, so that the sender cannot take an old version.
 */
async function lockPlannedMails(tx: Db, { siteId, id }: Issue): Promise<void> {
  const isPlanned = and(
    own(outbox, siteId, { issueId: id }),
    equalsLiteral(outbox.state, 'queued'),
  );
  await tx.execute(
    sql`select count(*) from (select 1 from ${outbox} where ${isPlanned} for update) as planned`,
  );
}

const inIssue = ({ siteId, id }: Issue) => own(issuePosts, siteId, { issueId: id });

/** Returns the entries by position, counted from 1. Error: bad_request. */
function readEntries(issue: Issue, requestedPosts: EditBody['posts']) {
  if (isDigest(issue) && requestedPosts.length === 0)
    throw invalidPosts(problem('must have a post'));
  if (!isDigest(issue) && requestedPosts.length > 0)
    throw invalidPosts(problem('must be in the text of a letter'));
  if (new Set(requestedPosts.map(({ postId }) => postId)).size < requestedPosts.length)
    throw invalidPosts(problem('must have each post only once'));
  if (new Set(requestedPosts.map(({ position }) => position)).size < requestedPosts.length)
    throw invalidPosts(problem('must have exactly one post at each position'));
  return requestedPosts
    .toSorted((a, b) => a.position - b.position)
    .map(({ postId, note }, i) => ({ postId, position: i + 1, note }));
}

/** Posts must be visible, of the period or reviewed, and in no other issue of the frequency. */
async function checkPosts(
  tx: Db,
  { siteId, id, frequency, startsAt, endsAt }: DigestIssue,
  requestedPosts: EditBody['posts'],
  reviewed: readonly { postId: string }[],
): Promise<void> {
  const ids = requestedPosts.map(({ postId }) => postId);
  const fieldFor = (postId: string) => `posts.${ids.indexOf(postId)}.postId`;
  if (ids.some((postId) => postId.includes('\0')))
    throw invalidPosts(problem('must be posts of this site'));
  const rows = await tx
    .select({ id: posts.id, title: posts.title, createdAt: posts.createdAt })
    .from(posts)
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, ids), sql`${posts.isVisible}`));
  const postsById = new Map(rows.map((row) => [row.id, row]));
  if (postsById.size < ids.length)
    throw invalidPosts(problem('must be posts of this site that are not hidden'));
  const outside = rows.find(
    (post) =>
      (post.createdAt < startsAt || post.createdAt >= endsAt) &&
      reviewed.every(({ postId }) => postId !== post.id),
  );
  if (outside)
    throw new AppError(
      'bad_request',
      "The posts must be from the issue's period: “{title}” isn't.",
      [{ field: fieldFor(outside.id), message: "must be from the issue's period" }],
      { title: outside.title },
    );
  const [other] = await tx
    .select({ postId: issuePosts.postId, period: issues.period })
    .from(issuePosts)
    .innerJoin(issues, own(issues, issuePosts.siteId, { id: issuePosts.issueId }))
    .where(
      and(
        own(issuePosts, siteId, { frequency }),
        equalsLiteral(issuePosts.outcome, 'selected'),
        ne(issuePosts.issueId, id),
        inArray(issuePosts.postId, ids),
      ),
    )
    .limit(1);
  if (other) {
    throw new AppError(
      'bad_request',
      'The posts must be in no other issue: “{title}” was in that of {period}.',
      [{ field: fieldFor(other.postId), message: 'must be in no other issue' }],
      { title: postsById.get(other.postId)?.title ?? '', period: other.period },
    );
  }
}

export const handlers = {
  'PATCH /api/admin/issues/{id}': (ctx, { path, body }) =>
    editIssue(ctx, ctx.viewer, path.id, body),
} satisfies Partial<Handlers>;
