import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { notFound, tooMany } from '../../infra/app-error.ts';
import { incrementCounters } from '../core/rate-limiter.ts';
import { readSubscription, byId, type SubscriptionRow } from './subscription-row.ts';

/**
 * Tokens of mailed links (product 22): the subscription's id and an HMAC of 256 bits, bound to purpose and tenant. None is stored. One to confirm with also has the time it was made at and
 * is bound to the address, so it ends with either; the others live as long as the subscription.
 * Decision 78.
 */
type Of = Pick<SubscriptionRow, 'siteId' | 'id'>;
type Purpose = 'manage' | 'unsubscribe';
type Signing = Pick<Ctx, 'secrets'>;

const name = (purpose: Purpose | 'verify') => `subscription-${purpose}`;
const words = ({ siteId, id }: Of) => `${siteId} ${id}`;
const verifyWords = (of: Of & Pick<SubscriptionRow, 'email'>, time: string) =>
  `${words(of)} ${time} ${of.email}`;

export const manageToken = ({ secrets }: Signing, of: Of) =>
  `${of.id}.${secrets.sign(name('manage'), words(of))}`;
export const unsubscribeToken = ({ secrets }: Signing, of: Of) =>
  `${of.id}.${secrets.sign(name('unsubscribe'), words(of))}`;

/** `madeAt` by the database's clock. */
export function verifyToken(
  { secrets }: Signing,
  of: Of & Pick<SubscriptionRow, 'email'>,
  madeAt: Date,
): string {
  const time = madeAt.getTime().toString(36);
  return `${of.id}.${time}.${secrets.sign(name('verify'), verifyWords(of, time))}`;
}

/** The subscription that a token was made for, with one of these purposes. Errors: not_found; too_many_requests, for a network that has tried too many. */
export async function readToken(
  ctx: Ctx,
  token: string,
  ...purposes: Purpose[]
): Promise<SubscriptionRow> {
  const [, id = '', signature = ''] = /^([0-9A-Za-z]{12})\.([\w-]{43})$/.exec(token) ?? [];
  const good =
    id !== '' &&
    purposes.some((purpose) =>
      ctx.secrets.verify(name(purpose), words({ siteId: ctx.site.id, id }), signature),
    );
  const row = good ? await readSubscription(ctx.db, byId(ctx, id)) : null;
  return row ?? wrongToken(ctx);
}

/** The same for one to confirm with, as long as the address is the one it was mailed to. Whether it is too old is for who asks. Errors: as `readToken`. */
export async function readVerifyToken(
  ctx: Ctx,
  token: string,
): Promise<{ row: SubscriptionRow; madeAt: Date }> {
  const [, id = '', time = '', signature = ''] =
    /^([0-9A-Za-z]{12})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  const row = id === '' ? null : await readSubscription(ctx.db, byId(ctx, id));
  const good =
    row !== null && ctx.secrets.verify(name('verify'), verifyWords(row, time), signature);
  return { row: good ? row : await wrongToken(ctx), madeAt: new Date(parseInt(time, 36)) };
}

/** Wrong ones are counted, right ones are not held up by them: mail programs unsubscribe people from few networks (reliability G13). */
async function wrongToken(ctx: Ctx): Promise<never> {
  const { count, within } = limits.wrongTokens;
  const [counted] = await incrementCounters(ctx.db, [
    { id: `wrong-tokens ${ctx.client.network}`, seconds: within / 1_000 },
  ]);
  if (counted && counted.count > count)
    throw tooMany('Too many invalid links tried. Try again in a few minutes.', counted.endsIn);
  throw notFound('The subscription');
}
