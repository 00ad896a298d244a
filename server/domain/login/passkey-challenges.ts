import { and, eq, gt, isNull } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { passkeyChallenges } from '../../db/schema.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { hashToken } from '../../infra/signing.ts';
import { own } from '../../db/own.ts';

/** The cookie of the CSRF token, which these calls need, names the browser. */
const browserHash = ({ client }: Ctx) => hashToken(client.cookies?.read('csrf') ?? '');

/** Stores a challenge for the browser of the request. `userId` null: for a login. */
export async function storeChallenge(
  ctx: Ctx,
  challenge: string,
  userId: string | null,
): Promise<void> {
  await ctx.db.insert(passkeyChallenges).values({
    siteId: ctx.site.id,
    challenge,
    userId,
    browserHash: browserHash(ctx),
    createdAt: databaseNow,
  });
}

/**
 * Consumes the challenge that a response signs. Returns null unless this browser requested it for
 * this purpose within the last minutes. Works once.
 */
export async function consumeChallenge(
  ctx: Ctx,
  clientDataJson: string,
  userId: string | null,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJson);
  const consumed = await ctx.db
    .delete(passkeyChallenges)
    .where(
      and(
        own(passkeyChallenges, ctx.site.id, { challenge, browserHash: browserHash(ctx) }),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.createdAt, ago(limits.passkeys.challengeLifetimeMs)),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return consumed[0]?.challenge ?? null;
}

/** Returns the challenge of a client data JSON; empty for any other text. */
function readChallenge(clientDataJson: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}
