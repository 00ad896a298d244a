import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  contrast,
  deriveDark,
  deriveRest,
  failures,
  pairs,
  suggest,
  suggestFor,
} from './contrast.ts';
import { defaultPreset } from './sites/default.ts';
import { nontrivialPreset } from './sites/nontrivial.ts';
import { statecraftPreset } from './sites/statecraft.ts';
import { colorNames, type Palette } from './sites/theme.ts';

const palettes = [defaultPreset, statecraftPreset, nontrivialPreset].flatMap(({ theme }) => [
  theme.colors,
  theme.dark,
]);
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palette = fc.record(
  Object.fromEntries(colorNames.map((name) => [name, hex])) as Record<keyof Palette, typeof hex>,
);

/** Measured with another tool: default, Statecraft and Nontrivial, each light and dark. */
const measured: [keyof Palette, keyof Palette, number[]][] = [
  ['text', 'background', [17.85, 15.74, 15.53, 14.78, 18.5, 16.36]],
  ['text', 'surface', [17.06, 14.18, 14.24, 13.04, 17.04, 14.85]],
  ['textSecondary', 'background', [7.58, 8.59, 7.29, 8.82, 8.02, 8.66]],
  ['textSecondary', 'surface', [7.24, 7.74, 6.69, 7.79, 7.39, 7.86]],
  ['link', 'background', [6.7, 9.01, 10.92, 9.46, 7.49, 11.64]],
  ['link', 'surface', [6.41, 8.12, 10.02, 8.35, 6.9, 10.57]],
  ['visited', 'background', [7.1, 9.25, 9.66, 9.16, 7.84, 9.64]],
  ['visited', 'surface', [6.79, 8.33, 8.86, 8.08, 7.23, 8.75]],
  ['onPrimary', 'primary', [5.17, 7.89, 11.2, 9.46, 6.42, 8.79]],
  ['onPrimary', 'primaryHover', [6.7, 10.51, 14.2, 11.92, 8.61, 10.61]],
  ['error', 'background', [6.47, 8.59, 8.74, 8.12, 6.53, 8.78]],
  ['error', 'surface', [6.18, 7.74, 8.02, 7.17, 6.01, 7.97]],
  ['success', 'background', [5.02, 10.03, 6.25, 9.8, 6.11, 10.52]],
  ['success', 'surface', [4.79, 9.04, 5.73, 8.65, 5.63, 9.55]],
  ['warning', 'background', [4.92, 11.07, 5.65, 10.06, 6.16, 10.85]],
  ['warning', 'surface', [4.71, 9.97, 5.18, 8.88, 5.67, 9.84]],
  ['control', 'background', [4.76, 5.04, 4.55, 5.23, 4.95, 5.04]],
  ['control', 'surface', [4.55, 4.54, 4.17, 4.62, 4.56, 4.58]],
  ['focus', 'background', [5.17, 9.01, 10.92, 9.33, 6.42, 11.64]],
  ['focus', 'surface', [4.94, 8.12, 10.02, 8.24, 5.92, 10.57]],
  ['primary', 'background', [5.17, 7.89, 10.92, 9.46, 6.42, 10.22]],
  ['primary', 'surface', [4.94, 7.11, 10.02, 8.35, 5.92, 9.28]],
  ['secondary', 'background', [7.58, 8.59, 8.74, 8.12, 8.83, 9.72]],
  ['secondary', 'surface', [7.24, 7.74, 8.02, 7.17, 8.14, 8.82]],
];

it.each(measured)('measures the contrast of %s on %s', (front, back, ratios) => {
  expect(palettes.map((palette) => contrast(palette[front], palette[back]).toFixed(2))).toEqual(
    ratios.map((ratio) => ratio.toFixed(2)),
  );
});

it('measures contrast by WCAG 2 and fails invalid colors', () => {
  expect(contrast('#000', '#FFFFFF')).toBe(21);
  expect(contrast('#fff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
  for (const none of ['', '#12', '123456', '#12345g', 'red', '#12345678'])
    expect(contrast(none, '#ffffff')).toBeNaN();
  expect(
    failures({ ...defaultPreset.theme.colors, text: 'red' }).map(
      ({ front, back }) => `${front} on ${back}`,
    ),
  ).toEqual(['text on background', 'text on surface']);
  expect(suggest('red', '#ffffff', 4.5)).toBe(null);
});

it('checks twenty-four pairs and requires six of them', () => {
  expect(pairs.map(({ front, back }) => `${front} ${back}`).toSorted()).toEqual(
    measured.map(([front, back]) => `${front} ${back}`).toSorted(),
  );
  expect(pairs.filter(({ blocks }) => blocks).map(({ front, back }) => `${front} ${back}`)).toEqual(
    [
      'text background',
      'text surface',
      'primary background',
      'primary surface',
      'onPrimary primary',
      'onPrimary primaryHover',
    ],
  );
  for (const { front, minimum: least } of pairs)
    expect(least).toBe(['primary', 'control', 'focus'].includes(front) ? 3 : 4.5);
  expect(palettes.flatMap(failures)).toEqual([]);
});

it('suggests the nearest color that passes', () => {
  fc.assert(
    fc.property(hex, hex, fc.constantFrom(3, 4.5), (color, ground, least) => {
      const found = suggest(color, ground, least);
      // Black or white has at least 4.58 on any background.
      expect(found).not.toBe(null);
      const ratio = contrast(found ?? '', ground);
      expect(ratio).toBeGreaterThanOrEqual(least);
      if (contrast(color, ground) >= least) expect(found).toBe(color);
      else expect(ratio).toBeLessThan(least + 0.12);
    }),
    { numRuns: 200 },
  );
});

it('keeps the hue and takes the shorter way', () => {
  expect(suggest('#777777', '#ffffff', 4.5)).toBe('#767676');
  expect(suggest('#c9a227', '#ffffff', 4.5)).toBe('#927200');
  expect(suggest('#1a3a6e', '#0f1522', 7)).toBe('#7da2de');
  expect(suggest('#808080', '#808080', 4.5)).toBe('#171717');
  expect(suggest('#808080', '#808080', 6)).toBe(null);
});

it('suggests a color that passes all its pairs if possible', () => {
  const { colors } = defaultPreset.theme;
  const yellow = { ...colors, primary: '#ffe066' };
  expect(failures(yellow).map(({ front, back }) => `${front} on ${back}`)).toEqual([
    'primary on background',
    'primary on surface',
    'onPrimary on primary',
  ]);
  for (const pair of failures(yellow).slice(0, 2)) {
    const primary = suggestFor(yellow, pair);
    expect(failures({ ...yellow, primary: primary ?? '' })).toEqual([]);
  }
  const [, , onPrimary] = failures(yellow);
  // No text color contrasts with both the yellow and the blue.
  expect(
    contrast(onPrimary ? (suggestFor(yellow, onPrimary) ?? '') : '', yellow.primary),
  ).toBeGreaterThanOrEqual(4.5);
});

it('derives the rest of a palette so that all pairs pass', () => {
  for (const palette of palettes) {
    const derived = deriveRest({ ...palette, surface: '#808080', onPrimary: palette.primary });
    expect(failures(derived)).toEqual([]);
    expect(derived.text).toBe(palette.text);
  }
  const broken = { ...defaultPreset.theme.colors, text: '#12' };
  expect(deriveRest(broken)).toBe(broken);
});

it('derives a dark palette in which all pairs pass', () => {
  fc.assert(
    fc.property(palette, (light) => {
      const dark = deriveDark(light);
      expect(failures(dark)).toEqual([]);
      expect(contrast(dark.primary, dark.background)).toBeGreaterThanOrEqual(7);
      expect(contrast(dark.link, dark.background)).toBeGreaterThanOrEqual(7);
      expect(contrast(dark.background, '#ffffff')).toBeGreaterThan(15);
      for (const color of Object.values(dark)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(Object.keys(dark).toSorted()).toEqual([...colorNames].toSorted());
    }),
    { numRuns: 100 },
  );
});
