/**
 * A Patroni cluster on one machine, for tests: two PostgreSQL servers, three etcd members, and
 * HAProxy. The second PostgreSQL server is a synchronous standby. Each of three machines is a
 * network namespace, so this needs root on Linux. Patroni and HAProxy run with the files of this
 * folder.
 *
 * `node ops/cluster/start.ts` starts it and prints its URLs, until Ctrl-C.
 */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries, freePort, serverUser } from '../../test/support/postgres.ts';

export const names = ['pg1', 'pg2'] as const;
export type Name = (typeof names)[number];

export type Cluster = {
  /** URL of a database on the primary, wherever it is. */
  url(database: string): string;
  /** URL of a database on the standby. */
  replicaUrl(database: string): string;
  /** The folder with data and logs. */
  folder: string;
  /** Waits until one server is primary and the other its synchronous standby. */
  waitUntilSafe(): Promise<{ primary: Name; standby: Name }>;
  /** Kills PostgreSQL of a machine, while its Patroni continues. */
  killPostgres(name: Name): void;
  /** Kills every process of a machine at once, as a power failure does. */
  killMachine(name: Name): void;
  startMachine(name: Name): void;
  /** Drops all packets from and to a machine. Its processes continue. */
  cutNetwork(name: Name): void;
  joinNetwork(name: Name): void;
  /** Ends all processes and removes all files and networks. */
  stop(): Promise<void>;
};

const needed = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/ip': 'iproute2',
  '/usr/lib/python3/dist-packages/etcd': 'python3-etcd',
};
const password = 'only-for-tests';
const machines = { pg1: 1, pg2: 2, third: 3 } as const;
type Machine = keyof typeof machines;
const startWithin = 180_000;

/** Packages of Debian that are missing; null: this is not Linux, or the user is not root. */
export function findMissingPackages(): string[] | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  return Object.entries(needed)
    .filter(([file]) => {
      try {
        execFileSync('test', ['-x', file]);
        return false;
      } catch {
        return true;
      }
    })
    .map(([, name]) => name);
}

export async function startCluster(): Promise<Cluster> {
  const owner = serverUser();
  const missing = findMissingPackages();
  if (missing === null || !owner) throw new Error('The cluster needs root on Linux.');
  if (missing.length > 0) throw new Error(`Install ${missing.join(', ')} (Debian packages).`);
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-cluster-'));
  chmodSync(folder, 0o755);
  const id = folder.slice(-6);
  const network = (machine: Machine) => `bs-${id}-${machine}`;
  const address = (machine: Machine) => `10.77.0.${machines[machine]}`;
  const all = Object.keys(machines) as Machine[];
  const ip = (...args: string[]) => void execFileSync('ip', args, { stdio: 'pipe' });
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const children = new Set<ChildProcess>();

  const run = (
    machine: Machine,
    label: string,
    command: string[],
    env: Record<string, string> = {},
  ) => {
    const log = openSync(join(folder, `${label}.log`), 'a');
    const child = spawn(
      'nsenter',
      [
        `--net=/run/netns/${network(machine)}`,
        `--setuid=${owner.uid}`,
        `--setgid=${owner.gid}`,
        ...command,
      ],
      {
        cwd: folder,
        env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', HOME: folder, ...env },
        stdio: ['ignore', log, log],
      },
    );
    children.add(child);
    child.once('exit', () => children.delete(child));
  };
  const processesOf = (machine: Machine) =>
    execFileSync('ip', ['netns', 'pids', network(machine)], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number);
  const kill = (pids: number[]) => {
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The process has already ended.
      }
  };
  const dataOf = (label: string) => {
    const data = join(folder, label);
    mkdirSync(data, { recursive: true, mode: 0o700 });
    chownSync(data, owner.uid, owner.gid);
    return data;
  };

  const startEtcd = (machine: Machine) => {
    const own = (port: number) => `http://${address(machine)}:${port}`;
    run(machine, `etcd-${machine}`, ['etcd'], {
      ETCD_NAME: machine,
      ETCD_DATA_DIR: dataOf(`etcd-${machine}`),
      ETCD_LISTEN_PEER_URLS: own(2380),
      ETCD_INITIAL_ADVERTISE_PEER_URLS: own(2380),
      ETCD_LISTEN_CLIENT_URLS: own(2379),
      ETCD_ADVERTISE_CLIENT_URLS: own(2379),
      ETCD_INITIAL_CLUSTER: all.map((name) => `${name}=http://${address(name)}:2380`).join(','),
      ETCD_INITIAL_CLUSTER_TOKEN: id,
      // docs/operating.md says why Patroni 3.0.2 needs it.
      ETCD_ENABLE_V2: 'true',
      ETCD_LOG_LEVEL: 'warn',
    });
  };
  const startPatroni = (name: Name) => {
    // Patroni merges the files of a folder. Machines of this cluster share /run/postgresql.
    const config = join(dataOf(name), 'config');
    mkdirSync(config, { recursive: true });
    copyFileSync(join(import.meta.dirname, 'patroni.yml'), join(config, '1.yml'));
    writeFileSync(
      join(config, '2.yml'),
      `postgresql: { parameters: { unix_socket_directories: '${dataOf(name)}' } }\n`,
    );
    run(name, `patroni-${name}`, ['patroni', config], {
      PATRONI_NAME: name,
      PATRONI_ETCD_HOSTS: all.map((machine) => `${address(machine)}:2379`).join(','),
      PATRONI_RESTAPI_LISTEN: `${address(name)}:8008`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address(name)}:8008`,
      PATRONI_POSTGRESQL_LISTEN: `${address(name)},127.0.0.1:5432`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address(name)}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: join(dataOf(name), 'data'),
      PATRONI_POSTGRESQL_BIN_DIR: findBinaries(),
      PATRONI_POSTGRESQL_PGPASS: join(dataOf(name), 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
    });
  };
  const startHaproxy = () => {
    const log = openSync(join(folder, 'haproxy.log'), 'a');
    const child = spawn(
      '/usr/sbin/haproxy',
      ['-db', '-f', join(import.meta.dirname, 'haproxy.cfg')],
      {
        env: {
          PRIMARY_BIND: `127.0.0.1:${primaryPort}`,
          REPLICA_BIND: `127.0.0.1:${replicaPort}`,
          PG1: address('pg1'),
          PG2: address('pg2'),
          SERVER_OPTIONS: `namespace ${network('third')}`,
        },
        stdio: ['ignore', log, log],
      },
    );
    children.add(child);
    child.once('exit', () => children.delete(child));
  };

  /** The standby that Patroni may promote. It stores the name after PostgreSQL uses it. */
  const readPromotable = async (): Promise<string | null> => {
    const url = `http://${address('third')}:2379/v2/keys/service/broadsheet/sync`;
    const script = `console.log(JSON.parse((await (await fetch('${url}')).json()).node.value).sync_standby)`;
    const { stdout } = await promisify(execFile)(
      'nsenter',
      [
        `--net=/run/netns/${network('third')}`,
        process.execPath,
        '--input-type=module',
        '--eval',
        script,
      ],
      { timeout: 5_000 },
    ).catch(() => ({ stdout: '' }));
    return stdout.trim() || null;
  };

  const urlAt = (port: number) => (database: string) =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const self: Cluster = {
    url: urlAt(primaryPort),
    replicaUrl: urlAt(replicaPort),
    folder,
    async waitUntilSafe() {
      const end = performance.now() + startWithin;
      for (;;) {
        const standby = await findStandby(self.url('postgres'));
        if (standby && (await readPromotable()) === standby)
          return { standby, primary: standby === 'pg1' ? 'pg2' : 'pg1' };
        if (performance.now() > end)
          throw new Error(
            `The cluster has no synchronous standby.\n${names
              .map((name) =>
                readFileSync(join(folder, `patroni-${name}.log`), 'utf8').slice(-4_000),
              )
              .join('\n\n')}`,
          );
        await sleep(250);
      }
    },
    killPostgres(name) {
      const pids = processesOf(name).filter((pid) => readProgram(pid) === 'postgres');
      kill(pids);
    },
    killMachine: (name) => kill(processesOf(name)),
    startMachine(name) {
      startEtcd(name);
      startPatroni(name);
    },
    cutNetwork: (name) => ip('-n', network('third'), 'link', 'set', `to-${name}`, 'down'),
    joinNetwork: (name) => ip('-n', network('third'), 'link', 'set', `to-${name}`, 'up'),
    async stop() {
      const exits = [...children].map((child) => once(child, 'exit'));
      for (const child of children) child.kill('SIGKILL');
      for (const machine of all)
        try {
          kill(processesOf(machine));
          ip('netns', 'del', network(machine));
        } catch {
          // It was not made.
        }
      await Promise.all(exits);
      if (process.env.KEEP_CLUSTER_FILES === undefined)
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };

  try {
    for (const machine of all) {
      ip('netns', 'add', network(machine));
      ip('-n', network(machine), 'link', 'set', 'lo', 'up');
    }
    // The third machine is the switch.
    const hub = network('third');
    ip('-n', hub, 'link', 'add', 'switch', 'type', 'bridge');
    ip('-n', hub, 'address', 'add', `${address('third')}/24`, 'dev', 'switch');
    ip('-n', hub, 'link', 'set', 'switch', 'up');
    for (const name of names) {
      const peer = ['peer', 'name', 'net0', 'netns', network(name)];
      ip('-n', hub, 'link', 'add', `to-${name}`, 'type', 'veth', ...peer);
      ip('-n', hub, 'link', 'set', `to-${name}`, 'master', 'switch', 'up');
      ip('-n', network(name), 'address', 'add', `${address(name)}/24`, 'dev', 'net0');
      ip('-n', network(name), 'link', 'set', 'net0', 'up');
    }
    for (const machine of all) startEtcd(machine);
    for (const name of names) startPatroni(name);
    startHaproxy();
    await self.waitUntilSafe();
    return self;
  } catch (error) {
    await self.stop();
    throw error;
  }
}

function readProgram(pid: number): string {
  try {
    return execFileSync('cat', [`/proc/${pid}/comm`], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** The name of the synchronous standby; null while there is none, or no primary answers. */
async function findStandby(url: string): Promise<Name | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: Name }>(
      `select application_name as name from pg_stat_replication
        where state = 'streaming' and sync_state in ('sync', 'quorum')`,
    );
    return rows[0]?.name ?? null;
  } catch {
    return null;
  } finally {
    void client.end().catch(() => undefined);
  }
}

if (import.meta.main) {
  const cluster = await startCluster();
  process.stdout.write(
    `primary: ${cluster.url('postgres')}\nstandby: ${cluster.replicaUrl('postgres')}\n` +
      `logs:    ${cluster.folder}\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().then(() => process.exit(0)));
}
