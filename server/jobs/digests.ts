import { dayMs } from '#shared/durations.ts';
import type { Deps, Site } from '../context.ts';
import { embedPosts } from '../domain/digests/selection/embed-posts.ts';
import { readArticles } from '../domain/posts/article-fetching.ts';
import { sendScheduled } from '../domain/digests/delivery/send-scheduled.ts';
import { scheduleDigests } from '../domain/digests/delivery/schedule-deliveries.ts';
import { processCorrections } from '../domain/digests/delivery/deliver-corrections.ts';
import { forEachIsolated } from '../domain/core/for-each-isolated.ts';
import { listStaying } from '../domain/core/moving-sites.ts';
import { closeIssues } from '../domain/digests/delivery/close-issues.ts';
import { renderVariants } from '../domain/digests/delivery/render-variants.ts';
import { understandPrompts } from '../domain/digests/selection/understand-prompts.ts';
import type { JobCounts } from './job.ts';

/** A week, and what is reviewed again after it. */
const embeddedAgeMs = 9 * dayMs;

/** Fetches the pages behind posted links. */
export async function fetchArticlesJob(deps: Deps, stopping: AbortSignal): Promise<void> {
  await readArticles(deps, stopping);
}

/** Embeds the posts of the running periods, site by site. A failure affects one site only. */
export async function embedPostsJob(deps: Deps, stopping: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - embeddedAgeMs);
  await forEachIsolated(
    listStaying(deps.siteRegistry),
    async (site) => {
      if (site.digest.on) await embedPosts(deps, site, { startsAt: since, endsAt: now }, stopping);
    },
    stopping,
  );
}

/** Opens due issues and plans their emails, site by site. A failure affects one site only. */
export async function scheduleDigestsJob(deps: Deps): Promise<void> {
  const schedule = async (site: Site) => {
    const planned =
      (await scheduleDigests(deps, site, deps.clock.now())) + (await sendScheduled(deps, site));
    deps.metrics.count('broadsheet_digest_mails_planned_total', { site: site.id }, planned);
    if (planned > 0)
      deps.log.info(
        { event: 'job_finished', job: 'schedule-digests', site: site.id, planned },
        'job finished',
      );
  };
  try {
    await forEachIsolated(listStaying(deps.siteRegistry), schedule);
  } finally {
    await closeIssues(deps);
  }
}

/** Completes the recipients of struck sentences, and queues corrections that go out at once. */
export async function sendCorrectionsJob(deps: Deps): Promise<JobCounts> {
  return { queued: await processCorrections(deps) };
}

/**
 * Asks the model about new prompts, before the emails of their readers are planned. A failure
 * affects one site only.
 */
export async function understandPromptsJob(deps: Deps, stopping: AbortSignal): Promise<void> {
  const understand = async (site: Site) => {
    const understood = await understandPrompts(deps, site, stopping);
    if (understood > 0)
      deps.log.info(
        { event: 'job_finished', job: 'understand-prompts', site: site.id, understood },
        'job finished',
      );
  };
  await forEachIsolated(listStaying(deps.siteRegistry), understand, stopping);
}

/** Renders the planned digests. The outbox sends them. */
export async function renderDigestsJob(deps: Deps, stopping: AbortSignal): Promise<JobCounts> {
  return { ready: await renderVariants(deps, { stopping }) };
}
