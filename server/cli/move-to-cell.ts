import { openDatabase, type Database } from '../db/client.ts';
import {
  cancelMove,
  lateWritersMs,
  moveSite,
  type Step,
} from '../domain/site-admin/moving/move-site.ts';
import { AppError } from '../infra/app-error.ts';
import { ConfigError } from '../infra/config/config.ts';
import type { Logger } from '../infra/log.ts';
import type { Command } from './options/admin-command.ts';

type Options = Extract<Command, { action: 'move-site' }>;

/** Moves a site to another cell, or takes a move back. Prints each step. Error: ConfigError. */
export async function moveToCell(
  database: Database,
  log: Logger,
  { site, to, address, isCancelled }: Options,
  print: (line: string) => void,
): Promise<void> {
  if (database.kind !== 'postgres')
    throw new ConfigError('DATABASE_URL', 'is not set. Only sites in PostgreSQL can move');
  const target = await openDatabase({ url: to }, log, 2);
  let shown = 0;
  const report = (step: Step) => {
    if (step.step === 'copied') {
      if (step.rows - shown < 50_000) return;
      shown = step.rows;
    }
    print(describe(site, step));
  };
  try {
    if (isCancelled) {
      await cancelMove({ database, target }, site);
      return print(`${site} stays here. The other database has nothing of it.`);
    }
    await moveSite({ database, target }, site, { address, report });
    print(`${site} is in the other database. A job deletes its rows here within an hour.`);
  } catch (error) {
    throw error instanceof AppError
      ? new ConfigError('The site', `does not move: ${error.message}`)
      : error;
  } finally {
    await target.close();
  }
}

function describe(site: string, step: Step): string {
  const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  switch (step.step) {
    case 'copied':
      return `${step.rows} rows are copied.`;
    case 'changes':
      return `${step.rows} changes since are copied.`;
    case 'mail':
      return `Jobs leave ${site} alone. Waiting for mail that is being sent.`;
    case 'released':
      return `Nobody could write for ${inSeconds(step.heldMs)}, which is too long. Trying again.`;
    case 'moved':
      return (
        `${site} has moved. Nobody could write for ${inSeconds(step.heldMs)}. ` +
        'Send its host names to the other cell now.'
      );
    case 'late':
      return `Late writers are refused here for ${inSeconds(lateWritersMs)}.`;
  }
}
