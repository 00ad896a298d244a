import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SiteSettings } from '#shared/contract/admin-sites-schemas.ts';
import type { Reply } from '#shared/contract/index.ts';
import { designs } from '#shared/design-choices.ts';
import { outbox, posts, siteVersions, subscriptions } from '../../server/db/schema.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { expectError } from '../support/error-replies.ts';
import { addDraft, currentVersion, settingsInForce } from '../support/site-drafts.ts';
import { setUpSiteAdmin } from '../support/site-admin.ts';
import { readStoredMails } from '../support/stored-mails.ts';

const {
  t,
  db,
  admin,
  platform,
  reset,
  readDetails,
  changeSettings,
  put,
  publish,
  page,
  findStylesheet,
  readLastEntry,
} = await setUpSiteAdmin();

it("lists the admin's own site, and all for platform admins", async () => {
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

it('lets only a platform admin set scripts', async () => {
  const analytics = { src: 'https://stats.example.org/js/script.js', domain: 'ai.example.org' };
  const counting = changeSettings((settings) => void (settings.analytics = analytics));
  expectError(await put(counting), 'bad_request', ['analytics.src']);
  // Any admin may keep a script of the draft or in force.
  expect((await put(counting, {}, platform)).status).toBe(200);
  expect((await put({ ...counting, timeZone: 'Europe/Berlin' })).status).toBe(200);
  await reset();
  await publish((settings) => void (settings.analytics = analytics));
  expect(
    (await put(changeSettings((settings) => void (settings.timeZone = 'Asia/Tokyo')))).status,
  ).toBe(200);
  expectError(
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

it('keeps the present script when a version is restored', async () => {
  const revertTo = async (version: string | null) => {
    const reply = await admin.call('POST', '/api/admin/sites/nontrivial/revert', { version });
    expect(reply.status, reply.text).toBe(200);
    return (await readDetails()).settings;
  };
  const publishScript = async (analytics: SiteSettings['analytics']) => {
    await publish((settings) => {
      settings.analytics = analytics;
      settings.timeZone = analytics === null ? 'Asia/Tokyo' : 'Europe/Berlin';
    });
    return currentVersion(t, 'nontrivial');
  };
  const src = 'https://removed.example.org/script.js';
  const removed = await publishScript({ src, domain: 'ai.example.org' });
  await publishScript(null);
  expect(await revertTo(removed)).toMatchObject({ analytics: null, timeZone: 'Europe/Berlin' });
  const none = await publishScript(null);
  await publishScript({ src, domain: 'ai.example.org' });
  expect(await revertTo(none)).toMatchObject({ analytics: { src }, timeZone: 'Asia/Tokyo' });
  // A draft of before the revert.
  await publishScript(null);
  const basedOn = await currentVersion(t, 'nontrivial');
  const counting = changeSettings(
    (settings) => void (settings.analytics = { src, domain: 'ai.example.org' }),
  );
  expect((await put(counting, { basedOn }, platform)).status).toBe(200);
  await revertTo(none);
  expectError(await put(counting), 'bad_request', ['analytics.src']);
});

it('lets only a platform admin change the emails of imports', async () => {
  const withMails = (count: number) =>
    changeSettings((settings) => void (settings.importMails = count));
  expect((await readDetails()).settings.importMails).toBe(1_000);
  for (const count of [999, 5_000])
    expectError(await put(withMails(count)), 'bad_request', ['importMails']);
  await publish((settings) => void (settings.importMails = 5_000));
  const basedOn = await currentVersion(t, 'nontrivial');
  const stale = await put(withMails(5_000), { basedOn }, platform);
  expect(stale.status).toBe(200);
  expect((await put({ ...withMails(5_000), timeZone: 'Asia/Tokyo' }, { basedOn })).status).toBe(
    200,
  );
  await db.delete(siteVersions).where(eq(siteVersions.state, 'draft'));
  await publish((settings) => void (settings.importMails = 10));
  const reverted = await admin.call('POST', '/api/admin/sites/nontrivial/revert', {
    version: basedOn,
  });
  expect(reverted.status, reverted.text).toBe(200);
  expect((await readDetails()).settings.importMails).toBe(10);
  expectError(await put(withMails(5_000)), 'bad_request', ['importMails']);
});

it('returns 404 for another site except to platform admins', async () => {
  for (const site of ['statecraft', 'nowhere', '__proto__'])
    expectError(await admin.call('GET', `/api/admin/sites/${site}`), 'not_found');
  expectError(await put(settingsInForce(t, 'statecraft'), {}, admin, 'statecraft'), 'not_found');
  expectError(await platform.call('GET', '/api/admin/sites/nowhere'), 'not_found');
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

describe('a new site', () => {
  const create = (body: object, actor = platform) => actor.call('POST', '/api/admin/sites', body);

  it('has its language and design, and an ID made from its name', async () => {
    const body = { siteName: 'The Old Orchard', language: 'de', design: 'gazette' };
    const ids = [await create(body), await create(body)].map(
      (reply) => (reply.body as Reply<'POST /api/admin/sites'>).id,
    );
    expect(ids).toEqual(['old-orchard', 'old-orchard-2']);
    expect(t.deps.siteRegistry.sites.get('old-orchard')).toMatchObject({
      public: { language: 'de', description: 'Links und Gespräche für Neugierige.' },
      theme: { design: designs.gazette },
    });
    expectError(await create({ ...body, design: 'baroque' }), 'bad_request', ['design']);
  });

  it('serves pages, feeds and emails once it is open', async () => {
    const reply = await create({
      id: 'gardening',
      siteName: 'The Gardener',
      hosts: ['garden.example.net'],
    });
    expect([reply.status, reply.body]).toEqual([
      201,
      { id: 'gardening', canonicalDomain: 'garden.example.net' },
    ]);
    const isOpen = async () =>
      (
        (await platform.call('GET', '/api/admin/sites')).body as Reply<'GET /api/admin/sites'>
      ).sites.find(({ id }) => id === 'gardening')?.isOpen;
    expect(await page('/', 'garden.example.net')).toContain('The Gardener opens soon');
    expect(await isOpen()).toBe(false);
    expect((await platform.call('POST', '/api/admin/sites/gardening/open')).status).toBe(200);
    expect(await isOpen()).toBe(true);
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
    const [mail] = await readStoredMails(t, eq(outbox.siteId, 'gardening'));
    expect(mail?.html).toContain('The Gardener');
    const site = t.deps.siteRegistry.sites.get('gardening');
    expect(await scheduleDigests(t.deps, site as never, t.clock.now())).toBe(0);
    expect(await readLastEntry('gardening')).toMatchObject({
      action: 'open-site',
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
    expectError(await create({ id: 'gardening', siteName: 'Again' }), 'conflict', ['id']);
    expectError(
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
    expectError(await create({ id, siteName: 'X' }), 'bad_request', ['id']);
  });

  it.each(['nontrivial', 'default'])('cannot reuse the name of another site: %s', async (id) =>
    expectError(await create({ id, siteName: 'X' }), 'conflict', ['id']),
  );
});

it('fills unset titles and texts with the site name', async () => {
  await publish((settings) => {
    settings.theme.siteName = 'Mine';
    settings.theme.seo.author = 'An author';
  });
  const { seo } = (await readDetails()).settings.theme;
  expect(seo).toMatchObject({
    defaultTitle: 'Mine',
    titleTemplate: '%s · Mine',
    author: 'An author',
    organizationName: 'Mine',
    canonicalDomain: 'ai.example.org',
  });
  // The editor sends all values, also those that follow the name.
  await publish((settings) => void (settings.theme.siteName = 'Ours'), { note: 'Renamed.' });
  expect((await readDetails()).settings.theme.seo).toMatchObject({
    defaultTitle: 'Ours',
    author: 'An author',
  });
  await publish((settings) => void (settings.theme.siteName = 'Mine'), { note: 'Again.' });
  const about = await page('/about');
  expect(about).toContain('<title>About · Mine</title>');
  expect(about).not.toContain('Nontrivial');
});

it('a draft and its base version stay with their site', async () => {
  await put(changeSettings((settings) => void (settings.theme.siteName = 'Mine')));
  const draft = (await readDetails()).draft?.id ?? '';
  expectError(
    await platform.call('POST', '/api/admin/sites/statecraft/publish', { draft, note: '' }),
    'conflict',
  );
  await publish((settings) => void (settings.theme.siteName = 'Mine'));
  const version = (await currentVersion(t, 'nontrivial')) ?? '';
  expectError(
    await platform.call('POST', '/api/admin/sites/statecraft/revert', { version }),
    'not_found',
  );
  expectError(
    await platform.call('PUT', '/api/admin/sites/statecraft/draft', {
      ...settingsInForce(t, 'statecraft'),
      basedOn: version,
    }),
    'bad_request',
    ['basedOn'],
  );
  expect(await db.$count(siteVersions, and(eq(siteVersions.siteId, 'statecraft')))).toBe(0);
});
