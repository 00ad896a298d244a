import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { escapeHtml } from '#shared/escape-html.ts';
import { projectRoot } from '../project-root.ts';
import { createOutliner } from './outline-devanagari.ts';

const read = (file: string) => readFileSync(join(projectRoot, 'server/infra/pictures/fonts', file));
const outline = await createOutliner([
  brotliDecompressSync(read('NotoSansDevanagari-Bold.ttf.br')),
  read('DejaVuSans-Bold.ttf'),
]);
const write = (text: string) =>
  `<text x="80" y="118" font-size="50" fill="#123">${escapeHtml(text)}</text>`;

/** Where each glyph of a text begins, and its outline. */
const glyphsOf = (text: string) =>
  Array.from(
    outline(write(text)).matchAll(/<path transform="translate\((-?\d+) -?\d+\)" d="([^"]+)"/g),
    ([, x, path = '']) => ({ x: Number(x), path }),
  );
const pathsOf = (text: string) => glyphsOf(text).map(({ path }) => path);

it('replaces a text by outlines of its size and color', () => {
  const svg = outline(`<svg>${write('क')}</svg>`);
  expect(svg).toMatch(
    /^<svg><g transform="translate\(80 118\) scale\(0\.05 -0\.05\)" fill="#123"><path [^>]+\/><\/g><\/svg>$/,
  );
});

it('leaves texts in other scripts', () => {
  const svg = `<svg>${write('Latin & Ελληνικά')}</svg>`;
  expect(outline(svg)).toBe(svg);
});

it.each([
  ['क', 1],
  ['कि', 2],
  ['क्ष', 1],
  ['त्र', 1],
  ['ज्ञ', 1],
  ['श्री', 2],
  ['र्क', 2],
  ['द्ध', 1],
  ['स्थि', 3],
  ['क्\u200dष', 2],
  ['क्\u200cष', 3],
  ['ज़', 1],
  ['क। १', 3],
])('draws %s with %i outlines', (text, count) => {
  expect(glyphsOf(text)).toHaveLength(count);
});

it('places the sign of a short i before its consonant', () => {
  expect(pathsOf('कि')[1]).toBe(pathsOf('क')[0]);
});

it('begins each syllable where the one before ends', () => {
  const [sign, consonant] = glyphsOf('कि');
  const [, , next] = glyphsOf('किक');
  const [, alone] = glyphsOf('कक');
  expect(next?.x).toBe((consonant?.x ?? 0) + (alone?.x ?? 0));
  expect(consonant?.x).toBeGreaterThan(sign?.x ?? 0);
});

it('draws signs that are escaped in SVG', () => {
  const [, less, more, and, quote] = pathsOf('क<>&"');
  expect(pathsOf('क&"')).toEqual([pathsOf('क')[0], and, quote]);
  expect(new Set([less, more, and, quote]).size).toBe(4);
});

it('draws a letter in the first font that has it', () => {
  expect(pathsOf('कΩ')).toHaveLength(2);
  expect(pathsOf('कΩ')[1]).not.toBe(pathsOf('कЖ')[1]);
});
