import { describe, expect, it } from 'vitest';
import { digestLanguages } from '#shared/paths.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { describeMatches } from './describe-matches.ts';

const options = { frequency: 'daily', limit: 10, siteName: 'Site' } as const;

async function describeKinds(
  language: (typeof digestLanguages)[number],
  count: number,
  frequency: 'daily' | 'weekly' = 'daily',
) {
  const pack = await loadPack(language);
  return describeMatches(
    { matching: Array.from({ length: count }), others: [], topics: [] },
    { ...options, frequency, requested: { topics: [], kinds: ['paper'] }, language, pack },
  );
}

describe('posts of wanted kinds', () => {
  it('are counted without topics', async () => {
    expect((await describeKinds('en', 1)).lead).toBe('1 post today: only papers.');
    expect((await describeKinds('en', 4, 'weekly')).lead).toBe('4 posts this week: only papers.');
    expect((await describeKinds('ru', 5)).lead).toBe(
      'Сегодня 5 публикаций: только научные статьи.',
    );
  });

  it.each(digestLanguages)('are counted in %s', async (language) => {
    const { manage } = await loadPack(language);
    for (const frequency of ['daily', 'weekly'] as const) {
      const { lead, heading } = await describeKinds(language, 3, frequency);
      expect(lead).toContain(manage.preferenceKinds.paper);
      expect(lead).not.toMatch(/[{}]/);
      expect(heading).toBeNull();
    }
  });

  it('are not counted in a full digest', async () => {
    expect(await describeKinds('en', 10)).toEqual({ lead: null, heading: null });
  });
});

it('counts posts about topics where kinds are wanted too', async () => {
  const { lead } = describeMatches(
    { matching: [1, 2], others: [], topics: ['chess'] },
    {
      ...options,
      requested: { topics: ['chess'], kinds: ['paper'] },
      language: 'en',
      pack: await loadPack('en'),
    },
  );
  expect(lead).toBe('2 posts about chess today.');
});
