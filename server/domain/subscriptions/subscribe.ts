import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#shared/contract/index.ts';
import type {
  PreferenceChanges,
  RequestedPreferences,
  SubscriptionReply,
} from '#shared/contract/subscription-schemas.ts';
import * as limits from '#shared/limits.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { loadTranslate } from '#shared/texts/load-translate.ts';
import { signupTexts } from '#shared/texts/signup.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { subscriptionRequests, subscriptions, users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { AppError } from '../../infra/app-error.ts';
import { roundUpTime } from '../../infra/round-up-time.ts';
import { isOwnAccount } from '../accounts/settings.ts';
import { zoneName } from '../core/local-time.ts';
import { hasRevealedMany, revealAccount } from './reveal-account.ts';
import { recordReturns } from './erase.ts';
import { reserveMailSlot, lockEmailForTransaction } from './mail-limits.ts';
import { mailOwnerLink, mailVerification, mailWelcome } from './mails.ts';
import { isFormForMembers, recordRequest, type ConsentSource } from './consents.ts';
import { byEmail, getLanguage } from './subscription-row.ts';
import { newId } from '../core/ids.ts';
import { queueWebHooks } from '../core/web-hook-events.ts';
import { requireProofOfWork } from '../login/signup-surge.ts';
import { normalizeEmail } from '../core/email-address.ts';
import { findSuppression } from '../mail/suppressions.ts';
import { completePreferences } from '../preferences/preferences.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type SubscribeRequest = HandlerInput<'POST /api/subscriptions/subscribe'>['body'];
type Preferences = RequestedPreferences & ConsentSource;

/**
 * Subscribes an address and mails a confirmation link, within `limits.subscriptionMails`. An active
 * reader gets a link to the preferences instead, unless mail to the address bounced. The reply is
 * the same in all cases, so that it reveals no subscriber. A member with the account's own address
 * needs no verification. A form that a program may have filled needs a proof of work and is told
 * nothing about accounts.
 * Errors: challenge_required for such a form, during a sign-up surge, and for a network that was
 * told about many accounts.
 */
async function subscribe(
  ctx: Ctx,
  { email, remark = '', elapsed = Infinity, proof, ...preferences }: SubscribeRequest,
): Promise<SubscriptionReply> {
  const address = normalizeEmail(email);
  const member = ctx.viewer?.email === address ? ctx.viewer : null;
  if (member) return subscribeMember(ctx, member, preferences, 'own address');
  const isComplete = remark === '' && elapsed >= limits.minFormMs;
  const mayReveal = isComplete && ctx.site.revealAccounts;
  // A challenge must not depend on the address, or it would reveal the account.
  const isRevealLimitReached = mayReveal && (await hasRevealedMany(ctx));
  const reason = isComplete ? (isRevealLimitReached ? manyRevealed : null) : unlikelyForm;
  const proven = await requireProofOfWork(ctx, address, proof, reason);
  await requestSubscription(ctx, address, preferences);
  const account = mayReveal ? await revealAccount(ctx, address, proven) : null;
  return buildReply(ctx, account, preferences);
}

const unlikelyForm = english(
  'The form was sent very quickly or has a hidden field filled in. Please send it again.',
);
const manyRevealed = english('Many forms were sent from your network. Please try again tomorrow.');

/**
 * Subscribes a member with the account's own, verified address at once. An active subscription
 * changes only in the given fields. So does one that is resumed by a form for members. `own
 * subscription` also finds a linked one with another address. Error: unauthorized if the account
 * was deleted.
 */
async function subscribeMember(
  ctx: Ctx,
  by: Viewer,
  preferences: Preferences,
  which: 'own address' | 'own subscription',
): Promise<SubscriptionReply> {
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email, timeZone: users.timeZone })
      .from(users)
      .where(isOwnAccount(ctx, by))
      .for('no key update');
    if (!user?.email) throw new AppError('unauthorized', 'Log in first.');
    await lockEmailForTransaction(tx, user.email);
    const rows = await tx
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.siteId, ctx.site.id),
          or(eq(subscriptions.userId, by.userId), eq(subscriptions.email, user.email)),
        ),
      )
      .orderBy(subscriptions.id)
      .for('update');
    const linked = rows.find(({ userId }) => userId === by.userId);
    const elsewhere = linked !== undefined && linked.email !== user.email;
    const subscription =
      elsewhere && linked.state === 'active' && which === 'own subscription'
        ? linked
        : rows.find(({ email }) => email === user.email);
    // An ended one is unlinked, to link one of the account's own address.
    if (elsewhere && linked.state !== 'active')
      await tx
        .update(subscriptions)
        .set({ userId: null })
        .where(own(subscriptions, ctx.site.id, { id: linked.id }));
    const link = elsewhere && linked.state === 'active' ? {} : { userId: by.userId };
    // The proven address counts more than another account's link.
    const getLink = ({ email, userId }: { email: string; userId: string | null }) =>
      userId === null || email === user.email ? link : {};
    if (subscription?.state === 'active') {
      const change = { ...toChanges(preferences), ...getLink(subscription) };
      if (Object.keys(change).length > 0)
        await tx
          .update(subscriptions)
          .set(change)
          .where(own(subscriptions, ctx.site.id, { id: subscription.id }));
      return;
    }
    const active = { state: 'active', pausedUntil: null, confirmedAt: databaseNow } as const;
    // Other forms omit an empty prompt.
    const hasPrompt = !isFormForMembers(preferences.form);
    const [row] = subscription
      ? await tx
          .update(subscriptions)
          .set({
            ...active,
            ...(hasPrompt ? toCompleteChanges(preferences) : toChanges(preferences)),
            ...getLink(subscription),
          })
          .where(own(subscriptions, ctx.site.id, { id: subscription.id }))
          .returning()
      : await tx
          .insert(subscriptions)
          .values({
            siteId: ctx.site.id,
            id: newId(),
            email: user.email,
            source: 'account',
            sendHour: ctx.site.digest.hour,
            timeZone: user.timeZone ?? ctx.site.timeZone,
            createdAt: databaseNow,
            language: ctx.site.t.language,
            ...active,
            ...toCompleteChanges(preferences),
            ...link,
          })
          .returning();
    if (!row) return;
    await recordRequest(tx, ctx, row, preferences, 'account');
    await queueWebHooks(tx, ctx.site.id, 'subscriber.confirmed', row.id);
    if (row.unsubscribedAt) await recordReturns(tx, ctx.site.id, [row]);
    if (await reserveMailSlot(tx, ctx, 'welcome', row.email)) await mailWelcome(tx, ctx, row);
  });
  return buildMemberReply(ctx, preferences);
}

/** Handles a request for an unverified address. */
async function requestSubscription(
  ctx: Ctx,
  address: string,
  preferences: Preferences,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const existing = await lockSubscription(tx, ctx, address);
    const isBounced = await isStoppedByBounce(tx, ctx, address);
    const canMail = await reserveMailSlot(tx, ctx, isBounced ? 'bounced' : 'link', address);
    // The request may come from a stranger, so it must not change the subscription. The emails
    // bound what is stored of it.
    if (existing) {
      if (!canMail) return;
      if (existing.state === 'active' && !isBounced) return mailOwnerLink(tx, ctx, existing);
      const requested = existing.state === 'active' ? null : preferences;
      if (requested)
        await recordRequest(
          tx,
          ctx,
          { ...existing, ...toCompleteChanges(requested) },
          requested,
          'api',
        );
      return mailRequestLink(tx, ctx, existing, requested, isBounced);
    }
    const [row] = await tx
      .insert(subscriptions)
      .values({
        siteId: ctx.site.id,
        id: newId(),
        email: address,
        source: 'form',
        timeZone: ctx.site.timeZone,
        sendHour: ctx.site.digest.hour,
        createdAt: databaseNow,
        language: ctx.site.t.language,
        ...toCompleteChanges(preferences),
        state: 'pending',
        ...(canMail ? { confirmationSentAt: databaseNow } : {}),
      })
      .returning();
    if (row) await recordRequest(tx, ctx, row, preferences, 'api');
    if (canMail && row?.confirmationSentAt)
      await mailVerification(tx, ctx, row, row.confirmationSentAt, isBounced);
  });
}

/** Locks an address and its subscription, if there is one, until the transaction ends. */
async function lockSubscription(tx: Db, ctx: Ctx, address: string) {
  await lockEmailForTransaction(tx, address);
  const [existing] = await tx
    .select()
    .from(subscriptions)
    .where(byEmail(ctx, address))
    .for('update');
  return existing;
}

/** A confirmation link lifts a bounce, but no complaint and no block by staff. Decision 343. */
const isStoppedByBounce = async (tx: Db, { secrets, site }: Ctx, address: string) =>
  (await findSuppression(tx, secrets, site.id, address)) === 'bounce';

type Stored = typeof subscriptions.$inferSelect;

/** Stores a request, and mails the link that confirms it. Null: what the subscription has. */
async function mailRequestLink(
  tx: Db,
  ctx: Ctx,
  subscription: Stored,
  requested: RequestedPreferences | null,
  isBounced: boolean,
): Promise<void> {
  const { siteId, id, frequency, customPrompt, timeZone } = subscription;
  const preferences = requested
    ? pickPreferences(requested)
    : {
        frequency,
        custom_prompt: customPrompt ?? '',
        preferences: subscription.preferences ?? undefined,
        language: getLanguage(subscription),
        timeZone,
      };
  const [request] = await tx
    .insert(subscriptionRequests)
    .values({ siteId, subscriptionId: id, createdAt: databaseNow, preferences })
    .returning();
  if (request)
    await mailVerification(
      tx,
      ctx,
      { ...subscription, ...toCompleteChanges(preferences) },
      request.createdAt,
      isBounced,
    );
}

/**
 * Mails a link to the preferences, or to `toPage`, or a confirmation link: of `requested`, or of
 * what the subscription has. Mails nothing without a subscription. The reply and its time are
 * always the same.
 */
export async function mailLink(
  ctx: Ctx,
  email: string,
  slot: 'link' | 'owner' = 'link',
  toPage?: (token: string) => string,
  requested: RequestedPreferences | null = null,
): Promise<{ sent: true }> {
  const address = normalizeEmail(email);
  const began = performance.now();
  await ctx.db.transaction(async (tx) => {
    const existing = await lockSubscription(tx, ctx, address);
    if (!existing) return;
    const { state } = existing;
    const isBounced = state !== 'unsubscribed' && (await isStoppedByBounce(tx, ctx, address));
    if (!(await reserveMailSlot(tx, ctx, isBounced ? 'bounced' : slot, address))) return;
    return state === 'pending' || isBounced || (requested && state !== 'active')
      ? mailRequestLink(tx, ctx, existing, requested, isBounced)
      : mailOwnerLink(tx, ctx, existing, toPage);
  });
  await roundUpTime(began, limits.linkRequestStepMs);
  return { sent: true };
}

const pickPreferences = ({
  frequency,
  custom_prompt,
  preferences,
  language,
  timeZone,
}: RequestedPreferences): RequestedPreferences => ({
  frequency,
  custom_prompt,
  preferences,
  language,
  timeZone,
});

/** Returns all fields of a form; empty ones are cleared. Language and time zone stay if missing. */
export function toCompleteChanges({
  frequency = 'daily',
  custom_prompt = '',
  preferences,
  ...others
}: RequestedPreferences): Partial<typeof subscriptions.$inferInsert> & {
  frequency: 'daily' | 'weekly';
} {
  return {
    frequency,
    ...toChanges({ ...others, custom_prompt, preferences: preferences ?? null }),
  };
}

type GivenPreferences = Pick<
  PreferenceChanges,
  'frequency' | 'custom_prompt' | 'preferences' | 'language' | 'timeZone'
>;

/** Returns the given fields as they are stored. The prompt waits to be read. */
export function toChanges({
  frequency,
  custom_prompt,
  preferences,
  language,
  timeZone,
}: GivenPreferences): Partial<typeof subscriptions.$inferInsert> {
  return {
    ...(frequency === undefined ? {} : { frequency }),
    ...(custom_prompt === undefined
      ? {}
      : {
          customPrompt: custom_prompt || null,
          promptState: custom_prompt ? (preferences ? 'adds' : 'replaces') : null,
          cannot: [],
        }),
    ...(preferences === undefined ? {} : { preferences: completePreferences(preferences ?? {}) }),
    ...(language === undefined ? {} : { language }),
    ...(timeZone === undefined ? {} : { timeZone: zoneName(timeZone) }),
  };
}

/** `account`: what the reply reveals; null for a neutral reply. */
async function buildReply(
  { site }: Ctx,
  account: { username: string } | null,
  { language = site.t.language }: Preferences,
): Promise<SubscriptionReply> {
  const { knownHint, unknownHint } = (await loadPack(language)).page;
  const { mode, domains } = site.signup;
  return {
    requiresVerification: true,
    userExists: account !== null,
    username: account?.username ?? null,
    hint: account
      ? knownHint
      : mode === 'open'
        ? unknownHint
        : (await loadTranslate(language))(signupTexts[mode], {
            site: site.theme.siteName,
            domains: domains.join(', '),
          }),
  };
}

/** To a logged-in member, who needs no invitation to log in. */
const buildMemberReply = async (
  { site }: Ctx,
  { language = site.t.language }: Preferences,
): Promise<SubscriptionReply> => ({
  requiresVerification: false,
  userExists: false,
  username: null,
  hint: (await loadPack(language)).manage.confirmedText,
});

/** Matches if no other subscription is linked to the account. */
export const hasNoSubscription = (siteId: string, userId: string): SQL =>
  sql`not exists (select 1 from ${subscriptions} as other
    where other.site_id = ${siteId} and other.user_id = ${userId})`;

export const handlers = {
  'POST /api/subscriptions/subscribe': (ctx, { body }) => subscribe(ctx, body),
  'POST /api/subscriptions/subscribe-authenticated': (ctx, { body }) =>
    subscribeMember(ctx, ctx.viewer, body, 'own subscription'),
} satisfies Partial<Handlers>;
