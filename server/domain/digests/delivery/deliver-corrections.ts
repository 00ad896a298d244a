import { and, isNull, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '#shared/durations.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { managePath, oneClickPath, unsubscribePath, type DigestLanguage } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Needs, Site } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { correctionRecipients, corrections, outbox, subscriptions } from '../../../db/schema.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { correctionMail } from '../../../email/correction.tsx';
import {
  fillDigest,
  joinDigest,
  splitDigest,
  type DigestTemplate,
  type MailedCorrection,
} from '../../../email/digest-template.ts';
import type { MailLanguage } from '../../../email/layout.tsx';
import { forEachIsolated } from '../../core/for-each-isolated.ts';
import { newId } from '../../core/ids.ts';
import { getLanguage } from '../../subscriptions/subscription-row.ts';
import { manageToken, unsubscribeToken } from '../../subscriptions/tokens.ts';
import { recordRecipients } from './correction-recipients.ts';
import { encryptMail } from '../../mail/encrypted-mail.ts';
import { own } from '../../../db/own.ts';

/** Corrections in one digest. Further ones are in the next. */
const maxPerDigest = 3;
/** Longer than an email is in transfer, in which the sentence may be. */
const settlesAfterMs = 5 * minuteMs;
/** Emails that are queued in one transaction. */
const batchSize = 500;
/** Before digests, after emails that readers wait for. */
const correctionPriority = 40;
const expiryMs = 7 * dayMs;

type DigestMail = Pick<typeof outbox.$inferSelect, 'siteId' | 'id' | 'subscriptionId'>;

/**
 * Assigns the open corrections of their readers to digest emails, and returns them by email id. The
 * assignment ends when the email fails before its content was transmitted.
 */
export async function assignCorrections(
  db: Db,
  mails: readonly DigestMail[],
): Promise<Map<string, MailedCorrection[]>> {
  if (mails.length === 0) return new Map();
  const isOpen = sql`recipient.sent_at is null and (
    recipient.mail_id is null or recipient.mail_id = mail.id or exists (
      select 1 from ${outbox} as failed
      where failed.site_id = recipient.site_id and failed.id = recipient.mail_id
        and failed.state = 'failed' and failed.sent_at is null))`;
  const list = JSON.stringify(
    mails.map(({ siteId, id, subscriptionId }) => ({
      site_id: siteId,
      id,
      subscription_id: subscriptionId,
    })),
  );
  const { rows } = await db.execute<MailedCorrection & { siteId: string; mailId: string }>(sql`
    with open as (
      select mail.id as mail_id, first.* from json_to_recordset(${list}::json)
        as mail (site_id text, id text, subscription_id text)
      cross join lateral (
        select recipient.site_id, recipient.correction_id, recipient.subscription_id,
          recipient.mail_id as mail_before, correction.text,
          correction.language, correction.correction, correction.decided_at
        from ${correctionRecipients} as recipient
        join ${corrections} as correction on correction.site_id = recipient.site_id
          and correction.id = recipient.correction_id
        where recipient.site_id = mail.site_id
          and recipient.subscription_id = mail.subscription_id and ${isOpen}
        order by correction.decided_at, correction.id limit ${maxPerDigest}
      ) as first
    ), assigned as (
      update ${correctionRecipients} as recipient set mail_id = mail.mail_id from open as mail
      where recipient.site_id = mail.site_id and recipient.correction_id = mail.correction_id
        and recipient.subscription_id = mail.subscription_id
        and recipient.sent_at is null
        and recipient.mail_id is not distinct from mail.mail_before
      returning recipient.correction_id, recipient.mail_id
    )
    select open.site_id as "siteId", open.mail_id as "mailId", open.text as sentence,
      open.language, open.correction as text
    from open join assigned
      on assigned.correction_id = open.correction_id and assigned.mail_id = open.mail_id
    order by open.decided_at, open.correction_id`);
  return Map.groupBy(rows, ({ siteId, mailId }) => `${siteId} ${mailId}`);
}

/**
 * Records late recipients of struck sentences, and queues corrections that go out at once. A
 * failure affects one correction only.
 */
export async function processCorrections(
  services: Needs<'db' | 'clock' | 'secrets' | 'siteRegistry'>,
): Promise<number> {
  const { db, clock, siteRegistry } = services;
  const open = await db
    .select()
    .from(corrections)
    .where(and(equalsLiteral(corrections.state, 'struck'), isNull(corrections.settledAt)));
  let queued = 0;
  await forEachIsolated(open, async (correction) => {
    const { siteId, id, decidedAt, delivery } = correction;
    const site = siteRegistry.sites.get(siteId);
    if (!site) return;
    const now = clock.now();
    const isSettled = now.getTime() >= (decidedAt?.getTime() ?? 0) + settlesAfterMs;
    if (isSettled) await recordRecipients(db, correction);
    if (delivery === 'now') queued += await queueMails(services, site, correction);
    if (isSettled)
      await db
        .update(corrections)
        .set({ settledAt: now })
        .where(own(corrections, siteId, { id }));
  });
  return queued;
}

/**
 * Queues one email per recipient. Each is assigned in the transaction that queues it, so that it
 * goes out once. Paused readers get the correction with their next digest.
 */
async function queueMails(
  { db, clock, secrets }: Needs<'db' | 'clock' | 'secrets'>,
  site: Site,
  { siteId, id: correctionId, text, language: spoken, correction }: typeof corrections.$inferSelect,
): Promise<number> {
  const templates = new Map<DigestLanguage, { wording: MailLanguage; parts: DigestTemplate }>();
  const render = async (language: DigestLanguage) => {
    const known = templates.get(language);
    if (known) return known;
    const wording = { language, pack: await loadPack(language) };
    const mail = correctionMail(site, wording, {
      sentence: text,
      language: spoken,
      text: correction,
    });
    const template = { wording, parts: splitDigest(mail) };
    templates.set(language, template);
    return template;
  };
  let queued = 0;
  for (;;) {
    const now = clock.now();
    const count = await db.transaction(async (tx) => {
      const readers = await tx
        .select({
          siteId: subscriptions.siteId,
          id: subscriptions.id,
          email: subscriptions.email,
          language: subscriptions.language,
          linkVersion: subscriptions.linkVersion,
        })
        .from(correctionRecipients)
        .innerJoin(
          subscriptions,
          own(subscriptions, correctionRecipients.siteId, {
            id: correctionRecipients.subscriptionId,
          }),
        )
        .where(
          and(
            own(correctionRecipients, siteId, { correctionId }),
            isNull(correctionRecipients.mailId),
            isNull(correctionRecipients.sentAt),
            equalsLiteral(subscriptions.state, 'active'),
            sql`(${subscriptions.pausedUntil} is null
              or ${subscriptions.pausedUntil} <= ${now.toISOString()}::timestamptz)`,
          ),
        )
        .limit(batchSize)
        .for('update', { of: correctionRecipients, skipLocked: true });
      for (const reader of readers) {
        const mailId = newId();
        const { wording, parts } = await render(getLanguage(reader));
        const filled = fillDigest(site, wording, parts, {
          rateUrl: '',
          manageUrl: toSiteUrl(site, managePath(manageToken({ secrets }, reader))),
          unsubscribeUrl: toSiteUrl(site, unsubscribePath(unsubscribeToken({ secrets }, reader))),
          following: [],
          corrections: [],
        });
        const row = {
          siteId,
          id: mailId,
          kind: 'correction',
          priority: correctionPriority,
          recipient: reader.email,
          subscriptionId: reader.id,
          sendAfter: now,
          createdAt: now,
          expiresAt: new Date(now.getTime() + expiryMs),
          unsubscribeUrl: toSiteUrl(site, oneClickPath(unsubscribeToken({ secrets }, reader))),
          ...joinDigest(filled),
        };
        await tx.insert(outbox).values(encryptMail(secrets, row));
        await tx
          .update(correctionRecipients)
          .set({ mailId })
          .where(own(correctionRecipients, siteId, { correctionId, subscriptionId: reader.id }));
      }
      return readers.length;
    });
    queued += count;
    if (count < batchSize) return queued;
  }
}
