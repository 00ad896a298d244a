import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, loadavg, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { hourMs } from '#shared/durations.ts';
import { admin, openSites, startPostgres } from '../support/postgres.ts';
import { startProgram, spawnProgram, type Program } from '../support/program.ts';
import type { Outcome } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';
import type { Line } from './bench.ts';
import { giveCpuShare, removeCpuShares } from './cpu-shares.ts';
import { fillReaders, p99, readResidentMb, rows, startSink } from './digest.ts';
import { load, median, readCpuMs } from './load.ts';
import { readFamilyCpuMs, readPostmaster } from './processes.ts';

/** BENCH_READERS and BENCH_MAILS make a shorter run. */
const readers = Number(process.env.BENCH_READERS ?? 1_000_000);
const mails = Number(process.env.BENCH_MAILS ?? 100_000);
const pagesPerSecond = 20;
/** About 1,200 pages: a p99 of fewer is a matter of luck. */
const quietMs = 60_000;
/** Rows of the table at a time that are made older, with a vacuum as autovacuum does it. */
const agedRows = 50_000;
const vacuumTries = 5;
const paths = ['/', '/new', ...Array.from({ length: 10 }, (_, i) => `/post/story${i + 1}`)];

type Sizes = { heap: number; indexes: number };
const count = (value: number) => value.toLocaleString('en-US');
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Measures a daily digest for a million readers: planned, sent in part, and deleted again. */
export async function million(): Promise<Line[]> {
  const server = await startPostgres({
    fsync: 'on',
    shared_buffers: '1GB',
    max_wal_size: '4GB',
    autovacuum_naptime: '10s',
  });
  const stops: (() => Promise<unknown>)[] = [];
  try {
    await admin(server.url('postgres'), 'create database million');
    const url = server.url('million');
    const env = {
      DATABASE_URL: url,
      SEED_DEMO: 'false',
      TRUSTED_PROXIES: '1',
      // All processes decrypt the emails that one of them planned.
      SECRET_KEY: 'a key of the benchmark, and of nobody else',
    };
    const web = await startProgram({ env: { ...env, PROCESS_ROLE: 'web' } });
    stops.push(() => web.stop());
    giveCpuShare('broadsheet-web', [web.process.pid ?? 0]);
    giveCpuShare(null, [await readPostmaster(url)]);
    await openSites(url);
    const began = performance.now();
    await admin(
      url,
      `set synchronous_commit = off; ${fillReaders(readers, new Date().getUTCHours())}`,
      // Over three days, so that the last ended period has stories.
      `update posts set created_at = now() - substr(id, 6)::int * interval '1.8 hours'`,
      'vacuum analyze',
    );
    console.log(
      `  ${count(readers)} readers inserted in ` +
        `${((performance.now() - began) / 1_000).toFixed(0)} s`,
    );
    const readSizes = async (): Promise<Sizes> => {
      const [sizes] = await rows<{ heap: string; indexes: string }>(
        url,
        `select pg_table_size('outbox') as heap, pg_indexes_size('outbox') as indexes`,
      );
      return { heap: Number(sizes?.heap), indexes: Number(sizes?.indexes) };
    };
    const before = await readSizes();
    await load({
      port: web.port,
      host: 'nontrivial.localhost',
      path: (i) => paths[i % paths.length] ?? '/',
      count: 2_000,
    });
    const quiet = await timePages(web, () => sleep(quietMs));
    const planning = await planAll(url, env, web);
    const sending = await sendSome(url, env, web, stops);
    const quietAfter = await timePages(web, () => sleep(quietMs));
    const peak = await readSizes();
    const { after, seconds } = await deleteAll(url, env, readSizes);
    const quietP99 = median([p99(quiet), p99(quietAfter)]);
    const ratio = (times: number[]) => p99(times) / quietP99;
    const pages = (times: number[]) =>
      `${ratio(times).toFixed(2)} times (${p99(times).toFixed(1)} against ` +
      `${p99(quiet).toFixed(1)} before and ${p99(quietAfter).toFixed(1)} ms after)`;
    const scheduledIn = (planning.ms / 1_000) * (1_000_000 / readers);
    const perMillion = (ms: number) => ((ms / readers) * 1_000).toFixed(0);
    const hours = (rate: number) => (1_000_000 / rate / 3_600).toFixed(1);
    console.log(`  load average of the machine: ${loadavg()[0]?.toFixed(0)}`);
    return [
      {
        what: `planning the mails of ${count(readers)} readers, extrapolated to 1,000,000`,
        measured:
          `${scheduledIn.toFixed(0)} s (${(planning.ms / 1_000).toFixed(0)} s measured), of the ` +
          `processor ${perMillion(planning.cpu)} s of the worker and ` +
          `${perMillion(planning.database)} s of PostgreSQL, which wait for each other`,
        goal: 'at most 180 s',
        holds: scheduledIn <= 180,
      },
      {
        what: 'memory of the worker while it plans',
        measured: `${planning.memory.toFixed(0)} MiB between its lowest and its highest`,
        goal: 'at most 80 MiB',
        holds: planning.memory <= 80,
      },
      {
        what: 'memory of the first worker while it sends',
        measured: `${sending.memory.toFixed(0)} MiB between its lowest and its highest`,
        goal: 'at most 80 MiB',
        holds: sending.memory <= 80,
      },
      {
        what: `p99 of pages while mails are planned, ${pagesPerSecond} a second`,
        measured: pages(planning.pages),
        goal: 'at most 1.3 times',
        holds: ratio(planning.pages) <= 1.3,
      },
      {
        what: 'p99 of pages while two workers send',
        measured: pages(sending.pages),
        goal: 'at most 1.3 times',
        holds: ratio(sending.pages) <= 1.3,
      },
      {
        what: `rate of two workers against one, ${count(mails)} mails`,
        measured:
          `${sending.capacity.toFixed(2)} times by the processor time of a mail ` +
          `(${sending.one.cpu.toFixed(2)} ms of one worker, ` +
          `${sending.two.cpu.toFixed(2)} of two); ` +
          `by the clock, with mail server and database on the same cores, ` +
          `${(sending.two.perSecond / sending.one.perSecond).toFixed(2)} times ` +
          `(${sending.two.perSecond.toFixed(0)} against ${sending.one.perSecond.toFixed(0)} a ` +
          `second); a million takes ${hours(sending.two.perSecond)} hours at that rate, ` +
          `extrapolated`,
        goal: 'at least 1.6 times',
        holds: sending.capacity >= 1.6,
      },
      {
        what: 'size of the outbox after retention and vacuum',
        measured:
          `rows ${mb(before.heap)} before, ${mb(peak.heap)} when sent, ${mb(after.heap)} ` +
          `afterwards; indexes ${mb(before.indexes)}, ${mb(peak.indexes)}, ${mb(after.indexes)} ` +
          `rebuilt; deleting took ${seconds.toFixed(0)} s`,
        goal: `as before (at most 1 MB more)`,
        holds: after.heap + after.indexes <= before.heap + before.indexes + 1e6,
      },
    ];
  } finally {
    for (const stop of stops) await stop();
    await server.remove();
    removeCpuShares(['broadsheet-web', 'broadsheet-worker', null]);
  }
}

/** Requests pages while `work` runs. Returns their times in milliseconds. */
async function timePages(web: Program, work: () => Promise<unknown>): Promise<number[]> {
  const thread = new Worker(new URL('./reader-thread.ts', import.meta.url), {
    workerData: { port: web.port, perSecond: pagesPerSecond, paths },
  });
  await once(thread, 'message');
  await work();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  thread.postMessage('stop');
  const [outcomes] = (await once(thread, 'message')) as [Outcome[]];
  const failed = outcomes.filter(({ status }) => status !== 200);
  if (failed.length > 0) throw new Error(`${failed.length} pages failed`);
  return outcomes.map(({ ms }) => ms);
}

type LogLine = Record<string, unknown>;
const toMs = (ended: LogLine, started: LogLine) =>
  Date.parse(String(ended.time)) - Date.parse(String(started.time));

/** Starts a worker without a mail server. Resolves when it begins its jobs. */
async function startJob(env: Record<string, string>, job: string) {
  const { child, log, lines, exited } = spawnProgram({ env: { ...env, PROCESS_ROLE: 'worker' } });
  giveCpuShare('broadsheet-worker', [child.pid ?? 0]);
  const find = (matches: (line: LogLine) => boolean) =>
    new Promise<LogLine>((resolve, reject) => {
      lines.on('line', () => {
        const line = log.at(-1);
        if (line && matches(line)) resolve(line);
      });
      void exited.then(() => reject(new Error('the worker ended')));
    });
  const ended = find((line) => line.event === 'job_finished' && line.job === job);
  ended.catch(() => undefined);
  const started = await find(({ event }) => event === 'worker_started');
  return {
    pid: child.pid ?? 0,
    started,
    /** The log line of the job when it is done. */
    ended,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Plans all emails. */
async function planAll(url: string, env: Record<string, string>, web: Program) {
  const postmaster = await readPostmaster(url);
  const databaseBefore = readFamilyCpuMs(postmaster);
  // Its start is not part of it: the program is compiled then.
  const job = await startJob(env, 'schedule-digests');
  const cpu = readCpuMs(job.pid);
  const memory = watchMemory(job.pid);
  const pages = await timePages(web, () => job.ended);
  const ended = await job.ended;
  if (ended.planned !== readers) throw new Error(`${String(ended.planned)} mails were planned`);
  const result = {
    ms: toMs(ended, job.started),
    cpu: readCpuMs(job.pid) - cpu,
    database: readFamilyCpuMs(postmaster) - databaseBefore,
    memory: memory.stop(),
    pages,
  };
  // It also renders the variant.
  await sleep(5_000);
  await job.stop();
  return result;
}

/** Sends half of the emails with one worker, and half with two. */
async function sendSome(
  url: string,
  env: Record<string, string>,
  web: Program,
  stops: (() => Promise<unknown>)[],
) {
  const workers: { pid: number; sink: Awaited<ReturnType<typeof startSink>> }[] = [];
  const addWorker = async () => {
    const sink = await startSink();
    takeIdleTimeOnly(sink.pid);
    const { child, exited } = spawnProgram({
      env: { ...env, PROCESS_ROLE: 'worker', SMTP_URL: `smtp://127.0.0.1:${sink.port}` },
    });
    giveCpuShare('broadsheet-worker', [child.pid ?? 0]);
    workers.push({ pid: child.pid ?? 0, sink });
    stops.unshift(async () => {
      child.kill('SIGTERM');
      await exited;
      await sink.stop();
    });
    await until('it sends', () => sink.taken().count > 100, 600_000);
  };
  const taken = () => workers.reduce((sum, { sink }) => sum + sink.taken().count, 0);
  const measure = async () => {
    const cpu = () => workers.reduce((sum, { pid }) => sum + readCpuMs(pid), 0);
    const from = { count: taken(), at: performance.now(), cpu: cpu() };
    await until('half of it is sent', () => taken() >= from.count + mails / 2, hourMs);
    const sent = taken() - from.count;
    return {
      perSecond: (sent / (performance.now() - from.at)) * 1_000,
      cpu: (cpu() - from.cpu) / sent,
    };
  };
  await addWorker();
  const memory = watchMemory(workers[0]?.pid ?? 0);
  const one = await measure();
  await addWorker();
  let two = one;
  const pages = await timePages(web, async () => (two = await measure()));
  const result = { one, two, pages, memory: memory.stop(), capacity: (2 * one.cpu) / two.cpu };
  for (const stop of stops.splice(0, 2)) await stop();
  // The rest is not sent, only stored as if it were.
  for (;;) {
    const [{ stored } = { stored: 0 }] = await rows<{ stored: number }>(
      url,
      `with sent as (update outbox set state = 'sent', sent_at = now(), unsubscribe_url = '',
          smtp_response = '250 2.0.0 stored' where (site_id, id) in (
            select site_id, id from outbox where state in ('queued', 'sending') limit ${agedRows})
        returning 1) select count(*)::int as stored from sent`,
    );
    if (stored === 0) break;
  }
  return result;
}

/** A mail server stands for a machine of a mail provider, which takes no time from this one. */
function takeIdleTimeOnly(pid: number): void {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  try {
    execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)]);
  } catch {
    console.log('  the mail servers compete with the rest: run this on Linux');
  }
}

/** Makes all emails older than their retention, and runs the job that deletes them. */
async function deleteAll(
  url: string,
  env: Record<string, string>,
  readSizes: () => Promise<Sizes>,
) {
  for (;;) {
    const [{ aged } = { aged: 0 }] = await rows<{ aged: number }>(
      url,
      `with aged as (update outbox set created_at = created_at - interval '31 days'
        where (site_id, id) in (select site_id, id from outbox
          where created_at > now() - interval '30 days' limit ${agedRows})
        returning 1) select count(*)::int as aged from aged`,
    );
    if (aged === 0) break;
    await admin(url, 'vacuum outbox');
  }
  // The issue is still open, so a worker would schedule the deleted emails again.
  await admin(url, 'update sites set digests_paused_at = now()');
  // The job runs at the start of a worker.
  const job = await startJob(env, 'purge-expired');
  const seconds = toMs(await job.ended, job.started) / 1_000;
  await job.stop();
  // PostgreSQL stops returning space when another session wants the table. Autovacuum tries again.
  let heap = Infinity;
  for (let tries = 0; heap > 1e6 && tries < vacuumTries; tries += 1) {
    await admin(url, 'vacuum outbox');
    heap = (await readSizes()).heap;
  }
  await admin(url, 'reindex table concurrently outbox');
  return { after: await readSizes(), seconds };
}

/** Watches the resident memory from now on; `stop` returns the difference of its extremes. */
function watchMemory(pid: number): { stop(): number } {
  const values: number[] = [];
  const timer = setInterval(() => values.push(readResidentMb(pid)), 250);
  return {
    stop() {
      clearInterval(timer);
      // The first tenth belongs to the start: the program compiles and opens its connections.
      const settled = values.slice(Math.floor(values.length / 10));
      return Math.max(...settled) - Math.min(...settled);
    },
  };
}
