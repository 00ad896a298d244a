import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFeedPath } from '#shared/paths.ts';
import { checkReplicas } from '../../server/domain/operations/doctor/replicas.ts';
import { createCaller, makeMembers, type BenchMember } from '../bench/member-load.ts';
import { get } from '../support/http-client.ts';
import { rows } from '../support/own-database.ts';
import { openSites } from '../support/postgres.ts';
import { plainPosts } from '../support/plain-posts.ts';
import { start, type Serving } from '../support/programs.ts';
import { startReplicated, type Replicated } from '../support/replicated.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';

// Each test changes what the servers do, so the order matters.
let cluster: Replicated;
let program: Serving;
let members: BenchMember[];
let caller: ReturnType<typeof createCaller>;

const lists = ['/new', '/api/posts?sort=new', listFeedPath('new', 'rss')];
const readPaths = [...lists, '/api/posts?q=ping', '/sitemap.xml'];

beforeAll(async () => {
  cluster = await startReplicated();
  program = await start({
    env: {
      DATABASE_URL: cluster.url,
      DATABASE_REPLICA_URL: cluster.replicaUrl,
      SEED_DEMO: 'false',
      PAGE_CACHE_MB: '0',
      TRUSTED_PROXIES: '1',
      METRICS_PORT: '0',
    },
  });
  await openSites(cluster.url);
  caller = createCaller(program.port, 4);
  await plainPosts(cluster.url, 3);
  members = await makeMembers(cluster.url, ['nontrivial'], 2);
  await whenUsed();
});
afterAll(async () => {
  caller.close();
  await program.stop();
  await cluster.remove();
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const { status, body } = await get(program.port, path, { headers });
  expect([path, status]).toEqual([path, 200]);
  return body;
};

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

/** Waits until the replica answers: what is only on the primary is not shown. */
async function whenUsed(): Promise<void> {
  await until('the replica is read from', async () => {
    await cluster.pause();
    const title = await insertPost();
    const body = await read('/api/posts?sort=new');
    await cluster.resume();
    return !body.includes(title);
  });
}

async function writePost(title: string): Promise<void> {
  const [member] = members as [BenchMember, ...BenchMember[]];
  const reply = await caller.write(member, 'POST', '/api/posts', { title, text: 'ping' });
  expect([reply.status, reply.cookie]).toEqual([201, 'writer=1']);
}

it('reads pages, lists, feeds and searches from a replica', async () => {
  await whenUsed();
  await cluster.pause();
  const title = await insertPost();
  for (const path of readPaths) expect(await read(path), path).not.toContain(title);
  await cluster.resume();
});

it('reads from the primary for members and after a write', async () => {
  await whenUsed();
  await cluster.pause();
  const title = await insertPost();
  const path = '/api/posts?sort=new';
  expect(await read(path)).not.toContain(title);
  expect(await read(path, { Authorization: `Bearer ${members[0]?.token}` })).toContain(title);
  expect(await read(path, { Cookie: 'csrf=1' }), 'as any visitor').not.toContain(title);
  expect(await read(path, { Cookie: 'writer=1' }), 'the browser wrote').toContain(title);
  await cluster.resume();
});

it('shows a post that the replica does not have yet', async () => {
  await whenUsed();
  await cluster.pause();
  await writePost('Written while the replay is paused');
  for (const path of readPaths)
    expect(await read(path), path).toMatch(/written-while|Written while/);
  await cluster.resume();
  await until('the replica has the post', async () => {
    const found = await rows(cluster.replicaUrl, `select 1 from posts where title like 'Written%'`);
    return found.length > 0;
  });
  await whenUsed();
  for (const path of readPaths)
    expect(await read(path), path).toMatch(/written-while|Written while/);
});

it('waits for a replica that gets a change at once', async () => {
  await whenUsed();
  const countPrimary = async () => {
    const port = Number(program.log.find(({ event }) => event === 'metrics_listening')?.port);
    const { body } = await get(port, '/metrics');
    const line = /^broadsheet_public_reads_total\{server="primary"\} (\d+)/m.exec(body);
    return Number(line?.[1] ?? 0);
  };
  await until('a read right after a write is read from it', async () => {
    const title = `Written ${(titles += 1)} and read at once`;
    const before = await countPrimary();
    await writePost(title);
    expect(await read('/api/posts?sort=new')).toContain(title);
    return (await countPrimary()) === before;
  });
});

it('leaves a replica that lags and joins it again', async () => {
  await whenUsed();
  await cluster.pause();
  const title = await insertPost();
  await until('it is read from the primary', async () =>
    (await read('/api/posts?sort=new')).includes(title),
  );
  await until('it says so', () => program.log.some(({ event }) => event === 'replica_left'));
  await cluster.resume();
  await whenUsed();
});

it('answers every read while a replica is killed', async () => {
  await whenUsed();
  const load = steadyLoad(program.port, 40, lists);
  await until('the load runs', () => load.outcomes.length >= 20);
  await cluster.standby.stop('immediate');
  const count = load.outcomes.length;
  await until('many have been answered', () => load.outcomes.length >= count + 60);
  await cluster.standby.start();
  await whenUsed();
  const outcomes = await load.stop();
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
});

it('is checked by the doctor, which finds other databases', async () => {
  const levels = async (...urls: string[]) =>
    (await checkReplicas(cluster.url, urls)).map(({ level }) => level);
  await until('it receives changes', async () => (await levels(cluster.replicaUrl))[0] === 'ok');
  await cluster.pause();
  expect(await levels(cluster.replicaUrl, cluster.url)).toEqual(['warn', 'warn']);
  await cluster.resume();
  expect(await levels('postgres://postgres@127.0.0.1:1/broadsheet')).toEqual(['fail']);
});

it('does not read from a replica that became a primary', async () => {
  await whenUsed();
  const countLeft = () => program.log.filter(({ event }) => event === 'replica_left').length;
  const before = countLeft();
  await rows(cluster.replicaUrl, 'select pg_promote()');
  await rows(
    cluster.replicaUrl,
    `update posts set title = 'from the wrong server' where id = 'p1'`,
  );
  await until('it is left', () => countLeft() > before);
  expect(await read('/api/posts?sort=new')).not.toContain('from the wrong server');
  expect(program.log.filter(({ event }) => event === 'write_in_public_read')).toEqual([]);
});
