import { oneLine } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import { configuredDatabase, openDatabase } from '../db/client.ts';
import { createContentVersions } from '../db/content-versions.ts';
import { migrate } from '../db/migrate.ts';
import { banUser, unbanUser } from '../domain/moderation/bans.ts';
import { untilLabel } from '../domain/accounts/ban-status.ts';
import { grantRole, listStaff, roles, type Role } from '../domain/accounts/roles.ts';
import { createSite } from '../domain/site-admin/create-site.ts';
import { openSite } from '../domain/site-admin/open-site.ts';
import { endSessions, releaseHeldMail } from '../domain/operations/restore-guard.ts';
import { ensureSites, loadSites } from '../domain/sites/site-registry.ts';
import { ConfigError, readConfig } from '../infra/config/config.ts';
import { createLog } from '../infra/log.ts';
import { loadSecrets } from '../infra/signing.ts';
import { AppError } from '../infra/app-error.ts';
import {
  confirmAndReport,
  exportAndReport,
  readConfirmOptions,
  type ConfirmOptions,
} from './confirm-database.ts';
import { run } from './run.ts';

const day = 24 * 3_600_000;

type Ban =
  | { action: 'ban'; site: string; user: string; days: number | null; reason: string }
  | { action: 'unban'; site: string; user: string };
type Command =
  | { action: 'grant' | 'revoke'; site: string; user: string; role: Role }
  | { action: 'list'; site: string }
  | { action: 'release-mail'; site: string }
  | { action: 'end-sessions'; site: string }
  | { action: 'open-site'; site: string }
  | ({ action: 'confirm-database' } & ConfirmOptions)
  | { action: 'export-erasures'; file: string }
  | Ban
  | { action: 'create-site'; site: string; name: string; hosts: string[] };

type SiteCommand = Exclude<
  Command,
  { action: 'create-site' | 'open-site' | 'confirm-database' | 'export-erasures' }
>;

/**
 * Runs `admin <command> …` (docs/operating.md). `ban` without days is permanent. `end-sessions` is
 * for use after the restore of a backup.
 */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig();
  const log = createLog(config.logLevel, { write: (line) => void process.stderr.write(line) });
  const database = await openDatabase(configuredDatabase(config), log);
  try {
    await migrate(database, () => ensureSites(database.db, { open: config.seedDemo }));
    if (command.action === 'confirm-database' || command.action === 'export-erasures') {
      const lines =
        command.action === 'confirm-database'
          ? await confirmAndReport({ db: database.db, config }, command)
          : await exportAndReport(database.db, command.file);
      return void process.stdout.write(`${lines.join('\n')}\n`);
    }
    const table = await loadSites(database.db, config, log);
    if (command.action === 'create-site')
      return void process.stdout.write(
        `${await createSiteAndReport(command, { db: database.db, siteRegistry: table })}\n`,
      );
    const { sites } = table;
    const site = sites.get(command.site);
    if (!site)
      throw new ConfigError('<site>', `is not a site. Sites: ${[...sites.keys()].join(', ')}`);
    if (command.action === 'open-site') {
      const contentVersions = await createContentVersions(database, log, config.cdn !== null);
      try {
        await openSite({ db: database.db, siteRegistry: table, contentVersions }, null, site.id);
      } finally {
        await contentVersions.close();
      }
      return void process.stdout.write(`${site.id} is open.\n`);
    }
    for (const line of await runCommand(command, {
      db: database.db,
      config,
      secrets: loadSecrets(config),
      site,
    }))
      process.stdout.write(`${line}\n`);
  } finally {
    await database.close();
  }
}

const [, , action] = process.argv;
if (action === 'doctor' || action === 'setup') {
  process.argv.splice(2, 1);
  await (action === 'doctor' ? import('./doctor.ts') : import('./setup.ts'));
} else await run(main);

/** Running servers load the site at once. */
async function createSiteAndReport(
  { site: id, name, hosts }: Extract<Command, { action: 'create-site' }>,
  services: Parameters<typeof createSite>[0],
): Promise<string> {
  try {
    const { canonicalDomain } = await createSite(services, { id, siteName: name, hosts }, null);
    return (
      `${name} (${id}) is created at ${canonicalDomain}. Only staff see it until it is opened in ` +
      `/admin, or with open-site.`
    );
  } catch (error) {
    throw error instanceof AppError && ['bad_request', 'conflict'].includes(error.code)
      ? new ConfigError('The site', `cannot be created: ${error.message}`)
      : error;
  }
}

async function runCommand(
  command: SiteCommand,
  services: Parameters<typeof banUser>[0],
): Promise<string[]> {
  const { id } = services.site;
  if (command.action === 'list') {
    const staff = await listStaff(services);
    return staff.length === 0
      ? [`${id} has no admins or moderators.`]
      : staff.map(({ username, role }) => `${username} ${role}`);
  }
  if (command.action === 'release-mail') {
    return [`${await releaseHeldMail(services.db, id)} held mails of ${id} will be sent now.`];
  }
  if (command.action === 'end-sessions')
    return [
      `${await endSessions(services.db, id)} sessions of ${id} have ended. ` +
        'Users must log in again. API keys remain valid.',
    ];
  const withReadableError = <T>(promise: Promise<T>, what: string) =>
    promise.catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'not_found'
        ? new ConfigError(command.user, `is not a ${what} on ${id}`)
        : error;
    });
  if (command.action === 'ban') {
    const until = command.days === null ? null : new Date(Date.now() + command.days * day);
    const { username, ban } = await withReadableError(
      banUser(services, null, command.user, { until, reason: command.reason }),
      'username',
    );
    return [`${username} is banned on ${id}${ban?.until ? untilLabel(ban) : ' permanently'}.`];
  }
  if (command.action === 'unban') {
    const { username } = await withReadableError(
      unbanUser(services, null, command.user),
      'username',
    );
    return [`${username} is not banned on ${id}.`];
  }
  const { username, before } = await withReadableError(
    grantRole(services, command.user, command.role),
    'username or email address',
  );
  return [
    before === command.role
      ? `${username} was ${before} on ${id} already.`
      : `${username} is now ${command.role} on ${id} (was ${before}).`,
  ];
}

function readCommand(words: string[]): Command {
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
    case 'release-mail':
    case 'end-sessions':
      expectArgs(['<site>']);
      return { action, site: site ?? '' };
    case 'confirm-database':
      return { action, ...readConfirmOptions(words.slice(1)) };
    case 'export-erasures':
      expectArgs(['<file>']);
      return { action, file: site ?? '' };
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
    case 'ban':
      return readBan(site, user, [role, ...more]);
    case 'unban':
      expectArgs(['<site>', '<username>']);
      return { action, site: site ?? '', user: user ?? '' };
    default:
      throw new ConfigError(
        action ?? 'The command',
        `is ${action === undefined ? 'missing' : 'unknown'}. Actions: ` +
          'setup, grant, revoke, list, ban, unban, create-site, open-site, confirm-database, ' +
          'export-erasures, release-mail and end-sessions',
      );
  }
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
