import { sql } from 'drizzle-orm';

/**
 * Codes, sessions and keys use database time, because clocks of processes may differ. Precision:
 * milliseconds.
 */
export const databaseNow = sql<Date>`now()`;
export const ago = (milliseconds: number) =>
  sql<Date>`now() - ${milliseconds / 1000} * interval '1 second'`;
export const ahead = (milliseconds: number) =>
  sql<Date>`now() + ${milliseconds / 1000} * interval '1 second'`;
