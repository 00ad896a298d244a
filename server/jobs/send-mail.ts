import type { Deps } from '../context.ts';
import { renderDeliveries } from '../domain/digests/render-delivery.ts';
import { sendDueMail, type Queue } from '../domain/mail/outbox-sender.ts';

/** Sends the codes that are due. Safe to repeat, and to run in several processes; like all that sends. */
export const sendCodesJob = (deps: Deps, stopping: AbortSignal): Promise<void> =>
  send(deps, 'codes', stopping);

/** Sends the other mails that are due. */
export const sendMailJob = (deps: Deps, stopping: AbortSignal): Promise<void> =>
  send(deps, 'others', stopping);

async function send(
  { db, log, clock, siteRegistry: sites, secrets, mailer, metrics }: Deps,
  lane: Queue,
  stopping: AbortSignal,
): Promise<void> {
  if (mailer)
    await sendDueMail(
      { db, log, clock, siteRegistry: sites, secrets, mailer, metrics },
      { render: renderDeliveries, lane, stopping },
    );
}
