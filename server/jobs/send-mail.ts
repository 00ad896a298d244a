import type { Deps } from '../context.ts';
import { renderDeliveries } from '../domain/digests/render-delivery.ts';
import { sendDueMail } from '../domain/mail/outbox-sender.ts';
import { isConfirmed } from '../domain/operations/restore-guard.ts';
import { type Queue } from '../domain/mail/claim-mails.ts';

/** Sends due codes. Safe to repeat, and to run in several processes. */
export const sendCodesJob = (deps: Deps, stopping: AbortSignal): Promise<void> =>
  send(deps, 'codes', stopping);

/** Sends all other due mails. Safe to repeat, and to run in several processes. */
export const sendMailJob = (deps: Deps, stopping: AbortSignal): Promise<void> =>
  send(deps, 'others', stopping);

async function send(
  { db, log, clock, siteRegistry: sites, secrets, mailer, metrics }: Deps,
  lane: Queue,
  stopping: AbortSignal,
): Promise<void> {
  if (mailer && (await isConfirmed(db)))
    await sendDueMail(
      { db, log, clock, siteRegistry: sites, secrets, mailer, metrics },
      { render: renderDeliveries, lane, stopping },
    );
}
