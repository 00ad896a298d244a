import { and, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import type { Subscription } from '#shared/contract/subscription-schemas.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { subscriptions, understoodPrompts, users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { notFound } from '../../infra/app-error.ts';
import { findNextDueAt } from './periods.ts';
import { parsePrompt, type TopicPreferences } from '../preferences/parse-prompt.ts';
import { isUnderstoodPrompt } from '../preferences/understood-prompts.ts';
import { maskEmail } from '../core/email-address.ts';
import { own } from '../../db/own.ts';

type Stored = typeof subscriptions.$inferSelect;
/** A subscription, with its linked account, the understood prompt and the database's time. */
export type SubscriptionRow = Stored & {
  username: string | null;
  understood: TopicPreferences | null;
  now: Date;
};

/** What a link gives: the `delivery` settings only, or `full`: all that the owner may do. */
export type Access = 'delivery' | 'full';

/** Matches the site's subscription by ID, or by email address. */
export const byId = ({ site }: Needs<'site'>, id: string) =>
  own(subscriptions, site.id, { id }) as SQL;
export const byEmail = ({ site }: Needs<'site'>, address: string) =>
  own(subscriptions, site.id, { email: address }) as SQL;

/** Makes earlier links invalid. */
export const nextLinkVersion = { linkVersion: sql`${subscriptions.linkVersion} + 1` };

export async function readSubscription(
  db: Db,
  which: SQL,
  order: SQL = sql`${subscriptions.id}`,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select({
      ...getTableColumns(subscriptions),
      username: users.username,
      understood: understoodPrompts.preferences,
      now: databaseNow.mapWith(subscriptions.createdAt),
    })
    .from(subscriptions)
    .leftJoin(users, own(users, subscriptions.siteId, { id: subscriptions.userId }))
    .leftJoin(understoodPrompts, isUnderstoodPrompt)
    .where(which)
    .orderBy(order)
    .limit(1);
  return row ?? null;
}

/** Reads the prompt for an edit, and locks it until the transaction ends. Error: not_found. */
export async function lockPrompt(tx: Db, ctx: Needs<'site'>, id: string): Promise<string> {
  const [row] = await tx
    .select({ prompt: subscriptions.customPrompt })
    .from(subscriptions)
    .where(byId(ctx, id))
    .for('no key update');
  if (!row) throw notFound('The subscription');
  return row.prompt ?? '';
}

/**
 * Returns a member's subscription: the linked one, else the one of the member's proven address.
 * Another account may have the latter.
 */
export const readUserSubscription = (
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'email'>,
): Promise<SubscriptionRow | null> =>
  readSubscription(
    ctx.db,
    and(
      eq(subscriptions.siteId, ctx.site.id),
      or(eq(subscriptions.userId, by.userId), eq(subscriptions.email, by.email)),
    ) as SQL,
    sql`${subscriptions.userId} is distinct from ${by.userId}`,
  );

export const getLanguage = ({ language }: Pick<Stored, 'language'>): DigestLanguage =>
  digestLanguages.find((code) => code === language) ?? 'en';

/** Returns how the row's prompt was understood; null without one. */
export const readUnderstood = ({
  customPrompt,
  understood,
}: Pick<SubscriptionRow, 'customPrompt' | 'understood'>): TopicPreferences | null =>
  customPrompt === null ? null : (understood ?? parsePrompt(customPrompt));

/** With `delivery` access, no word of the prompt is in it, and no account. */
export function toSubscription(
  { site }: Needs<'site'>,
  row: SubscriptionRow,
  access: Access,
): Subscription {
  const isFull = access === 'full';
  const { state, frequency, customPrompt, timeZone, sendHour, sendWeekday, username, now } = row;
  const pausedUntil = row.pausedUntil && row.pausedUntil > now ? row.pausedUntil : null;
  const sendTime = { frequency, timeZone, hour: sendHour, weekday: sendWeekday };
  const nextSendAt = state === 'active' ? findNextDueAt(sendTime, site, pausedUntil ?? now) : null;
  return {
    email: maskEmail(row.email),
    state,
    frequency,
    access,
    custom_prompt: isFull ? customPrompt : null,
    preferences: isFull ? readUnderstood(row) : null,
    language: getLanguage(row),
    timeZone,
    sendHour,
    sendWeekday,
    pausedUntil: pausedUntil?.toISOString() ?? null,
    nextSendAt: nextSendAt?.toISOString() ?? null,
    account: isFull ? username : null,
  };
}
