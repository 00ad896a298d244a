import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../server/infra/project-root.ts';
import { afterFile } from './after-file.ts';
import { createBase, npmCache, type BaseImage } from './base-images.ts';
import { findTool } from './caddy.ts';
import { until } from './wait-for.ts';

/** A Docker daemon with a network of its own, so that published ports are free. */
export type Docker = {
  /** Runs a command with the daemon in a shell, in a folder. Throws if it fails. */
  run(commands: string, folder: string): string;
  /** Runs a command in the network that sees the published ports. */
  runInNetwork(file: string, args: string[]): string;
};

const execute = (file: string, args: string[], options: object = {}) =>
  execFileSync(file, args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26, ...options });

/** A temporary folder that may contain file systems of containers. */
function containersFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-containers-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the daemon with the images of compose.yml. Ends with the file. */
export async function startDocker(images: { name: string; archive: string }[]): Promise<Docker> {
  const folder = containersFolder();
  const network = `bs-${folder.slice(-6)}`;
  execute('ip', ['netns', 'add', network]);
  execute('ip', ['-n', network, 'link', 'set', 'lo', 'up']);
  const enter = [`--net=/run/netns/${network}`];
  const socket = `unix://${folder}/socket`;
  const daemon = spawn(
    'nsenter',
    [
      ...enter,
      findTool('dockerd'),
      `--host=${socket}`,
      ...['data', 'exec'].map((name) => `--${name}-root=${join(folder, name)}`),
      `--pidfile=${join(folder, 'pid')}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(daemon, 'exit');
  afterFile(async () => {
    daemon.kill();
    await ended;
    execute('ip', ['netns', 'delete', network]);
  });
  const env = { ...process.env, DOCKER_HOST: socket };
  await until(
    'the daemon answers',
    () => {
      if (daemon.exitCode !== null) throw new Error('dockerd could not start');
      return execute('docker', ['version'], { env });
    },
    60_000,
  );
  for (const { archive } of images) execute('docker', ['load', '--input', archive], { env });
  return {
    run: (commands, cwd) => execute('sh', ['-ec', commands], { env, cwd }),
    runInNetwork: (file, args) => execute('nsenter', [...enter, file, ...args]),
  };
}

/** Builds the image of the Dockerfile and those of compose.yml. Their names are public ones. */
export function buildImages(names: {
  program: string;
  node: string;
  postgres: string;
  caddy: string;
}): { name: string; archive: string }[] {
  const folder = containersFolder();
  const storage = [`--root=${join(folder, 'storage')}`, `--runroot=${join(folder, 'run')}`];
  const cache = execute('npm', ['config', 'get', 'cache']).trim();
  mkdirSync(cache, { recursive: true });
  const build = (name: string, context: string, ...args: string[]) =>
    execute(findTool('buildah'), [
      ...storage,
      'build',
      // The other format has no health checks.
      '--format=docker',
      '--isolation=chroot',
      `--tag=${name}`,
      ...args,
      context,
    ]);
  for (const base of ['node', 'postgres', 'caddy'] as const satisfies BaseImage[]) {
    const context = join(folder, base);
    mkdirSync(context);
    build(names[base], context, `--file=${createBase(base, context)}`);
  }
  build(names.program, projectRoot, `--volume=${cache}:${npmCache}`);
  const built = ['program', 'postgres', 'caddy'] as const;
  const images = built.map((image) => {
    const archive = join(folder, `${image}.tar`);
    execute('buildah', [
      ...storage,
      'push',
      names[image],
      `docker-archive:${archive}:${names[image]}`,
    ]);
    return { name: names[image], archive };
  });
  // Its layers are mounted folders.
  afterFile(() => void execute('buildah', [...storage, 'rmi', '--all', '--force']));
  return images;
}
