import { hourMs } from '#shared/durations.ts';
import { advanceTopWindowsJob } from './advance-top-windows.ts';
import { askCellsJob } from './ask-cells.ts';
import { countSubscribersJob } from './count-subscribers.ts';
import { dailyInboxJob } from './daily-inbox.ts';
import { deleteAccountsJob } from './delete-accounts.ts';
import {
  embedPostsJob,
  fetchArticlesJob,
  renderDigestsJob,
  scheduleDigestsJob,
  sendCorrectionsJob,
  understandPromptsJob,
} from './digests.ts';
import { exportErasuresJob } from './export-erasures.ts';
import { fetchImportPicturesJob } from './fetch-import-pictures.ts';
import { indexInSiteLanguagesJob } from './index-in-site-languages.ts';
import type { Job } from './job.ts';
import { readBounceMailboxJob } from './read-bounce-mailbox.ts';
import { readReturnedMailJob } from './read-returned-mail.ts';
import { purgeCdnJob } from './purge-cdn.ts';
import { purgeExpiredJob } from './purge-expired.ts';
import { sendCodesJob, sendMailJob } from './send-mail.ts';
import { sendPushesJob } from './send-pushes.ts';
import { queueCrossPostsJob } from './queue-cross-posts.ts';
import { sendWebHooksJob } from './send-web-hooks.ts';
import { pollFeedsJob } from './poll-feeds.ts';

/** All periodic jobs. `when` limits a job to some processes. Decision 52. */
export const schedule: Job[] = [
  {
    name: 'advance-top-windows',
    intervalMs: 60_000,
    why: 'keeps the lists of top posts short',
    run: advanceTopWindowsJob,
  },
  {
    name: 'index-in-site-languages',
    intervalMs: 60_000,
    why: 'finds words of all posts by their stems after a site changed its language',
    run: indexInSiteLanguagesJob,
  },
  {
    name: 'delete-accounts',
    intervalMs: 600_000,
    why: 'deletes accounts two weeks after the request',
    run: deleteAccountsJob,
  },
  {
    name: 'export-erasures',
    intervalMs: 10_000,
    why: 'keeps erasures outside the embedded database, for the restore of a backup',
    when: ({ config }) => config.databaseUrl === null,
    run: exportErasuresJob,
  },
  {
    name: 'read-returned-mail',
    intervalMs: 10_000,
    why: 'handles bounces that came while this server held the embedded database',
    when: ({ config }) => config.databaseUrl === null,
    run: readReturnedMailJob,
  },
  {
    name: 'read-bounce-mailbox',
    intervalMs: 60_000,
    why: 'handles bounces and complaints that came to a mailbox',
    when: ({ config }) => config.bounceImapUrl !== null,
    run: readBounceMailboxJob,
  },
  {
    name: 'purge-cdn',
    intervalMs: 100,
    why: 'purges changed pages from the CDN or Varnish',
    when: ({ config }) => config.cdn !== null,
    run: purgeCdnJob,
  },
  {
    name: 'purge-expired',
    intervalMs: hourMs,
    why:
      'deletes expired codes, sessions, counters, mail contents and the like ' +
      '(domain/operations/retention.ts)',
    run: purgeExpiredJob,
  },
  {
    name: 'count-subscribers',
    intervalMs: 1_800_000,
    why: 'stores the counts of subscribers of days that have ended, for the charts',
    run: countSubscribersJob,
  },
  {
    name: 'schedule-digests',
    intervalMs: 20_000,
    why: 'opens the issues of ended periods, and plans emails for due subscribers',
    run: scheduleDigestsJob,
  },
  {
    name: 'understand-prompts',
    intervalMs: 10_000,
    why: 'asks the model what the prompts of subscribers mean, each wording once',
    when: ({ model }) => model !== null,
    run: understandPromptsJob,
  },
  {
    name: 'fetch-articles',
    intervalMs: 2_000,
    why: 'fetches the pages behind posted links, for summaries',
    run: fetchArticlesJob,
  },
  {
    name: 'embed-posts',
    intervalMs: 20_000,
    why: 'embeds new posts, so that digests recognize the same story in other words',
    when: ({ embedder }) => embedder !== null,
    run: embedPostsJob,
  },
  {
    name: 'poll-feeds',
    intervalMs: 20_000,
    why: 'fetches inbound feeds, each every fifteen minutes',
    run: pollFeedsJob,
  },
  {
    name: 'fetch-import-pictures',
    intervalMs: 10_000,
    why: 'fetches the pictures in texts that an import brought',
    run: fetchImportPicturesJob,
  },
  {
    name: 'render-digests',
    intervalMs: 2_000,
    why: 'renders the planned digests',
    run: renderDigestsJob,
  },
  {
    name: 'daily-inbox',
    intervalMs: 60_000,
    why: 'queues daily emails about unread replies, mentions and followed posts',
    run: dailyInboxJob,
  },
  {
    name: 'send-pushes',
    intervalMs: 1_000,
    why: 'sends push messages about replies and mentions to browsers',
    run: sendPushesJob,
  },
  {
    name: 'queue-cross-posts',
    intervalMs: 30_000,
    why: 'queues posts that have enough points for services such as Slack',
    run: queueCrossPostsJob,
  },
  {
    name: 'send-web-hooks',
    intervalMs: 2_000,
    why: 'tells the web-hooks of sites what happened',
    run: sendWebHooksJob,
  },
  {
    name: 'ask-cells',
    intervalMs: 20_000,
    why: 'reads the sites of other cells, of each cell every five minutes',
    run: askCellsJob,
  },
  {
    name: 'send-corrections',
    intervalMs: 10_000,
    why: 'queues corrections of digest sentences for their recipients',
    run: sendCorrectionsJob,
  },
  {
    name: 'send-codes',
    intervalMs: 1_000,
    why: 'sends codes separately, because users wait for them',
    when: ({ mailer }) => mailer !== null,
    run: sendCodesJob,
  },
  {
    name: 'send-mail',
    intervalMs: 1_000,
    why: 'sends the rest of the outbox',
    when: ({ mailer }) => mailer !== null,
    run: sendMailJob,
  },
];
