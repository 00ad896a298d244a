import { expect, it } from 'vitest';
import { hidingStyles } from '#test/support/hiding-styles.ts';
import { readArticle } from './article.ts';

const sentence = 'The harbour of Aldmere was opened to small ships again, as its keeper said. ';
const secret = 'The secret of Aldmere is known to nobody, as the harbour keeper said on Monday.';
const read = (body: string, head = '') => {
  const html =
    `<!doctype html><html lang="en"><head><title>A harbour</title>${head}</head><body><article>` +
    `${`<p>${sentence.repeat(4)}</p>`.repeat(4)}${body}</article></body></html>`;
  const article = readArticle({ url: new URL('https://news.example/'), html });
  return article!.text;
};
const isRead = (body: string, head?: string) => read(body, head).includes(secret);

it.each(Object.entries(hidingStyles))('leaves out text that is: %s', (_what, css) => {
  expect(isRead(`<p style="${css}">${secret}</p>`)).toBe(false);
  expect(isRead(`<p>${sentence}<span style="${css}">${secret}</span></p>`)).toBe(false);
  expect(isRead(`<div class="a b"><p>${secret}</p></div>`, `<style>.b{${css}}</style>`)).toBe(
    false,
  );
});

it.each([
  ['a long value', `left:calc(0px${' + 0px'.repeat(200)} - 9999px)`],
  ['a long custom property', `--l:calc(0px${' + 0px'.repeat(200)} - 9999px);left:var(--l)`],
])('leaves out text with %s', (_what, css) => {
  expect(isRead(`<p style="${css}">${secret}</p>`)).toBe(false);
});

it.each([
  ['a class', '.x{display:none}'],
  ['an id', '#y{display:none}'],
  ['a compound', 'p#y.x{display:none}'],
  ['a name', 'article > p:not(.z):is(.x, .w){display:none}'],
  ['an attribute', '[data-a^="b"]{display:none}'],
  ['a descendant', 'body article .x{display:none}'],
  ['a list', '.nothing, .x{display:none}'],
  ['screens', '@media screen{.x{display:none}}'],
  ['all media', '@media only all{.x{display:none}}'],
  ['screens of every width', '@media (min-width:1px){.x{display:none}}'],
  ['a feature', '@supports (display:grid){.x{display:none}}'],
  ['a layer', '@layer a{.x{display:none}}'],
  ['nested rules', 'article{color:red; & .x{display:none}}'],
  ['an important rule', '.x{display:none!important} #y{display:block}'],
  ['a more specific rule', '.x.w{display:none} p.x{display:block}'],
  ['the last rule', '.x{display:block} .x{display:none}'],
])('follows style rules by %s', (_what, css) => {
  const body = `<p class="x w" id="y" data-a="bc">${secret}</p>`;
  expect(isRead(body, `<style>${css}</style>`)).toBe(false);
  // Rules also hold for what stands before them.
  expect(isRead(`${body}<style>${css}</style>`)).toBe(false);
});

it.each([
  ['hidden', '<p hidden>S</p>'],
  ['hidden until found', '<p hidden="until-found">S</p>'],
  ['hidden from readers of screens', '<p aria-hidden="true">S</p>'],
  ['a popover', '<div popover>S</div>'],
  ['without scripts', '<noscript><p>S</p></noscript>'],
  ['a template', '<template><p>S</p></template>'],
  ['a color attribute', '<p><font color="#ffffff">S</font></p>'],
  ['a background attribute', '<table><tr><td bgcolor="black"><p>S</p></td></tr></table>'],
  ['an inherited color', '<div style="color:#fff"><p>S</p></div>'],
  [
    'the nearest background',
    '<div style="color:#132433"><p style="background:#123"><b>S</b></p></div>',
  ],
  ['opacities together', '<div style="opacity:.3"><p style="opacity:.3">S</p></div>'],
])('leaves out text in: %s', (_what, body) => {
  expect(isRead(body.replace('S', secret))).toBe(false);
});

it.each([
  ['closed details', '<details><summary>More</summary><p>S</p></details>'],
  ['a style for print', '<style media="print">p{display:none}</style><p>S</p>'],
  ['a dark style', '<style>@media (prefers-color-scheme:dark){p{color:#fff}}</style><p>S</p>'],
  ['a narrow style', '<style>@media (max-width:600px){p{display:none}}</style><p>S</p>'],
  ['a style without scripts', '<noscript><style>p{display:none}</style></noscript><p>S</p>'],
  ['a state', '<style>p:hover{color:#fff} p::after{display:none}</style><p>S</p>'],
  ['another element', '<style>.x p{display:none} p + .y{opacity:0}</style><p>S</p>'],
  ['white on black', '<style>p{background:#000;color:#fff}</style><p>S</p>'],
  ['a dark page', '<style>body{background:#111;color:#eee}</style><p>S</p>'],
  [
    'a dark page by properties',
    '<style>:root{--b:#111}body{background:var(--b);color:#eee}</style><p>S</p>',
  ],
  ['an embedded image', `<p style="background:#fff url(data:,${'x'.repeat(3_000)})">S</p>`],
  ['a long gradient', `<p style="background:linear-gradient(${'#fff,'.repeat(200)}#fff)">S</p>`],
  ['a long polygon', `<p style="clip-path:polygon(0 0, ${'9px 9px,'.repeat(200)} 0 9px)">S</p>`],
  ['an unused property', `<p style="--a:${'x'.repeat(3_000)}">S</p>`],
  ['shown again', '<div style="visibility:hidden"><p style="visibility:visible">S</p></div>'],
  ['small print', '<p style="font-size:8px;color:#999;opacity:.6">S</p>'],
  ['sized again', '<div style="font-size:0"><p style="font-size:16px">S</p></div>'],
  ['a fluid size', '<p style="font-size:clamp(1rem, 2vw, 2rem)">S</p>'],
  ['cut off at the sides', '<p style="width:100%;overflow:hidden">S</p>'],
  ['moved a little', '<p style="margin-left:-20px;text-indent:2em;top:-1em">S</p>'],
  ['moved to the middle', '<p style="left:50%;transform:translate(-50%, -50%) scale(1.1)">S</p>'],
])('reads text with: %s', (_what, body) => {
  expect(isRead(body.replace('S', secret))).toBe(true);
});
