import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '../../server/infra/project-root.ts';
import { admin, startPostgres } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { get } from '../support/http-client.ts';
import type { Line } from './bench.ts';
import { measuredComment } from './list-cost.ts';
import { median, readCpuMs } from './load.ts';
import { readFamilyCpuMs, readPostmaster } from './processes.ts';
import { p99, readResidentMb, rows } from './digest.ts';

/** BENCH_COMMENTS makes a smaller run. Votes are as many; posts and members a fiftieth. */
const comments = Number(process.env.BENCH_COMMENTS ?? 1_000_000);
const others = Math.max(1_000, comments / 50);
const pagesPerSecond = 10;
const minRowsPerSecond = 2_000;
/** For any number of rows. */
const maxMemory = 300;
const site = 'garden';
const secretKey = 'a key of the benchmark, and of nobody else';

/** Threads are five deep. Each comment but the first of a thread replies to an earlier one. */
const fill = [
  `set synchronous_commit = off`,
  `set session_replication_role = replica`,
  `insert into users (site_id, id, username, name, email)
    select '${site}', 'u' || i, 'user' || i, 'User', 'user' || i || '@mail.example'
    from generate_series(1, ${others}) i`,
  `insert into posts (site_id, id, slug, user_id, title, url, domain, hot_score, created_at,
      comment_count)
    select '${site}', 'post' || i, 'a-post-post' || i, 'u' || i, 'A post about word' || i,
      'https://site.example/articles/' || i, 'site.example', i,
      now() - i * interval '1 minute', 50
    from generate_series(1, ${others}) i`,
  `insert into comments (site_id, id, post_id, parent_id, user_id, text, rendered_text, depth,
      wilson_score, created_at)
    select '${site}', md5('comment' || i), 'post' || 1 + i / 50,
      case when i % 5 > 0 then md5('comment' || i - 1) end, 'u' || 1 + (i * 7919) % ${others},
      text, jsonb_build_array(jsonb_build_array('p', jsonb_build_array(text))), i % 5,
      (i % 97) / 100.0, now() - i * interval '1 second'
    from generate_series(0::bigint, ${comments - 1}) i,
      lateral (select ${measuredComment(comments, 'i')} as text) texts`,
  `insert into comment_votes (site_id, user_id, comment_id, value)
    select '${site}', 'u' || 1 + (i * 104729) % ${others}, md5('comment' || i), 1
    from generate_series(0::bigint, ${comments - 1}) i`,
  `set session_replication_role = origin`,
  `vacuum analyze`,
];

/** Exports and imports a large site, while an installation with another one answers pages. */
export async function siteArchive(): Promise<Line[]> {
  const server = await startPostgres({ fsync: 'on', shared_buffers: '1GB', max_wal_size: '4GB' });
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-archive-'));
  const programs: { stop(): Promise<unknown> }[] = [];
  const open = async (name: string) => {
    await admin(server.url('postgres'), `create database ${name}`);
    const env = { DATABASE_URL: server.url(name), SECRET_KEY: secretKey, TRUSTED_PROXIES: '1' };
    const program = await startProgram({ env });
    programs.push(program);
    return { env, port: program.port };
  };
  try {
    const from = await open('from_here');
    await startAdmin(from.env, ['create-site', site, 'The Garden', 'garden.example.org']).ended;
    await admin(from.env.DATABASE_URL, ...fill);
    const to = await open('to_there');
    const postmaster = await readPostmaster(to.env.DATABASE_URL);
    const file = join(folder, 'garden.tar.gz');
    const exported = await measure(from.port, postmaster, () =>
      startAdmin(from.env, ['export-site', site, '--file', file]),
    );
    const imported = await measure(to.port, postmaster, () =>
      startAdmin(to.env, ['import-site', file]),
    );
    const count = Number(/: (\d+) rows in/.exec(imported.output)?.[1]);
    const [stored] = await rows<{ it: number }>(
      to.env.DATABASE_URL,
      `select count(*)::int as it from comments where site_id = '${site}'`,
    );
    console.log(
      `  ${count} rows, ${Math.round(statSync(file).size / 1e6)} MB; load average of the machine: ` +
        `${loadavg()[0]?.toFixed(1)}`,
    );
    return [
      ...describe('export', exported, count),
      ...describe('import', imported, count),
      {
        what: 'comments after the import',
        measured: String(stored?.it),
        goal: String(comments),
        holds: stored?.it === comments,
      },
    ];
  } finally {
    for (const program of programs) await program.stop();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function startAdmin(env: Record<string, string>, args: string[]) {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/admin.js'), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([output, errors, [code]]) => {
      if (code !== 0) throw new Error(`admin ended with ${code}: ${errors}`);
      return output;
    },
  );
  return { pid: child.pid ?? 0, ended };
}

type Measured = {
  seconds: number;
  output: string;
  /** CPU time in milliseconds. */
  cpu: { command: number; database: number };
  memory: number;
  times: number[];
  failed: number;
};

async function measure(
  port: number,
  postmaster: number,
  start: () => ReturnType<typeof startAdmin>,
): Promise<Measured> {
  const pages = startReader(port);
  const [began, databaseBefore] = [performance.now(), readFamilyCpuMs(postmaster)];
  const { pid, ended } = start();
  const [cpu, resident] = [[0], [0]];
  const timer = setInterval(() => {
    try {
      resident.push(readResidentMb(pid));
      cpu.push(readCpuMs(pid));
    } catch {
      // It has ended.
    }
  }, 200);
  const output = await ended;
  clearInterval(timer);
  return {
    seconds: (performance.now() - began) / 1_000,
    output,
    cpu: { command: cpu.at(-1) ?? 0, database: readFamilyCpuMs(postmaster) - databaseBefore },
    memory: resident.reduce((most, value) => Math.max(most, value)),
    ...(await pages.stop()),
  };
}

/** Reads pages at a constant rate, each from another client IP. */
function startReader(port: number) {
  const times: number[] = [];
  const open: Promise<void>[] = [];
  let failed = 0;
  const read = async (path: string, headers: Record<string, string>) => {
    try {
      const { status, ms } = await get(port, path, { headers });
      times.push(ms);
      if (status !== 200) failed += 1;
    } catch {
      failed += 1;
    }
  };
  const timer = setInterval(() => {
    const i = open.length;
    const headers = { 'X-Forwarded-For': `198.18.${(i >> 8) % 256}.${i % 256}` };
    const path = ['/', '/new', '/top'][i % 3] ?? '/';
    open.push(read(path, headers));
  }, 1_000 / pagesPerSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      return { times, failed };
    },
  };
}

function describe(what: string, run: Measured, count: number): Line[] {
  return [
    {
      what: `${what} of ${count} rows`,
      measured:
        `${Math.round(count / run.seconds)} rows/s (${run.seconds.toFixed(0)} s; CPU time: ` +
        `command ${(run.cpu.command / 1_000).toFixed(0)} s, ` +
        `PostgreSQL ${(run.cpu.database / 1_000).toFixed(0)} s)`,
      goal: `at least ${minRowsPerSecond} rows/s`,
      holds: count / run.seconds >= minRowsPerSecond,
    },
    {
      what: `most memory of the ${what}`,
      measured: `${run.memory.toFixed(0)} MiB`,
      goal: `at most ${maxMemory} MiB`,
      holds: run.memory <= maxMemory,
    },
    {
      what: `pages of another site during the ${what}, ${pagesPerSecond} a second`,
      measured:
        `${run.times.length - run.failed} of ${run.times.length} with 200, median ` +
        `${median(run.times).toFixed(1)} ms, p99 ${p99(run.times).toFixed(0)} ms, worst ` +
        `${Math.max(...run.times).toFixed(0)} ms`,
      goal: 'all',
      holds: run.failed === 0,
    },
  ];
}
