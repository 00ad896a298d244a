import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Needs } from '../../context.ts';
import { createDeliveryWriter } from './delivery-writer.ts';
import { maxConcurrent, createBatchSizer, createConcurrencyLimit } from './send-throttle.ts';
import type { StoredMail } from './outbox.ts';
import {
  type Services,
  type RenderedDelivery,
  type ClaimedMail,
  requeue,
  deliver,
  recordOutcome,
  isBulk,
} from './deliver-mail.ts';
import { type Queue, type SiteFilter, claimMails, reclaimStale } from './claim-mails.ts';
import { createReceiverBackoffs } from './receiver-backoffs.ts';
import { createVolumeLimit } from './volume-limit.ts';

/** How often to look for new emails while some are being sent, and for emails of dead processes. */
const pollIntervalMs = 500;
const reclaimIntervalMs = 10_000;

/**
 * Results that wait for the database before further emails start. A server that refuses thousands
 * of emails must not fill the connections to the database, which login codes need.
 */
const maxRecordings = 50;

/** How long to wait while no slot is free. */
const yieldMs = 5;

/** How long a rendered email may wait before its reader is checked again. */
const renderedTtlMs = 1_000;

/** Renders digests; the result is by email ID. */
type DeliveryRenderer = (
  services: Needs<'db' | 'secrets' | 'clock' | 'siteRegistry'>,
  mails: readonly StoredMail[],
) => Promise<Map<string, RenderedDelivery>>;

type Options = {
  render: DeliveryRenderer;
  queue?: Queue;
  limit?: number;
  stopping?: AbortSignal;
  only?: { siteId: string; id: string };
  sites?: SiteFilter;
};

/**
 * Sends due emails, urgent ones first, and resolves with the number of sent emails. Several
 * processes may run it: each email is claimed by one. Retries temporary failures after
 * `retryDelays`. Never sends an email again that may have arrived. `only`: emails of one issue.
 * Decision 51.
 */
export async function sendDueMail(
  services: Services,
  { render, queue, limit = Infinity, stopping, only, sites }: Options,
): Promise<number> {
  const { db, log, clock } = services;
  const writer = createDeliveryWriter(db);
  const sizer = createBatchSizer();
  const backoffs = createReceiverBackoffs(services);
  const volumes = createVolumeLimit(services);
  // People wait for what they requested.
  const isWorker = queue !== 'requested' && services.config?.processRole === 'worker';
  const countSlots =
    queue === 'codes' ? () => maxConcurrent : createConcurrencyLimit(services.metrics, isWorker);
  let waiting: ClaimedMail[] = [];
  // Arrays, because growing and shrinking sets keep old tables alive until a major collection.
  const inFlight: Promise<unknown>[] = [];
  const recordings: Promise<unknown>[] = [];
  const failures: unknown[] = [];
  const track = (list: Promise<unknown>[], work: Promise<unknown>) => {
    const tracked: Promise<unknown> = work
      .catch((error: unknown) => void failures.push(error))
      .finally(() => list.splice(list.indexOf(tracked), 1));
    list.push(tracked);
  };
  let [taken, sent] = [0, 0];
  let checkedAt = 0;
  /** Renders digests, and finds emails that must not be sent any more. */
  const check = async (rows: StoredMail[]): Promise<ClaimedMail[]> => {
    const mails = await render(
      services,
      rows.filter(({ issueId }) => issueId !== null),
    );
    checkedAt = performance.now();
    return rows.map((row) => ({ row, rendered: mails.get(row.id) ?? null }));
  };
  const sendOne = async (mail: ClaimedMail) => {
    const { row } = mail;
    const until = isBulk(row) ? backoffs.findWait(row.siteId, row.recipient) : null;
    if (until !== null) {
      volumes.giveBack(row);
      track(recordings, writer.end(row, requeue(row, until)));
      return;
    }
    const attempt = await deliver(services, writer, mail, stopping);
    sizer.count();
    if (!attempt.tried) volumes.giveBack(row);
    // The slot is free before this is stored.
    track(
      recordings,
      recordOutcome(services, writer, backoffs, row, attempt).then(
        (state) => void (sent += state === 'sent' ? 1 : 0),
      ),
    );
  };
  const startAll = () => {
    while (inFlight.length < countSlots() && recordings.length < maxRecordings) {
      const next = waiting.shift();
      if (!next) return;
      track(inFlight, sendOne(next));
    }
  };

  let lastReclaim = -Infinity;
  try {
    for (;;) {
      if (stopping?.aborted || failures.length > 0) break;
      if (performance.now() - lastReclaim > reclaimIntervalMs) {
        lastReclaim = performance.now();
        await reclaimStale(db, clock.now());
      }
      // The reader may have unsubscribed since.
      if (waiting.length > 0 && performance.now() - checkedAt > renderedTtlMs)
        waiting = await check(waiting.map(({ row }) => row));
      startAll();
      const room =
        waiting.length > maxConcurrent
          ? 0
          : Math.min(sizer.room(inFlight.length + waiting.length), limit - taken);
      await backoffs.settle();
      const claimed = room > 0 ? await claimMails(db, clock.now(), room, queue, only, sites) : [];
      const rows = await volumes.take(claimed);
      await backoffs.load(new Set(rows.filter(isBulk).map(({ siteId }) => siteId)));
      taken += rows.length;
      sizer.took(rows);
      if (rows.length > 0) waiting = [...waiting, ...(await check(rows))];
      if (stopping?.aborted) break;
      startAll();
      if (inFlight.length === 0 && waiting.length > 0) {
        await sleep(yieldMs);
        continue;
      }
      // The plan may have held all of these; other mail may be due.
      if (inFlight.length === 0 && claimed.length > 0) continue;
      if (inFlight.length === 0) break;
      // A slow email must delay neither new emails nor those that wait for the process to be idle.
      const canStartLater =
        claimed.length < room || (waiting.length > 0 && inFlight.length < maxConcurrent);
      await Promise.race([
        ...inFlight,
        ...(canStartLater ? [sleep(pollIntervalMs, undefined, { ref: false })] : []),
      ]);
    }
  } finally {
    for (const { row } of waiting) {
      volumes.giveBack(row);
      track(recordings, writer.end(row, requeue(row, clock.now())));
    }
    await Promise.all(inFlight);
    await Promise.all(recordings);
    await volumes.close();
  }
  if (taken > 0)
    log.info({ event: 'job_finished', job: 'send-mail', queue, taken, sent }, 'job finished');
  if (failures.length > 0) throw failures[0];
  return sent;
}
