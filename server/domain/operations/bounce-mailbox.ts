import { dayMs, minuteMs } from '#shared/durations.ts';
import type { Deps, Needs } from '../../context.ts';
import { openMailbox, type Mailbox } from '../../infra/mail/mailbox.ts';
import { deleteMarker, setMarker } from '../core/instance-markers.ts';
import { incrementCounters } from '../core/rate-limiter.ts';
import { processMailReport, type ReportOutcome } from '../subscriptions/mail-reports.ts';

type Services = Needs<'db' | 'secrets' | 'log' | 'clock' | 'siteRegistry'> & {
  config: Pick<Deps['config'], 'bounceImapUrl'>;
};
type MailboxCounts = Record<ReportOutcome | 'too-large' | 'unreadable', number>;

const lock = 'bounce-mailbox';
/** Ends the lock of a process that died. Longer than one run. */
const lockMs = 5 * minuteMs;
/** Messages of one run, and its longest time (ms). The next run reads the others. */
const maxMessages = 500;
const maxRunMs = 2 * minuteMs;

/** After so many attempts in a day, a message is marked as read without being handled. */
const maxTries = 5;

/**
 * Handles the unread messages of the mailbox that receives bounces, and marks each as read. Runs in
 * one process at a time. A message whose mark was lost is read again, without effect. A failure
 * ends the run, as the connection may be lost; the next run begins with the same message. Attempts
 * are counted before, because a message may end the process. Resolves with null if another process
 * is reading.
 */
export async function readBounceMailbox(
  services: Services,
  stopping: AbortSignal,
): Promise<MailboxCounts | null> {
  const { config, db } = services;
  if (config.bounceImapUrl === null || !(await setMarker(db, lock, lockMs))) return null;
  const counts = {
    suppressed: 0,
    ignored: 0,
    unknown: 0,
    'no-report': 0,
    'too-large': 0,
    unreadable: 0,
  };
  const ending = AbortSignal.any([stopping, AbortSignal.timeout(maxRunMs)]);
  try {
    const mailbox = await openMailbox(config.bounceImapUrl, ending);
    try {
      for (const uid of await mailbox.listUnread(maxMessages)) {
        if (ending.aborted) break;
        const outcome = await handleMessage(services, mailbox, uid);
        if (outcome !== null) counts[outcome] += 1;
      }
    } finally {
      await mailbox.close();
    }
  } finally {
    await deleteMarker(db, lock);
  }
  return counts;
}

/** Handles a message and marks it as read. Resolves with null if it was deleted meanwhile. */
async function handleMessage(
  services: Services,
  mailbox: Mailbox,
  uid: number,
): Promise<keyof MailboxCounts | null> {
  const id = `bounce-mailbox ${mailbox.id} ${uid}`;
  const [tries] = await incrementCounters(services.db, [{ id, seconds: dayMs / 1_000 }]);
  if (tries && tries.count > maxTries) {
    services.log.warn({ event: 'mail_report_skipped', uid }, 'a bounce could not be read');
    // A mail server that refuses this must not keep the others waiting.
    await mailbox.markRead(uid).catch(() => undefined);
    return 'unreadable';
  }
  const raw = await mailbox.read(uid);
  if (raw === null) return null;
  const outcome = raw === 'too-large' ? raw : await processMailReport(services, raw);
  await mailbox.markRead(uid);
  return outcome;
}
