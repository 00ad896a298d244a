import { minuteMs } from '#shared/durations.ts';
import type { Deps } from '../../context.ts';
import { openMailbox } from '../../infra/mail/mailbox.ts';
import { forEachIsolated } from '../core/for-each-isolated.ts';
import { deleteMarker, setMarker } from '../core/instance-markers.ts';
import { processMailReport, type ReportOutcome } from '../subscriptions/mail-reports.ts';

type Services = Pick<Deps, 'db' | 'secrets' | 'log' | 'clock' | 'siteRegistry'> & {
  config: Pick<Deps['config'], 'bounceImapUrl'>;
};
type MailboxCounts = Record<ReportOutcome | 'too-large', number>;

const lock = 'bounce-mailbox';
/** Ends the lock of a process that died. Longer than one run. */
const lockMs = 5 * minuteMs;
/** Messages of one run, and its longest time (ms). The next run reads the others. */
const maxMessages = 500;
const maxRunMs = 2 * minuteMs;

/**
 * Handles the unread messages of the mailbox that receives bounces, and marks each as read. Runs in
 * one process at a time. A message whose mark was lost is read again, without effect. One that
 * cannot be handled stays unread. Resolves with null if another process is reading. Throws if the
 * mailbox does not answer.
 */
export async function readBounceMailbox(
  services: Services,
  stopping: AbortSignal,
): Promise<MailboxCounts | null> {
  const { config, db } = services;
  if (config.bounceImapUrl === null || !(await setMarker(db, lock, lockMs))) return null;
  const counts = { suppressed: 0, ignored: 0, unknown: 0, 'no-report': 0, 'too-large': 0 };
  const ending = AbortSignal.any([stopping, AbortSignal.timeout(maxRunMs)]);
  try {
    const mailbox = await openMailbox(config.bounceImapUrl, ending);
    try {
      await forEachIsolated(
        mailbox.readUnread(maxMessages),
        async ({ uid, raw }) => {
          const outcome = raw === null ? 'too-large' : await processMailReport(services, raw);
          await mailbox.markRead(uid);
          counts[outcome] += 1;
        },
        ending,
      );
    } finally {
      await mailbox.close();
    }
  } finally {
    await deleteMarker(db, lock);
  }
  return counts;
}
