import { expect, it } from 'vitest';
import { mono, sans, serif } from '#shared/sites/design-tokens.ts';
import { themeSchema } from '#shared/sites/theme.ts';
import { fontChoices } from './fonts.ts';

it('offers the fonts of the presets first', () => {
  expect(fontChoices.heading.slice(0, 2).map(({ value }) => value)).toEqual([sans, serif]);
  expect(fontChoices.body[0]?.value).toBe(sans);
  expect(fontChoices.mono[0]?.value).toBe(mono);
  for (const { value } of Object.values(fontChoices).flat())
    expect(themeSchema.shape.fonts.shape.body.safeParse(value).success, value).toBe(true);
});
