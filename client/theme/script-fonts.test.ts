import { expect, it } from 'vitest';
import { themeSchema } from '#shared/sites/theme.ts';
import { presets } from '#shared/sites/presets.ts';
import { hasBundledFonts, scriptRules } from './script-fonts.ts';

const rulesOf = (fonts: { heading: string; body: string; mono: string }, language: string) =>
  scriptRules(fonts).find((rule) => rule.startsWith(`:root:lang(${language}){`)) ?? '';

it.each(['zh', 'ja', 'ko', 'ar', 'hi'] as const)('loads no font for a page in %s', (language) => {
  expect(hasBundledFonts(language)).toBe(false);
  for (const { theme } of presets) {
    const rule = rulesOf(theme.fonts, language);
    expect(rule).toMatch(/--font-heading:.*--font-body:/);
    expect(rule).not.toMatch(/Inter|Headline/);
    for (const [, fonts = ''] of rule.matchAll(/--font-\w+:([^;]*);/g))
      expect(themeSchema.shape.fonts.shape.body.safeParse(fonts).success, fonts).toBe(true);
  }
});

it('keeps fonts that a site chose', () => {
  const chosen = '"Noto Serif JP", serif';
  const rule = rulesOf({ heading: chosen, body: 'Inter, sans-serif', mono: 'monospace' }, 'ja');
  expect(rule).not.toContain('--font-heading');
  expect(rule).toContain('--font-body');
});

it('has fonts for Latin and Cyrillic', () => {
  for (const language of ['en', 'de', 'ru'] as const) expect(hasBundledFonts(language)).toBe(true);
});
