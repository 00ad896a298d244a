import type { Deps, Needs } from '../../context.ts';
import type { FilledDigest } from '../../email/digest-template.ts';
import type { Mailer } from '../../infra/mail/mailer.ts';
import { findBounceCause, isAboutRecipient } from '../../infra/mail/bounce-cause.ts';
import type { Outcome } from '../../infra/mail/outcome.ts';
import { recordBounce } from './bounces.ts';
import { isPolicyRejection, pauseOnBounces, pauseOnPolicyRejections } from './send-pauses.ts';
import type { DeliveryResult, DeliveryWriter } from './delivery-writer.ts';
import { decryptMail } from './encrypted-mail.ts';
import { findSuppression, isSuppressed, liftingMail } from './suppressions.ts';
import type { ReceiverBackoffs } from './receiver-backoffs.ts';
import { toReturnPath } from './return-paths.ts';
import { openSender } from './senders.ts';
import { requestedPriority, urgentPriority, type StoredMail } from './outbox.ts';
import { retryDelays, maxDeferrals, policyDelays } from './retry-delays.ts';

export type Services = Needs<'db' | 'log' | 'clock' | 'siteRegistry' | 'secrets'> & {
  mailer: Mailer;
  metrics?: Pick<Deps['metrics'], 'sinceRequest' | 'count'>;
  config?: Pick<Deps['config'], 'processRole'>;
};

/**
 * A digest for one reader; `fill` completes the variant of `renderedAt`. `unwanted`: the reason not
 * to send it. `later`: it is being rendered again, or the issue is held.
 */
export type RenderedDelivery =
  | { recipient: string; unsubscribeUrl: string; renderedAt: Date; fill(): FilledDigest }
  | { unwanted: string }
  | 'later';

/** An email that this process holds. `rendered`: the content of a digest. */
export type ClaimedMail = { row: StoredMail; rendered: RenderedDelivery | null };

export const requeue = (row: StoredMail, dueAt: Date): DeliveryResult => ({
  state: 'queued',
  attempts: row.attempts,
  deferrals: row.deferrals,
  smtpResponse: row.smtpResponse,
  sendAfter: dueAt,
  sentAt: null,
});

/** Digests and notices. Plans, waits and pauses of these never hold what a person requested. */
export const isBulk = ({ priority }: Pick<StoredMail, 'priority'>): boolean =>
  priority > requestedPriority;

/**
 * The result of one attempt. `tried`: counts as an attempt. `startedAt`: when the content began to
 * go out.
 */
type DeliveryAttempt = {
  outcome: Outcome | 'later';
  tried: boolean;
  recipient: string;
  startedAt: Date | null;
};

export async function deliver(
  services: Services,
  writer: DeliveryWriter,
  { row, rendered }: ClaimedMail,
  stopping: AbortSignal | undefined,
): Promise<DeliveryAttempt> {
  const { clock, mailer, secrets, siteRegistry: sites } = services;
  const notSent = (outcome: DeliveryAttempt['outcome'], tried = false): DeliveryAttempt => ({
    outcome,
    tried,
    recipient: row.recipient,
    startedAt: null,
  });
  const unwanted = await findBlocker(services, row, rendered);
  if (unwanted !== null) return notSent({ kind: 'permanent', answer: unwanted });
  if (rendered === 'later') return notSent('later');
  if (rendered !== null && 'unwanted' in rendered)
    return notSent({ kind: 'permanent', answer: rendered.unwanted });
  const site = sites.sites.get(row.siteId);
  if (!site) return notSent({ kind: 'temporary', answer: 'no such site here' }, true);
  const content = decryptMail(secrets, row);
  // A process that was started with another key must not fail the emails of the others.
  if (!content) return notSent({ kind: 'temporary', answer: 'undecryptable' }, true);
  const recipient = rendered?.recipient ?? row.recipient;
  let startedAt: Date | null = null;
  // From here on the email may arrive, even if this process dies. So store it before the first
  // byte.
  const beforeData = async () => {
    const at = clock.now();
    if (!(await writer.begin(row, at, { recipient, renderedAt: rendered?.renderedAt ?? null })))
      throw new Error('another process has claimed this mail');
    startedAt = at;
  };
  const { subject, html, text } = rendered?.fill() ?? content;
  const outcome = await mailer.send(
    {
      id: row.id,
      urgent: row.priority === urgentPriority,
      stream: isBulk(row) ? 'bulk' : 'transactional',
      sender: openSender(services, site),
      returnPath: toReturnPath(secrets, row),
      feedbackId: toFeedbackId(row),
      site: { name: site.theme.siteName, domain: site.theme.seo.canonicalDomain },
      recipient,
      subject,
      html,
      text,
      unsubscribeUrl: rendered?.unsubscribeUrl ?? content.unsubscribeUrl,
      traceParent: row.traceParent,
    },
    { stopping, beforeData },
  );
  return { outcome, tried: true, recipient, startedAt };
}

/**
 * Returns the reason not to send an email, or null. Codes always go, because the user waits for
 * them.
 */
async function findBlocker(
  { db, clock, secrets }: Services,
  { siteId, kind, recipient, priority, expiresAt }: StoredMail,
  rendered: RenderedDelivery | null,
): Promise<string | null> {
  if (expiresAt !== null && expiresAt <= clock.now()) return 'expired';
  if (rendered !== null || priority <= urgentPriority) return null;
  const isBlocked =
    kind === liftingMail
      ? !['bounce', null].includes(await findSuppression(db, secrets, siteId, recipient))
      : await isSuppressed(db, secrets, siteId, recipient);
  return isBlocked ? 'suppressed' : null;
}

/** Gmail shows complaints by these parts: issue, kind of mail, site and software. */
const toFeedbackId = ({ issueId, kind, siteId, unsubscribeUrl }: StoredMail): string | null =>
  unsubscribeUrl === null ? null : `${issueId ?? 'single'}:${kind}:${siteId}:broadsheet`;

function nameOutcome(
  state: StoredMail['state'],
  kind: Outcome['kind'],
  isBounced: boolean,
  isTried: boolean,
): string {
  if (state === 'queued') return 'deferred';
  if (kind === 'sent' || kind === 'uncertain') return kind;
  return isBounced ? 'bounced' : isTried ? 'rejected' : 'dropped';
}

function countOutcome(
  { metrics }: Services,
  { siteId: site, priority }: StoredMail,
  outcome: string,
): void {
  metrics?.count('broadsheet_mails_total', { site, outcome });
  if (priority === urgentPriority)
    metrics?.count('broadsheet_login_codes_total', {
      site,
      outcome: outcome === 'sent' ? 'sent' : 'failed',
    });
}

const loggedAnswer = new RegExp(
  String.raw`^(?:uncertain: )?(?:\d{3}|E[A-Z]+|expired|suppressed|unsubscribed|paused|erased` +
    String.raw`|undecryptable|no words|no match)\b`,
);

/** Refused for policy, unless 554 has a status of another kind. */
const isRefusedSender = (answer: string): boolean =>
  isPolicyRejection(answer) && !/\b5\.[0-6]\.\d/.test(answer);

/** Returns how long to wait before the next attempt; undefined: there is none. */
const findRetryDelay = (row: StoredMail, { kind, answer, cause }: Outcome) =>
  kind === 'temporary'
    ? retryDelays[row.attempts]
    : kind === 'permanent' && !isAboutRecipient(cause) && isBulk(row) && isRefusedSender(answer)
      ? policyDelays[row.attempts]
      : undefined;

/** Stores the result of an attempt, and suppresses, waits or pauses after rejections. */
export async function recordOutcome(
  services: Services,
  writer: DeliveryWriter,
  backoffs: ReceiverBackoffs,
  row: StoredMail,
  { outcome, tried, recipient, startedAt }: DeliveryAttempt,
): Promise<StoredMail['state']> {
  const { db, log, clock, secrets } = services;
  const now = clock.now();
  if (outcome === 'later') {
    await writer.end(row, requeue(row, now));
    return 'queued';
  }
  const { kind, throttle } = outcome;
  if (kind === 'sent' && isBulk(row)) await backoffs.accept(row.siteId, recipient);
  if (throttle && row.deferrals < maxDeferrals) {
    const until = await backoffs.begin(row.siteId, recipient, throttle);
    await writer.end(row, {
      ...requeue(row, until),
      deferrals: row.deferrals + 1,
      smtpResponse: outcome.answer,
    });
    countOutcome(services, row, 'deferred');
    return 'queued';
  }
  const attempts = row.attempts + (tried ? 1 : 0);
  const wait = tried ? findRetryDelay(row, outcome) : undefined;
  const state = kind === 'sent' ? 'sent' : wait === undefined ? 'failed' : 'queued';
  const cause = outcome.cause ?? findBounceCause(outcome.answer, '4.0.0');
  const bounced =
    tried &&
    state === 'failed' &&
    kind !== 'uncertain' &&
    (await recordBounce({ db, secrets }, row.siteId, recipient, cause));
  const answer = kind === 'uncertain' ? `uncertain: ${outcome.answer}` : outcome.answer;
  await writer.end(row, {
    state,
    attempts,
    deferrals: row.deferrals,
    smtpResponse: answer,
    sendAfter: wait === undefined ? now : new Date(now.getTime() + wait),
    sentAt: kind === 'sent' ? now : kind === 'uncertain' ? startedAt : null,
  });
  countOutcome(services, row, nameOutcome(state, kind, bounced, tried));
  // The response may contain the address, so log only its code or the name of the error.
  const code = loggedAnswer.exec(answer)?.[0];
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
        answer: code,
      },
      'mail was not sent',
    );
  if (kind === 'permanent' && tried && isPolicyRejection(answer))
    await pauseOnPolicyRejections(services, row);
  const site =
    bounced && row.issueId !== null ? services.siteRegistry.sites.get(row.siteId) : undefined;
  if (site) await pauseOnBounces(services, site);
  return state;
}
