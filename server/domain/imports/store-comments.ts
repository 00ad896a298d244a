import { and, eq, inArray } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import { fillSentence } from '#shared/texts/problems.ts';
import type { Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, posts } from '../../db/schema.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import { wilson } from '../posts/ranking.ts';
import type { Rejection } from './check-import-row.ts';
import type { ImportedComment } from './check-record.ts';
import type { Authors } from './store-authors.ts';

/** A comment with its place in a thread. */
export type PlacedComment = ImportedComment & {
  postId: string;
  parent: string | null;
  depth: number;
};
type Place = Pick<PlacedComment, 'postId' | 'parent' | 'depth'> & { id: string | null };

/**
 * Finds the places of comments that are not stored yet. One that is deeper than threads are here
 * answers the same comment as its parent. One whose parent is not there answers its post.
 */
export async function placeComments(
  tx: Db,
  siteId: string,
  rows: ImportedComment[],
  newPosts: readonly { id: string }[],
): Promise<{ placed: PlacedComment[]; rejected: Rejection[]; notes: Rejection[] }> {
  const placed: PlacedComment[] = [];
  const rejected: Rejection[] = [];
  const notes: Rejection[] = [];
  if (rows.length === 0) return { placed, rejected, notes };
  const ids = [
    ...new Set(rows.flatMap(({ id, parentId, inPost }) => [id, parentId, inPost ?? parentId])),
  ];
  const places = new Map<string, Place>();
  const addPost = ({ id }: { id: string }) =>
    void places.set(id, { postId: id, id: null, parent: null, depth: -1 });
  const storedPosts = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, ids)));
  for (const post of [...storedPosts, ...newPosts]) addPost(post);
  const stored = await tx
    .select({
      id: comments.id,
      postId: comments.postId,
      parent: comments.parentId,
      depth: comments.depth,
    })
    .from(comments)
    .where(and(eq(comments.siteId, siteId), inArray(comments.id, ids)));
  for (const comment of stored) places.set(comment.id, comment);
  for (const row of rows) {
    if (places.has(row.id)) continue;
    const answered = places.get(row.parentId) ?? places.get(row.inPost ?? '');
    if (!answered) {
      rejected.push({
        line: row.line,
        reason: fillSentence('What the comment “{n}” answers was not imported.', row.name),
      });
      continue;
    }
    if (!places.has(row.parentId))
      notes.push({
        line: row.line,
        reason: fillSentence(
          'What the comment “{n}” answers was not imported, so it answers the post.',
          row.name,
        ),
      });
    const isTooDeep = answered.depth >= limits.commentDepth;
    const place = {
      id: row.id,
      postId: answered.postId,
      parent: isTooDeep ? answered.parent : answered.id,
      depth: isTooDeep ? answered.depth : answered.depth + 1,
    };
    places.set(row.id, place);
    placed.push({ ...row, ...place, id: row.id });
  }
  return { placed, rejected, notes };
}

export type StoredComment = {
  postId: string;
  userId: string;
  score: number;
  createdAt: Date;
  deletedAt: Date | null;
};

export async function insertComments(
  tx: Db,
  site: Pick<Site, 'id' | 'language'>,
  rows: PlacedComment[],
  { userIds }: Pick<Authors, 'userIds'>,
): Promise<StoredComment[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(comments)
    .values(
      rows.map(({ id, postId, parent, depth, author, text, isDeleted, score, createdAt }) => ({
        siteId: site.id,
        searchLanguage: site.language,
        id,
        postId,
        parentId: parent,
        depth,
        userId: userIds.get(author.id) ?? '',
        text,
        renderedText: renderMarkdown(text),
        score,
        wilsonScore: wilson(Math.max(score, 0), Math.max(-score, 0)),
        deletedAt: isDeleted ? createdAt : null,
        createdAt,
      })),
    )
    .onConflictDoNothing()
    .returning({
      postId: comments.postId,
      userId: comments.userId,
      score: comments.score,
      createdAt: comments.createdAt,
      deletedAt: comments.deletedAt,
    });
}
