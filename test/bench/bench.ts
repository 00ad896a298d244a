import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** One figure of the bench. */
export type Line = { what: string; measured: string; goal: string; holds: boolean };
/** Resources of a bench part: an empty database, named databases, and a folder. */
export type Bench = {
  databaseUrl: string;
  newDatabase: (name: string) => Promise<string>;
  folder: string;
};

/** Starts a script of this folder in its own process, which prints its port. */
export async function startFloor(
  script: string,
  ...args: string[]
): Promise<{ port: number; pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(chunk.toString()),
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
