import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import type { SiteSettings } from '#shared/contract/admin-sites.ts';
import {
  digestVariants,
  issuePosts,
  issues,
  auditLog,
  outbox,
  posts,
  rateCounts,
  siteHosts,
  sites,
  siteVersions,
  subscriptions,
} from '../../server/db/schema.ts';
import { openIssue } from '../../server/domain/digests/issues.ts';
import { periodAt } from '../../server/domain/core/periods.ts';
import { scheduleDigests } from '../../server/domain/digests/schedule-deliveries.ts';
import { hotRank } from '../../server/domain/posts/ranking.ts';
import { caller } from '../support/api-clients.ts';
import { expectRefusal } from '../support/error-replies.ts';
import { addIssue } from '../support/issues.ts';
import { fromSite } from '../support/members.ts';
import { addDraft, currentVersion, settingsInForce } from '../support/site-drafts.ts';
import { createTestApp, type SiteId } from '../support/test-app.ts';

type Details = Reply<'GET /api/admin/sites/{site}'>;
type Saved = Reply<'PUT /api/admin/sites/{site}/draft'>;

const t = await createTestApp({
  config: {
    trustedProxies: 1,
    adminEmails: new Set(['platform@mail.example']),
    siteHosts: new Map([['nontrivial', ['ai.example.org']]]),
  },
});
const { db } = t.deps;
const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'ada' });
const other = await caller(t, 'nontrivial', { role: 'admin', username: 'grace' });
const platform = await caller(t, 'nontrivial', {
  email: 'platform@mail.example',
  username: 'root',
});

beforeEach(async () => void (await db.delete(rateCounts)));

/** Restores the presets. */
async function reset(): Promise<void> {
  await db.delete(siteVersions);
  await db.delete(siteHosts);
  await db.update(sites).set({ settings: {} });
  await t.deps.siteRegistry.reload();
}
beforeEach(reset);

const readDetails = async (site = 'nontrivial', actor = admin) =>
  (await actor.call('GET', `/api/admin/sites/${site}`)).body as Details;
/** Returns the settings in force with changes. */
function changeSettings(
  change: (settings: SiteSettings) => void,
  site: SiteId = 'nontrivial',
): SiteSettings {
  const settings = structuredClone(settingsInForce(t, site));
  change(settings);
  return settings;
}
const put = (settings: object, more: object = {}, actor = admin, site = 'nontrivial') =>
  actor.call('PUT', `/api/admin/sites/${site}/draft`, { ...settings, basedOn: null, ...more });
/** Saves and publishes. */
async function publish(change: (settings: SiteSettings) => void, more: object = {}): Promise<void> {
  const saved = await put(
    changeSettings(change),
    { basedOn: await currentVersion(t, 'nontrivial') },
    platform,
  );
  expect(saved.status, saved.text).toBe(200);
  const reply = await admin.call('POST', '/api/admin/sites/nontrivial/publish', {
    draft: (saved.body as Saved).draft.id,
    note: 'A test.',
    ...more,
  });
  expect(reply.status, reply.text).toBe(200);
}
const page = async (path = '/', host: string = 'nontrivial') => (await t.on(host).get(path)).text;
const findStylesheet = (html: string) => /\/assets\/site-[^"]+\.css/.exec(html)?.[0] ?? '';
const readLastEntry = async (siteId = 'nontrivial') =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.siteId, siteId))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(1)
  )[0];

it("lists the admin's own site, and all for installation admins", async () => {
  const post = await t.make.post({ by: admin.user as never, title: 'Counted' });
  await db.insert(subscriptions).values({
    siteId: 'nontrivial',
    id: 'counted',
    email: 'counted@mail.example',
    state: 'active',
    frequency: 'daily',
    source: 'form',
    confirmedAt: new Date(),
  });
  await addDraft(t, 'nontrivial');
  const ownSites = await admin.call('GET', '/api/admin/sites');
  expect(ownSites.body).toMatchObject({
    hasNextPage: false,
    nextCursor: null,
    sites: [
      {
        id: 'nontrivial',
        name: 'Nontrivial',
        hosts: ['ai.example.org', 'nontrivial.example', 'nontrivial.localhost'],
        canonicalDomain: 'ai.example.org',
        primary: { light: '#0a6b5c', dark: '#4fd1b5' },
        subscribers: 1,
        draft: true,
      },
    ],
  });
  const all = (await platform.call('GET', '/api/admin/sites'))
    .body as Reply<'GET /api/admin/sites'>;
  expect(all.sites.map(({ id, draft }) => [id, draft])).toEqual([
    ['default', false],
    ['nontrivial', true],
    ['statecraft', false],
  ]);
  await db.delete(subscriptions);
  await db.delete(posts).where(eq(posts.id, post.id));
});

it('lets only an installation admin set scripts', async () => {
  const analytics = { src: 'https://stats.example.org/js/script.js', domain: 'ai.example.org' };
  const counting = changeSettings((settings) => void (settings.analytics = analytics));
  expectRefusal(await put(counting), 'bad_request', ['analytics.src']);
  // Any admin may keep a script of the draft or in force.
  expect((await put(counting, {}, platform)).status).toBe(200);
  expect((await put({ ...counting, timeZone: 'Europe/Berlin' })).status).toBe(200);
  await reset();
  await publish((settings) => void (settings.analytics = analytics));
  expect(
    (await put(changeSettings((settings) => void (settings.timeZone = 'Asia/Tokyo')))).status,
  ).toBe(200);
  expectRefusal(
    await put(
      changeSettings(
        (settings) =>
          void (settings.analytics = { ...analytics, src: 'https://other.example.org/x.js' }),
      ),
    ),
    'bad_request',
    ['analytics.src'],
  );
  expect((await put(changeSettings((settings) => void (settings.analytics = null)))).status).toBe(
    200,
  );
});

it('returns 404 for another site except to installation admins', async () => {
  for (const site of ['statecraft', 'nowhere', '__proto__'])
    expectRefusal(await admin.call('GET', `/api/admin/sites/${site}`), 'not_found');
  expectRefusal(await put(settingsInForce(t, 'statecraft'), {}, admin, 'statecraft'), 'not_found');
  expectRefusal(await platform.call('GET', '/api/admin/sites/nowhere'), 'not_found');
  const details = await readDetails('statecraft', platform);
  expect(details).toMatchObject({
    id: 'statecraft',
    preset: 'statecraft',
    variant: 'statecraft',
    version: null,
    draft: null,
    settings: settingsInForce(t, 'statecraft'),
    files: [],
    failing: [],
  });
  expect(details.tags.length).toBeGreaterThan(3);
  expect(details.hosts).toEqual([
    { host: 'statecraft.example', by: 'preset', canonical: true },
    { host: 'statecraft.localhost', by: 'software', canonical: false },
  ]);
  expect((await readDetails()).hosts[0]).toEqual({
    host: 'ai.example.org',
    by: 'environment',
    canonical: true,
  });
});

describe('a draft', () => {
  it('is saved whole and stays invisible', async () => {
    const before = await page();
    const settings = changeSettings((draft) => {
      draft.theme.siteName = 'Another Name';
      draft.theme.colors.accent = '#123456';
    });
    const saved = await put(settings);
    expect(saved.status, saved.text).toBe(200);
    const { draft } = saved.body as Saved;
    expect(draft).toMatchObject({
      settings,
      basedOn: null,
      outdated: false,
      author: 'ada (nontrivial)',
    });
    expect((await readDetails()).draft).toEqual(draft);
    expect((await readDetails()).settings).toEqual(settingsInForce(t, 'nontrivial'));
    expect(await page()).toBe(before);
    // Only differences from the preset and the environment are stored.
    expect((await db.select().from(siteVersions))[0]?.settings).toEqual({
      theme: { siteName: 'Another Name', colors: { accent: '#123456' } },
    });
    expect((await admin.call('DELETE', '/api/admin/sites/nontrivial/draft')).body).toEqual({
      ok: true,
    });
    expect((await readDetails()).draft).toBeNull();
    expect((await admin.call('DELETE', '/api/admin/sites/nontrivial/draft')).status).toBe(200);
  });

  it('of two people is not overwritten silently', async () => {
    const first = ((await put(settingsInForce(t, 'nontrivial'), { over: null })).body as Saved)
      .draft.id;
    const refused = await put(settingsInForce(t, 'nontrivial'), { over: null }, other);
    expectRefusal(refused, 'conflict');
    expect((refused.body as { error: string }).error).toMatch(
      /^ada \(nontrivial\) saved a draft on /,
    );
    const second = (
      (await put(settingsInForce(t, 'nontrivial'), { over: first }, other)).body as Saved
    ).draft;
    expect(second.author).toBe('grace (nontrivial)');
    expectRefusal(await put(settingsInForce(t, 'nontrivial'), { over: first }), 'conflict');
    expect((await put(settingsInForce(t, 'nontrivial'))).status).toBe(200);
    for (const basedOn of ['zzzzzzzzzzzz', 'a\0'])
      expectRefusal(await put(settingsInForce(t, 'nontrivial'), { basedOn }), 'bad_request', [
        'basedOn',
      ]);
    expectRefusal(
      await admin.call('POST', '/api/admin/sites/nontrivial/revert', { version: 'a\0' }),
      'bad_request',
      ['version'],
    );
  });

  it.each<[string, unknown[]]>([
    [
      'theme.colors.primary',
      [
        'red}</style><script>alert(1)</script>',
        'url(//evil.example)',
        'expression(alert(1))',
        '#fff\0',
        '#'.repeat(10_240),
        null,
        1,
      ],
    ],
    ['theme.dark.text', ['var(--x)', '']],
    [
      'theme.fonts.heading',
      ['Inter;}</style>', 'url(//evil.example)', 'Inter, '.repeat(1_500), 'a\0'],
    ],
    ['theme.layout.borderRadius', ['1px;color:red', 'expression(1)', '9'.repeat(10_240)]],
    ['theme.layout.spacing.md', ['calc(1px)', '1px}']],
    ['theme.siteName', ['a\nb', 'a'.repeat(61), 'a\ud800']],
    ['theme.customCss', ['/* \0 */', 'a { content: "\ud800" }']],
    ['theme.logo', ['//evil.example/x.svg', 'javascript:alert(1)', '/site-files/none.svg']],
    ['theme.seo.titleTemplate', ['no place']],
    [
      'theme.seo.canonicalDomain',
      ['evil.example', 'statecraft.example', 'default.localhost', 'https://nontrivial.example'],
    ],
    ['theme.domain', ['evil.example']],
    ['theme.seo.extra', [1]],
    ['theme.colors.extra', ['#ffffff']],
    ['theme.layout.spacing.xxl', ['1px']],
    ['extra', [1]],
    ['texts.about', ['', 'a'.repeat(12_001), 'a\0', null]],
    ['newsletter.headline', ['', 'a\nb', 'a'.repeat(121)]],
    ['newsletter.benefits', [[], [{ title: 'a', text: 'b' }], null]],
    ['analytics.src', ['http://a.example/x.js', "https://a.example/x.js' 'unsafe-inline"]],
    ['revealAccounts', ['yes', null]],
    ['timeZone', ['Mars/Phobos', '']],
    ['modalDelay', [-1, 60_001, 1.5, '1000']],
    ['rankingWindow', [0, 169, null]],
    ['digest.hour', [24, -1, 1.5]],
    ['digest.posts', [4, 11]],
  ])('with an invalid value for %s is refused by name', async (field, values) => {
    for (const value of values) {
      const settings = structuredClone(settingsInForce(t, 'nontrivial')) as unknown as Record<
        string,
        unknown
      >;
      settings.newsletter = {
        headline: 'a',
        subheadline: 'b',
        benefits: Array.from({ length: 4 }, () => ({ title: 'a', text: 'b' })),
      };
      settings.analytics = { src: 'https://a.example/x.js', domain: 'ai.example.org' };
      const names = field.split('.');
      const at = names
        .slice(0, -1)
        .reduce((object, name) => object[name] as Record<string, unknown>, settings);
      at[names.at(-1) ?? ''] = value;
      const reply = await put(settings);
      const { error, fields = [] } = reply.body as { error: string; fields?: { field: string }[] };
      expect(
        [reply.status, ...new Set(fields.map((error) => error.field))],
        `${field} ${JSON.stringify(value).slice(0, 60)}`,
      ).toEqual([400, field]);
      expect(error).not.toContain('Invalid input');
    }
    expect(await db.$count(siteVersions)).toBe(0);
  });

  it.each([
    '@import "//evil.example/x.css";',
    'a { background: url(https://evil.example/x) }',
    '@font-face { font-family: x; src: url(https://evil.example/x.woff2) }',
    'a { color: red } </style><script>alert(1)</script>',
    'a { background: \\75rl(//evil.example) }',
    'a { background: image-set("//evil.example/x" 1x) }',
    'a { -moz-binding: url(x) }',
    'a { behavior: url(x) }',
    'a { width: expression(alert(1)) }',
  ])('with custom CSS that is unsafe is refused: %s', async (customCss) => {
    const reply = await put(
      changeSettings((settings) => void (settings.theme.customCss = customCss)),
    );
    expect(reply.status).toBe(400);
    const { fields = [] } = reply.body as { fields?: { field: string; message: string }[] };
    expect(fields.length).toBeGreaterThan(0);
    for (const { field, message } of fields)
      expect([field, message]).toEqual([
        'theme.customCss',
        expect.stringMatching(/^was rejected: ./),
      ]);
    // The server ignores it in the database too.
    await db
      .update(sites)
      .set({ settings: { theme: { customCss } } })
      .where(eq(sites.id, 'nontrivial'));
    await t.deps.siteRegistry.reload();
    const html = await page();
    const { text } = await t.on('nontrivial').get(findStylesheet(html));
    expect(text).toContain('--primary:#0a6b5c');
    expect(text).not.toMatch(/evil|@import|behavior|-moz-binding|expression|<\/style|script/i);
    expect(html).not.toContain('evil');
  });
});

it('ignores invalid settings stored in the database', async () => {
  await db
    .update(sites)
    .set({
      settings: {
        theme: { colors: { primary: 'red}</style><script>alert(1)</script>' } },
        texts: { about: 7 },
        timeZone: 'Mars/Phobos',
        newsletter: { headline: '<script>' },
        modalDelay: 'alert(1)',
        rankingWindow: -3,
        digest: { hour: 99 },
        files: { 'x.svg': 7 },
      },
    })
    .where(eq(sites.id, 'nontrivial'));
  await t.deps.siteRegistry.reload();
  const html = await page();
  expect(html).not.toContain('alert(1)');
  expect((await t.on('nontrivial').get(findStylesheet(html))).text).not.toContain('alert(1)');
  expect(t.deps.siteRegistry.sites.get('nontrivial')).toMatchObject({
    timeZone: 'UTC',
    newsletter: null,
    modalDelay: 1_000,
    rankingWindow: 12.5,
    digest: { on: true, hour: 8, posts: 10 },
  });
  expect((await readDetails()).settings.theme.colors.primary).toBe('#0a6b5c');
});

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
      };
      settings.analytics = {
        src: 'https://stats.example.org/js/script.js',
        domain: 'ai.example.org',
      };
      settings.revealAccounts = false;
      settings.timeZone = 'Europe/Berlin';
      settings.modalDelay = 7_000;
      settings.rankingWindow = 25;
      settings.digest = { on: true, hour: 6, posts: 5 };
    });
    const html = await page();
    expect(html).toContain('The &lt;Machine&gt; Post');
    expect(html).toContain('"modalDelay":7000');
    expect(html).toContain('https://stats.example.org/js/script.js');
    const sheet = (await t.on('nontrivial').get(findStylesheet(html))).text;
    expect(sheet).toContain('--primary:#7a1f5c');
    expect(sheet).toContain('letter-spacing:0.01em');
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

  it('applies the newsletter hour, size and switch', async () => {
    await publish((settings) => void (settings.digest = { on: true, hour: 6, posts: 5 }));
    const member = await caller(t, 'nontrivial', { email: 'member@mail.example' });
    expect(
      (
        await member.call('POST', '/api/subscriptions/subscribe-authenticated', {
          frequency: 'daily',
        })
      ).status,
    ).toBe(201);
    expect((await db.select({ hour: subscriptions.sendHour }).from(subscriptions))[0]?.hour).toBe(
      6,
    );
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
    const issue = await openIssue({ db }, site, periodAt('daily', 'UTC', now), now, { until: now });
    expect(
      await db.$count(
        issuePosts,
        and(eq(issuePosts.issueId, issue.id), eq(issuePosts.outcome, 'selected')),
      ),
    ).toBe(5);
    await publish((settings) => void (settings.digest.on = false));
    const off = t.deps.siteRegistry.sites.get('nontrivial');
    expect(
      await scheduleDigests(t.deps, off as never, new Date(now.getTime() + 26 * 3_600_000)),
    ).toBe(0);
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

  it('over a newer version fails until the draft is saved', async () => {
    const publish = (draft: string, actor = admin) =>
      actor.call('POST', '/api/admin/sites/nontrivial/publish', { draft, note: '' });
    expectRefusal(await publish('zzzzzzzzzzzz'), 'conflict');
    const mine = (
      (await put(changeSettings((settings) => void (settings.theme.siteDescription = 'Mine.'))))
        .body as Saved
    ).draft.id;
    const theirs = (
      (
        await put(
          changeSettings((settings) => void (settings.theme.siteDescription = 'Theirs.')),
          {},
          other,
        )
      ).body as Saved
    ).draft.id;
    const refused = await publish(mine);
    expectRefusal(refused, 'conflict');
    expect((refused.body as { error: string }).error).toMatch(
      /^grace \(nontrivial\) saved another draft on /,
    );
    expect((await publish(theirs, other)).status).toBe(200);
    // Based on the version that was in force before.
    const late = (
      (await put(changeSettings((settings) => void (settings.theme.siteDescription = 'Late.'))))
        .body as Saved
    ).draft;
    expect(late.outdated).toBe(true);
    const outdated = await publish(late.id);
    expectRefusal(outdated, 'conflict');
    expect((outdated.body as { error: string }).error).toMatch(
      /^grace \(nontrivial\) published another version on /,
    );
    const again = (
      (await put(late.settings, { basedOn: await currentVersion(t, 'nontrivial'), over: late.id }))
        .body as Saved
    ).draft;
    expect(again.outdated).toBe(false);
    expect((await publish(again.id)).status).toBe(200);
    expect(await page()).toContain('Late.');
  });

  it('keeps a history and can republish any version', async () => {
    for (const name of ['One', 'Two', 'Three'])
      await publish((settings) => void (settings.theme.siteName = name));
    const readHistory = async (query = '') =>
      (await admin.call('GET', '/api/admin/sites/nontrivial/history' + query))
        .body as Reply<'GET /api/admin/sites/{site}/history'>;
    expect((await admin.call('GET', `/api/admin/sites/${'nontrivial'}/history`)).status).toBe(200);
    const { versions } = await readHistory();
    expect(
      versions.map(({ author, note, current, changes }) => [
        author,
        note,
        current,
        changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`),
      ]),
    ).toEqual([
      ['ada (nontrivial)', 'A test.', true, ['theme.siteName: Two > Three']],
      ['ada (nontrivial)', 'A test.', false, ['theme.siteName: One > Two']],
      ['ada (nontrivial)', 'A test.', false, ['theme.siteName: Nontrivial > One']],
      ['', 'Initial settings.', false, []],
    ]);
    const [three, two, , first] = versions;
    await put(settingsInForce(t, 'nontrivial'), { basedOn: three?.id });
    const revert = (version = '', note?: string) =>
      admin.call('POST', '/api/admin/sites/nontrivial/revert', {
        version,
        ...(note === undefined ? {} : { note }),
      });
    expectRefusal(await revert(three?.id), 'conflict');
    expectRefusal(await revert('zzzzzzzzzzzz'), 'not_found');
    expect((await revert(two?.id)).status).toBe(200);
    expect(await page()).toContain('>Two<');
    expect((await readDetails()).draft?.outdated).toBe(true);
    expect((await revert(first?.id, 'To the beginning.')).status).toBe(200);
    expect(t.deps.siteRegistry.sites.get('nontrivial')?.theme.siteName).toBe('Nontrivial');
    const after = await readHistory();
    expect(after.versions.map(({ note }) => note.replace(/ on .*/, ' …'))).toEqual([
      'To the beginning.',
      'Back to the version published …',
      'A test.',
      'A test.',
      'A test.',
      'Initial settings.',
    ]);
    expect(await readLastEntry()).toMatchObject({
      action: 'publish-site',
      before: { 'theme.siteName': 'Two' },
    });

    await db.insert(siteVersions).values(
      Array.from({ length: 30 }, (_, i) => ({
        siteId: 'nontrivial',
        id: `old${i}`,
        state: 'published' as const,
        settings: { timeZone: i % 2 === 0 ? 'UTC' : 'Asia/Tokyo' },
        author: '',
        publishedAt: new Date(1e12 + i),
      })),
    );
    const first25 = await readHistory();
    expect(first25.versions).toHaveLength(25);
    const rest = await readHistory(`?cursor=${first25.nextCursor}`);
    expect([
      rest.versions.length,
      rest.hasNextPage,
      rest.versions.some(({ current }) => current),
    ]).toEqual([11, false, false]);
    expect(first25.versions[24]?.changes).toHaveLength(1);
    expectRefusal(
      await admin.call('GET', '/api/admin/sites/nontrivial/history?cursor=x'),
      'bad_request',
      ['cursor'],
    );
  });
});

describe('hosts', () => {
  const setHosts = (hosts: unknown, site = 'nontrivial') =>
    platform.call('PUT', `/api/admin/sites/${site}/hosts`, { hosts });

  it('take effect at once, also with www., and until removed', async () => {
    expect((await t.on('news.example.net').get('/')).text).not.toContain('Broadsheet');
    const reply = await setHosts(
      [' News.Example.NET. ', 'www.bücher.example', 'news.example.net'],
      'default',
    );
    expect(reply.body).toEqual({
      hosts: ['news.example.net', 'xn--bcher-kva.example'],
      canonicalDomain: 'news.example.net',
    });
    expect(await page('/new', 'news.example.net')).toContain(
      '<link rel="canonical" href="https://news.example.net/new"/>',
    );
    expect(await page('/', 'www.xn--bcher-kva.example')).toContain('Broadsheet');
    expect(await readLastEntry('default')).toMatchObject({
      action: 'set-hosts',
      actorId: null,
      actor: 'root (nontrivial)',
      before: { hosts: [] },
      after: { hosts: ['news.example.net', 'xn--bcher-kva.example'] },
    });
    expect((await setHosts(['other.example.net'], 'default')).status).toBe(200);
    expect(t.deps.siteRegistry.resolve('news.example.net').kind).toBe('unknown');
    expect(t.deps.siteRegistry.resolve('other.example.net').site.id).toBe('default');
    // The host from the environment remains the canonical one.
    expect((await setHosts(['more.example.net'])).body).toEqual({
      hosts: ['more.example.net'],
      canonicalDomain: 'ai.example.org',
    });
  });

  it.each([
    ['statecraft.example', 'statecraft'],
    ['www.statecraft.example', 'statecraft'],
    ['nontrivial.example', 'nontrivial'],
    ['ai.example.org', 'nontrivial'],
    ['taken.example.net', 'statecraft'],
  ])('in use are refused with their owner: %s', async (host, owner) => {
    await setHosts(['taken.example.net'], 'statecraft');
    for (const site of ['nontrivial', 'default'].filter(
      (siteId) => siteId === 'default' || owner === 'nontrivial',
    )) {
      const reply = await setHosts([host], site);
      expectRefusal(reply, 'conflict', ['hosts']);
      expect((reply.body as { error: string }).error).toContain(
        site === owner ? 'already belongs to this site' : owner,
      );
    }
  });

  it.each([
    '',
    'localhost',
    'a b.example',
    'https://a.example',
    'a.example:80',
    'a.example/x',
    '127.0.0.1',
    '[::1]',
    '-a.example',
    'a..example',
    'api.a.example',
    'x.localhost',
    '*.a.example',
    'a_b.example',
    `${'a'.repeat(64)}.example`,
  ])('with invalid names are refused: %s', async (host) => {
    expectRefusal(await setHosts([host]), 'bad_request', ['hosts']);
  });

  it('that are canonical cannot be removed', async () => {
    await setHosts(['one.example.net', 'two.example.net']);
    await publish((settings) => void (settings.theme.seo.canonicalDomain = 'two.example.net'));
    expect(await page('/new')).toContain(
      '<link rel="canonical" href="https://two.example.net/new"/>',
    );
    expectRefusal(await setHosts(['one.example.net']), 'conflict', ['hosts']);
    expect((await setHosts(['two.example.net'])).status).toBe(200);
  });
});

describe('a new site', () => {
  const create = (body: object, actor = platform) => actor.call('POST', '/api/admin/sites', body);

  it('serves pages, sitemap, feeds, mails and digests at once', async () => {
    const reply = await create({
      id: 'gardening',
      siteName: 'The Gardener',
      hosts: ['garden.example.net'],
    });
    expect([reply.status, reply.body]).toEqual([
      201,
      { id: 'gardening', canonicalDomain: 'garden.example.net' },
    ]);
    for (const host of ['garden.example.net', 'www.garden.example.net', 'gardening.localhost']) {
      const html = await page('/', host);
      expect(html).toContain('<title>The Gardener</title>');
      expect((await t.on(host).get(findStylesheet(html))).status).toBe(200);
    }
    expect(await page('/contact', 'garden.example.net')).toContain('editor@garden.example.net');
    expect(await page('/about', 'garden.example.net')).not.toContain('Broadsheet');
    expect((await t.on('garden.example.net').get('/sitemap.xml')).text).toContain(
      '<loc>https://garden.example.net/</loc>',
    );
    expect((await t.on('garden.example.net').get('/new/feed.xml')).text).toContain('The Gardener');
    expect(
      ((await t.on('garden.example.net').get('/api/tags')).body as { tags: unknown[] }).tags.length,
    ).toBeGreaterThan(3);
    const headers = { Origin: 'https://garden.example.net', 'X-Forwarded-For': '198.18.9.9' };
    expect(
      (
        await t
          .on('garden.example.net')
          .post('/api/auth/signup')
          .set(headers)
          .send({ username: 'gardener', name: 'G', email: 'g@mail.example' })
      ).status,
    ).toBe(200);
    const [mail] = await db.select().from(outbox).where(eq(outbox.siteId, 'gardening'));
    expect(mail?.html).toContain('The Gardener');
    const site = t.deps.siteRegistry.sites.get('gardening');
    expect(await scheduleDigests(t.deps, site as never, t.clock.now())).toBe(0);
    expect(await readLastEntry('gardening')).toMatchObject({
      action: 'create-site',
      actor: 'root (nontrivial)',
    });
    expect((await platform.call('GET', '/api/admin/sites/gardening')).body).toMatchObject({
      id: 'gardening',
      preset: 'default',
      name: 'The Gardener',
      hosts: [
        { host: 'gardening.localhost', by: 'software' },
        { host: 'garden.example.net', by: 'site', canonical: true },
      ],
    });
    expectRefusal(await create({ id: 'gardening', siteName: 'Again' }), 'conflict', ['id']);
    expectRefusal(
      await create({ id: 'gardens', siteName: 'Again', hosts: ['garden.example.net'] }),
      'conflict',
      ['hosts'],
    );
    expect(t.deps.siteRegistry.sites.has('gardens')).toBe(false);
  });

  it.each([
    'ab',
    'a'.repeat(31),
    'Upper',
    '1abc',
    '-abc',
    'abc-',
    'a--b',
    'a.b',
    'a b',
    'www',
    'api',
    'admin',
    'mail',
    'localhost',
    'static',
    'constructor!',
    '',
  ])('cannot be called %s', async (id) => {
    expectRefusal(await create({ id, siteName: 'X' }), 'bad_request', ['id']);
  });

  it.each(['nontrivial', 'default'])('cannot reuse the name of another site: %s', async (id) =>
    expectRefusal(await create({ id, siteName: 'X' }), 'conflict', ['id']),
  );
});

describe('tags', () => {
  const setTags = (tags: object[]) =>
    admin.call('PUT', '/api/admin/sites/nontrivial/tags', { tags });

  it('are ordered, added and renamed while posts keep theirs', async () => {
    const before = (await readDetails()).tags.map(({ name, description }) => ({
      name,
      description,
    }));
    const [first, second, ...rest] = before;
    if (!first || !second) throw new Error('no tags');
    const author = await caller(t, 'nontrivial', { createdAt: new Date(0) });
    const posted = await author.call('POST', '/api/posts', {
      title: 'Filed under a tag',
      text: 'Some text of it.',
      tags: [first.name],
    });
    expect(posted.status, posted.text).toBe(201);
    const { id } = posted.body as { id: string };
    const next = [
      { name: 'fresh', description: 'A new one.' },
      second,
      { name: 'renamed', description: 'The first.', was: first.name },
      ...rest,
    ];
    expect((await setTags(next)).body).toEqual({
      tags: next.map(({ name, description }) => ({ name, description })),
    });
    expect((await t.on('nontrivial').get('/api/tags')).body).toEqual({
      tags: next.map(({ name, description }) => ({ name, description })),
    });
    expect((await t.on('nontrivial').get(`/api/posts/${id}`)).body).toMatchObject({
      tags: ['renamed'],
    });
    expect((await readDetails()).tags[2]).toMatchObject({ name: 'renamed', posts: 1 });
    expect(await page('/t/renamed')).toContain('Filed under a tag');
    expectRefusal(await setTags(next.filter(({ name }) => name !== 'renamed')), 'conflict', [
      'tags',
    ]);
    expectRefusal(await setTags([...next, second]), 'bad_request', ['tags']);
    expectRefusal(await setTags([{ name: 'x', description: 'y', was: 'nothing' }]), 'bad_request', [
      'tags',
    ]);
    expectRefusal(await setTags([{ name: 'Not A Name', description: 'y' }]), 'bad_request', [
      'tags.0.name',
    ]);
    expectRefusal(await setTags([]), 'bad_request', ['tags']);
    expect(
      (
        await setTags([
          ...rest,
          { name: first.name, description: 'Again.', was: 'renamed' },
          second,
        ])
      ).status,
    ).toBe(200);
    expect(await readLastEntry()).toMatchObject({ action: 'set-tags' });
  });
});

it("exports settings for another site's draft and names errors", async () => {
  await publish((settings) => {
    settings.theme.colors.primary = '#7a1f5c';
    settings.texts.terms = 'No terms.';
  });
  const exported = (await admin.call('GET', '/api/admin/sites/nontrivial/export'))
    .body as Reply<'GET /api/admin/sites/{site}/export'>;
  expect(exported).toMatchObject({
    format: 'broadsheet-site',
    formatVersion: 1,
    id: 'nontrivial',
    settings: settingsInForce(t, 'nontrivial'),
    hosts: [],
    files: {},
  });
  const importSettings = (body: object) =>
    platform.call('POST', '/api/admin/sites/default/import', body);
  const reply = await importSettings(exported);
  expect(reply.status, reply.text).toBe(200);
  const { draft, tags } = reply.body as Reply<'POST /api/admin/sites/{site}/import'>;
  const ownTheme = settingsInForce(t, 'default').theme;
  expect(draft.settings).toEqual({
    ...exported.settings,
    theme: {
      ...exported.settings.theme,
      domain: ownTheme.domain,
      seo: { ...exported.settings.theme.seo, canonicalDomain: ownTheme.seo.canonicalDomain },
    },
  });
  expect(tags).toEqual(exported.tags);
  expect(settingsInForce(t, 'default').texts.terms).not.toBe('No terms.');
  expectRefusal(await importSettings({ ...exported, extra: 1 }), 'bad_request', ['extra']);
  expectRefusal(
    await importSettings({
      ...exported,
      settings: { ...exported.settings, theme: { ...exported.settings.theme, nonsense: 1 } },
    }),
    'bad_request',
    ['settings.theme.nonsense'],
  );
  expectRefusal(await importSettings({ ...exported, formatVersion: 2 }), 'bad_request', [
    'formatVersion',
  ]);
  expectRefusal(
    await importSettings({
      ...exported,
      settings: {
        ...exported.settings,
        theme: { ...exported.settings.theme, customCss: '@import "x"' },
      },
    }),
    'bad_request',
    ['theme.customCss'],
  );
});

it('imports settings of maximum length with their images', async () => {
  const { path } = (
    await admin.call('POST', '/api/admin/sites/nontrivial/files', {
      svg: `<svg><title>${'字'.repeat(49_900)}</title></svg>`,
    })
  ).body as { path: string };
  const longText = '字'.repeat(12_000);
  await publish((settings) => {
    settings.texts = { about: longText, contact: longText, privacy: longText, terms: longText };
    settings.theme.logo = path;
  });
  const exported = (await admin.call('GET', '/api/admin/sites/nontrivial/export'))
    .body as Reply<'GET /api/admin/sites/{site}/export'>;
  const importSettings = (files: object) =>
    platform.call('POST', '/api/admin/sites/default/import', { ...exported, files });
  const reply = await importSettings(exported.files);
  expect(reply.status, reply.text.slice(0, 300)).toBe(200);
  expect((reply.body as Saved).draft.settings).toMatchObject({
    texts: { terms: longText },
    theme: { logo: path },
  });
  expectRefusal(await importSettings({ [path]: `<svg/>${' '.repeat(100_000)}` }), 'bad_request', [
    `files.${path}`,
  ]);
});

describe('an image', () => {
  const send = (svg: string) => admin.call('POST', '/api/admin/sites/nontrivial/files', { svg });
  const good =
    '<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" ' +
    'xmlns:x="urn:x" viewBox="0 0 24 24" x:tool="1"><metadata><x:y/></metadata><defs>' +
    '<linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient>' +
    '</defs><path fill="url(#g)" d="M0 0h24v24z"/><title>A &amp; B</title></svg>';

  it('is served inert and can be the logo', async () => {
    const { status, body } = await send(good);
    expect(status).toBe(201);
    const { path } = body as { path: string };
    expect(path).toMatch(/^\/site-files\/[0-9a-f]{24}\.svg$/);
    expect((await send(good)).body).toEqual(body);
    const served = await t.on('nontrivial').get(path);
    expect([served.status, served.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(served.headers).toMatchObject({
      'content-security-policy': `sandbox; default-src 'none'; style-src 'unsafe-inline'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((served.body as Buffer).toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs>' +
        '<linearGradient id="g"><stop offset="0" stop-color="#fff"></stop>' +
        '</linearGradient></defs><path fill="url(#g)" d="M0 0h24v24z"></path>' +
        '<title>A &amp; B</title></svg>',
    );
    expect((await t.on('statecraft').get(path)).status).toBe(404);
    expect((await t.on('nontrivial').post(path)).status).toBe(405);
    await publish((settings) => void (settings.theme.logo = path));
    expect(await page()).toContain(`src="${path}"`);
    const { files } = (await admin.call('GET', '/api/admin/sites/nontrivial/export')).body as {
      files: Record<string, string>;
    };
    expect(Object.keys(files)).toEqual([path]);
    // Publishing keeps it.
    await publish((settings) => void (settings.theme.siteName = 'Later'));
    expect((await readDetails()).files).toHaveLength(1);
  });

  it('cannot contain characters that are invalid or cannot be stored', async () => {
    const { status, body } = await send('<svg><title>a\ud800b\u0001c&#2;d</title></svg>');
    expect(status).toBe(201);
    expect(
      ((await t.on('nontrivial').get((body as { path: string }).path)).body as Buffer).toString(),
    ).toBe('<svg xmlns="http://www.w3.org/2000/svg"><title>abcd</title></svg>');
  });

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"/>',
    '<svg><foreignObject><body/></foreignObject></svg>',
    '<svg><image href="https://evil.example/x.png"/></svg>',
    '<svg><use href="https://evil.example/x.svg#a"/></svg>',
    '<svg><a href="javascript:alert(1)"><path/></a></svg>',
    '<svg><path fill="url(https://evil.example/x)"/></svg>',
    '<svg><style>@import "x"</style></svg>',
    '<svg><path style="fill:\\75rl(x)"/></svg>',
    '<svg><animate attributeName="href"/></svg>',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    '<svg>&x;</svg>',
    '<html><body/></html>',
    'GIF89a',
    '<svg width="20000" height="20000"/>',
    '<svg/><svg/>',
    '<svg><![CDATA[<script>]]></svg>',
    '<?xml-stylesheet href="x"?><svg/>',
    `<svg>${'<g/>'.repeat(2_001)}</svg>`,
    `${'<g>'.repeat(40)}`,
    '<SVG/>',
  ])('with active content is refused with a reason: %s', async (svg) => {
    const reply = await send(svg);
    expect(reply.status, reply.text).toBe(400);
    expect((reply.body as { fields: { field: string; message: string }[] }).fields[0]).toEqual({
      field: 'svg',
      message: expect.stringMatching(/^was rejected: ./) as unknown,
    });
  });

  it('unused by any version makes room; used ones stay', async () => {
    const upload = (i: number) => send(`<svg viewBox="0 0 ${i + 1} 1"/>`);
    const first = ((await upload(0)).body as { path: string }).path;
    await publish((settings) => void (settings.theme.favicon = first));
    for (let i = 1; i < 20; i += 1) expect((await upload(i)).status).toBe(201);
    expect((await upload(20)).status).toBe(201);
    expect((await readDetails()).files.map(({ path }) => path)).toHaveLength(2);
    expect((await readDetails()).files[0]?.path).toBe(first);
  });
});

describe('a preview', () => {
  const startPreview = async (site = 'nontrivial', actor = admin) =>
    (await actor.call('POST', `/api/admin/sites/${site}/preview`)).body as {
      prefix: string;
      expiresAt: string;
    };

  it('shows the draft in both modes, inert and frameable', async () => {
    const post = await t.make.post({
      by: admin.user as never,
      title: 'A post to look at',
      text: 'With [elsewhere.example](https://elsewhere.example/).',
      score: 90_000,
    });
    await t.make.comment(post, { by: admin.user as never });
    await put(
      changeSettings((settings) => {
        settings.theme.siteName = 'Draft Name';
        settings.theme.colors.primary = '#7a1f5c';
        settings.texts.about = 'About the draft.';
        settings.analytics = {
          src: 'https://stats.example.org/js/script.js',
          domain: 'ai.example.org',
        };
      }),
      {},
      platform,
    );
    const { prefix, expiresAt } = await startPreview();
    expect(prefix).toMatch(/^\/admin\/preview\/[\w.-]+\/$/);
    expect(new Date(expiresAt).getTime() - t.clock.now().getTime()).toBe(15 * 60_000);
    const shows: Record<string, string> = {
      list: 'A post to look at',
      post: 'elsewhere.example',
      form: '<form',
      landing: '<form',
      text: 'About the draft.',
      digest: 'Draft Name',
    };
    for (const [name, expected] of Object.entries(shows)) {
      for (const scheme of ['light', 'dark']) {
        const { status, text, headers } = await t
          .on('nontrivial')
          .get(`${prefix}${name}?scheme=${scheme}`);
        expect(status, `${name} ${text.slice(0, 300)}`).toBe(200);
        expect(text, name).toContain(expected);
        expect(text).toContain('Draft Name');
        expect(text).toMatch(new RegExp(`<html[^>]* class="${scheme}">`));
        expect(text).not.toMatch(/<script|stats\.example/i);
        expect(
          [...text.matchAll(/<a\b[^>]*>/g)].filter(
            ([tag]) => !tag.includes('href="#"') || /href="[^#]/.test(tag),
          ),
        ).toEqual([]);
        const policy = headers['content-security-policy'] ?? '';
        expect(policy).toContain(`script-src 'none'`);
        expect(policy).toContain(`frame-ancestors 'self'; sandbox allow-same-origin`);
        expect(policy.includes(`'unsafe-inline'`)).toBe(name === 'digest');
        expect(headers).toMatchObject({
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        });
        if (name !== 'digest') expect(text).toContain(`href="${prefix}style.css"`);
      }
    }
    const { text: css, headers } = await t.on('nontrivial').get(`${prefix}style.css`);
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(css).toContain('--primary:#7a1f5c');
    expect((await t.on('nontrivial').get('/')).headers).toMatchObject({
      'x-frame-options': 'DENY',
    });
    // The preview shows later drafts, and the live site after the draft is discarded.
    await put(changeSettings((settings) => void (settings.theme.siteName = 'Second Name')));
    expect(await page(`${prefix}list`)).toContain('Second Name');
    await admin.call('DELETE', '/api/admin/sites/nontrivial/draft');
    expect(await page(`${prefix}list`)).toContain('Nontrivial');
    // Nothing of it is cached or stored.
    expect(await page()).not.toContain('Second Name');
  });

  it("shows sample posts and the last issue's digest", async () => {
    const { prefix } = await startPreview('statecraft', platform);
    for (const name of ['list', 'post', 'digest'])
      expect(await page(`${prefix}${name}`), name).toContain(
        'How a small library counted its readers',
      );
    expect(await page(`${prefix}post`)).toContain('And a reply.');
    const author = await t.make.user('statecraft');
    const post = await t.make.post({ by: author, title: 'Really there' });
    await addIssue(t, 'statecraft', '2026-11-18', [post]);
    for (const name of ['list', 'post', 'digest'])
      expect(await page(`${prefix}${name}`), name).toContain('Really there');
  });

  it('expires after 15 minutes and works on its host only', async () => {
    const { prefix } = await startPreview();
    const [, token = ''] = /preview\/(.+)\/$/.exec(prefix) ?? [];
    const [id = '', until = '', signature = ''] = token.split('.');
    const wrong = [
      `statecraft.${until}.${signature}`,
      `${id}.${(parseInt(until, 36) + 1).toString(36)}.${signature}`,
      `${id}.${until}.${signature.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))}`,
      'x',
      `${id}.${until}.`,
    ];
    for (const token of wrong)
      expect((await t.on('nontrivial').get(`/admin/preview/${token}/list`)).status, token).toBe(
        404,
      );
    expect((await t.on('statecraft').get(`${prefix}list`)).status).toBe(404);
    expect((await t.on('nobody.example').get(`${prefix}list`)).status).toBe(404);
    expect((await t.on('nontrivial').get(`${prefix}nothing`)).status).toBe(404);
    expect((await t.on('nontrivial').post(`${prefix}list`)).status).toBe(405);
    const now = t.clock.now();
    t.clock.set(new Date(now.getTime() + 15 * 60_000));
    const over = await t.on('nontrivial').get(`${prefix}list`);
    t.clock.set(now);
    expect([over.status, over.headers['x-frame-options']]).toEqual([404, 'SAMEORIGIN']);
  });
});

it('a draft and its base version stay with their site', async () => {
  await put(changeSettings((settings) => void (settings.theme.siteName = 'Mine')));
  const draft = (await readDetails()).draft?.id ?? '';
  expectRefusal(
    await platform.call('POST', '/api/admin/sites/statecraft/publish', { draft, note: '' }),
    'conflict',
  );
  await publish((settings) => void (settings.theme.siteName = 'Mine'));
  const version = (await currentVersion(t, 'nontrivial')) ?? '';
  expectRefusal(
    await platform.call('POST', '/api/admin/sites/statecraft/revert', { version }),
    'not_found',
  );
  expectRefusal(
    await platform.call('PUT', '/api/admin/sites/statecraft/draft', {
      ...settingsInForce(t, 'statecraft'),
      basedOn: version,
    }),
    'bad_request',
    ['basedOn'],
  );
  expect(await db.$count(siteVersions, and(eq(siteVersions.siteId, 'statecraft')))).toBe(0);
});
