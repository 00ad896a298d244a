import type { Deps } from '../context.ts';
import { advanceTopWindowsJob } from './advance-top-windows.ts';
import { deleteAccountsJob } from './delete-accounts.ts';
import { scheduleDigestsJob, fetchArticlesJob, renderDigestsJob } from './digests.ts';
import { purgeExpiredJob } from './purge-expired.ts';
import { sendCodesJob, sendMailJob } from './send-mail.ts';
import { pollFeedsJob } from './poll-feeds.ts';

/** A job finishes within seconds after `stopping` is aborted. */
export type Job = {
  name: string;
  every: number;
  why: string;
  when?: (deps: Deps) => boolean;
  run: (deps: Deps, stopping: AbortSignal) => Promise<void>;
};

/**
 * All periodic jobs. `every` is in milliseconds. `when` limits a job to some processes. Decision
 * 52.
 */
export const schedule: Job[] = [
  {
    name: 'advance-top-windows',
    every: 60_000,
    why: 'keeps the short lists of top posts short',
    run: advanceTopWindowsJob,
  },
  {
    name: 'delete-accounts',
    every: 600_000,
    why: 'deletes accounts whose owners asked for it two weeks ago',
    run: deleteAccountsJob,
  },
  {
    name: 'purge-expired',
    every: 3_600_000,
    why: 'keeps codes, sessions, counts of limits, what mails said and the like no longer than they are of use (domain/retention.ts)',
    run: purgeExpiredJob,
  },
  {
    name: 'schedule-digests',
    every: 20_000,
    why: 'opens the issues of the digest whose time is over, and plans a mail for each reader whose hour comes',
    run: scheduleDigestsJob,
  },
  {
    name: 'fetch-articles',
    every: 2_000,
    why: 'reads the pages behind links that were posted, for their summaries',
    run: fetchArticlesJob,
  },
  {
    name: 'poll-feeds',
    every: 20_000,
    why: 'reads the feeds of others that become posts, each every fifteen minutes',
    run: pollFeedsJob,
  },
  {
    name: 'render-digests',
    every: 2_000,
    why: 'writes what the planned digests say',
    run: renderDigestsJob,
  },
  {
    name: 'send-codes',
    every: 1_000,
    why: 'sends codes, which somebody waits for: apart, so that nothing is in their way',
    when: ({ mailer }) => mailer !== null,
    run: sendCodesJob,
  },
  {
    name: 'send-mail',
    every: 1_000,
    why: 'sends the rest of the outbox',
    when: ({ mailer }) => mailer !== null,
    run: sendMailJob,
  },
];
