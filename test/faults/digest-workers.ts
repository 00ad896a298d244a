import { hourMs } from '#shared/durations.ts';
import { lastEnded } from '../../server/domain/subscriptions/periods.ts';
import { afterFile } from '../support/after-file.ts';
import { rows } from '../support/own-database.ts';
import { launch, production } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';
import { openPostOffice, type PostOffice, type Stage } from './smtp-relay.ts';

export const site = 'nontrivial';
/** Concurrent emails of a process at the mail server. */
export const connections = 5;
/** Time limit for all emails on a busy machine. */
export const finishTimeoutMs = 180_000;

/** Opens a mail server that stops after the tests of the file. */
export async function openOffice(): Promise<PostOffice> {
  const office = await openPostOffice();
  afterFile(office.down);
  return office;
}

/** Inserts due readers, with two languages and one prompt, and posts of their issue. */
export async function insertReaders(url: string, readers: number): Promise<void> {
  const now = new Date();
  const hour = new Date(now.getTime() - (now.getTime() % hourMs));
  const { startsAt } = lastEnded('daily', { timeZone: 'UTC', digest: { closeHour: 4 } }, hour);
  const postedAt = new Date(startsAt.getTime() + hourMs);
  await rows(
    url,
    `insert into users (site_id, id, username, name) values ($1, 'writer', 'writer', 'Writer')`,
    [site],
  );
  // In production, a first digest needs a postal address and is spread over days.
  await rows(
    url,
    `insert into issues (site_id, id, frequency, period, starts_at, ends_at, state, completed_at)
    select $1, 'earlier', 'daily', to_char(at, 'YYYY-MM-DD'), at - interval '1 day', at, 'sent', at
    from (select date_trunc('day', now(), 'UTC') - interval '20 days' as at) as times`,
    [site],
  );
  await rows(
    url,
    `insert into posts (site_id, id, slug, user_id, title, url, domain, text, score, hot_score,
      created_at, updated_at)
    select $1, 'story' || i, 'story' || i, 'writer', 'Story number ' || i,
      'https://s' || i || '.example/', 's' || i || '.example',
      'The institute published report ' || i || ' about rivers and lakes. ' ||
      repeat('Its authors measured water in summer. ', 9), 20 - i, i, $2, $2
    from generate_series(1, 12) i`,
    [site, postedAt],
  );
  await rows(
    url,
    `insert into subscriptions (site_id, id, email, state, frequency, language, custom_prompt,
      time_zone, send_hour, source, created_at, confirmation_sent_at, confirmed_at)
    select $1, 'reader' || lpad(i::text, 6, '0'), 'reader' || i || '@mail.example', 'active',
      'daily', case when i % 3 = 0 then 'de' else 'en' end,
      case when i % 7 = 0 then 'Rivers, and nothing else' end, 'UTC', $3, 'form', at, at, at
    from generate_series(1, $2::int) i, lateral (select now() - interval '9 days' as at) as times`,
    [site, readers, now.getUTCHours()],
  );
}

/** Emails are encrypted with it, so all processes of a database share it. */
export const { SECRET_KEY } = production;

export const startWorker = (url: string, office: PostOffice, env: Record<string, string> = {}) =>
  launch({
    env: {
      DATABASE_URL: url,
      SECRET_KEY,
      SMTP_URL: office.url,
      SEED_DEMO: 'false',
      PROCESS_ROLE: 'worker',
      ...env,
    },
  });

export const countRows = async (url: string, which: string) =>
  (
    await rows<{ count: number }>(url, `select count(*)::int as count from outbox where ${which}`)
  )[0]?.count ?? 0;

export const isDone = async (url: string) =>
  (await countRows(url, `state in ('queued', 'sending')`)) === 0;

/** Advances two minutes, after which leases have expired. No other process may hold one. */
export async function expireLeases(url: string): Promise<void> {
  await rows(
    url,
    `update outbox set send_after = now() - interval '1 second' where state = 'sending'`,
  );
  await rows(
    url,
    `update issues set lease_until = now() - interval '1 second' where lease_until is not null`,
  );
}

export const countSessions = async (url: string, which: string) =>
  (
    await rows(
      url,
      `select 1 from pg_stat_activity where datname = current_database()
        and application_name like 'broadsheet%' and ${which}`,
    )
  ).length;

/** Waits until the sessions of killed programs have ended. */
export const waitUntilGone = (url: string) =>
  until('the database knows that it is gone', async () => (await countSessions(url, 'true')) === 0);

/** Resolves when `mails` further emails have reached a stage. `during` delays each of them. */
export function runAtStage(
  office: PostOffice,
  stage: Stage,
  mails: number,
  during: (to: string) => unknown,
): Promise<unknown> {
  let count = 0;
  return new Promise((resolve, reject) => {
    office.watch = async (now, to) => {
      if (now !== stage || (count += 1) !== mails) return;
      office.watch = () => undefined;
      await (async () => during(to))().then(resolve, reject);
    };
  });
}
