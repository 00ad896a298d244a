import { eq } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import type { Site } from '../../server/context.ts';
import {
  articles,
  correctionRecipients,
  corrections,
  digestVariants,
  follows,
  issuePosts,
  issueReads,
  issues,
  llmUsage,
  outbox,
  posts,
  subscriptions,
  summaries,
  suppressions,
} from '../../server/db/schema.ts';
import { ageWindow, hotRank } from '../../server/domain/posts/ranking.ts';
import { postSlug } from '../../server/domain/posts/slugs.ts';
import { getDomain } from '../../server/domain/posts/url-normalization.ts';
import { renderMarkdown } from '../../server/infra/text/markdown.ts';
import { createLlmClient, type LlmClient } from '../../server/infra/llm-client.ts';
import type { PostRow, UserRow } from './factories.ts';
import type { ModelServer } from './model-server.ts';
import { removeRows } from './database-rows.ts';
import type { SiteId, TestApp } from './test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

/** A tenant for the domain, optionally in another time zone. */
export function getSite(t: TestApp, id: SiteId = 'nontrivial', timeZone?: string): Site {
  const site = t.deps.siteRegistry.sites.get(id);
  if (!site) throw new Error(`no site ${id}`);
  return timeZone === undefined ? site : { ...site, timeZone };
}

/** Deletes the inputs and results of digests. */
export async function forgetDigests(t: TestApp): Promise<void> {
  for (const table of [
    correctionRecipients,
    corrections,
    outbox,
    digestVariants,
    issuePosts,
    issueReads,
    issues,
    summaries,
    articles,
    llmUsage,
    subscriptions,
    suppressions,
    follows,
  ])
    await t.deps.db.delete(table);
  await removeRows(t);
  t.log.length = 0;
}

/** Enough for a summary of its own. */
export const story = (i: number | string) =>
  `The institute published report ${i} about rivers and lakes. Its authors measured ` +
  'how quickly water warms in summer, and compared that with older records. They found ' +
  'that small lakes warm faster than large ones. The data can be read by anybody.';

type Story = Partial<Pick<PostRow, 'title' | 'text' | 'score' | 'url' | 'isHidden'>> & { at: Date };

/**
 * Inserts posts in one statement, each with its own domain and text. Returns them in input order.
 */
export async function addStories(t: TestApp, by: UserRow, stories: Story[]): Promise<PostRow[]> {
  if (stories.length === 0) return [];
  const rows = stories.map(
    (
      { at, title, text = story(title ?? at.toISOString()), score = 1, url, isHidden = false },
      i,
    ) => {
      const id = newId();
      const storyTitle = title ?? `Story ${i} of ${at.toISOString()}`;
      const link = url === undefined ? `https://s${id.toLowerCase()}.example/${i}` : url;
      return {
        siteId: by.siteId,
        id,
        slug: postSlug(storyTitle, id, 'en'),
        userId: by.id,
        title: storyTitle,
        url: link,
        domain: link === null ? null : getDomain(link),
        text,
        renderedText: text === null ? null : renderMarkdown(text),
        score,
        hotScore: hotRank(score, at),
        topWindow: ageWindow(at, t.clock.now()),
        createdAt: at,
        updatedAt: at,
        isHidden,
      };
    },
  );
  const inserted = await t.deps.db.insert(posts).values(rows).returning();
  const places = new Map(rows.map(({ id }, i) => [id, i]));
  return inserted.toSorted(
    (a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0),
  ) as PostRow[];
}

type ReaderRow = typeof subscriptions.$inferSelect;

/**
 * Inserts readers in few statements: confirmed, daily, at 8 UTC. The callback overrides columns.
 */
export async function addReaders(
  t: TestApp,
  site: SiteId,
  count: number,
  getOverrides: (i: number) => Partial<typeof subscriptions.$inferInsert> = () => ({}),
): Promise<ReaderRow[]> {
  const before = new Date(t.clock.now().getTime() - 40 * dayMs);
  const readers: ReaderRow[] = [];
  for (let at = 0; at < count; at += 500) {
    const rows = Array.from({ length: Math.min(500, count - at) }, (_, i) => ({
      siteId: site,
      id: newId(),
      email: `reader${at + i}@${site}.mail.example`,
      state: 'active' as const,
      frequency: 'daily' as const,
      source: 'form',
      createdAt: before,
      confirmationSentAt: before,
      confirmedAt: before,
      language: 'en',
      customPrompt: null,
      preferences: null,
      pausedUntil: null,
      userId: null,
      timeZone: 'UTC',
      sendHour: 8,
      sendWeekday: 1,
      ...getOverrides(at + i),
    }));
    readers.push(
      ...(await t.deps.db
        .insert(subscriptions)
        .values(rows as (typeof subscriptions.$inferInsert)[])
        .returning()),
    );
  }
  return readers;
}

/** A model on a test server, without retry delays. `timeout` is in milliseconds. */
export function createModelClient(t: TestApp, server: ModelServer, timeout = 10_000): LlmClient {
  const model = createLlmClient(
    { llm: { baseUrl: server.url, apiKey: null, model: 'test-model' } },
    t.deps.log,
    { timeout, pause: 5, longestPause: 20, restsFor: 60_000 },
  );
  if (!model) throw new Error('no model');
  return model;
}

export const selectDigestVariants = (t: TestApp, { id }: { id: string }) =>
  t.deps.db
    .select()
    .from(digestVariants)
    .where(eq(digestVariants.issueId, id))
    .orderBy(digestVariants.language, digestVariants.promptKey);
export const selectIssueMails = (t: TestApp, { id }: { id: string }) =>
  t.deps.db.select().from(outbox).where(eq(outbox.issueId, id)).orderBy(outbox.subscriptionId);
