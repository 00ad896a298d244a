import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

/** Files of `/assets/` of all versions whose pages a browser may still have. */
export const storedAssets = pgTable('stored_assets', {
  /** It has the hash of the content, so a file never changes. */
  path: text('path').primaryKey(),
  body: bytes('body').notNull(),
  /** Null: the version that started last has the file. */
  replacedAt: instant('replaced_at'),
});
