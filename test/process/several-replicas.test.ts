import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFeedPath } from '#shared/paths.ts';
import { get } from '../support/http-client.ts';
import { rows } from '../support/own-database.ts';
import { plainPosts } from '../support/plain-posts.ts';
import { openSites, startPostgres, type PostgresServer } from '../support/postgres.ts';
import { start, type Serving } from '../support/programs.ts';
import {
  pauseReplay,
  resumeReplay,
  startReplicated,
  type Replicated,
} from '../support/replicated.ts';
import { readMetric } from '../support/scrape.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';

// Each test changes what the servers do, so the order matters.
let cluster: Replicated;
let second: PostgresServer;
let program: Serving;
const list = '/api/posts?sort=new';

beforeAll(async () => {
  cluster = await startReplicated();
  second = await startPostgres({}, cluster.primary);
  program = await start({
    env: {
      DATABASE_URL: cluster.url,
      // All servers of a cluster may be listed.
      DATABASE_REPLICA_URL: [cluster.url, cluster.replicaUrl, secondUrl()].join(','),
      SEED_DEMO: 'false',
      PAGE_CACHE_MB: '0',
      METRICS_PORT: '0',
    },
  });
  await openSites(cluster.url);
  await plainPosts(cluster.url, 3);
  await whenUsed([0, 1, 1]);
});
afterAll(async () => {
  await program.stop();
  await second.remove();
  await cluster.remove();
});

const secondUrl = () => second.url('broadsheet');
const scrape = async () => {
  const port = Number(program.log.find(({ event }) => event === 'metrics_listening')?.port);
  return (await get(port, '/metrics')).body;
};
/** A metric of the primary, the first and the second standby. */
const readEach = (text: string, name: string) =>
  [cluster.primary, cluster.standby, second].map(({ port }) =>
    readMetric(text, `${name}{replica="127.0.0.1:${port}"}`),
  );
const countReads = async (server: 'primary' | 'replica') =>
  readMetric(await scrape(), `broadsheet_public_reads_total{server="${server}"}`) ?? 0;

const whenUsed = (used: number[]) =>
  until(`the servers are used: ${used.join(' ')}`, async () => {
    expect(readEach(await scrape(), 'broadsheet_replica_used')).toEqual(used);
    return true;
  });

let titles = 0;
/** Inserts a post that no process hears of. Returns its title. */
async function insertPost(): Promise<string> {
  const title = `ping${(titles += 1)}x`;
  await rows(
    cluster.url,
    `insert into posts (site_id, id, slug, user_id, title, url, domain, hot_score)
     values ('nontrivial', $1, $1, 'writer', $1, 'https://a.example/', 'a.example', 0)`,
    [title],
  );
  return title;
}

/** Waits until a standby has a post. */
const whenReplayed = (url: string, title: string) =>
  until('the standby has the post', async () => {
    const found = await rows(url, 'select 1 from posts where title = $1', [title]);
    return found.length === 1;
  });

/** Returns which of ten reads show a title. */
async function readTimes(title: string): Promise<boolean[]> {
  const shown: boolean[] = [];
  for (let i = 0; i < 10; i += 1) {
    const { status, body } = await get(program.port, list);
    expect(status).toBe(200);
    shown.push(body.includes(title));
  }
  return shown;
}

it('reads from two standbys by turns, never from the primary', async () => {
  // A change of the site just before the pause excludes the paused one, so this may be repeated.
  await until('both standbys are read from', async () => {
    const before = await countReads('primary');
    await pauseReplay(cluster.replicaUrl);
    const title = await insertPost();
    await whenReplayed(secondUrl(), title);
    const shown = await readTimes(title);
    await resumeReplay(cluster.replicaUrl);
    // Only the second standby has the post.
    expect(shown.filter(Boolean)).toHaveLength(5);
    expect(await countReads('primary')).toBe(before);
    return true;
  });
  const lag = readEach(await scrape(), 'broadsheet_replica_lag_seconds');
  expect(lag[0], 'the primary is no replica').toBeGreaterThan(0);
});

it('goes on at one standby while the other is paused', async () => {
  await whenUsed([0, 1, 1]);
  await pauseReplay(cluster.replicaUrl);
  const title = await insertPost();
  await whenUsed([0, 0, 1]);
  await whenReplayed(secondUrl(), title);
  const before = [await countReads('primary'), await countReads('replica')];
  expect(await readTimes(title)).toEqual(Array(10).fill(true));
  expect([await countReads('primary'), await countReads('replica')]).toEqual([
    before[0],
    before[1]! + 10,
  ]);
  const [, paused = 0, followed = NaN] = readEach(await scrape(), 'broadsheet_replica_lag_seconds');
  expect(paused).toBeGreaterThan(4);
  expect(followed).toBeLessThan(paused);
  await resumeReplay(cluster.replicaUrl);
  await whenUsed([0, 1, 1]);
});

it('answers every read while one standby is stopped', async () => {
  const load = steadyLoad(program.port, 40, [list, '/new', listFeedPath('new', 'rss')]);
  await until('the load runs', () => load.outcomes.length >= 20);
  await second.stop('immediate');
  await whenUsed([0, 1, 0]);
  const before = await countReads('replica');
  await until('the other is read from', async () => (await countReads('replica')) > before + 20);
  await second.start();
  await whenUsed([0, 1, 1]);
  const outcomes = await load.stop();
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
});

it('leaves a standby that became a primary, not the other', async () => {
  await rows(cluster.replicaUrl, 'select pg_promote()');
  await rows(cluster.replicaUrl, `update posts set title = 'from the wrong server'`);
  await whenUsed([0, 0, 1]);
  expect(await readTimes('from the wrong server')).toEqual(Array(10).fill(false));
});
