import type { Deps } from '../context.ts';
import { queuePosts } from '../domain/site-admin/posting/queue-posts.ts';
import type { JobCounts } from './job.ts';

/** Queues posts that reached the points of a service. Idempotent, and safe in several processes. */
export async function queueCrossPostsJob({ db }: Deps): Promise<JobCounts> {
  return { queued: await queuePosts(db) };
}
