import * as limits from '#shared/limits.ts';
import type { Ctx, Needs } from '../../context.ts';
import { AppError, notFound, tooMany } from '../../infra/app-error.ts';
import { createSecrets, equalInConstantTime } from '../../infra/signing.ts';
import { incrementCounters } from '../core/rate-limiter.ts';
import { readSubscription, byId, type Access, type SubscriptionRow } from './subscription-row.ts';

/**
 * Tokens of mailed links: the subscription's ID and a 256-bit HMAC, bound to purpose, site and
 * the subscription's link version. None is stored. Confirmation and owner tokens also contain their
 * time and are bound to the address. Version 0 is not written.
 */
type SubscriptionKey = Pick<SubscriptionRow, 'siteId' | 'id' | 'linkVersion'>;
type AddressKey = SubscriptionKey & Pick<SubscriptionRow, 'email'>;
type Purpose = 'manage' | 'unsubscribe';
type TimedPurpose = 'verify' | 'owner';
type Signing = Needs<'secrets'>;

const name = (purpose: Purpose | TimedPurpose) => `subscription-${purpose}`;
const toPayload = ({ siteId, id, linkVersion }: SubscriptionKey) =>
  `${siteId} ${id}${linkVersion === 0 ? '' : ` v${linkVersion}`}`;
const toTimedPayload = (subscription: AddressKey, time: string) =>
  `${toPayload(subscription)} ${time} ${subscription.email}`;

function createToken({ secrets }: Signing, purpose: Purpose, key: SubscriptionKey): string {
  const version = key.linkVersion === 0 ? [] : [key.linkVersion.toString(36)];
  return [key.id, ...version, secrets.sign(name(purpose), toPayload(key))].join('.');
}

function createTimedToken(
  { secrets }: Signing,
  purpose: TimedPurpose,
  subscription: AddressKey,
  issuedAt: Date,
): string {
  const time = issuedAt.getTime().toString(36);
  const signature = secrets.sign(name(purpose), toTimedPayload(subscription, time));
  return `${subscription.id}.${time}.${signature}`;
}

export const manageToken = (signing: Signing, subscription: SubscriptionKey): string =>
  createToken(signing, 'manage', subscription);
export const unsubscribeToken = (signing: Signing, subscription: SubscriptionKey): string =>
  createToken(signing, 'unsubscribe', subscription);

/** Token of a link that is mailed on request, with full access for `limits.ownerLink`. */
export const ownerToken = (
  services: Needs<'secrets' | 'clock'>,
  subscription: AddressKey,
): string => createTimedToken(services, 'owner', subscription, services.clock.now());

/** `issuedAt` is in database time. */
export const verifyToken = (signing: Signing, subscription: AddressKey, issuedAt: Date): string =>
  createTimedToken(signing, 'verify', subscription, issuedAt);

const versioned = /^([0-9A-Za-z]{12})(?:\.([0-9a-z]{1,6}))?\.([\w-]{43})$/;
const timed = /^([0-9A-Za-z]{12})\.([0-9a-z]{7,9})\.([\w-]{43})$/;
/** Tokens of the variant of a digest, as emailed, and of a post or variant, of an owner. */
const ofDigest = /^([0-9A-Za-z]{12})\.([0-9A-Za-z]{1,32})\.([\w-]{22})$/;
const ofOwner = /^([\w-]+\.[\w-]+\.[\w-]{43})\.([0-9A-Za-z]{1,32})$/;

type FoundByToken = { row: SubscriptionRow; isCurrent: boolean };

/**
 * Returns the subscription of a token with one of the purposes, and whether its links are still
 * valid; null if it was erased. Errors: not_found; too_many_requests for a network with too many
 * invalid tokens.
 */
async function readAnyVersion(
  ctx: Ctx,
  token: string,
  purposes: Purpose[],
): Promise<FoundByToken | null> {
  const [, id = '', version = '0', signature = ''] = versioned.exec(token) ?? [];
  const linkVersion = parseInt(version, 36);
  const valid =
    id !== '' &&
    purposes.some((purpose) =>
      ctx.secrets.verify(
        name(purpose),
        toPayload({ siteId: ctx.site.id, id, linkVersion }),
        signature,
      ),
    );
  if (!valid) return rejectToken(ctx);
  const row = await readSubscription(ctx.db, byId(ctx, id));
  return row && { row, isCurrent: row.linkVersion === linkVersion };
}

/** Reads a link of any email, to unsubscribe: also old links can do this. Otherwise as above. */
export async function readUnsubscribeToken(ctx: Ctx, token: string): Promise<FoundByToken | null> {
  return timed.test(token)
    ? { row: (await readTimedToken(ctx, token, 'owner')).row, isCurrent: true }
    : readAnyVersion(ctx, token, ['unsubscribe', 'manage']);
}

/** Reads a link that may resubscribe. Errors: as above. */
export async function readResubscribeToken(ctx: Ctx, token: string): Promise<SubscriptionRow> {
  const found = await readUnsubscribeToken(ctx, token);
  return found?.isCurrent ? found.row : rejectOldLink();
}

/** Reads the link to the preferences. Errors: as above; gone for an expired owner token. */
export async function readManageToken(
  ctx: Ctx,
  token: string,
): Promise<{ row: SubscriptionRow; access: Access }> {
  if (timed.test(token)) {
    const { row, issuedAt } = await readTimedToken(ctx, token, 'owner');
    if (ctx.clock.now().getTime() > issuedAt.getTime() + limits.ownerLink.lifetimeMs)
      throw new AppError('gone', 'This link has expired. Request a new one.');
    return { row, access: 'full' };
  }
  const found = await readAnyVersion(ctx, token, ['manage']);
  return found?.isCurrent ? { row: found.row, access: 'delivery' } : rejectOldLink();
}

/** Reads an owner token. Errors: as above; forbidden for a link of another email. */
export async function readOwnerToken(ctx: Ctx, token: string): Promise<SubscriptionRow> {
  const { row, access } = await readManageToken(ctx, token);
  return access === 'full' ? row : rejectDeliveryLink();
}

export function rejectDeliveryLink(): never {
  throw new AppError(
    'forbidden',
    'This link changes delivery only. Request a link by email, or log in with this address.',
  );
}

/**
 * Reads a link to mail a new one to its address, of any age. `itemId`: the variant of a digest.
 * `issuedAt`: of a timed one. Errors: not_found, as above.
 */
export async function readLinkToken(
  ctx: Ctx,
  token: string,
): Promise<{ row: SubscriptionRow; itemId: string | null; issuedAt: Date | null }> {
  if (timed.test(token))
    return { ...(await readTimedToken(ctx, token, 'verify', 'owner')), itemId: null };
  return ofDigest.test(token)
    ? { ...(await readFeedbackToken(ctx, token)), issuedAt: null }
    : { ...(await readManageToken(ctx, token)), itemId: null, issuedAt: null };
}

/**
 * Returns the subscription of a confirmation token, if its address is still current. Callers check
 * its age. Errors: not_found, too_many_requests.
 */
export const readVerifyToken = (
  ctx: Ctx,
  token: string,
): Promise<{ row: SubscriptionRow; issuedAt: Date }> => readTimedToken(ctx, token, 'verify');

async function readTimedToken(
  ctx: Ctx,
  token: string,
  ...purposes: TimedPurpose[]
): Promise<{ row: SubscriptionRow; issuedAt: Date }> {
  const [, id = '', time = '', signature = ''] = timed.exec(token) ?? [];
  const row = id === '' ? null : await readSubscription(ctx.db, byId(ctx, id));
  const valid =
    row !== null &&
    purposes.some((purpose) =>
      ctx.secrets.verify(name(purpose), toTimedPayload(row, time), signature),
    );
  return { row: valid ? row : await rejectToken(ctx), issuedAt: new Date(parseInt(time, 36)) };
}

/** Characters of a signature: 132 bits. These links are in each email. */
const shortSignature = 22;
const signFeedback = ({ secrets }: Signing, subscription: SubscriptionKey, itemId: string) =>
  secrets.sign('digest-feedback', `${toPayload(subscription)} ${itemId}`).slice(0, shortSignature);

/** Token of the link to the posts of a digest in an email to this reader. */
export const feedbackToken = (
  signing: Signing,
  subscription: SubscriptionKey,
  variantId: string,
): string => `${subscription.id}.${variantId}.${signFeedback(signing, subscription, variantId)}`;

/** Token of a post or a digest for the holder of an owner token, who may change the preferences. */
export const fullFeedbackToken = (
  services: Needs<'secrets' | 'clock'>,
  subscription: AddressKey,
  itemId: string,
): string => `${ownerToken(services, subscription)}.${itemId}`;

/** Reads a token of an owner. Errors: not_found, gone, too_many_requests. */
export async function readFullFeedbackToken(
  ctx: Ctx,
  token: string,
): Promise<{ row: SubscriptionRow; itemId: string }> {
  const [, owner = '', itemId = ''] = ofOwner.exec(token) ?? [];
  return { row: await readOwnerToken(ctx, owner), itemId };
}

/** Reads a token of either kind. Errors: as above. */
export async function readFeedbackToken(
  ctx: Ctx,
  token: string,
): Promise<{ row: SubscriptionRow; itemId: string; access: Access }> {
  if (ofOwner.test(token)) return { ...(await readFullFeedbackToken(ctx, token)), access: 'full' };
  const [, id = '', itemId = '', signature = ''] = ofDigest.exec(token) ?? [];
  const row = id === '' ? null : await readSubscription(ctx.db, byId(ctx, id));
  const isValid =
    row !== null &&
    ctx.secrets.keys.some((key) =>
      equalInConstantTime(signFeedback({ secrets: createSecrets([key]) }, row, itemId), signature),
    );
  return { row: isValid ? row : await rejectToken(ctx), itemId, access: 'delivery' };
}

/** Genuine, so it counts against no network. */
function rejectOldLink(): never {
  throw notFound('The subscription was not found.');
}

/** Counts invalid tokens only: mail services unsubscribe many readers from few networks. */
async function rejectToken(ctx: Ctx): Promise<never> {
  const { count, windowMs } = limits.wrongTokens;
  const [counted] = await incrementCounters(ctx.db, [
    { id: `wrong-tokens ${ctx.client.network}`, seconds: windowMs / 1_000 },
  ]);
  if (counted && counted.count > count)
    throw tooMany('Too many invalid links tried. Try again in a few minutes.', counted.endsIn);
  throw notFound('The subscription was not found.');
}
