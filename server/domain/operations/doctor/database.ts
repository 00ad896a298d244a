import { readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { projectRoot } from '../../../infra/project-root.ts';
import * as limits from '#shared/limits.ts';
import { counted, fail, ok, warn, type Finding } from './finding.ts';

type Facts = {
  version: string;
  number: number;
  megabytes: number;
  encoding: string;
  trigrams: boolean;
  connections: number;
  now: Date | string;
};

/** Checks version, extension, clock, connections and schema. `now` returns milliseconds. */
export async function checkDatabase(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  now: () => number,
): Promise<{ findings: Finding[]; schema: 'none' | 'old' | 'ready' | 'newer' }> {
  const query = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
    (await db.execute<Row>(statement)).rows;
  const began = now();
  const [facts] = await query<Facts>(sql`select current_setting('server_version') as version,
      current_setting('server_version_num')::int as number,
      (pg_database_size(current_database()) / 1000000)::int as megabytes,
      current_setting('server_encoding') as encoding,
      exists (select 1 from pg_extension where extname = 'pg_trgm') as trigrams,
      current_setting('max_connections')::int as connections, clock_timestamp() as now`);
  const answered = now();
  if (!facts) return { findings: [fail('database', 'gives no answer.')], schema: 'none' };
  const { schema, finding } = await checkSchema(query);
  const findings = [
    ok(
      'database',
      `${kind === 'postgres' ? 'PostgreSQL' : 'embedded, PostgreSQL'} ${facts.version}, ` +
        `${facts.megabytes} MB, answers within ${Math.ceil(answered - began)} ms.`,
    ),
    finding,
  ];
  if (facts.number < 150_000)
    findings.push(
      warn(
        'database',
        `PostgreSQL ${facts.version} is older than what Broadsheet is tested with. Move to ` +
          '15 or newer.',
      ),
    );
  if (facts.encoding !== 'UTF8')
    findings.push(
      fail(
        'database',
        `keeps text as ${facts.encoding}, which has not all letters. Make it anew with ` +
          "`create database … encoding 'UTF8'`.",
      ),
    );
  if (!facts.trigrams && schema !== 'none')
    findings.push(
      fail(
        'database',
        'has not the extension pg_trgm, without which search fails. Run `create extension ' +
          'pg_trgm` as somebody who may.',
      ),
    );
  // Each process has its pool, the listener and the health check.
  const each = limits.database.poolSize + 2;
  if (kind === 'postgres' && facts.connections < 2 * each)
    findings.push(
      warn(
        'database',
        `takes ${facts.connections} connections in all, and each process of Broadsheet up to ` +
          `${each}: a new one may not start before an old one has ended. Raise max_connections.`,
      ),
    );
  const seconds = Math.abs(new Date(facts.now).getTime() - (began + answered) / 2) / 1_000;
  findings.push(
    seconds < 5
      ? ok('clock', 'this machine and the database agree.')
      : (seconds < 60 ? warn : fail)(
          'clock',
          `this machine and the database disagree by ${Math.round(seconds)} s: digests come ` +
            'early or late, and codes end at the wrong time. Let both take their time from the ' +
            'network (NTP).',
        ),
  );
  return { findings, schema };
}

async function checkSchema(
  query: <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) => Promise<Row[]>,
): Promise<{ schema: 'none' | 'old' | 'ready' | 'newer'; finding: Finding }> {
  const migrations = (
    JSON.parse(
      readFileSync(join(projectRoot, 'server/db/migrations/meta/_journal.json'), 'utf8'),
    ) as { entries: { when: number }[] }
  ).entries;
  const [there] = await query<{ it: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as it`,
  );
  const none = {
    schema: 'none' as const,
    finding: fail(
      'schema',
      'there is none yet. `npm run db:migrate` makes it, and so does `npm start`.',
    ),
  };
  if (!there?.it) return none;
  const [last] = await query<{ at: string | number | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  if (last?.at == null) return none;
  const [at, newest] = [Number(last.at), migrations.at(-1)?.when ?? 0];
  if (at > newest)
    return {
      schema: 'newer',
      finding: fail(
        'schema',
        'is newer than this program: another version of it has changed the database. Start ' +
          'that version, or restore a backup from before.',
      ),
    };
  const waiting = migrations.filter(({ when }) => when > at).length;
  if (waiting > 0)
    return {
      schema: 'old',
      finding: fail(
        'schema',
        `${counted(waiting, 'change waits', 'changes wait')} to be made. \`npm run ` +
          'db:migrate` makes them, and so does `npm start`.',
      ),
    };
  return { schema: 'ready', finding: ok('schema', 'is what this program expects.') };
}

/** Checks the free disk space. Without it, an embedded database may lose data. */
export function checkDisk(folder: string, free = freeMegabytes(folder)): Finding {
  if (free === null) return warn('disk', 'it cannot be told how much room is left.');
  const remaining =
    free < 10_000 ? `${free} MB are left` : `${Math.round(free / 1_000)} GB are left`;
  return free < 200
    ? fail('disk', `${remaining}: writing fails soon. Make room.`)
    : free < 1_000
      ? warn('disk', `${remaining}. Make room, or give it a larger one.`)
      : ok('disk', `${remaining}.`);
}

function freeMegabytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / 1e6);
  } catch {
    return null;
  }
}
