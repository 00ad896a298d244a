import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterFile } from './after-file.ts';
import { findTool } from './caddy.ts';
import { until } from './wait-for.ts';

/** A machine whose systemd is running. */
export type BootedMachine = {
  /** Its root folder. */
  root: string;
  /** Runs commands of a shell there. Returns their output; throws if one fails. */
  run(commands: string, input?: string): string;
};

/** Only root on Linux can boot one. */
export const canBoot = process.platform === 'linux' && process.getuid?.() === 0;

/**
 * Boots this machine again as a container (systemd-nspawn), without its own services. What it
 * writes is in memory. It shares the network, or has only a loopback interface of its own. `folder`
 * of it is `source`, read-only. Ends with the file.
 */
export async function bootMachine(
  folder: string,
  source: string,
  network: 'shared' | 'own' = 'shared',
): Promise<BootedMachine> {
  const base = mkdtempSync(join(tmpdir(), 'broadsheet-machine-'));
  const root = join(base, 'memory/root');
  mkdirSync(join(base, 'memory'));
  const mount = (...args: string[]) => void execFileSync('mount', args, { stdio: 'pipe' });
  mount('-t', 'tmpfs', 'tmpfs', join(base, 'memory'));
  for (const name of ['written', 'work', 'root']) mkdirSync(join(base, 'memory', name));
  mount(
    '-t',
    'overlay',
    'overlay',
    `-olowerdir=/,upperdir=${base}/memory/written,workdir=${base}/memory/work`,
    root,
  );
  const container = spawn(
    findTool('systemd-nspawn'),
    [
      '--boot',
      `--directory=${root}`,
      `--machine=${base.slice(base.lastIndexOf('/') + 1)}`,
      `--bind-ro=${source}:${folder}`,
      // The machine around it may have no systemd.
      ...(network === 'own' ? ['--private-network', '--resolv-conf=off'] : []),
      '--register=no',
      '--keep-unit',
      '--link-journal=no',
      'systemd.unit=basic.target',
    ],
    // systemd 256 and later does not start with the hierarchy of cgroup v1.
    { env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' }, stdio: 'ignore' },
  );
  const ended = once(container, 'exit');
  const findFirstProcess = () =>
    Number(readFileSync(`/proc/${container.pid}/task/${container.pid}/children`, 'utf8').trim());
  afterFile(async () => {
    // The end of the first process ends all others.
    const pid = container.exitCode === null ? findFirstProcess() : 0;
    if (pid > 0) process.kill(pid, 'SIGKILL');
    await ended;
    execFileSync('umount', [root, join(base, 'memory')]);
    rmSync(base, { recursive: true });
  });
  const run = (commands: string, input = '') =>
    execFileSync('nsenter', [`--target=${findFirstProcess()}`, '--all', 'sh', '-ec', commands], {
      encoding: 'utf8',
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' },
      input,
      stdio: 'pipe',
    });
  await until(
    'systemd runs',
    () => {
      if (container.exitCode !== null) throw new Error('systemd-nspawn could not boot');
      try {
        return /running|degraded/.test(run('systemctl is-system-running || true'));
      } catch {
        return false;
      }
    },
    60_000,
  );
  return { root, run };
}
