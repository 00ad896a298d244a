import { and, isNull, sql, type SQL } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import { loadPack } from '#shared/texts/packs.ts';
import {
  notificationScopes,
  type NotificationKind,
  type NotificationScope,
  type NotificationTime,
} from '#shared/notifications.ts';
import {
  digestLanguages,
  notificationMailsPath,
  notificationOneClickPath,
  type DigestLanguage,
} from '#shared/paths.ts';
import { textLanguage } from '#shared/sites/language-tag.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Ctx, Needs, Site } from '../../context.ts';
import { subscriptions, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/** The columns of the kinds. */
export const timeColumns = {
  replies: users.notifyReplies,
  mentions: users.notifyMentions,
  threads: users.notifyThreads,
} satisfies Record<NotificationKind, unknown>;

/** The kind of an entry of the inbox. */
export const kindOf = { reply: 'replies', mention: 'mentions', thread: 'threads' } as const;

/**
 * The language that a member chose, or that of the subscription; else null. The names are text: in
 * a select of one table, Drizzle omits the table of columns, which `s` has too.
 */
export const memberLanguage = sql<string | null>`coalesce(users.language,
  (select s.language from subscriptions s where s.site_id = users.site_id
    and (s.user_id = users.id or s.user_id is null and s.email = users.email)
  order by s.user_id is null limit 1))`;
/** Returns the language of an email: the reader's, or else the site's. */
export const toLanguage = ({ theme }: Pick<Site, 'theme'>, code: string | null): DigestLanguage =>
  digestLanguages.find((language) => language === code) ?? textLanguage(theme.seo.locale);

/** Returns the language of an email to an address: of its member, its subscription, or the site. */
export async function readMailLanguage(
  { db, site }: Needs<'db' | 'site'>,
  email: string,
): Promise<DigestLanguage> {
  const { rows } = await db.execute<{ language: string | null }>(sql`select coalesce(
    (select language from ${users} where ${own(users, site.id, { email })}),
    (select language from ${subscriptions} where ${own(subscriptions, site.id, { email })})
  ) as language`);
  return toLanguage(site, rows[0]?.language ?? null);
}

type Link = { siteId: string; userId: string; scope: NotificationScope };
const toPayload = ({ siteId, userId, scope }: Link) => `${siteId} ${userId} ${scope}`;
const purpose = 'notification-mails';

/** Returns the URLs that turn emails off: of a page, and for the header of RFC 8058. */
export function notificationLinks({ site, secrets }: Needs<'site' | 'secrets'>, link: Link) {
  const token = `${link.userId}.${link.scope}.${secrets.sign(purpose, toPayload(link))}`;
  return {
    turnOffUrl: toSiteUrl(site, notificationMailsPath(token)),
    unsubscribeUrl: toSiteUrl(site, notificationOneClickPath(token)),
  };
}

type MailLink = Reply<'GET /api/inbox/mails/{token}'>;

/**
 * Returns whether the emails of a link are on, with the texts of its page. A deleted account gets
 * none. Error: not_found.
 */
async function readMailLink(ctx: Ctx, token: string): Promise<MailLink> {
  const { times, language, link } = await readToken(ctx, token);
  return toReply(language, times !== null && findWanted(times, link.scope).length > 0);
}

/** Sets the kinds of a link to `never`. Idempotent. Error: not_found. */
async function turnOffMails(ctx: Ctx, token: string): Promise<MailLink> {
  const { link, language } = await readToken(ctx, token);
  const changes = Object.fromEntries(
    (['replies', 'mentions', 'threads'] as const)
      .filter((kind) => link.scope === 'daily' || link.scope === kind)
      .map((kind) => [columnNames[kind], toNever(kind, link.scope)]),
  );
  await ctx.db.update(users).set(changes).where(isAccount(link));
  return toReply(language, false);
}

const columnNames = {
  replies: 'notifyReplies',
  mentions: 'notifyMentions',
  threads: 'notifyThreads',
} as const;

/** The link of a daily email leaves the kinds that are mailed at once. */
const toNever = (kind: NotificationKind, scope: NotificationScope) =>
  scope === 'daily'
    ? sql`case when ${timeColumns[kind]} = 'daily' then 'never' else ${timeColumns[kind]} end`
    : 'never';

type Times = Record<NotificationKind, NotificationTime>;

const findWanted = (times: Times, scope: NotificationScope) =>
  Object.entries(times).filter(([kind, time]) =>
    scope === 'daily' ? time === 'daily' : kind === scope && time !== 'never',
  );

const isAccount = ({ siteId, userId }: Link) =>
  and(own(users, siteId, { id: userId }), isNull(users.deletedAt)) as SQL;

async function toReply(language: DigestLanguage, wanted: boolean): Promise<MailLink> {
  const { page, settings } = (await loadPack(language)).mail.notification;
  return { language, wanted, texts: { ...page, settingsLink: settings } };
}

async function readToken(
  ctx: Ctx,
  token: string,
): Promise<{ link: Link; times: Times | null; language: DigestLanguage }> {
  const [, userId = '', scopeName, signature = ''] =
    /^([0-9A-Za-z]{1,32})\.([a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  const scope = notificationScopes.find((name) => name === scopeName);
  const link = scope && { siteId: ctx.site.id, userId, scope };
  if (!link || !ctx.secrets.verify(purpose, toPayload(link), signature))
    throw notFound('The link was not found.');
  const [row] = await ctx.db
    .select({ ...timeColumns, language: memberLanguage })
    .from(users)
    .where(isAccount(link));
  if (!row) return { link, times: null, language: toLanguage(ctx.site, null) };
  const { language, ...times } = row;
  return { link, times, language: toLanguage(ctx.site, language) };
}

export const handlers = {
  'GET /api/inbox/mails/{token}': (ctx, { path }) => readMailLink(ctx, path.token),
  'POST /api/inbox/mails/{token}': (ctx, { path }) => turnOffMails(ctx, path.token),
} satisfies Partial<Handlers>;
