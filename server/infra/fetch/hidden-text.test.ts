import { expect, it } from 'vitest';
import { readArticle } from './article.ts';

const sentence = 'The harbour of Aldmere was opened to small ships again, as its keeper said. ';
const secret = 'The secret of Aldmere is known to nobody, as the harbour keeper said on Monday.';
const read = (body: string) => {
  const html =
    '<!doctype html><html lang="en"><head><title>A harbour</title></head><body><article>' +
    `${`<p>${sentence.repeat(4)}</p>`.repeat(4)}${body}</article></body></html>`;
  return readArticle({ url: new URL('https://news.example/'), html })?.text ?? '';
};

it.each([
  ['hidden', '<p hidden>S</p>'],
  ['hidden until found', '<p hidden="until-found">S</p>'],
  ['hidden from readers of screens', '<p aria-hidden="true">S</p>'],
  ['without a box', '<div style="color:red;display : NONE !important"><p>S</p></div>'],
  ['hidden by a style', `<p>${sentence}<span style="visibility:hidden">S</span></p>`],
  ['collapsed', '<p style="visibility: collapse">S</p>'],
  ['of no size', '<p style="font-size:0">S</p>'],
  ['of no size in pixels', '<p style="font-size:0.0px">S</p>'],
  ['of a share of no size', '<div style="font-size:0"><p style="font-size:200%">S</p></div>'],
  ['behind a comment', '<p style="/* ; */display:none">S</p>'],
  ['in an endless style', `<p style="${'color:red;'.repeat(500)}">S</p>`],
  ['without scripts', '<noscript><p>S</p></noscript>'],
  ['in a template', '<template><p>S</p></template>'],
  ['a caption', '<figure><figcaption>S</figcaption></figure>'],
])('leaves out text that is %s', (_what, body) => {
  const text = read(body.replace('S', secret));
  expect(text).toContain(sentence.trim());
  expect(text).not.toContain(secret);
});

it.each([
  ['closed details', '<details><summary>More</summary><p>S</p></details>'],
  ['the main part', '<main aria-hidden="true"><p>S</p></main>'],
  [
    'a shown part of a hidden one',
    '<div style="visibility:hidden"><p style="visibility:visible">S',
  ],
  ['a sized part of one without', '<div style="font-size:0"><p style="font-size:16px">S</p></div>'],
  ['small print', '<p style="font-size:0.8em;color:#999">S</p>'],
  ['a stylesheet', '<style>p{display:none}</style><p>S</p>'],
])('reads text in %s', (_what, body) => {
  expect(read(body.replace('S', secret))).toContain(secret);
});

it.each([
  '<html style="display:none"><body hidden>',
  '<html hidden><body style="visibility:hidden!important" aria-hidden="true">',
  '<style>html{display:none} body{visibility:hidden}</style>',
])('reads a page that hides its root: %s', (start) => {
  const html = `${start}<article>${`<p>${sentence.repeat(4)}</p>`.repeat(4)}</article>`;
  expect(readArticle({ url: new URL('https://news.example/'), html })?.text).toContain(
    sentence.trim(),
  );
});
