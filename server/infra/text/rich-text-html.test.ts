import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { setRichText } from '#client/lib/typography.ts';
import { RichText as OnPages } from '#client/ui/rich-text.tsx';
import type { RichText } from '#shared/rich-text.ts';
import { hostile } from '#test/support/xss.ts';
import { renderMarkdown } from './markdown.ts';
import { renderRichTextHtml } from './rich-text-html.ts';

const address = 'https://nontrivial.example/post/words-k3VwqZ1x8TfB';
const html = (content: RichText) => renderRichTextHtml(content, address);

/** Returns the HTML of a page without its own attributes and with absolute links. */
function onPages(content: RichText): string {
  return renderToStaticMarkup(createElement(OnPages, { content }))
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replaceAll(/ (?:tabindex="0"|dir="(?:auto|ltr)"|translate="no")/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/<(br|hr)\/>/g, '<$1>')
    .replaceAll('href="/', 'href="https://nontrivial.example/')
    .replaceAll('href="#', `href="${address}#`);
}

it('renders every element', () => {
  const markdown =
    '**b** *i* ~~s~~ `c` [l](https://x.example/?a=1&b="2")\n\n- u\n\n1. o\n\n>' +
    ' q\n\n```\np\n\n  < q\n```\n\n---\n\na  \nb';
  expect(html(renderMarkdown(markdown))).toBe(
    '<p><strong>b</strong> <em>i</em> <del>s</del> <code>c</code> <a href="https://x.example/' +
      '?a=1&amp;b=%222%22" rel="ugc nofollow noopener">l</a></p>' +
      '<ul><li>u</li></ul><ol><li>o</li></ol><blockquote><p>q</p></blockquote>' +
      '<pre><code>p\n\n  &lt; q\n</code></pre><hr><p>a<br>b</p>',
  );
});

it.each([
  ['/hot', 'https://nontrivial.example/hot'],
  ['#c-1', `${address}#c-1`],
  ['https://x.example/a', 'https://x.example/a'],
  ['mailto:a@x.example', 'mailto:a@x.example'],
])('renders a link to %s as %s', (href, to) => {
  expect(html([['a', ['x'], href]])).toBe(`<a href="${to}" rel="ugc nofollow noopener">x</a>`);
});

const sea = `/images/${'a'.repeat(32)}-30x20.png`;

it('renders a picture with its size and whole address', () => {
  expect(html([['img', ['"Sea"'], sea]])).toBe(
    `<img src="https://nontrivial.example${sea}" alt="&quot;Sea&quot;" width="30" height="20">`,
  );
});

it.each(['javascript:alert(1)', '//evil.example/a.png', '/images/a.png', `${sea}"onload="x`])(
  'renders a picture at %s as text',
  (path) => {
    const content: RichText = [['img', ['<x>'], path]];
    expect([html(content), onPages(content)]).toEqual(['&lt;x&gt;', '&lt;x&gt;']);
  },
);

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'x',
  '',
])('renders a link to %s as text', (href) => {
  expect(html([['a', ['<x>'], href]])).toBe('&lt;x&gt;');
});

it('adds no markup for a forged tree', () => {
  const forged = [
    ['script', ['alert(1)']],
    ['p onclick=x', [['img', []], 'words']],
    ['a', ['no address']],
    ['a', ['x'], 'https://x.example/"onclick="y'],
  ] as unknown as RichText;
  expect(html(forged)).toBe(
    'alert(1)wordsno address<a href="https://x.example/&quot;onclick=&quot;' +
      'y" rel="ugc nofollow noopener">x</a>',
  );
});

describe('matches the HTML of pages', () => {
  it('for hostile input', () => {
    for (const text of hostile) {
      for (const content of [renderMarkdown(text), renderMarkdown(text, 'keep')])
        expect(html(setRichText(content)), text).toBe(onPages(content));
    }
  });

  it('for any text with Markdown and HTML signs', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<b>',
        '&amp;',
        '"',
        "'",
        ']]>',
        '](/hot)',
        '[',
        '**',
        '\n\n',
        '> ',
        '- ',
        '```\n',
        'https://x.example/?a&b',
        '#',
      ),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const content = renderMarkdown(pieces.join(''));
        expect(html(setRichText(content))).toBe(onPages(content));
      }),
    );
  });
});
