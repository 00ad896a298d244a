import { afterAll, expect, it } from 'vitest';
import { createBalancer } from '../support/balancer.ts';
import { ownDatabase } from '../support/own-database.ts';
import { plainPosts } from '../support/plain-posts.ts';
import { production, start } from '../support/programs.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';

const rounds = 20;
const database = await ownDatabase();
await plainPosts(database.url, 100);
const balancer = await createBalancer();
afterAll(() => balancer.close());

async function join() {
  const program = await start({ env: { ...production, DATABASE_URL: database.url } });
  balancer.add(program.port);
  await until('it gets requests', () => balancer.ready().includes(program.port));
  return program;
}

it(`loses no request through ${rounds} rolling restarts`, async () => {
  const programs = [await join(), await join()];
  const load = steadyLoad(
    balancer.port,
    100,
    ['/', '/hot', '/post/p7', '/api/posts', '/u/writer'],
    ({ body, status }, path) =>
      status === 200 && body.trimEnd().endsWith(path.startsWith('/api') ? '}' : '</html>')
        ? ''
        : body.slice(0, 200),
  );
  for (let round = 0; round < rounds; round += 1) {
    const leaving = programs.shift();
    if (!leaving) throw new Error('nobody is there');
    // Ends with 0 only within ten seconds.
    expect(await leaving.stop(), `round ${round}`).toBe(0);
    balancer.remove(leaving.port);
    programs.push(await join());
  }
  const outcomes = await load.stop();
  expect(outcomes.filter(({ status, why }) => status !== 200 || why !== '')).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(rounds * 50);
  expect(await Promise.all(programs.map((program) => program.stop()))).toEqual([0, 0]);
});
