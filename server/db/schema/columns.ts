import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, to the millisecond. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
