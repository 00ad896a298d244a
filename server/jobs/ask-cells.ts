import type { Deps } from '../context.ts';
import { askDueCells } from '../domain/site-admin/cells/ask-cells.ts';
import type { JobCounts } from './job.ts';

/** Reads the sites of other cells. Idempotent, and safe in several processes. */
export const askCellsJob = async (deps: Deps): Promise<JobCounts> => ({
  asked: await askDueCells(deps),
});
