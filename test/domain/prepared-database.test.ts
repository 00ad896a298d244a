import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { databaseIdentity } from '../../server/db/database-identity.ts';
import { newestMigration, recordCompatibility } from '../../server/db/schema-state.ts';
import { instanceMarkers, tags } from '../../server/db/schema.ts';
import { findPreparedPlace } from '../../server/domain/operations/prepared-database.ts';
import { recordHeartbeat, toPlaces } from '../../server/domain/operations/restore-guard.ts';
import { ensureSites } from '../../server/domain/sites/site-registry.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db, database } = t.deps;
const config = { dataDir: t.deps.config.dataDir, instanceName: null, seedDemo: false };
const place = toPlaces(await databaseIdentity(database, config.dataDir), database, config).own;

beforeEach(async () => {
  await ensureSites(db);
  await db.delete(instanceMarkers);
  await recordCompatibility(db, [newestMigration().at]);
  await recordHeartbeat(db, place);
});

/** Changes the database for one look, and takes the change back. */
async function findAfter(change: (tx: typeof db) => Promise<unknown>): Promise<string | null> {
  let found: string | null = null;
  await db
    .transaction(async (tx) => {
      await change(tx);
      found = await findPreparedPlace({ ...database, db: tx }, config);
      throw new Error('back');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'back')) throw error;
    });
  return found;
}

it('knows a database that needs nothing', async () => {
  expect(await findPreparedPlace(database, config)).toBe(place);
});

it.each<[string, (tx: typeof db) => Promise<unknown>]>([
  [
    'a pending migration',
    (tx) =>
      tx.execute(sql`
        delete from drizzle.__drizzle_migrations
        where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`),
  ],
  [
    'a newer migration',
    (tx) =>
      tx.execute(sql`
        insert into drizzle.__drizzle_migrations (hash, created_at)
        values ('newer', (select max(created_at) + 1 from drizzle.__drizzle_migrations))`),
  ],
  [
    'another text of the newest migration',
    (tx) => tx.execute(sql`update drizzle.__drizzle_migrations set hash = 'other'`),
  ],
  ['a site without tags', (tx) => tx.delete(tags).where(eq(tags.siteId, 'statecraft'))],
  [
    'a heartbeat of another place',
    (tx) => tx.insert(instanceMarkers).values({ id: 'heartbeat elsewhere' }),
  ],
  ['no heartbeat', (tx) => tx.delete(instanceMarkers)],
  [
    'a pause of more than an hour',
    (tx) => tx.update(instanceMarkers).set({ seenAt: sql`seen_at - interval '61 minutes'` }),
  ],
])('takes all steps after %s', async (_what, change) => {
  expect(await findAfter(change)).toBeNull();
});

it('takes all steps for demo content unless there are members', async () => {
  const find = () => findPreparedPlace(database, { ...config, seedDemo: true });
  expect(await find()).toBeNull();
  await t.make.user();
  expect(await find()).toBe(place);
});

it('takes all steps for another name of the installation', async () => {
  expect(await findPreparedPlace(database, { ...config, instanceName: 'second' })).toBeNull();
});
