import { and, eq } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { problem } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { loginCodes } from '../../db/schema.ts';
import { bounceCodeMail } from '../../email/lift-bounce.tsx';
import { inLanguage } from '../../email/layout.tsx';
import { readMailLanguage } from '../accounts/notification-mails.ts';
import { AppError, badRequest } from '../../infra/app-error.ts';
import { mailCode, tryCode, useCode } from '../login/login-codes.ts';
import { findSuppression, liftBounce } from '../mail/suppressions.ts';
import type { Handlers } from '../core/handler.ts';

type StoppedMail = Reply<'GET /api/account/bounce'>;

/** Returns whether a site sends nothing but codes to the member. */
async function readStoppedMail(
  { db, secrets, site }: Needs<'db' | 'secrets' | 'site'>,
  { email }: Pick<Viewer, 'email'>,
): Promise<StoppedMail> {
  const reason = await findSuppression(db, secrets, site.id, email);
  return { stopped: reason === null || reason === 'bounce' ? reason : 'other' };
}

/**
 * Mails a code to the member's own address, which proves that mail arrives there again. Errors:
 * conflict if no bounce stops it: complaints and blocks by staff stay; too_many_requests.
 */
async function requestBounceCode(ctx: Ctx, by: Viewer): Promise<Reply<'POST /api/account/bounce'>> {
  const { stopped } = await readStoppedMail(ctx, by);
  if (stopped !== 'bounce')
    throw new AppError(
      'conflict',
      stopped === null
        ? english('Mail to your address is not stopped.')
        : english(
            'Mail to your address was stopped by a complaint or by staff. Write to the site.',
          ),
    );
  const site = await inLanguage(ctx.site, await readMailLanguage(ctx, by.email));
  return mailCode(
    ctx,
    { email: by.email, purpose: 'bounce', account: by.email, userId: by.userId },
    (code) => bounceCodeMail(site, { username: by.username, code }),
    // There is no other case: the address is the member's own.
    () => bounceCodeMail(site, { username: by.username, code: '' }),
  );
}

/** Lifts the bounce after checking the code. Errors: bad_request; too_many_requests. */
async function verifyBounceCode(
  ctx: Ctx,
  by: Viewer,
  { otp }: HandlerInput<'POST /api/account/bounce/verify'>['body'],
): Promise<StoppedMail> {
  const isOwn = and(eq(loginCodes.userId, by.userId), eq(loginCodes.email, by.email));
  const code = isOwn && (await tryCode(ctx, 'bounce', isOwn, by.email, otp));
  if (!code) throw invalidCode(problem('is incorrect or has expired. Request a new one'));
  await ctx.db.transaction(async (tx) => {
    if (!(await useCode(tx, code)))
      throw invalidCode(problem('was already used. Request a new one'));
    await liftBounce(tx, ctx.secrets, ctx.site.id, by.email);
  });
  return readStoppedMail(ctx, by);
}

const invalidCode = (message: string) => badRequest([{ field: 'otp', message }]);

export const handlers = {
  'GET /api/account/bounce': (ctx) => readStoppedMail(ctx, ctx.viewer),
  'POST /api/account/bounce': (ctx) => requestBounceCode(ctx, ctx.viewer),
  'POST /api/account/bounce/verify': (ctx, { body }) => verifyBounceCode(ctx, ctx.viewer, body),
} satisfies Partial<Handlers>;
