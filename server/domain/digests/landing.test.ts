import { expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages } from '#shared/paths.ts';
import { defaultSendHour, getConfiguredKind } from './landing.ts';

it.each(digestLanguages)('%s: has the usual send hour exactly once', async (language) => {
  const { delivery } = (await loadPack(language)).page;
  const [usualTime, hour] = defaultSendHour[language];
  expect(delivery.split(usualTime)).toHaveLength(2);
  expect(delivery.replace(usualTime, hour(17))).toContain('17');
  expect(delivery.replace(usualTime, hour(17))).not.toMatch(/8|الثامنة/);
});

it('promises written summaries only where they are configured', () => {
  const written = { digest: { summaries: 'written' } } as const;
  const copied = { digest: { summaries: 'extracts' } } as const;
  for (const site of [written, copied])
    expect(getConfiguredKind({ model: null, site })).toBe('extract');
  const model = { name: 'm', ask: () => Promise.reject(new Error('not asked')) };
  expect(getConfiguredKind({ model, site: written })).toBe('ai');
  expect(getConfiguredKind({ model, site: copied })).toBe('selected');
});
