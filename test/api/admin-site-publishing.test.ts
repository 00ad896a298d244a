import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import {
  digestVariants,
  issuePosts,
  issues,
  outbox,
  posts,
  subscriptions,
} from '../../server/db/schema.ts';
import { openIssue } from '../../server/domain/digests/issues/issues.ts';
import { periodAt } from '../../server/domain/subscriptions/periods.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { hotRank } from '../../server/domain/posts/ranking.ts';
import { caller } from '../support/api-clients.ts';
import { fromSite } from '../support/members.ts';
import { currentVersion } from '../support/site-drafts.ts';
import { setUpSiteAdmin, type Saved } from '../support/site-admin.ts';

const {
  t,
  db,
  admin,
  other,
  readDetails,
  changeSettings,
  put,
  publish,
  page,
  findCustomStylesheet,
  findStylesheet,
  readLastEntry,
} = await setUpSiteAdmin();

describe('publishing', () => {
  it('applies all settings at once and logs the changes', async () => {
    await publish((settings) => {
      settings.theme.siteName = 'The <Machine> Post';
      settings.theme.seo.titleTemplate = '%s at the Post';
      settings.theme.colors.primary = '#7a1f5c';
      settings.theme.customCss = 'h1 { letter-spacing: 0.01em }';
      settings.texts.about = 'We are *new* here.';
      settings.newsletter = {
        headline: 'Mail worth opening',
        subheadline: 'Once a day.',
        benefits: [
          { title: 'One', text: 'a' },
          { title: 'Two', text: 'b' },
          { title: 'Three', text: 'c' },
          { title: 'Four', text: 'd' },
        ],
        questions: [{ question: 'Who pays?', answer: 'Members do.' }],
      };
      settings.analytics = {
        src: 'https://stats.example.org/js/script.js',
        domain: 'ai.example.org',
      };
      settings.revealAccounts = false;
      settings.timeZone = 'Europe/Berlin';
      settings.modalDelay = 7_000;
      settings.rankingWindow = 25;
      settings.digest = {
        on: true,
        hour: 6,
        closeHour: 4,
        posts: 5,
        summaries: 'written',
        pictures: true,
        ownDomains: [],
      };
    });
    const html = await page();
    expect(html).toContain('The &lt;Machine&gt; Post');
    expect(html).toContain('"modalDelay":7000');
    expect(html).toContain('https://stats.example.org/js/script.js');
    const sheet = (await t.on('nontrivial').get(findStylesheet(html))).text;
    expect(sheet).toContain('--primary:#7a1f5c');
    const custom = (await t.on('nontrivial').get(findCustomStylesheet(html))).text;
    expect(custom).toContain(':where(.site-content) h1{letter-spacing:0.01em}');
    expect(await page('/about')).toContain('We are <em>new</em> here.');
    expect(await page('/newsletter')).toMatch(/Mail worth opening[^]*Once a day\.[^]*Three/);
    expect(await page('/newsletter')).toContain('Daily at 6:00, or weekly');
    const german = await page('/newsletter/languages/de');
    expect(german).not.toContain('Mail worth opening');
    expect(german).toContain('Täglich um 6\u00a0Uhr oder');
    expect(
      (
        await t
          .on('nontrivial')
          .post('/api/subscriptions/subscribe')
          .set(fromSite('nontrivial'))
          .send({ email: 'new@mail.example', frequency: 'daily' })
      ).status,
    ).toBe(403);
    const site = t.deps.siteRegistry.sites.get('nontrivial');
    expect(site).toMatchObject({
      timeZone: 'Europe/Berlin',
      revealAccounts: false,
      rankingWindow: 25,
      digest: { on: true, hour: 6, posts: 5 },
    });

    const entry = await readLastEntry();
    expect(entry).toMatchObject({
      action: 'publish-site',
      actorId: admin.user?.id,
      isPublic: false,
      reason: 'A test.',
      before: { 'theme.siteName': 'Nontrivial', timeZone: 'UTC', 'digest.posts': '10' },
      after: {
        'theme.siteName': 'The <Machine> Post',
        timeZone: 'Europe/Berlin',
        'digest.hour': '6',
      },
    });
    expect(Object.keys(entry?.before ?? {})).not.toContain('theme.colors.text');
    const details = await readDetails();
    expect(details).toMatchObject({
      name: 'The <Machine> Post',
      draft: null,
      version: await currentVersion(t, 'nontrivial'),
    });
    expect(details.presetSettings.theme.siteName).toBe('Nontrivial');
  });

  it('applies the time zone, newsletter hour, size and switch', async () => {
    await publish((settings) => {
      settings.timeZone = 'Europe/Berlin';
      settings.digest = {
        on: true,
        hour: 6,
        closeHour: 4,
        posts: 5,
        summaries: 'extracts',
        pictures: true,
        ownDomains: [],
      };
    });
    const member = await caller(t, 'nontrivial', { email: 'member@mail.example' });
    expect(
      (
        await member.call('POST', '/api/subscriptions/subscribe-authenticated', {
          frequency: 'daily',
        })
      ).status,
    ).toBe(201);
    const { timeZone, sendHour: hour } = subscriptions;
    expect(await db.select({ timeZone, hour }).from(subscriptions)).toEqual([
      { timeZone: 'Europe/Berlin', hour: 6 },
    ]);
    const now = t.clock.now();
    for (let i = 0; i < 8; i += 1)
      await t.make.post({
        by: member.user as never,
        title: `Post ${i}`,
        url: `https://p${i}.example/`,
        minutesAgo: 60 + i,
      });
    const site = t.deps.siteRegistry.sites.get('nontrivial');
    if (!site) throw new Error('no site');
    const issue = await openIssue({ db }, site, periodAt('daily', site, now), now, { until: now });
    expect(
      await db.$count(
        issuePosts,
        and(eq(issuePosts.issueId, issue.id), eq(issuePosts.outcome, 'selected')),
      ),
    ).toBe(5);
    await publish((settings) => void (settings.digest.on = false));
    const off = t.deps.siteRegistry.sites.get('nontrivial');
    expect(await scheduleDigests(t.deps, off as never, new Date(now.getTime() + 26 * hourMs))).toBe(
      0,
    );
    expect(await db.$count(outbox, eq(outbox.kind, 'digest-daily'))).toBe(0);
    for (const table of [issuePosts, digestVariants, issues, subscriptions]) await db.delete(table);
  });

  it('applies the ranking window from the next vote', async () => {
    const post = await t.make.post({ by: admin.user as never, title: 'Ranked', score: 9 });
    await publish((settings) => void (settings.rankingWindow = 25));
    expect((await other.call('POST', `/api/posts/${post.id}/vote`, { vote: 1 })).status).toBe(200);
    const [row] = await db
      .select({ hot: posts.hotScore, score: posts.score, createdAt: posts.createdAt })
      .from(posts)
      .where(eq(posts.id, post.id));
    expect(row?.hot).toBeCloseTo(hotRank(row?.score ?? 0, row?.createdAt as Date, 2), 9);
    expect(hotRank(100, new Date(0), 2)).toBe(4);
  });

  it('requires and logs a reason for unreadable colors', async () => {
    const settings = changeSettings((draft) => {
      draft.theme.colors.text = '#eeeeee';
      draft.theme.dark.primary = '#111111';
      draft.theme.colors.warning = '#ffff00';
    });
    const saved = await put(settings);
    const { draft, failing } = saved.body as Saved;
    expect(failing).toContainEqual(
      expect.objectContaining({
        scheme: 'light',
        front: 'text',
        back: 'background',
        least: 4.5,
        blocks: true,
      }),
    );
    expect(failing).toContainEqual(expect.objectContaining({ front: 'warning', blocks: false }));
    const refused = await admin.call('POST', '/api/admin/sites/nontrivial/publish', {
      draft: draft.id,
      note: '',
    });
    expect(refused.status).toBe(400);
    const fields = (refused.body as { fields: { field: string; message: string }[] }).fields;
    expect([...new Set(fields.map(({ field }) => field))].toSorted()).toEqual([
      'theme.colors.text',
      'theme.dark.onPrimary',
      'theme.dark.primary',
    ]);
    expect(fields[0]?.message).toMatch(
      /^has a contrast of 1\.\d+:1 on background, and needs 4\.5:1$/,
    );
    expect(
      (
        await admin.call('POST', '/api/admin/sites/nontrivial/publish', {
          draft: draft.id,
          note: '',
          despite: 'An exhibition in white.',
        })
      ).status,
    ).toBe(200);
    expect(await readLastEntry()).toMatchObject({
      reason: 'An exhibition in white.',
      after: {
        unreadable: expect.arrayContaining([
          expect.objectContaining({ field: 'theme.colors.text' }),
        ]) as unknown,
      },
    });
    expect((await readDetails()).failing.length).toBeGreaterThan(2);
  });
});
