import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { afterFile } from './after-file.ts';
import { spawnProgram, type ProgramOptions } from './program.ts';

type Line = Record<string, unknown>;

/** A process of the built program from its start on. */
export type Launched = ReturnType<typeof spawnProgram> & {
  /** Resolves with the first matching log line; rejects when the process ends without it. */
  waitForLog(message: string): Promise<Line>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};
export type Serving = Launched & { port: number; apiPort: number | null };

/** A folder that goes with the file's tests. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-data-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A DATA_DIR with an embedded database, which has schema and tenants. */
export function preparedDataDir(): string {
  const prepared = inject('pglite');
  if (prepared === null) throw new Error('this run has no embedded database');
  const dataDir = tempFolder();
  cpSync(prepared.folder, join(dataDir, 'pglite'), { recursive: true });
  return dataDir;
}

/** Starts the program without waiting. Kills it after the tests of the file. */
export function launch(options: ProgramOptions = {}): Launched {
  const spawned = spawnProgram(options);
  const { child, log, lines, exited, stderr } = spawned;
  const closed = once(child, 'close');
  afterFile(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  return {
    ...spawned,
    waitForLog(message) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const line = log.find(({ msg }) => msg === message);
          if (line) resolve(line);
        };
        look();
        lines.on('line', look);
        void exited.then((code) =>
          reject(
            new Error(`the program ended with ${code} before it said "${message}": ${stderr()}`),
          ),
        );
      });
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return exited;
    },
  };
}

/** Starts the program and waits until it listens. */
export async function start(options: ProgramOptions = {}): Promise<Serving> {
  const launched = launch(options);
  const { port, apiPort } = (await launched.waitForLog('listening')) as {
    port: number;
    apiPort: number | null;
  };
  return { ...launched, port, apiPort };
}

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Where the program keeps compiled code. Commands have no cache of their own. */
const compileCache = join(tmpdir(), 'node-compile-cache');

/**
 * Runs a command of the built program, as `npm run <script> -- <args>` does after the build. By
 * default DATA_DIR is a new folder.
 */
export async function runCommand(
  script: string,
  args: string[] = [],
  {
    env = {},
    input = '',
    cwd = projectRoot,
    root = projectRoot,
  }: { env?: Record<string, string>; input?: string; cwd?: string; root?: string } = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const main = /node (\S+)$/.exec(scripts[script] ?? '')?.[1];
  if (main === undefined) throw new Error(`package.json has no script ${script} of the program`);
  const child = spawn(process.execPath, [join(root, main), ...args], {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      DATA_DIR: tempFolder(),
      ...env,
    },
  });
  // It may end before it reads.
  child.stdin.on('error', () => undefined).end(input);
  const closed = once(child, 'close') as Promise<[number | null]>;
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  return { code, stdout, stderr };
}

/**
 * Required production settings, with an unreachable mail port. The second port is unset, as on a
 * PaaS.
 */
export const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a key of the tests, and of nobody else',
  SMTP_URL: 'smtp://127.0.0.1:1',
  TRUSTED_PROXIES: '1',
  API_PORT: '',
  // Balancers of the tests look often.
  DRAIN_SECONDS: '1',
};

/** Runs Node's code before the program's own. */
export const before = (code: string): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(code)}`,
];
