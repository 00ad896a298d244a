import { expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages } from '#shared/paths.ts';
import { format } from '#shared/texts/format.ts';
import { getConfiguredKind } from './landing.ts';

it.each(digestLanguages)('%s: names another send hour', async (language) => {
  const { delivery } = (await loadPack(language)).page;
  expect(format(language, delivery, { hour: 8 })).toMatch(/8|الثامنة/);
  const other = format(language, delivery, { hour: 17 });
  expect(other).toContain('17');
  expect(other).not.toMatch(/8|الثامنة/);
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
