import { inArray, like, sql } from 'drizzle-orm';
import { presets } from '#shared/sites/presets.ts';
import { queryRows, type Database } from '../../db/client.ts';
import { innerIdentity, joinIdentity, serverIdentity } from '../../db/database-identity.ts';
import { rejectUnsupportedPooler } from '../../db/pooler.ts';
import { compatibilityMarker, newestMigration } from '../../db/schema-state.ts';
import { instanceMarkers, sites, tags, users } from '../../db/schema.ts';
import { ago } from '../../db/sql-time.ts';
import type { Config } from '../../infra/config/config.ts';
import { heartbeatPrefix, maxGapMs, toMarkerId, toPlaces } from './restore-guard.ts';

/**
 * Checks in one statement whether a start has nothing to migrate, insert or hold. This is the usual
 * case; all steps take 25 statements and a lock. Returns the place of the database for its
 * heartbeat. Null: take the steps, which also report what is wrong with the database. Error:
 * ConfigError, for a pooler that is not configured as one.
 */
export async function findPreparedPlace(
  database: Pick<Database, 'db' | 'kind' | 'directUrl'>,
  config: Pick<Config, 'dataDir' | 'instanceName' | 'seedDemo'>,
): Promise<string | null> {
  const migration = newestMigration();
  const ids = presets.map(({ id }) => id);
  const [found] = await queryRows<Found>(
    database.db,
    sql`
      select
        (
          select hash || ' ' || created_at from drizzle.__drizzle_migrations
          order by created_at desc limit 1
        ) as migration,
        exists (
          select from ${instanceMarkers}
          where ${instanceMarkers.id} = ${compatibilityMarker(migration.at)}
        ) as compatible,
        (select count(*)::int from ${sites} where ${inArray(sites.id, ids)}) as sites,
        (
          select count(*)::int from ${sites}
          where ${inArray(sites.id, ids)}
            and exists (select from ${tags} where ${tags.siteId} = ${sites.id})
        ) as tagged,
        exists (select from ${users}) as seeded,
        ${serverIdentity} as server,
        ${innerIdentity} as inside,
        (
          select json_agg(${instanceMarkers.id}) from ${instanceMarkers}
          where ${like(instanceMarkers.id, `${heartbeatPrefix}%`)}
        ) as places,
        (
          select min(${instanceMarkers.seenAt}) >= ${ago(maxGapMs)} from ${instanceMarkers}
          where ${like(instanceMarkers.id, `${heartbeatPrefix}%`)}
        ) as recent
    `,
  ).catch((error: unknown): Found[] => {
    rejectUnsupportedPooler(error);
    return [];
  });
  if (!found) return null;
  const identity = joinIdentity([found.server, found.inside], database.kind, config.dataDir);
  const place = toPlaces(identity, database, config).own;
  const isPrepared =
    found.migration === `${migration.hash} ${migration.at}` &&
    (found.compatible || database.kind === 'pglite') &&
    found.sites === ids.length &&
    found.tagged === ids.length &&
    (found.seeded || !config.seedDemo) &&
    found.places?.length === 1 &&
    found.places[0] === toMarkerId(place) &&
    found.recent === true;
  return isPrepared ? place : null;
}

type Found = {
  migration: string | null;
  compatible: boolean;
  sites: number;
  tagged: number;
  seeded: boolean;
  server: string;
  inside: string;
  places: string[] | null;
  recent: boolean | null;
};
