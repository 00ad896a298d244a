import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../server/infra/project-root.ts';

/** The built program in its own process on free ports. */
export type Program = {
  port: number;
  apiPort: number | null;
  dataDir: string;
  process: ChildProcess;
  /** Lines of its log, parsed. */
  log: Record<string, unknown>[];
  stderr(): string;
  /** Stops it; resolves with the exit code (null: killed). */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

export type ProgramOptions = {
  env?: Record<string, string>;
  dataDir?: string;
  main?: string;
  nodeArgs?: string[];
  /** Folder of the program; by default this one. */
  root?: string;
  /** The file of a control group in which it runs. */
  group?: string;
};

const clean = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
/** Free ports, and no limit that load reaches. */
const quiet = { PORT: '0', API_PORT: '0', DEEP_PAGES_PER_SECOND: '0' };

/** Starts it without waiting, for starts that fail. */
export function spawnProgram({
  env = {},
  dataDir,
  main = 'dist/server/main.js',
  nodeArgs = [],
  root = projectRoot,
  group,
}: ProgramOptions = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'broadsheet-data-'));
  const command = [process.execPath, ...nodeArgs, join(root, main)];
  const [program = '', ...args] =
    group === undefined ? command : ['sh', '-c', `echo $$ > ${group}; exec "$@"`, 'sh', ...command];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...clean, ...quiet, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: Record<string, unknown>[] = [];
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => log.push(JSON.parse(line) as Record<string, unknown>));
  const exited = once(child, 'exit').then(([code]) => {
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    return code as number | null;
  });
  return { child, log, lines, exited, dataDir: folder, stderr: () => stderr };
}

/** Starts it and waits until it listens. */
export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const { child, log, lines, exited, dataDir, stderr } = spawnProgram(options);
  const listening = new Promise<Record<string, unknown>>((resolve, reject) => {
    lines.on('line', () => {
      const line = log.at(-1);
      if (line?.msg === 'listening') resolve(line);
    });
    void exited.then((code) =>
      reject(new Error(`the program ended with ${code} before it listened: ${stderr()}`)),
    );
  });
  const { port, apiPort } = (await listening) as { port: number; apiPort: number | null };
  return {
    port,
    apiPort,
    dataDir,
    process: child,
    log,
    stderr,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return exited;
    },
  };
}
