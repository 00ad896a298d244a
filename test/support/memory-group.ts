import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterFile } from './after-file.ts';
import { until } from './wait-for.ts';

const root = '/sys/fs/cgroup';
/** Only version 1 of control groups has a folder per resource. */
const isVersionOne = existsSync(join(root, 'memory'));
let count = 0;

/** A control group with a limit of memory, for `ProgramOptions.memory`. */
export type MemoryGroup = {
  /** The file to which a process writes its ID to be in the group. */
  processes: string;
  /** Megabytes that its processes and their files in the cache took at most. */
  peak(): number;
};

/** Whether this process may create groups: root on Linux, unless a container forbids it. */
export const canLimitMemory = (() => {
  const probe = join(isVersionOne ? join(root, 'memory') : root, `broadsheet-${process.pid}`);
  try {
    if (!isVersionOne) writeFileSync(join(root, 'cgroup.subtree_control'), '+memory');
    mkdirSync(probe);
    rmdirSync(probe);
    return true;
  } catch {
    return false;
  }
})();

export function limitMemory(megabytes: number): MemoryGroup {
  count += 1;
  const name = `broadsheet-${process.pid}-${count}`;
  const folder = isVersionOne ? join(root, 'memory', name) : join(root, name);
  const [limit, peak] = isVersionOne
    ? ['memory.limit_in_bytes', 'memory.max_usage_in_bytes']
    : ['memory.max', 'memory.peak'];
  mkdirSync(folder);
  writeFileSync(join(folder, limit), String(megabytes * 1e6));
  afterFile(() =>
    until('the group has no process', () => {
      try {
        rmdirSync(folder);
        return true;
      } catch {
        return false;
      }
    }),
  );
  return {
    processes: join(folder, 'cgroup.procs'),
    peak: () => Math.ceil(Number(readFileSync(join(folder, peak), 'utf8')) / 1e6),
  };
}
