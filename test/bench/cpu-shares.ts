import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../server/infra/project-root.ts';
import { listFamily } from './processes.ts';

const defaultWeight = 100;
const root = '/sys/fs/cgroup';
/** Only version 1 of control groups has a folder per resource. */
const versionOneRoot = join(root, 'cpu');

/**
 * Gives processes and their children the share of the CPU that their service has, as systemd does
 * on a server. `unit`: a file of ops/systemd/; null: 100, which services have by default. Children
 * that start later are in the same group. Linux only, as root; otherwise it says so.
 */
export function giveCpuShare(unit: string | null, pids: number[]): void {
  const file = unit && readFileSync(join(projectRoot, 'ops/systemd', `${unit}.service`), 'utf8');
  const weight = Number(/^CPUWeight=(\d+)$/m.exec(file ?? '')?.[1] ?? defaultWeight);
  const isVersionOne = existsSync(versionOneRoot);
  const group = toFolder(unit);
  try {
    mkdirSync(group, { recursive: true });
    if (isVersionOne)
      writeFileSync(
        join(group, 'cpu.shares'),
        String(Math.round((weight * 1_024) / defaultWeight)),
      );
    else {
      writeFileSync(join(root, 'cgroup.subtree_control'), '+cpu');
      writeFileSync(join(group, 'cpu.weight'), String(weight));
    }
    for (const pid of pids) writeFileSync(join(group, 'cgroup.procs'), String(pid));
    for (const pid of pids.flatMap(listFamily)) moveInto(group, pid);
  } catch (error) {
    console.log(`  services have no CPU shares: ${String(error)}`);
  }
}

/** Moves a process that may end meanwhile. */
function moveInto(group: string, pid: number): void {
  try {
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Removes the groups of processes that have ended. */
export function removeCpuShares(units: (string | null)[]): void {
  for (const unit of units) {
    try {
      rmdirSync(toFolder(unit));
    } catch {
      // There is none, or a process has not ended yet.
    }
  }
}

const toFolder = (unit: string | null) =>
  join(existsSync(versionOneRoot) ? versionOneRoot : root, unit ?? 'broadsheet-database');
