import { DataDirLocked } from '../db/data-dir-lock.ts';
import { ConfigError } from '../infra/config/config.ts';
import { requireNode } from '../infra/node-version.ts';
import { AppError } from '../infra/app-error.ts';

/** Runs a command. Prints errors that the user can fix in one line. */
export async function run(command: () => Promise<void>): Promise<void> {
  requireNode();
  try {
    await command();
  } catch (error) {
    const isReadable =
      error instanceof ConfigError || error instanceof DataDirLocked || error instanceof AppError;
    const text = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? error.stack : undefined;
    process.stderr.write(`broadsheet: ${isReadable ? text : (stack ?? text)}\n`);
    process.exitCode = 1;
  }
}
