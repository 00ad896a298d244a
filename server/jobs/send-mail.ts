import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../context.ts';
import { renderDeliveries } from '../domain/digests/delivery/render-delivery.ts';
import type { Queue, SiteFilter } from '../domain/mail/claim-mails.ts';
import { sendDueMail } from '../domain/mail/outbox-sender.ts';
import { findDueSites } from '../domain/mail/due-sites.ts';
import { isConfirmed } from '../domain/operations/restore-guard.ts';

/** How often to look for other mail while some is being sent. */
const pollIntervalMs = 500;

/** Sends due codes. Idempotent, and safe in several processes. */
export const sendCodesJob = (deps: Deps, stopping: AbortSignal): Promise<void> =>
  send(deps, ['codes'], stopping);

/** Sends all other due emails. Idempotent, and safe in several processes. */
export const sendMailJob = (deps: Deps, stopping: AbortSignal): Promise<void> =>
  send(deps, ['requested', 'others'], stopping);

/**
 * Sends each queue on its own, and in it each site with a mail server of its own. A server that
 * hangs delays only what goes through it.
 */
async function send(deps: Deps, queues: Queue[], stopping: AbortSignal): Promise<void> {
  const { mailer, db } = deps;
  if (!mailer || !(await isConfirmed(db))) return;
  const running = new Map<string, Promise<unknown>>();
  const failures: unknown[] = [];
  const start = (queue: Queue, sites: SiteFilter) => {
    const key = `${queue} ${'only' in sites ? sites.only : ''}`;
    if (running.has(key)) return;
    running.set(
      key,
      sendDueMail({ ...deps, mailer }, { render: renderDeliveries, queue, sites, stopping })
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(key)),
    );
  };
  do {
    for (const queue of queues) {
      const { own, due } = await findDueSites(deps, queue);
      start(queue, { except: own });
      for (const siteId of due) start(queue, { only: siteId });
    }
    await Promise.race([
      Promise.all(running.values()),
      sleep(pollIntervalMs, undefined, { ref: false }),
    ]);
  } while (running.size > 0 && failures.length === 0 && !stopping.aborted);
  await Promise.all(running.values());
  if (failures.length > 0) throw failures[0];
}
