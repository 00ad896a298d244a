import fc from 'fast-check';
import { expect, it } from 'vitest';
import { postText } from '#shared/limits.ts';
import { plainText } from '#shared/rich-text.ts';
import { hostile } from '../../../test/support/xss.ts';
import { renderMarkdown } from './markdown.ts';
import { siteUrl, listElements, expectSafeRichText } from '../../../test/support/safe-rich-text.ts';

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
      listElements(renderMarkdown(markdown)).filter(({ tag }) => tag === 'a'),
      markdown,
    ).toEqual([]);
    expect(plainText(renderMarkdown(markdown)), markdown).toContain('words');
  }
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
        `![${text}](/images/${'0'.repeat(32)}-3x2.png)`,
        `[${text}](${siteUrl})`,
        `<${text}>`,
        `[r]: ${text}\n\n[r]`,
        `*${text}*`,
      ]),
      ...urls.flatMap((text) => [
        `${siteUrl}/${text}`,
        `www.a.example/${text}`,
        `[x](/${text})`,
        `[x](/\\${text})`,
        `[x](mailto:${text})`,
        `[x](${siteUrl}"${text})`,
      ]),
    ]),
  ];
  expect(corpus.length).toBeGreaterThan(1_000);
  for (const text of corpus)
    for (const headings of ['bold', 'keep'] as const)
      expectSafeRichText(renderMarkdown(text, headings, headings === 'bold'), text);
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
        expectSafeRichText(renderMarkdown(text, headings), text);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(postText.max).toBe(20_000);
});
