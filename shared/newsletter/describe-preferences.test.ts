import { expect, it } from 'vitest';
import { digestLanguages } from '../paths.ts';
import { describePreferences } from './describe-preferences.ts';
import { withStandard } from './preferences.ts';
import { loadPack } from '../texts/packs.ts';

const chosen = withStandard({
  topics: ['hardware', 'chips'],
  avoid: ['Apple', 'Tesla'],
  level: 'plain',
  weekdays: [1],
});

it.each([
  ['en', 'About hardware and chips, in plain language, without Apple or Tesla'],
  ['de', 'Über hardware und chips, in einfachen Worten, ohne Apple oder Tesla'],
  ['ja', 'Hardware、chipsについて、わかりやすく、AppleまたはTeslaを除く'],
] as const)('names each wish once in %s', async (language, line) => {
  expect(describePreferences(chosen, language, (await loadPack(language)).manage)).toBe(line);
});

it.each(digestLanguages)('is one line in %s', async (language) => {
  const { manage } = await loadPack(language);
  for (const only of [true, false]) {
    const line = describePreferences({ ...chosen, only }, language, manage);
    expect(line).toMatch(/chips.*Apple/);
    expect(line).not.toMatch(/[{};\n]/);
  }
  expect(describePreferences(withStandard(null), language, manage)).toBeNull();
});
