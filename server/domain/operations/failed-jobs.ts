import { dayMs } from '#shared/durations.ts';
import type { Db } from '../../db/client.ts';
import { deleteMarker, readMarkers, setMarker } from '../core/instance-markers.ts';

const prefix = 'failed job ';
/** A failure that lasts is recorded again. That of a job that no longer exists is forgotten. */
const lifetimeMs = 7 * dayMs;

/** Records that a job has failed since its last success, for the doctor. Idempotent. */
export const recordFailedJob = (db: Db, name: string): Promise<boolean> =>
  setMarker(db, prefix + name, lifetimeMs);

/** Records that a job succeeded after a failure. Idempotent. */
export const forgetFailedJob = (db: Db, name: string): Promise<void> =>
  deleteMarker(db, prefix + name);

/** Names of jobs that have failed since their last success, in any process. */
export async function listFailedJobs(db: Db): Promise<string[]> {
  return [...(await readMarkers(db, prefix))].map((id) => id.slice(prefix.length)).toSorted();
}
