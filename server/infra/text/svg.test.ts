import { expect, it } from 'vitest';
import { cleanSvg } from './svg.ts';

const wrap = (content: string) => `<svg viewBox="0 0 9 9">${content}</svg>`;
/** Groups of which each repeats the one before twice. */
const nest = (levels: number) =>
  wrap(
    '<g id="a0"><rect width="1" height="1"/></g>' +
      Array.from(
        { length: levels },
        (_, i) => `<g id="a${i + 1}"><use href="#a${i}"/><use xlink:href="#a${i}"/></g>`,
      ).join(''),
  );

it('accepts elements that are repeated a few times', () => {
  expect(cleanSvg(nest(5)).problems).toEqual([]);
});

it.each([
  ['nested', nest(28)],
  ['circular', wrap('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['its own parent', wrap('<g id="a"><use href="#a"/></g>')],
])('refuses <use> that repeats too much: %s', (_, svg) => {
  expect(cleanSvg(svg)).toEqual({ svg: '', problems: ['its <use> elements repeat too much'] });
});
