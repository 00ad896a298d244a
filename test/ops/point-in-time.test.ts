import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { afterFile } from '../support/after-file.ts';
import { findBinaries, freePort, serverUser } from '../support/postgres.ts';
import { production, runCommand, start, tempFolder } from '../support/programs.ts';

const page = readFileSync(join(projectRoot, 'docs/backup-and-restore.md'), 'utf8');
/** The commands of a section. */
const readBlocks = (heading: string) =>
  [
    ...(page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(
      /^( *)```sh\n([\s\S]*?)^ *```$/gm,
    ),
  ].map(([, indent = '', block = '']) => block.replaceAll(`\n${indent}`, '\n').trim());
const owner = serverUser();

// Only root may run PostgreSQL as another user, as on a server.
describe.skipIf(owner === undefined)('point-in-time recovery', async () => {
  const bin = findBinaries();
  const folder = tempFolder();
  const data = join(folder, 'main');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const env = { ...production, DATABASE_URL: url, INSTANCE_NAME: 'production' };
  for (const name of ['', 'main', 'archive', 'locks', 'logs']) {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    chownSync(join(folder, name), owner?.uid ?? 0, owner?.gid ?? 0);
  }
  const config = join(folder, 'pgbackrest.conf');
  const runAs = (user: object | undefined, commands: string) =>
    execFileSync('sh', ['-euc', commands], {
      ...user,
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { PATH: `${bin}:/usr/bin:/bin`, PGBACKREST_CONFIG: config, LC_ALL: 'C.UTF-8' },
    });
  const control = (action: string) =>
    runAs(owner, `pg_ctl --pgdata=${data} --log=${folder}/logs/server --wait ${action}`);

  /** Runs commands of the page, with the folders and the server of this test. */
  const follow = (commands: string) => {
    const own = commands
      .replace(/^apt-get .*\n/m, '')
      .replaceAll('/etc/postgresql/17/main/conf.d/archive.conf', join(folder, 'archive.conf'))
      .replaceAll('/var/lib/postgresql/17/main', data)
      .replaceAll('/etc/pgbackrest.conf', config)
      .replaceAll('/var/lib/pgbackrest', join(folder, 'archive'))
      .replaceAll('/tmp/backups.json', join(folder, 'backups.json'))
      .replace(/\\\n\s*/g, '');
    for (const part of own.split(/^(?=runuser|systemctl)|(?<=^(?:runuser|systemctl).*\n)/m)) {
      const service = /^systemctl (\w+) postgresql$/m.exec(part)?.[1];
      if (service) control(service);
      else if (part.startsWith('systemctl')) continue;
      else if (part.startsWith('runuser'))
        runAs(owner, part.replace('runuser -u postgres -- ', ''));
      else runAs(undefined, part);
    }
  };
  const [configure = '', backUp = '', restore = ''] = readBlocks('Point-in-time recovery');
  const admin = async (...args: string[]) => {
    const result = await runCommand('admin', args, { env });
    expect([result.code, result.stderr]).toEqual([0, '']);
    return result.stdout;
  };
  const createSite = (id: string) => admin('create-site', id, id, `${id}.example.org`);
  const listSites = () =>
    runAs(owner, `psql --no-align --tuples-only '${url}' -c 'select id from sites'`)
      .trim()
      .split('\n');

  beforeAll(() => {
    runAs(owner, `initdb --pgdata=${data} --username=postgres --auth=trust --encoding=UTF8`);
    writeFileSync(
      join(data, 'postgresql.conf'),
      `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n` +
        `fsync = off\ninclude_if_exists '${folder}/archive.conf'\n`,
    );
    control('start');
    afterFile(() => void runAs(owner, `pg_ctl --pgdata=${data} --mode=immediate stop || true`));
    const [files = '', ...commands] = configure.split(/^(?=systemctl)/m);
    follow(files);
    // What this server has elsewhere.
    writeFileSync(
      config,
      `${readFileSync(config, 'utf8')}pg1-port=${port}\npg1-socket-path=${folder}\n` +
        `[global]\nlock-path=${folder}/locks\nlog-path=${folder}/logs\n`,
    );
    follow(commands.join(''));
  }, 120_000);

  it('restores the time between two writes', async () => {
    expect(await (await start({ env })).stop()).toBe(0);
    const [physical = ''] = backUp.split(/^npm/m);
    follow(physical);
    const size = execFileSync(
      'sh',
      ['-c', `node -p '${/-p '([^']+)'/.exec(backUp)?.[1]}'`.replace('/tmp', folder)],
      { encoding: 'utf8', env: { PATH: process.env.PATH } },
    ).trim();
    expect(await admin('record-backup', size)).toMatch(/^A backup of \d+ MB is recorded\.$/m);

    await createSite('garden');
    await sleep(1_100);
    const between = runAs(owner, `psql -At '${url}' -c 'select now()'`).trim();
    await sleep(1_100);
    await createSite('workshop');
    expect(listSites()).toEqual(expect.arrayContaining(['garden', 'workshop']));

    follow(restore.replace(/--target='[^']+'/, `--target='${between}'`));
    expect(listSites()).toContain('garden');
    expect(listSites()).not.toContain('workshop');

    // As the page says, another name holds the mail.
    const program = await start({ env: { ...env, INSTANCE_NAME: 'production-2' } });
    expect(program.log.map(({ event }) => event)).toContain('database_restored');
    await program.stop();
  }, 180_000);
});

it('copies backups that the server can no longer delete', () => {
  const [source, copies] = [tempFolder(), tempFolder()];
  const [commands = ''] = readBlocks('Copies on another machine');
  const copy = () =>
    execFileSync(
      'sh',
      [
        '-ec',
        commands
          .replaceAll('root@server:/var/lib/broadsheet-backup', source)
          .replaceAll('/srv/broadsheet-backup', copies),
      ],
      { encoding: 'utf8' },
    );
  writeFileSync(join(source, 'a.dump'), 'a backup');
  writeFileSync(join(source, 'erasures.jsonl'), 'one');
  expect(copy()).toBe('');
  writeFileSync(join(source, 'a.dump'), 'overwritten');
  writeFileSync(join(source, 'erasures.jsonl'), 'one and two');
  copy();
  expect(readFileSync(join(copies, 'a.dump'), 'utf8')).toBe('a backup');
  expect(readFileSync(join(copies, 'erasures.jsonl'), 'utf8')).toBe('one and two');
  execFileSync('touch', ['-d', '5 hours ago', join(copies, 'a.dump'), join(source, 'a.dump')]);
  expect(copy()).toBe('no new backup arrives\n');
  expect(readdirSync(copies).toSorted()).toEqual(['a.dump', 'erasures.jsonl']);
});
