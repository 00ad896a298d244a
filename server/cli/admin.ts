import { statSync } from 'node:fs';
import { dayMs } from '#shared/durations.ts';
import { readDatabaseClock } from '../db/database-clock.ts';
import { configuredDatabase, openDatabase, type Db } from '../db/client.ts';
import { createContentVersions } from '../db/content-versions.ts';
import { migrate } from '../db/migrate.ts';
import { anonymizeImported } from '../domain/account-lifecycle/anonymize-imported.ts';
import { fetchPictures } from '../domain/imports/fetch-pictures.ts';
import { banUser, unbanUser } from '../domain/moderation/bans.ts';
import { untilLabel } from '../domain/accounts/ban-status.ts';
import { grantRole, listStaff } from '../domain/accounts/roles.ts';
import { recordBackup } from '../domain/operations/backup-record.ts';
import { moveImages } from '../domain/images/stored-images.ts';
import { createSite } from '../domain/site-admin/create-site.ts';
import { closeSite, openSite } from '../domain/site-admin/open-site.ts';
import { removeDemo } from '../domain/site-admin/remove-demo.ts';
import type { Services } from '../domain/site-admin/settings.ts';
import { endSessions, releaseHeldMail } from '../domain/operations/restore-guard.ts';
import { ensureSites, loadSites } from '../domain/sites/site-registry.ts';
import { ConfigError, readConfig, type Config } from '../infra/config/config.ts';
import { fetchDocument } from '../infra/fetch/safe-fetch.ts';
import { BucketError, createBucket } from '../infra/images/bucket.ts';
import { createCommandLog } from '../infra/log.ts';
import { loadSecrets } from '../infra/signing.ts';
import { AppError } from '../infra/app-error.ts';
import { confirmAndReport, exportAndReport } from './confirm-database.ts';
import { readCommand, type Command } from './options/admin-command.ts';
import { exportSiteAndReport, importAndReport } from './move-site.ts';
import { listSites } from './list-sites.ts';
import { moveToCell } from './move-to-cell.ts';
import { run } from './run.ts';

type SiteCommand = Exclude<
  Command,
  {
    action:
      | 'create-site'
      | 'open-site'
      | 'close-site'
      | 'export-site'
      | 'import-site'
      | 'move-site'
      | 'list-sites'
      | 'anonymize-imported'
      | 'fetch-pictures'
      | 'remove-demo'
      | 'confirm-database'
      | 'export-erasures'
      | 'record-backup'
      | 'move-images';
  }
>;

/**
 * Runs `admin <command> …` (docs/operating.md). `ban` without days is permanent. `end-sessions` is
 * for use after the restore of a backup.
 */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig();
  const log = createCommandLog(config);
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
    if (command.action === 'record-backup')
      return void process.stdout.write(`${await recordAndReport(database.db, command.file)}\n`);
    if (command.action === 'move-images')
      return void process.stdout.write(`${await moveAndReport(database.db, config, command.to)}\n`);
    const table = await loadSites(database.db, config, log);
    /** Tells the servers that run. */
    const changeSites = async <T>(work: (services: Services) => Promise<T>): Promise<T> => {
      const contentVersions = await createContentVersions(database, log, config.cdn !== null);
      try {
        return await work({ db: database.db, siteRegistry: table, contentVersions });
      } finally {
        await contentVersions.close();
      }
    };
    if (command.action === 'create-site')
      return void process.stdout.write(
        `${await createSiteAndReport(command, { db: database.db, siteRegistry: table })}\n`,
      );
    if (command.action === 'remove-demo') {
      const removed = await changeSites(removeDemo);
      return void process.stdout.write(
        removed.length === 0
          ? 'There are no demo sites.\n'
          : `The demo sites ${removed.join(', ')} are removed.\n`,
      );
    }
    const moving = {
      database,
      bucket: createBucket(config),
      db: database.db,
      secrets: loadSecrets(config),
      clock: await readDatabaseClock(database),
      siteRegistry: table,
    };
    if (command.action === 'import-site')
      return void process.stdout.write(`${(await importAndReport(moving, command)).join('\n')}\n`);
    if (command.action === 'list-sites')
      return void process.stdout.write(listSites(table, command.cell).join(''));
    const { sites } = table;
    const site = sites.get(command.site);
    if (!site)
      throw new ConfigError('<site>', `is not a site. Sites: ${[...sites.keys()].join(', ')}`);
    if (command.action === 'open-site' || command.action === 'close-site') {
      const isOpening = command.action === 'open-site';
      await changeSites((services) =>
        isOpening ? openSite(services, null, site.id) : closeSite(services, site.id),
      );
      return void process.stdout.write(
        isOpening
          ? `${site.id} is open.\n`
          : `${site.id} is closed: only staff see it, and it sends no digests.\n`,
      );
    }
    if (command.action === 'export-site')
      return void process.stdout.write(`${await exportSiteAndReport(moving, site, command)}\n`);
    if (command.action === 'move-site')
      return await moveToCell(database, log, command, (line) => process.stdout.write(`${line}\n`));
    if (command.action === 'anonymize-imported') {
      const secrets = loadSecrets(config);
      const count = await changeSites(({ db, contentVersions }) =>
        anonymizeImported({ db, contentVersions, log, secrets }, site.id),
      );
      return void process.stdout.write(
        `${count} imported accounts of ${site.id} are anonymous. What they wrote stays.\n`,
      );
    }
    if (command.action === 'fetch-pictures') {
      const { stored, failed } = await fetchPictures(
        { db: database.db, site, config, bucket: createBucket(config) },
        fetchDocument,
        (line) => void process.stdout.write(line),
      );
      return void process.stdout.write(
        `${stored} pictures are stored. ${failed} could not be fetched, and stay links.\n`,
      );
    }
    for (const line of await runCommand(command, {
      db: database.db,
      config,
      secrets: loadSecrets(config),
      clock: await readDatabaseClock(database),
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

/** Moves the images of all sites into the bucket, or from it. Error: ConfigError. */
async function moveAndReport(db: Db, config: Config, to: 'bucket' | 'database'): Promise<string> {
  const bucket = createBucket(config);
  if (bucket === null) throw new ConfigError('S3_ENDPOINT', 'is missing: there is no bucket');
  const { moved, missing } = await moveImages({ db }, bucket, to).catch((error: unknown) => {
    throw error instanceof BucketError ? new ConfigError('S3_ENDPOINT', error.message) : error;
  });
  if (missing.length > 0)
    throw new ConfigError('S3_BUCKET', `does not have these images: ${missing.join(', ')}`);
  return `${moved} images were moved into the ${to}.`;
}

/** Records a backup by its file, or by its size in bytes where the file is on another machine. */
async function recordAndReport(db: Db, file: string): Promise<string> {
  const bytes = /^\d{1,15}$/.test(file)
    ? Number(file)
    : statSync(file, { throwIfNoEntry: false })?.size;
  if (bytes === undefined) throw new ConfigError(file, 'does not exist');
  if (bytes === 0) throw new ConfigError(file, 'is empty, so it is not a backup');
  await recordBackup(db, bytes);
  return `A backup of ${Math.ceil(bytes / 1e6)} MB is recorded.`;
}

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
    return [`${await releaseHeldMail(services.db, id)} held emails of ${id} will be sent now.`];
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
    const until =
      command.days === null
        ? null
        : new Date(services.clock.now().getTime() + command.days * dayMs);
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
