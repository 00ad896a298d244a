import { and, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import type { PreferenceChanges, Subscription } from '#shared/contract/subscription-schemas.ts';
import { dayMs } from '#shared/durations.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { outbox, subscriptions, users } from '../../db/schema.ts';
import { ahead } from '../../db/sql-time.ts';
import { notFound, AppError } from '../../infra/app-error.ts';
import { isOwnAccount } from '../accounts/settings.ts';
import { recordUnsubscribe } from '../mail/issue-feedback.ts';
import { readByRules, storeReading } from '../preferences/waiting-prompts.ts';
import { readConsents, recordLink } from './consents.ts';
import {
  endSubscription,
  eraseSubscriptions,
  requeueDigests,
  resumeSubscription,
} from './erase.ts';
import {
  getLanguage,
  readUserSubscription,
  readSubscription,
  toSubscription,
  byId,
  nextLinkVersion,
  type Access,
  type SubscriptionRow,
} from './subscription-row.ts';
import {
  ownerToken,
  readManageToken,
  readOwnerToken,
  readResubscribeToken,
  readUnsubscribeToken,
  rejectDeliveryLink,
} from './tokens.ts';
import { toChanges, hasNoSubscription } from './subscribe.ts';
import { maskEmail } from '../core/email-address.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

const weekMs = 7 * dayMs;

/**
 * What readers do with a subscription, by the token of a mailed link or as a logged-in user.
 * Reading changes nothing, because mail scanners follow links. Emails are forwarded, so their links
 * give delivery access. By token the errors are not_found, gone and too_many_requests; and
 * forbidden for what needs full access.
 */
const readPreferences = async (ctx: Ctx, token: string): Promise<Subscription> => {
  const { row, access } = await readManageToken(ctx, token);
  return toSubscription(ctx, row, access);
};
const changePreferences = async (
  ctx: Ctx,
  token: string,
  changes: PreferenceChanges,
): Promise<Subscription> => {
  const { row, access } = await readManageToken(ctx, token);
  const changesWish = changes.custom_prompt !== undefined || changes.preferences !== undefined;
  if (access !== 'full' && changesWish) rejectDeliveryLink();
  return change(ctx, row, access, changes);
};

/** Error: not_found, without a subscription. */
async function changeUserPreferences(
  ctx: Ctx,
  by: Viewer,
  changes: PreferenceChanges,
): Promise<Subscription> {
  const row = await readUserSubscription(ctx, by);
  if (!row) throw notFound('Your subscription was not found.');
  return change(ctx, row, 'full', changes);
}

async function readStatus(ctx: Ctx, by: Viewer): Promise<Reply<'GET /api/subscriptions/status'>> {
  const row = await readUserSubscription(ctx, by);
  return row
    ? {
        subscribed: row.state === 'active',
        subscription: toSubscription(ctx, row, 'full'),
        token: ownerToken(ctx, row),
      }
    : { subscribed: false, subscription: null, token: null };
}

const isWaiting = ({ promptState }: SubscriptionRow) =>
  promptState === 'replaces' || promptState === 'adds';

/** Changes only the given fields. A prompt is read at once, unless a model reads it. */
async function change(
  ctx: Ctx,
  row: SubscriptionRow,
  access: Access,
  { sendHour, sendWeekday, pauseWeeks, ...given }: PreferenceChanges,
): Promise<Subscription> {
  const { id, siteId } = row;
  const { custom_prompt: prompt, ...others } = given;
  const isNewPrompt = prompt !== undefined && (prompt || null) !== row.customPrompt;
  const set = {
    ...toChanges(isNewPrompt ? given : others),
    // Who chooses has seen what was not read, and keeps it besides what a model reads later.
    ...(!isNewPrompt && given.preferences !== undefined && row.promptState
      ? { promptState: isWaiting(row) ? ('adds' as const) : ('read' as const), cannot: [] }
      : {}),
    // Without a text nothing is left of what it asked for.
    ...(isNewPrompt && !prompt && given.preferences === undefined ? { preferences: null } : {}),
    ...(sendHour === undefined ? {} : { sendHour }),
    ...(sendWeekday === undefined ? {} : { sendWeekday }),
    ...(pauseWeeks === undefined
      ? {}
      : { pausedUntil: pauseWeeks === 0 ? null : ahead(pauseWeeks * weekMs) }),
  };
  if (Object.keys(set).length > 0) await ctx.db.update(subscriptions).set(set).where(byId(ctx, id));
  if (isNewPrompt && prompt && !ctx.model)
    await storeReading(ctx.db, siteId, prompt, await readByRules(ctx, siteId, prompt));
  return readAgain(ctx, id, access);
}

/** Returns the current state. Error: not_found, if erased meanwhile. */
async function readAgain(ctx: Ctx, id: string, access: Access): Promise<Subscription> {
  const row = await readSubscription(ctx.db, byId(ctx, id));
  if (!row) throw notFound('The subscription was not found.');
  return toSubscription(ctx, row, access);
}

/** Shows no address to the holder of an old link, who may no longer be the reader. */
const describeReader = (found: Awaited<ReturnType<typeof readUnsubscribeToken>>) => ({
  email: found?.isCurrent ? maskEmail(found.row.email) : '•••',
  language: found ? getLanguage(found.row) : 'en',
});

/** Returns what the link would unsubscribe. An erased subscription has ended. */
async function readUnsubscribeState(
  ctx: Ctx,
  token: string,
): Promise<Reply<'GET /api/subscriptions/unsubscribe/{token}'>> {
  const found = await readUnsubscribeToken(ctx, token);
  return {
    ...describeReader(found),
    subscribed: found !== null && found.row.state !== 'unsubscribed',
    canUndo: found?.isCurrent ?? false,
  };
}

/** Ends a subscription at once, and cancels waiting emails. Idempotent. */
export async function unsubscribe(
  ctx: Ctx,
  token: string,
): Promise<Reply<'POST /api/subscriptions/unsubscribe/{token}'>> {
  const found = await readUnsubscribeToken(ctx, token);
  if (found) await end(ctx, found.row, true);
  return { ...describeReader(found), subscribed: false };
}

async function unsubscribeUser(ctx: Ctx, by: Viewer): Promise<{ subscribed: false }> {
  const row = await readUserSubscription(ctx, by);
  if (row) await end(ctx, row);
  return { subscribed: false };
}

/** `byMail`: by the link of an email. */
async function end(ctx: Ctx, { id }: SubscriptionRow, byMail = false): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if ((await endSubscription(tx, ctx.site.id, eq(subscriptions.id, id))) > 0 && byMail)
      await recordUnsubscribe(tx, ctx.site.id, id, ctx.clock.now());
  });
}

/**
 * Undoes an unsubscription, and the canceling of digests; an unconfirmed subscription stays
 * unconfirmed. Idempotent.
 */
export async function resubscribe(ctx: Ctx, token: string): Promise<Subscription> {
  const { id } = await readResubscribeToken(ctx, token);
  await ctx.db.transaction(async (tx) => {
    const [row] = await resumeSubscription(tx, ctx.site.id, eq(subscriptions.id, id));
    if (!row) return;
    await recordLink(tx, ctx, row, 'resubscribed');
    await requeueDigests(tx, ctx, row.email);
  });
  return readAgain(ctx, id, 'delivery');
}

/**
 * Links a subscription to the account. One of the account's own address is linked even if another
 * account has it. Other addresses need an owner token. Idempotent. Errors: as for any token;
 * conflict if either has another link; unauthorized if the account was deleted meanwhile.
 */
async function linkAccount(ctx: Ctx, by: Viewer, token: string): Promise<Subscription> {
  const {
    row: { id, email },
    access,
  } = await readManageToken(ctx, token);
  if (access !== 'full' && email !== by.email) rejectDeliveryLink();
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(isOwnAccount(ctx, by))
      .for('no key update');
    if (!user) throw new AppError('unauthorized', 'Log in first.');
    const linked = await tx
      .update(subscriptions)
      .set({ userId: user.id })
      .where(
        and(
          byId(ctx, id),
          or(isNull(subscriptions.userId), eq(subscriptions.email, by.email)),
          hasNoSubscription(ctx.site.id, user.id),
        ),
      )
      .returning({ id: subscriptions.id });
    if (linked.length > 0) return;
    const [row] = await tx
      .select({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(byId(ctx, id));
    if (!row) throw notFound('The subscription was not found.');
    if (row.userId === null || (row.userId !== user.id && email === by.email))
      throw new AppError(
        'conflict',
        'Your account already has another subscription. Erase that one first.',
      );
    if (row.userId !== user.id)
      throw new AppError('conflict', 'This subscription belongs to another account.');
  });
  return readAgain(ctx, id, 'full');
}

/** Makes the links of all earlier emails invalid, except to unsubscribe. */
async function endOldLinks(ctx: Ctx, token: string): Promise<{ ended: true }> {
  const { id } = await readOwnerToken(ctx, token);
  await ctx.db.update(subscriptions).set(nextLinkVersion).where(byId(ctx, id));
  return { ended: true };
}

/** Erases all data of a subscription at once. */
async function erase(ctx: Ctx, token: string): Promise<{ erased: true }> {
  const { id } = await readOwnerToken(ctx, token);
  await ctx.db.transaction((tx) => eraseSubscriptions(tx, ctx.site.id, eq(subscriptions.id, id)));
  return { erased: true };
}

const maxMails = 1_000;

/** Returns all data of a subscription, with the full email address. */
async function exportSubscription(
  ctx: Ctx,
  token: string,
): Promise<Reply<'GET /api/subscriptions/export/{token}'>> {
  const row = await readOwnerToken(ctx, token);
  const mails = await ctx.db
    .select({ kind: outbox.kind, state: outbox.state, createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        own(outbox, ctx.site.id, { recipient: row.email }),
        isNotNull(outbox.unsubscribeUrl),
        isNull(outbox.userId),
      ) as SQL,
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(maxMails);
  return {
    ...toSubscription(ctx, row, 'full'),
    site: ctx.site.id,
    email: row.email,
    source: row.source,
    consent: row.consent,
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    consents: await readConsents(ctx, row.id),
    mails: mails.map(({ kind, state, createdAt }) => ({
      kind,
      state,
      createdAt: createdAt.toISOString(),
    })),
  };
}

export const handlers = {
  'GET /api/subscriptions/unsubscribe/{token}': (ctx, { path }) =>
    readUnsubscribeState(ctx, path.token),
  'POST /api/subscriptions/unsubscribe/{token}': (ctx, { path }) => unsubscribe(ctx, path.token),
  'POST /api/subscriptions/unsubscribe-authenticated': (ctx) => unsubscribeUser(ctx, ctx.viewer),
  'GET /api/subscriptions/status': (ctx) => readStatus(ctx, ctx.viewer),
  'PUT /api/subscriptions/preferences': (ctx, { body }) =>
    changeUserPreferences(ctx, ctx.viewer, body),
  'POST /api/subscriptions/link-account': (ctx, { body }) =>
    linkAccount(ctx, ctx.viewer, body.token),
  'GET /api/subscriptions/preferences/{token}': (ctx, { path }) => readPreferences(ctx, path.token),
  'PUT /api/subscriptions/preferences/{token}': (ctx, { path, body }) =>
    changePreferences(ctx, path.token, body),
  'DELETE /api/subscriptions/preferences/{token}': (ctx, { path }) => erase(ctx, path.token),
  'POST /api/subscriptions/end-old-links/{token}': (ctx, { path }) => endOldLinks(ctx, path.token),
  'POST /api/subscriptions/resubscribe/{token}': (ctx, { path }) => resubscribe(ctx, path.token),
  'GET /api/subscriptions/export/{token}': (ctx, { path }) => exportSubscription(ctx, path.token),
} satisfies Partial<Handlers>;
