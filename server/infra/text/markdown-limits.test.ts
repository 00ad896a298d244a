import { expect, it } from 'vitest';
import { richTextSchema } from '#shared/contract/rich-text.ts';
import { commentText, postText } from '#shared/limits.ts';
import { plainText, type RichText } from '#shared/rich-text.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';
import { renderMarkdown } from './markdown.ts';

/** Repeats a piece to the maximum length of a post. */
const full = (piece: string) =>
  piece.repeat(Math.ceil(postText.max / piece.length)).slice(0, postText.max);
const lines = (line: (i: number) => string) => {
  let text = '';
  for (let i = 0; text.length < postText.max; i += 1) text += `${line(i)}\n`;
  return text.slice(0, postText.max);
};

const maxMs = 3_000;

/** Returns the CPU time of a run in milliseconds. Slow ones get two more tries. */
function cpu(run: () => void): number {
  let best = Infinity;
  for (let i = 0; i < 3 && best >= maxMs; i += 1) {
    const readCpuMs = startCpuTimer();
    run();
    best = Math.min(best, readCpuMs());
  }
  return best;
}

function getDepth(content: RichText): number {
  let deepest = 0;
  const waiting = content.map((node) => ({ node, depth: 1 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    deepest = Math.max(deepest, depth);
    if (typeof node !== 'string')
      waiting.push(...node[1].map((child) => ({ node: child, depth: depth + 1 })));
  }
  return deepest;
}

/** Texts that make Markdown parsers slow or deep, at the maximum length of a post. */
const worst: [string, string][] = [
  ...[
    '[',
    ']',
    '*',
    '_',
    '~',
    '`',
    '!',
    '(',
    '<',
    '>',
    '&',
    '\\',
    '#',
    '-',
    '+',
    '=',
    '|',
    ':',
    '"',
    '\n',
    '\r',
    '\t',
    ' ',
    '\0',
    '😀',
  ].map((sign): [string, string] => [`only ${JSON.stringify(sign)}`, full(sign)]),
  ...[
    '![](',
    '[](',
    '[a](',
    '[a][',
    '[[a]',
    '[a]: b\n',
    '[a]: <b "\n',
    '![a](b ',
    '[a](<b',
    '[a](b "c ',
    '[a]((',
    'aaaa[',
    'aaaa[b](c',
    '![aaaa',
    '[![aaaa',
    '[aaaa]]',
    '*a',
    '**a',
    '*a ',
    '_a ',
    'a*',
    'aaaa*',
    'aaaa**',
    '**aaaa*',
    'aaaa_*',
    '_*aaaa',
    '*_aaaa',
    ' **aaaa',
    ' ***aaaa',
    '~~aaaa',
    '~aaaa~',
    '`aaaa',
    '``aaaa`',
    '<a',
    '<aaaa>',
    '<!--',
    '<?',
    '<![CDATA[',
    '</a',
    '<a b="',
    '&amp;',
    '&#',
    '&#x0;',
    '\\*',
    'www.',
    'www.a_',
    'http://a',
    'http://a)',
    'http://(((',
    'a@',
    'a@a.',
    'a.a@',
    'a_b@c-',
    'https://a.b/*',
    '> ',
    '>',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '1) ',
    '> - ',
    '- > ',
    '>\n',
    '-\n',
    '> a\n\n',
    '- a\n',
    '- a\n\n',
    '1) a\n',
    '  - a\n',
    '\t- a\n',
    '# a\n',
    'a\n===\n',
    'a\n---\n',
    '***\n',
    '    a\n',
    '\ta\n',
    '```\n',
    '~~~\n',
    '```a\n',
    'a\n',
    'a\n\n',
    'a  \n',
    '\r\n',
    '| a ',
  ].map((piece): [string, string] => [`${JSON.stringify(piece)} over and over`, full(piece)]),
  ['emphasis opened, then closed', ' **abcd'.repeat(1_400) + 'abcd** '.repeat(1_400)],
  ['three stars opened, then closed', ' ***abcd'.repeat(1_250) + 'abcd*** '.repeat(1_250)],
  ['images within images', '![abcd'.repeat(1_800) + '](/b)'.repeat(1_800)],
  ['a quote with ten thousand lazy lines', `> a\n${full('b\n')}`],
  ['a deep quote with lazy lines', `${'> '.repeat(20)}a\n${full('b\n')}`],
  ['quotes ten deep on every line', full(`${'> '.repeat(10)}a\n`)],
  ['lists ten deep on every line', full(`${'- '.repeat(10)}a\n`)],
  ['lists twenty deep on every line', full(`${'- '.repeat(20)}a\n`)],
  ['lists and quotes in turn', full(`${'> - '.repeat(10)}a\n`)],
  ['a ladder of lists', lines((i) => `${'  '.repeat(i % 39)}- a`)],
  ['a ladder of lists without an end', lines((i) => `${'  '.repeat(i)}- a`)],
  ['a ladder of lists by tabs', lines((i) => `${'\t'.repeat(i % 79)}- a`)],
  ['a ladder of quotes', lines((i) => `${'>'.repeat((i % 20) + 1)} a\n`)],
  ['a ladder of lists in a quote', lines((i) => `> ${'  '.repeat(i)}- a`)],
  ['many definitions and as many uses', lines((i) => (i < 700 ? `[a${i}]: b` : `[a${i - 700}]`))],
  ['footnotes that nothing refers to', lines((i) => `[^${i}]: a`)],
  ['runs of backticks of every length', lines((i) => `${'`'.repeat(i + 1)}abcd`)],
  ['quotes behind a carriage return', `a\r\r${'> '.repeat(9_900)}b`],
  ['lists behind a carriage return', `a\r\r${'- '.repeat(9_900)}b`],
  ['emphasis between lines that only look blank', full('\u00a0\n ***abcd')],
];

it.each(worst)('renders %s quickly and with limited depth', (_, text) => {
  let content: RichText = [];
  // At most 0.3 s, or 1 s on busy cores. Quadratic costs would take minutes.
  expect(cpu(() => (content = renderMarkdown(text)))).toBeLessThan(maxMs);
  expect(getDepth(content)).toBeLessThan(120);
  expect(() => richTextSchema.parse(content)).not.toThrow();
  expect(JSON.stringify(content)).not.toContain('\\u0000');
  plainText(content);
});

it.each([
  ['quotes', `${'> '.repeat(21)}deep`],
  ['lists', `${'- '.repeat(21)}deep`],
  ['lists and quotes', `${'1. > '.repeat(11)}deep`],
  ['quotes behind a carriage return', `a\r\r${'> '.repeat(21)}deep`],
  ['emphasis', `${' **abcd'.repeat(120)}${'abcd** '.repeat(120)}`],
  ['brackets', `${'[abcd'.repeat(60)}${'](/b)'.repeat(60)}`],
])('renders endlessly nested %s as plain paragraphs', (_, text) => {
  expect(renderMarkdown(`Before **it**.\n\n${text}\n\n\n\nAfter *it*.`)).toEqual([
    ['p', ['Before **it**.']],
    ...text.split('\r\r').map((part) => ['p', [part]]),
    ['p', ['After *it*.']],
  ]);
});

it('removes NUL from plain paragraphs', () => {
  expect(renderMarkdown(`${'> '.repeat(21)}a\0b`)).toEqual([['p', [`${'> '.repeat(21)}a\uFFFDb`]]]);
});

it.each([
  ['quotes in quotes', `${'> '.repeat(10)}deep`, 11],
  [
    'lists in lists',
    Array.from({ length: 8 }, (_, i) => `${'  '.repeat(i)}- level ${i}`).join('\n'),
    16,
  ],
  [
    'a post of many sorts',
    Array.from({ length: 60 }, (_, i) => [
      `## Part ${i}`,
      `Words with *some*, **more**, \`code_${i}\` and [a link](https://a.example/${i}).`,
      '- one\n- two',
      '> quoted',
      `    code[${i}] = (a * b)`,
    ])
      .flat()
      .join('\n\n'),
    3,
  ],
  [
    'long code',
    [
      '```',
      ...Array.from({ length: 300 }, (_, i) => `  const some_name_${i} = other[${i}] * (a_b + c);`),
      '```',
    ].join('\n'),
    2,
  ],
  [
    'a long comment',
    Array.from(
      { length: 140 },
      (_, i) => `Sentence ${i} says *something* about [this] and (that), as people do.`,
    )
      .join('\n')
      .slice(0, commentText.max),
    2,
  ],
])('renders ordinary %s as Markdown', (_, text, depth) => {
  expect(text.length).toBeLessThanOrEqual(postText.max);
  const content = renderMarkdown(text);
  expect(getDepth(content)).toBeGreaterThanOrEqual(depth);
  expect(plainText(content)).not.toMatch(/\*\*|^[>#-] /m);
});
