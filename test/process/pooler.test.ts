import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { checkPooler } from '../../server/domain/operations/doctor/pooler.ts';
import type { Finding } from '../../server/domain/operations/doctor/finding.ts';
import { createLog } from '../../server/infra/log.ts';
import { getStatus } from '../support/http-client.ts';
import { ownDatabase, rows, type OwnDatabase } from '../support/own-database.ts';
import { lacksPgBouncer, startPgBouncer, type PgBouncer } from '../support/pgbouncer.ts';
import { admin } from '../support/postgres.ts';
import { launch, start } from '../support/programs.ts';

describe.skipIf(lacksPgBouncer)('PgBouncer', () => {
  let database: OwnDatabase;
  const poolers = new Map<'transaction' | 'session' | 'statement', PgBouncer>();
  const pooled = (mode: 'transaction' | 'session' | 'statement' = 'transaction') =>
    `${poolers.get(mode)?.base}/${database.name}`;

  beforeAll(async () => {
    database = await ownDatabase();
    const server = `${inject('postgres')?.base}/postgres`;
    for (const mode of ['transaction', 'session', 'statement'] as const)
      poolers.set(mode, await startPgBouncer(server, { pool_mode: mode }));
  });
  afterAll(async () => {
    for (const pooler of poolers.values()) await pooler.stop();
  });

  it('serves with its default configuration in transaction mode', async () => {
    const program = await start({
      env: {
        DATABASE_URL: pooled(),
        DATABASE_POOLER: 'transaction',
        DATABASE_DIRECT_URL: database.url,
        SEED_DEMO: 'false',
      },
    });
    for (const path of ['/', '/api/posts', '/api/posts?q=rust', '/readyz'])
      expect([path, await getStatus(program.port, path)]).toEqual([path, 200]);
    const backends = await rows<{ name: string }>(
      database.url,
      `select application_name as name from pg_stat_activity
       where datname = current_database() and application_name = 'broadsheet-listener'
         and query like 'listen %'`,
    );
    expect(backends, 'the listener has its own session').toHaveLength(1);
    expect(await program.stop()).toBe(0);
  });

  it('leaves nothing in the sessions of the server', async () => {
    const opened = await openDatabase(
      { url: pooled(), directUrl: database.url },
      createLog('silent'),
    );
    const statementTimeout = sql`select current_setting('statement_timeout') as "it"`;
    try {
      const within = await opened.db.transaction((tx) => tx.execute(statementTimeout));
      const outside = await opened.db.execute(statementTimeout);
      const prepared = await opened.db
        .select({ count: sql<number>`count(*)::int` })
        .from(sql`pg_prepared_statements`)
        .prepare('counted');
      await prepared.execute();
      expect(within.rows).toEqual([{ it: '5s' }]);
      expect(outside.rows).toEqual([{ it: '0' }]);
      expect(await prepared.execute()).toEqual([{ count: 0 }]);
    } finally {
      await opened.close();
    }
  });

  it.each([
    ['is not configured', {}, 'DATABASE_URL names a connection pooler.'],
    ['is named twice', { DATABASE_POOLER: 'transaction' }, 'DATABASE_DIRECT_URL names a pooler'],
  ])('explains at the start that it %s', async (_what, env, message) => {
    const { exited, stderr } = launch({
      env: {
        DATABASE_URL: pooled(),
        ...env,
        ...('DATABASE_POOLER' in env ? { DATABASE_DIRECT_URL: pooled() } : {}),
      },
    });
    expect(await exited).toBe(1);
    expect(stderr()).toContain(`broadsheet: ${message}`);
  });

  describe('the doctor', () => {
    const brief = (findings: Finding[]) => findings.map(({ level, what }) => `${level} ${what}`);

    it('accepts transaction mode, and misses a time limit', async () => {
      expect(brief(await checkPooler(pooled(), database.url))).toEqual([
        'ok pooler',
        'ok DATABASE_DIRECT_URL',
        'warn pooler',
      ]);
      const role = `pooled_${database.name}`;
      await admin(
        database.url,
        `create role ${role} login`,
        `alter role ${role} set statement_timeout = '5s'`,
      );
      const own = await startPgBouncer(database.url.replace('postgres@', `${role}@`));
      try {
        expect(brief(await checkPooler(`${own.base}/${database.name}`, database.url))).toEqual([
          'ok pooler',
          'ok DATABASE_DIRECT_URL',
        ]);
      } finally {
        await own.stop();
        await admin(database.url, `drop role ${role}`);
      }
    });

    it('warns of a database that compiles statements', async () => {
      const atConnect = 'set jit = on; set statement_timeout = 5000';
      const own = await startPgBouncer(database.url, { pool_mode: 'transaction' }, atConnect);
      try {
        const findings = await checkPooler(`${own.base}/${database.name}`, database.url);
        expect(findings.filter(({ level }) => level !== 'ok')).toEqual([
          {
            level: 'warn',
            what: 'pooler',
            text: expect.stringContaining(`alter database "${database.name}" set jit = off`),
          },
        ]);
      } finally {
        await own.stop();
      }
    });

    it.each([
      ['session', 'warn pooler'],
      ['statement', 'fail pooler'],
    ] as const)('recognizes %s mode', async (mode, first) => {
      expect(brief(await checkPooler(pooled(mode), database.url))[0]).toBe(first);
    });

    it('recognizes an unexpected pooler and a missing one', async () => {
      expect(brief(await checkPooler(pooled(), null))).toEqual(['fail pooler']);
      expect(brief(await checkPooler(pooled('session'), null))).toEqual(['warn pooler']);
      expect(brief(await checkPooler(database.url, null))).toEqual([]);
      expect(brief(await checkPooler(database.url, database.url))[0]).toBe('warn pooler');
    });

    it('compares the databases of both URLs', async () => {
      const other = await ownDatabase('empty');
      const findings = await checkPooler(pooled(), other.url);
      expect(brief(findings)).toContain('fail DATABASE_DIRECT_URL');
      expect(brief(await checkPooler(pooled(), pooled()))).toContain('fail DATABASE_DIRECT_URL');
    });
  });
});
