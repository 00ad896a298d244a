import { statfsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../db/client.ts';
import { foreignSchema, readSchemaState, type SchemaState } from '../../../db/schema-state.ts';
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
): Promise<{ findings: Finding[]; schema: SchemaState['state'] }> {
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
  if (!facts) return { findings: [fail('database', 'does not answer.')], schema: 'none' };
  const { schema, finding } = await checkSchema(db);
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
        `PostgreSQL ${facts.version} is older than the versions that Broadsheet is tested ` +
          'with. Upgrade to 15 or newer.',
      ),
    );
  if (facts.encoding !== 'UTF8')
    findings.push(
      fail(
        'database',
        `uses the encoding ${facts.encoding}, which lacks some characters. Create a new ` +
          "database with `create database … encoding 'UTF8'`.",
      ),
    );
  if (!facts.trigrams && schema !== 'none')
    findings.push(
      fail(
        'database',
        'does not have the extension pg_trgm, so search fails. Run `create extension ' +
          'pg_trgm` as a user with that privilege.',
      ),
    );
  // Each process has its pool, the listener and the health check.
  const each = limits.database.poolSize + 2;
  if (kind === 'postgres' && facts.connections < 2 * each)
    findings.push(
      warn(
        'database',
        `accepts ${facts.connections} connections, and each Broadsheet process uses up to ` +
          `${each}. A new process may fail to start before an old one has ended. ` +
          'Raise max_connections.',
      ),
    );
  const seconds = Math.abs(new Date(facts.now).getTime() - (began + answered) / 2) / 1_000;
  findings.push(
    seconds < 5
      ? ok('clock', 'this machine and the database have the same time.')
      : (seconds < 60 ? warn : fail)(
          'clock',
          `this machine and the database differ by ${Math.round(seconds)} s. The program uses ` +
            "the database's time, but logs and metrics that of the machine. Synchronize both " +
            'clocks with NTP.',
        ),
  );
  return { findings, schema };
}

async function checkSchema(db: Db): Promise<{ schema: SchemaState['state']; finding: Finding }> {
  const { state, pending, missing } = await readSchemaState(db);
  const texts: Record<SchemaState['state'], string> = {
    none: 'does not exist yet. `npm run db:migrate` or `npm start` creates it.',
    older:
      `${counted(pending, 'migration is', 'migrations are')} pending. Run \`npm run ` +
      'db:migrate` or `npm start`.',
    newer:
      'is newer than this program, because a newer version has changed the database. ' +
      'Start that version, or restore an older backup.',
    changed:
      missing.length > 0
        ? `lacks ${missing.slice(0, 5).join(', ')}. Restore a backup, or add what is missing.`
        : `${foreignSchema}.`,
    ready: 'is up to date.',
  };
  const isPending = state === 'none' || state === 'older';
  return {
    schema: state,
    finding:
      state === 'ready'
        ? ok('schema', texts[state])
        : fail('schema', texts[state], isPending ? 'npm run db:migrate' : undefined),
  };
}

/** Checks the free disk space. Without it, an embedded database may lose data. */
export function checkDisk(folder: string, free = freeMegabytes(folder)): Finding {
  if (free === null) return warn('disk', 'the free space is unknown.');
  const remaining =
    free < 10_000 ? `${free} MB are left` : `${Math.round(free / 1_000)} GB are left`;
  return free < 200
    ? fail('disk', `${remaining}. Writes will fail soon. Free some space.`)
    : free < 1_000
      ? warn('disk', `${remaining}. Free some space, or use a larger disk.`)
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
