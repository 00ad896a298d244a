import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import type { AdminIssue, AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { IssueList } from '#shared/contract/archive.ts';
import type { Reply } from '#shared/contract/index.ts';
import { hourMs, minuteMs } from '#shared/durations.ts';
import { issues, outbox, posts, subscriptions } from '../../server/db/schema.ts';
import {
  scheduleNow,
  scheduleDigests,
} from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { closeIssues } from '../../server/domain/digests/delivery/close-issues.ts';
import { addReaders, addStories } from '../support/digests.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpNewsletterAdmin, getTitles, type Sent } from '../support/newsletter-admin.ts';
import { startOfTest, type SiteId } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const fixture = await setUpNewsletterAdmin();
const {
  t,
  db,
  site,
  wait,
  requestOk,
  readIssue,
  holdIssue,
  releaseIssue,
  readStatus,
  log,
  prepare,
  write,
  send,
} = fixture;

const siteId: SiteId = 'nontrivial';
const readArchive = async () =>
  ((await t.on(siteId).get('/api/newsletter/archive')).body as IssueList).issues.map(
    ({ period }) => period,
  );

describe('the issue of the running period', () => {
  it('is opened once, held, with posts and reasons', async () => {
    await addReaders(t, siteId, 3);
    const { issue, stories } = await prepare();
    expect(issue).toMatchObject({
      frequency: 'daily',
      period: '2026-11-21',
      firstDay: '2026-11-21',
      lastDay: '2026-11-21',
      state: 'preparing',
      heldAt: startOfTest.toISOString(),
      endsAt: startOfTest.toISOString(),
      subject: null,
      intro: '',
      readers: 3,
      editable: null,
      deliveries: { planned: 0, sending: 0, sent: 0, failed: 0, uncertain: 0 },
      cost: { calls: 0, tokensIn: 0, tokensOut: 0 },
      audienceCount: 1,
      dueAt: '2026-11-22T08:00:00.000Z',
      budget: {
        model: null,
        day: '2026-11-21',
        calls: 0,
        tokens: 0,
        most: t.deps.config.llmDailyTokenBudget,
      },
      next: {
        frequency: 'daily',
        period: '2026-11-21',
        opensAt: '2026-11-22T04:00:00.000Z',
        issueId: issue.id,
        firstDueAt: '2026-11-22T08:00:00.000Z',
        readers: 3,
      },
    });
    expect(getTitles(issue)).toBe('0 1 2 3 4 5 6 7 8 9');
    expect(issue.posts[0]).toMatchObject({
      id: stories[0]?.id,
      position: 1,
      rank: 1,
      outcome: 'selected',
      reason: 'no. 1 by points',
      listed: true,
      edited: false,
      note: '',
    });
    expect(issue.posts[12]).toMatchObject({ position: null, outcome: 'candidate' });
    await addStories(t, await t.make.user(), [
      { at: new Date(startOfTest.getTime() + minuteMs), title: 'Later', score: 999 },
    ]);
    wait(hourMs);
    expect(
      await requestOk<AdminIssueDetail>('POST', '/api/admin/issues', { frequency: 'daily' }),
    ).toMatchObject({ id: issue.id, heldAt: issue.heldAt });
    expect(await log()).toEqual(['prepare-issue']);
    const list = await requestOk<{ issues: AdminIssue[] }>('GET', '/api/admin/issues');
    expect(list.issues).toMatchObject([{ id: issue.id, deliveries: { planned: 0 } }]);
  });

  it('is missing with too few posts until there are enough', async () => {
    await addStories(t, await t.make.user(), [
      { at: new Date(startOfTest.getTime() - hourMs), title: 'Alone' },
    ]);
    expectError(
      await fixture.admin.call('POST', '/api/admin/issues', { frequency: 'daily' }),
      'conflict',
    );
    expect(await log()).toEqual([]);
    expect(await db.$count(issues), 'issues').toBe(0);
    wait(minuteMs);
    expect((await prepare(3)).issue.state).toBe('preparing');
  });

  it('counts the domains of the site as no publisher', async () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        at: new Date(startOfTest.getTime() - (i + 1) * minuteMs),
        url: `https://estuary.test/${i}`,
      }));
    await addStories(t, await t.make.user(), links(3));
    const refused = await fixture.admin.call('POST', '/api/admin/issues', { frequency: 'daily' });
    expectError(refused, 'conflict');
    expect((refused.body as { error: string }).error).toBe(
      '3 posts, 1 left out: at most 2 per domain. An issue needs 3.',
    );
    const { ownDomains } = site;
    site.ownDomains = ['estuary.test'];
    try {
      const issue = await requestOk<AdminIssueDetail>('POST', '/api/admin/issues', {
        frequency: 'daily',
      });
      expect(issue.posts.filter(({ outcome }) => outcome === 'selected')).toHaveLength(3);
    } finally {
      site.ownDomains = ownDomains;
    }
  });

  it('waits visibly among many letters', async () => {
    await addReaders(t, siteId, 1);
    await db.insert(issues).values(
      Array.from({ length: 20 }, (_, i) => ({
        siteId,
        id: `letter${i}`,
        frequency: 'letter' as const,
        period: `letter-letter${i}`,
        startsAt: new Date(0),
        endsAt: new Date(1 + i),
        heldAt: t.clock.now(),
      })),
    );
    const { issue } = await prepare();
    t.clock.set(new Date('2026-11-22T08:10:00Z'));
    expect((await readStatus()).waiting).toMatchObject([{ id: issue.id }]);
  });

  it('is not planned, sent or public while held', async () => {
    await addReaders(t, siteId, 3);
    const { issue } = await prepare();
    t.clock.set(new Date('2026-11-22T08:10:00Z'));
    await scheduleDigests(t.deps, site, t.clock.now());
    await scheduleDigests(t.deps, site, t.clock.now());
    const row = (await db.select().from(issues).where(eq(issues.id, issue.id)))[0];
    expect(await scheduleNow(t.deps, site, row as never, t.clock.now(), null)).toBeNull();
    expect([await write(), await db.$count(outbox), await readArchive()]).toEqual([0, 0, []]);
    expect(t.log.filter(({ msg }) => String(msg).includes('due but on hold'))).toHaveLength(1);
    expect((await readStatus()).waiting).toEqual([
      { id: issue.id, frequency: 'daily', period: '2026-11-21', dueAt: '2026-11-22T08:00:00.000Z' },
    ]);
    t.clock.set(new Date('2026-11-26T08:00:00Z'));
    await closeIssues(t.deps);
    expect((await readIssue(issue.id)).state, 'nor is it over').toBe('preparing');
    t.clock.set(new Date('2026-11-22T09:00:00Z'));
    expect(await releaseIssue(issue.id)).toMatchObject({ heldAt: null });
    await releaseIssue(issue.id);
    expect(await scheduleDigests(t.deps, site, t.clock.now())).toBe(3);
    expect(await write()).toBe(1);
    expect([(await send()).length, await readArchive()]).toEqual([3, ['2026-11-21']]);
    expect(await log()).toEqual(['prepare-issue', 'release-issue']);
  });

  it.each([
    ['daily', '2026-11-23T07:59:00Z'],
    ['weekly', '2026-11-30T07:59:00Z'],
  ] as const)('%s reaches all readers after a hold until %s', async (frequency, until) => {
    await addReaders(t, siteId, 3, () => ({ frequency }));
    const { issue } = await prepare(14, frequency);
    t.clock.set(new Date(until));
    expect((await readIssue(issue.id)).hoursPassed).toBe(false);
    await releaseIssue(issue.id);
    expect(await scheduleDigests(t.deps, site, t.clock.now(), [frequency])).toBe(3);
    expect(await scheduleDigests(t.deps, site, t.clock.now(), [frequency])).toBe(0);
    await write();
    expect(await send()).toHaveLength(3);
  });

  it.each([
    ['daily', '2026-11-23T08:00:00Z'],
    ['weekly', '2026-11-30T08:00:00Z'],
  ] as const)('%s reaches no reader after a hold until %s', async (frequency, until) => {
    await addReaders(t, siteId, 3, () => ({ frequency }));
    const { issue } = await prepare(14, frequency);
    t.clock.set(new Date(until));
    expect((await readIssue(issue.id)).hoursPassed).toBe(true);
    await releaseIssue(issue.id);
    expect(await scheduleDigests(t.deps, site, t.clock.now(), [frequency])).toBe(0);
  });

  it('reaches readers whose next issue is not due yet', async () => {
    await addReaders(t, siteId, 3, (i) => ({ sendHour: 6 + i }));
    const { issue } = await prepare();
    t.clock.set(new Date('2026-11-23T07:30:00Z'));
    expect((await readIssue(issue.id)).hoursPassed).toBe(false);
    await releaseIssue(issue.id);
    expect(await scheduleDigests(t.deps, site, t.clock.now(), ['daily'])).toBe(1);
  });

  it('sends emails planned before a long hold', async () => {
    await addReaders(t, siteId, 3, () => ({ frequency: 'weekly' }));
    const { issue } = await prepare(14, 'weekly');
    await releaseIssue(issue.id);
    t.clock.set(new Date('2026-11-23T08:00:00Z'));
    expect(await scheduleDigests(t.deps, site, t.clock.now(), ['weekly'])).toBe(3);
    await holdIssue(issue.id);
    wait(100 * hourMs);
    await releaseIssue(issue.id);
    await write();
    expect(await send()).toHaveLength(3);
  });

  it('can be held during sending and leaves the archive', async () => {
    await addReaders(t, siteId, 6);
    const { issue } = await prepare();
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 6 });
    await write();
    expect(await readArchive()).toEqual(['2026-11-21']);
    const mails: Sent[] = [];
    // Continues after the first email was sent.
    await send({ mails, refuse: () => false });
    expect(mails).toHaveLength(6);
    await addReaders(t, siteId, 2, (i) => ({ email: `late${i}@mail.example` }));
    await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 8 });
    await holdIssue(issue.id);
    expect([await send({ mails }), await readArchive()]).toEqual([mails, []]);
    expect(mails).toHaveLength(6);
    expect((await readIssue(issue.id)).deliveries).toMatchObject({ planned: 2, sent: 6 });
    await releaseIssue(issue.id);
    await send({ mails });
    expect([mails.length, await readArchive()]).toEqual([8, ['2026-11-21']]);
    t.clock.set(new Date('2026-11-25T08:00:00Z'));
    await closeIssues(t.deps);
    for (const action of ['hold', 'release'])
      expectError(
        await fixture.admin.call('POST', `/api/admin/issues/${issue.id}/${action}`),
        'conflict',
      );
    expectError(
      await fixture.admin.call('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 8 }),
      'conflict',
    );
  });
});

it('issues are paged by period end and filtered by frequency', async () => {
  const add = (
    period: string,
    frequency: 'daily' | 'weekly',
    endsAt: string,
    site: SiteId = siteId,
  ) =>
    db.insert(issues).values({
      siteId: site,
      id: newId(),
      period,
      frequency,
      startsAt: new Date(Date.parse(endsAt) - hourMs),
      endsAt: new Date(endsAt),
      state: 'sent',
      modelCalls: 3,
    });
  for (let i = 10; i < 20; i += 1) await add(`2026-11-${i}`, 'daily', `2026-11-${i + 1}T00:00:00Z`);
  await add('2026-w46', 'weekly', '2026-11-16T00:00:00Z');
  await add('2026-11-20', 'daily', '2026-11-21T00:00:00Z', 'statecraft');
  const list = (query: string) =>
    requestOk<Reply<'GET /api/admin/issues'>>('GET', `/api/admin/issues${query}`);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Reply<'GET /api/admin/issues'> = await list(
      `?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    seen.push(...page.issues.map(({ period }) => period));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(
    ['19', '18', '17', '16', 'w46', '15', '14', '13', '12', '11', '10'].map((end) =>
      end === 'w46' ? '2026-w46' : `2026-11-${end}`,
    ),
  );
  expect((await list('?frequency=weekly')).issues).toMatchObject([
    { period: '2026-w46', firstDay: '2026-11-09', lastDay: '2026-11-15', cost: { calls: 3 } },
  ]);
});

it("marks hidden posts and returns no reader's preferences", async () => {
  await addReaders(t, siteId, 1, () => ({
    preferences: withStandard({ topics: ['my zebrafish'] }),
  }));
  const { issue, stories } = await prepare();
  await db
    .update(posts)
    .set({ isHidden: true })
    .where(eq(posts.id, stories[0]?.id ?? ''));
  await requestOk('POST', `/api/admin/issues/${issue.id}/send`, { confirm: 1 });
  const seen = await readIssue(issue.id);
  expect(seen.posts[0]).toMatchObject({ title: 'Story 0 about lakes', listed: false });
  expect(JSON.stringify(seen)).not.toContain('zebrafish');
  expect(await db.$count(subscriptions, eq(subscriptions.siteId, siteId))).toBe(1);
});
