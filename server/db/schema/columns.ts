import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, to the millisecond. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** 32-bit floats in the byte order of the machine. */
export const floats = customType<{ data: Float32Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (values) => Buffer.from(values.buffer, values.byteOffset, values.byteLength),
  // A copy begins at an address that floats can have.
  fromDriver: (bytes) => new Float32Array(Uint8Array.from(bytes).buffer),
});

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
