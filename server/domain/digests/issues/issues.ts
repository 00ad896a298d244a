import { and, desc, ne, sql } from 'drizzle-orm';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { minuteMs } from '#shared/durations.ts';
import type { Needs, Site } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { digestVariants, issuePosts, issues } from '../../../db/schema.ts';
import { notFound, type AppError } from '../../../infra/app-error.ts';
import type { Period } from '../../subscriptions/periods.ts';
import { lockForTransaction } from '../../core/advisory-lock.ts';
import { newId } from '../../core/ids.ts';
import { ruleOf, type SelectionRule } from '../../core/digest-defaults.ts';
import { chooseIssuePosts, type Choices } from '../selection/choose-posts.ts';
import { describeReason } from '../selection/describe-reason.ts';
import { readHistory, readPeriodPosts } from '../selection/read-posts.ts';
import { own } from '../../../db/own.ts';

export type Issue = typeof issues.$inferSelect;
/** An issue with a period. */
export type DigestIssue = Issue & { frequency: Frequency };
export const isDigest = <T extends Pick<Issue, 'frequency'>>(
  issue: T,
): issue is T & { frequency: Frequency } => issue.frequency !== 'letter';

type RejectTooFew = (choices: Choices['choices'], rule: SelectionRule) => AppError;

/** Rendering deadline of an issue without subscribers, for the archive. */
const archiveDeadlineMs = 10 * minuteMs;

/**
 * Opens the issue of a period, once per site, and stores its posts with reasons.
 * It is `skipped` with too few posts. It starts where the last issue ended, so each post belongs
 * to one period. Posts that rose later can be in the next issue.
 * - `until` ends a running period early.
 * - `again` reopens a skipped issue.
 * - `held` holds it.
 * - `rejectTooFew` returns the error for too few posts, which change nothing then.
 */
export async function openIssue(
  { db }: Needs<'db'>,
  site: Site,
  period: Period,
  now: Date,
  {
    until = period.endsAt,
    again = false,
    held = false,
    rejectTooFew,
  }: { until?: Date; again?: boolean; held?: boolean; rejectTooFew?: RejectTooFew } = {},
): Promise<DigestIssue> {
  const endsAt = until < period.endsAt ? until : period.endsAt;
  const rule = ruleOf(site);
  const existing = await findIssue(db, site.id, period);
  // More posts may have arrived since.
  const reopened =
    existing?.state === 'skipped' && (again || existing.endsAt < endsAt) ? existing : null;
  if (existing && !reopened) return existing;
  return db.transaction(async (tx) => {
    // Two periods that are opened at once would choose the same posts.
    await lockForTransaction(tx, `issue ${site.id} ${period.frequency}`);
    if (reopened) {
      await tx.delete(issuePosts).where(own(issuePosts, reopened.siteId, { issueId: reopened.id }));
      await tx.delete(issues).where(matchesIssue(reopened));
    }
    const { startsAt, follows } = await findStart(tx, site.id, period);
    // An issue that another process opened meanwhile conflicts here.
    const [created] = (await tx
      .insert(issues)
      .values({
        siteId: site.id,
        id: newId(),
        frequency: period.frequency,
        period: period.name,
        number: sql`(
          select coalesce(max(${issues.number}), 0) + 1 from ${issues}
          where ${own(issues, site.id, { frequency: period.frequency })}
        )`,
        startsAt,
        endsAt: endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + 1),
        createdAt: now,
        heldAt: held ? now : null,
      })
      .onConflictDoNothing()
      .returning()) as DigestIssue[];
    if (!created) {
      const concurrent = await findIssue(tx, site.id, period);
      if (!concurrent) throw new Error('an issue was taken away while it was opened');
      return concurrent;
    }
    const { enough, choices, reviewed } = await choosePosts(tx, created, follows, rule);
    if (!enough && rejectTooFew) throw rejectTooFew(choices, rule);
    if (reviewed.length > 0) await tx.insert(issuePosts).values(reviewed);
    if (!enough) {
      const [skipped] = await tx
        .update(issues)
        .set({ state: 'skipped', completedAt: now, heldAt: null, number: null })
        .where(matchesIssue(created))
        .returning();
      return (skipped as DigestIssue | undefined) ?? created;
    }
    // For the archive.
    await tx.insert(digestVariants).values({
      siteId: site.id,
      id: newId(),
      issueId: created.id,
      language: 'en',
      promptKey: '',
      dueAt: new Date(Math.max(now.getTime(), endsAt.getTime()) + archiveDeadlineMs),
    });
    return created;
  });
}

/** Puts the weekly issue first when both end together. */
export const compareLatestFirst = <T extends Pick<Issue, 'endsAt' | 'frequency'>>(a: T, b: T) =>
  b.endsAt.getTime() - a.endsAt.getTime() || (a.frequency < b.frequency ? 1 : -1);

export const matchesIssue = ({ siteId, id }: Pick<Issue, 'siteId' | 'id'>) =>
  own(issues, siteId, { id });

export async function findIssue(
  db: Db,
  siteId: string,
  { frequency, name }: Pick<Period, 'frequency' | 'name'>,
): Promise<DigestIssue | undefined> {
  const [issue] = await db
    .select()
    .from(issues)
    .where(own(issues, siteId, { frequency, period: name }));
  return issue as DigestIssue | undefined;
}

/** Finds an issue of the site. `isLocked`: until the transaction ends. Error: not_found. */
export async function findAdminIssue(
  { db, site }: Needs<'db' | 'site'>,
  id: string,
  isLocked = false,
): Promise<Issue> {
  const found = db
    .select()
    .from(issues)
    .where(own(issues, site.id, { id }));
  const [issue] = await (isLocked ? found.for('update') : found);
  if (!issue) throw notFound('The issue was not found.');
  return issue;
}

export const lockIssue = (tx: Db, { site }: Needs<'site'>, id: string): Promise<Issue> =>
  findAdminIssue({ db: tx, site }, id, true);

/** Returns the end of the last issue, at most a period ago. `follows` means adjoining. */
async function findStart(
  tx: Db,
  siteId: string,
  { frequency, name, startsAt, endsAt }: Period,
): Promise<{ startsAt: Date; follows: boolean }> {
  const [previous] = await tx
    .select({ endsAt: issues.endsAt })
    .from(issues)
    .where(
      and(
        own(issues, siteId, { frequency }),
        ne(issues.period, name),
        ne(issues.state, 'skipped'),
        sql`${issues.endsAt} <= ${startsAt.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(issues.endsAt))
    .limit(1);
  const length = endsAt.getTime() - startsAt.getTime();
  return previous && startsAt.getTime() - previous.endsAt.getTime() < length
    ? { startsAt: previous.endsAt, follows: true }
    : { startsAt, follows: false };
}

/** Stores the reviewed posts with reasons; a skipped issue selects none. */
async function choosePosts(tx: Db, issue: DigestIssue, follows: boolean, rule: SelectionRule) {
  const { siteId, id: issueId, frequency } = issue;
  const found = await readPeriodPosts(tx, siteId, issue, follows ? frequency : null);
  const history = await readHistory(tx, siteId, issue, frequency, found, true);
  const { enough, choices } = chooseIssuePosts(found, history, rule);
  const reviewed = choices.map(({ post, reason }) => {
    // The story that another post told before.
    const same = reason.kind === 'excluded' && reason.why === 'story' ? reason : null;
    const updates = 'updates' in reason ? reason.updates : null;
    return {
      siteId,
      issueId,
      postId: post.id,
      frequency,
      rank: reason.rank,
      position: enough && reason.kind === 'selected' ? reason.position : null,
      // Posts of a skipped issue can be in the next one.
      outcome: enough ? reason.kind : 'excluded',
      selectionReason: enough ? describeReason(reason, rule) : 'too few posts for an issue',
      sameStoryAs: same?.entry ?? null,
      storyPostId: (same ?? updates)?.postId ?? null,
      updates: updates && { period: updates.period },
    };
  });
  return { enough, choices, reviewed };
}
