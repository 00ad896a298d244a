import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';

/** Each level has periods of so many of the level below. The shortest one is a day. */
const factor = 8;
/** The longest period has 4,096 days. */
const levels = 5;

/**
 * The periods of a site that contain a time, one of each level. As a column of a GIN index beside
 * words, they bound a search in the order of time. Times before 1970 count as its first day.
 */
export function periodsOf(siteId: SQLWrapper, time: SQLWrapper): SQL {
  const day = sql`greatest((${time} at time zone 'UTC')::date - '1970-01-01'::date, 0)`;
  const keys = Array.from({ length: levels }, (_, level) => {
    const n = level === 0 ? day : sql`(${day} / ${sql.raw(String(factor ** level))})`;
    return sql`${siteId} || ${sql.raw(`' ${level} '`)} || ${n}::text`;
  });
  return sql`(array[${sql.join(keys, sql`, `)}])`;
}

/**
 * All periods up to a time, as keys of `periodsOf`: newest first, in groups that grow with their
 * age. The last day is the one after the time, because clocks differ.
 */
export function periodsUntil(siteId: string, time: Date): string[][] {
  const groups: string[][] = [];
  let end = Math.max(0, Math.floor(time.getTime() / dayMs)) + 2;
  for (let level = 0; level < levels && end > 0; level += 1) {
    // The level above goes on, so that no period is far longer than all newer ones together.
    const rest = level === levels - 1 ? 0 : Math.max(0, Math.floor(end / factor) - 1);
    for (let size = 2; end > rest * factor; size *= 2) {
      const start = Math.max(rest * factor, end - size);
      groups.push(
        Array.from({ length: end - start }, (_, i) => `${siteId} ${level} ${end - 1 - i}`),
      );
      end = start;
    }
    end = rest;
  }
  return groups;
}

/** A table of `periodsUntil`, and whether a time is in one of its groups. Null: one empty group. */
export function periodGroups(siteId: string, until: Date | null): SQL {
  const groups = until === null ? [[]] : periodsUntil(siteId, until);
  const rows = groups.map((keys) => sql`(${sql.param(keys)}::text[])`);
  return sql`(values ${sql.join(rows, sql`, `)}) as period_groups(keys)`;
}

export const inPeriodGroup = (siteId: SQLWrapper, time: SQLWrapper): SQL =>
  sql`${periodsOf(siteId, time)} && period_groups.keys`;
