import { and, eq, gt, isNotNull, like, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { mailPauses, outbox, sites, users } from '../../../db/schema.ts';
import { ago, databaseNow } from '../../../db/sql-time.ts';
import { readPause } from '../../mail/send-pauses.ts';
import { countHeldMail } from '../restore-guard.ts';
import { counted, fail, ok, warn, type Finding } from './finding.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Checks for late, held, uncertain and failed mail, and for pauses. */
export async function checkOutbox({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Finding[]> {
  const findings: Finding[] = [];
  const [late] = await db
    .select({
      count: sql<number>`count(*)::int`,
      minutes: sql<number>`(extract(epoch from now() - min(${outbox.sendAfter})) / 60)::int`,
    })
    .from(outbox)
    .where(and(eq(outbox.state, 'queued'), lt(outbox.sendAfter, ago(10 * minute))));
  const waiting = late?.count ?? 0;
  if (config.smtpUrl === null)
    findings.push(ok('outbox', 'mails stay in it, for SMTP_URL is not set.'));
  else if (waiting > 0)
    findings.push(
      (late && late.minutes > 60 ? fail : warn)(
        'outbox',
        `${counted(waiting, 'mail waits', 'mails wait')} that should have gone, the longest ` +
          `for ${late?.minutes} minutes. Does a process run that sends (PROCESS_ROLE not web), ` +
          'and what does the log say of "mail was not sent"?',
      ),
    );
  else findings.push(ok('outbox', 'nothing waits that should have gone.'));
  for (const { siteId, held } of await countHeldMail(db)) {
    findings.push(
      warn(
        'held mail',
        `${counted(held, 'mail', 'mails')} of ${siteId} ${held === 1 ? 'is' : 'are'} held, ` +
          'because the database was restored or nothing ran for long. `npm run admin -- ' +
          `release-mail ${siteId}\` sends what is still wanted; 7 days after they were written ` +
          'their words are forgotten.',
      ),
    );
  }
  const lately = gt(outbox.createdAt, ago(7 * day));
  const uncertain = await db.$count(
    outbox,
    and(eq(outbox.state, 'failed'), like(outbox.smtpResponse, 'uncertain:%'), lately),
  );
  if (uncertain > 0)
    findings.push(
      warn(
        'uncertain mail',
        `of ${counted(uncertain, 'mail', 'mails')} of the last 7 days nobody knows whether ` +
          `${uncertain === 1 ? 'it' : 'they'} arrived: a process or a connection broke off ` +
          'meanwhile. They are not sent again, so that none comes twice. If it is more every ' +
          'day, look at the connection to the mail server.',
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
        gt(outbox.createdAt, ago(day)),
      ),
    );
  if (tried && tried.all >= 20 && tried.failed > tried.all * 0.05)
    findings.push(
      warn(
        'refused mail',
        `${tried.failed} of ${tried.all} mails of the last day did not get to their readers. ` +
          'The log has the numbers that the mail server answered with.',
      ),
    );
  return [...findings, ...(await checkPauses(db))];
}

async function checkPauses(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  const until = (at: Date) => `until ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const policy = await db
    .select({ siteId: mailPauses.siteId, endsAt: mailPauses.endsAt })
    .from(mailPauses)
    .where(and(eq(mailPauses.reason, 'policy'), gt(mailPauses.endsAt, databaseNow)));
  for (const { siteId, endsAt } of policy)
    findings.push(
      warn(
        'mail rests',
        `all mail of ${siteId} but codes rests ${until(endsAt)}, for the mail server refuses ` +
          'it for policy. Ask whoever runs it why.',
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
          'digests rest',
          `those of ${id} rest ${until(pause.until)}: too many ` +
            `${pause.why === 'complaints' ? 'readers complain' : 'addresses are not there'}.`,
        ),
      );
    if (pausedAt !== null)
      findings.push(
        warn(
          'digests rest',
          `those of ${id} rest since ${pausedAt.toISOString().slice(0, 10)}, because ` +
            'somebody said so, or a backup was restored. /admin/newsletter lets them go on; ' +
            'what was due within the last 12 hours is sent then.',
        ),
      );
  }
  return findings;
}

/** Checks that at least one admin can log in. */
export async function checkStaff({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Finding> {
  const admins = await db.$count(users, and(eq(users.role, 'admin'), isNotNull(users.email)));
  if (admins + config.adminEmails.size > 0)
    return ok(
      'admins',
      config.adminEmails.size > 0
        ? `${counted(config.adminEmails.size, 'address', 'addresses')} in ADMIN_EMAILS, and ${counted(admins, 'admin')} of sites.`
        : `${counted(admins, 'admin')} of sites.`,
    );
  return warn(
    'admins',
    'nobody is one yet. Sign up on a site, then `npm run admin -- grant <site> <username> ' +
      'admin`, or name your address in ADMIN_EMAILS.',
  );
}
