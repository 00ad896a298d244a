import type { QueryClient } from '@tanstack/react-query';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import type { App } from '../app-context.tsx';
import { updateCache, withComment, withNewComment, withPost, withUser } from './cache-updates.ts';
import { markKeys, type Mark } from './votes.ts';

type Parts = Pick<App, 'api' | 'queryClient'>;

/** Prefix of thread keys. Importing `commentKeys` would load its module with every page. */
const threadsOf = (slug: string) => ['comments', 'thread', slug] as const;

/** Adjusts the comment counts of post, thread and author. */
function count(
  queryClient: QueryClient,
  slug: string,
  author: string | undefined,
  change: 1 | -1,
): void {
  updateCache(queryClient, (data) =>
    withPost(data, slug, (post) => ({ ...post, commentCount: post.commentCount + change })),
  );
  if (author !== undefined)
    updateCache(queryClient, (data) =>
      withUser(data, author, (user) => ({ ...user, commentCount: user.commentCount + change })),
    );
}

/**
 * Creates a comment or a reply and shows it. Repeats with the same `idempotencyKey` return the same
 * comment. Throws ApiError.
 */
export async function postComment(
  { api, queryClient }: Parts,
  slug: string,
  parentId: string | null,
  text: string,
  idempotencyKey: string,
): Promise<Comment> {
  const comment = await api('POST /api/posts/{id}/comments', {
    path: { id: slug },
    body: { text, parentId },
    idempotencyKey,
  });
  // Authors upvote their comments by default.
  queryClient.setQueryData<Mark>(markKeys.one('comments', comment.id), { vote: 1, saved: false });
  queryClient.setQueriesData<Thread>(
    { queryKey: threadsOf(slug) },
    (thread) => thread && withNewComment(thread, comment),
  );
  count(queryClient, slug, comment.author?.username, 1);
  void queryClient.invalidateQueries({
    queryKey: ['users', 'comments', comment.author?.username],
    refetchType: 'none',
  });
  return comment;
}

/** Edits the member's comment. Throws ApiError. */
export async function changeComment(
  { api, queryClient }: Parts,
  id: string,
  text: string,
): Promise<Comment> {
  const changed = await api('PUT /api/comments/{id}', { path: { id }, body: { text } });
  const { content, editedAt } = changed;
  updateCache(queryClient, (data) =>
    withComment(data, id, (comment) => ({ ...comment, text, content, editedAt })),
  );
  return changed;
}

/** Deletes the member's comment; the thread keeps its place. Throws ApiError. */
export async function deleteComment(
  { api, queryClient }: Parts,
  slug: string,
  comment: Comment,
): Promise<void> {
  await api('DELETE /api/comments/{id}', { path: { id: comment.id } });
  updateCache(queryClient, (data) =>
    withComment(data, comment.id, (one) =>
      'post' in one ? null : { ...one, author: null, text: null, content: null, deleted: true },
    ),
  );
  countInThreads(queryClient, slug, -1);
  count(queryClient, slug, comment.author?.username, -1);
}

/**
 * Hides or shows a comment, for moderators. Its text stays until the next fetch. Throws ApiError.
 */
export async function hideComment(
  { api, queryClient }: Parts,
  slug: string,
  comment: Comment,
  isHidden: boolean,
  reason?: string,
): Promise<void> {
  await api('PUT /api/comments/{id}/visibility', {
    path: { id: comment.id },
    body: { is_hidden: isHidden, reason },
  });
  countInThreads(queryClient, slug, isHidden ? -1 : 1);
  count(queryClient, slug, comment.author?.username, isHidden ? -1 : 1);
}

function countInThreads(queryClient: QueryClient, slug: string, change: 1 | -1): void {
  queryClient.setQueriesData<Thread>(
    { queryKey: threadsOf(slug) },
    (thread) => thread && { ...thread, totalCount: thread.totalCount + change },
  );
}
