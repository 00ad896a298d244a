import { expect, it } from 'vitest';
import { presets } from '../presets.ts';
import { describeStatistics, fillPrivacyText, statisticsPlaceholder } from './statistics.ts';

const off = { picture: false, redirects: false, campaign: false };

it.each(presets.map(({ id, texts }) => [id, texts.privacy] as const))(
  'states in the preset %s what is counted',
  (_, text) => {
    expect(text.split(statisticsPlaceholder)).toHaveLength(2);
    for (const counted of [off, { ...off, picture: true }, { ...off, redirects: true }])
      expect(fillPrivacyText(text, counted)).toContain(describeStatistics(counted));
  },
);

it('follows each setting', () => {
  expect(describeStatistics(off)).toMatch(/no tracking pixel.* there directly/);
  expect(describeStatistics({ ...off, picture: true })).toContain('an invisible image');
  expect(describeStatistics({ ...off, redirects: true })).toContain('go through this site');
  expect(describeStatistics(off)).not.toContain('utm_');
  expect(describeStatistics({ ...off, campaign: true })).toContain('utm_source');
});

it('adds only pictures and redirects to texts without the placeholder', () => {
  expect(fillPrivacyText('Ours.', off)).toBe('Ours.');
  expect(fillPrivacyText('Ours.', { ...off, campaign: true })).toBe('Ours.');
  expect(fillPrivacyText('Ours.', { ...off, picture: true })).toContain('invisible image');
  expect(fillPrivacyText('Ours.', { ...off, redirects: true })).toContain('through this site');
});
