import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';
import type { DigestLanguage } from '#shared/paths.ts';

/** A point in time, to the millisecond. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** PGlite returns an array, not a buffer. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

/** 32-bit floats in the byte order of the machine. */
export const floats = customType<{ data: Float32Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (values) => Buffer.from(values.buffer, values.byteOffset, values.byteLength),
  // A copy begins at an address that floats can have.
  fromDriver: (bytes) => new Float32Array(Uint8Array.from(bytes).buffer),
});

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The mailbox of an email address for limits, as `toMailbox` returns it. For indexes too. */
export function mailboxOf(email: SQLWrapper): SQL {
  const untagged = sql`regexp_replace(${email}, '^([^+@]+)\\+[^@]*@', '\\1@')`;
  return sql`case when split_part(${email}, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(${untagged}, '@', 1), '.', '') || '@gmail.com' else ${untagged} end`;
}

/** The language whose stems the words of a text have, see `search_words` of the migration. */
export const searchLanguage = () =>
  text('search_language').$type<DigestLanguage>().notNull().default('en');
