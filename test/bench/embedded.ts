import { mkdtempSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPglite } from '../../server/db/create-pglite.ts';
import { startProgram, type Program } from '../support/program.ts';
import { steadyLoad } from '../support/steady-load.ts';
import type { Bench, Line } from './bench.ts';
import { p99 } from './digest.ts';
import { median } from './load.ts';
import { createCaller, insertMembers, makeMembers, type BenchMember } from './member-load.ts';

const rounds = 3;
const roundMs = 10_000;
const pagesPerSecond = 40;
const writesPerSecond = 10;
const members = 200;

type Server = { name: string; program: Program; members: BenchMember[]; posts: string[] };

/**
 * Compares the p99 of a kept page while members vote, with the embedded database and with
 * PostgreSQL.
 */
export async function embedded({ newDatabase, folder }: Bench): Promise<Line[]> {
  const env = { TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' };
  const dataDir = mkdtempSync(join(folder, 'embedded-'));
  await (await startProgram({ env, dataDir })).stop();
  const lite = await createPglite({ dataDir: join(dataDir, 'pglite'), relaxedDurability: false });
  const own = await insertMembers(
    (text, values) => lite.query(text, values),
    ['nontrivial'],
    members,
  );
  await lite.close();
  const url = await newDatabase('beside_embedded');
  const onPostgres = await startProgram({ env: { ...env, DATABASE_URL: url } });
  const servers: Server[] = [
    {
      name: 'embedded',
      program: await startProgram({ env, dataDir }),
      members: own,
      posts: [],
    },
    {
      name: 'PostgreSQL',
      program: onPostgres,
      members: await makeMembers(url, ['nontrivial'], members),
      posts: [],
    },
  ];
  try {
    const times = servers.map(() => ({ quiet: [] as number[], busy: [] as number[] }));
    for (const server of servers) server.posts = await readPosts(server.program);
    for (let round = -1; round < rounds; round += 1) {
      for (const [i, server] of servers.entries()) {
        const quiet = await timeHome(server, 0);
        const busy = await timeHome(server, writesPerSecond);
        // The first round compiles the hot code.
        if (round < 0) continue;
        times[i]?.quiet.push(p99(quiet));
        times[i]?.busy.push(p99(busy));
      }
    }
    const describe = (i: number) =>
      `${servers[i]?.name} ${median(times[i]?.quiet ?? []).toFixed(1)} quiet, ` +
      `${median(times[i]?.busy ?? []).toFixed(1)} with writes`;
    const ratio = median(times[0]?.busy ?? []) / median(times[1]?.busy ?? []);
    return [
      {
        what:
          `p99 of a kept page at ${writesPerSecond} votes a second, embedded against PostgreSQL, ` +
          'ms (medians of rounds)',
        measured:
          `${ratio.toFixed(2)} times (${describe(0)}; ${describe(1)}; load average ` +
          `${loadavg()[0]?.toFixed(0)})`,
        goal: 'at most 1.3',
        holds: ratio <= 1.3,
      },
    ];
  } finally {
    for (const { program } of servers) await program.stop();
  }
}

async function readPosts(program: Program): Promise<string[]> {
  const caller = createCaller(program.port, 1);
  const { body } = await caller.call('GET', '/api/posts?sort=new&limit=100', 'nontrivial');
  caller.close();
  return (body as { posts: { id: string }[] }).posts.map(({ id }) => id);
}

/** Requests the home page, with votes beside it. A vote does not change what is kept. */
async function timeHome({ program, members: voters, posts }: Server, votes: number) {
  const caller = createCaller(program.port, 8);
  const pages = steadyLoad(program.port, pagesPerSecond, ['/']);
  const pending: Promise<unknown>[] = [];
  const end = performance.now() + roundMs;
  for (let i = 0; performance.now() < end; i += 1) {
    await sleep(votes === 0 ? 200 : 1_000 / votes);
    const voter = voters[(i * 7) % voters.length];
    const post = posts[(i * 31) % posts.length];
    if (votes === 0 || !voter || !post) continue;
    const path = `/api/posts/${post}/vote`;
    pending.push(caller.write(voter, 'POST', path, { vote: i % 2 === 0 ? 1 : -1 }));
  }
  await Promise.all(pending);
  const outcomes = await pages.stop();
  caller.close();
  const failed = outcomes.filter(({ status }) => status !== 200);
  if (failed.length > 0) throw new Error(`${failed.length} pages failed`);
  return outcomes.map(({ ms }) => ms);
}
