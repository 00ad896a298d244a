/**
 * Schema of PGlite and PostgreSQL. Keys of tenant rows contain `site_id`, so no row refers to
 * another tenant. Each list has an index in its order. Indexes use `nullsFirst`, the default of
 * `desc`; with another order of nulls the planner sorts. Counters are stored.
 */
export * from './schema/sites.ts';
export * from './schema/stored-assets.ts';
export * from './schema/accounts.ts';
export * from './schema/passkeys.ts';
export * from './schema/identities.ts';
export * from './schema/posts.ts';
export * from './schema/pictures.ts';
export * from './schema/comments.ts';
export * from './schema/choices.ts';
export * from './schema/text-versions.ts';
export * from './schema/push.ts';
export * from './schema/moderation.ts';
export * from './schema/mail.ts';
export * from './schema/subscriptions.ts';
export * from './schema/digests.ts';
export * from './schema/corrections.ts';
export * from './schema/statistics.ts';
export * from './schema/images.ts';
export * from './schema/imports.ts';
export * from './schema/limits.ts';
export * from './schema/cells.ts';
export * from './schema/web-hooks.ts';
