import { expect, it } from 'vitest';
import { sourceFiles } from './support/source-modules.ts';

/**
 * Lines of the product by area, without tests, sample content and translations. An area may grow by
 * 3 %. Whoever needs more changes the number in the same commit, and says why.
 */
const budget: Record<string, number> = {
  'client/admin': 19_000,
  'client/features': 12_791,
  client: 10_474,
  'server/db': 5_512,
  'server/domain/digests': 11_201,
  'server/domain/mail': 3_149,
  'server/domain/moderation': 2_882,
  'server/domain/posts': 3_591,
  'server/domain/subscriptions': 4_084,
  'server/domain': 16_638,
  'server/email': 2_772,
  'server/http': 8_010,
  'server/infra': 8_928,
  server: 6_716,
  'shared/contract': 8_503,
  shared: 8_699,
};
const areas = Object.keys(budget).toSorted((a, b) => b.length - a.length);

const lines = new Map<string, number>();
for (const { path, text } of sourceFiles()) {
  if (/^(?:server\/db\/seed\/|shared\/texts\/[a-z]{2}\.ts$)/.test(path)) continue;
  const area = areas.find((name) => path.startsWith(`${name}/`)) ?? path;
  lines.set(area, (lines.get(area) ?? 0) + text.split('\n').length - 1);
}

it('counts every area', () => {
  expect([...lines.keys()].toSorted()).toEqual(areas.toSorted());
});

it.each(areas)('keeps %s within its budget', (area) => {
  expect(lines.get(area)).toBeLessThanOrEqual((budget[area] ?? 0) * 1.03);
});
