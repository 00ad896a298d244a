import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { HandlerInput } from '#shared/contract/index.ts';
import { hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx } from '../../context.ts';
import { rateLimits } from '../../db/schema.ts';
import { AppError } from '../../infra/app-error.ts';
import { newId } from '../core/ids.ts';
import { setMarker } from '../core/instance-markers.ts';

type Proof = HandlerInput<'POST /api/subscriptions/subscribe'>['body']['proof'];

const hoursOfWeek = 168;
const { minRequests, times, zeroBits, challengeLifetimeMs } = limits.signupSurge;

/**
 * Counts a sign-up. Requires a proof of work during a surge, or with a `reason`, which is the
 * message for people. Returns whether a proof was given and used. Logs one warning an hour during a
 * surge. Error: challenge_required, with the challenge. Decision 81.
 */
export async function requireProofOfWork(
  ctx: Ctx,
  address: string,
  proof: Proof,
  reason: string | null,
): Promise<boolean> {
  const { requests, hour, now } = await countRequest(ctx);
  const isSurge = await warnAboutSurge(ctx, requests, hour);
  if (!isSurge && reason === null) return false;
  if (proof && (await checkProof(ctx, address, proof, now))) return true;
  const error = new AppError('challenge_required', isSurge ? surgeMessage : (reason ?? ''));
  error.proof = { challenge: newChallenge(ctx, address, now), zeroBits };
  throw error;
}

const surgeMessage = english(
  "We're getting a lot of sign-ups. Turn on JavaScript so we can check you're not a bot, " +
    'or try again later.',
);

/** Returns whether a site has many more sign-ups than usual. */
async function warnAboutSurge(ctx: Ctx, requests: number, hour: number): Promise<boolean> {
  if (requests <= minRequests) return false;
  const mean = await readWeeklyMean(ctx, hour);
  if (requests <= times * mean) return false;
  if (await setMarker(ctx.db, `signup-surge-warned ${ctx.site.id} ${hour}`, 2 * hourMs))
    ctx.log.warn(
      {
        event: 'signup_surge',
        site: ctx.site.id,
        requests: Math.round(requests),
        mean: Math.round(mean),
      },
      'sign-up surge: signing up and subscribing require a proof of work',
    );
  return true;
}

/**
 * Counts a request, and returns the requests of the last 60 minutes by database time. The previous
 * hour counts by the share of it that is less than an hour ago. `now` is in milliseconds.
 */
async function countRequest({
  db,
  site,
}: Ctx): Promise<{ requests: number; hour: number; now: number }> {
  const id = (hours: number) =>
    sql`${`${toCounterId(site.id)} `}::text
      || (floor(extract(epoch from now()) / 3600)::int - ${sql.raw(String(hours))})`;
  const { rows } = await db.execute<{ count: number; before: number | null; now: number }>(sql`
    insert into ${rateLimits} (id, count, ends_at) values (${id(0)}, 1, now() + interval '8 days')
      on conflict (id) do update set count = least(${rateLimits.count} + 1, 1000000)
      returning count, (select count from ${rateLimits} where id = ${id(1)}) as before,
        extract(epoch from now())::float8 as now`);
  const { count = 1, before = 0, now = 0 } = rows[0] ?? {};
  const hour = Math.floor(now / 3_600);
  return { requests: count + (before ?? 0) * (1 - (now / 3_600 - hour)), hour, now: now * 1_000 };
}

const toCounterId = (siteId: string) => `subscribe-hour ${siteId}`;

/** Returns the mean requests per hour of the last full week. */
async function readWeeklyMean({ db, site }: Ctx, hour: number): Promise<number> {
  const ids = Array.from(
    { length: hoursOfWeek },
    (_, i) => `${toCounterId(site.id)} ${hour - 1 - i}`,
  );
  const [sum] = await db
    .select({ count: sql<number>`coalesce(sum(${rateLimits.count}), 0)::float8` })
    .from(rateLimits)
    .where(inArray(rateLimits.id, ids));
  return (sum?.count ?? 0) / hoursOfWeek;
}

/**
 * Signed for site and address, so that a proof is valid only there, and challenges need no storage.
 */
function newChallenge(ctx: Ctx, address: string, now: number): string {
  const nonceId = `${Math.floor(now).toString(36)}.${newId()}`;
  const payload = `${ctx.site.id} ${nonceId} ${address}`;
  return `${nonceId}.${ctx.secrets.sign('subscribe-proof', payload)}`;
}

/** Returns whether the proof is valid, in time, for this address, and used for the first time. */
async function checkProof(
  ctx: Ctx,
  address: string,
  { challenge, nonce }: NonNullable<Proof>,
  now: number,
): Promise<boolean> {
  const [, nonceId = '', time = '', signature = ''] =
    /^(([0-9a-z]{1,9})\.[0-9A-Za-z]{12})\.([\w-]{43})$/.exec(challenge) ?? [];
  if (!ctx.secrets.verify('subscribe-proof', `${ctx.site.id} ${nonceId} ${address}`, signature))
    return false;
  if (now > parseInt(time, 36) + challengeLifetimeMs) return false;
  if (!beginsWithZeros(createHash('sha256').update(`${challenge}${nonce}`).digest(), zeroBits))
    return false;
  return setMarker(ctx.db, `proof-used ${nonceId}`, challengeLifetimeMs + 60_000);
}

function beginsWithZeros(hash: Buffer, bits: number): boolean {
  return hash.readUInt32BE(0) < 2 ** (32 - bits);
}
