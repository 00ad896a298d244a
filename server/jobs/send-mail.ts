import type { Deps } from '../context.ts';
import { sendDueMails } from '../domain/outbox.ts';

/** Sends the mails that are due. Safe to repeat, and to run in several processes. */
export async function sendMailJob({ db, log, clock, sites, mailer }: Deps, stopping: AbortSignal): Promise<void> {
  if (mailer) await sendDueMails({ db, log, clock, sites, mailer }, undefined, stopping);
}
