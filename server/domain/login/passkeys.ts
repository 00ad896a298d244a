import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Passkey } from '#shared/contract/passkeys.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { isUniqueViolation, type Db } from '../../db/client.ts';
import { passkeys, sessions, users } from '../../db/schema.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '../../email/passkeys.tsx';
import { AppError, badRequest, notFound } from '../../infra/app-error.ts';
import { logEvent } from '../core/security-log.ts';
import { newId } from '../core/ids.ts';
import { queueAccountNotice } from '../accounts/account-notice.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { storeChallenge, consumeChallenge } from './passkey-challenges.ts';
import { lacksPasskey, needsPasskey } from './passkey-policy.ts';
import { isOwnAccount } from '../accounts/settings.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/** COSE numbers of EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257];

type Row = typeof passkeys.$inferSelect;

const isOwnedBy = (ctx: Ctx, by: Viewer) => own(passkeys, ctx.site.id, { userId: by.userId });

const toPasskey = ({ id, name, createdAt, lastUsedAt, trustedAt }: Row): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  trustedAt: trustedAt.toISOString(),
});

/** Lists the caller's passkeys, oldest first. */
async function listPasskeys(ctx: Ctx, by: Viewer): Promise<Reply<'GET /api/passkeys'>> {
  const rows = await ctx.db
    .select()
    .from(passkeys)
    .where(isOwnedBy(ctx, by))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return {
    passkeys: rows.map(toPasskey),
    required: needsPasskey({ ...ctx, viewer: by }),
    used: by.hasUsedPasskey,
  };
}

/** Returns what the browser needs to create a passkey. Error: conflict at the maximum number. */
async function requestPasskey(
  ctx: Ctx,
  by: Viewer,
): Promise<Reply<'POST /api/passkey-registration'>> {
  const existing = await ctx.db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(isOwnedBy(ctx, by));
  enforceMost(existing.length);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: ctx.site.theme.siteName,
    rpID: ctx.client.relyingParty.id,
    userID: new Uint8Array(Buffer.from(by.userId)),
    userName: by.username,
    userDisplayName: by.name,
    timeout: limits.passkeys.challengeLifetimeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing,
    // Discoverable, so that a login needs no username.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(ctx, options.challenge, by.userId);
  return options as Reply<'POST /api/passkey-registration'>;
}

function enforceMost(count: number): void {
  if (count >= limits.passkeys.max)
    throw new AppError(
      'conflict',
      "You've reached the limit of {max} passkeys. Remove one to add another.",
      undefined,
      { max: limits.passkeys.max },
    );
}

/**
 * Adds a passkey, lets the session count as begun by it, and notifies the account's address. The
 * first passkey of an account is trusted at once. So is one added after a login by a trusted
 * passkey. Any other is trusted after a day. Decision 200.
 * Errors: bad_request for an invalid response; conflict for a known passkey or at the maximum
 * number; unauthorized.
 */
async function addPasskey(
  ctx: Ctx,
  by: Viewer,
  { name, ...body }: HandlerInput<'POST /api/passkeys'>['body'],
): Promise<Reply<'POST /api/passkeys'>> {
  const created = await verifyRegistration(ctx, by, body);
  try {
    return await ctx.db.transaction(async (tx) => {
      const [user] = await tx
        .select({ firstPasskeyAt: users.firstPasskeyAt })
        .from(users)
        .where(isOwnAccount(ctx, by))
        .for('no key update');
      if (!user) throw new AppError('unauthorized', 'Log in first.');
      enforceMost(await tx.$count(passkeys, isOwnedBy(ctx, by)));
      const isTrusted = by.hasUsedPasskey || user.firstPasskeyAt === null;
      const [row] = await tx
        .insert(passkeys)
        .values({
          siteId: ctx.site.id,
          id: newId(),
          userId: by.userId,
          credentialId: created.id,
          publicKey: Buffer.from(created.publicKey).toString('base64url'),
          counter: created.counter,
          transports: created.transports ?? [],
          name: name ?? ctx.client.device.slice(0, limits.name.max),
          createdAt: databaseNow,
          trustedAt: isTrusted ? databaseNow : ahead(limits.passkeys.waitMs),
        })
        .returning();
      const passkey = row as Row;
      await tx
        .update(users)
        .set({ firstPasskeyAt: sql`coalesce(${users.firstPasskeyAt}, now())` })
        .where(isOwnAccount(ctx, by));
      if (!by.hasUsedPasskey)
        await tx
          .update(sessions)
          .set({ passkeyId: passkey.id, passkeyTrustedAt: passkey.trustedAt })
          .where(own(sessions, ctx.site.id, { id: by.sessionId ?? '' }));
      await queueAccountNotice(tx, ctx, by, 'passkey', (site) =>
        passkeyAddedMail(site, by, passkey.name),
      );
      logEvent(ctx, 'passkey_added', { user: by.userId });
      return toPasskey(passkey);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', 'This passkey was already added.');
    throw error;
  }
}

async function verifyRegistration(
  ctx: Ctx,
  by: Viewer,
  body: Omit<HandlerInput<'POST /api/passkeys'>['body'], 'name'>,
) {
  const { clientDataJSON } = body.response;
  const challenge = await consumeChallenge(ctx, clientDataJSON, by.userId);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const result =
    challenge === null
      ? null
      : await verifyRegistrationResponse({
          response: { ...body, rawId: body.id },
          expectedChallenge: challenge,
          expectedOrigin: ctx.client.relyingParty.origins,
          expectedRPID: ctx.client.relyingParty.id,
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms,
        }).catch(() => null);
  if (!result?.verified)
    throw badRequest([{ field: 'response', message: 'is invalid or has expired' }]);
  return result.registrationInfo.credential;
}

/** Renames one of the caller's passkeys. Error: not_found. */
async function renamePasskey(ctx: Ctx, by: Viewer, id: string, name: string): Promise<Passkey> {
  const [row] = await ctx.db
    .update(passkeys)
    .set({ name })
    .where(and(isOwnedBy(ctx, by), eq(passkeys.id, id)))
    .returning();
  if (!row) throw notFound('The passkey was not found.');
  return toPasskey(row);
}

/**
 * Removes one of the caller's passkeys, ends other sessions that it began, and notifies the
 * account's address. If staff need a passkey, removing a trusted one requires a login by a trusted
 * one. Otherwise a stolen mailbox could shut out the owner. Errors: not_found; passkey_required.
 */
async function removePasskey(
  ctx: Ctx,
  by: Viewer,
  id: string,
): Promise<Reply<'DELETE /api/passkeys/{id}'>> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(passkeys)
      .where(and(isOwnedBy(ctx, by), eq(passkeys.id, id)))
      .returning({
        name: passkeys.name,
        isTrusted: sql<boolean>`${passkeys.trustedAt} <= ${databaseNow}`,
      });
    if (!row) throw notFound('The passkey was not found.');
    if (row.isTrusted && lacksPasskey({ ...ctx, viewer: by }))
      throw new AppError('passkey_required', 'Log in with a passkey to remove this one.');
    await endSessionsOf(tx, ctx, by, id);
    await queueAccountNotice(tx, ctx, by, 'passkey', (site) =>
      passkeyRemovedMail(site, by, row.name),
    );
    logEvent(ctx, 'passkey_removed', { user: by.userId });
    return { removed: true };
  });
}

/** Ends the sessions of a passkey; the caller's one counts as begun by a mailed code. */
async function endSessionsOf(tx: Db, ctx: Ctx, by: Viewer, passkeyId: string): Promise<void> {
  const ofPasskey = own(sessions, ctx.site.id, { userId: by.userId, passkeyId });
  await tx.delete(sessions).where(and(ofPasskey, ne(sessions.id, by.sessionId ?? '')));
  await tx.update(sessions).set({ passkeyId: null, passkeyTrustedAt: null }).where(ofPasskey);
}

export const handlers = {
  'GET /api/passkeys': (ctx) => listPasskeys(ctx, ctx.viewer),
  'POST /api/passkey-registration': (ctx) => requestPasskey(ctx, ctx.viewer),
  'POST /api/passkeys': (ctx, { body }) => addPasskey(ctx, ctx.viewer, body),
  'PATCH /api/passkeys/{id}': (ctx, { path, body }) =>
    renamePasskey(ctx, ctx.viewer, path.id, body.name),
  'DELETE /api/passkeys/{id}': (ctx, { path }) => removePasskey(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
