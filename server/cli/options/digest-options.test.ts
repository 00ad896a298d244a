import { expect, it } from 'vitest';
import { ConfigError } from '../../infra/config/config.ts';
import { findRequestedPeriod, readOptions } from './digest-options.ts';

const now = new Date('2026-11-21T08:00:00Z');
const calendar = { timeZone: 'UTC', digest: { closeHour: 4 } };

it.each<[string, string[], string]>([
  ['nothing', [], '--frequency must be daily or weekly'],
  ['an unknown frequency', ['--frequency', 'monthly'], '--frequency must be daily or weekly'],
  [
    'an unknown option',
    ['--frequency', 'daily', '--force'],
    'digest takes --frequency daily|weekly [--site id] [--now] [--date ' +
      "yyyy-mm-dd] [--dry-run] [--to address]: Unknown option '--force'",
  ],
  [
    'a stray word',
    ['daily'],
    'digest takes --frequency daily|weekly [--site id] [--now] [--date ' +
      "yyyy-mm-dd] [--dry-run] [--to address]: Unexpected argument 'daily'",
  ],
  [
    'no value',
    ['--frequency', 'daily', '--site'],
    'digest takes --frequency daily|weekly [--site id] [--now] [--date ' +
      "yyyy-mm-dd] [--dry-run] [--to address]: Option '--site <value>' " +
      'argument missing',
  ],
  [
    'an invalid address',
    ['--frequency', 'daily', '--to', 'nobody'],
    '--to must be an email address',
  ],
])('rejects %s and names the option', (_what, args, message) => {
  expect(() => readOptions(args)).toThrow(ConfigError);
  expect(() => readOptions(args)).toThrow(message);
});

it.each<[string, string[], string]>([
  [
    'an invalid date',
    ['--frequency', 'daily', '--date', '2026-02-30'],
    '--date must be a date such as 2026-11-21',
  ],
  [
    'a week',
    ['--frequency', 'weekly', '--date', '2026-w47'],
    '--date must be a date such as 2026-11-21',
  ],
  [
    'a date to come',
    ['--frequency', 'daily', '--now', '--date', '2999-01-01'],
    '--date must not be in the future',
  ],
  [
    'a date that is not over',
    ['--frequency', 'weekly', '--date', '2026-11-21'],
    '--date must be in a period that has ended; with --now also in the current one',
  ],
])('rejects %s', (_what, args, message) => {
  const read = () => findRequestedPeriod(calendar, readOptions(args), now);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
});

it('reads all options', () => {
  const args = ['--frequency=daily', '--site', 'garden', '--now', '--dry-run'];
  expect(readOptions([...args, '--date', '2026-11-20', '--to', ' Ada@mail.example '])).toEqual({
    frequency: 'daily',
    site: 'garden',
    now: true,
    date: '2026-11-20',
    dryRun: true,
    to: 'ada@mail.example',
  });
});

it.each([
  ['the last day that ended', ['--frequency', 'daily'], '2026-11-20'],
  ['the current day', ['--frequency', 'daily', '--now'], '2026-11-21'],
  ['a day', ['--frequency', 'daily', '--date', '2026-11-03'], '2026-11-03'],
  ['the week of a day', ['--frequency', 'weekly', '--date', '2026-11-03'], '2026-w45'],
])('finds %s', (_what, args, name) => {
  expect(findRequestedPeriod(calendar, readOptions(args), now).name).toBe(name);
});
