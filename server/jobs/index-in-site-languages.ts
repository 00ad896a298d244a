import type { Needs } from '../context.ts';
import { indexInSiteLanguages } from '../domain/posts/search-languages.ts';
import type { JobCounts } from './job.ts';

export async function indexInSiteLanguagesJob(
  deps: Needs<'db' | 'siteRegistry'>,
  stopping: AbortSignal,
): Promise<JobCounts> {
  return { indexed: await indexInSiteLanguages(deps, stopping) };
}
