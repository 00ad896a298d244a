import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import {
  apiKeys,
  comments,
  commentVotes,
  follows,
  auditLog,
  notifications,
  posts,
  postVotes,
  reports,
  savedPosts,
  sessions,
  subscriptions,
  users,
} from '../../db/schema.ts';
import { readSettings } from '../accounts/settings.ts';
import { enforceDailyLimit } from '../core/rate-limiter.ts';

type Row = Record<string, unknown>;

/** Rows of one table that are somebody's own, told as `shown`. They are read in the order of an index that begins with tenant and person; `by` names its columns among `shown`. */
type Kind = {
  name: string;
  table: PgTable & { siteId: PgColumn };
  owner: PgColumn;
  /** What the column holds: by default the person's id. */
  whose?: 'userId' | 'email';
  shown: Record<string, PgColumn | SQL>;
  by: string[];
  newestFirst?: boolean;
  where?: SQL;
  /** Read for the order only. */
  untold?: string[];
};

const post = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  url: posts.url,
  text: posts.text,
  tags: posts.tags,
  score: posts.score,
  commentCount: posts.commentCount,
  hidden: posts.isHidden,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
  editedAt: posts.editedAt,
  deletedAt: posts.deletedAt,
};
const comment = {
  id: comments.id,
  postId: comments.postId,
  parentId: comments.parentId,
  text: comments.text,
  score: comments.score,
  hidden: comments.isHidden,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  deletedAt: comments.deletedAt,
};
const report = { reason: reports.reason, note: reports.note, createdAt: reports.createdAt };
/** Not those that a rule of the site made, which stand under the author's name. */
const ownReport = sql`${reports.reason} <> 'rule'`;
const followed = sql`(select ${users.username} from ${users} where ${users.siteId} = ${follows.siteId} and ${users.id} = ${follows.followeeId})`;

const subscription = {
  id: subscriptions.id,
  email: subscriptions.email,
  state: subscriptions.state,
  frequency: subscriptions.frequency,
  custom_prompt: subscriptions.customPrompt,
  language: subscriptions.language,
  timeZone: subscriptions.timeZone,
  sendHour: subscriptions.sendHour,
  sendWeekday: subscriptions.sendWeekday,
  pausedUntil: subscriptions.pausedUntil,
  source: subscriptions.source,
  consent: subscriptions.consent,
  createdAt: subscriptions.createdAt,
  confirmedAt: subscriptions.confirmedAt,
  unsubscribedAt: subscriptions.unsubscribedAt,
};

/** What moderators did to them and their content, as far as everybody is told of it: not by whom. */
const deed = {
  action: auditLog.action,
  postId: auditLog.postId,
  commentId: auditLog.commentId,
  createdAt: auditLog.createdAt,
  id: auditLog.id,
  reason: sql<
    string | null
  >`case when ${auditLog.isRedacted} then null else ${auditLog.reason} end`,
};
/** The same of what they did as staff, to whomever. */
const ownDeed = {
  action: auditLog.action,
  postId: auditLog.postId,
  commentId: auditLog.commentId,
  reason: auditLog.reason,
  createdAt: auditLog.createdAt,
  id: auditLog.id,
};

/** Everything that is told (product 38): one's own rows, without secrets and their hashes, and of others' content only which it is. Two kinds of one name stand in a row. */
const kinds: Kind[] = [
  {
    name: 'posts',
    table: posts,
    owner: posts.userId,
    shown: post,
    by: ['createdAt', 'id'],
    newestFirst: true,
    where: sql`${posts.isVisible}`,
  },
  {
    name: 'posts',
    table: posts,
    owner: posts.userId,
    shown: post,
    by: ['id'],
    where: sql`not ${posts.isVisible}`,
  },
  {
    name: 'comments',
    table: comments,
    owner: comments.userId,
    shown: comment,
    by: ['createdAt', 'id'],
    newestFirst: true,
    where: sql`${comments.isVisible}`,
  },
  {
    name: 'comments',
    table: comments,
    owner: comments.userId,
    shown: comment,
    by: ['id'],
    where: sql`not ${comments.isVisible}`,
  },
  {
    name: 'postVotes',
    table: postVotes,
    owner: postVotes.userId,
    shown: { postId: postVotes.postId, vote: postVotes.value, createdAt: postVotes.createdAt },
    by: ['postId'],
  },
  {
    name: 'commentVotes',
    table: commentVotes,
    owner: commentVotes.userId,
    shown: {
      commentId: commentVotes.commentId,
      vote: commentVotes.value,
      createdAt: commentVotes.createdAt,
    },
    by: ['commentId'],
  },
  {
    name: 'follows',
    table: follows,
    owner: follows.followerId,
    shown: { username: followed, createdAt: follows.createdAt, id: follows.followeeId },
    by: ['id'],
    untold: ['id'],
  },
  {
    name: 'savedPosts',
    table: savedPosts,
    owner: savedPosts.userId,
    shown: { postId: savedPosts.postId, createdAt: savedPosts.createdAt },
    by: ['createdAt', 'postId'],
    newestFirst: true,
  },
  {
    name: 'inbox',
    table: notifications,
    owner: notifications.userId,
    shown: {
      kind: notifications.kind,
      commentId: notifications.commentId,
      createdAt: notifications.createdAt,
      id: notifications.id,
    },
    by: ['createdAt', 'id'],
    newestFirst: true,
  },
  {
    name: 'reports',
    table: reports,
    owner: reports.reporterId,
    shown: { postId: reports.postId, ...report },
    by: ['postId'],
    where: sql`${reports.postId} is not null and ${ownReport}`,
  },
  {
    name: 'reports',
    table: reports,
    owner: reports.reporterId,
    shown: { commentId: reports.commentId, ...report },
    by: ['commentId'],
    where: sql`${reports.commentId} is not null and ${ownReport}`,
  },
  {
    name: 'sessions',
    table: sessions,
    owner: sessions.userId,
    shown: {
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    },
    by: ['createdAt', 'id'],
  },
  {
    name: 'apiKeys',
    table: apiKeys,
    owner: apiKeys.userId,
    by: ['createdAt', 'id'],
    shown: {
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      prefix: apiKeys.prefix,
      lastFour: apiKeys.lastFour,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      expiresAt: apiKeys.expiresAt,
    },
  },
  {
    name: 'subscriptions',
    table: subscriptions,
    owner: subscriptions.userId,
    shown: subscription,
    by: ['id'],
    untold: ['id'],
  },
  {
    name: 'subscriptions',
    table: subscriptions,
    owner: subscriptions.email,
    whose: 'email',
    shown: subscription,
    by: ['id'],
    untold: ['id'],
    where: sql`${subscriptions.userId} is null`,
  },
  {
    name: 'moderations',
    table: auditLog,
    owner: auditLog.userId,
    shown: deed,
    by: ['createdAt', 'id'],
    newestFirst: true,
    untold: ['id'],
    where: sql`${auditLog.isPublic}`,
  },
  // No index has these together: the log of one tenant is read, newest first.
  {
    name: 'actions',
    table: auditLog,
    owner: auditLog.actorId,
    shown: ownDeed,
    by: ['createdAt', 'id'],
    newestFirst: true,
    untold: ['id'],
  },
];

const batch = 200;

/**
 * Everything that is stored about somebody, as the JSON of the reply in pieces: whoever wrote much is never in memory as a whole, and no connection waits while a slow
 * reader reads. What can be refused is refused before the first piece. Error: too_many_requests.
 */
export async function exportAccount(ctx: Ctx, by: Viewer): Promise<AsyncGenerator<string>> {
  await enforceDailyLimit(
    ctx,
    'export',
    by,
    limits.accountExports,
    "You've downloaded your data several times today. Try again tomorrow.",
  );
  const account = await readSettings(ctx, by);
  return pieces(ctx, by, { exportedAt: ctx.clock.now().toISOString(), site: ctx.site.id, account });
}

async function* pieces(ctx: Ctx, by: Viewer, head: Row): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  let name = '';
  let first = true;
  for (const kind of kinds) {
    if (kind.name !== name) {
      yield `${name === '' ? '' : '],'}"${kind.name}":[`;
      ({ name } = kind);
      first = true;
    }
    for (let last: Row | undefined; ;) {
      const rows = await readSome(ctx, by, kind, last);
      if (rows.length > 0)
        yield `${first ? '' : ','}${rows.map((row) => JSON.stringify(without(row, kind.untold))).join()}`;
      first &&= rows.length === 0;
      if (rows.length < batch) break;
      last = rows.at(-1);
    }
  }
  yield ']}}';
}

function readSome(
  { db, site }: Ctx,
  viewer: Viewer,
  { table, owner, whose = 'userId', shown, by, newestFirst = false, where }: Kind,
  last: Row | undefined,
): Promise<Row[]> {
  const columns = by.map((name) => shown[name] as PgColumn);
  const value = (name: string) =>
    last?.[name] instanceof Date
      ? sql`${last[name].toISOString()}::timestamptz`
      : sql`${last?.[name]}`;
  const row = (parts: (PgColumn | SQL)[]) =>
    sql`(${sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    )})`;
  const after =
    last && sql`${row(columns)} ${sql.raw(newestFirst ? '<' : '>')} ${row(by.map(value))}`;
  return db
    .select(shown)
    .from(table)
    .where(and(eq(table.siteId, site.id), eq(owner, viewer[whose]), where, after))
    .orderBy(...columns.map((column) => (newestFirst ? desc(column) : asc(column))))
    .limit(batch);
}

function without(row: Row, names: string[] = []): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}
