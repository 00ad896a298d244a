import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findMissingPackages, startCluster } from '../../ops/cluster/start.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { createCaller, makeMembers } from '../bench/member-load.ts';
import { driveMixedLoad } from '../bench/mixed-load.ts';
import { median } from '../bench/load.ts';
import { countLostWrites, countWrongCounters } from '../bench/stored-writes.ts';
import { afterFile } from '../support/after-file.ts';
import { get } from '../support/http-client.ts';
import { startMailServer } from '../support/mail-server.ts';
import { rows } from '../support/own-database.ts';
import { admin } from '../support/postgres.ts';
import { launch, start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const secretKey = 'a key of the tests, and of nobody else';
/** Five of ten kills of the primary kill only PostgreSQL, and five the whole machine. */
const all = [
  ...Array.from({ length: 5 }, () => ['killPostgres', 'killMachine'] as const).flat(),
  ...Array.from({ length: 3 }, () => 'cutNetwork' as const),
];
const chosen = process.env.FAILOVERS?.split(',');
const faults = chosen ? all.filter((fault) => chosen.includes(fault)) : all;
/** Members write on two sites. Pages of the third are kept throughout. */
const busySites = ['nontrivial', 'statecraft'] as const;
const keptPages = ['/', '/new', '/top', '/hot', '/about'];
const busyPages = busySites.flatMap((site) =>
  ['/', '/new', '/top', '/hot'].map((path) => ({ path, host: `${site}.localhost` })),
);
/** Milliseconds from a fault until no write that began before it is acknowledged. */
const settledMs = 1_000;
const writesWithinMs = 15_000;

// On Linux as root it runs, and names the packages that are missing.
it.skipIf(findMissingPackages() === null)(
  'loses no write and sends no mail twice in failovers',
  { timeout: 30 * 60_000 },
  async () => {
    const cluster = await startCluster();
    afterFile(cluster.stop);
    await admin(cluster.url('postgres'), 'create database broadsheet');
    const url = cluster.url('broadsheet');
    const post = await startMailServer();
    afterFile(post.close);
    const env = {
      DATABASE_URL: url,
      SECRET_KEY: secretKey,
      SMTP_URL: post.url,
      TRUSTED_PROXIES: '1',
    };
    const program = await start({ env });
    const worker = launch({ env: { ...env, PROCESS_ROLE: 'worker' } });
    const members = await makeMembers(url, busySites, 600);

    const readKept = (path: string) => get(program.port, path, { host: 'default.localhost' });
    for (const path of keptPages) expect((await readKept(path)).status).toBe(200);
    const unanswered: string[] = [];
    let answered = 0;
    const state = { over: false };
    const reader = async () => {
      while (!state.over) {
        for (const path of keptPages) {
          const asked = new Date().toISOString();
          const status = await readKept(path).then(
            (reply) => reply.status,
            (error: unknown) => String(error),
          );
          if (status === 200) answered += 1;
          else unanswered.push(`${asked} ${path} ${status}`);
        }
        await sleep(100);
      }
    };
    /** Times are epoch milliseconds. */
    const busyReads: { page: string; askedAt: number; answeredAt: number; status: number }[] = [];
    const readBusy = async ({ path, host }: (typeof busyPages)[number]) => {
      while (!state.over) {
        const askedAt = Date.now();
        // 0: no answer.
        const status = await get(program.port, path, { host }).then(
          (reply) => reply.status,
          () => 0,
        );
        busyReads.push({ page: `${host}${path}`, askedAt, answeredAt: Date.now(), status });
        await sleep(100);
      }
    };
    const reading = Promise.all([reader(), ...busyPages.map(readBusy)]);
    const load = driveMixedLoad({
      port: program.port,
      url,
      sites: busySites,
      members,
      secrets: createSecrets([secretKey]),
      connections: 6,
      mix: { vote: 15, comment: 15, post: 5, login: 5 },
      pause: 40,
      continues: () => !state.over,
      isAway: () => true,
    });

    const caller = createCaller(program.port, 4);
    const [writer] = members;
    if (!writer) throw new Error('there is no member');
    const target = (
      await rows<{ id: string }>(
        url,
        `select id from posts where site_id = 'nontrivial' and is_visible limit 1`,
      )
    )[0]?.id;
    const write = async () => {
      const { status, body } = await caller.write(writer, 'POST', `/api/posts/${target}/comments`, {
        text: `It is written, ${randomUUID()}.`,
      });
      if (status === 201) return true;
      // `until` reports the last one.
      throw new Error(`${status} ${JSON.stringify(body)}`);
    };
    const timesMs: { fault: string; ms: number }[] = [];
    /** From when no write is acknowledged until the first one that is. */
    const outages: { from: number; until: number }[] = [];
    const findFirstWrite = async (from: number) => {
      const [first] = await rows<{ at: Date }>(
        url,
        `select min(created_at) as at from (select created_at from posts union all
          select created_at from comments) written where created_at > $1`,
        [new Date(from)],
      );
      return first?.at.getTime() ?? from;
    };
    try {
      for (const fault of faults) {
        const { primary } = await cluster.waitUntilSafe();
        await until('writes are stored', write);
        await sleep(2_000);
        const began = performance.now();
        const from = Date.now() + settledMs;
        cluster[fault](primary);
        await until('writes are stored again', write, 120_000);
        timesMs.push({ fault, ms: performance.now() - began });
        outages.push({ from, until: await findFirstWrite(from) });
        if (chosen) console.info(timesMs.at(-1));
        await sleep(2_000);
        if (fault === 'killMachine') cluster.startMachine(primary);
        if (fault === 'cutNetwork') cluster.joinNetwork(primary);
      }
      await cluster.waitUntilSafe();
      await until('writes are stored', write);
    } finally {
      state.over = true;
    }
    const run = await load;
    await reading;
    caller.close();

    // Until a page was rendered after the last change, 503 is correct.
    const busyInOutages = outages.flatMap(({ from, until: end }) => {
      const during = busyReads.filter(
        ({ askedAt, answeredAt }) => askedAt >= from && answeredAt < end,
      );
      return [...Map.groupBy(during, ({ page }) => page).values()];
    });
    const busyAnswered = busyInOutages.flat().filter(({ status }) => status === 200).length;
    const busyLost = busyInOutages.flatMap((reads) => {
      const first = reads.findIndex(({ status }) => status === 200);
      return first === -1 ? [] : reads.slice(first).filter(({ status }) => status !== 200);
    });
    const { posts, comments, votes, logins } = run.acknowledged;
    const middle = median(timesMs.map(({ ms }) => ms));
    console.info(
      `failover: writes back after ${(middle / 1_000).toFixed(1)} s (median of ` +
        `${timesMs.map(({ fault, ms }) => `${fault} ${(ms / 1_000).toFixed(1)}`).join(', ')}); ` +
        `acknowledged ${posts.length} posts, ${comments.length} comments, ${votes.size} votes, ` +
        `${logins.length} logins; ${run.refused} of ${run.calls} calls refused; ` +
        `${post.delivered.length} mails; ${answered} kept pages answered; of busy sites ` +
        `${busyAnswered} of ${busyInOutages.flat().length} in outages`,
    );
    expect([...run.errors]).toEqual([]);
    expect(await countLostWrites(url, run.acknowledged)).toBe(0);
    expect(await countWrongCounters(url)).toBe(0);
    expect(comments.length).toBeGreaterThan(faults.length);
    expect(post.delivered.length).toBeGreaterThan(0);
    const mailIds = post.delivered.map(({ head }) => /^Message-ID: (.*)$/m.exec(head)?.[1]);
    expect(mailIds.filter((id, i) => mailIds.indexOf(id) !== i)).toEqual([]);
    expect(unanswered).toEqual([]);
    expect(busyReads.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(busyAnswered).toBeGreaterThan(0);
    expect(busyLost).toEqual([]);
    expect(middle).toBeLessThan(writesWithinMs);
    for (const { child, log } of [program, worker]) {
      expect(child.exitCode).toBe(null);
      expect(log.filter(({ level }) => level === 'fatal')).toEqual([]);
    }
    expect(await Promise.all([program.stop(), worker.stop()])).toEqual([0, 0]);
  },
);
