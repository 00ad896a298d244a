import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createCaller, makeMembers } from '../bench/member-load.ts';
import { get } from '../support/http-client.ts';
import { openSites } from '../support/postgres.ts';
import { start } from '../support/programs.ts';
import { startReplicated } from '../support/replicated.ts';
import { until } from '../support/wait-for.ts';

const tries = 3_000;
const parallel = 8;

// The standby has each commit 300 ms late.
const cluster = await startReplicated({}, '300ms');
afterAll(() => cluster.remove());

it('shows every new post while the replay is late', async () => {
  const program = await start({
    env: {
      DATABASE_URL: cluster.url,
      DATABASE_REPLICA_URL: cluster.replicaUrl,
      SEED_DEMO: 'false',
      TRUSTED_PROXIES: '1',
      METRICS_PORT: '0',
    },
  });
  await openSites(cluster.url);
  const members = await makeMembers(cluster.url, ['nontrivial'], tries / 3);
  const caller = createCaller(program.port, parallel);
  await until('the replica is used', () =>
    program.log.some(({ event }) => event === 'replica_joined'),
  );
  const missing: string[] = [];
  let count = 0;
  const worker = async () => {
    while (count < tries) {
      const member = members[count % members.length];
      count += 1;
      if (!member) throw new Error('there are no members');
      const title = `Seen ${randomUUID()}`;
      const { status, body } = await caller.write(member, 'POST', '/api/posts', {
        title,
        url: `https://seen.example/${randomUUID()}`,
      });
      expect(status).toBe(201);
      // As others read, without a session.
      const { slug } = body as { slug: string };
      for (const path of ['/new', '/api/posts?sort=new', `/post/${slug}`]) {
        const reply = await get(program.port, path);
        if (!reply.body.includes(title)) missing.push(`${path} ${reply.status}`);
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(tries);
  caller.close();
  await program.stop();
}, 1_800_000);
