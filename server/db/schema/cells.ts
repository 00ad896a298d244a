import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Cell, CellSite } from '#shared/contract/admin-cells.ts';
import { instant } from './columns.ts';

/** Other cells of the platform, and what each last said of its sites. */
export const cells = pgTable('cells', {
  id: text('id').primaryKey(),
  /** Origin of a site there, whose key it is. */
  address: text('address').notNull().unique(),
  /** API key, encrypted with SECRET_KEY for the cell. */
  key: text('key').notNull(),
  sites: jsonb('sites').$type<CellSite[]>().notNull(),
  /** When `sites` was read. */
  answeredAt: instant('answered_at').notNull(),
  /** Of the last call. Null: it answered. */
  problem: text('problem').$type<Cell['problem']>(),
  /** Since when `problem` is what it is. */
  since: instant('since').notNull(),
  /** When a process began the last call. */
  askedAt: instant('asked_at').notNull(),
  createdAt: instant('created_at').notNull(),
});
