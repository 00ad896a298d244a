import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { articles, posts } from '../../server/db/schema.ts';
import { readArticles } from '../../server/domain/posts/article-fetching.ts';
import { claimImported, claimPosted } from '../../server/domain/posts/claim-articles.ts';
import { playInternet } from '../support/fake-internet.ts';
import { setUpImport } from '../support/post-import.ts';

const { t, db, createRow, importRows } = await setUpImport();
const { clock } = t;

/** Requests of the simulated internet: host and time of the application's clock. */
const requests: { host: string; at: number }[] = [];
const server = createServer((request, response) => {
  requests.push({ host: request.headers.host ?? '', at: clock.now().getTime() });
  const words = 'The harbour of the town was opened to small ships again on Monday. '.repeat(8);
  response.setHeader('Content-Type', 'text/html');
  response.end(`<html lang="en"><title>A harbour</title><article><p>${words}</p></article></html>`);
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const endInternet = playInternet((server.address() as AddressInfo).port);
afterAll(() => {
  endInternet();
  server.closeAllConnections();
  server.close();
});

const newest = Date.parse('2016-09-26T12:00:00Z');
const at = (age: number) => new Date(newest - age).toISOString();
const readQueue = () =>
  db
    .select({ id: posts.id, title: posts.title, createdAt: posts.createdAt, state: articles.state })
    .from(articles)
    .innerJoin(posts, and(eq(posts.siteId, articles.siteId), eq(posts.id, articles.postId)))
    .where(sql`${articles.isImported}`);

it('queues the newest of 5,000 links up to the limit', async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) =>
    // Ten minutes apart, in no order, so that the newest are in every batch.
    createRow({
      created_at: at(((n * 1_237) % 5_000) * 600_000),
      title: `Row number ${n}`,
      author: `writer${n % 50}`,
    }),
  );
  await importRows(rows);
  const queue = await readQueue();
  expect(queue.length).toBe(limits.imports.links);
  const oldest = Math.min(...queue.map(({ createdAt }) => createdAt.getTime()));
  expect(oldest).toBe(newest - (limits.imports.links - 1) * 600_000);
});

it('queues only links that are recent enough for digests', async () => {
  await importRows([
    createRow({ created_at: at(28 * dayMs), title: 'Too old at once' }),
    createRow({ created_at: at(15 * dayMs), title: 'Too old afterwards' }),
    createRow({ created_at: at(13 * dayMs), title: 'Young enough' }),
  ]);
  expect((await readQueue()).map(({ title }) => title).toSorted()).toEqual([
    'Too old afterwards',
    'Young enough',
  ]);
  await importRows([
    createRow({ created_at: at(0), title: 'The newest' }),
    createRow({ created_at: at(0), title: 'Only a text', url: null, text: 'Some words' }),
  ]);
  expect((await readQueue()).map(({ title }) => title).toSorted()).toEqual([
    'The newest',
    'Young enough',
  ]);
});

it('waits between requests for links of the same host', async () => {
  requests.length = 0;
  await importRows(
    Array.from({ length: 40 }, (_, n) =>
      createRow({
        created_at: at(n * minuteMs),
        url: `http://${['one', 'two', 'www.two', 'three'][n % 4]}.feeds.test/${n}`,
      }),
    ),
  );
  for (let run = 0; run < 80; run += 1) {
    const before = requests.length;
    await readArticles(t.deps);
    expect(requests.length - before).toBeLessThanOrEqual(limits.imports.linksPerRun);
    clock.set(new Date(clock.now().getTime() + 2_000));
  }
  const queue = await readQueue();
  expect(queue.map(({ state }) => state)).toEqual(queue.map(() => 'read'));
  expect(requests).toHaveLength(40);
  const last = new Map<string, number>();
  for (const { host, at: time } of requests) {
    const site = host.replace(/^www\./, '');
    expect(time - (last.get(site) ?? 0)).toBeGreaterThanOrEqual(limits.imports.hostIntervalMs);
    last.set(site, time);
  }
});

it.each([
  ['imported', true, claimImported],
  ['posted', false, claimPosted],
] as const)('gives up %s links that ended three processes', async (_what, isImported, claim) => {
  await importRows([createRow({ created_at: at(0) })]);
  await db.update(articles).set({ isImported });
  const claims: number[] = [];
  for (let process = 0; process < 4; process += 1) {
    claims.push((await claim(db, clock.now(), 4)).length);
    clock.set(new Date(clock.now().getTime() + 61_000));
  }
  expect(claims).toEqual([1, 1, 1, 0]);
  expect((await db.select().from(articles)).map(({ state }) => state)).toEqual(['failed']);
});
