import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { and, isNull, lt, or, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { passkeys, users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { passkeyLoginMail } from '../../email/passkeys.tsx';
import { AppError } from '../../infra/app-error.ts';
import { logEvent } from '../core/security-log.ts';
import { rememberBrowser } from './login-browser.ts';
import { noticeNewBrowser } from './login-notice.ts';
import { toProvenAccount } from './login.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { storeChallenge, consumeChallenge } from './passkey-challenges.ts';
import { beginSession, endSession } from './sessions.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Passkey = typeof passkeys.$inferSelect;
type Body = HandlerInput<'POST /api/passkey-login/verify'>['body'];

/**
 * Returns a challenge for a login. It names no account, so nothing reveals who has a passkey. The
 * browser lists its passkeys for the site.
 */
async function requestPasskeyLogin(ctx: Ctx): Promise<Reply<'POST /api/passkey-login'>> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: ctx.client.relyingParty.id,
    userVerification: 'required',
    timeout: limits.passkeys.challengeLifetimeMs,
  });
  await storeChallenge(ctx, options.challenge, null);
  return options as Reply<'POST /api/passkey-login'>;
}

/**
 * Exchanges a signed challenge for a session, as `verifyCode` does. A login in a browser that the
 * account did not use before is mailed to its address. Error: unauthorized.
 */
async function verifyPasskeyLogin(
  ctx: Ctx,
  body: Body,
): Promise<Reply<'POST /api/passkey-login/verify'>> {
  const challenge = await consumeChallenge(ctx, body.response.clientDataJSON, null);
  if (challenge === null) throw invalidPasskey(ctx);
  const [passkey] = await ctx.db
    .select()
    .from(passkeys)
    .where(own(passkeys, ctx.site.id, { credentialId: body.id }));
  if (!passkey) throw invalidPasskey(ctx);
  const counter = await verifySignature(ctx, passkey, body, challenge);
  if (counter === null) throw invalidPasskey(ctx);
  const reply = await ctx.db.transaction(async (tx) => {
    // Waits for a change or deletion of the account. This session would survive it.
    const [user] = await tx
      .select()
      .from(users)
      .where(and(own(users, ctx.site.id, { id: passkey.userId }), isNull(users.deletedAt)))
      .for('share');
    if (!user) throw invalidPasskey(ctx);
    // In the statement, so that of two logins with one counter only the first succeeds.
    const [used] = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: databaseNow })
      .where(
        and(
          own(passkeys, ctx.site.id, { id: passkey.id }),
          or(lt(passkeys.counter, counter), sql`${passkeys.counter} = 0 and ${counter} = 0`),
        ),
      )
      .returning({ trustedAt: passkeys.trustedAt });
    // A copy of the secret key may be in use.
    if (!used) throw invalidPasskey(ctx, 'passkey_counter');
    // Replaces the session of the request, as after a fresh-login prompt.
    await endSession({ ...ctx, db: tx });
    await noticeNewBrowser({ ...ctx, db: tx }, user, 'passkey', (site) =>
      passkeyLoginMail(site, user, { passkey: passkey.name, device: ctx.client.device }),
    );
    rememberBrowser(ctx, user.email ?? '');
    const { trustedAt } = used;
    return {
      token: await beginSession({ ...ctx, db: tx }, user, {
        passkey: { id: passkey.id, trustedAt },
      }),
      user: toProvenAccount(ctx, user),
    };
  });
  logEvent(ctx, 'login_succeeded', { user: passkey.userId });
  return reply;
}

/** Logs the failure. The error is the same for every cause, so that it reveals nothing. */
function invalidPasskey(ctx: Ctx, reason: 'passkey' | 'passkey_counter' = 'passkey'): AppError {
  logEvent(ctx, 'login_failed', { user: ctx.viewer?.userId ?? null, reason });
  return new AppError(
    'unauthorized',
    "This passkey doesn't work here, or the attempt has expired. Try again, or use an emailed " +
      'code.',
  );
}

/** Returns the counter of a valid response; null for any other. */
async function verifySignature(
  ctx: Ctx,
  passkey: Passkey,
  { response, ...body }: Body,
  challenge: string,
): Promise<number | null> {
  const userHandle = Buffer.from(passkey.userId).toString('base64url');
  if (response.userHandle !== undefined && response.userHandle !== userHandle) return null;
  try {
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...body, rawId: body.id, response },
      expectedChallenge: challenge,
      expectedOrigin: ctx.client.relyingParty.origins,
      expectedRPID: ctx.client.relyingParty.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // The caller compares counters.
        counter: 0,
        transports: passkey.transports as AuthenticatorTransport[],
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for every invalid response.
    return null;
  }
}

export const handlers = {
  'POST /api/passkey-login': (ctx) => requestPasskeyLogin(ctx),
  'POST /api/passkey-login/verify': (ctx, { body }) => verifyPasskeyLogin(ctx, body),
} satisfies Partial<Handlers>;
