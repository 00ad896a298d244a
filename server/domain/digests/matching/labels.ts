import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Needs, Site } from '../../../context.ts';
import { postLabels, topicTerms } from '../../../db/schema.ts';
import type { AskModel } from '../ask-model.ts';
import {
  buildLabelPrompt,
  buildTopicPrompt,
  hashPost,
  labelLimits,
  parseLabels,
  parseTopicTerms,
  type PostToLabel,
} from './label-prompts.ts';
import type { MatchablePost, TopicTerms } from './topic-index.ts';

/** Splits into batches for one request each. */
const toBatches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / labelLimits.batch) }, (_, i) =>
    items.slice(i * labelLimits.batch, (i + 1) * labelLimits.batch),
  );

/**
 * Adds stored labels to posts, and asks a model for missing ones, many posts per request. A post
 * without an answer has none. `ask` is null without a model.
 */
export async function addLabels<T extends PostToLabel>(
  { db, clock }: Needs<'db' | 'clock'>,
  site: Pick<Site, 'id'>,
  posts: readonly T[],
  ask: AskModel | null,
): Promise<(T & Pick<MatchablePost, 'labels' | 'kind'>)[]> {
  if (posts.length === 0) return [];
  const stored = await db
    .select()
    .from(postLabels)
    .where(
      and(
        eq(postLabels.siteId, site.id),
        inArray(
          postLabels.postId,
          posts.map(({ id }) => id),
        ),
      ),
    );
  const hashes = new Map(posts.map((post) => [post.id, hashPost(post)]));
  const labels = new Map(
    stored.flatMap(({ postId, sourceHash, labels: words, kind }) =>
      hashes.get(postId) === sourceHash ? [[postId, { labels: words, kind }] as const] : [],
    ),
  );
  const missing = ask ? posts.filter(({ id }) => !labels.has(id)) : [];
  const askFor = async (batch: readonly T[]) => {
    const found = parseLabels(await ask?.(buildLabelPrompt(batch)), batch);
    if (found.size === 0) return;
    await db
      .insert(postLabels)
      .values(
        [...found].map(([postId, entry]) => ({
          ...entry,
          siteId: site.id,
          postId,
          sourceHash: hashes.get(postId) ?? '',
          createdAt: clock.now(),
        })),
      )
      .onConflictDoUpdate({
        target: [postLabels.siteId, postLabels.postId],
        set: {
          labels: sql`excluded.labels`,
          kind: sql`excluded.kind`,
          sourceHash: sql`excluded.source_hash`,
          createdAt: sql`excluded.created_at`,
        },
      });
    for (const [id, entry] of found) labels.set(id, entry);
  };
  await Promise.all(toBatches(missing).map(askFor));
  return posts.map((post) => {
    const found = labels.get(post.id);
    return {
      ...post,
      labels: found ? [...found.labels, found.kind] : null,
      kind: found?.kind ?? null,
    };
  });
}

/** Returns the English words of topics: stored ones, and those that a model names now. */
export async function readTopicTerms(
  { db, clock }: Needs<'db' | 'clock'>,
  site: Pick<Site, 'id'>,
  topics: readonly string[],
  ask: AskModel | null,
): Promise<TopicTerms> {
  const distinct = [...new Set(topics)];
  if (distinct.length === 0) return new Map();
  const stored = await db
    .select({ topic: topicTerms.topic, terms: topicTerms.terms })
    .from(topicTerms)
    .where(and(eq(topicTerms.siteId, site.id), inArray(topicTerms.topic, distinct)));
  const terms = new Map(stored.map((row) => [row.topic, row.terms]));
  const missing = ask ? distinct.filter((topic) => !terms.has(topic)) : [];
  const askFor = async (batch: readonly string[]) => {
    const found = parseTopicTerms(await ask?.(buildTopicPrompt(batch)), batch);
    if (found.size === 0) return;
    await db
      .insert(topicTerms)
      .values(
        [...found].map(([topic, words]) => ({
          siteId: site.id,
          topic,
          terms: words,
          createdAt: clock.now(),
        })),
      )
      .onConflictDoNothing();
    for (const [topic, words] of found) terms.set(topic, words);
  };
  await Promise.all(toBatches(missing).map(askFor));
  return terms;
}
