import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Uploaded images of issues and of the design, each once per site. */
export const images = pgTable(
  'images',
  {
    siteId: siteId(),
    /** Made of hash, size and type (`shared/newsletter/uploaded-images.ts`). */
    name: text('name').notNull(),
    data: bytes('data').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the job next looks whether something uses it. */
    checkAt: instant('check_at').notNull(),
    /** Whether nothing used it when the job last looked, or since its upload. */
    unused: boolean('unused').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.name] }), index('images_check').on(t.checkAt)],
);
