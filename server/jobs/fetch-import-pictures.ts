import type { Deps } from '../context.ts';
import { fetchDuePictures } from '../domain/imports/fetch-due-pictures.ts';
import type { JobCounts } from './job.ts';

/** Fetches pictures of imported texts. Idempotent, and safe in several processes. */
export async function fetchImportPicturesJob(
  deps: Deps,
  stopping: AbortSignal,
): Promise<JobCounts> {
  return fetchDuePictures(deps, stopping);
}
