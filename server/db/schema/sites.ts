import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The tenants. */
export const sites = pgTable('sites', {
  id: text('id').primaryKey(),
  /**
   * What is published (`server/domain/site-admin/settings.ts`). Of a tenant that the software ships with: overrides of its preset, by the same names. One that was made here stands on the default preset.
   */
  settings: jsonb('settings').$type<StoredSettings>().notNull().default({}),
  /** Listed posts. */
  postCount: integer('post_count').notNull().default(0),
  /** Since when its digests rest, because somebody said so. */
  digestsPausedAt: instant('digests_paused_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The tenant of a row. */
export const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => sites.id);

/** Host names added in the admin. A host belongs to one site. Presets and `SITE_HOSTS` come first. */
export const siteHosts = pgTable(
  'site_hosts',
  {
    host: text('host').primaryKey(),
    siteId: siteId(),
    position: smallint('position').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('site_hosts_site').on(t.siteId, t.position)],
);

/** Versions of a site's settings: at most one draft, and every published version. The last published one is live. */
export const siteVersions = pgTable(
  'site_versions',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    state: text('state').$type<'draft' | 'published'>().notNull(),
    settings: jsonb('settings').$type<StoredSettings>().notNull(),
    /** Who: username and site, for a platform admin is of another site. */
    author: text('author').notNull(),
    /** What changed, in words. Of a draft: the version that it was begun from. */
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    check('site_versions_state', sql`${t.state} in ('draft', 'published')`),
    uniqueIndex('site_versions_draft')
      .on(t.siteId)
      .where(sql`state = 'draft'`),
    index('site_versions_new')
      .on(t.siteId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
  ],
);

/** Tags that a site offers for its posts. */
export const tags = pgTable(
  'tags',
  {
    siteId: siteId(),
    /** Lower case letters, digits and hyphens; stands in addresses. */
    name: text('name').notNull(),
    description: text('description').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.name] })],
);

/** Settings of a site, grouped as in the theme. Each value is validated when it is read. */
export type StoredSettings = {
  theme?: unknown;
  texts?: unknown;
  newsletter?: unknown;
  analytics?: unknown;
  revealAccounts?: unknown;
  timeZone?: unknown;
  modalDelay?: unknown;
  rankingWindow?: unknown;
  digest?: unknown;
  /** Not of a version: pictures that were uploaded, by file name. */
  files?: unknown;
  /** Not of a version either: what moderators set (`server/domain/moderation/rules.ts`). */
  moderation?: unknown;
};
