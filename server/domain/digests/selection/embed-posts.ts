import { createHash } from 'node:crypto';
import { and, desc, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { minuteMs } from '#shared/durations.ts';
import type { Needs, Site } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { articles, embeddings, posts } from '../../../db/schema.ts';
import { maxEmbeddedTexts } from '../../../infra/embedding-client.ts';
import type { Period } from '../../subscriptions/periods.ts';
import { hasBudget, recordUsage } from '../model/token-budget.ts';
import { own } from '../../../db/own.ts';

/** Characters of a text that are embedded. */
const maxTextLength = 1_000;
/** A post is embedded once its article was read, or after this time. */
const articleWaitMs = 10 * minuteMs;
/** The time a process has for a batch, and the pause after a failed one. */
const leaseMs = 60_000;
const retryMs = 10 * minuteMs;
/** Summaries get the rest of the daily budget. */
const budgetShare = 0.5;

/**
 * Embeds the visible posts of a time range, best first: new ones, and those whose text changed.
 * Stops at the first failure. Safe in several processes, because each post is claimed by one.
 */
export async function embedPosts(
  services: Needs<'db' | 'log' | 'clock' | 'config' | 'embedder'>,
  site: Site,
  range: Pick<Period, 'startsAt' | 'endsAt'>,
  stopping?: AbortSignal,
): Promise<void> {
  const { db, embedder, clock } = services;
  if (!embedder) return;
  for (;;) {
    if (stopping?.aborted || !(await hasBudget(services, site, budgetShare))) return;
    const batch = { db, siteId: site.id, model: embedder.name, now: clock.now() };
    const due = await readDuePosts(batch, range);
    if (due.length === 0) return;
    const changed = await claim(batch, due);
    if (changed.length > 0) {
      const answer = await embedder.embed(
        changed.map(({ source }) => source),
        stopping,
      );
      await recordUsage(services, site.id, answer);
      if (answer.kind === 'failed') return;
      for (const [i, { id, sourceHash }] of changed.entries())
        await db
          .update(embeddings)
          .set({ model: embedder.name, sourceHash, vector: answer.value[i] ?? null })
          .where(own(embeddings, site.id, { postId: id }));
    }
    if (due.length < maxEmbeddedTexts) return;
  }
}

type Batch = { db: Db; siteId: string; model: string; now: Date };
type DuePost = { id: string; source: string; sourceHash: string };

async function readDuePosts(
  { db, siteId, model, now }: Batch,
  { startsAt, endsAt }: Pick<Period, 'startsAt' | 'endsAt'>,
): Promise<DuePost[]> {
  const rows = await db
    .select({
      id: posts.id,
      title: posts.title,
      text: sql<string>`left(coalesce(${articles.text}, ${posts.text}, ''), ${maxTextLength}::int)`,
    })
    .from(posts)
    .leftJoin(articles, own(articles, posts.siteId, { postId: posts.id }))
    .leftJoin(embeddings, own(embeddings, posts.siteId, { postId: posts.id }))
    .where(
      and(
        eq(posts.siteId, siteId),
        sql`${posts.isVisible}`,
        gte(posts.createdAt, startsAt),
        lt(posts.createdAt, endsAt),
        or(
          isNull(articles.state),
          inArray(articles.state, ['read', 'failed']),
          lt(posts.createdAt, new Date(now.getTime() - articleWaitMs)),
        ),
        or(
          isNull(embeddings.postId),
          and(
            lt(embeddings.createdAt, new Date(now.getTime() - leaseMs)),
            or(
              ne(embeddings.model, model),
              lt(embeddings.createdAt, articles.fetchedAt),
              lt(embeddings.createdAt, posts.editedAt),
              and(
                isNull(embeddings.vector),
                lt(embeddings.createdAt, new Date(now.getTime() - retryMs)),
              ),
            ),
          ),
        ),
      ),
    )
    .orderBy(desc(posts.score), desc(posts.createdAt), posts.id)
    .limit(maxEmbeddedTexts);
  return rows.map(({ id, title, text }) => {
    const source = `${title}\n\n${text}`.trim();
    const sourceHash = createHash('sha256').update(source).digest('hex');
    return { id, source, sourceHash };
  });
}

/** Claims posts, and removes vectors of other texts. Returns those that need a vector. */
async function claim(
  { db, siteId, model, now }: Batch,
  due: readonly DuePost[],
): Promise<DuePost[]> {
  const rows = await db
    .insert(embeddings)
    .values(
      due.map(({ id, sourceHash }) => ({ siteId, postId: id, model, sourceHash, createdAt: now })),
    )
    .onConflictDoUpdate({
      target: [embeddings.siteId, embeddings.postId],
      set: {
        createdAt: now,
        // A post with a vector is not due again, so it would stay if the request fails.
        vector: sql`case when ${embeddings.sourceHash} = excluded.source_hash
          then ${embeddings.vector} end`,
      },
      setWhere: lt(embeddings.createdAt, new Date(now.getTime() - leaseMs)),
    })
    .returning({
      id: embeddings.postId,
      isChanged: sql<boolean>`${embeddings.vector} is null or ${embeddings.model} <> ${model}`,
    });
  const changed = new Set(rows.flatMap(({ id, isChanged }) => (isChanged ? [id] : [])));
  return due.filter(({ id }) => changed.has(id));
}
