import { spawnSync } from 'node:child_process';
import { afterFile } from './after-file.ts';
import { tempFolder } from './programs.ts';

/** A folder on a disk of its own, until the end of the file; null without the right to mount. */
export function smallDisk(megabytes: number): string | null {
  const folder = tempFolder();
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m`,
    'tmpfs',
    folder,
  ]);
  if (status !== 0) return null;
  afterFile(() => void spawnSync('umount', [folder]));
  return folder;
}
