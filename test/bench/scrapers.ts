import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { admin } from '../support/postgres.ts';
import { startProgram, type Program } from '../support/program.ts';
import { startFloor, type Bench, type Line } from './bench.ts';
import { median, readCpuMs, spread } from './load.ts';
import { createCaller, makeMembers, type BenchMember } from './member-load.ts';
import { fill, postCount } from './processes.ts';

/** Addresses of scrapers, one page a minute each. */
const addresses = 20_000;
const perSecond = addresses / 60;
/** Page views of ordinary readers a second, by as many browsers. */
const views = 60;
const browsers = 300;
/** Percentage of views that show old posts, as search engines lead to them. */
const oldViews = 5;
/** Pairs of a quiet and a scraped phase. The order alternates. */
const pairs = Number(process.env.BENCH_PAIRS ?? 8);
const phaseMs = 10_000;
/** Until the flood is recognized. */
const warmUpMs = 10_000;
/** Posts that only readers open. Scrapers walk the older ones. */
const readersPosts = 5_000;

type Target = { port: number };
type Post = { id: string; slug: string };
type Seen = { times: number[]; waited: number; old: number; failed: number };

/**
 * Replays scrapers that walk old pages, each IP address below any limit. Beside them, readers open
 * lists and what they show, and members comment. While it is quiet, the same requests go to another
 * process. So only their cost for the program differs.
 */
export async function scrapers({ newDatabase }: Bench): Promise<Line[]> {
  const databaseUrl = await newDatabase('scrapers');
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' };
  const floor = await startFloor('answer-floor.ts');
  const limited = await startProgram({ env: { ...env, DEEP_PAGES_PER_SECOND: '50' } });
  await admin(databaseUrl, fill, 'vacuum analyze');
  const members = await makeMembers(databaseUrl, ['nontrivial'], 200);
  const paths = await listOldPages(limited.port);
  try {
    const own = await measure({ program: limited, floor, members, paths, pairs });
    await limited.stop();
    const open = await startProgram({ env: { ...env, DEEP_PAGES_PER_SECOND: '0' } });
    const without = await measure({ program: open, floor, members, paths, pairs: 2 });
    await open.stop();
    const describe = ({ quiet, scraped, cpu, sent }: Measured) =>
      `p95 ${spread(quiet, 1)} ms quiet, ${spread(scraped, 1)} ms meanwhile; ` +
      `${sent.toFixed(0)} requests a second, ${((100 * sent) / perSecond).toFixed(0)} % of the ` +
      `goal; processor of the program ${cpu.quiet.toFixed(0)} and ${cpu.scraped.toFixed(0)} %`;
    return [
      {
        what:
          `p95 of ordinary readers while ${addresses} addresses read an old page a minute, ` +
          'against quiet (min / median / max)',
        measured: `${spread(own.ratios)}; ${describe(own)}; load ${loadavg()[0]?.toFixed(1)}`,
        goal: 'median at most 1.10',
        holds: median(own.ratios) <= 1.1 && own.sent >= perSecond * 0.95,
      },
      {
        what: 'pages and comments that failed or needed more than waiting, and views that waited',
        measured:
          `${own.failed} of ${own.views}; ${own.waited} waited once, of ${own.old} views of old ` +
          'posts',
        goal: 'none needed more',
        holds: own.failed === 0,
      },
      {
        what: 'the same without a limit',
        measured: `${spread(without.ratios)}; ${describe(without)}`,
        goal: 'for comparison',
        holds: true,
      },
    ];
  } finally {
    await Promise.all([limited.stop('SIGKILL'), floor.stop()]);
  }
}

type Measured = {
  ratios: number[];
  quiet: number[];
  scraped: number[];
  sent: number;
  cpu: { quiet: number; scraped: number };
  views: number;
  failed: number;
  waited: number;
  old: number;
};

async function measure({
  program,
  floor,
  members,
  paths,
  pairs: count,
}: {
  program: Program;
  floor: Target;
  members: BenchMember[];
  paths: string[];
  pairs: number;
}): Promise<Measured> {
  const readers = createReaders(program.port);
  const walk = createWalk(paths);
  const listed = await findListed(program.port);
  const run = async (target: Target, ms: number) => {
    const before = readCpuMs(program.process.pid ?? 0);
    const end = performance.now() + ms;
    const [seen, sent, refused] = await Promise.all([
      readers.read(listed, end),
      walk(target, end),
      comment(program.port, members, listed, end),
    ]);
    const cpu = ((readCpuMs(program.process.pid ?? 0) - before) / ms) * 100;
    seen.failed += refused;
    return { seen, sent: sent / (ms / 1_000), cpu, p95: percentile(seen.times, 95) };
  };
  await run(floor, warmUpMs);
  await run(program, warmUpMs);
  type Phase = Awaited<ReturnType<typeof run>>;
  const rounds: { quiet: Phase; scraped: Phase }[] = [];
  for (let i = 0; i < count; i += 1) {
    const first = await run(i % 2 === 0 ? floor : program, phaseMs);
    const second = await run(i % 2 === 0 ? program : floor, phaseMs);
    rounds.push(
      i % 2 === 0 ? { quiet: first, scraped: second } : { quiet: second, scraped: first },
    );
  }
  readers.close();
  const all = rounds.flatMap(({ quiet, scraped }) => [quiet.seen, scraped.seen]);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    ratios: rounds.map(({ quiet, scraped }) => scraped.p95 / quiet.p95),
    quiet: rounds.map(({ quiet }) => quiet.p95),
    scraped: rounds.map(({ scraped }) => scraped.p95),
    sent: median(rounds.map(({ scraped }) => scraped.sent)),
    cpu: {
      quiet: median(rounds.map(({ quiet }) => quiet.cpu)),
      scraped: median(rounds.map(({ scraped }) => scraped.cpu)),
    },
    views: sum(all.map(({ times }) => times.length)),
    failed: sum(all.map(({ failed }) => failed)),
    waited: sum(all.map(({ waited }) => waited)),
    old: sum(all.map(({ old }) => old)),
  };
}

/** Posts that first pages of lists show. */
async function findListed(port: number): Promise<Post[]> {
  const caller = createCaller(port, 1);
  const posts = new Map<string, Post>();
  for (const sort of ['new', 'hot', 'top']) {
    await caller.call('GET', `/${sort}`, 'nontrivial');
    const { body } = await caller.call('GET', `/api/posts?sort=${sort}&limit=25`, 'nontrivial');
    for (const post of (body as { posts: Post[] }).posts) posts.set(post.id, post);
  }
  caller.close();
  return [...posts.values()];
}

/** Posts from the oldest on, users, and continued lists of all depths. */
async function listOldPages(port: number): Promise<string[]> {
  const caller = createCaller(port, 1);
  const lists: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null && lists.length < 100) {
    const continued: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await caller.call(
      'GET',
      `/api/posts?sort=new&limit=100${continued}`,
      'nontrivial',
    );
    cursor = (body as { nextCursor: string | null }).nextCursor;
    if (cursor !== null) lists.push(`/new?cursor=${encodeURIComponent(cursor)}`);
  }
  caller.close();
  const count = postCount - readersPosts;
  return Array.from({ length: count }, (_, i) =>
    i % 10 === 0
      ? (lists[Math.floor(i / 10) % lists.length] ?? '/new')
      : i % 10 === 5
        ? `/u/many${1 + (i % 2_000)}`
        : `/post/m${postCount - i}`,
  );
}

/** Scrapers in turn, at an even rate. `walk` returns how many requests it sent. */
function createWalk(paths: readonly string[]) {
  let next = 0;
  return async ({ port }: Target, end: number): Promise<number> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 100 });
    const began = performance.now();
    let sent = 0;
    const open = new Set<Promise<unknown>>();
    while (performance.now() < end) {
      const due = ((performance.now() - began) / 1_000) * perSecond;
      for (; sent < due; sent += 1) {
        next += 1;
        const from = next % addresses;
        const answered: Promise<unknown> = ask(agent, port, paths[next % paths.length] ?? '/', {
          'X-Forwarded-For': `198.18.${from >> 8}.${from & 255}`,
        }).finally(() => open.delete(answered));
        open.add(answered);
      }
      await sleep(2);
    }
    await Promise.all(open);
    agent.destroy();
    return sent;
  };
}

/** People with browsers, which keep cookies and follow `Refresh`. */
function createReaders(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const cookies = new Map<number, string>();
  const view = async (path: string, seen: Seen) => {
    const browser = randomInt(browsers);
    const load = async () => {
      const cookie = cookies.get(browser);
      const answer = await ask(agent, port, path, {
        'X-Forwarded-For': `198.19.${browser >> 8}.${browser & 255}`,
        'Accept-Encoding': 'br',
        ...(cookie === undefined ? {} : { Cookie: cookie }),
      });
      if (answer.cookie !== null) cookies.set(browser, answer.cookie);
      return answer;
    };
    let answer = await load();
    if (answer.refresh !== null) {
      seen.waited += 1;
      await sleep(answer.refresh * 1_000);
      answer = await load();
    }
    if (answer.status === 200) seen.times.push(answer.ms);
    else seen.failed += 1;
  };
  return {
    /** Views at random moments until `end`. */
    async read(listed: readonly Post[], end: number): Promise<Seen> {
      const seen: Seen = { times: [], waited: 0, old: 0, failed: 0 };
      const open: Promise<void>[] = [];
      let due = performance.now();
      while (due < end) {
        await sleep(Math.max(0, due - performance.now()));
        const isOld = randomInt(100) < oldViews;
        if (isOld) seen.old += 1;
        const lists = ['/', '/', '/', '/new', '/hot', '/top'];
        const path = isOld
          ? `/post/m${100 + randomInt(readersPosts - 100)}`
          : randomInt(100) < 60
            ? lists[randomInt(lists.length)]
            : `/post/${listed[randomInt(listed.length)]?.slug}`;
        open.push(view(path ?? '/', seen));
        due -= (Math.log(1 - Math.random()) / views) * 1_000;
      }
      await Promise.all(open);
      return seen;
    },
    close: () => agent.destroy(),
  };
}

/** A comment every two seconds, after which pages are rendered again. Returns how many failed. */
async function comment(
  port: number,
  members: readonly BenchMember[],
  listed: readonly Post[],
  end: number,
): Promise<number> {
  const caller = createCaller(port, 1);
  let refused = 0;
  while (performance.now() + 2_000 < end) {
    const member = members[randomInt(members.length)] as BenchMember;
    const id = listed[randomInt(listed.length)]?.id ?? '';
    const text = `What ${member.username} says at ${Date.now()} is different each time.`;
    const status = await caller
      .write(member, 'POST', `/api/posts/${id}/comments`, { text })
      .then((answer) => answer.status)
      .catch(() => 0);
    if (status !== 201) refused += 1;
    await sleep(2_000);
  }
  caller.close();
  return refused;
}

type Answer = {
  /** 0: a broken connection. */
  status: number;
  ms: number;
  body: string;
  cookie: string | null;
  /** Seconds. */
  refresh: number | null;
};

function ask(
  agent: Agent,
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> {
  return new Promise((resolve) => {
    const began = performance.now();
    const fail = () => resolve({ status: 0, ms: Infinity, body: '', cookie: null, refresh: null });
    const req = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        headers: { Host: 'nontrivial.localhost', ...headers },
      },
      (res) => {
        let body = '';
        res.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        res.once('error', fail);
        res.once('end', () => {
          const refresh = res.headers.refresh;
          resolve({
            status: res.statusCode ?? 0,
            ms: performance.now() - began,
            body,
            cookie: res.headers['set-cookie']?.[0]?.split(';')[0] ?? null,
            refresh: typeof refresh === 'string' ? Number(refresh) : null,
          });
        });
      },
    );
    req.once('error', fail);
    req.end();
  });
}

function percentile(values: number[], which: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * which) / 100))] ?? NaN;
}
