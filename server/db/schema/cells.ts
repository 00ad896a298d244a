import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Cell, CellSite } from '#shared/contract/admin-cells.ts';
import { instant } from './columns.ts';

/** Other cells of the platform, and what each last answered about its sites. */
export const cells = pgTable('cells', {
  id: text('id').primaryKey(),
  /** Origin of one of its sites, to which the key belongs. */
  address: text('address').notNull().unique(),
  /** API key, encrypted with SECRET_KEY for the cell. */
  key: text('key').notNull(),
  sites: jsonb('sites').$type<CellSite[]>().notNull(),
  /** When `sites` was read. */
  answeredAt: instant('answered_at').notNull(),
  /** Why the last call failed. Null: the cell answered. */
  problem: text('problem').$type<Cell['problem']>(),
  /** When `problem` last changed. */
  since: instant('since').notNull(),
  /** When a process began the last call. */
  askedAt: instant('asked_at').notNull(),
  createdAt: instant('created_at').notNull(),
});
