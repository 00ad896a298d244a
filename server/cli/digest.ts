import { setTimeout as sleep } from 'node:timers/promises';
import { createDeps } from '../deps.ts';
import type { Deps, Site } from '../context.ts';
import { isDatabaseUnavailable, type Db } from '../db/client.ts';
import { forEachIsolated } from '../domain/core/for-each-isolated.ts';
import { readReviewedPosts } from '../domain/digests/editing/admin-issues.ts';
import {
  countDeliveries,
  countPending,
  readDeliveries,
} from '../domain/digests/delivery/deliveries.ts';
import { openIssue, type Issue } from '../domain/digests/issues/issues.ts';
import { embedPosts } from '../domain/digests/selection/embed-posts.ts';
import { scheduleNow, scheduleDigests } from '../domain/digests/delivery/schedule-deliveries.ts';
import { readPausedAt } from '../domain/digests/issues/pause.ts';
import { needsPostalAddress } from '../domain/digests/delivery/postal-address.ts';
import { renderVariants } from '../domain/digests/delivery/render-variants.ts';
import { ConfigError, readConfig } from '../infra/config/config.ts';
import { createCommandLog } from '../infra/log.ts';
import { findRequestedPeriod, readOptions, type DigestOptions } from './options/digest-options.ts';
import { run } from './run.ts';
import { renderDeliveries } from '../domain/digests/delivery/render-delivery.ts';
import { sendDueMail } from '../domain/mail/outbox-sender.ts';

/** Interval of checks for another process's result, in milliseconds. */
const pollInterval = 500;
const retryMs = 1_000;
/** Readers wait: without vectors stories are compared by their words. */
const embeddingMs = 15_000;
const print = (line: string) => void process.stdout.write(`${line}\n`);
const progress = (line: string) => void process.stderr.write(`${line}\n`);
const getPeriodEnd = ({ now: immediate }: DigestOptions, now: Date) =>
  immediate ? now : undefined;

/**
 * Runs `digest` (docs/digest.md): opens the issue, lists its posts with reasons, renders it, sends
 * due emails and prints the deliveries. Progress goes to stderr, the rest to stdout. `--now` sends
 * the current issue to all its readers at once. No reader gets an issue twice.
 */
await run(async () => {
  const options = readOptions(process.argv.slice(2));
  const config = readConfig();
  const log = createCommandLog({
    ...config,
    logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
  });
  const deps = await createDeps({ ...config, seedDemo: false }, log);
  try {
    const { sites } = deps.siteRegistry;
    if (options.site !== null && !sites.has(options.site))
      throw new ConfigError('--site', `is not a site. Sites: ${[...sites.keys()].join(', ')}`);
    await forEachIsolated(sites.values(), async (site) => {
      if (options.site === null || site.id === options.site)
        await retry(() => runDigest(deps, site, options));
    });
  } finally {
    await deps.close();
  }
});

/** Repeats a step once after a failure of the database: no step does anything twice. */
async function retry<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    progress('the database failed; trying once more');
    await sleep(retryMs);
    return step();
  }
}

async function runDigest(deps: Deps, site: Site, options: DigestOptions): Promise<void> {
  const now = deps.clock.now();
  const period = findRequestedPeriod(site, options, now);
  print(`${site.id}: the ${period.frequency} issue ${period.name}`);
  if (options.dryRun) {
    const rollback = new Error('dry run');
    await deps.db
      .transaction(async (db) => {
        await printSelection(
          db,
          await openIssue({ db }, site, period, now, {
            until: getPeriodEnd(options, now),
            again: true,
          }),
        );
        throw rollback;
      })
      .catch((error: unknown) => {
        if (error !== rollback) throw error;
      });
    print('Dry run: nothing was stored or sent.');
    return;
  }
  await embedPosts(deps, site, period, AbortSignal.timeout(embeddingMs));
  const issue = await openIssue(deps, site, period, now, {
    until: getPeriodEnd(options, now),
    again: true,
  });
  await printSelection(deps.db, issue);
  if (issue.state === 'skipped') return;
  if (issue.heldAt !== null)
    return print('  An editor holds this issue. Release it at /admin/newsletter to send it.');
  if (!site.isOpen)
    return print('  This site is not open yet. Open it in /admin, or with admin -- open-site.');
  if (await needsPostalAddress(deps, site))
    return print('  This site has no postal address yet. Enter it at /admin/mail.');
  if ((await readPausedAt(deps.db, site.id)) !== null)
    return print('  Digests of this site are paused. Resume them at /admin/newsletter.');
  const planned =
    options.now || options.to !== null
      ? ((await scheduleNow(deps, site, issue, now, options.to)) ?? 0)
      : await scheduleDigests(deps, site, now, [issue.frequency]);
  progress(
    planned === 0 && options.to !== null
      ? 'no mail planned: this address does not receive this digest, or has received this issue'
      : `${planned} emails planned`,
  );
  const stopping = stopOnSignal();
  await renderIssue(deps, issue, stopping);
  await sendIssue(deps, issue, stopping);
  const {
    planned: remaining,
    sending,
    sent,
    failed,
    uncertain,
  } = await countDeliveries(deps.db, issue);
  for await (const rows of readDeliveries(deps.db, issue)) {
    for (const { to, state, answer, language, hasPrompt } of rows)
      print(
        `  ${state.padEnd(9)} ${to || '(erased)'} ` +
          `(${language}${hasPrompt ? ', with preferences' : ''})` +
          (answer === null || state === 'sent' ? '' : `: ${answer}`),
      );
  }
  print(`${sent} sent, ${remaining + sending} not yet, ${failed} failed, ${uncertain} uncertain`);
}

/** Finishes what is in progress on a signal. The next sender continues. */
function stopOnSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}

/** Also waits while another process renders it. */
async function renderIssue(deps: Deps, issue: Issue, stopping: AbortSignal): Promise<void> {
  let rendered = 0;
  while (!stopping.aborted) {
    rendered += await renderVariants(deps, { stopping, only: issue });
    if ((await countPending(deps.db, issue)) === 0) break;
    await sleep(pollInterval, undefined, { signal: stopping }).catch(() => undefined);
  }
  progress(`${rendered} variants rendered`);
}

async function sendIssue(
  { mailer, ...deps }: Deps,
  issue: Issue,
  stopping: AbortSignal,
): Promise<void> {
  if (!mailer)
    return progress(
      'SMTP_URL is not set. Emails stay in the outbox; a development server shows them at ' +
        '/dev/mail',
    );
  while (!stopping.aborted) {
    const sent = await sendDueMail(
      { ...deps, mailer },
      { render: renderDeliveries, queue: 'others', stopping, only: issue },
    );
    // Content that was hidden or edited meanwhile is rendered again.
    const rendered = await renderVariants(deps, { stopping, only: issue });
    const counts = await countDeliveries(deps.db, issue);
    progress(`${counts.sent} sent, ${counts.planned + counts.sending} not yet`);
    if (sent + rendered === 0 && counts.sending === 0) return;
    // A running server is sending them.
    if (sent + rendered === 0)
      await sleep(pollInterval, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function printSelection(db: Db, issue: Issue): Promise<void> {
  print(`  posts from ${issue.startsAt.toISOString()} up to ${issue.endsAt.toISOString()}`);
  const reviewed = await readReviewedPosts(db, issue);
  for (const { outcome, position, title, score, commentCount, reason } of reviewed) {
    if (outcome !== 'candidate')
      print(
        `  ${outcome === 'selected' ? String(position).padStart(2) : ' -'} ${title} ` +
          `(${score} points, ${commentCount} comments): ${reason}`,
      );
  }
  const candidates = reviewed.filter(({ outcome }) => outcome === 'candidate').length;
  if (candidates > 0)
    print(`  and ${candidates} more candidates for readers with topic preferences`);
  if (issue.state === 'skipped') print('  No issue: fewer than three posts.');
}
