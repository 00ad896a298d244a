import { sql, type SQL } from 'drizzle-orm';
import type { Site, SiteRegistry } from '../../context.ts';

/** Whether jobs may work for a site: it is not moving to or from this database. */
export const staysHere = (siteId: SQL): SQL =>
  sql`${siteId} not in (select id from sites where move_state is not null)`;

/** The sites that jobs work for. */
export const listStaying = ({ sites }: Pick<SiteRegistry, 'sites'>): Site[] =>
  [...sites.values()].filter(({ move }) => move === null);
