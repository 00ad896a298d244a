import { expect, it } from 'vitest';
import { plainParagraphs, plainText, type RichText } from '#shared/rich-text.ts';
import { presets } from '#shared/sites/presets.ts';
import { renderMarkdown } from './markdown.ts';
import { siteUrl, listElements, expectSafeRichText } from '../../../test/support/safe-rich-text.ts';

const p = (...inside: RichText): RichText[number] => ['p', inside];

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
  [
    '1986. A\n1. B',
    [
      [
        'ol',
        [
          ['li', ['A']],
          ['li', ['B']],
        ],
        1986,
      ],
    ],
  ],
  ['0. A', [['ol', [['li', ['A']]], 0]]],
  [
    '1. A\n\n```\nx\n```\n\n2. B',
    [
      ['ol', [['li', ['A']]]],
      ['pre', [['code', ['x\n']]]],
      ['ol', [['li', ['B']]], 2],
    ],
  ],
  ['**「重要」**です', [p(['strong', ['「重要」']], 'です')]],
  ['这是**“重点”**内容', [p('这是', ['strong', ['“重点”']], '内容')]],
  ['**강조(굵게)**입니다', [p(['strong', ['강조(굵게)']], '입니다')]],
  ['~~「古い」~~です', [p(['del', ['「古い」']], 'です')]],
  [
    'A[^b] and B[^a].\n\n[^a]: *One*\n[^b]: Two words[^a]\n[^c]: Three',
    [
      p('A[1] and B[2].'),
      ['hr', []],
      [
        'ol',
        [
          ['li', ['Two words[2]']],
          ['li', [['em', ['One']]]],
          ['li', ['Three']],
        ],
      ],
    ],
  ],
  ['a[^1]', [p('a[^1]')]],
  ['| a | b |\n|---|---|\n| 1 | 2 |', [p('| a | b |\n|---|---|\n| 1 | 2 |')]],
  ['\u0000', [p('\uFFFD')]],
])('renders %j as CommonMark', (markdown, expected) => {
  expect(renderMarkdown(markdown)).toEqual(expected);
  expectSafeRichText(renderMarkdown(markdown), markdown);
});

it.each<[string, RichText]>([
  [`[a *b*](${siteUrl})`, [['a', ['a ', ['em', ['b']]], siteUrl]]],
  [`[a](${siteUrl} "title")`, [['a', ['a'], siteUrl]]],
  [`[a][r]\n\n[r]: ${siteUrl}`, [['a', ['a'], siteUrl]]],
  [`<${siteUrl}>`, [['a', [siteUrl], siteUrl]]],
  [`${siteUrl}, see`, [['a', [siteUrl], siteUrl], ', see']],
  ['www.a.example', [['a', ['www.a.example'], 'http://www.a.example']]],
  ['me@a.example', [['a', ['me@a.example'], 'mailto:me@a.example']]],
  ['[a](mailto:me@a.example)', [['a', ['a'], 'mailto:me@a.example']]],
  ['[a](/post/x?y=z#c-1)', [['a', ['a'], '/post/x?y=z#c-1']]],
  ['[a](#c-1)', [['a', ['a'], '#c-1']]],
  ['[a](HTTPS://A.example/B)', [['a', ['a'], 'https://A.example/B']]],
  ['[a](Http://a.example)', [['a', ['a'], 'http://a.example']]],
  [`[${siteUrl}](https://c.example/)`, [['a', [siteUrl], 'https://c.example/']]],
])('renders %j as a link', (markdown, expected) => {
  expect(renderMarkdown(markdown)).toEqual([['p', expected]]);
});

it.each<[string, RichText]>([
  [`![a **b**](${siteUrl})`, [['a', ['a b'], siteUrl]]],
  [`![](${siteUrl})`, [['a', [siteUrl], siteUrl]]],
  ['![a](javascript:alert(1))', ['a']],
  ['![a](data:image/svg+xml,x)', ['a']],
  [`[![badge](${siteUrl}.svg)](${siteUrl})`, [['a', ['badge'], siteUrl]]],
  [
    `[one ![two](${siteUrl}.svg) *three*](${siteUrl})`,
    [['a', ['one two ', ['em', ['three']]], siteUrl]],
  ],
])('renders the image %j as a link or text', (markdown, expected) => {
  expect(renderMarkdown(markdown)).toEqual([['p', expected]]);
});

it.each(['http://ai.example.org@evil.test', 'https://me:secret@evil.test/x', 'HTTPS://@evil.test'])(
  'drops the link to %s, which has credentials',
  (href) => {
    expect(JSON.stringify(renderMarkdown(`[a](${href}) b`))).not.toContain('["a"');
  },
);

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
  for (const { href: found } of listElements(renderMarkdown(`[words](<${href}>)`)).filter(
    ({ tag }) => tag === 'a',
  )) {
    expect(new URL(found ?? '', 'https://here.example/').host).toBe('here.example');
  }
  expectSafeRichText(renderMarkdown(`[words](<${href}>)`), href);
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

it.each([
  [
    'We send a mail.\n\n- opens are blocked\n- clicks are rare',
    'We send a mail. opens are blocked; clicks are rare',
  ],
  ['1. One.\n2. Two\n3. Three\n\nEnd', 'One. Two; Three End'],
  ['- a\n  - b\n  - c\n- d', 'a b; c; d'],
])('separates the items of a list in plain text: %j', (markdown, text) => {
  expect(plainText(renderMarkdown(markdown))).toBe(text);
});

it('makes a paragraph of each item of a list', () => {
  expect(plainParagraphs(renderMarkdown('We send a mail.\n\n- opens\n- *clicks*\n\nEnd'))).toBe(
    'We send a mail.\n\nopens\n\nclicks\n\nEnd',
  );
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
  expectSafeRichText(content, name);
  expect(listElements(content).length).toBeGreaterThan(2);
});

it('keeps the numbers of a list in plain text', () => {
  expect(plainText(renderMarkdown('1986. A great year.\n1. Another'))).toBe(
    '1986. A great year. 1987. Another',
  );
  expect(plainParagraphs(renderMarkdown('3. c\n\n   d'))).toBe('3. c d');
  expect(plainText(renderMarkdown('1. a\n2. b'))).toBe('a; b');
});

it('links an international host in ASCII', () => {
  expect(renderMarkdown('[a](https://exämple.org/ä)')).toEqual([
    p(['a', ['a'], 'https://xn--exmple-cua.org/%C3%A4']),
  ]);
});
