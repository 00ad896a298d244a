import pg from 'pg';
import { startProgram } from '../support/program.ts';
import { startFloor, type Bench, type Line } from './bench.ts';
import { createCaller, makeMembers } from './member-load.ts';
import { median, spread } from './load.ts';

const rounds = 7;
const votes = 600;

/** Compares sequential votes with `select 1` on the same stack, in milliseconds. */
export async function vote({ newDatabase }: Bench): Promise<Line[]> {
  const databaseUrl = await newDatabase('votes');
  const program = await startProgram({
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' },
  });
  const floor = await startFloor('select-floor.ts', databaseUrl);
  // A member may vote 200 times in ten minutes.
  const members = await makeMembers(
    databaseUrl,
    ['nontrivial'],
    Math.ceil(((rounds + 2) * votes) / 150),
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: posts } = await client.query<{ id: string }>(
    `select id from posts where site_id = 'nontrivial' and is_visible`,
  );
  await client.end();
  const ours = createCaller(program.port, 1);
  const plain = createCaller(floor.port, 1);
  let n = 0;
  const castVote = async () => {
    n += 1;
    const member = members[Math.floor(n / 150) % members.length];
    const post = posts[n % posts.length];
    if (!member || !post) throw new Error('nothing to vote on');
    const { status } = await ours.write(member, 'POST', `/api/posts/${post.id}/vote`, { vote: 1 });
    if (status !== 200) throw new Error(`a vote was answered with ${status}`);
  };
  const selectOne = async () => {
    const { status } = await plain.call('POST', '/', 'nontrivial', {}, { vote: 1 });
    if (status !== 200) throw new Error(`the floor answered ${status}`);
  };
  const p50 = async (once: () => Promise<void>) => {
    const times: number[] = [];
    for (let i = 0; i < votes; i += 1) {
      const began = performance.now();
      await once();
      times.push(performance.now() - began);
    }
    return median(times);
  };
  await p50(castVote);
  await p50(selectOne);
  const pairs: { vote: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ vote: await p50(castVote), floor: await p50(selectOne) });
  ours.close();
  plain.close();
  await floor.stop();
  await program.stop();
  const ratios = pairs.map((pair) => pair.vote / pair.floor);
  return [
    {
      what: 'p50 of a vote against `select 1` through the same HTTP stack (min / median / max)',
      measured:
        `${spread(ratios)}; ms ours ${spread(pairs.map((pair) => pair.vote))}, floor ` +
        `${spread(pairs.map((pair) => pair.floor))}`,
      goal: 'median at most 6',
      holds: median(ratios) <= 6,
    },
  ];
}
