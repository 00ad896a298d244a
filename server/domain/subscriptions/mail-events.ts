import { createHash } from 'node:crypto';
import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { outbox, subscriptions, users } from '../../db/schema.ts';
import { notFound, AppError } from '../../infra/app-error.ts';
import { setMarker } from '../core/instance-markers.ts';
import { recordFeedback } from '../mail/issue-feedback.ts';
import { pauseOnBounces, pauseOnComplaints } from '../mail/send-pauses.ts';
import { endSubscription } from './erase.ts';
import { suppressAddress } from '../mail/suppressions.ts';
import { normalizeEmail } from '../core/email-address.ts';

type Event = HandlerInput<'POST /api/mail/events'>['body'];
type EventCtx = Pick<Ctx, 'db' | 'site' | 'secrets' | 'log' | 'clock'>;

/**
 * Handles an event of the mail service about a sent email. Errors: not_found for an email of
 * another host; conflict for a repeated event. Decision 96.
 */
export async function handleMailEvent(
  ctx: Ctx,
  event: Event,
): Promise<Reply<'POST /api/mail/events'>> {
  const outcome = await processMailEvent(ctx, event);
  if (outcome === 'foreign') throw notFound('The mail');
  if (outcome === 'repeated') throw new AppError('conflict', 'This event was already processed.');
  return { outcome };
}

/**
 * Processes an event once. A permanent bounce or a complaint suppresses the address; a complaint
 * also ends the subscription. `foreign`: the email of another host.
 */
export async function processMailEvent(
  ctx: EventCtx,
  { id, type, email, permanent = false, messageId }: Event,
): Promise<'suppressed' | 'ignored' | 'foreign' | 'repeated'> {
  const { db, site, secrets } = ctx;
  const address = normalizeEmail(email);
  const mail = messageId === undefined ? null : toMailId(ctx, messageId);
  if (mail === 'foreign') return 'foreign';
  const outcome = await db.transaction(async (tx) => {
    const marker = `mail-event ${createHash('sha256').update(id).digest('base64url')}`;
    // For all sites, so that no event of one can be repeated on another.
    if (!(await setMarker(tx, marker, limits.mailEvents.retentionMs))) return 'repeated';
    if (type === 'bounce' && !permanent) return 'ignored';
    if (
      !(mail === null
        ? await isKnown(tx, site.id, address)
        : await wentTo(tx, site.id, mail.id, address))
    )
      return 'ignored';
    await suppressAddress(tx, secrets, site.id, address, type);
    const about = mail?.id ?? (await findLastDigest(tx, site.id, address));
    if (about !== undefined) await recordFeedback(tx, site.id, about, type);
    if (type === 'complaint') await endSubscription(tx, site.id, eq(subscriptions.email, address));
    return 'suppressed';
  });
  if (outcome === 'suppressed')
    await (type === 'complaint' ? pauseOnComplaints : pauseOnBounces)(ctx, site);
  return outcome;
}

/** Returns the last digest to an address. Many providers replace the Message-ID. */
async function findLastDigest(tx: Db, siteId: string, address: string) {
  const [row] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.siteId, siteId),
        eq(outbox.recipient, address),
        isNotNull(outbox.unsubscribeUrl),
        isNotNull(outbox.issueId),
        isNotNull(outbox.sentAt),
      ),
    )
    .orderBy(desc(outbox.sentAt))
    .limit(1);
  return row?.id;
}

/**
 * Returns the ID in a Message-ID, empty for another format; `foreign` for another site's domain.
 */
function toMailId({ site }: EventCtx, messageId: string): { id: string } | 'foreign' {
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
    .where(and(eq(subscriptions.siteId, siteId), eq(subscriptions.email, address)));
  if (reader) return true;
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.email, address)));
  if (user) return true;
  const [mail] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.siteId, siteId),
        eq(outbox.recipient, address),
        isNotNull(outbox.unsubscribeUrl),
      ),
    )
    .limit(1);
  return mail !== undefined;
}

/** Returns whether that email went to the address. Recipients are removed after a week. */
async function wentTo(tx: Db, siteId: string, id: string, address: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .leftJoin(
      subscriptions,
      and(eq(subscriptions.siteId, outbox.siteId), eq(subscriptions.id, outbox.subscriptionId)),
    )
    .where(
      and(
        eq(outbox.siteId, siteId),
        eq(outbox.id, id),
        or(
          eq(outbox.recipient, address),
          eq(outbox.recipient, ''),
          eq(subscriptions.email, address),
        ),
      ),
    );
  return row !== undefined;
}
