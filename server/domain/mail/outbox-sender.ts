import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema.ts';
import type { FilledDigest } from '../../email/digest-template.ts';
import type { Mailer } from '../../infra/mail/mailer.ts';
import type { Outcome } from '../../infra/mail/outcome.ts';
import {
  areDigestsPaused,
  pauseOnBounces,
  pauseOnPolicyRejections,
  isPaused,
} from './send-pauses.ts';
import {
  createDeliveryWriter,
  type DeliveryResult,
  type DeliveryWriter,
} from './delivery-writer.ts';
import { isSuppressed, suppressAddress } from './suppressions.ts';
import { maxConcurrent, createBatchSizer, createConcurrencyLimit } from './send-throttle.ts';
import { urgentPriority, type StoredMail } from './outbox.ts';

/** Login codes and other mails are sent separately, so that a code waits for no slow mail. */
export type Queue = 'codes' | 'others';

const minute = 60_000;
/** Delays after the first failure, the second, and so on. After the last, the mail has failed. */
const retryDelays = [minute / 2, 2 * minute, 10 * minute, 30 * minute, 120 * minute];

/** How long a process may hold a mail, longer than a mailer takes. Then it counts as dead. */
const lease = 2 * minute;

/** How often to look for new mails while some are being sent, and for mails of dead processes. */
const pollIntervalMs = 500;
const reclaimIntervalMs = 10_000;

/** How long to wait while no slot is free. */
const yieldMs = 5;

/** How long a rendered mail may wait before its reader is checked again. */
const renderedTtlMs = 1_000;

type Parts = Pick<Deps, 'db' | 'log' | 'clock' | 'siteRegistry' | 'secrets'> & {
  mailer: Mailer;
  metrics?: Pick<Deps['metrics'], 'sinceRequest'>;
};

/**
 * The mail of an issue for one reader; `fill` renders it. `unwanted`: why it must not be sent.
 * `later`: it is being rendered again, or the issue is held.
 */
export type RenderedDelivery =
  { recipient: string; fill(): FilledDigest } | { unwanted: string } | 'later';

/** Renders mails of issues; the result is by id of the mail. */
export type DeliveryRenderer = (
  services: Pick<Deps, 'db' | 'secrets' | 'clock' | 'siteRegistry'>,
  mails: readonly StoredMail[],
) => Promise<Map<string, RenderedDelivery>>;

type Options = {
  render: DeliveryRenderer;
  lane?: Queue;
  most?: number;
  stopping?: AbortSignal;
  only?: { siteId: string; id: string };
};

/** A mail that this process holds, with its rendered content if it is of an issue. */
type ClaimedMail = { row: StoredMail; own: RenderedDelivery | null };

/**
 * Sends due mails, urgent ones first, at most `most`. Resolves with the number of sent mails.
 * Several processes may run it: each mail is claimed by one. A temporary failure is retried after
 * `retryDelays`. A mail that may have arrived is never sent again. `only`: mails of one issue.
 * Decision 51.
 */
export async function sendDueMail(
  parts: Parts,
  { render, lane, most = Infinity, stopping, only }: Options,
): Promise<number> {
  const { db, log, clock } = parts;
  const ledger = createDeliveryWriter(db);
  const pace = createBatchSizer();
  const places = lane === 'codes' ? () => maxConcurrent : createConcurrencyLimit(parts.metrics);
  let queue: ClaimedMail[] = [];
  // Arrays, because growing and shrinking sets keep old tables alive until a major collection.
  const underWay: Promise<unknown>[] = [];
  const endings: Promise<unknown>[] = [];
  const failures: unknown[] = [];
  const track = (list: Promise<unknown>[], work: Promise<unknown>) => {
    const one: Promise<unknown> = work
      .catch((error: unknown) => void failures.push(error))
      .finally(() => list.splice(list.indexOf(one), 1));
    list.push(one);
  };
  let [taken, sent] = [0, 0];
  let checkedAt = 0;
  /** Renders mails of issues, and finds those that are no longer wanted. */
  const check = async (rows: StoredMail[]): Promise<ClaimedMail[]> => {
    const mails = await render(
      parts,
      rows.filter(({ issueId }) => issueId !== null),
    );
    checkedAt = performance.now();
    return rows.map((row) => ({ row, own: mails.get(row.id) ?? null }));
  };
  const sendOne = async (mail: ClaimedMail) => {
    const handedOver = await deliver(parts, ledger, mail, stopping);
    pace.count();
    // Its place is free: it is not waited for until this is stored.
    track(
      endings,
      recordOutcome(parts, ledger, mail.row, handedOver).then(
        (state) => void (sent += state === 'sent' ? 1 : 0),
      ),
    );
  };
  const startAll = () => {
    while (underWay.length < places()) {
      const next = queue.shift();
      if (!next) return;
      track(underWay, sendOne(next));
    }
  };

  let lookedForLost = -Infinity;
  try {
    for (;;) {
      if (stopping?.aborted || failures.length > 0) break;
      if (performance.now() - lookedForLost > reclaimIntervalMs) {
        lookedForLost = performance.now();
        await reclaimStale(db, clock.now());
      }
      // Somebody may have unsubscribed since.
      if (queue.length > 0 && performance.now() - checkedAt > renderedTtlMs)
        queue = await check(queue.map(({ row }) => row));
      startAll();
      const room =
        queue.length > maxConcurrent
          ? 0
          : Math.min(pace.room(underWay.length + queue.length), most - taken);
      const rows = room > 0 ? await claim(db, clock.now(), room, lane, only) : [];
      taken += rows.length;
      pace.took(rows);
      if (rows.length > 0) queue = [...queue, ...(await check(rows))];
      if (stopping?.aborted) break;
      startAll();
      if (underWay.length === 0 && queue.length > 0) {
        await sleep(yieldMs);
        continue;
      }
      if (underWay.length === 0) break;
      // One that takes long holds up none that comes meanwhile.
      await Promise.race([
        ...underWay,
        ...(rows.length < room ? [sleep(pollIntervalMs, undefined, { ref: false })] : []),
      ]);
    }
  } finally {
    for (const { row } of queue) track(endings, ledger.end(row, requeue(row, clock.now())));
    await Promise.all(underWay);
    await Promise.all(endings);
  }
  if (taken > 0)
    log.info({ event: 'job_finished', job: 'send-mail', lane, taken, sent }, 'job finished');
  if (failures.length > 0) throw failures[0];
  return sent;
}

/**
 * Takes rows for this process alone. Until they are done with, `send_after` is the end of their lease. Among mails of one priority it is each tenant's turn: first whose mails are fewest
 * on their way, then who waits longest (reliability F16). A tenant whose mail rests sends codes only; one whose digests rest, all else; of an issue that is held nothing goes.
 */
async function claim(
  db: Db,
  now: Date,
  most: number,
  lane: Queue | undefined,
  only: Options['only'],
): Promise<StoredMail[]> {
  const ofIssue = only ? sql`site_id = ${only.siteId} and issue_id = ${only.id}` : sql`true`;
  const ofLane = sql`${lane === undefined ? sql`true` : lane === 'codes' ? sql`priority = ${urgentPriority}` : sql`priority > ${urgentPriority}`} and ${ofIssue}`;
  // Materialized, so that the limit counts once, not for every row that the update looks at.
  const due = sql`(${outbox.siteId}, ${outbox.id}) in (
    with tenants as materialized (
      select id, ${isPaused(sql`sites.id`)} as rests, (digests_paused_at is not null or ${areDigestsPaused(sql`sites.id`)}) as digests_rest, (select count(*) from outbox where state = 'sending' and site_id = sites.id and ${ofLane}) as under_way from sites
    ), first as materialized (
      select mail.*, tenants.under_way from tenants cross join lateral (
        select site_id, id, priority, send_after from outbox
        where site_id = tenants.id and state = 'queued' and send_after <= ${now.toISOString()}::timestamptz and ${ofLane} and (priority = ${urgentPriority} or not tenants.rests)
          and (variant_id is null or not tenants.digests_rest and exists (
            select 1 from digest_variants join issues on issues.site_id = digest_variants.site_id and issues.id = digest_variants.issue_id
            where digest_variants.site_id = outbox.site_id and digest_variants.id = outbox.variant_id and digest_variants.state <> 'waiting' and issues.held_at is null))
        order by priority, send_after limit ${most} for update skip locked
      ) as mail
    ), due as materialized (
      select site_id, id from first order by priority, under_way + row_number() over (partition by site_id order by priority, send_after), send_after limit ${most}
    ) select site_id, id from due)`;
  const rows = await db
    .update(outbox)
    .set({ state: 'sending', sendAfter: new Date(now.getTime() + lease), sentAt: null })
    .where(due)
    .returning();
  const inOrder = rows.toSorted(
    (a, b) => a.priority - b.priority || a.createdAt.getTime() - b.createdAt.getTime(),
  );
  const [taken, places] = [new Map<string, number>(), new Map<StoredMail, number>()];
  for (const row of inOrder) {
    const place = taken.get(row.siteId) ?? 0;
    places.set(row, place);
    taken.set(row.siteId, place + 1);
  }
  return inOrder.toSorted(
    (a, b) => a.priority - b.priority || (places.get(a) ?? 0) - (places.get(b) ?? 0),
  );
}

const requeue = (row: StoredMail, dueAt: Date): DeliveryResult => ({
  state: 'queued',
  attempts: row.attempts,
  smtpResponse: row.smtpResponse,
  sendAfter: dueAt,
  sentAt: null,
});

/** What became of a mail; `later`: what it says is written anew. `tried`: it was about to go. `begunAt`: when its words began to. */
type HandedOver = {
  outcome: Outcome | 'later';
  tried: boolean;
  recipient: string;
  begunAt: Date | null;
};

async function deliver(
  parts: Parts,
  ledger: DeliveryWriter,
  { row, own }: ClaimedMail,
  stopping: AbortSignal | undefined,
): Promise<HandedOver> {
  const { clock, mailer, siteRegistry: sites } = parts;
  const not = (outcome: HandedOver['outcome'], tried = false): HandedOver => ({
    outcome,
    tried,
    recipient: row.recipient,
    begunAt: null,
  });
  const unwanted = await whyNot(parts, row, own);
  if (unwanted !== null) return not({ kind: 'permanent', answer: unwanted });
  if (own === 'later') return not('later');
  if (own !== null && 'unwanted' in own) return not({ kind: 'permanent', answer: own.unwanted });
  const site = sites.sites.get(row.siteId);
  if (!site) return not({ kind: 'temporary', answer: 'no such site here' }, true);
  let begunAt: Date | null = null;
  // From here on it may have arrived, whatever becomes of this process: written down before the first byte goes out.
  const beforeData = async () => {
    const at = clock.now();
    if (!(await ledger.begin(row, at))) throw new Error('somebody else has this mail by now');
    begunAt = at;
  };
  const recipient = own?.recipient ?? row.recipient;
  const { subject, html, text } = own?.fill() ?? row;
  const outcome = await mailer.send(
    {
      id: row.id,
      urgent: row.priority === urgentPriority,
      site: { name: site.theme.siteName, domain: site.theme.seo.canonicalDomain },
      recipient,
      subject,
      html,
      text,
      unsubscribeUrl: row.unsubscribeUrl,
    },
    { stopping, beforeData },
  );
  return { outcome, tried: true, recipient, begunAt };
}

/** Why a mail is not to go at all; null if it may. Codes go everywhere: somebody asks for them now. */
async function whyNot(
  { db, clock, secrets }: Parts,
  { siteId, recipient, priority, expiresAt }: StoredMail,
  own: RenderedDelivery | null,
): Promise<string | null> {
  if (expiresAt !== null && expiresAt <= clock.now()) return 'expired';
  return own === null &&
    priority > urgentPriority &&
    (await isSuppressed(db, secrets, siteId, recipient))
    ? 'suppressed'
    : null;
}

/** Stores what became of a mail. */
async function recordOutcome(
  parts: Parts,
  ledger: DeliveryWriter,
  row: StoredMail,
  { outcome, tried, recipient, begunAt }: HandedOver,
): Promise<StoredMail['state']> {
  const { db, log, clock, secrets } = parts;
  const now = clock.now();
  if (outcome === 'later') {
    await ledger.end(row, requeue(row, now));
    return 'queued';
  }
  const { kind, bounced = false } = outcome;
  if (bounced) await suppressAddress(db, secrets, row.siteId, recipient, 'bounce');
  const attempts = row.attempts + (tried ? 1 : 0);
  const wait = kind === 'temporary' ? retryDelays[row.attempts] : undefined;
  const state = kind === 'sent' ? 'sent' : wait === undefined ? 'failed' : 'queued';
  const answer = kind === 'uncertain' ? `uncertain: ${outcome.answer}` : outcome.answer;
  await ledger.end(row, {
    state,
    attempts,
    smtpResponse: answer,
    sendAfter: wait === undefined ? now : new Date(now.getTime() + wait),
    sentAt: kind === 'sent' ? now : kind === 'uncertain' ? begunAt : null,
  });
  // What the server said may hold the address: only its number, or the name of what was wrong with the connection.
  const said =
    /^(?:uncertain: )?(?:\d{3}|E[A-Z]+|expired|suppressed|unsubscribed|paused|erased|no words)\b/.exec(
      answer,
    )?.[0];
  if (state !== 'sent')
    log.warn(
      {
        event: 'mail_not_sent',
        job: 'send-mail',
        site: row.siteId,
        mail: row.id,
        kind: row.kind,
        state,
        attempts,
        answer: said,
      },
      'mail was not sent',
    );
  if (kind === 'permanent' && tried) await pauseOnPolicyRejections(parts, row.siteId);
  const site =
    bounced && row.issueId !== null ? parts.siteRegistry.sites.get(row.siteId) : undefined;
  if (site) await pauseOnBounces(parts, site);
  return state;
}

/** Mails whose process died while it had them: they go again, but for those of which some may have gone out. */
async function reclaimStale(db: Db, now: Date): Promise<void> {
  const begun = sql`${outbox.sentAt} is not null`;
  await db
    .update(outbox)
    .set({
      state: sql`case when ${begun} or ${outbox.attempts} >= ${retryDelays.length} then 'failed' else 'queued' end`,
      attempts: sql`${outbox.attempts} + 1`,
      smtpResponse: sql`case when ${begun} then 'uncertain: lost' else 'lost' end`,
    })
    .where(and(eq(outbox.state, 'sending'), lte(outbox.sendAfter, now)));
}
