import fc from 'fast-check';
import { expect, it } from 'vitest';
import { richTextSchema } from '#shared/contract/rich-text.ts';
import { postText } from '#shared/limits.ts';
import { plainText, richTextTags, type RichText } from '#shared/rich-text.ts';
import { presets } from '#shared/sites/presets.ts';
import { hostile } from '../../../test/support/xss.ts';
import { renderMarkdown } from './markdown.ts';

const p = (...inside: RichText): RichText[number] => ['p', inside];
const site = 'https://a.example/b';

/** Returns every element with its ancestors, the outermost first. */
function elements(content: RichText): { tag: string; above: string[]; href: string | undefined }[] {
  const found: ReturnType<typeof elements> = [];
  const waiting = content.map((node) => ({ node, above: [] as string[] }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, above } = next;
    if (typeof node === 'string') continue;
    found.push({ tag: node[0], above, href: node[2] });
    waiting.push(...node[1].map((child) => ({ node: child, above: [...above, node[0]] })));
  }
  return found;
}

const blocks = new Set(['p', 'pre', 'blockquote', 'ul', 'ol', 'li', 'hr', 'h2', 'h3', 'h4']);

/** Expects allowed elements with correct nesting and links to web pages or mailboxes. */
function expectSafe(content: RichText, about: string): void {
  expect(() => richTextSchema.parse(content), about).not.toThrow();
  for (const { tag, above, href } of elements(content)) {
    expect(richTextTags, about).toContain(tag);
    expect(above.length, about).toBeLessThan(110);
    if (tag === 'a') {
      expect(href, about).toMatch(/^(?:https?:\/\/[^\s/]|mailto:|\/(?![/\\])|#)/);
      const url = new URL(href ?? '', 'https://here.example/post/x');
      expect(['http:', 'https:', 'mailto:'], about).toContain(url.protocol);
      if (/^[/#]/.test(href ?? '')) expect(url.host, about).toBe('here.example');
      expect(above, `${about}: a link in a link`).not.toContain('a');
    } else expect(href, about).toBeUndefined();
    if (blocks.has(tag))
      expect(
        above.filter((tagName) => !['blockquote', 'ul', 'ol', 'li'].includes(tagName)),
        `${about}: a block in words`,
      ).toEqual([]);
    if (tag === 'li') expect(['ul', 'ol'], about).toContain(above.at(-1));
    if (['ul', 'ol'].includes(above.at(-1) ?? '')) expect(tag, about).toBe('li');
  }
}

it.each<[string, RichText]>([
  ['', []],
  [' \n\t\n ', []],
  ['One\nline\n\nTwo', [p('One\nline'), p('Two')]],
  ['a  \nb\\\nc', [p('a', ['br', []], 'b', ['br', []], 'c')]],
  [
    '*a* _b_ **c** __d__ ~~e~~ `f`',
    [
      p(
        ['em', ['a']],
        ' ',
        ['em', ['b']],
        ' ',
        ['strong', ['c']],
        ' ',
        ['strong', ['d']],
        ' ',
        ['del', ['e']],
        ' ',
        ['code', ['f']],
      ),
    ],
  ],
  ['**a *b* c**', [p(['strong', ['a ', ['em', ['b']], ' c']])]],
  ['*a*\n*b*', [p(['em', ['a']], '\n', ['em', ['b']])]],
  [
    '- *a*\n  `b`\n  - c',
    [['ul', [['li', [['em', ['a']], '\n', ['code', ['b']], ['ul', [['li', ['c']]]]]]]]],
  ],
  ['snake_case_name 2*3*4 \\*not\\*', [p('snake_case_name 2', ['em', ['3']], '4 *not*')]],
  [
    '- a\n- b\n\n1. c\n2. d',
    [
      [
        'ul',
        [
          ['li', ['a']],
          ['li', ['b']],
        ],
      ],
      [
        'ol',
        [
          ['li', ['c']],
          ['li', ['d']],
        ],
      ],
    ],
  ],
  [
    '- a\n\n  b\n- c',
    [
      [
        'ul',
        [
          ['li', [p('a'), p('b')]],
          ['li', [p('c')]],
        ],
      ],
    ],
  ],
  ['> a\n> > b', [['blockquote', [p('a'), ['blockquote', [p('b')]]]]]],
  ['```js\nif (a < b) {\n\n}\n```', [['pre', [['code', ['if (a < b) {\n\n}\n']]]]]],
  ['    four', [['pre', [['code', ['four\n']]]]]],
  ['a\n\n---\n\nb', [p('a'), ['hr', []], p('b')]],
  ['&amp; &lt;b&gt; &#106; &nbsp;&copy; &nothing;', [p('& <b> j \u00a0© &nothing;')]],
  ['| a | b |\n|---|---|\n| 1 | 2 |', [p('| a | b |\n|---|---|\n| 1 | 2 |')]],
  ['\u0000', [p('\uFFFD')]],
])('renders %j as CommonMark', (markdown, expected) => {
  expect(renderMarkdown(markdown)).toEqual(expected);
  expectSafe(renderMarkdown(markdown), markdown);
});

it.each<[string, RichText]>([
  [`[a *b*](${site})`, [['a', ['a ', ['em', ['b']]], site]]],
  [`[a](${site} "title")`, [['a', ['a'], site]]],
  [`[a][r]\n\n[r]: ${site}`, [['a', ['a'], site]]],
  [`<${site}>`, [['a', [site], site]]],
  [`${site}, see`, [['a', [site], site], ', see']],
  ['www.a.example', [['a', ['www.a.example'], 'http://www.a.example']]],
  ['me@a.example', [['a', ['me@a.example'], 'mailto:me@a.example']]],
  ['[a](mailto:me@a.example)', [['a', ['a'], 'mailto:me@a.example']]],
  ['[a](/post/x?y=z#c-1)', [['a', ['a'], '/post/x?y=z#c-1']]],
  ['[a](#c-1)', [['a', ['a'], '#c-1']]],
  ['[a](HTTPS://A.example/B)', [['a', ['a'], 'https://A.example/B']]],
  ['[a](Http://a.example)', [['a', ['a'], 'http://a.example']]],
  [`[${site}](https://c.example/)`, [['a', [site], 'https://c.example/']]],
])('renders %j as a link', (markdown, expected) => {
  expect(renderMarkdown(markdown)).toEqual([['p', expected]]);
});

it.each<[string, RichText]>([
  [`![a **b**](${site})`, [['a', ['a b'], site]]],
  [`![](${site})`, [['a', [site], site]]],
  ['![a](javascript:alert(1))', ['a']],
  ['![a](data:image/svg+xml,x)', ['a']],
  [`[![badge](${site}.svg)](${site})`, [['a', ['badge'], site]]],
  [`[one ![two](${site}.svg) *three*](${site})`, [['a', ['one two ', ['em', ['three']]], site]]],
])('renders the image %j as a link or text', (markdown, expected) => {
  expect(renderMarkdown(markdown)).toEqual([['p', expected]]);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://a.example',
  'tel:1',
  'blob:https://a.example/x',
  'ws://a.example',
  'about:blank',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript\\:alert(1)',
  'jav&#x09;ascript:alert(1)',
  '&#1;javascript:alert(1)',
  'feed:javascript:alert(1)',
  'x:y',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '//evil.example/%2f..',
  'http:evil.example',
  'http:/evil.example',
  'https:///evil.example',
  'http://',
  'http://www.[',
  'http://a%00b/',
  'https:\\\\evil.example',
  'relative/path',
  '../up',
  '?query',
  '&#47;/evil.example',
  '&sol;&sol;evil.example',
  '&#x2f;&#x2f;evil.example',
])('renders a link to %s as text', (href) => {
  for (const markdown of [
    `[words](${href})`,
    `[words](<${href}>)`,
    `[words][r]\n\n[r]: ${href}`,
    `![words](${href})`,
  ]) {
    expect(
      elements(renderMarkdown(markdown)).filter(({ tag }) => tag === 'a'),
      markdown,
    ).toEqual([]);
    expect(plainText(renderMarkdown(markdown)), markdown).toContain('words');
  }
});

it.each([
  '/\\evil.example',
  '/&#92;evil.example',
  '/%5cevil.example',
  '/&#9;/evil.example',
  '/&#10;/evil.example',
  '/%09/evil.example',
  '/./evil.example',
  '/..//evil.example',
  '/@evil.example',
])('keeps the path %s on the site', (href) => {
  for (const { href: found } of elements(renderMarkdown(`[words](<${href}>)`)).filter(
    ({ tag }) => tag === 'a',
  )) {
    expect(new URL(found ?? '', 'https://here.example/').host).toBe('here.example');
  }
  expectSafe(renderMarkdown(`[words](<${href}>)`), href);
});

it('renders raw HTML as text', () => {
  const tags = [
    '<b>a</b>',
    '<script>alert(1)</script>',
    '<!-- c -->',
    '<div>\nx\n</div>',
    'a<br>b',
    '<a href="x" title=\'y\'>c</a>',
    '<img src=x onerror=alert(1)>',
    '<?php ?>',
    '<![CDATA[x]]>',
    '<style>a{}</style>',
  ];
  for (const html of tags) {
    expect(renderMarkdown(html), html).toEqual([['p', [html]]]);
  }
  expect(renderMarkdown('<div>\n\n*a*\n\n</div>')).toEqual([
    p('<div>'),
    p(['em', ['a']]),
    p('</div>'),
  ]);
});

it('keeps an escaped tag as text', () => {
  const content = renderMarkdown(
    '&lt;img src=x onerror=alert(1)&gt; and \\<script> and `&lt;b&gt;`',
  );
  expect(content).toEqual([
    p('<img src=x onerror=alert(1)> and <script> and ', ['code', ['&lt;b&gt;']]),
  ]);
  expect(plainText(content)).toBe('<img src=x onerror=alert(1)> and <script> and &lt;b&gt;');
});

it('renders headings as bold text unless kept', () => {
  const markdown = '# A\n## B *b*\n### C\n#### D\n##### E\n###### F\n\nG\n=\n\nH\n-';
  const bold = (...inside: RichText) => p(['strong', inside]);
  expect(renderMarkdown(markdown)).toEqual([
    bold('A'),
    bold('B ', ['em', ['b']]),
    bold('C'),
    bold('D'),
    bold('E'),
    bold('F'),
    bold('G'),
    bold('H'),
  ]);
  expect(renderMarkdown(markdown, 'keep')).toEqual([
    ['h2', ['A']],
    ['h2', ['B ', ['em', ['b']]]],
    ['h3', ['C']],
    ['h4', ['D']],
    ['h4', ['E']],
    ['h4', ['F']],
    ['h2', ['G']],
    ['h2', ['H']],
  ]);
});

it.each(
  presets.flatMap(({ id, texts }) =>
    Object.entries(texts).map(([name, text]) => [id, name, text] as const),
  ),
)('renders the text of %s about %s', (_, name, text) => {
  const content = renderMarkdown(text, 'keep');
  expectSafe(content, name);
  expect(elements(content).length).toBeGreaterThan(2);
});

it('allows only safe elements and URLs for hostile input', () => {
  const urls = hostile.filter((text) => !/[\s<>]/.test(text));
  const corpus = [
    ...new Set([
      ...hostile,
      ...hostile.flatMap((text) => [
        `> ${text}`,
        `- ${text}`,
        `# ${text}`,
        `\`${text}`,
        `[x](${text})`,
        `[x](<${text}>)`,
        `![${text}](${text})`,
        `[${text}](${site})`,
        `<${text}>`,
        `[r]: ${text}\n\n[r]`,
        `*${text}*`,
      ]),
      ...urls.flatMap((text) => [
        `${site}/${text}`,
        `www.a.example/${text}`,
        `[x](/${text})`,
        `[x](/\\${text})`,
        `[x](mailto:${text})`,
        `[x](${site}"${text})`,
      ]),
    ]),
  ];
  expect(corpus.length).toBeGreaterThan(1_000);
  for (const text of corpus)
    for (const headings of ['bold', 'keep'] as const)
      expectSafe(renderMarkdown(text, headings), text);
});

it('returns allowed, correctly nested elements for any input', () => {
  const pieces = fc.constantFrom(
    '*',
    '**',
    '_',
    '~~',
    '`',
    '```\n',
    '[',
    ']',
    '(',
    ')',
    '](',
    '![',
    '<',
    '>',
    '> ',
    '- ',
    '1. ',
    '# ',
    '\n',
    '\n\n',
    '  \n',
    '    ',
    '\\',
    '&',
    '&#106;',
    '&lt;',
    '"',
    ':',
    '/',
    '//',
    'http://',
    'www.',
    '@',
    '.example',
    'javascript:',
    'a',
    'b c',
    '\t',
    '\r',
    '\0',
    '😀',
    '\u2028',
    '---\n',
    '===\n',
    '|',
    '[x]: ',
    '<b>',
    '</b>',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
        fc.string({ unit: 'binary', maxLength: 100 }),
      ),
      fc.constantFrom('bold' as const, 'keep' as const),
      (text, headings) => {
        expectSafe(renderMarkdown(text, headings), text);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(postText.max).toBe(20_000);
});
