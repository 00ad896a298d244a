import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { ensureSites } from '../../server/domain/sites/site-registry.ts';
import { createLog } from '../../server/infra/log.ts';
import { admin, findBinaries, startPostgres } from '../support/postgres.ts';
import type { Line } from './bench.ts';
import { median } from './load.ts';

const connections = 8;
const perSecond = 1_000;
const seconds = 4;
const rounds = 5;
const listeners = 4;
/** Notifications a second of two processes together, each at `announceIntervalMs`. */
const coalesced = 100;

const comment = (last: string) =>
  `
\\set post random(1, 10000)
\\set person random(1, 1000)
begin;
select id from posts where site_id = 'default' and id = 'n:post' for no key update;
insert into comments (site_id, id, post_id, user_id, text, rendered_text, depth, wilson_score)
  values ('default', gen_random_uuid()::text, 'n:post', 'n:person', 'It is written.',
  '[]', 0, 0.2);
update posts set comment_count = comment_count + 1 where site_id = 'default' and id = 'n:post';
update users set comment_count = comment_count + 1 where site_id = 'default' and id = 'n:person';
${last}
commit;
`.replaceAll(/'n:(\w+)'/g, `'n' || :$1`);
const notification = `select pg_notify('bench', 'default');`;

type Result = { perSecond: number; ms: number };

/**
 * The transaction of a comment by pgbench: without a notification, with one inside, and with
 * coalesced ones beside it. NOTIFY locks the whole instance until the commit is on disk. So commits
 * no longer share a flush.
 */
export async function notify(): Promise<Line[]> {
  const server = await startPostgres({ fsync: 'on' });
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-notify-'));
  const clients: pg.Client[] = [];
  try {
    await admin(server.url('postgres'), 'create database notify');
    const url = server.url('notify');
    await fill(url);
    for (let i = 0; i < listeners; i += 1) {
      const client = new pg.Client({ connectionString: url });
      clients.push(client);
      await client.connect();
      await client.query('listen bench');
    }
    const scripts = {
      none: comment(''),
      inside: comment(notification),
      alone: notification,
    };
    for (const [name, text] of Object.entries(scripts))
      writeFileSync(join(folder, `${name}.sql`), text);
    const run = async (name: keyof typeof scripts, ...options: string[]): Promise<Result> => {
      const { stdout } = await promisify(execFile)(
        join(findBinaries(), 'pgbench'),
        [url, '-n', '-M', 'prepared', '-T', `${seconds}`, '-f', join(folder, `${name}.sql`)].concat(
          options,
        ),
      );
      return {
        perSecond: Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]),
        ms: Number(/^latency average = ([\d.]+)/m.exec(stdout)?.[1]),
      };
    };
    const kinds = ['none', 'inside', 'beside'] as const;
    const measure = async (kind: (typeof kinds)[number], ...options: string[]) => {
      const many = ['-c', `${connections}`, '-j', '2', ...options];
      if (kind !== 'beside') return run(kind, ...many);
      const [result] = await Promise.all([
        run('none', ...many),
        run('alone', '-c', '2', '-R', `${coalesced}`),
      ]);
      return result;
    };
    const results = { none: [], inside: [], beside: [] } as Record<
      (typeof kinds)[number],
      { most: number; ms: number }[]
    >;
    for (let round = 0; round < rounds; round += 1)
      for (const kind of kinds) {
        const most = (await measure(kind)).perSecond;
        const { ms } = await measure(kind, '-R', `${perSecond}`);
        results[kind].push({ most, ms });
      }
    const most = (kind: (typeof kinds)[number]) => median(results[kind].map((r) => r.most));
    const ms = (kind: (typeof kinds)[number]) => median(results[kind].map((r) => r.ms));
    const share = (kind: (typeof kinds)[number]) => most(kind) / most('none');
    const percent = (kind: (typeof kinds)[number]) => `${(share(kind) * 100).toFixed(0)} %`;
    return [
      {
        what: `comments a second on ${connections} connections, with coalesced notifications`,
        measured:
          `${most('beside').toFixed(0)}, ${percent('beside')} of ${most('none').toFixed(0)} ` +
          `without any; in the transaction ${most('inside').toFixed(0)}, ${percent('inside')}`,
        goal: 'at least 90 % of those without',
        holds: share('beside') >= 0.9,
      },
      {
        what: `mean time of a comment at ${perSecond} a second on ${connections} connections`,
        measured:
          `${ms('none').toFixed(2)} ms without, ${ms('inside').toFixed(2)} ms in the ` +
          `transaction, ${ms('beside').toFixed(2)} ms coalesced`,
        goal: 'stated',
        holds: true,
      },
    ];
  } finally {
    for (const client of clients) await client.end();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(url: string): Promise<void> {
  const database = await openDatabase({ url }, createLog('silent'));
  await migrate(database);
  await ensureSites(database.db);
  await database.close();
  await admin(
    url,
    `insert into users (site_id, id, username, name)
      select 'default', 'n' || i, 'n' || i, 'n' from generate_series(1, 1000) i`,
    `insert into posts (site_id, id, slug, user_id, title, hot_score)
      select 'default', 'n' || i, 'title-n' || i, 'n1', 'A title', 1
      from generate_series(1, 10000) i`,
    'vacuum analyze',
  );
}
