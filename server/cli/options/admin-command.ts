import { parseArgs } from 'node:util';
import { oneLine } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import { roles, type Role } from '../../domain/accounts/roles.ts';
import { ConfigError } from '../../infra/config/config.ts';
import { readConfirmOptions, type ConfirmOptions } from '../confirm-database.ts';

type Ban =
  | { action: 'ban'; site: string; user: string; days: number | null; reason: string }
  | { action: 'unban'; site: string; user: string };
export type Command =
  | { action: 'grant' | 'revoke'; site: string; user: string; role: Role }
  | { action: 'list'; site: string }
  | { action: 'release-mail'; site: string }
  | { action: 'end-sessions'; site: string }
  | { action: 'anonymize-imported'; site: string }
  | { action: 'fetch-pictures'; site: string }
  | { action: 'open-site'; site: string }
  | { action: 'close-site'; site: string }
  | ({ action: 'confirm-database' } & ConfirmOptions)
  | { action: 'remove-demo' }
  | { action: 'export-erasures'; file: string }
  | { action: 'record-backup'; file: string }
  | { action: 'move-images'; to: 'bucket' | 'database' }
  | Ban
  | { action: 'export-site'; site: string; file: string; withSecrets: boolean }
  | { action: 'import-site'; file: string; as: string | undefined }
  | { action: 'list-sites'; cell: string | null }
  | {
      action: 'move-site';
      site: string;
      to: string;
      address: string | null;
      isCancelled: boolean;
    }
  | { action: 'create-site'; site: string; name: string; hosts: string[] };

/** Reads the arguments of `admin`. Error: ConfigError. */
export function readCommand(words: string[]): Command {
  const [action, site, user, role, ...more] = words;
  const args = [site, user, role].filter((word) => word !== undefined);
  const expectArgs = (expected: string[]) => {
    const missing = expected[args.length];
    if (missing !== undefined)
      throw new ConfigError(missing, `is missing. Usage: admin ${action} ${expected.join(' ')}`);
    const unexpected = [...args.slice(expected.length), ...more][0];
    if (unexpected !== undefined)
      throw new ConfigError(
        unexpected,
        `is not expected. Usage: admin ${action} ${expected.join(' ')}`,
      );
  };
  switch (action) {
    case 'grant':
      expectArgs(['<site>', '<username or email>', `<${roles.join('|')}>`]);
      if (!isRole(role))
        throw new ConfigError(
          'The role',
          `must be ${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}`,
        );
      return { action, site: site ?? '', user: user ?? '', role };
    case 'revoke':
      expectArgs(['<site>', '<username or email>']);
      return { action, site: site ?? '', user: user ?? '', role: 'member' };
    case 'list':
    case 'open-site':
    case 'close-site':
    case 'release-mail':
    case 'end-sessions':
    case 'anonymize-imported':
    case 'fetch-pictures':
      expectArgs(['<site>']);
      return { action, site: site ?? '' };
    case 'remove-demo':
      expectArgs([]);
      return { action };
    case 'confirm-database':
      return { action, ...readConfirmOptions(words.slice(1)) };
    case 'export-erasures':
      expectArgs(['<file>']);
      return { action, file: site ?? '' };
    case 'record-backup':
      expectArgs(['<file or bytes>']);
      return { action, file: site ?? '' };
    case 'move-images':
      expectArgs(['<bucket|database>']);
      if (site !== 'bucket' && site !== 'database')
        throw new ConfigError('The place', 'must be bucket or database');
      return { action, to: site };
    case 'create-site': {
      const expected = ['<id>', '<name>'];
      const missing = expected[[site, user].filter((word) => word !== undefined).length];
      if (missing !== undefined)
        throw new ConfigError(missing, 'is missing. Usage: admin create-site <id> <name> [host…]');
      const name = user ?? '';
      if (name.trim() === '' || name.length > 60 || !oneLine.test(name))
        throw new ConfigError('<name>', 'must be one line of at most 60 characters');
      return {
        action,
        site: site ?? '',
        name: name.trim(),
        hosts: [role, ...more].filter((host) => host !== undefined),
      };
    }
    case 'export-site':
      return readExport(words.slice(1));
    case 'import-site':
      return readImport(words.slice(1));
    case 'list-sites':
      return readList(words.slice(1));
    case 'move-site':
      return readMove(words.slice(1));
    case 'ban':
      return readBan(site, user, [role, ...more]);
    case 'unban':
      expectArgs(['<site>', '<username>']);
      return { action, site: site ?? '', user: user ?? '' };
    default:
      throw new ConfigError(
        action ?? 'The command',
        `is ${action === undefined ? 'missing' : 'unknown'}. Actions: ` +
          'setup, grant, revoke, list, ban, unban, create-site, open-site, close-site, ' +
          'list-sites, export-site, import-site, move-site, remove-demo, confirm-database, ' +
          'export-erasures, record-backup, move-images, release-mail, end-sessions, ' +
          'fetch-pictures and anonymize-imported',
      );
  }
}

const exportUsage = 'admin export-site <site> --file <file> [--with-secrets]';
const listUsage = 'admin list-sites [--map <cell>]';
const moveUsage = 'admin move-site <site> --to <postgres://…> [--address <origin>] [--cancel]';
const importUsage = 'admin import-site <file> [--as <id>]';

function readExport(args: string[]): Command {
  const options = { file: { type: 'string' }, 'with-secrets': { type: 'boolean' } } as const;
  const { values, positionals } = parse(exportUsage, () =>
    parseArgs({ args, options, allowPositionals: true }),
  );
  const site = readOne(positionals, '<site>', exportUsage);
  const { file, 'with-secrets': withSecrets = false } = values;
  if (!file) throw new ConfigError('--file', `is missing. Usage: ${exportUsage}`);
  return { action: 'export-site', site, file, withSecrets };
}

function readList(args: string[]): Command {
  const { values, positionals } = parse(listUsage, () =>
    parseArgs({ args, options: { map: { type: 'string' } }, allowPositionals: true }),
  );
  if (positionals[0] !== undefined)
    throw new ConfigError(positionals[0], `is not expected. Usage: ${listUsage}`);
  if (values.map !== undefined && !/^[\w.:[\]-]+$/.test(values.map))
    throw new ConfigError('--map', 'must be the name or address of this cell in the proxy');
  return { action: 'list-sites', cell: values.map ?? null };
}

function readMove(args: string[]): Command {
  const options = {
    to: { type: 'string' },
    address: { type: 'string' },
    cancel: { type: 'boolean' },
  } as const;
  const { values, positionals } = parse(moveUsage, () =>
    parseArgs({ args, options, allowPositionals: true }),
  );
  const site = readOne(positionals, '<site>', moveUsage);
  const { to, address, cancel: isCancelled = false } = values;
  if (!to) throw new ConfigError('--to', `is missing. Usage: ${moveUsage}`);
  if (!/^postgres(?:ql)?:\/\//.test(to) || !URL.canParse(to))
    throw new ConfigError('--to', 'must be the URL of a PostgreSQL database');
  if (address !== undefined && !isOrigin(address))
    throw new ConfigError('--address', 'must be an origin, such as https://garden.example.org');
  return { action: 'move-site', site, to, address: address ?? null, isCancelled };
}

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

function readImport(args: string[]): Command {
  const { values, positionals } = parse(importUsage, () =>
    parseArgs({ args, options: { as: { type: 'string' } }, allowPositionals: true }),
  );
  const file = readOne(positionals, '<file>', importUsage);
  return { action: 'import-site', file, as: values.as };
}

function parse<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new ConfigError('An option', `is unknown or has no value. Usage: ${usage}`);
  }
}

function readOne([word, more]: string[], name: string, usage: string): string {
  if (word === undefined) throw new ConfigError(name, `is missing. Usage: ${usage}`);
  if (more !== undefined) throw new ConfigError(more, `is not expected. Usage: ${usage}`);
  return word;
}

/** Accepts a reason of several arguments, quoted or not. */
function readBan(
  site: string | undefined,
  user: string | undefined,
  expected: (string | undefined)[],
): Ban {
  const days = /^\d{1,5}$/.test(expected[0] ?? '') ? Number(expected[0]) : null;
  const reason = expected
    .slice(days === null ? 0 : 1)
    .filter((word) => word !== undefined)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (site === undefined || user === undefined || reason === '')
    throw new ConfigError(
      site === undefined ? '<site>' : user === undefined ? '<username>' : '<reason>',
      'is missing. Usage: admin ban <site> <username> [days] <reason>',
    );
  if (reason.length > limits.reason.max)
    throw new ConfigError('<reason>', `must be at most ${limits.reason.max} characters`);
  if (days === 0) throw new ConfigError('[days]', 'must be at least 1');
  return { action: 'ban', site, user, days, reason };
}

function isRole(word: string | undefined): word is Role {
  return roles.some((role) => role === word);
}
