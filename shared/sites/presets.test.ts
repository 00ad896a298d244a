import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultSiteId, firstBrandId, presets } from './presets.ts';
import { colorNames, themeSchema, variants, type ColorName, type Theme } from './theme.ts';

const palettes = presets.flatMap(({ id, theme }) =>
  (['colors', 'dark'] as const).map(
    (mode) => [`${id}, ${mode === 'dark' ? 'dark' : 'light'}`, theme[mode]] as const,
  ),
);

/** WCAG 2 contrast. */
function contrast(front: string, back: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const texts = [
  'text',
  'textSecondary',
  'link',
  'visited',
  'error',
  'success',
  'warning',
  'secondary',
] as const;
const marks = ['control', 'focus', 'primary'] as const;
/** Text needs 4.5, icons and field borders 3. Accent and border are decorative. */
const pairs: [ColorName, ColorName, number][] = (['background', 'surface'] as const).flatMap(
  (back): [ColorName, ColorName, number][] => [
    ...texts.map((front): [ColorName, ColorName, number] => [front, back, 4.5]),
    ...marks.map((front): [ColorName, ColorName, number] => [front, back, 3]),
  ],
);
pairs.push(['onPrimary', 'primary', 4.5], ['onPrimary', 'primaryHover', 4.5]);

it('measures contrast by WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#2563eb', '#ffffff')).toBeCloseTo(5.17, 2);
  expect(contrast('#c9a227', '#ffffff')).toBeCloseTo(2.42, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

it.each(palettes)('can distinguish every pair of adjacent colors: %s', (_, palette) => {
  expect(pairs).toHaveLength(24);
  const weak = pairs
    .filter(([front, back, least]) => contrast(palette[front], palette[back]) < least)
    .map(
      ([front, back]) =>
        `${front} on ${back}: ${contrast(palette[front], palette[back]).toFixed(2)}`,
    );
  expect(weak).toEqual([]);
});

it.each(presets.map((preset) => [preset.id, preset] as const))(
  'accepts the preset %s unchanged',
  (id, { theme, texts, variant, hosts }) => {
    expect(themeSchema.parse(theme)).toEqual(theme);
    expect(Object.keys(theme.colors).toSorted()).toEqual([...colorNames].toSorted());
    expect(Object.keys(theme.dark).toSorted()).toEqual([...colorNames].toSorted());
    expect(variants).toContain(variant);
    expect(Object.keys(texts)).toEqual(['about', 'contact', 'privacy', 'terms']);
    for (const text of Object.values(texts)) expect(text.length).toBeGreaterThan(100);
    for (const host of hosts) expect(host).toMatch(/^(?!www\.|api\.)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);
    expect(theme.seo.titleTemplate.replace('%s', 'Page')).toContain(theme.siteName);
    for (const file of [theme.logo, theme.favicon, theme.seo.ogImage, theme.seo.organizationLogo]) {
      expect(existsSync(join(import.meta.dirname, '../../public', file)), `${id}: ${file}`).toBe(
        true,
      );
    }
  },
);

it('has three presets with distinct IDs, hosts and names', () => {
  expect(presets.map(({ id, variant }) => [id, variant])).toEqual([
    ['statecraft', 'statecraft'],
    ['nontrivial', 'nontrivial'],
    ['default', 'default'],
  ]);
  expect([firstBrandId, defaultSiteId]).toEqual(['statecraft', 'default']);
  const all = presets.flatMap(({ hosts }) => hosts);
  expect(new Set(all).size).toBe(all.length);
  expect(presets.map(({ theme }) => theme.siteName).toSorted()).toEqual([
    'Broadsheet',
    'Nontrivial',
    'Statecraft',
  ]);
});

it('has fixed values in the presets', () => {
  const theme = (id: string) => presets.find((preset) => preset.id === id)?.theme as Theme;
  for (const {
    theme: { layout },
  } of presets)
    expect(layout.maxWidth).toBe('1280px');
  expect(theme('default').colors.primary).toBe('#2563eb');
  expect(theme('statecraft')).toMatchObject({
    colors: { primary: '#1a3a6e', secondary: '#8c1f28', accent: '#c9a227' },
    layout: { borderRadius: '0.25rem' },
  });
  expect(theme('statecraft').fonts.heading).toMatch(/(?<!sans-)serif$/);
});
