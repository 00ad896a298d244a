import { expect, it } from 'vitest';
import { themeCss } from '#client/theme/tokens.ts';
import { designChoices, designs, type DesignName } from '../design-choices.ts';
import { presets } from './presets.ts';
import { themeSchema } from './theme.ts';

it('gives each included site a design of its own', () => {
  expect(new Set(presets.map(({ theme }) => JSON.stringify(theme.design))).size).toBe(3);
});

it('reads settings from before designs', () => {
  const { design: _, ...before } = presets[0]!.theme;
  expect(themeSchema.parse(before).design).toEqual(
    Object.fromEntries(Object.entries(designChoices).map(([name, [first]]) => [name, first])),
  );
});

const inCss = (Object.keys(designChoices) as DesignName[]).filter((name) => name !== 'frontPage');

it.each(inCss)('changes the stylesheet by %s', (name) => {
  const { theme } = presets[0]!;
  const styles = designChoices[name].map((value) =>
    themeCss({ ...theme, design: { ...designs.gazette, [name]: value } }),
  );
  expect(new Set(styles).size).toBe(designChoices[name].length);
});
