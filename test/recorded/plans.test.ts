import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { planOnce } from '../../server/db/create-pglite.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createLog } from '../../server/infra/log.ts';
import { admin, startPostgres } from '../support/postgres.ts';
import type { RecordedStatement } from '../support/record-statements.ts';

/** `npm run test:all` records the statements of the project `postgres` there. */
const folder = process.env.RECORDED_STATEMENTS;

/** Tables that may be read whole: a few rows for each site, or rows that live for minutes. */
const small = new Set(
  `__drizzle_migrations api_keys cdn_purges cells imports instance_markers mail_backoffs mail_pauses
    mail_senders push_messages site_hosts site_versions sites stored_assets web_hooks`.split(/\s+/),
);

/** Statements that may read a whole table, because they are rare. */
const rare: Record<string, string> = {
  'server/db/delete-some.ts deleteSome: sessions': 'once an hour',
  'server/domain/account-lifecycle/erase-traces.ts replaceActor: audit_log':
    'once for each deleted account',
  'server/domain/account-lifecycle/erase-traces.ts replaceActor: corrections':
    'once for each deleted account',
};

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
const findReadWhole = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(findReadWhole),
];

it.skipIf(folder === undefined)(
  'reads no growing table without an index',
  { timeout: 300_000 },
  async () => {
    const statements = new Map(
      globSync(join(folder ?? '', '*.jsonl'))
        .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
        .map((line) => JSON.parse(line) as RecordedStatement)
        // A migration runs once.
        .filter(({ origin }) => !origin.startsWith('server/db/migrate.ts'))
        .filter(({ text }) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text))
        .map(({ text, origin }) => [text, origin]),
    );
    const server = await startPostgres();
    try {
      await admin(server.url('postgres'), 'create database plans');
      const database = await openDatabase({ url: server.url('plans') }, createLog('silent'));
      await migrate(database);
      await database.close();
      const client = new pg.Client({ connectionString: server.url('plans') });
      await client.connect();
      // Then a whole table is read only where no index can be used.
      await client.query(`${planOnce}; set enable_seqscan = off`);
      const violations: string[] = [];
      for (const [text, origin] of statements) {
        const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)));
        const values = Array<string>(count).fill('null').join(', ');
        await client.query(`prepare recorded as ${text}`);
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          `explain (format json) execute recorded${count > 0 ? `(${values})` : ''}`,
        );
        await client.query('deallocate recorded');
        for (const table of rows[0] ? findReadWhole(rows[0]['QUERY PLAN'][0].Plan) : [])
          if (!small.has(table) && !rare[`${origin}: ${table}`])
            violations.push(`${origin}: ${table}`);
      }
      await client.end();
      expect([...new Set(violations)]).toEqual([]);
      expect(statements.size).toBeGreaterThan(500);
    } finally {
      await server.remove();
    }
  },
);
