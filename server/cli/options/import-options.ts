import { parseArgs } from 'node:util';
import { outcomes, type Outcome } from '#shared/moving/reader-services.ts';
import type { DayOrder } from '#shared/moving/reader-dates.ts';
import { ConfigError } from '../../infra/config/config.ts';

/** How people of the file are imported. */
export type ReaderOptions = {
  /** Whether they are subscribed at once; else each is asked to confirm. */
  confirmed: boolean;
  /** How those agreed whose row does not say; empty: each row must say. */
  consent: string;
  /** What words in a column of status mean, in lower case. Empty: rows without a status. */
  statuses: Map<string, Outcome>;
  dayOrder: DayOrder | null;
};

type ImportOptions = {
  site: string;
  file: string;
  /** Null: recognised by the file. */
  format: 'csv' | 'jsonl' | null;
  rejects: string | null;
  /** Address of the earlier site; null: not known. */
  origin: string | null;
  /** Tells what would be imported, and imports nothing. */
  preview: boolean;
  /** Null: people are left out. */
  readers: ReaderOptions | null;
};

/** Reads the arguments of `import`. Error: ConfigError. */
export function readOptions(args: string[]): ImportOptions {
  const optionTypes = {
    site: { type: 'string' },
    file: { type: 'string' },
    format: { type: 'string' },
    rejects: { type: 'string' },
    origin: { type: 'string' },
    preview: { type: 'boolean' },
    readers: { type: 'string' },
    consent: { type: 'string' },
    status: { type: 'string' },
    dates: { type: 'string' },
  } as const;
  const statuses = new Map<string, Outcome>();
  const values = new Map<string, string>();
  for (const token of parseArgs({ args, options: optionTypes, strict: false, tokens: true })
    .tokens) {
    if (token.kind === 'positional')
      throw new ConfigError(
        token.value,
        'is not expected. Put each value after its option, for example --file posts.csv',
      );
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(optionTypes, name))
      throw new ConfigError(
        rawName,
        'is not an option. Options: --site, --file, --format, --rejects, --origin, --preview, ' +
          '--readers, --consent, --status and --dates',
      );
    if (values.has(name)) throw new ConfigError(rawName, 'is repeated');
    if (name === 'preview' && value === undefined) {
      values.set(name, '');
      continue;
    }
    if (value === undefined || value === '' || (!inlineValue && value.startsWith('-')))
      throw new ConfigError(rawName, 'has no value');
    if (name === 'status') statuses.set(...readStatus(value));
    else values.set(name, value);
  }
  const [site, file] = [values.get('site'), values.get('file')];
  if (site === undefined)
    throw new ConfigError('--site', 'is missing. Set the ID of the site to import into');
  if (file === undefined) throw new ConfigError('--file', 'is missing. Set the file to import');
  const format = values.get('format') ?? null;
  if (format !== null && format !== 'csv' && format !== 'jsonl')
    throw new ConfigError('--format', 'must be csv or jsonl');
  const origin = values.get('origin') ?? null;
  if (origin !== null && !/^https?:$/.test(URL.parse(origin)?.protocol ?? ''))
    throw new ConfigError('--origin', 'must be an address such as https://old.example.org');
  return {
    site,
    file,
    format,
    rejects: values.get('rejects') ?? null,
    origin,
    preview: values.has('preview'),
    readers: readReaderOptions(values, statuses),
  };
}

function readReaderOptions(
  values: Map<string, string>,
  statuses: ReaderOptions['statuses'],
): ReaderOptions | null {
  const readers = values.get('readers');
  const dayOrder = values.get('dates') ?? null;
  if (readers === undefined) {
    const lone = ['consent', 'dates'].find((name) => values.has(name));
    if (lone !== undefined || statuses.size > 0)
      throw new ConfigError(`--${lone ?? 'status'}`, 'is of readers. Add --readers');
    return null;
  }
  if (readers !== 'ask' && readers !== 'confirmed')
    throw new ConfigError(
      '--readers',
      'must be ask, to ask each person to confirm, or confirmed, if you vouch that they agreed',
    );
  if (dayOrder !== null && dayOrder !== 'day' && dayOrder !== 'month')
    throw new ConfigError('--dates', 'must be day or month: which of the two is first');
  return {
    confirmed: readers === 'confirmed',
    consent: values.get('consent') ?? '',
    statuses,
    dayOrder,
  };
}

/** Reads `enabled=subscribed`. The last sign counts: a word may have others. */
function readStatus(value: string): [string, Outcome] {
  const at = value.lastIndexOf('=');
  const meaning = outcomes.find((one) => one !== 'unknown' && one === value.slice(at + 1).trim());
  if (at < 0 || meaning === undefined)
    throw new ConfigError(
      '--status',
      `must be a word of the file and its meaning, such as enabled=subscribed. Meanings: ${outcomes
        .filter((one) => one !== 'unknown')
        .join(', ')}`,
    );
  return [value.slice(0, at).trim().toLowerCase(), meaning];
}
