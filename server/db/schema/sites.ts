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
import { instant, searchLanguage } from './columns.ts';

/**
 * - `draining`: jobs leave it alone
 * - `held`: nobody writes
 * - `moved`: another database has it
 * - `arriving`: this database does not have all of it yet
 */
export type MoveState = 'draining' | 'held' | 'moved' | 'arriving';

export const sites = pgTable('sites', {
  id: text('id').primaryKey(),
  /**
   * Published settings (`server/domain/site-admin/settings.ts`). They override the preset of the
   * site, or the default preset.
   */
  settings: jsonb('settings').$type<StoredSettings>().notNull().default({}),
  /** Number of listed posts. */
  postCount: integer('post_count').notNull().default(0),
  /** When staff paused its digests. */
  digestsPausedAt: instant('digests_paused_at'),
  /** When visitors could first see it. Null: only its staff can. */
  openedAt: instant('opened_at').defaultNow(),
  /** When a job will delete the site, which is closed until then. */
  deletionScheduledAt: instant('deletion_scheduled_at'),
  /** While it moves to another cell, and after (`server/domain/site-admin/moving/`). */
  moveState: text('move_state').$type<MoveState>(),
  /** Origin of the other cell's address for the site, where requests go after a move. */
  movedTo: text('moved_to'),
  /** The language of all its posts and comments. A job changes it after the site's language changed. */
  searchLanguage: searchLanguage(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => sites.id);

/**
 * Host names added in the admin. Each belongs to one site. Presets and `SITE_HOSTS` take
 * precedence.
 */
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

/**
 * Versions of a site's settings: at most one draft, and all published versions. The last published
 * version is live.
 */
export const siteVersions = pgTable(
  'site_versions',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    state: text('state').$type<'draft' | 'published'>().notNull(),
    settings: jsonb('settings').$type<StoredSettings>().notNull(),
    /** Username and site, because a platform admin is from another site. */
    author: text('author').notNull(),
    /** A description of the change. For a draft: its base version. */
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
    /** Lower case letters, digits and hyphens; part of URLs. */
    name: text('name').notNull(),
    description: text('description').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.name] })],
);

/** Settings of a site, grouped as in the theme. Reads validate each value. */
export type StoredSettings = {
  theme?: unknown;
  texts?: unknown;
  languages?: unknown;
  newsletter?: unknown;
  analytics?: unknown;
  revealAccounts?: unknown;
  signup?: unknown;
  staffPasskeys?: unknown;
  mcp?: unknown;
  pictures?: unknown;
  importMails?: unknown;
  embedOrigins?: unknown;
  timeZone?: unknown;
  modalDelay?: unknown;
  rankingWindow?: unknown;
  digest?: unknown;
  statistics?: unknown;
  /** Uploaded pictures by file name. Not part of a version. */
  files?: unknown;
  /** Settings of moderators (`server/domain/moderation/rules.ts`). Not part of a version. */
  moderation?: unknown;
};
