import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  apiKeys,
  comments,
  commentVotes,
  follows,
  identities,
  invitations,
  auditLog,
  notifications,
  passkeys,
  posts,
  postVotes,
  reports,
  memberChoices,
  savedPosts,
  textVersions,
  threadVisits,
  pushSubscriptions,
  sessions,
  subscriptions,
} from '../../db/schema.ts';
import { consentsAsJson } from '../subscriptions/consents.ts';

/**
 * One kind of the user's rows, exported as `columns`. Read in the order of an index that begins
 * with site and user; `orderBy` names its columns.
 */
export type Kind = {
  name: string;
  table: PgTable & { siteId: PgColumn };
  owner: PgColumn;
  /** The value of the owner column: by default the user ID. */
  ownerValue?: 'userId' | 'email';
  columns: Record<string, PgColumn | SQL>;
  orderBy: string[];
  newestFirst?: boolean;
  where?: SQL;
  /** Selected for the order only. */
  omitted?: string[];
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
/** Reports of site rules are stored under the author's name, so they are skipped. */
const ownReport = sql`${reports.reason} <> 'rule'`;
const followed = sql`(
  select users.username from users
  where users.site_id = follows.site_id and users.id = follows.followee_id)`;

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
  linkVersion: subscriptions.linkVersion,
  consents: consentsAsJson,
};

/** Public moderation of the user and the user's content, without the moderator. */
const moderation = {
  action: auditLog.action,
  postId: auditLog.postId,
  commentId: auditLog.commentId,
  createdAt: auditLog.createdAt,
  id: auditLog.id,
  reason: sql<
    string | null
  >`case when ${auditLog.isRedacted} then null else ${auditLog.reason} end`,
};
/** Actions of the user as staff. */
const staffAction = {
  action: auditLog.action,
  postId: auditLog.postId,
  commentId: auditLog.commentId,
  reason: auditLog.reason,
  createdAt: auditLog.createdAt,
  id: auditLog.id,
};

/**
 * All exported rows, without secrets and their hashes; content of others only by ID. Kinds of one
 * name are adjacent.
 */
export const kinds: Kind[] = [
  {
    name: 'posts',
    table: posts,
    owner: posts.userId,
    columns: post,
    orderBy: ['createdAt', 'id'],
    newestFirst: true,
    where: sql`${posts.isVisible}`,
  },
  {
    name: 'posts',
    table: posts,
    owner: posts.userId,
    columns: post,
    orderBy: ['id'],
    where: sql`not ${posts.isVisible}`,
  },
  {
    name: 'comments',
    table: comments,
    owner: comments.userId,
    columns: comment,
    orderBy: ['createdAt', 'id'],
    newestFirst: true,
    where: sql`${comments.isVisible}`,
  },
  {
    name: 'comments',
    table: comments,
    owner: comments.userId,
    columns: comment,
    orderBy: ['id'],
    where: sql`not ${comments.isVisible}`,
  },
  {
    name: 'postVotes',
    table: postVotes,
    owner: postVotes.userId,
    columns: { postId: postVotes.postId, vote: postVotes.value, createdAt: postVotes.createdAt },
    orderBy: ['postId'],
  },
  {
    name: 'commentVotes',
    table: commentVotes,
    owner: commentVotes.userId,
    columns: {
      commentId: commentVotes.commentId,
      vote: commentVotes.value,
      createdAt: commentVotes.createdAt,
    },
    orderBy: ['commentId'],
  },
  {
    name: 'follows',
    table: follows,
    owner: follows.followerId,
    columns: { username: followed, createdAt: follows.createdAt, id: follows.followeeId },
    orderBy: ['id'],
    omitted: ['id'],
  },
  {
    name: 'savedPosts',
    table: savedPosts,
    owner: savedPosts.userId,
    columns: { postId: savedPosts.postId, createdAt: savedPosts.createdAt },
    orderBy: ['createdAt', 'postId'],
    newestFirst: true,
  },
  {
    name: 'earlierTexts',
    table: textVersions,
    owner: textVersions.userId,
    columns: {
      id: textVersions.id,
      postId: textVersions.postId,
      commentId: textVersions.commentId,
      title: textVersions.title,
      url: textVersions.url,
      text: textVersions.text,
      replacedAt: textVersions.replacedAt,
    },
    orderBy: ['replacedAt', 'id'],
    newestFirst: true,
  },
  {
    name: 'choices',
    table: memberChoices,
    owner: memberChoices.userId,
    columns: {
      kind: memberChoices.kind,
      subject: memberChoices.subject,
      choice: memberChoices.choice,
      createdAt: memberChoices.createdAt,
    },
    orderBy: ['kind', 'subject'],
  },
  {
    name: 'visitedThreads',
    table: threadVisits,
    owner: threadVisits.userId,
    columns: { postId: threadVisits.postId, seenAt: threadVisits.seenAt },
    orderBy: ['postId'],
  },
  {
    name: 'inbox',
    table: notifications,
    owner: notifications.userId,
    columns: {
      kind: notifications.kind,
      commentId: notifications.commentId,
      createdAt: notifications.createdAt,
      id: notifications.id,
    },
    orderBy: ['createdAt', 'id'],
    newestFirst: true,
  },
  {
    name: 'reports',
    table: reports,
    owner: reports.reporterId,
    columns: { postId: reports.postId, ...report },
    orderBy: ['postId'],
    where: sql`${reports.postId} is not null and ${ownReport}`,
  },
  {
    name: 'reports',
    table: reports,
    owner: reports.reporterId,
    columns: { commentId: reports.commentId, ...report },
    orderBy: ['commentId'],
    where: sql`${reports.commentId} is not null and ${ownReport}`,
  },
  {
    name: 'sessions',
    table: sessions,
    owner: sessions.userId,
    columns: {
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    },
    orderBy: ['createdAt', 'id'],
  },
  {
    name: 'pushBrowsers',
    table: pushSubscriptions,
    owner: pushSubscriptions.userId,
    columns: { endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt },
    orderBy: ['createdAt'],
  },
  {
    name: 'invitations',
    table: invitations,
    owner: invitations.userId,
    columns: {
      id: invitations.id,
      uses: invitations.uses,
      mostUses: invitations.mostUses,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    },
    orderBy: ['createdAt', 'id'],
  },
  {
    name: 'apiKeys',
    table: apiKeys,
    owner: apiKeys.userId,
    orderBy: ['createdAt', 'id'],
    columns: {
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
    name: 'passkeys',
    table: passkeys,
    owner: passkeys.userId,
    orderBy: ['createdAt', 'id'],
    columns: {
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    },
  },
  {
    name: 'identities',
    table: identities,
    owner: identities.userId,
    orderBy: ['createdAt', 'id'],
    columns: {
      id: identities.id,
      issuer: identities.issuer,
      subject: identities.subject,
      account: identities.account,
      createdAt: identities.createdAt,
      lastUsedAt: identities.lastUsedAt,
    },
  },
  {
    name: 'subscriptions',
    table: subscriptions,
    owner: subscriptions.userId,
    columns: subscription,
    orderBy: ['id'],
    omitted: ['id'],
  },
  {
    name: 'subscriptions',
    table: subscriptions,
    owner: subscriptions.email,
    ownerValue: 'email',
    columns: subscription,
    orderBy: ['id'],
    omitted: ['id'],
    where: sql`${subscriptions.userId} is null`,
  },
  {
    name: 'moderations',
    table: auditLog,
    owner: auditLog.userId,
    columns: moderation,
    orderBy: ['createdAt', 'id'],
    newestFirst: true,
    omitted: ['id'],
    where: sql`${auditLog.isPublic}`,
  },
  // No index covers these columns, so the site's log is read, newest first.
  {
    name: 'actions',
    table: auditLog,
    owner: auditLog.actorId,
    columns: staffAction,
    orderBy: ['createdAt', 'id'],
    newestFirst: true,
    omitted: ['id'],
  },
];
