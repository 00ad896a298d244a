import { and, eq, gt, inArray, isNotNull, like, lt, sql } from 'drizzle-orm';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import type { Needs } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { mailPauses, outbox, sites, users } from '../../../db/schema.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { ago, databaseNow } from '../../../db/sql-time.ts';
import { urgentPriority } from '../../mail/outbox.ts';
import { readPause } from '../../mail/send-pauses.ts';
import { countHeldMail, heldResponse, isConfirmed } from '../restore-guard.ts';
import { counted, fail, ok, warn, type Finding } from './finding.ts';

/** Checks for late, held, uncertain and failed mail, and for pauses. */
export async function checkOutbox({ db, config }: Needs<'db' | 'config'>): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (!(await isConfirmed(db)))
    findings.push(
      fail(
        'restored database',
        'no email is sent, because this database was restored, copied or moved. If it is the ' +
          'one that should send, run `npm run admin -- confirm-database`. See ' +
          'docs/backup-and-restore.md.',
      ),
    );
  const [late] = await db
    .select({
      count: sql<number>`count(*)::int`,
      minutes: sql<number>`(extract(epoch from now() - min(${outbox.sendAfter})) / 60)::int`,
    })
    .from(outbox)
    .where(and(equalsLiteral(outbox.state, 'queued'), lt(outbox.sendAfter, ago(10 * minuteMs))));
  const waiting = late?.count ?? 0;
  if (config.smtpUrl === null)
    findings.push(ok('outbox', 'emails stay in it, because SMTP_URL is not set.'));
  else if (waiting > 0)
    findings.push(
      (late && late.minutes > 60 ? fail : warn)(
        'outbox',
        `${counted(waiting, 'email is', 'emails are')} overdue, the oldest for ` +
          `${late?.minutes} minutes. Check that a process with PROCESS_ROLE all or worker ` +
          'runs, and search the log for "mail was not sent".',
      ),
    );
  else findings.push(ok('outbox', 'no email is overdue.'));
  if (config.smtpUrl !== null) findings.push(...(await checkCodes(db)));
  for (const { siteId, held } of await countHeldMail(db)) {
    findings.push(
      warn(
        'held mail',
        `${counted(held, 'email')} of ${siteId} ${held === 1 ? 'is' : 'are'} held, because the ` +
          'database was restored or no process ran for more than an hour. `npm run admin -- ' +
          `release-mail ${siteId}\` sends those that are still wanted. Their content is ` +
          'deleted after 7 days.',
      ),
    );
  }
  const lately = gt(outbox.createdAt, ago(7 * dayMs));
  const uncertain = await db.$count(
    outbox,
    and(equalsLiteral(outbox.state, 'failed'), like(outbox.smtpResponse, 'uncertain:%'), lately),
  );
  if (uncertain > 0)
    findings.push(
      warn(
        'uncertain mail',
        `${counted(uncertain, 'email')} of the last 7 days ` +
          `${uncertain === 1 ? 'has' : 'have'} an unknown delivery state, because a process ` +
          'or connection ended while sending. They are not sent again, to avoid duplicates. ' +
          'If the number grows daily, check the connection to the mail server.',
      ),
    );
  const [tried] = await db
    .select({
      failed: sql<number>`count(*) filter (where state = 'failed')::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(outbox)
    .where(
      and(
        sql`${outbox.state} in ('sent', 'failed') and ${outbox.attempts} > 0`,
        gt(outbox.createdAt, ago(dayMs)),
      ),
    );
  if (tried && tried.all >= 20 && tried.failed > tried.all * 0.05)
    findings.push(
      warn(
        'rejected mail',
        `${tried.failed} of ${tried.all} emails of the last day were not delivered. ` +
          'The log has the status codes of the mail server.',
      ),
    );
  return [...findings, ...(await checkPauses(db))];
}

const maxCodes = 20;

/** Names the codes of the last hour that their readers waited for over a minute, oldest first. */
async function checkCodes(db: Db): Promise<Finding[]> {
  const end = sql`case when ${outbox.state} = 'sent' then ${outbox.sentAt} else now() end`;
  const codes = await db
    .select({
      siteId: outbox.siteId,
      state: outbox.state,
      attempts: outbox.attempts,
      answer: outbox.smtpResponse,
      minutes: sql<number>`(extract(epoch from ${end} - ${outbox.createdAt}) / 60)::int`,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.priority, urgentPriority),
        gt(outbox.createdAt, ago(hourMs)),
        sql`${end} - ${outbox.createdAt} > interval '1 minute'`,
        // A refused recipient may be a typing error.
        sql`${outbox.smtpResponse} is distinct from ${heldResponse}
          and not (${outbox.state} = 'failed' and coalesce(${outbox.smtpResponse}, '') ~ '^5')`,
      ),
    )
    .orderBy(outbox.createdAt)
    .limit(maxCodes);
  const states = {
    sent: 'was sent after',
    failed: 'was not sent in',
    queued: 'has waited for',
    sending: 'has waited for',
  };
  return codes.map(({ siteId, state, attempts, answer, minutes }) => {
    // The rest of the answer may have the address.
    const [status] = /^(?:[45]\d\d|E[A-Z]+)\b/.exec(answer ?? '') ?? [];
    return (state === 'sent' || state === 'failed' ? warn : fail)(
      'login code',
      `one of ${siteId} ${states[state]} ${counted(minutes, 'minute')}` +
        (attempts === 0 || state === 'sent' ? '' : `, after ${counted(attempts, 'attempt')}`) +
        `${status === undefined ? '' : ` (${status})`}. Search the log for "mail was not sent".`,
    );
  });
}

async function checkPauses(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  const until = (at: Date) => `until ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const policy = await db
    .select({ siteId: mailPauses.siteId, reason: mailPauses.reason, endsAt: mailPauses.endsAt })
    .from(mailPauses)
    .where(
      and(
        inArray(mailPauses.reason, ['policy', 'policy-requested']),
        gt(mailPauses.endsAt, databaseNow),
      ),
    );
  for (const { siteId, reason, endsAt } of policy)
    findings.push(
      warn(
        'mail paused',
        `${reason === 'policy' ? 'digests and notices' : 'confirmations'} of ${siteId} are ` +
          `paused ${until(endsAt)}, because the mail server rejects them for policy reasons. ` +
          'Contact the operator of the mail server.',
      ),
    );
  for (const { id, pausedAt } of await db
    .select({ id: sites.id, pausedAt: sites.digestsPausedAt })
    .from(sites)
    .orderBy(sites.id)) {
    const pause = await readPause(db, id);
    if (pause)
      findings.push(
        warn(
          'digests paused',
          `digests of ${id} are paused ${until(pause.until)}, because of too many ` +
            `${pause.why === 'complaints' ? 'complaints' : 'bounces'}.`,
        ),
      );
    if (pausedAt !== null)
      findings.push(
        warn(
          'digests paused',
          `digests of ${id} have been paused since ${pausedAt.toISOString().slice(0, 10)}, by ` +
            'an admin or because a backup was restored. Resume them at /admin/newsletter. ' +
            'Digests due in the last 12 hours are then sent.',
        ),
      );
  }
  return findings;
}

/** Checks that at least one admin can log in. */
export async function checkStaff({ db, config }: Needs<'db' | 'config'>): Promise<Finding> {
  const admins = await db.$count(users, and(eq(users.role, 'admin'), isNotNull(users.email)));
  if (admins + config.adminEmails.size > 0)
    return ok(
      'admins',
      config.adminEmails.size > 0
        ? `${counted(config.adminEmails.size, 'email address', 'email addresses')} in ` +
            `ADMIN_EMAILS, and ${counted(admins, 'site admin')}.`
        : `${counted(admins, 'site admin')}.`,
    );
  return warn(
    'admins',
    'there is no admin yet. Sign up on a site, then run `npm run admin -- grant <site> ' +
      '<username> admin`, or add your email address to ADMIN_EMAILS.',
    'ADMIN_EMAILS=you@example.org',
  );
}
