import { readFileSync, readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { admin } from '../support/postgres.ts';
import { startProgram, type Program } from '../support/program.ts';
import type { Bench, Line } from './bench.ts';
import { median, readCpuMs, spread } from './load.ts';
import { createCaller, makeMembers, type BenchMember } from './member-load.ts';

const processes = 4;
/** A multiple of the processes: each is the single one equally often, and equally warm. */
const rounds = 4;
/** Open requests of each process. */
const parallel = 8;
/** Requests of each process before the measurement, as multiples of a round. */
const warmUp = 2;
/** Posts that nobody read yet, so that their pages are rendered. */
export const postCount = 40_000;
/** Cores that the goal is stated for. */
const cores = 2;

type Caller = ReturnType<typeof createCaller>;
type Kind = {
  name: string;
  count: number;
  /** Makes the call number `i`. */
  call: (caller: Caller, i: number) => Promise<{ status: number }>;
  expected: number;
};
type Cost = { web: number; database: number; generator: number; wall: number };

export const fill = `
  insert into users (site_id, id, username, name, created_at)
    select 'nontrivial', 'many' || i, 'many' || i, 'User', now() - interval '9 days'
    from generate_series(1, 2000) i;
  insert into posts (site_id, id, slug, user_id, title, url, domain, hot_score, top_window,
    created_at)
    select 'nontrivial', 'm' || i, 'm' || i, 'many' || 1 + i % 2000, 'A measured post ' || i,
      'https://m' || i || '.example/', 'm' || i || '.example', i / 1000.0, 4,
      now() - interval '2 days' - i * interval '1 minute'
    from generate_series(1, ${postCount}) i;
  update sites set post_count = (select count(*) from posts where site_id = sites.id);`;

/**
 * Compares four web processes with one. The load generator and PostgreSQL run on the same cores. So
 * requests per second of the clock show who shares the cores, not what the processes can do. The
 * ratio is therefore computed from the processor time of a request: one process fills one core,
 * four fill both. What it would hide, waiting for locks, is measured beside it.
 */
export async function processCount({ newDatabase }: Bench): Promise<Line[]> {
  const url = await newDatabase('processes');
  const env = {
    DATABASE_URL: url,
    PROCESS_ROLE: 'web',
    LOG_LEVEL: 'info',
    TRUSTED_PROXIES: '1',
  };
  const programs: Program[] = [];
  try {
    for (let i = 0; i < processes; i += 1) programs.push(await startProgram({ env }));
    await admin(url, fill, 'vacuum analyze');
    const members = await makeMembers(url, ['nontrivial'], 1_000);
    const lines: Line[] = [];
    for (const kind of kinds(members)) lines.push(await compare(url, programs, kind));
    return lines;
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
  }
}

function kinds(members: readonly BenchMember[]): Kind[] {
  const member = (i: number) => members[i % members.length] as BenchMember;
  const network = (i: number) => ({ 'X-Forwarded-For': `198.18.${i % 250}.${(i * 7) % 250}` });
  const id = (i: number) => `m${1 + (i % postCount)}`;
  const popular = [
    '/',
    '/new',
    '/top',
    '/hot',
    ...Array.from({ length: 40 }, (_, i) => `/post/m${i + 1}`),
  ];
  return [
    {
      name: 'rendered pages',
      count: 500,
      call: (caller, i) => caller.call('GET', `/post/${id(i)}`, 'nontrivial', network(i)),
      expected: 200,
    },
    {
      name: 'lists of the API',
      count: 800,
      call: (caller, i) =>
        caller.call('GET', `/api/posts?sort=new&limit=${25 + (i % 7)}`, 'nontrivial', network(i)),
      expected: 200,
    },
    {
      name: 'popular pages, which each process keeps',
      count: 6_000,
      call: (caller, i) =>
        caller.call('GET', popular[(i * i) % popular.length] ?? '/', 'nontrivial', network(i)),
      expected: 200,
    },
    {
      name: 'votes',
      count: 800,
      call: (caller, i) =>
        caller.write(member(i), 'POST', `/api/posts/${id(i * 13)}/vote`, { vote: 1 }),
      expected: 200,
    },
    {
      name: 'comments',
      count: 300,
      call: (caller, i) =>
        caller.write(member(i), 'POST', `/api/posts/${id(i * 13)}/comments`, {
          text: `The measured comment number ${i} has words of its own: ${(i * 7_919) % 99_991}.`,
        }),
      expected: 201,
    },
  ];
}

async function compare(url: string, programs: readonly Program[], kind: Kind): Promise<Line> {
  const callers = programs.map(({ port }) => createCaller(port, parallel));
  const postmaster = await readPostmaster(url);
  let next = 0;
  let shed = 0;
  /** Distributes calls over processes. Returns milliseconds of a call. */
  const run = async (used: readonly number[], count: number): Promise<Cost> => {
    const pids = used.map((i) => programs[i]?.process.pid ?? 0);
    const read = () => ({
      web: pids.reduce((sum, pid) => sum + readCpuMs(pid), 0),
      database: readFamilyCpuMs(postmaster),
      generator: process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
      wall: performance.now(),
    });
    const before = read();
    const end = next + count;
    await Promise.all(
      Array.from({ length: parallel * used.length }, async (_, worker) => {
        const caller = callers[used[worker % used.length] ?? 0] as Caller;
        while (next < end) {
          const i = next;
          next += 1;
          let { status } = await kind.call(caller, i);
          // A machine that is busy otherwise sheds load; the call is made again.
          for (let tries = 0; status === 503 && tries < 20; tries += 1) {
            shed += 1;
            await sleep(200);
            ({ status } = await kind.call(caller, i));
          }
          if (status !== kind.expected) throw new Error(`${kind.name}: status ${status}`);
        }
      }),
    );
    const after = read();
    const each = (name: keyof Cost) => (after[name] - before[name]) / count;
    return {
      web: each('web'),
      database: each('database'),
      generator: each('generator'),
      wall: each('wall'),
    };
  };
  const all = programs.map((_, i) => i);
  // Each process compiles its hot code first.
  for (const i of all) await run([i], kind.count * warmUp);
  const results = { one: [] as Cost[], four: [] as Cost[] };
  const waits = await sampleLockWaits(url, async () => {
    for (let round = 0; round < rounds; round += 1) {
      results.one.push(await run([round % processes], kind.count));
      results.four.push(await run(all, kind.count));
    }
  });
  for (const caller of callers) caller.close();
  const of = (list: Cost[], name: keyof Cost) => median(list.map((cost) => cost[name]));
  const ratios = results.one.map(({ web }, i) => (cores * web) / (results.four[i]?.web ?? NaN));
  const [one, four] = [of(results.one, 'web'), of(results.four, 'web')];
  const database = of(results.four, 'database');
  const shared =
    Math.max(one, (one + of(results.one, 'database')) / cores) / ((four + database) / cores);
  const ms = (value: number) => value.toFixed(2);
  return {
    what: `${kind.name} per second, ${processes} web processes against one on ${cores} cores`,
    measured:
      `${spread(ratios)} times (min / median / max); processor ms of a request: ${ms(one)} of ` +
      `one, ${ms(four)} of four, ${ms(database)} of PostgreSQL, ` +
      `${ms(of(results.four, 'generator'))} of the load; with PostgreSQL on the same cores ` +
      `${shared.toFixed(2)} times; by the clock of this machine ` +
      `${(of(results.one, 'wall') / of(results.four, 'wall')).toFixed(2)} times ` +
      `(${cpus().length} cores, load average ${loadavg()[0]?.toFixed(0)}); ` +
      `${(waits * 100).toFixed(1)} % of active statements waited for a lock; ` +
      `${shed} calls were repeated after a 503`,
    goal: 'median at least 1.7 times',
    holds: median(ratios) >= 1.7,
  };
}

/** The process that is the parent of all sessions. */
export async function readPostmaster(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const postmaster = Number(
    /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
  );
  await client.end();
  return postmaster;
}

/** Processor time of a process and its children, also of those that ended (Linux). */
export const readFamilyCpuMs = (parent: number): number =>
  listFamily(parent).reduce((sum, pid) => {
    try {
      return sum + readCpuMs(pid, pid === parent);
    } catch {
      // It ended meanwhile.
      return sum;
    }
  }, 0);

/** A process and its children that run (Linux). */
export function listFamily(parent: number): number[] {
  const children = readdirSync('/proc').filter((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8').replace(/^.*\) /, '');
      return Number(stat.split(' ')[1]) === parent;
    } catch {
      return false;
    }
  });
  return [parent, ...children.map(Number)];
}

/** The share of active statements that wait for a lock while `work` runs. */
async function sampleLockWaits(url: string, work: () => Promise<void>): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let [active, waiting] = [0, 0];
  const ended = new AbortController();
  const sample = async () => {
    while (!ended.signal.aborted) {
      const { rows } = await client.query<{ active: number; waiting: number }>(
        `select count(*)::int as active,
          (count(*) filter (where wait_event_type = 'Lock'))::int as waiting
        from pg_stat_activity
        where state = 'active' and pid <> pg_backend_pid() and datname = current_database()`,
      );
      active += rows[0]?.active ?? 0;
      waiting += rows[0]?.waiting ?? 0;
      await sleep(40);
    }
  };
  const sampling = sample();
  try {
    await work();
  } finally {
    ended.abort();
    await sampling;
  }
  await client.end();
  return active === 0 ? 0 : waiting / active;
}
