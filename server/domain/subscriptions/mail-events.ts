import { createHash } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { BounceCause } from '#shared/bounce-causes.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { outbox, subscriptions, users } from '../../db/schema.ts';
import { notFound, AppError } from '../../infra/app-error.ts';
import { setMarker } from '../core/instance-markers.ts';
import { findLastDigest, recordFeedback } from '../mail/issue-feedback.ts';
import { pauseOnBounces, pauseOnComplaints } from '../mail/send-pauses.ts';
import { endSubscription } from './erase.ts';
import { findRecipient } from '../mail/recipients.ts';
import { recordBounce } from '../mail/bounces.ts';
import { suppressAddress, type Reporter } from '../mail/suppressions.ts';
import { normalizeEmail } from '../core/email-address.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Report = HandlerInput<'POST /api/mail/events'>['body'];
/** A bounce or complaint. `id`: identifies it among all events. */
type Event = {
  id: string;
  cause: BounceCause | 'complaint';
  email: string;
  messageId?: string | undefined;
};
type EventCtx = Needs<'db' | 'site' | 'secrets' | 'log' | 'clock'>;

/**
 * Handles an event of the mail service about a sent email. Errors: not_found for an email of
 * another host; conflict for a repeated event. Decision 96.
 */
async function handleMailEvent(ctx: Ctx, report: Report): Promise<Reply<'POST /api/mail/events'>> {
  // Before it is remembered: the other site may still get it.
  const { id, type, email, permanent = false, messageId } = report;
  if (toMailId(ctx, messageId) === 'foreign') throw notFound('The mail was not found.');
  const cause = type === 'complaint' ? type : permanent ? 'gone' : 'other';
  const outcome = await processMailEvent(ctx, { id, cause, email, messageId });
  if (outcome === 'repeated') throw new AppError('conflict', 'This event was already processed.');
  return { outcome };
}

/**
 * Processes an event once. A complaint suppresses the address and ends the subscription.
 * `by`: who reported it.
 */
export async function processMailEvent(
  ctx: EventCtx,
  { id, cause, email, messageId }: Event,
  by: Reporter = 'server',
): Promise<'suppressed' | 'ignored' | 'repeated'> {
  const { db, site, secrets } = ctx;
  const address = normalizeEmail(email);
  const mail = toMailId(ctx, messageId);
  const outcome = await db.transaction(async (tx) => {
    const marker = `mail-event ${createHash('sha256').update(id).digest('base64url')}`;
    // For all sites, so that no event of one can be repeated on another.
    if (!(await setMarker(tx, marker, limits.mailEvents.retentionMs))) return 'repeated';
    if (mail === 'foreign' || cause === 'other') return 'ignored';
    const isOurs =
      mail === null
        ? await isKnown(tx, site.id, address)
        : (await findRecipient({ db: tx, secrets }, { siteId: site.id, ...mail }, address)) ===
          address;
    if (!isOurs) return 'ignored';
    const type = cause === 'complaint' ? cause : 'bounce';
    if (cause === 'complaint') await suppressAddress(tx, secrets, site.id, address, cause, by);
    else if (!(await recordBounce({ db: tx, secrets }, site.id, address, cause, by)))
      return 'ignored';
    const about = mail ?? (await findDigest(ctx, tx, address));
    if (about) await recordFeedback(tx, site.id, about.id, type);
    if (cause === 'complaint') await endSubscription(tx, site.id, eq(subscriptions.email, address));
    return 'suppressed';
  });
  if (outcome === 'suppressed')
    await (cause === 'complaint' ? pauseOnComplaints : pauseOnBounces)(ctx, site);
  return outcome;
}

/** Returns the last digest to an address. Many providers replace the Message-ID. */
async function findDigest({ site, clock }: EventCtx, tx: Db, address: string) {
  const [reader] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(own(subscriptions, site.id, { email: address }));
  return reader && (await findLastDigest(tx, site.id, reader.id, clock.now()));
}

/**
 * Returns the ID in a Message-ID, empty for another format; `foreign` for another site's domain.
 */
function toMailId(
  { site }: Pick<EventCtx, 'site'>,
  messageId: string | undefined,
): { id: string } | 'foreign' | null {
  if (messageId === undefined) return null;
  const [, id = '', domain] = /^<?([^<>@\s]+)@([^<>@\s]+)>?$/.exec(messageId.trim()) ?? [];
  if (domain !== undefined && domain.toLowerCase() !== site.theme.seo.canonicalDomain.toLowerCase())
    return 'foreign';
  return { id };
}

/** Returns whether the site knows the address; else no mail can have gone there. */
async function isKnown(tx: Db, siteId: string, address: string): Promise<boolean> {
  const [reader] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(own(subscriptions, siteId, { email: address }));
  if (reader) return true;
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(own(users, siteId, { email: address }));
  if (user) return true;
  const [mail] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(own(outbox, siteId, { recipient: address }), isNotNull(outbox.unsubscribeUrl)))
    .limit(1);
  return mail !== undefined;
}

export const handlers = {
  'POST /api/mail/events': (ctx, { body }) => handleMailEvent(ctx, body),
} satisfies Partial<Handlers>;
