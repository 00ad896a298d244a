import { parseArgs } from 'node:util';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import {
  findPeriod,
  lastEnded,
  periodAt,
  type IssueCalendar,
  type Period,
} from '../../domain/subscriptions/periods.ts';
import { ConfigError } from '../../infra/config/config.ts';

export type DigestOptions = {
  frequency: Frequency;
  site: string | null;
  now: boolean;
  date: string | null;
  dryRun: boolean;
  to: string | null;
};

/** Reads the arguments of `digest`. Error: ConfigError. */
export function readOptions(args: string[]): DigestOptions {
  const optionTypes = {
    frequency: { type: 'string' },
    site: { type: 'string' },
    now: { type: 'boolean' },
    date: { type: 'string' },
    'dry-run': { type: 'boolean' },
    to: { type: 'string' },
  } as const;
  let values: {
    frequency?: string;
    site?: string;
    now?: boolean;
    date?: string;
    'dry-run'?: boolean;
    to?: string;
  };
  try {
    ({ values } = parseArgs({ args, options: optionTypes, strict: true, allowPositionals: false }));
  } catch (error) {
    throw new ConfigError(
      'digest',
      'takes --frequency daily|weekly [--site id] [--now] [--date yyyy-mm-dd] [--dry-run] ' +
        `[--to address]: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
    );
  }
  const { frequency, site = null, now = false, date = null, to = null } = values;
  if (frequency !== 'daily' && frequency !== 'weekly')
    throw new ConfigError('--frequency', 'must be daily or weekly');
  if (to !== null && !/^\S+@\S+$/.test(to.trim()))
    throw new ConfigError('--to', 'must be an email address');
  return {
    frequency,
    site,
    now,
    date,
    dryRun: values['dry-run'] ?? false,
    to: to === null ? null : to.trim().toLowerCase(),
  };
}

/** The period that the options ask for. Error: ConfigError. */
export function findRequestedPeriod(
  calendar: IssueCalendar,
  { frequency, date, now: immediate }: DigestOptions,
  now: Date,
): Period {
  if (date === null) return (immediate ? periodAt : lastEnded)(frequency, calendar, now);
  const day = findPeriod(calendar, date);
  if (day?.frequency !== 'daily')
    throw new ConfigError('--date', 'must be a date such as 2026-11-21');
  const period = periodAt(frequency, calendar, day.startsAt);
  if (period.endsAt > now && !immediate)
    throw new ConfigError(
      '--date',
      'must be in a period that has ended; with --now also in the current one',
    );
  if (period.startsAt > now) throw new ConfigError('--date', 'must not be in the future');
  return period;
}
