import { sql } from 'drizzle-orm';

/** Times of codes, sessions and keys are the database's: processes may disagree about theirs. Milliseconds. */
export const databaseNow = sql<Date>`now()`;
export const ago = (milliseconds: number) =>
  sql<Date>`now() - ${milliseconds / 1000} * interval '1 second'`;
export const ahead = (milliseconds: number) =>
  sql<Date>`now() + ${milliseconds / 1000} * interval '1 second'`;
