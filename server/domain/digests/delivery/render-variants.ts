import { and, asc, eq, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { Deps, Needs, Site } from '../../../context.ts';
import { isDatabaseUnavailable, type Db } from '../../../db/client.ts';
import { digestSentences, digestVariants, issuePosts, issues } from '../../../db/schema.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { fetchDocument, type DocumentFetcher } from '../../../infra/fetch/safe-fetch.ts';
import type { LlmClient, LlmResponse } from '../../../infra/llm-client.ts';
import { createGate } from '../../../infra/fetch/request-gate.ts';
import { forEachIsolated } from '../../core/for-each-isolated.ts';
import { queueWebHooks } from '../../core/web-hook-events.ts';
import { writeSiteContent } from '../../core/site-transaction.ts';
import { createLinkMarker } from '../../statistics/issue-links.ts';
import { getLanguage } from '../../subscriptions/subscription-row.ts';
import { requestAnswer, type AskModel } from '../model/ask-model.ts';
import { composeIssue } from '../writing/compose-issue.ts';
import { keepStruck, keepStruckEntries } from '../issues/struck-sentences.ts';
import { leaseIssue, maxAttempts, type IssueLease } from '../issues/issue-lease.ts';
import { isDigest, matchesIssue, type Issue } from '../issues/issues.ts';
import { createIssueContent, type IssueContent } from '../writing/issue-content.ts';
import { promptPartSql } from '../issues/subscriber-variants.ts';
import { createViewPath } from './view-token.ts';
import { own } from '../../../db/own.ts';

type Variant = typeof digestVariants.$inferSelect;
type Services = Needs<
  | 'db'
  | 'bucket'
  | 'log'
  | 'clock'
  | 'model'
  | 'embedder'
  | 'siteRegistry'
  | 'config'
  | 'contentVersions'
  | 'secrets'
> & { metrics?: Pick<Deps['metrics'], 'observe'> };

/** After the database failed: how long until an issue is rendered again. */
const retryMs = 10_000;
/** After this wait, counted from the due time, the digest uses extracts without a model. */
const modelWaitMs = 10 * minuteMs;

/**
 * Renders the waiting variants by urgency, a few at a time. One process renders an issue, so that
 * summaries and overviews are written once. Idempotent. `only` limits it to one issue. Returns the
 * number of ready variants. After a failure of the database the issue waits a few seconds, and the
 * others go on. Decision 351.
 */
export async function renderVariants(
  services: Services,
  {
    stopping,
    only,
    fetch = fetchDocument,
  }: {
    stopping?: AbortSignal;
    only?: Pick<Issue, 'siteId' | 'id'>;
    fetch?: DocumentFetcher;
  } = {},
): Promise<number> {
  let ready = 0;
  async function* leaseIssues() {
    for (;;) {
      const lease = stopping?.aborted ? null : await leaseIssue(services, only);
      if (!lease) return;
      yield lease;
    }
  }
  await forEachIsolated(leaseIssues(), async (lease) => {
    // Unknown sites: the lease expires for another process.
    const site = services.siteRegistry.sites.get(lease.issue.siteId);
    if (!site) return;
    try {
      ready += await renderIssue(services, site, lease, { stopping, fetch });
    } catch (error) {
      await lease.end(new Date(services.clock.now().getTime() + retryMs));
      throw error;
    }
    await lease.end();
  });
  return ready;
}

/** What a variant is rendered from. `hash` is read first, so that an edit in between is noticed. */
type Version = { hash: string | null; content: IssueContent };
type Job = { issue: Issue; variant: Variant; version: Version };

async function renderIssue(
  services: Services,
  site: Site,
  lease: IssueLease,
  { stopping, fetch }: { stopping: AbortSignal | undefined; fetch: DocumentFetcher },
): Promise<number> {
  const { db } = services;
  const { issue } = lease;
  const ask = createAskModel(services, site, lease, stopping);
  const rendering = new Set<string>();
  let version: Version | null = null;
  let [ready, isInterrupted] = [0, false];
  /** Takes the most urgent variant and renews the lease. */
  const takeNext = async (): Promise<Job | null> => {
    isInterrupted ||= stopping?.aborted ?? false;
    if (isInterrupted) return null;
    const [variant] = await db
      .select()
      .from(digestVariants)
      .where(
        and(
          own(digestVariants, issue.siteId, { issueId: issue.id }),
          equalsLiteral(digestVariants.state, 'waiting'),
          lt(digestVariants.attempts, maxAttempts),
          notInArray(digestVariants.id, [...rendering]),
        ),
      )
      .orderBy(asc(digestVariants.dueAt), asc(digestVariants.id))
      .limit(1);
    if (!variant) return null;
    const used = (version ??= {
      hash: await readContentHash(db, issue),
      content: createIssueContent(services, site, issue, { fetch }),
    });
    const current = await lease.renew(isNull(issues.heldAt));
    // An editor holds it now, or this process stalled and another one took it.
    isInterrupted = !current;
    if (!current) return null;
    rendering.add(variant.id);
    return { issue: current, variant, version: used };
  };
  let taken = Promise.resolve<Job | null>(null);
  const work = async () => {
    for (;;) {
      // One after another, so that no two take the same variant.
      const job = await (taken = taken.then(takeNext));
      if (!job) return;
      const startedAt = performance.now();
      const outcome = await renderJob(services, site, job, ask, stopping);
      services.metrics?.observe(
        'broadsheet_digest_render_duration_seconds',
        { outcome },
        (performance.now() - startedAt) / 1e3,
      );
      if (outcome === 'ready') ready += 1;
      if (outcome === 'outdated' && version === job.version) version = null;
      rendering.delete(job.variant.id);
    }
  };
  // All end before the lease is released, also when the database fails.
  const ended = await Promise.allSettled(
    Array.from({ length: limits.digestRendering.variants }, work),
  );
  for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
  if (!isInterrupted)
    await db.transaction(async (tx) => {
      const started = await tx
        .update(issues)
        .set({ state: 'sending' })
        .where(and(matchesIssue(issue), eq(issues.state, 'preparing')))
        .returning({ id: issues.id });
      if (started.length > 0) await queueWebHooks(tx, issue.siteId, 'issue.sent', issue.id);
    });
  return ready;
}

/** Renders and stores a variant. `outdated`: the issue was edited meanwhile. */
async function renderJob(
  services: Services,
  site: Site,
  { issue, variant, version: { hash, content } }: Job,
  ask: (isInTime: () => boolean) => AskModel,
  stopping: AbortSignal | undefined,
): Promise<'ready' | 'outdated' | 'failed' | 'stopped'> {
  const { db, log, clock } = services;
  const isWaiting = and(
    own(digestVariants, variant.siteId, { id: variant.id }),
    equalsLiteral(digestVariants.state, 'waiting'),
  );
  const isInTime = () =>
    !stopping?.aborted && clock.now().getTime() < variant.dueAt.getTime() + modelWaitMs;
  try {
    const { columns, mailed, newOrder } = await renderVariant(
      services,
      site,
      issue,
      variant,
      content,
      () => (isInTime() ? ask(isInTime) : null),
    );
    if (stopping?.aborted) return 'stopped';
    const renderedAt = clock.now();
    const store = async (tx: Db): Promise<boolean> => {
      const stored = await tx
        .update(digestVariants)
        .set({ ...columns, renderedAt })
        .where(and(isWaiting, sql`${contentHashSql(issue)} is not distinct from ${hash}`))
        .returning({ id: digestVariants.id });
      if (stored.length === 0) return false;
      if (newOrder) await storeOrder(tx, issue, newOrder);
      if (mailed.length > 0)
        await tx
          .insert(digestSentences)
          .values(
            mailed.map((sentenceId) => ({
              siteId: variant.siteId,
              variantId: variant.id,
              renderedAt,
              sentenceId,
            })),
          )
          .onConflictDoNothing();
      return true;
    };
    // Variants without prompt are public: archive, sample and post pages. Pages show a first one
    // when they are next refreshed. Decision 426.
    const changesPages =
      variant.promptKey === '' &&
      (variant.renderedAt !== null ||
        services.contentVersions.hasCdn ||
        services.config.databaseReplicaUrls.length > 0);
    const isStored = await (changesPages
      ? writeSiteContent({ ...services, site }, store, () => [{ keys: ['newsletter'] }])
      : db.transaction(store));
    return isStored ? columns.state : 'outdated';
  } catch (error) {
    // That is no attempt: a few seconds of trouble must not lose a digest.
    if (isDatabaseUnavailable(error)) throw error;
    const attempts = variant.attempts + 1;
    log.error(
      {
        event: 'digest_render_failed',
        job: 'render-digests',
        site: site.id,
        issue: issue.period,
        audience: variant.id,
        attempts,
        error,
      },
      'digest could not be rendered',
    );
    await db
      .update(digestVariants)
      .set({ attempts, ...(attempts >= maxAttempts ? { state: 'failed' as const } : {}) })
      .where(isWaiting);
    return 'failed';
  }
}

/** Stores the order that a model chose, for the archive and editors. The first one stays. */
async function storeOrder(tx: Db, issue: Issue, order: readonly string[]): Promise<void> {
  const [first] = await tx
    .update(issues)
    .set({ isArranged: true })
    .where(and(matchesIssue(issue), eq(issues.isArranged, false)))
    .returning({ id: issues.id });
  if (!first) return;
  for (const [i, postId] of order.entries())
    await tx
      .update(issuePosts)
      .set({ position: i + 1 })
      .where(own(issuePosts, issue.siteId, { issueId: issue.id, postId, isPinned: false }));
}

/** Hash of all that editors change; a result for another version is discarded. */
const contentHashSql = ({
  siteId,
  id,
}: Issue) => sql`(select md5(json_build_array(i.subject, i.intro, i.document, (
    select json_agg(json_build_array(
      p.post_id, p.outcome, case when p.is_pinned then p.position end, p.note
    ) order by p.post_id)
    from issue_posts p
    where p.site_id = i.site_id and p.issue_id = i.id and p.outcome <> 'excluded'
  ))::text) from issues i where i.site_id = ${siteId} and i.id = ${id})`;

async function readContentHash(db: Db, issue: Issue): Promise<string | null> {
  const { rows } = await db.execute<{ hash: string | null }>(
    sql`select ${contentHashSql(issue)} as hash`,
  );
  return rows[0]?.hash ?? null;
}

/** How long a model that is down is not asked. */
const downMs = minuteMs;
const healths = new WeakMap<LlmClient, ReturnType<typeof createHealth>>();

/**
 * Whether the model works. It is down after two failures in a row, or after one before its first
 * answer: a failure takes up to 30 seconds, and a digest must be on time. A bad answer is none.
 */
function createHealth() {
  let [failures, limit, failedAt] = [0, 1, 0];
  return {
    isDown: () => failures >= limit && performance.now() - failedAt < downMs,
    note(response: LlmResponse | null) {
      if (response?.kind === 'answer') [failures, limit] = [0, 2];
      else if (response && ['busy', 'rejected', 'too_late', 'unavailable'].includes(response.why)) {
        failures += 1;
        failedAt = performance.now();
      }
    },
  };
}

/** All issues of a process share what is known of a model. */
function getHealth(model: LlmClient) {
  const health = healths.get(model) ?? createHealth();
  healths.set(model, health);
  return health;
}

/**
 * Asks within the site's budget, a few questions at a time. A stopping process does not wait, and a
 * queued question may be too late for its variant.
 */
function createAskModel(
  services: Services,
  site: Site,
  { issue, keep }: IssueLease,
  signal: AbortSignal | undefined,
): (isInTime: () => boolean) => AskModel {
  const enter = createGate(limits.digestRendering.modelCalls, Infinity);
  const never = new AbortController().signal;
  return (isInTime) => (prompt) =>
    enter(never, async () => {
      const health = services.model && getHealth(services.model);
      if (!isInTime() || !health || health.isDown()) return null;
      await keep();
      const response = await requestAnswer(services, site, prompt, { issue, signal });
      health.note(response);
      return response?.kind === 'answer' ? response.value : null;
    });
}

/**
 * Finds a rendered variant that differs by its sections only, to use its arrangement again. An edit
 * resets all variants, so it has the present text.
 */
async function findSibling(
  db: Db,
  { siteId, id, issueId, language, promptKey }: Variant,
): Promise<Pick<Variant, 'arrangement' | 'overview'> | null> {
  const [sibling] = await db
    .select({ arrangement: digestVariants.arrangement, overview: digestVariants.overview })
    .from(digestVariants)
    .where(
      and(
        own(digestVariants, siteId, { issueId, language }),
        equalsLiteral(digestVariants.state, 'ready'),
        ne(digestVariants.id, id),
        eq(promptPartSql, promptKey.split('/')[0]),
      ),
    )
    .limit(1);
  return sibling ?? null;
}

async function renderVariant(
  services: Pick<Services, 'db' | 'log' | 'clock' | 'secrets'>,
  site: Site,
  issue: Issue,
  variant: Variant,
  content: IssueContent,
  ask: () => AskModel | null,
): Promise<{
  columns: Partial<Variant> & { state: 'ready' | 'failed' };
  mailed: string[];
  newOrder: string[] | null;
}> {
  const language = getLanguage(variant);
  const viewPath = createViewPath(services, { ...variant, language });
  const composed = await composeIssue(
    site,
    issue,
    {
      language,
      preferences: variant.preferences,
      segmentIds: variant.segmentIds,
      viewPath,
      marker: createLinkMarker(services, site, issue),
    },
    content,
    ask,
    isDigest(issue) ? await findSibling(services.db, variant) : null,
  );
  // All its posts were hidden since, or none matches what the reader only wants.
  if (!composed) return { columns: { state: 'failed', postIds: [] }, mailed: [], newOrder: null };
  const { arrangement, struck, mailed, shortening } = composed;
  if (shortening)
    services.log.warn(
      {
        event: 'digest_shortened',
        job: 'render-digests',
        site: site.id,
        issue: issue.period,
        audience: variant.id,
        ...shortening,
      },
      'digest is too large for one email; its last posts are in the browser only',
    );
  return {
    columns: {
      state: 'ready',
      summaryKind: composed.kind,
      postIds: composed.postIds,
      commentIds: composed.commentIds,
      documentPostIds: composed.documentPostIds,
      lead: composed.lead,
      arrangement,
      overview: keepStruck(variant.overview ?? [], composed.overview, struck),
      entries: keepStruckEntries(variant.entries ?? [], composed.entries, struck),
      ...composed.mail,
    },
    mailed,
    newOrder: composed.isOrderNew && arrangement ? arrangement.order : null,
  };
}
