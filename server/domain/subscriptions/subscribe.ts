import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#shared/contract/index.ts';
import type { SubscriptionReply } from '#shared/contract/subscriptions.ts';
import * as limits from '#shared/limits.ts';
import { loadPack } from '#shared/newsletter/translations.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { subscriptions, users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { AppError } from '../../infra/app-error.ts';
import { isOwnAccount } from '../accounts/settings.ts';
import { zoneName } from '../core/local-time.ts';
import { requireProofDuringSurge } from './signup-surge.ts';
import { reserveMailSlot, lockEmailForTransaction } from './mail-limits.ts';
import { mailManageLink, mailVerification, mailWelcome } from './mails.ts';
import { byEmail } from './subscription-row.ts';
import { newId } from '../core/ids.ts';
import { normalizeEmail } from '../core/email-address.ts';

type Given = HandlerInput<'POST /api/subscriptions/subscribe'>['body'];
type Wishes = Pick<Given, 'frequency' | 'custom_prompt' | 'language' | 'timeZone'>;

/**
 * Subscribes an address. It gets a mail with a link to confirm, at most as often as `limits.subscriptionMails` allows; one that is subscribed gets the link to its preferences, and nothing of
 * it changes. The reply is the same for all of them (product 21, reliability G1); so it is for what no person sends (G4). A member who gives the address of their account needs no
 * verification. Errors: challenge_required, while the site is flooded.
 */
export async function subscribe(
  ctx: Ctx,
  { email, remark = '', elapsed = Infinity, proof, ...wishes }: Given,
): Promise<SubscriptionReply> {
  const address = normalizeEmail(email);
  const member = ctx.viewer?.email === address ? ctx.viewer : null;
  if (member) return subscribeMember(ctx, member, wishes, 'own address');
  if (remark === '' && elapsed >= limits.quickestForm) {
    await requireProofDuringSurge(ctx, address, proof);
    await ask(ctx, address, wishes);
  }
  return replyAbout(ctx, address, wishes, {
    requiresVerification: true,
    tell: ctx.site.revealAccounts,
  });
}

/**
 * Subscribes a member with the account's own address, which is proven, at once; of one who is subscribed it changes what is given. With `own subscription` a subscription of another address that
 * is linked to the account counts as well. Error: unauthorized, for who was deleted at this moment.
 */
export async function subscribeMember(
  ctx: Ctx,
  by: Viewer,
  wishes: Wishes,
  which: 'own address' | 'own subscription',
): Promise<SubscriptionReply> {
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email })
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
    const own =
      elsewhere && linked.state === 'active' && which === 'own subscription'
        ? linked
        : rows.find(({ email }) => email === user.email);
    // One that has ended makes room for one of the account's own address.
    if (elsewhere && linked.state !== 'active')
      await tx
        .update(subscriptions)
        .set({ userId: null })
        .where(and(eq(subscriptions.siteId, ctx.site.id), eq(subscriptions.id, linked.id)));
    const link = elsewhere && linked.state === 'active' ? {} : { userId: by.userId };
    if (own?.state === 'active') {
      const change = { ...toChanges(wishes), ...(own.userId === null ? link : {}) };
      if (Object.keys(change).length > 0)
        await tx
          .update(subscriptions)
          .set(change)
          .where(and(eq(subscriptions.siteId, ctx.site.id), eq(subscriptions.id, own.id)));
      return;
    }
    const active = {
      ...whole(wishes),
      state: 'active',
      pausedUntil: null,
      confirmedAt: databaseNow,
    } as const;
    const [row] = own
      ? await tx
          .update(subscriptions)
          .set({ ...active, ...(own.userId === null ? link : {}) })
          .where(and(eq(subscriptions.siteId, ctx.site.id), eq(subscriptions.id, own.id)))
          .returning()
      : await tx
          .insert(subscriptions)
          .values({
            siteId: ctx.site.id,
            id: newId(),
            email: user.email,
            source: 'account',
            sendHour: ctx.site.digest.hour,
            createdAt: databaseNow,
            ...active,
            ...link,
          })
          .returning();
    if (row && (await reserveMailSlot(tx, ctx, 'welcome', row.email)))
      await mailWelcome(tx, ctx, row);
  });
  return replyAbout(ctx, by.email, wishes, { requiresVerification: false, tell: true });
}

/** What somebody wants with an address that is not proven. */
async function ask(ctx: Ctx, address: string, wishes: Wishes): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockEmailForTransaction(tx, address);
    const [known] = await tx
      .select()
      .from(subscriptions)
      .where(byEmail(ctx, address))
      .for('update');
    const may = await reserveMailSlot(tx, ctx, 'link', address);
    // Whoever asks may be a stranger: the reader alone changes what is active.
    if (known?.state === 'active') return void (may && (await mailManageLink(tx, ctx, known)));
    // Left as it was ended, if nobody is going to be asked.
    if (known?.state === 'unsubscribed' && !may) return;
    const pending = {
      ...whole(wishes),
      state: 'pending',
      ...(may ? { confirmationSentAt: databaseNow } : {}),
    } as const;
    const [row] = known
      ? await tx.update(subscriptions).set(pending).where(byEmail(ctx, address)).returning()
      : await tx
          .insert(subscriptions)
          .values({
            siteId: ctx.site.id,
            id: newId(),
            email: address,
            source: 'form',
            sendHour: ctx.site.digest.hour,
            createdAt: databaseNow,
            ...pending,
          })
          .returning();
    if (may && row?.confirmationSentAt)
      await mailVerification(tx, ctx, row, row.confirmationSentAt);
  });
}

/**
 * Mails the link to the preferences, or another one to confirm with; nothing to an address without a subscription. The reply is the same for all, and for one that has had its mails.
 */
export async function mailLink(ctx: Ctx, email: string): Promise<{ sent: true }> {
  const address = normalizeEmail(email);
  await ctx.db.transaction(async (tx) => {
    await lockEmailForTransaction(tx, address);
    const [known] = await tx
      .select()
      .from(subscriptions)
      .where(byEmail(ctx, address))
      .for('update');
    if (!known || !(await reserveMailSlot(tx, ctx, 'link', address))) return;
    if (known.state !== 'pending') return mailManageLink(tx, ctx, known);
    const [row] = await tx
      .update(subscriptions)
      .set({ confirmationSentAt: databaseNow })
      .where(byEmail(ctx, address))
      .returning();
    if (row?.confirmationSentAt) await mailVerification(tx, ctx, row, row.confirmationSentAt);
  });
  return { sent: true };
}

/** All that a form says; it leaves an empty field out. Language and time zone stay where it says nothing of them. */
function whole({
  frequency = 'daily',
  custom_prompt,
  ...wishes
}: Wishes): Partial<typeof subscriptions.$inferInsert> & { frequency: 'daily' | 'weekly' } {
  return { frequency, customPrompt: custom_prompt || null, ...toChanges(wishes) };
}

/** What is given, as it is stored. */
export function toChanges({
  frequency,
  custom_prompt,
  language,
  timeZone,
}: Omit<Wishes, 'custom_prompt'> & { custom_prompt?: string | null }): Partial<
  typeof subscriptions.$inferInsert
> {
  return {
    ...(frequency === undefined ? {} : { frequency }),
    ...(custom_prompt === undefined ? {} : { customPrompt: custom_prompt || null }),
    ...(language === undefined ? {} : { language }),
    ...(timeZone === undefined ? {} : { timeZone: zoneName(timeZone) }),
  };
}

/** `tell`: whether the reply may say that the address has an account here. */
async function replyAbout(
  ctx: Ctx,
  address: string,
  { language = 'en' }: Wishes,
  { requiresVerification, tell }: { requiresVerification: boolean; tell: boolean },
): Promise<SubscriptionReply> {
  const [user] = tell
    ? await ctx.db
        .select({ username: users.username })
        .from(users)
        .where(and(eq(users.siteId, ctx.site.id), eq(users.email, address)))
    : [];
  const { knownHint, unknownHint } = (await loadPack(language)).page;
  return {
    requiresVerification,
    userExists: user !== undefined,
    username: user?.username ?? null,
    hint: user ? knownHint : unknownHint,
  };
}

/** Of an account of the site: whether no other subscription is linked to it. */
export const isEmptyUpdate = (siteId: string, userId: string): SQL =>
  sql`not exists (select 1 from ${subscriptions} as other where other.site_id = ${siteId} and other.user_id = ${userId})`;
