import type { Db } from '../../../db/client.ts';
import { listFailedJobs } from '../failed-jobs.ts';
import { fail, ok, type Finding } from './finding.ts';

/** Names each job that has failed since its last success. */
export async function checkJobs(db: Db): Promise<Finding[]> {
  const names = await listFailedJobs(db);
  if (names.length === 0) return [ok('jobs', 'no job has failed since its last success.')];
  return names.map((name) =>
    fail(
      `job ${name}`,
      'has failed since its last success. Search the log for "job failed" with this job.',
    ),
  );
}
