import { eq, isNotNull } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { corrections, notifications, outbox, subscriberDays } from '../../server/db/schema.ts';
import { queueDailyInboxMails } from '../../server/domain/comments/daily-inbox.ts';
import { processCorrections } from '../../server/domain/digests/delivery/deliver-corrections.ts';
import { countSubscribersJob } from '../../server/jobs/count-subscribers.ts';
import { failChanges } from '../support/failing-changes.ts';
import { addIssue } from '../support/issues.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const siteId = 'nontrivial';

beforeEach(async () => {
  for (const table of [outbox, notifications, subscriberDays]) await db.delete(table);
});

it('counts the subscribers of other sites after one failed', async () => {
  for (const site of ['nontrivial', 'statecraft'] as const)
    await addSubscription(t, site, { email: 'reader@mail.example' });
  onTestFinished(await failChanges(t, 'insert', 'subscriber_days', `new.site_id = 'nontrivial'`));
  await expect(countSubscribersJob(t.deps, new AbortController().signal)).rejects.toThrow();
  const counted = await db.selectDistinct({ site: subscriberDays.siteId }).from(subscriberDays);
  expect(counted).toContainEqual({ site: 'statecraft' });
  expect(counted).not.toContainEqual({ site: 'nontrivial' });
});

it('emails the daily inbox of others after one failed', async () => {
  const post = await t.make.post();
  const at = new Date(t.clock.now().getTime() - dayMs);
  const members = [];
  for (const name of ['first', 'second', 'third']) {
    const member = await t.make.user(siteId, {
      email: `${name}@mail.example`,
      notifyReplies: 'daily',
      inboxReadAt: new Date(0),
    });
    const comment = await t.make.comment(post);
    await db.insert(notifications).values({
      siteId,
      id: `n-${name}`,
      userId: member.id,
      commentId: comment.id,
      kind: 'reply',
      createdAt: at,
      awaitsDailyMail: true,
    });
    members.push(member);
  }
  onTestFinished(await failChanges(t, 'insert', 'outbox', `new.user_id = '${members[0]?.id}'`));
  await expect(queueDailyInboxMails(t.deps)).rejects.toThrow();
  expect((await db.select().from(outbox)).map(({ userId }) => userId).toSorted()).toEqual(
    members
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(
    await db.$count(notifications, eq(notifications.awaitsDailyMail, true)),
    'only that of the first waits',
  ).toBe(1);
});

it('settles other corrections after one failed', async () => {
  const { id: issueId } = await addIssue(t, siteId, '2026-11-20', []);
  for (const id of ['first', 'second'])
    await db.insert(corrections).values({
      siteId,
      id,
      sentenceId: id,
      issueId,
      text: 'A sentence.',
      passages: [],
      postIds: [],
      state: 'struck',
      correction: 'Another sentence.',
      delivery: 'next',
      notes: [],
      firstReportedAt: new Date(0),
      decidedAt: new Date(0),
    });
  onTestFinished(await failChanges(t, 'update', 'corrections', `new.id = 'first'`));
  await expect(processCorrections(t.deps)).rejects.toThrow();
  const settled = await db
    .select({ id: corrections.id })
    .from(corrections)
    .where(isNotNull(corrections.settledAt));
  expect(settled).toEqual([{ id: 'second' }]);
});
