import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { articles, embeddings, issuePosts, issues, posts } from '../../../db/schema.ts';
import { joinsFetchedArticle } from '../../posts/read-article.ts';
import type { MatchablePost } from '../selection/topic-index.ts';
import type { Issue } from './issues.ts';
import { readStories, type EntryStory } from '../selection/stories.ts';
import { own } from '../../../db/own.ts';

/** Characters of a text that topics are matched with. */
const maxMatchedText = 1_000;

/** A post that a variant may have. `reserve`: only if its subject is requested. */
export type Candidate = MatchablePost & { id: string; reserve: boolean };

/**
 * Posts of an issue: selected ones by position, then candidates by rank. `size` counts the selected
 * ones. `edited` counts an editor's choice; null means the rule chose. `notes` and `stories` are by
 * post.
 */
export type Choice = {
  posts: Candidate[];
  size: number;
  edited: ReadonlySet<string> | null;
  /** A model ordered the posts. */
  isArranged: boolean;
  notes: ReadonlyMap<string, string>;
  stories: ReadonlyMap<string, EntryStory>;
};

/** Reads the visible posts in the order of their ids, as far as topics match them. */
export async function readCandidates(
  db: Db,
  siteId: string,
  entries: readonly { id: string; reserve: boolean }[],
): Promise<Candidate[]> {
  if (entries.length === 0) return [];
  const rows = await db
    .select({
      id: posts.id,
      title: posts.title,
      domain: posts.domain,
      tags: posts.tags,
      embedding: { model: embeddings.model, vector: embeddings.vector },
      text: sql<string>`left(
        coalesce(${articles.text}, ${posts.text}, ''), ${maxMatchedText}::int
      )`,
    })
    .from(posts)
    .leftJoin(articles, joinsFetchedArticle())
    .leftJoin(embeddings, own(embeddings, posts.siteId, { postId: posts.id }))
    .where(
      and(
        eq(posts.siteId, siteId),
        inArray(
          posts.id,
          entries.map(({ id }) => id),
        ),
        sql`${posts.isVisible}`,
      ),
    );
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return entries.flatMap(({ id, reserve }) => {
    const row = rowsById.get(id);
    return row ? { ...row, reserve } : [];
  });
}

/** Reads the candidates of an issue. Posts that an editor excluded are never candidates. */
export async function readChoice(
  db: Db,
  { siteId, id }: Pick<Issue, 'siteId' | 'id'>,
): Promise<Choice> {
  const rows = await db
    .select({
      id: issuePosts.postId,
      outcome: issuePosts.outcome,
      note: issuePosts.note,
      edited: issuePosts.isPinned,
    })
    .from(issuePosts)
    .where(
      and(
        own(issuePosts, siteId, { issueId: id }),
        sql`(${issuePosts.isPinned} or ${issuePosts.outcome} <> 'excluded')`,
      ),
    )
    .orderBy(sql`${issuePosts.position} nulls last`, asc(issuePosts.rank));
  const stories = await readStories(db, siteId, id);
  const included = rows
    .filter(({ outcome }) => outcome !== 'excluded')
    .map((row) => {
      const story = stories.get(row.id);
      return { ...row, story, ids: [row.id, ...(story?.otherSources ?? []).map(({ id }) => id)] };
    });
  const candidates = await readCandidates(
    db,
    siteId,
    included.flatMap(({ ids, outcome }) =>
      ids.map((id) => ({ id, reserve: outcome === 'reserve' })),
    ),
  );
  // Another source carries the entry of a post that was removed.
  const entries = included.flatMap((entry) => {
    const head = candidates.find((candidate) => entry.ids.includes(candidate.id));
    return head ? [{ ...entry, head }] : [];
  });
  const selected = entries.filter(({ outcome }) => outcome === 'selected');
  const [issue] = await db
    .select({ isArranged: issues.isArranged })
    .from(issues)
    .where(own(issues, siteId, { id }));
  return {
    isArranged: issue?.isArranged ?? false,
    posts: entries.map(({ head }) => head),
    size: included.filter(({ outcome }) => outcome === 'selected').length,
    edited: rows.some((row) => row.edited) ? new Set(selected.map(({ head }) => head.id)) : null,
    notes: new Map(
      included.flatMap(({ id: postId, note }) => (note === '' ? [] : [[postId, note] as const])),
    ),
    stories: new Map(
      entries.flatMap(({ story, head }) => {
        const otherSources = story?.otherSources.filter(({ id: other }) => other !== head.id);
        return story && otherSources ? [[head.id, { ...story, otherSources }]] : [];
      }),
    ),
  };
}
