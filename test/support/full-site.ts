import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../server/db/client.ts';
import { lifeOfRows } from '../../server/db/life-of-rows.ts';
import { sites } from '../../server/db/schema.ts';
import { closeSecrets } from '../../server/domain/site-admin/archive/keyed-values.ts';
import type { Secrets } from '../../server/infra/signing.ts';

/** Values that constraints ask for, by table and column of the database. */
const required: Record<string, (i: number) => unknown> = {
  'site_versions.state': (i) => (i === 0 ? 'draft' : 'published'),
  'users.role': (i) => (i === 0 ? 'admin' : 'member'),
  'posts.top_window': () => 4,
  'comments.depth': (i) => i,
  'post_votes.value': () => 1,
  'comment_votes.value': () => -1,
  'articles.state': (i) => (i === 0 ? 'reading' : 'read'),
  'subscriptions.frequency': () => 'weekly',
  'reports.comment_id': () => null,
  'follows.followee_id': (i) => `users-id-${9 - ((i + 1) % 3)}`,
  'subscriptions.state': () => 'active',
  'subscriptions.prompt_state': () => 'read',
  'subscriptions.send_hour': (i) => i,
  'issues.frequency': () => 'daily',
  'issues.state': (i) => (i === 0 ? 'sending' : 'sent'),
  'issues.starts_at': () => '2026-11-01T00:00:00.000Z',
  'issues.ends_at': () => '2026-11-02T00:00:00.000Z',
  'issue_posts.outcome': () => 'selected',
  'digest_variants.state': () => 'ready',
  'corrections.state': () => 'dismissed',
  'outbox.state': (i) => (i === 0 ? 'queued' : 'sent'),
  'mail_pauses.reason': (i) => ['policy', 'complaints', 'bounces'][i],
  'inbound_feeds.state': () => 'paused',
  'imports.kind': () => 'posts',
  'imports.state': () => 'done',
  'moderation_rules.kind': () => 'word',
  'moderation_rules.action': () => 'hold',
  'login_providers.kind': () => 'oidc',
  'notifications.kind': () => 'mention',
  'member_choices.kind': () => 'tag',
  'member_choices.choice': () => 'follow',
  'mail_backoffs.failures': () => 1,
  'mail_hooks.provider': (i) => ['ses', 'postmark', 'mailgun'][i],
  'llm_usage.day': (i) => `2027-01-0${i + 1}`,
  // An old path has one place.
  'old_paths.post_id': (i) => (i === 0 ? 'posts-id-9' : null),
  'old_paths.comment_id': (i) => (i === 1 ? 'comments-id-9' : null),
  'old_paths.user_id': () => null,
  'old_paths.tag': (i) => (i === 2 ? 'old_paths-tag' : null),
  'images.object': () => null,
  'suppressions.email_hash': (i) => `hash-of-nobody-${i}`,
};
const secretFolders = new Set(['mail_senders', 'mail_hooks', 'web_hooks', 'login_providers']);

/**
 * Fills every table of a site with three rows, or one where the site is the key. Texts name their
 * table: `users-name-0`. Secrets are encrypted.
 */
export async function fillSite(db: Db, secrets: Secrets, siteId: string): Promise<void> {
  for (const { table } of lifeOfRows) {
    if (!('siteId' in getTableColumns(table))) continue;
    const name = getTableName(table);
    const { columns, primaryKeys } = getTableConfig(table);
    for (let i = 0; i < (primaryKeys[0]?.columns.length === 1 ? 1 : 3); i += 1) {
      const row = Object.fromEntries(
        columns
          .filter((column) => column.name !== 'site_id' && column.generated === undefined)
          .map((column) => [column.name, createValue(table, column, i)]),
      );
      const closed = secretFolders.has(name)
        ? closeSecrets(secrets, siteId, `secrets/${name}`, row)
        : row;
      await db.execute(
        sql`insert into ${table} (site_id, ${sql.join(
          Object.keys(closed).map((column) => sql.identifier(column)),
          sql`, `,
        )}) select ${siteId}, ${sql.join(
          Object.keys(closed).map((column) => sql`item.${sql.identifier(column)}`),
          sql`, `,
        )} from json_populate_record(null::${table}, ${JSON.stringify(closed)}::json) item`,
      );
    }
  }
  await db
    .update(sites)
    .set({ settings: { theme: { siteName: 'Full' } }, postCount: 3 })
    .where(sql`${sites.id} = ${siteId}`);
}

/** A value by type, or of the row that the column refers to. */
function createValue(table: PgTable, column: PgColumn, i: number): unknown {
  const place = `${getTableName(table)}.${column.name}`;
  if (required[place]) return required[place](i);
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const at = columns.findIndex(({ name }) => name === column.name);
    const target = getTableConfig(foreignTable).columns.find(
      ({ name }) => name === foreignColumns[at]?.name,
    );
    if (!target) continue;
    if (foreignTable !== table) return createValue(foreignTable, target, i);
    return i === 0 ? null : createValue(table, target, i - 1);
  }
  // A reply precedes what it replies to in the order of IDs.
  const text = `${getTableName(table)}-${column.name}-${9 - i}`;
  const type = column.getSQLType();
  if (type === 'text') return text;
  if (type === 'text[]') return [text, 'ä "quoted", {braced}\n'];
  if (type === 'integer[]') return [1, 2, i];
  if (type === 'boolean') return i === 1;
  if (type === 'jsonb') return { text, list: [1, null, 'ü\u2028'] };
  if (type === 'bytea') return `\\x${Buffer.from(text).toString('hex')}`;
  if (type.startsWith('timestamp')) return `2027-01-0${i + 1}T10:00:00.12${i}Z`;
  if (type === 'double precision') return 0.1 + i;
  if (/int/.test(type)) return i + 1;
  throw new Error(`no value for ${place}: ${type}`);
}
