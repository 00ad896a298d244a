import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { siteVersions, sites } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { settingsInForce } from '../support/site-drafts.ts';
import { setUpSiteAdmin, type Saved } from '../support/site-admin.ts';

const {
  t,
  db,
  admin,
  other,
  readDetails,
  changeSettings,
  put,
  page,
  findStylesheet,
  findCustomStylesheet,
} = await setUpSiteAdmin();

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
      // Texts of the preset follow the name.
      settings: { theme: { siteName: 'Another Name', colors: settings.theme.colors } },
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
    expectError(refused, 'conflict');
    expect((refused.body as { error: string }).error).toMatch(
      /^ada \(nontrivial\) saved a draft on /,
    );
    const second = (
      (await put(settingsInForce(t, 'nontrivial'), { over: first }, other)).body as Saved
    ).draft;
    expect(second.author).toBe('grace (nontrivial)');
    expectError(await put(settingsInForce(t, 'nontrivial'), { over: first }), 'conflict');
    expect((await put(settingsInForce(t, 'nontrivial'))).status).toBe(200);
    for (const basedOn of ['zzzzzzzzzzzz', 'a\0'])
      expectError(await put(settingsInForce(t, 'nontrivial'), { basedOn }), 'bad_request', [
        'basedOn',
      ]);
    expectError(
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
    ['newsletter.questions', [null, 7]],
    ['newsletter.benefits', [[], [{ title: 'a', text: 'b' }], null]],
    ['analytics.src', ['http://a.example/x.js', "https://a.example/x.js' 'unsafe-inline"]],
    ['revealAccounts', ['yes', null]],
    ['mcp', ['yes', null]],
    ['signup.mode', ['secret', null]],
    ['signup.domains', ['x.example', ['x'], ['X.example'], ['ü.example'], ['@x.example']]],
    ['timeZone', ['Mars/Phobos', '']],
    ['modalDelay', [-1, 60_001, 1.5, '1000']],
    ['rankingWindow', [0, 169, null]],
    ['digest.hour', [24, -1, 1.5]],
    ['digest.closeHour', [24, -1]],
    ['digest.posts', [4, 11]],
    [
      'embedOrigins',
      [null, ['x.example'], ['http://x.example'], ['https://x.example/'], ['https://X.example']],
    ],
    ['importMails', [-1, 100_001, 1.5, null]],
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
    'body { display: none }',
    '.title { position: fixed }',
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
        expect.stringMatching(/^was rejected: “line 1: ./),
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
    const customUrl = findCustomStylesheet(html);
    const custom = customUrl === '' ? '' : (await t.on('nontrivial').get(customUrl)).text;
    expect(custom).not.toMatch(/evil|@import|behavior|-moz-binding|expression|<\/style|script/i);
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
