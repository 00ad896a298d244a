import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Cell, CellSite } from '#shared/contract/admin-cells.ts';
import { instant } from './columns.ts';

/** Other cells of the platform, and the sites that each last listed. */
export const cells = pgTable('cells', {
  id: text('id').primaryKey(),
  /** Origin of a site in the cell. The key is of this site. */
  address: text('address').notNull().unique(),
  /** API key, encrypted with SECRET_KEY for the cell. */
  key: text('key').notNull(),
  sites: jsonb('sites').$type<CellSite[]>().notNull(),
  /** When `sites` was read. */
  answeredAt: instant('answered_at').notNull(),
  /** Why the last call failed. Null: it succeeded. */
  problem: text('problem').$type<Cell['problem']>(),
  /** Since when `problem` has this value. */
  since: instant('since').notNull(),
  /** When a process began the last call. */
  askedAt: instant('asked_at').notNull(),
  createdAt: instant('created_at').notNull(),
});
