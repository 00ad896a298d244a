import { rows } from './own-database.ts';

/** Connections that match a condition on `pg_stat_activity`. `name` is the application name. */
export function sessions(
  url: string,
  name: 'broadsheet' | 'broadsheet-migrate',
  condition = 'true',
): Promise<{ since: number }[]> {
  return rows(
    url,
    `select extract(epoch from query_start)::float8 as since from pg_stat_activity
     where datname = current_database() and application_name = '${name}' and (${condition})`,
  );
}

export const waits = `wait_event_type = 'Lock'`;
export const works = `state <> 'idle'`;
