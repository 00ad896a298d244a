import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contract, keys } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { caller } from '../support/api-clients.ts';
import { newNetwork } from '../support/client-ips.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const admin = await caller(t, 'nontrivial', { role: 'admin' });
const post = await t.make.post({
  site: 'nontrivial',
  title: 'Otters swim',
  text: 'An otter swims',
});
await t.make.comment(post, { text: 'Another otter swims' });

const searches = [
  ...keys.filter((key) => 'q' in contract[key].query.shape).map((key) => key.split(' ')[1] ?? ''),
  '/search',
];
const searchAll = (q: string) =>
  Promise.all(
    searches.map(async (path) => {
      const of = `${path}?q=${encodeURIComponent(q)}`;
      const { status } = await admin.call('GET', of, undefined, newNetwork());
      return { path, status };
    }),
  );

it.each([
  '-',
  '- ',
  '-(',
  '-<',
  '-"',
  'a" "-',
  '-"-"',
  '!-',
  '- or ',
  '-a ',
  '(',
  '"',
  "'",
  '\\',
  ':*',
])('searches for %j at the greatest length', async (piece) => {
  const q = `${piece.repeat(limits.search.max).slice(0, limits.search.max - 5)}otter`;
  for (const { path, status } of await searchAll(q)) expect(status, path).toBeLessThan(500);
});

// What the parser of PostgreSQL distinguishes.
const pieces = ['-', '"', ' ', '(', ')', '!', '&', '|', ':', '*', '<', '>', '\\', "'", ' or ', 'a'];

it('never fails for generated operators', async () => {
  const query = fc
    .subarray(pieces, { minLength: 1, maxLength: 4 })
    .chain((some) => fc.array(fc.constantFrom('-', ...some), { minLength: 50, maxLength: 200 }))
    .map((list) => list.join('').slice(0, limits.search.max));
  const checkAll = async (q: string) => {
    for (const { path, status } of await searchAll(q)) expect(status, path).toBeLessThan(500);
  };
  await fc.assert(fc.asyncProperty(query, checkAll), { numRuns: 60 });
});
