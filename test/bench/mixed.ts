import { setTimeout as sleep } from 'node:timers/promises';
import { createSecrets } from '../../server/infra/signing.ts';
import { admin, startPostgres, type PostgresServer } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import type { Line } from './bench.ts';
import { median } from './load.ts';
import { makeMembers, type BenchMember } from './member-load.ts';
import { driveMixedLoad, type MixedRun } from './mixed-load.ts';
import { countLostWrites, countWrongCounters } from './stored-writes.ts';

export const sites = ['nontrivial', 'statecraft', 'default'] as const;
const connections = 50;
const seconds = 60;
export const membersOfSite = 400;
/** Number in a hundred calls. */
const mix = { vote: 10, comment: 5, post: 3, login: 2 };

export const secretKey = 'a key of the benchmark, and of nobody else';
const secrets = createSecrets([secretKey]);

/** Mixes reads and writes on three tenants, with a stable and a failing database. */
export async function mixed(): Promise<Line[]> {
  const lines: Line[] = [];
  for (const dies of [false, true]) {
    const server = await startPostgres({ fsync: 'on' });
    try {
      await admin(server.url('postgres'), 'create database mixed');
      const url = server.url('mixed');
      const program = await startProgram({
        env: { DATABASE_URL: url, SECRET_KEY: secretKey, LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' },
      });
      const members = await makeMembers(url, sites, membersOfSite);
      const run = await drive(program.port, url, members, dies ? server : null);
      const lost = await countLostWrites(url, run.acknowledged);
      const wrong = await countWrongCounters(url);
      await program.stop();
      const { posts, comments, votes, logins } = run.acknowledged;
      const errors =
        [...run.errors].map(([what, count]) => `${what}: ${count}`).join(', ') || 'none';
      lines.push({
        what:
          `80 % reads, 10 % votes, 5 % comments, 3 % posts, 2 % logins, ${connections} ` +
          `connections, ${seconds} ` +
          `s${dies ? ', the database stopped with -m immediate and started again twice' : ''}`,
        measured:
          `${run.calls} calls, ${Math.round(run.calls / seconds)}/s, p50 ` +
          `${median(run.times).toFixed(1)} ms; acknowledged: ${posts.length} ` +
          `posts, ${comments.length} comments, ${votes.size} votes, ` +
          `${logins.length} logins; ` +
          `lost: ${lost}; counters that differ from their rows: ${wrong}; 503 while it was ` +
          `away: ${run.refused}; errors: ${errors}`,
        goal: 'no errors, nothing lost',
        holds:
          lost === 0 &&
          wrong === 0 &&
          run.errors.size === 0 &&
          (dies ? run.refused > 0 : run.refused === 0),
      });
    } finally {
      await server.remove();
    }
  }
  return lines;
}

/** Runs the load for `seconds`. */
export async function drive(
  port: number,
  url: string,
  members: BenchMember[],
  dying: PostgresServer | null,
): Promise<MixedRun> {
  let away = false;
  const end = performance.now() + seconds * 1_000;
  const killer = async () => {
    if (!dying) return;
    for (const pause of [seconds / 4, seconds / 4]) {
      await sleep(pause * 1_000);
      away = true;
      await dying.stop('immediate');
      await sleep(2_000);
      await dying.start();
      await sleep(3_000);
      away = false;
    }
  };
  const [run] = await Promise.all([
    driveMixedLoad({
      port,
      url,
      sites,
      members,
      secrets,
      connections,
      mix,
      continues: () => performance.now() < end,
      isAway: () => away,
    }),
    killer(),
  ]);
  return run;
}
