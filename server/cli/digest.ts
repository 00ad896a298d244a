import { parseArgs } from 'node:util';
import type { Frequency } from '#shared/contract/subscriptions.ts';
import { createDeps } from '../deps.ts';
import type { Deps, Site } from '../context.ts';
import type { Db } from '../db/client.ts';
import { countDeliveries, readDeliveries, readLookedAt } from '../domain/digests/deliveries.ts';
import { openIssue, type Issue } from '../domain/digests/issues.ts';
import { lastEnded, periodAt, periodNamed, type Period } from '../domain/digests/periods.ts';
import { planAtOnce, planDigests } from '../domain/digests/plan.ts';
import { writeDigests } from '../domain/digests/writing.ts';
import { sendDueMails } from '../domain/outbox.ts';
import { ConfigError, readConfig } from '../infra/config.ts';
import { createLog } from '../infra/log.ts';
import { run } from './run.ts';

type Options = { frequency: Frequency; site: string | null; now: boolean; date: string | null; dryRun: boolean; to: string | null };

/**
 * `digest --frequency daily|weekly [--site id] [--now] [--date yyyy-mm-dd] [--dry-run] [--to address]` (product 48): opens the issue, says which posts are in it and why, writes it, sends what is due and says what became of
 * every mail. Progress goes to stderr, all else to stdout. `--now`: the issue of the running period, with posts of the last minutes, to all its readers at once. Each reader gets an issue once, whoever sends it.
 */
await run(async () => {
  const options = readOptions(process.argv.slice(2));
  const config = readConfig();
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel, { write: (line) => void process.stderr.write(line) });
  const deps = await createDeps({ ...config, seedDemo: false }, log);
  try {
    const { sites } = deps.sites;
    if (options.site !== null && !sites.has(options.site)) throw new ConfigError('--site', `names no site; there are ${[...sites.keys()].join(', ')}`);
    for (const site of sites.values()) if (options.site === null || site.id === options.site) await digestOf(deps, site, options);
  } finally {
    await deps.close();
  }
});

const say = (line: string) => void process.stdout.write(`${line}\n`);
const progress = (line: string) => void process.stderr.write(`${line}\n`);

async function digestOf(deps: Deps, site: Site, options: Options): Promise<void> {
  const now = deps.clock.now();
  const period = periodOf(site, options, now);
  say(`${site.id}: the ${period.frequency} issue ${period.name}`);
  if (options.dryRun) {
    const nothing = new Error('a dry run changes nothing');
    await deps.db.transaction(async (tx) => {
      const db = tx as unknown as Db;
      await tellChoice(db, await openIssue({ db }, site, period, now, endOf(options, now)));
      throw nothing;
    }).catch((error: unknown) => {
      if (error !== nothing) throw error;
    });
    say('Nothing was written or sent: a dry run.');
    return;
  }
  const issue = await openIssue(deps, site, period, now, endOf(options, now));
  await tellChoice(deps.db, issue);
  if (issue.state === 'skipped') return;
  const planned = options.now || options.to !== null ? await planAtOnce(deps, site, issue, now, options.to) : await planDigests(deps, site, now);
  progress(`${planned} mails planned`);
  progress(`${await writeDigests(deps)} audiences written`);
  await send(deps, issue);
  const { planned: left, sending, sent, failed, uncertain } = await countDeliveries(deps.db, issue);
  for await (const rows of readDeliveries(deps.db, issue)) {
    for (const { to, state, answer, language, prompt } of rows) say(`  ${state.padEnd(9)} ${to} (${language}${prompt ? ', own wishes' : ''})${answer === null || state === 'sent' ? '' : `: ${answer}`}`);
  }
  say(`${sent} sent, ${left + sending} not yet, ${failed} failed, ${uncertain} uncertain`);
}

async function send({ mailer, ...deps }: Deps, issue: Issue): Promise<void> {
  if (!mailer) return progress('SMTP_URL is not set: mails stay in the outbox, and a running server shows them at /dev/mail');
  for (;;) {
    const sent = await sendDueMails({ ...deps, mailer }, { lane: 'others' });
    const counts = await countDeliveries(deps.db, issue);
    progress(`${counts.sent} sent, ${counts.planned + counts.sending} not yet`);
    if (sent === 0) return;
  }
}

async function tellChoice(db: Db, issue: Issue): Promise<void> {
  say(`  posts from ${issue.startsAt.toISOString()} up to ${issue.endsAt.toISOString()}`);
  const looked = await readLookedAt(db, issue);
  for (const { outcome, position, title, points, comments, reason } of looked) {
    if (outcome !== 'candidate') say(`  ${outcome === 'chosen' ? String(position).padStart(2) : ' -'} ${title} (${points} points, ${comments} comments): ${reason}`);
  }
  const candidates = looked.filter(({ outcome }) => outcome === 'candidate').length;
  if (candidates > 0) say(`  and ${candidates} more for readers who wish for their subjects`);
  if (issue.state === 'skipped') say('  There is no issue: it takes three posts.');
}

const endOf = ({ now: atOnce }: Options, now: Date) => (atOnce ? now : undefined);

function periodOf({ timeZone }: Site, { frequency, date, now: atOnce }: Options, now: Date): Period {
  if (date === null) return atOnce ? periodAt(frequency, timeZone, now) : lastEnded(frequency, timeZone, now);
  const day = periodNamed(timeZone, date);
  if (day?.frequency !== 'daily') throw new ConfigError('--date', 'must be a date such as 2026-11-21');
  const period = periodAt(frequency, timeZone, day.startsAt);
  if (period.endsAt > now && !atOnce) throw new ConfigError('--date', 'must be of a period that is over; with --now it may be the one that runs');
  if (period.startsAt > now) throw new ConfigError('--date', 'must not be in the future');
  return period;
}

function readOptions(args: string[]): Options {
  const known = {
    frequency: { type: 'string' }, site: { type: 'string' }, now: { type: 'boolean' }, date: { type: 'string' }, 'dry-run': { type: 'boolean' }, to: { type: 'string' },
  } as const;
  let values: { frequency?: string; site?: string; now?: boolean; date?: string; 'dry-run'?: boolean; to?: string };
  try {
    ({ values } = parseArgs({ args, options: known, strict: true, allowPositionals: false }));
  } catch (error) {
    throw new ConfigError('digest', `takes --frequency daily|weekly [--site id] [--now] [--date yyyy-mm-dd] [--dry-run] [--to address]: ${error instanceof Error ? error.message.split('\n')[0] : ''}`);
  }
  const { frequency, site = null, now = false, date = null, to = null } = values;
  if (frequency !== 'daily' && frequency !== 'weekly') throw new ConfigError('--frequency', 'must be daily or weekly');
  return { frequency, site, now, date, dryRun: values['dry-run'] ?? false, to: to === null ? null : to.trim().toLowerCase() };
}
