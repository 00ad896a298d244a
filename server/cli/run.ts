import { isDatabaseUnavailable } from '../db/client.ts';
import { explainError } from '../db/explain-error.ts';
import { requireNode } from '../infra/node-version.ts';
import { quietConsole } from '../infra/quiet-console.ts';

/** Runs a command. Prints errors that the user can fix in one line. */
export async function run(command: () => Promise<void>): Promise<void> {
  requireNode();
  quietConsole();
  try {
    await command();
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    const line =
      explainError(error) ??
      (isDatabaseUnavailable(error)
        ? `the database did not answer (${findCause(error)}). Run the command again.`
        : (stack ?? String(error)));
    process.stderr.write(`broadsheet: ${line}
`);
    process.exitCode = 1;
  }
}

/** The message of a failed query contains all its values; that of its cause says what happened. */
function findCause(error: unknown): string {
  let e = error;
  while (e instanceof Error && e.cause instanceof Error) e = e.cause;
  return e instanceof Error ? e.message : String(e);
}
