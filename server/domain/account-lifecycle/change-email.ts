import { eq } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { problem } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { isUniqueViolation } from '../../db/client.ts';
import { loginCodes, users } from '../../db/schema.ts';
import {
  emailChangedMail,
  emailChangeCodeMail,
  emailTakenMail,
} from '../../email/address-change.tsx';
import { inLanguage } from '../../email/layout.tsx';
import { readMailLanguage } from '../accounts/notification-mails.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { queueAccountNotice } from '../accounts/account-notice.ts';
import { isOwnAccount } from '../accounts/settings.ts';
import { banAddress } from '../accounts/address-bans.ts';
import { checkDomain, hasAccount } from '../login/admission.ts';
import { toProvenAccount } from '../login/login.ts';
import { endApiKeys } from '../accounts/api-keys.ts';
import { mailCode, tryCode, useCode } from '../login/login-codes.ts';
import { endOtherSessions } from '../login/sessions.ts';
import { moveSubscription } from '../subscriptions/erase.ts';
import { lockEmailForTransaction } from '../subscriptions/mail-limits.ts';
import { liftBounce } from '../mail/suppressions.ts';
import { normalizeEmail } from '../core/email-address.ts';
import type { Handlers } from '../core/handler.ts';

/**
 * Mails a code to the account's new email address. The reply reveals no other account: if the
 * address is taken, that email says so and has no code. Errors: bad_request for the current
 * address; forbidden outside of the site's sign-up domains; too_many_requests.
 */
async function requestEmailChange(
  ctx: Ctx,
  by: Viewer,
  { email }: HandlerInput<'PUT /api/account/email'>['body'],
): Promise<Reply<'PUT /api/account/email'>> {
  const address = normalizeEmail(email);
  if (address === by.email)
    throw badRequest([{ field: 'email', message: 'is already your email address' }]);
  checkDomain(ctx.site, address);
  const isTaken = await hasAccount(ctx, address);
  const site = await inLanguage(ctx.site, await readMailLanguage(ctx, by.email));
  return mailCode(
    ctx,
    {
      email: address,
      purpose: 'email_change',
      account: by.email,
      userId: by.userId,
      limit: {
        ...limits.addressChanges,
        message: english('Too many addresses tried. Try again tomorrow.'),
      },
    },
    isTaken ? null : (code) => emailChangeCodeMail(site, { username: by.username, code }),
    () => emailTakenMail(site),
  );
}

/**
 * Changes the email address after checking the code. Ends all other sessions and all API keys, and
 * notifies the old address. Errors: bad_request for a wrong code; forbidden as for the request;
 * conflict if the address was taken meanwhile; too_many_requests.
 */
async function verifyEmailChange(
  ctx: Ctx,
  by: Viewer,
  { otp }: HandlerInput<'POST /api/account/email/verify'>['body'],
): Promise<Reply<'POST /api/account/email/verify'>> {
  const code = await tryCode(ctx, 'email_change', eq(loginCodes.userId, by.userId), by.email, otp);
  if (!code)
    throw invalidCode(
      english('This code is incorrect or has expired. Request a new one.'),
      problem('is incorrect or has expired'),
    );
  // The settings of the site may have changed since the request.
  checkDomain(ctx.site, code.email);
  try {
    return await ctx.db.transaction(async (tx) => {
      if (!(await useCode(tx, code)))
        throw invalidCode(
          english('This code was already used. Request a new one.'),
          problem('was already used'),
        );
      const [user] = await tx
        .update(users)
        .set({ email: code.email })
        .where(isOwnAccount(ctx, by))
        .returning();
      if (!user) throw new AppError('unauthorized', 'Log in first.');
      if (by.ban && user.bannedUntil) await banAddress({ ...ctx, db: tx }, user, user.bannedUntil);
      await liftBounce(tx, ctx.secrets, ctx.site.id, code.email);
      await lockEmailForTransaction(tx, code.email);
      await moveSubscription(tx, ctx.site.id, by.userId, { from: by.email, to: code.email });
      await endOtherSessions({ ...ctx, db: tx }, by);
      await endApiKeys(tx, ctx.site.id, by.userId);
      await queueAccountNotice(tx, ctx, by, 'address-changed', (site) =>
        emailChangedMail(site, by),
      );
      return { user: toProvenAccount(ctx, user) };
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('conflict', 'Another account now uses this address.');
    throw error;
  }
}

const invalidCode = (text: string, message: string) =>
  new AppError('bad_request', text, [{ field: 'otp', message }]);

export const handlers = {
  'PUT /api/account/email': (ctx, { body }) => requestEmailChange(ctx, ctx.viewer, body),
  'POST /api/account/email/verify': (ctx, { body }) => verifyEmailChange(ctx, ctx.viewer, body),
} satisfies Partial<Handlers>;
