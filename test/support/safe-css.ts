import { generate } from 'css-tree';
import { expect } from 'vitest';
import { parseCss } from '../../server/infra/text/parse-css.ts';

/** Matches what a stylesheet must never contain. */
export const forbiddenCss = new RegExp(
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

export function expectSafeCss(css: string): void {
  expect(css).not.toMatch(forbiddenCss);
  // All strings and brackets are closed, so that a following rule stands alone.
  const open: string[] = [];
  for (const [sign] of css.replace(/"[^"\n]*"/g, '').matchAll(/[(){}[\]"']/g)) {
    expect(sign, css).not.toMatch(/["']/);
    if ('({['.includes(sign)) open.push(sign);
    else expect(open.pop(), css).toBe({ ')': '(', '}': '{', ']': '[' }[sign]);
  }
  expect(open, css).toEqual([]);
  const after = '.after-all-of-it{color:red}';
  const tree = parseCss(`${css}\n${after}`);
  expect(
    tree.type === 'StyleSheet' && tree.children.last ? generate(tree.children.last) : '',
    css,
  ).toBe(after);
}
