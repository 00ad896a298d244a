import { beforeEach, expect, it } from 'vitest';
import { storedAssets } from '../../server/db/schema.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { findStoredAssets, storeAssets } from '../../server/domain/operations/stored-assets.ts';
import { passDays } from '../support/schema-walk.ts';
import { createTestApp } from '../support/test-app.ts';

const { deps } = await createTestApp();
const { db } = deps;
beforeEach(async () => void (await db.delete(storedAssets)));

const store = (...paths: string[]) =>
  storeAssets(db, paths, (path) => Buffer.from(`content of ${path}`));
const listStored = async () => (await db.select().from(storedAssets)).map(({ path }) => path);
const purge = () => purgeExpired(deps);

it('stores each file once', async () => {
  const read: string[] = [];
  const storeCounted = (paths: string[]) =>
    storeAssets(db, paths, (path) => {
      read.push(path);
      return Buffer.from([0, 255]);
    });
  await storeCounted(['/assets/a.js', '/assets/b.css']);
  await storeCounted(['/assets/a.js', '/assets/b.css']);
  await storeCounted(['/assets/a.js', '/assets/c.css']);
  expect(read).toEqual(['/assets/a.js', '/assets/b.css', '/assets/c.css']);
  expect(await findStoredAssets(db, ['/assets/b.css', '/assets/d.css'])).toEqual(
    new Map([['/assets/b.css', Buffer.from([0, 255])]]),
  );
});

it('keeps a replaced version for 30 days', async () => {
  await store('/assets/old.js', '/assets/both.js');
  await passDays(db, 100);
  await store('/assets/new.js', '/assets/both.js');
  await passDays(db, 29);
  await purge();
  expect((await listStored()).toSorted()).toEqual([
    '/assets/both.js',
    '/assets/new.js',
    '/assets/old.js',
  ]);
  await passDays(db, 2);
  await purge();
  expect((await listStored()).toSorted()).toEqual(['/assets/both.js', '/assets/new.js']);
});

it('keeps a version that came back after a rollback', async () => {
  await store('/assets/old.js');
  await store('/assets/new.js');
  await store('/assets/old.js');
  await passDays(db, 31);
  await purge();
  expect(await listStored()).toEqual(['/assets/old.js']);
});

it('stores two versions that start at once', async () => {
  const versions = ['first', 'second', 'third'].map((name) =>
    Array.from({ length: 150 }, (_, i) => `/assets/${i % 2 === 0 ? 'same' : name}-${i}.js`),
  );
  await Promise.all(versions.map((paths) => store(...paths)));
  expect(new Set(await listStored())).toEqual(new Set(versions.flat()));
});
