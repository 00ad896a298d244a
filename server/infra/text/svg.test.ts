import { expect, it } from 'vitest';
import { cleanSvg } from './svg.ts';

const wrap = (content: string) => `<svg viewBox="0 0 9 9">${content}</svg>`;
const twice = (i: number) => `<use href="#a${i}"/><use xlink:href="#a${i}"/>`;
const maskedTwice = (i: number) => `<g mask="url(#a${i})"/><g style="mask: url( #a${i} )"/>`;
/** Groups of which each repeats the one before twice. */
const nest = (levels: number, repeat = twice, name = 'g') =>
  wrap(
    `<${name} id="a0"><rect width="1" height="1"/></${name}>` +
      Array.from(
        { length: levels },
        (_, i) => `<${name} id="a${i + 1}">${repeat(i)}</${name}>`,
      ).join('') +
      repeat(levels),
  );

it('accepts elements that are repeated a few times', () => {
  expect(cleanSvg(nest(5)).problems).toEqual([]);
  expect(cleanSvg(nest(5, maskedTwice, 'mask')).problems).toEqual([]);
});

it.each([
  ['nested', nest(28)],
  ['masks', nest(28, maskedTwice, 'mask')],
  ['circular', wrap('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['its own parent', wrap('<g id="a"><use href="#a"/></g>')],
  // XML forbids the character, so it is not written.
  ['with ids that change', nest(28).replaceAll(/id="(a\d+)"/g, 'id="$1&#1;"')],
])('refuses <use> that repeats too much: %s', (_, svg) => {
  expect(cleanSvg(svg)).toEqual({ svg: '', problems: ['its <use> elements repeat too much'] });
});

it('rejects two elements with the same ID', () => {
  // Browsers use the first one, others the last one.
  const empty = Array.from({ length: 29 }, (_, i) => `<g id="a${i}"/>`).join('');
  for (const svg of [nest(28).replace('</svg>', `${empty}</svg>`), wrap('<g id="a"/><g id="a"/>')])
    expect(cleanSvg(svg)).toEqual({ svg: '', problems: ['two of its elements have the same id'] });
});

it('ignores IDs in what it drops', () => {
  const svg = wrap('<metadata><g id="a"/></metadata><g id="a"><use href="#b"/></g><g id="b"/>');
  expect(cleanSvg(svg).problems).toEqual([]);
});
