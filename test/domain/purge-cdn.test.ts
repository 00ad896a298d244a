import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCdnChanges } from '../../server/db/cdn-purges.ts';
import { cdnPurges } from '../../server/db/schema.ts';
import { purgeDueKeys, readPurgeState } from '../../server/domain/operations/purge-cdn.ts';
import { maxKeys, postCdnKey, toTags } from '../../server/infra/cdn/cdn-keys.ts';
import { startPurgeEndpoint } from '../support/purge-endpoint.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const endpoint = await startPurgeEndpoint();

const shared = { urls: [endpoint.url], token: 'secret-token' };
const fastly = { ...shared, provider: 'fastly' as const, serviceIds: ['service1'] };
const cloudflare = { ...shared, provider: 'cloudflare' as const, serviceIds: ['zone1', 'zone2'] };
const varnish = { ...shared, provider: 'varnish' as const, serviceIds: [] };

beforeEach(() => {
  endpoint.calls.length = 0;
  endpoint.answer = endpoint.succeed;
});
afterEach(async () => void (await db.delete(cdnPurges)));

const record = (keys: string[], siteId = 'nontrivial') =>
  recordCdnChanges(db, siteId, [{ keys: keys.map(postCdnKey) }]);
/** Makes all rows due, as if time had passed. */
const passTime = (by = '1 minute') =>
  db.execute(sql`update cdn_purges set send_after = send_after - ${by}::interval,
    due_at = due_at - ${by}::interval`);
const readRows = () =>
  db
    .select({
      key: cdnPurges.key,
      revision: cdnPurges.revision,
      attempts: cdnPurges.attempts,
      isRepeat: cdnPurges.isRepeat,
    })
    .from(cdnPurges)
    .orderBy(cdnPurges.siteId, cdnPurges.key);

describe('the protocol of each provider', () => {
  it('sends keys to a Fastly service', async () => {
    await record(['a', 'b']);
    await passTime();
    expect(await purgeDueKeys(db, fastly)).toEqual({ purged: 2, failure: null });
    expect(endpoint.calls).toHaveLength(1);
    expect(endpoint.calls[0]).toMatchObject({
      method: 'POST',
      url: '/service/service1/purge',
      headers: { 'fastly-key': 'secret-token' },
    });
    expect(String(endpoint.calls[0]?.headers['surrogate-key']).split(' ').toSorted()).toEqual([
      'nontrivial/p-a',
      'nontrivial/p-b',
    ]);
  });

  it('sends at most 30 tags to each Cloudflare zone', async () => {
    await record(Array.from({ length: 65 }, (_, i) => `x${i}`));
    await passTime();
    expect(await purgeDueKeys(db, cloudflare)).toEqual({ purged: 65, failure: null });
    const tagsOf = ({ body }: { body: string }) => (JSON.parse(body) as { tags: string[] }).tags;
    for (const zone of ['zone1', 'zone2']) {
      const calls = endpoint.calls.filter(({ url }) => url === `/zones/${zone}/purge_cache`);
      expect(calls.map((call) => tagsOf(call).length)).toEqual([30, 30, 5]);
      expect(new Set(calls.flatMap(tagsOf)).size).toBe(65);
    }
    for (const { method, headers } of endpoint.calls)
      expect([method, headers.authorization, headers['content-type']]).toEqual([
        'POST',
        'Bearer secret-token',
        'application/json',
      ]);
  });

  it('sends PURGE with keys to every Varnish', async () => {
    const second = await startPurgeEndpoint();
    await record(['a']);
    await passTime();
    const both = { ...varnish, urls: [endpoint.url, second.url] };
    expect(await purgeDueKeys(db, both)).toEqual({ purged: 1, failure: null });
    for (const { calls } of [endpoint, second])
      expect(calls).toMatchObject([
        {
          method: 'PURGE',
          url: '/',
          headers: { 'xkey-purge': 'nontrivial/p-a', 'x-purge-token': 'secret-token' },
        },
      ]);
  });
});

describe('an endpoint that misbehaves', () => {
  it.each([
    [429, { 'Retry-After': '20' }, ''],
    [500, {}, ''],
    [401, {}, ''],
    [302, { Location: '/elsewhere' }, ''],
    [200, {}, '{"success": false, "errors": [{"code": 10000}]}'],
  ])('keeps the keys after %i %j %s', async (status, headers, body) => {
    await record(['a']);
    await passTime();
    endpoint.answer = (res) => void res.writeHead(status, headers).end(body);
    const { failure } = await purgeDueKeys(db, { ...cloudflare, serviceIds: ['zone1'] });
    expect(failure?.message).toMatch(status === 200 ? /without success/ : String(status));
    expect(await readRows()).toEqual([{ key: 'p-a', revision: 1, attempts: 1, isRepeat: false }]);
    expect(endpoint.calls).toHaveLength(1);
    expect(await readPurgeState(db, cloudflare)).toBe(false);
    // Waits for the back-off, or as long as the endpoint asks.
    expect(await purgeDueKeys(db, cloudflare)).toEqual({ purged: 0, failure: null });
    await passTime('5 seconds');
    endpoint.answer = endpoint.succeed;
    expect((await purgeDueKeys(db, cloudflare)).purged).toBe(status === 429 ? 0 : 1);
    await passTime();
    await purgeDueKeys(db, cloudflare);
    expect(await readPurgeState(db, cloudflare)).toBe(true);
  });

  it('gives up one that hangs, without losing keys', async () => {
    await record(['a']);
    await passTime();
    endpoint.answer = () => undefined;
    const { failure } = await purgeDueKeys(db, fastly);
    expect(failure?.message).toMatch(/did not answer in time/);
    expect(await readRows()).toMatchObject([{ key: 'p-a', attempts: 1 }]);
  });

  it('does not count calls that only one zone confirmed', async () => {
    await record(['a']);
    await passTime();
    endpoint.answer = (res, { url }) =>
      url.includes('zone2') ? void res.writeHead(500).end() : endpoint.succeed(res);
    expect((await purgeDueKeys(db, cloudflare)).failure).not.toBeNull();
    expect(await readRows()).toMatchObject([{ key: 'p-a', attempts: 1 }]);
  });
});

describe('the rows of keys', () => {
  it('purges a key twice, then deletes its row', async () => {
    await record(['a']);
    await passTime();
    await purgeDueKeys(db, fastly);
    expect(await readRows()).toMatchObject([{ isRepeat: true }]);
    expect(await purgeDueKeys(db, fastly)).toMatchObject({ purged: 0 });
    await passTime();
    expect(await purgeDueKeys(db, fastly)).toMatchObject({ purged: 1 });
    expect(await readRows()).toEqual([]);
    expect(endpoint.calls).toHaveLength(2);
  });

  it('has one row per key despite concurrent writes', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction((tx) =>
          recordCdnChanges(tx, 'nontrivial', [
            { keys: ['lists', 'p-a'] },
            { keys: ['p-a', 'p-b'], isAddition: true },
          ]),
        ),
      ),
    );
    expect(await readRows()).toMatchObject([
      { key: 'lists', revision: 20 },
      { key: 'p-a', revision: 20 },
      { key: 'p-b', revision: 20 },
    ]);
  });

  it('purges again what changes while it is being purged', async () => {
    await record(['a']);
    await passTime();
    endpoint.answer = (res) => void record(['a']).then(() => endpoint.succeed(res));
    await purgeDueKeys(db, fastly);
    expect(await readRows()).toMatchObject([{ revision: 2, isRepeat: false, attempts: 0 }]);
    endpoint.answer = endpoint.succeed;
    await passTime();
    await purgeDueKeys(db, fastly);
    expect(await readRows()).toMatchObject([{ revision: 2, isRepeat: true }]);
  });

  it('claims each key in one process only', async () => {
    await record(Array.from({ length: 90 }, (_, i) => `x${i}`));
    await passTime();
    endpoint.answer = (res) => void sleep(50).then(() => endpoint.succeed(res));
    const zone = { ...cloudflare, serviceIds: ['zone1'] };
    const results = await Promise.all([purgeDueKeys(db, zone), purgeDueKeys(db, zone)]);
    expect(results.reduce((sum, { purged }) => sum + purged, 0)).toBe(90);
    expect(endpoint.calls).toHaveLength(3);
  });

  it('never waits for writes in a circle', async () => {
    const keys = Array.from({ length: 30 }, (_, i) => `x${i}`);
    const write = async () => {
      for (let round = 0; round < 20; round += 1)
        await db.transaction((tx) =>
          recordCdnChanges(tx, 'nontrivial', [{ keys: keys.map(postCdnKey).toReversed() }]),
        );
    };
    const stop = new AbortController();
    const purge = async () => {
      for (;;) {
        if (stop.signal.aborted) return;
        await db.execute(sql`update cdn_purges set send_after = clock_timestamp()
          where key = 'p-x7'`);
        await purgeDueKeys(db, cloudflare);
      }
    };
    await Promise.all([
      Promise.all([write(), write(), write()]).finally(() => stop.abort()),
      purge(),
      purge(),
    ]);
    expect(await readRows()).toHaveLength(30);
  });

  it('leaves no row of a transaction that is rolled back', async () => {
    await db
      .transaction(async (tx) => {
        await recordCdnChanges(tx, 'nontrivial', [{ keys: ['all'] }]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await readRows()).toEqual([]);
  });

  it('counts as failing when no one purges', async () => {
    await record(['a']);
    expect(await readPurgeState(db, cloudflare)).toBe(true);
    await passTime('2 seconds');
    expect(await readPurgeState(db, cloudflare)).toBe(false);
  });
});

it('limits keys of a response, and separates sites', () => {
  const keys = Array.from({ length: 500 }, (_, i) => postCdnKey(`${i}`));
  const tags = toTags('nontrivial', keys);
  expect(tags).toHaveLength(maxKeys);
  expect([tags[0], tags.at(-1)]).toEqual(['nontrivial/all', 'nontrivial/many']);
  const other = new Set(toTags('statecraft', keys));
  expect(tags.filter((tag) => other.has(tag))).toEqual([]);
});
