import { expect, it } from 'vitest';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { describeMatches } from './describe-matches.ts';

const describeFor = async (
  language: DigestLanguage,
  { matching = 0, only = false, topics = ['chess'] } = {},
) =>
  describeMatches(
    { matching: Array.from({ length: matching }, String), others: ['1'], topics: ['chess'] },
    { topics, only },
    { digest: { posts: 10 }, theme: { siteName: 'Site' } },
    'daily',
    { language, pack: await loadPack(language) },
  );

it('counts the posts about the topics', async () => {
  expect(await describeFor('en', { matching: 2 })).toEqual({
    lead: '2 posts about chess today.',
    heading: 'Also on Site',
  });
});

it('names the nearest posts without a match', async () => {
  expect(await describeFor('en', { only: true, topics: ['chess', 'go'] })).toEqual({
    lead: 'Nothing on chess or go today.',
    heading: 'The nearest are:',
  });
});

it.each(digestLanguages)('fills in all texts in %s', async (language) => {
  for (const matching of [0, 1, 5])
    for (const only of [true, false]) {
      const { lead, heading } = await describeFor(language, { matching, only });
      expect(`${lead} ${heading}`).not.toMatch(/[{}]|null/);
    }
});

it('says nothing of a full digest', async () => {
  expect(await describeFor('en', { matching: 10 })).toEqual({ lead: null, heading: null });
});
