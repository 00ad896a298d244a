import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { notFound, tooMany } from '../../infra/app-error.ts';
import { createSecrets, equalInConstantTime } from '../../infra/signing.ts';
import { incrementCounters } from '../core/rate-limiter.ts';
import { readSubscription, byId, type SubscriptionRow } from './subscription-row.ts';

/**
 * Tokens of mailed links: the subscription's ID and a 256-bit HMAC, bound to purpose and tenant.
 * None is stored. A confirmation token also contains its time and is bound to the address. The
 * others live as long as the subscription. Decision 78.
 */
type SubscriptionKey = Pick<SubscriptionRow, 'siteId' | 'id'>;
type Purpose = 'manage' | 'unsubscribe';
type Signing = Pick<Ctx, 'secrets'>;

const name = (purpose: Purpose | 'verify') => `subscription-${purpose}`;
const toPayload = ({ siteId, id }: SubscriptionKey) => `${siteId} ${id}`;
const toVerifyPayload = (
  subscription: SubscriptionKey & Pick<SubscriptionRow, 'email'>,
  time: string,
) => `${toPayload(subscription)} ${time} ${subscription.email}`;

export const manageToken = ({ secrets }: Signing, subscription: SubscriptionKey) =>
  `${subscription.id}.${secrets.sign(name('manage'), toPayload(subscription))}`;
export const unsubscribeToken = ({ secrets }: Signing, subscription: SubscriptionKey) =>
  `${subscription.id}.${secrets.sign(name('unsubscribe'), toPayload(subscription))}`;

/** `issuedAt` is in database time. */
export function verifyToken(
  { secrets }: Signing,
  subscription: SubscriptionKey & Pick<SubscriptionRow, 'email'>,
  issuedAt: Date,
): string {
  const time = issuedAt.getTime().toString(36);
  const signature = secrets.sign(name('verify'), toVerifyPayload(subscription, time));
  return `${subscription.id}.${time}.${signature}`;
}

/**
 * Returns the subscription of a token with one of the purposes. Errors: not_found;
 * too_many_requests for a network with too many invalid tokens.
 */
export async function readToken(
  ctx: Ctx,
  token: string,
  ...purposes: Purpose[]
): Promise<SubscriptionRow> {
  const [, id = '', signature = ''] = /^([0-9A-Za-z]{12})\.([\w-]{43})$/.exec(token) ?? [];
  const valid =
    id !== '' &&
    purposes.some((purpose) =>
      ctx.secrets.verify(name(purpose), toPayload({ siteId: ctx.site.id, id }), signature),
    );
  const row = valid ? await readSubscription(ctx.db, byId(ctx, id)) : null;
  return row ?? rejectToken(ctx);
}

/**
 * Returns the same for a confirmation token, if its address is still current. Callers check its
 * age. Errors: as `readToken`.
 */
export async function readVerifyToken(
  ctx: Ctx,
  token: string,
): Promise<{ row: SubscriptionRow; issuedAt: Date }> {
  const [, id = '', time = '', signature = ''] =
    /^([0-9A-Za-z]{12})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  const row = id === '' ? null : await readSubscription(ctx.db, byId(ctx, id));
  const valid =
    row !== null && ctx.secrets.verify(name('verify'), toVerifyPayload(row, time), signature);
  return { row: valid ? row : await rejectToken(ctx), issuedAt: new Date(parseInt(time, 36)) };
}

/** Characters of a signature: 132 bits. Each mail has many of these links. */
const shortSignature = 22;
const signFeedback = ({ secrets }: Signing, subscription: SubscriptionKey, postId: string) =>
  secrets.sign('digest-feedback', `${toPayload(subscription)} ${postId}`).slice(0, shortSignature);

/** Token of the links "more like this" and "less like this" under a post of a digest. */
export const feedbackToken = (
  signing: Signing,
  subscription: SubscriptionKey,
  postId: string,
): string => `${subscription.id}.${postId}.${signFeedback(signing, subscription, postId)}`;

/** Returns the subscription and the post of such a token. Errors: as `readToken`. */
export async function readFeedbackToken(
  ctx: Ctx,
  token: string,
): Promise<{ row: SubscriptionRow; postId: string }> {
  const [, id = '', postId = '', signature = ''] =
    /^([0-9A-Za-z]{12})\.([0-9A-Za-z]{1,32})\.([\w-]{22})$/.exec(token) ?? [];
  const isValid =
    id !== '' &&
    ctx.secrets.keys.some((key) =>
      equalInConstantTime(
        signFeedback({ secrets: createSecrets([key]) }, { siteId: ctx.site.id, id }, postId),
        signature,
      ),
    );
  const row = isValid ? await readSubscription(ctx.db, byId(ctx, id)) : null;
  return { row: row ?? (await rejectToken(ctx)), postId };
}

/** Counts invalid tokens only: mail services unsubscribe many readers from few networks. */
async function rejectToken(ctx: Ctx): Promise<never> {
  const { count, within } = limits.wrongTokens;
  const [counted] = await incrementCounters(ctx.db, [
    { id: `wrong-tokens ${ctx.client.network}`, seconds: within / 1_000 },
  ]);
  if (counted && counted.count > count)
    throw tooMany('Too many invalid links tried. Try again in a few minutes.', counted.endsIn);
  throw notFound('The subscription');
}
