import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Frequency } from '#shared/contract/subscriptions.ts';
import type { Deps, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { digestVariants, issuePosts, issues, posts } from '../../db/schema.ts';
import type { Period } from '../core/periods.ts';
import { selectPosts, type RankedPost, type PeriodPost, type Reason } from './select-posts.ts';
import { newId } from '../core/ids.ts';
import { defaultRule } from '../core/digest-defaults.ts';

export type Issue = typeof issues.$inferSelect;
export type IssuePost = typeof issuePosts.$inferSelect;

/** Of a period this many posts are looked at, the best first; what comes after them has no chance. */
const lookedAt = 200;
/** A post may be stored a moment after the time it has, for what made it takes time, and clocks differ: so much later it is still found. Milliseconds. */
const afterwards = 2 * 60_000;
/** The words of an issue that nobody has wished for are needed when the first mails are due; where there are none, for the archive, so soon. Milliseconds. */
const archiveWithin = 10 * 60_000;

type Parts = Pick<Deps, 'db'>;

/**
 * The issue of a period, opened if it was not (product 28): one per tenant, frequency and period, whoever asks at the same moment. Its posts are chosen by rule and stay chosen; why each that was looked
 * at is in it or not is stored. With too few it is `skipped`, and no model is asked. It begins where the issue before ended, if that was the period before: so of two issues no post is in both, and
 * none in neither. `until`: the end of one whose period still runs. `again`: one that was skipped is opened anew, for posts
 * that were imported since. `held`: nothing of it is planned or sent until an editor lets it go; one that was there stays as it is.
 */
export async function openIssue(
  { db }: Parts,
  site: Site,
  period: Period,
  now: Date,
  {
    until = period.endsAt,
    again = false,
    held = false,
  }: { until?: Date; again?: boolean; held?: boolean } = {},
): Promise<Issue> {
  const endsAt = until < period.endsAt ? until : period.endsAt;
  const known = await findIssue(db, site.id, period);
  // Too few posts so far: there may be enough by now.
  const early = known?.state === 'skipped' && (again || known.endsAt < endsAt) ? known : null;
  if (known && !early) return known;
  return db.transaction(async (given) => {
    const tx = given as unknown as Db;
    if (early) {
      await tx
        .delete(issuePosts)
        .where(and(eq(issuePosts.siteId, early.siteId), eq(issuePosts.issueId, early.id)));
      await tx.delete(issues).where(withId(early));
    }
    const { startsAt, follows } = await beginningOf(tx, site.id, period);
    // Two that come in the same millisecond are one stretch.
    const [made] = await tx
      .insert(issues)
      .values({
        siteId: site.id,
        id: newId(),
        frequency: period.frequency,
        period: period.name,
        startsAt,
        endsAt: endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + 1),
        createdAt: now,
        heldAt: held ? now : null,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      const theirs = await findIssue(tx, site.id, period);
      if (!theirs) throw new Error('an issue was taken away while it was opened');
      return theirs;
    }
    const { enough, looked } = await choosePosts(tx, made, follows, site.digest.posts);
    if (looked.length > 0) await tx.insert(issuePosts).values(looked);
    if (!enough) {
      const [skipped] = await tx
        .update(issues)
        .set({ state: 'skipped', completedAt: now, heldAt: null })
        .where(withId(made))
        .returning();
      return skipped ?? made;
    }
    await tx.insert(digestVariants).values({
      siteId: site.id,
      id: newId(),
      issueId: made.id,
      language: 'en',
      promptKey: '',
      dueAt: new Date(Math.max(now.getTime(), endsAt.getTime()) + archiveWithin),
    });
    return made;
  });
}

const withId = ({ siteId, id }: Pick<Issue, 'siteId' | 'id'>) =>
  and(eq(issues.siteId, siteId), eq(issues.id, id));

export async function findIssue(
  db: Db,
  siteId: string,
  { frequency, name }: Pick<Period, 'frequency' | 'name'>,
): Promise<Issue | undefined> {
  const [issue] = await db
    .select()
    .from(issues)
    .where(
      and(eq(issues.siteId, siteId), eq(issues.frequency, frequency), eq(issues.period, name)),
    );
  return issue;
}

/** Where the last issue before ended, unless that was longer ago than one period. `follows`: it begins where that one ended. */
async function beginningOf(
  tx: Db,
  siteId: string,
  { frequency, name, startsAt, endsAt }: Period,
): Promise<{ startsAt: Date; follows: boolean }> {
  const [before] = await tx
    .select({ endsAt: issues.endsAt })
    .from(issues)
    .where(
      and(
        eq(issues.siteId, siteId),
        eq(issues.frequency, frequency),
        ne(issues.period, name),
        ne(issues.state, 'skipped'),
        sql`${issues.endsAt} <= ${startsAt.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(issues.endsAt))
    .limit(1);
  const length = endsAt.getTime() - startsAt.getTime();
  return before && startsAt.getTime() - before.endsAt.getTime() < length
    ? { startsAt: before.endsAt, follows: true }
    : { startsAt, follows: false };
}

/**
 * The posts of a stretch of time, by rank, and which of them are chosen (product 28). `unlessIn`: posts that were in an issue of that frequency are not. `follows`: one of that frequency ended where it
 * starts; what was stored too late for that one is in this. `chosen`: how many are in it at the most.
 */
export async function selectPeriodPosts(
  db: Db,
  siteId: string,
  { startsAt, endsAt }: Pick<Period, 'startsAt' | 'endsAt'>,
  unlessIn: Frequency | null,
  follows = false,
  chosen = defaultRule.chosen,
): Promise<{ enough: boolean; choices: RankedPost<PeriodPost>[] }> {
  const since = (time: Date) => sql`${posts.createdAt} >= ${time.toISOString()}::timestamptz`;
  const notLookedAt = sql`not exists (select 1 from ${issuePosts} where ${issuePosts.siteId} = ${posts.siteId} and ${issuePosts.postId} = ${posts.id} and ${issuePosts.frequency} = ${unlessIn})`;
  const started = follows
    ? sql`${since(new Date(startsAt.getTime() - afterwards))} and (${since(startsAt)} or ${notLookedAt})`
    : since(startsAt);
  const rows = await db
    .select({
      id: posts.id,
      domain: posts.domain,
      score: posts.score,
      commentCount: posts.commentCount,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .where(
      and(
        eq(posts.siteId, siteId),
        sql`${posts.isVisible}`,
        started,
        sql`${posts.createdAt} < ${endsAt.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(posts.score), desc(posts.commentCount), desc(posts.createdAt), asc(posts.id))
    .limit(lookedAt);
  if (rows.length === 0) return { enough: false, choices: [] };
  const sent =
    unlessIn === null
      ? []
      : await db
          .select({ postId: issuePosts.postId })
          .from(issuePosts)
          .where(
            and(
              eq(issuePosts.siteId, siteId),
              eq(issuePosts.frequency, unlessIn),
              eq(issuePosts.outcome, 'selected'),
              inArray(
                issuePosts.postId,
                rows.map(({ id }) => id),
              ),
            ),
          );
  return selectPosts(rows, {
    ...defaultRule,
    chosen,
    earlier: new Set(sent.map(({ postId }) => postId)),
  });
}

/** The posts of an issue, and why each is in it or not. Of an issue that is none, none is. */
async function choosePosts(
  tx: Db,
  issue: Issue,
  follows: boolean,
  most: number,
): Promise<{ enough: boolean; looked: IssuePost[] }> {
  const { siteId, id: issueId, frequency } = issue;
  const { enough, choices } = await selectPeriodPosts(tx, siteId, issue, frequency, follows, most);
  const looked = choices.map(({ post, reason }): IssuePost => ({
    siteId,
    issueId,
    postId: post.id,
    frequency,
    rank: reason.rank,
    position: enough && reason.kind === 'selected' ? reason.position : null,
    // A post that would have been in an issue that is none can be in the next.
    outcome: enough ? reason.kind : 'excluded',
    selectionReason: enough ? whyOf(reason, most) : 'too few posts for an issue',
    note: '',
    isPinned: false,
  }));
  return { enough, looked };
}

/** In words, for whoever runs the site. */
function whyOf(reason: Reason, most: number): string {
  if (reason.kind === 'selected') return `no. ${reason.rank} by points`;
  if (reason.kind === 'candidate')
    return `number ${reason.rank} of the period: behind the ${most} that are in it, and there for readers who wish for its subject`;
  return {
    earlier_issue: 'was in an earlier issue',
    domain_limit: `${defaultRule.perDomain} posts of its domain stand before it`,
    rank: `number ${reason.rank} of the period: behind the first ${defaultRule.most}`,
  }[reason.why];
}

/** How many mails of an issue there are, by what became of them. */
export type IssueCounts = {
  planned: number;
  sending: number;
  sent: number;
  failed: number;
  uncertain: number;
};

/** The last issues of a tenant, newest first. */
export const listIssues = (
  db: Db,
  siteId: string,
  frequency: Frequency,
  most: number,
): Promise<Issue[]> =>
  db
    .select()
    .from(issues)
    .where(and(eq(issues.siteId, siteId), eq(issues.frequency, frequency)))
    .orderBy(desc(issues.endsAt))
    .limit(most);
