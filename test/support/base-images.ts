import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../server/infra/project-root.ts';
import { findTool } from './caddy.ts';
import { findBinaries } from './postgres.ts';

/**
 * Folders that replace the root of public images, which a test cannot download. Each has a shell
 * (Busybox), and the program of this machine with its libraries.
 */
const baseImages = { node: addNode, postgres: addPostgres, caddy: addCaddy };
export type BaseImage = keyof typeof baseImages;

/** Where an image of Node has the packages of this machine. */
export const npmCache = '/npm-cache';

/** Creates the folder, and the lines of a Containerfile after its files. */
export function createBase(name: BaseImage, folder: string): string {
  const root = join(folder, 'root');
  addShell(root);
  const lines = baseImages[name](root);
  const file = join(folder, 'Containerfile');
  writeFileSync(file, `FROM scratch\nCOPY root/ /\n${lines}`);
  return file;
}

function addShell(root: string): void {
  for (const name of ['bin', 'etc', 'tmp', 'root', 'usr/bin'])
    mkdirSync(join(root, name), { recursive: true });
  const busybox = findTool('busybox');
  copyFileSync(busybox, join(root, 'bin/busybox'));
  for (const applet of execFileSync(busybox, ['--list'], { encoding: 'utf8' }).trim().split('\n'))
    if (!existsSync(join(root, 'bin', applet))) symlinkSync('busybox', join(root, 'bin', applet));
  symlinkSync('../../bin/env', join(root, 'usr/bin/env'));
  writeFileSync(
    join(root, 'etc/passwd'),
    'root:x:0:0::/root:/bin/sh\nuser:x:999:999::/tmp:/bin/sh\n',
  );
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nuser:x:999:\n');
}

/** Copies files and folders as they are, and what links point to. */
function copy(root: string, ...files: string[]): void {
  execFileSync('cp', ['--recursive', '--dereference', '--parents', ...files, root]);
}

/** Copies programs or libraries, with the libraries that they load. */
function addPrograms(root: string, ...files: string[]): void {
  // It ends with 1 for a program that is linked statically.
  const { stdout } = spawnSync('ldd', files, { encoding: 'utf8' });
  const libraries = [...stdout.matchAll(/(\/\S+) \(0x/g)].map(([, library = '']) => library);
  copy(root, ...new Set([...files, ...libraries]));
}

function addNode(root: string): string {
  const node = join(projectRoot, 'node_modules/node/bin/node');
  addPrograms(root, node);
  renameSync(join(root, node), join(root, 'usr/bin/node'));
  // The npm of the Node installation that runs npm here.
  const npm = dirname(dirname(realpathSync(findTool('npm'))));
  cpSync(npm, join(root, 'usr/lib/node_modules/npm'), { recursive: true, dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/bin/npm'));
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  if (existsSync(certificates)) copy(root, certificates);
  return (
    // Packages that this machine has installed are not fetched again.
    `ENV npm_config_prefer_offline=true npm_config_cache=${npmCache}\n` +
    (existsSync(certificates) ? `ENV npm_config_cafile=${certificates}\n` : '')
  );
}

/** One cluster in the volume, as the official image makes it at its first start. */
const startOfPostgres = `#!/bin/sh -e
data=/var/lib/postgresql/data
if [ ! -s $data/PG_VERSION ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust \\
    --auth-host=scram-sha-256 --encoding=UTF8 --locale=C -D $data
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
  pg_ctl -D $data -w -o '-c listen_addresses=' start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -D $data -w stop
fi
exec postgres -D $data -c 'listen_addresses=*'
`;

function addPostgres(root: string): string {
  const bin = findBinaries();
  const version = bin.split('/').at(-2) ?? '';
  const libraries = globSync(join(dirname(bin), 'lib/*.so'));
  addPrograms(
    root,
    ...globSync(join(bin, '*')),
    ...libraries.filter((file) => !file.includes('llvmjit')),
  );
  copy(root, `/usr/share/postgresql/${version}`, '/usr/share/zoneinfo');
  for (const folder of ['var/lib/postgresql', 'var/run/postgresql'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'bin/start-postgres'), startOfPostgres, { mode: 0o755 });
  return (
    'RUN chown 999:999 /var/lib/postgresql /var/run/postgresql && chmod 1777 /tmp\n' +
    `ENV PATH=${bin}:/usr/bin:/bin\nVOLUME /var/lib/postgresql\nUSER 999:999\n` +
    'CMD ["start-postgres"]\n'
  );
}

function addCaddy(root: string): string {
  addPrograms(root, findTool('caddy'));
  return (
    'ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data PATH=/usr/bin:/bin\n' +
    'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]\n'
  );
}
