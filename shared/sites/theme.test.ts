import { expect, it } from 'vitest';
import { presets } from './presets.ts';
import { analyticsSchema, themeSchema } from './theme.ts';

/** Returns the default theme with one other value. */
function withValue(path: string, value: unknown): unknown {
  const theme = structuredClone(
    presets.find(({ id }) => id === 'default')?.theme,
  ) as unknown as Record<string, unknown>;
  const names = path.split('.');
  let at = theme;
  for (const name of names.slice(0, -1)) at = at[name] as Record<string, unknown>;
  at[names.at(-1) ?? ''] = value;
  return theme;
}
const findIssues = (path: string, value: unknown) => {
  const result = themeSchema.safeParse(withValue(path, value));
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
};

// Values that would escape their declaration, load a resource, or bloat the stylesheet.
const hostile = [
  'red}</style><script>alert(1)</script>',
  '#fff}',
  '#fff;color:red',
  '#fff/**/',
  '#fff\n',
  '\n#fff',
  '#fff\0',
  '#ffff',
  '#ggg',
  'url(//evil.example)',
  'url("//evil.example")',
  '\\75rl(//evil.example)',
  'expression(alert(1))',
  'var(--x)',
  'calc(1px)',
  'rgb(0,0,0)',
  'image-set("//e" 1x)',
  'inherit; behavior: url(x)',
  '@import "x"',
  '</style>',
  '<!--',
  '\0',
  '',
  ' ',
  '10px; color: red',
  '10px}',
  '1e9px',
  '-1px',
  '+1px',
  '99999px',
  '1.23456px',
  '10 px',
  '10px ',
  '١px',
  'Inter}',
  'Inter;',
  'Inter, url(x)',
  'Inter\\',
  '"Inter',
  'Inter"',
  "'Inter'",
  '"In<ter"',
  'Inter,,Arial',
  'Inter,',
  ',Inter',
  'a'.repeat(10_240),
  '"'.repeat(10_240),
  'Inter, '.repeat(1_500),
  '#'.repeat(10_240),
  '0'.repeat(10_240),
  '__proto__;',
  'javascript:alert(1)',
  'data:text/css,x',
];

it.each([
  'colors.primary',
  'colors.onPrimary',
  'dark.background',
  'layout.maxWidth',
  'layout.borderRadius',
  'layout.spacing.md',
  'fonts.heading',
  'fonts.body',
  'fonts.mono',
])('rejects values of %s that could end the declaration', (path) => {
  // Plain words form a valid font list but no URL.
  const values = hostile.filter(
    (value) =>
      !(path.startsWith('fonts.') && /^[A-Za-z][A-Za-z0-9-]*$/.test(value) && value.length <= 300),
  );
  expect(values.length).toBeGreaterThan(45);
  expect(values.filter((value) => findIssues(path, value)[0] !== path)).toEqual([]);
  const kinds: unknown[] = [null, undefined, 1, true, {}, [], ['#ffffff'], { toString: '#ffffff' }];
  for (const value of kinds) expect(findIssues(path, value), JSON.stringify(value)).toEqual([path]);
});

it.each([
  ['colors.primary', ['#fff', '#FFF', '#2563eb', '#2563EB']],
  ['layout.maxWidth', ['0', '1px', '0.375rem', '1280px', '68ch', '100%', '1.5em']],
  [
    'fonts.body',
    [
      'Inter',
      'Source Serif 4',
      '"Source Serif 4", Georgia, serif',
      'system-ui,sans-serif',
      'Inter, "Inter Fallback", mono',
    ],
  ],
])('accepts valid values of %s', (path, values) => {
  for (const value of values) expect(findIssues(path, value), value).toEqual([]);
});

it.each([
  [
    'logo',
    [
      '//evil.example/x.svg',
      'https://evil.example/x.svg',
      'javascript:alert(1)',
      'x.svg',
      '/x.svg?y',
      '/x y.svg',
      '/x"onerror=',
      '/a\\b',
      `/${'a'.repeat(300)}`,
      '',
    ],
  ],
  [
    'seo.canonicalDomain',
    [
      'evil',
      'https://evil.example',
      'evil.example/path',
      'evil.example:',
      'evil.example:123456',
      'user@evil.example',
      'evil.example\n',
      'Evil.example',
      '[::1]',
      '*.example',
      '',
      '.example',
      'a..b',
    ],
  ],
  [
    'domain',
    [
      'evil',
      '//evil.example',
      'evil.example?x',
      'evil.example#x',
      'a b.example',
      '<script>.example',
    ],
  ],
  ['siteName', ['a\nb', 'a\rb', 'a\0b', 'a\u0085b', 'a'.repeat(61)]],
  ['seo.titleTemplate', ['no place for the title', '', '%s\n', `%s${'a'.repeat(100)}`]],
  ['seo.twitterCard', ['player', '', 'SUMMARY', '__proto__']],
  ['seo.keywords', ['a, b', [1], ['a\nb'], ['a'.repeat(61)]]],
  ['customCss', ['a'.repeat(20_001), null, 1]],
])('rejects invalid values of %s', (path, values) => {
  for (const value of values)
    expect(
      findIssues(path, value).some((at) => at === path || at.startsWith(`${path}.`)),
      JSON.stringify(value),
    ).toBe(true);
});

it('ignores unknown names and names of the prototype', () => {
  const input = JSON.parse(
    JSON.stringify(presets[0]?.theme).replace(
      /^\{/,
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"extra":1,',
    ),
  ) as unknown;
  const parsed = themeSchema.parse(input);
  expect(parsed).toEqual(presets[0]?.theme);
  expect(Object.keys(parsed)).not.toContain('extra');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

const script = 'https://stats.example.org/js/script.js';

it.each([
  [{ src: script, domain: 'ai.example.org' }],
  [{ src: script, websiteId: 'b59e9c65-ae32-47f1-8400-119fcf4861c4' }],
  [{ src: 'https://stats.example.org:8443/js/script.outbound-links.js', domain: 'ai.example.org' }],
  [{ src: 'https://cloud-1.stats.example/~a/pa-Xy_9.js', domain: 'ai.example.org' }],
])('accepts analytics of Plausible or Umami: %j', (input) => {
  expect(analyticsSchema.parse(input)).toEqual(input);
});

// The origin is added to the policy of every page.
it.each([
  'http://stats.example.org/x.js',
  '//stats.example.org/x.js',
  '/x.js',
  'x.js',
  '',
  'https://stats.example.org',
  'https://stats.example.org/',
  'https://localhost/x.js',
  'https://user:secret@stats.example.org/x.js',
  'https://user@stats.example.org/x.js',
  'https://stats.example.org/x.js?y=1',
  'https://stats.example.org/x.js#y',
  'https://*.example.org/x.js',
  'https://stats.example.org; script-src */x.js',
  "https://stats.example.org 'unsafe-inline'/x.js",
  'https://stats.example.org,evil.example/x.js',
  'https://stats.example.org:99999/x.js',
  'https://stats.example.org:/x.js',
  'https://Stats.example.org/x.js',
  'https://[::1]/x.js',
  'https://stats..example/x.js',
  'https://.example/x.js',
  'https://stats.example.org\n/x.js',
  'https://stats.example.org/x.js\n',
  'https://stats.example.org/"><script>',
  'https://stats.example.org/%2e%2e/x.js',
  'https://ställe.example/x.js',
  'javascript:alert(1)',
  'data:text/javascript,x',
  `https://stats.example.org/${'a'.repeat(300)}`,
  null,
  1,
])('rejects an analytics script on the same host: %j', (src) => {
  expect(analyticsSchema.safeParse({ src, domain: 'ai.example.org' }).success).toBe(false);
});

it.each([
  [{ src: script }],
  [{ src: script, domain: 'ai.example.org', websiteId: 'x' }],
  [{ src: script, domain: 'ai' }],
  [{ src: script, domain: 'ai.example.org"' }],
  [{ src: script, websiteId: '' }],
  [{ src: script, websiteId: 'a b' }],
  [{ src: script, websiteId: '"><' }],
  [{ domain: 'ai.example.org' }],
  [[]],
  ['x'],
  [true],
])('rejects analytics without exactly one website: %j', (input) => {
  expect(analyticsSchema.safeParse(input).success).toBe(false);
});
