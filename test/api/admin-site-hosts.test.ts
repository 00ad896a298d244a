import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { issues, memberChoices, segments } from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { jpeg } from '../support/image-samples.ts';
import { addLetter } from '../support/issues.ts';
import { addSegment } from '../support/segments.ts';
import { settingsInForce } from '../support/site-drafts.ts';
import { setUpSiteAdmin, type Saved } from '../support/site-admin.ts';
import { until } from '../support/wait-for.ts';

const { t, admin, platform, readDetails, publish, page, readLastEntry } = await setUpSiteAdmin();

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
  ])('in use are rejected with their owner: %s', async (host, owner) => {
    await setHosts(['taken.example.net'], 'statecraft');
    for (const site of ['nontrivial', 'default'].filter(
      (siteId) => siteId === 'default' || owner === 'nontrivial',
    )) {
      const reply = await setHosts([host], site);
      expectError(reply, 'conflict', ['hosts']);
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
    expectError(await setHosts([host]), 'bad_request', ['hosts']);
  });

  it('that are canonical cannot be removed', async () => {
    await setHosts(['one.example.net', 'two.example.net']);
    await publish((settings) => void (settings.theme.seo.canonicalDomain = 'two.example.net'));
    expect(await page('/new')).toContain(
      '<link rel="canonical" href="https://two.example.net/new"/>',
    );
    expectError(await setHosts(['one.example.net']), 'conflict', ['hosts']);
    expect((await setHosts(['two.example.net'])).status).toBe(200);
  });
});

describe('tags', () => {
  const setTags = (tags: object[]) =>
    admin.call('PUT', '/api/admin/sites/nontrivial/tags', { tags });
  const readTags = async () =>
    (await readDetails()).tags.map(({ name, description }) => ({ name, description }));

  it('are renamed in segments, letters and choices that use them', async () => {
    const member = await caller(t, 'nontrivial', { createdAt: new Date(0) });
    const own = { name: `own-${newId().toLowerCase()}`, description: 'Used by no post.' };
    const other = { ...own, name: `${own.name}-2` };
    const before = await readTags();
    expect((await setTags([...before, own])).status).toBe(200);
    const segmentId = await addSegment(t, 'nontrivial', { name: own.name, tags: [own.name] });
    const follow = { kind: 'tag', subject: own.name, choice: 'follow' } as const;
    await t.deps.db.insert(memberChoices).values({
      ...follow,
      siteId: 'nontrivial',
      userId: member.user?.id ?? '',
    });
    const block = { type: 'posts' as const, title: '', tag: own.name, count: 3 };
    const letter = await addLetter(t, 'nontrivial');
    const isLetter = eq(issues.id, letter);
    await t.deps.db
      .update(issues)
      .set({ document: [block, { type: 'section', segmentId, blocks: [block] }] })
      .where(isLetter);
    const removed = await setTags(before);
    expectError(removed, 'conflict', ['tags']);
    expect(removed.body.error).toContain(`the segment “${own.name}” uses it`);

    expect((await setTags([...before, { ...other, was: own.name }])).status).toBe(200);
    const [segment] = await t.deps.db.select().from(segments).where(eq(segments.id, segmentId));
    expect(segment?.rule.tags).toEqual([other.name]);
    const [issue] = await t.deps.db.select().from(issues).where(isLetter);
    const renamed = { ...block, tag: other.name };
    expect(issue?.document).toEqual([renamed, { type: 'section', segmentId, blocks: [renamed] }]);
    expect(issue).toMatchObject({ revision: 1, savedBy: admin.user?.id, savedAt: t.clock.now() });
    const choices = await t.deps.db
      .select({ subject: memberChoices.subject })
      .from(memberChoices)
      .where(eq(memberChoices.userId, member.user?.id ?? ''));
    expect(choices).toEqual([{ subject: other.name }]);

    await t.deps.db.delete(segments).where(eq(segments.id, segmentId));
    const shown = await setTags(before);
    expectError(shown, 'conflict', ['tags']);
    expect(shown.body.error).toContain('an open issue');
    await t.deps.db.delete(issues).where(isLetter);
    expect((await setTags(before)).status).toBe(200);
  });

  // PGlite has one connection, so no editor saves at the same time.
  it.runIf(t.deps.database.kind === 'postgres')(
    'are renamed while an editor saves, without a deadlock',
    async () => {
      const own = { name: `own-${newId().toLowerCase()}`, description: 'Used by a segment.' };
      const other = { ...own, name: `${own.name}-2` };
      const before = await readTags();
      expect((await setTags([...before, own])).status).toBe(200);
      const segmentId = await addSegment(t, 'nontrivial', { name: own.name, tags: [own.name] });
      const letter = await addLetter(t, 'nontrivial');
      const block = { type: 'posts' as const, title: '', tag: own.name, count: 3 };
      const isLetter = eq(issues.id, letter);
      await t.deps.db
        .update(issues)
        .set({ document: [block] })
        .where(isLetter);
      let renamed: ReturnType<typeof setTags> | undefined;
      // As an editor's request does: first the issue, then its segments.
      await t.deps.db.transaction(async (tx) => {
        await tx.select().from(issues).where(isLetter).for('update');
        renamed = setTags([...before, { ...other, was: own.name }]);
        await until('it waits for the issue', async () => {
          const { rows } = await t.deps.db.execute(sql`
            select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'
              and query like '%from "issues"%for update'`);
          return rows.length > 0;
        });
        const isSegment = eq(segments.id, segmentId);
        await tx.select({ id: segments.id }).from(segments).where(isSegment).for('key share');
      });
      expect((await renamed)?.status).toBe(200);
      const [issue] = await t.deps.db.select().from(issues).where(isLetter);
      expect(issue?.document).toEqual([{ ...block, tag: other.name }]);
      await t.deps.db.delete(segments).where(eq(segments.id, segmentId));
      await t.deps.db.delete(issues).where(isLetter);
      expect((await setTags(before)).status).toBe(200);
    },
  );

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
    expectError(await setTags(next.filter(({ name }) => name !== 'renamed')), 'conflict', ['tags']);
    expectError(await setTags([...next, second]), 'bad_request', ['tags']);
    expectError(await setTags([{ name: 'x', description: 'y', was: 'nothing' }]), 'bad_request', [
      'tags',
    ]);
    expectError(await setTags([{ name: 'Not A Name', description: 'y' }]), 'bad_request', [
      'tags.0.name',
    ]);
    expectError(await setTags([]), 'bad_request', ['tags']);
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
  expectError(await importSettings({ ...exported, extra: 1 }), 'bad_request', ['extra']);
  expectError(
    await importSettings({
      ...exported,
      settings: { ...exported.settings, theme: { ...exported.settings.theme, nonsense: 1 } },
    }),
    'bad_request',
    ['settings.theme.nonsense'],
  );
  expectError(await importSettings({ ...exported, formatVersion: 2 }), 'bad_request', [
    'formatVersion',
  ]);
  expectError(
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
  expectError(await importSettings({ [path]: `<svg/>${' '.repeat(100_000)}` }), 'bad_request', [
    `files.${path}`,
  ]);
});

it('imports uploaded images of settings', async () => {
  const upload = await admin.call('POST', '/api/admin/sites/nontrivial/files', {
    image: jpeg.toString('base64'),
  });
  const { path } = upload.body as { path: string };
  await publish((settings) => {
    settings.theme.logo = path;
    settings.theme.seo.ogImage = path;
  });
  const exported = (await admin.call('GET', '/api/admin/sites/nontrivial/export'))
    .body as Reply<'GET /api/admin/sites/{site}/export'>;
  expect(Object.keys(exported.files)).toEqual([path]);
  const importFile = (file: string) =>
    platform.call('POST', '/api/admin/sites/default/import', {
      ...exported,
      files: { [path]: file },
    });
  const reply = await importFile(exported.files[path] ?? '');
  expect(reply.status, reply.text.slice(0, 300)).toBe(200);
  const { logo, seo } = (reply.body as Saved).draft.settings.theme;
  expect(logo).toMatch(/^\/images\/[0-9a-f]{32}-12x8\.jpg$/);
  expect(seo.ogImage).toBe(logo);
  expect((await t.on('default').get(logo)).status).toBe(200);
  expectError(await importFile('AAAA'), 'bad_request', [`files.${path}`.slice(0, 66)]);
  expectError(await importFile(''), 'bad_request', [`files.${path}`.slice(0, 66)]);
});
