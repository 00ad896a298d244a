import { oneLine } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import { openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { banUser, unbanUser } from '../domain/moderation/bans.ts';
import { untilLabel } from '../domain/accounts/ban-status.ts';
import { grantRole, listStaff, roles, type Role } from '../domain/accounts/roles.ts';
import { createSite } from '../domain/site-admin/create-site.ts';
import { endSessions, releaseHeldMail } from '../domain/operations/restore-guard.ts';
import { ensureSites, loadSites } from '../domain/sites/site-registry.ts';
import { ConfigError, readConfig } from '../infra/config/config.ts';
import { createLog } from '../infra/log.ts';
import { AppError } from '../infra/app-error.ts';
import { run } from './run.ts';

const day = 24 * 3_600_000;

type Ban =
  | { deed: 'ban'; site: string; who: string; days: number | null; reason: string }
  | { deed: 'unban'; site: string; who: string };
type Command =
  | { deed: 'grant' | 'revoke'; site: string; who: string; role: Role }
  | { deed: 'list'; site: string }
  | { deed: 'release-mail'; site: string }
  | { deed: 'end-sessions'; site: string }
  | Ban
  | { deed: 'create-site'; site: string; name: string; hosts: string[] };

/**
 * Runs the commands of `usage`. `ban` without days is permanent. `end-sessions` is for after the
 * restore of a backup. Prints the result to stdout.
 */
async function work(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig();
  const log = createLog(config.logLevel, { write: (line) => void process.stderr.write(line) });
  const database = await openDatabase(
    config.databaseUrl === null ? { dataDir: config.dataDir } : { url: config.databaseUrl },
    log,
  );
  try {
    await migrate(database, () => ensureSites(database.db));
    const table = await loadSites(database.db, config, log);
    if (command.deed === 'create-site')
      return void process.stdout.write(
        `${await made(command, { db: database.db, siteRegistry: table })}\n`,
      );
    const { sites } = table;
    const site = sites.get(command.site);
    if (!site)
      throw new ConfigError('<site>', `names no site; there are ${[...sites.keys()].join(', ')}`);
    for (const line of await answer(command, { db: database.db, config, site }))
      process.stdout.write(`${line}\n`);
  } finally {
    await database.close();
  }
}

if (process.argv[2] === 'doctor') {
  process.argv.splice(2, 1);
  await import('./doctor.ts');
} else await run(work);

/** Running servers load the site at once. */
async function made(
  { site: id, name, hosts }: Extract<Command, { deed: 'create-site' }>,
  parts: Parameters<typeof createSite>[0],
): Promise<string> {
  try {
    const { canonicalDomain } = await createSite(parts, { id, siteName: name, hosts }, null);
    return `${name} (${id}) is at ${canonicalDomain} now.`;
  } catch (error) {
    throw error instanceof AppError && ['bad_request', 'conflict'].includes(error.code)
      ? new ConfigError('The site', `cannot be made: ${error.message}`)
      : error;
  }
}

async function answer(
  command: Exclude<Command, { deed: 'create-site' }>,
  parts: Parameters<typeof banUser>[0],
): Promise<string[]> {
  const { id } = parts.site;
  if (command.deed === 'list') {
    const staff = await listStaff(parts);
    return staff.length === 0
      ? [`On ${id} everybody is a member.`]
      : staff.map(({ username, role }) => `${username} ${role}`);
  }
  if (command.deed === 'release-mail') {
    return [`${await releaseHeldMail(parts.db, id)} held mails of ${id} go now.`];
  }
  if (command.deed === 'end-sessions')
    return [
      `${await endSessions(parts.db, id)} sessions of ${id} are ended: everybody logs in anew. Keys of programs stay.`,
    ];
  const known = <T>(work: Promise<T>, what: string) =>
    work.catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'not_found'
        ? new ConfigError(command.who, `is nobody's ${what} on ${id}`)
        : error;
    });
  if (command.deed === 'ban') {
    const until = command.days === null ? null : new Date(Date.now() + command.days * day);
    const { username, ban } = await known(
      banUser(parts, null, command.who, { until, reason: command.reason }),
      'username',
    );
    return [`${username} is banned on ${id}${ban?.until ? untilLabel(ban) : ' for good'}.`];
  }
  if (command.deed === 'unban')
    return [
      `${(await known(unbanUser(parts, null, command.who), 'username')).username} is not banned on ${id}.`,
    ];
  const { username, before } = await known(
    grantRole(parts, command.who, command.role),
    'username or address',
  );
  return [
    before === command.role
      ? `${username} was ${before} on ${id} already.`
      : `${username} is ${command.role} on ${id} now, and was ${before}.`,
  ];
}

function readCommand([deed, site, who, role, ...more]: string[]): Command {
  const given = [site, who, role].filter((word) => word !== undefined);
  const takes = (words: string[]) => {
    const missing = words[given.length];
    if (missing !== undefined)
      throw new ConfigError(missing, `is missing: admin ${deed} ${words.join(' ')}`);
    const unexpected = [...given.slice(words.length), ...more][0];
    if (unexpected !== undefined)
      throw new ConfigError(unexpected, `is not expected: admin ${deed} ${words.join(' ')}`);
  };
  switch (deed) {
    case 'grant':
      takes(['<site>', '<username or address>', `<${roles.join('|')}>`]);
      if (!isRole(role))
        throw new ConfigError(
          'The role',
          `must be ${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}`,
        );
      return { deed, site: site ?? '', who: who ?? '', role };
    case 'revoke':
      takes(['<site>', '<username or address>']);
      return { deed, site: site ?? '', who: who ?? '', role: 'member' };
    case 'list':
    case 'release-mail':
    case 'end-sessions':
      takes(['<site>']);
      return { deed, site: site ?? '' };
    case 'create-site': {
      const words = ['<id>', '<name>'];
      const missing = words[[site, who].filter((word) => word !== undefined).length];
      if (missing !== undefined)
        throw new ConfigError(missing, 'is missing: admin create-site <id> <name> [host…]');
      const name = who ?? '';
      if (name.trim() === '' || name.length > 60 || !oneLine.test(name))
        throw new ConfigError('<name>', 'must be one line of at most 60 characters');
      return {
        deed,
        site: site ?? '',
        name: name.trim(),
        hosts: [role, ...more].filter((host) => host !== undefined),
      };
    }
    case 'ban':
      return readBan(site, who, [role, ...more]);
    case 'unban':
      takes(['<site>', '<username>']);
      return { deed, site: site ?? '', who: who ?? '' };
    default:
      throw new ConfigError(
        deed ?? 'The command',
        `is ${deed === undefined ? 'missing' : 'not known'}; there are grant, revoke, list, ban, unban, create-site, release-mail and end-sessions`,
      );
  }
}

/** Accepts a reason of several arguments, quoted or not. */
function readBan(
  site: string | undefined,
  who: string | undefined,
  words: (string | undefined)[],
): Ban {
  const days = /^\d{1,5}$/.test(words[0] ?? '') ? Number(words[0]) : null;
  const reason = words
    .slice(days === null ? 0 : 1)
    .filter((word) => word !== undefined)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (site === undefined || who === undefined || reason === '')
    throw new ConfigError(
      site === undefined ? '<site>' : who === undefined ? '<username>' : '<reason>',
      'is missing: admin ban <site> <username> [days] <reason>',
    );
  if (reason.length > limits.reason.max)
    throw new ConfigError('<reason>', `must be at most ${limits.reason.max} characters`);
  if (days === 0) throw new ConfigError('[days]', 'must be at least 1');
  return { deed: 'ban', site, who, days, reason };
}

function isRole(word: string | undefined): word is Role {
  return roles.some((role) => role === word);
}
