import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, serverUser } from './postgres.ts';

export type PgBouncer = {
  /** The URL without a database. */
  base: string;
  stop(): Promise<void>;
};

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(
  (file) => existsSync(file),
);

/** Whether tests of the pooler are skipped. CI installs it. */
export const lacksPgBouncer = program === undefined && process.env.CI === undefined;

/**
 * Starts PgBouncer with its defaults, except for the mode, in front of all databases of a server.
 * The URL names a database of that server. `atConnect`: the settings of each connection, as
 * docs/deploying.md has them for the database.
 */
export async function startPgBouncer(
  serverUrl: string,
  settings: Record<string, string> = { pool_mode: 'transaction' },
  atConnect = 'set jit = off',
): Promise<PgBouncer> {
  if (program === undefined)
    throw new Error('PgBouncer was not found. Install it (Debian: apt-get install pgbouncer).');
  const { hostname, port: serverPort, username, password, pathname } = new URL(serverUrl);
  const port = await freePort();
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const login = `user=${username}${password === '' ? '' : ` password=${password}`}`;
  const options = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'any',
    // Each worker of the tests has databases of its own, whose pools must not wait for each other.
    max_client_conn: '1000',
    ...settings,
  };
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort} ${login} connect_query='${atConnect}'`,
      '[pgbouncer]',
      ...Object.entries(options).map(([name, value]) => `${name} = ${value}`),
      '',
    ].join('\n'),
  );
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const server = spawn(program, ['-q', file], { ...owner, cwd: folder, stdio: 'ignore' });
  const base = `postgres://${username}@127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: `${base}${pathname}` });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      break;
    } catch (error) {
      if (attempt > 200) throw error;
      await sleep(50);
    }
  }
  return {
    base,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = once(server, 'exit');
        server.kill('SIGKILL');
        await gone;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
