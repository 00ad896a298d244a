import { expect, it } from 'vitest';
import { loadPack } from '#shared/newsletter/translations.ts';
import { digestLanguages } from '#shared/paths.ts';
import { defaultSendHour } from './landing.ts';

it.each(digestLanguages)(
  'the sentence about when digests come has the usual hour once, so that it can be another: %s',
  async (language) => {
    const { delivery } = (await loadPack(language)).page;
    const [said, hour] = defaultSendHour[language];
    expect(delivery.split(said)).toHaveLength(2);
    expect(delivery.replace(said, hour(17))).toContain('17');
    expect(delivery.replace(said, hour(17))).not.toMatch(/8|الثامنة/);
  },
);
