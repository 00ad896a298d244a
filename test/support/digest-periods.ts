import { and, asc, eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { issuePosts, posts } from '../../server/db/schema.ts';
import { type Issue } from '../../server/domain/digests/issues/issues.ts';
import { reasonWithTitle } from '../../server/domain/digests/selection/stories.ts';
import { findPeriod, type Period } from '../../server/domain/subscriptions/periods.ts';
import { addStories, forgetDigests, getSite } from './digests.ts';
import { createTestApp, startOfTest } from './test-app.ts';

export const parseDate = (text: string) =>
  new Date(text.includes('T') ? `${text}Z` : `${text}T00:00:00Z`);
/** Issues close at midnight. */
export const calendar = { timeZone: 'UTC', digest: { closeHour: 0 } };
export const getPeriod = (name: string, timeZone = 'UTC') =>
  findPeriod({ ...calendar, timeZone }, name) as Period;

/** Starts an application and a model, without posts before each test. */
export async function setUpDigests() {
  const t = await createTestApp();
  const { db } = t.deps;
  const site = getSite(t);
  const after = new Date('2026-11-25T00:00:00Z');

  beforeEach(async () => {
    t.clock.set(startOfTest);
    await forgetDigests(t);
  });

  const listCandidates = async (issue: Issue) =>
    db
      .select({
        id: issuePosts.postId,
        title: posts.title,
        outcome: issuePosts.outcome,
        reason: reasonWithTitle,
        position: issuePosts.position,
      })
      .from(issuePosts)
      .innerJoin(posts, and(eq(posts.siteId, issuePosts.siteId), eq(posts.id, issuePosts.postId)))
      .where(eq(issuePosts.issueId, issue.id))
      .orderBy(asc(issuePosts.rank));
  const listChosen = async (issue: Issue) =>
    (await listCandidates(issue))
      .filter(({ outcome }) => outcome === 'selected')
      .map(({ title }) => title);
  const createStories = async (...items: (string | [string, number])[]) =>
    addStories(
      t,
      await t.make.user(),
      items.map((story) =>
        typeof story === 'string'
          ? { at: parseDate(story), title: `Of ${story}` }
          : { at: parseDate(story[0]), title: `Of ${story[0]}`, score: story[1] },
      ),
    );
  return { t, db, site, after, listCandidates, listChosen, createStories };
}
