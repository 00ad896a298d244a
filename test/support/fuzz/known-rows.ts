import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/client.ts';
import { tenants, type Tenant } from './tenants.ts';

/** The rows that `{id}` of a path names, by the part of the path before it. */
const tablesByPart: Record<string, string> = {
  posts: 'posts',
  comments: 'comments',
  users: 'users',
  sessions: 'sessions',
  'api-keys': 'api_keys',
  keys: 'api_keys',
  issues: 'issues',
  subscribers: 'subscriptions',
  segments: 'segments',
  templates: 'letter_templates',
  rules: 'moderation_rules',
  log: 'audit_log',
  reports: 'posts',
  'review-queue': 'posts',
  'inbound-feeds': 'inbound_feeds',
  imports: 'imports',
  corrections: 'corrections',
  notes: 'moderator_notes',
  versions: 'site_versions',
  passkeys: 'passkeys',
  identities: 'identities',
  invitations: 'invitations',
  applications: 'signup_applications',
  providers: 'login_providers',
  'login-providers': 'login_providers',
  'web-hooks': 'web_hooks',
  'web-hook-messages': 'web_hook_messages',
};
const tables = [...new Set(Object.values(tablesByPart))];

type Rows = Record<string, string[]>;

/** Ids of each tenant by table; `usernames` and `emails` besides. */
export type KnownRows = Record<Tenant, Rows>;

/** Reads the newest rows of each tenant. */
export async function readKnownRows(db: Db): Promise<KnownRows> {
  const parts = [
    ...tables.map(
      (name) => sql`(select ${name} as name, site_id as site, id as value
        from ${sql.identifier(name)} order by ctid desc limit 60)`,
    ),
    sql`(select 'usernames', site_id, username from users order by ctid desc limit 60)`,
    sql`(select 'emails', site_id, email from users where email is not null
      order by ctid desc limit 60)`,
  ];
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as unknown as {
    rows: { name: string; site: string; value: string }[];
  };
  const known = Object.fromEntries(tenants.map((site) => [site, {}])) as KnownRows;
  for (const { name, site, value } of rows)
    if (site in known) ((known[site as Tenant][name] ??= []) as string[]).push(value);
  return known;
}

/** The id of a row for `{id}` in a path: half of the time a fresh one. */
export function rowOfPath(
  rows: Rows,
  fresh: Record<string, string>,
  path: string,
  pick: number,
): string | undefined {
  const part = /([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '';
  const table = tablesByPart[part] ?? '';
  return pick % 2 ? fresh[part === 'review-queue' ? 'held' : table] : pickOf(rows[table], pick);
}

export const pickOf = (values: string[] | undefined, pick: number): string | undefined =>
  values?.[pick % Math.max(1, values.length)];
