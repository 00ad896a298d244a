import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import { inboundFeeds, outbox } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { addSource } from '../support/inbound-feeds.ts';
import { addIssue } from '../support/issues.ts';
import { createMailRow, type MailRow } from '../support/mail-rows.ts';
import { addHeld } from '../support/moderation.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestApp, startOfTest, type SiteId } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const site = 'nontrivial';

type Overview = Reply<'GET /api/admin/overview'>;
const daysAgo = (days: number) => new Date(startOfTest.getTime() - days * dayMs);
const readAs = async (role: 'moderator' | 'admin', on: SiteId = site) => {
  const staff = await caller(t, on, { role });
  const reply = await staff.call('GET', '/api/admin/overview');
  expect(reply.status).toBe(200);
  return reply.body as Overview;
};

it('counts what is new this week and the week before', async () => {
  const { figures: earlier } = await readAs('moderator');
  for (const days of [0, 6, 8, 13, 15]) {
    const post = await t.make.post({ site, createdAt: daysAgo(days) });
    await t.make.comment(post, { createdAt: daysAgo(days) });
  }
  await t.make.post({ site: 'statecraft', createdAt: daysAgo(1) });
  await t.make.post({ site, createdAt: daysAgo(1), isHidden: true });
  const { figures, admin } = await readAs('moderator');
  expect(figures.posts).toEqual({
    week: earlier.posts.week + 2,
    before: earlier.posts.before + 2,
  });
  expect(figures.comments).toEqual({
    week: earlier.comments.week + 2,
    before: earlier.comments.before + 2,
  });
  expect(admin).toBeNull();
});

it('counts what needs attention', async () => {
  const before = await readAs('admin');
  await addHeld(t, site);
  const feed = await addSource(t, site);
  await db.update(inboundFeeds).set({ failures: 3 }).where(eq(inboundFeeds.id, feed));
  const mail = (fields: Partial<MailRow>) =>
    createMailRow({
      siteId: site,
      kind: 'login-code',
      priority: 0,
      sendAfter: daysAgo(0.5),
      createdAt: daysAgo(0.5),
      ...fields,
    });
  await db
    .insert(outbox)
    .values([
      mail({ state: 'failed', smtpResponse: '550 no' }),
      mail({ state: 'failed', smtpResponse: 'unsubscribed' }),
      mail({ state: 'failed', createdAt: daysAgo(8) }),
      mail({ state: 'failed', siteId: 'statecraft' }),
      mail({ state: 'queued' }),
      mail({ state: 'queued', sendAfter: daysAgo(-1) }),
    ]);
  await addSubscription(t, site, { email: 'reader@mail.example' });
  const after = await readAs('admin');
  expect(after.queue.held).toBe(before.queue.held + 1);
  expect(after.admin).toMatchObject({
    mail: { failed: (before.admin?.mail.failed ?? 0) + 1 },
    feeds: {
      all: (before.admin?.feeds.all ?? 0) + 1,
      failing: (before.admin?.feeds.failing ?? 0) + 1,
    },
    nextIssue: { readers: 1 },
  });
  expect(after.admin?.mail.late).toBe((before.admin?.mail.late ?? 0) + 1);
});

it('derives each step of the setup from data', async () => {
  const isDone = async (step: string, on: 'default' | 'statecraft' = 'statecraft') =>
    (await readAs('admin', on)).admin?.setup.find((entry) => entry.step === step)?.done;
  // A preset has its own name and colors, and a reserved domain.
  expect([await isDone('name'), await isDone('colors'), await isDone('domain')]).toEqual([
    true,
    true,
    false,
  ]);
  // The default site is a new one.
  for (const step of ['name', 'logo', 'colors', 'tags'])
    expect([step, await isDone(step, 'default')]).toEqual([step, false]);
  for (let i = 0; i < 3; i += 1) {
    expect(await isDone('content')).toBe(false);
    await addSource(t, 'statecraft');
  }
  expect(await isDone('content')).toBe(true);
  // Posts of one's own are enough without a feed.
  expect(await isDone('content', 'default')).toBe(false);
  for (let i = 0; i < 3; i += 1) await t.make.post({ site: 'default' });
  expect(await isDone('content', 'default')).toBe(true);
  expect(await isDone('digest')).toBe(false);
  await addIssue(t, 'statecraft', '2026-11-18', [], { issueState: 'sent' });
  expect(await isDone('digest')).toBe(true);
});
