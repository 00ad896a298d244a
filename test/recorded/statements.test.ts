import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acrossSites, tables } from '../support/distribution.ts';
import type { RecordedStatement } from '../support/record-statements.ts';
import { findSiteScope } from '../support/site-scope.ts';

/** `npm run test:all` records the statements of the project `postgres` there. */
const folder = process.env.RECORDED_STATEMENTS;
const isDistributed = (table: string) => tables[table]?.as === 'distributed';

it.skipIf(folder === undefined)('names one site in each recorded statement', async () => {
  const recorded = globSync(join(folder ?? '', '*.jsonl'))
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as RecordedStatement);
  // Drizzle builds it unlike other statements.
  expect(recorded.some(({ text }) => text.startsWith('select count(*)'))).toBe(true);
  const seen = new Set<string>();
  const reached = new Set<string>();
  const violations = new Map<string, string>();
  for (const { text, origin } of recorded) {
    const { tables: found, unbound } = await findSiteScope(text, isDistributed);
    for (const table of found) reached.add(table);
    if (unbound.length === 0) continue;
    seen.add(origin);
    if (acrossSites[origin] === undefined)
      violations.set(
        `${origin}: ${unbound.join(', ')}`,
        text.replaceAll(/\s+/g, ' ').slice(0, 400),
      );
  }
  expect(Object.fromEntries(violations)).toEqual({});
  expect(Object.keys(acrossSites).filter((origin) => !seen.has(origin))).toEqual([]);
  // The run was a whole one.
  expect(
    Object.keys(tables).filter((table) => isDistributed(table) && !reached.has(table)),
  ).toEqual([]);
});
