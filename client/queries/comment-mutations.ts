import type { QueryClient } from '@tanstack/react-query';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import type { App } from '../app-context.tsx';
import { updateCache, withComment, withNewComment, withPost, withUser } from './cache-updates.ts';
import { markKeys, type Mark } from './votes.ts';

type Parts = Pick<App, 'api' | 'queryClient'>;

/** Threads of one post; how their keys begin (`commentKeys`), whose module comes with the page. */
const threadsOf = (slug: string) => ['comments', 'thread', slug] as const;

/** What a comment more or less changes: the post's count, the thread's, and the author's. */
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

/** Comments on a post, or answers a comment, and shows it in the thread. The same `idempotencyKey` again is the same comment. Throws ApiError. */
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
  // It came with its author's vote.
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

/** Changes an own comment's words, everywhere they are shown. Throws ApiError. */
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

/** Deletes an own comment: its place in the thread stays. Throws ApiError. */
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

/** Hides a comment from everybody, or shows it again; moderators only. Here its words stay until the thread is asked for anew. Throws ApiError. */
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
