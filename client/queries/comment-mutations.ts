import type { QueryClient } from '@tanstack/react-query';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import type { App } from '../app-context.tsx';
import { updateCache, updateComment, addComment, updatePost, updateUser } from './cache-updates.ts';
import { voteStateKeys, type VoteState } from './votes.ts';

type Services = Pick<App, 'api' | 'queryClient'>;

/** Prefix of thread keys. Importing `commentKeys` would load its module with every page. */
const threadKeyPrefix = (slug: string) => ['comments', 'thread', slug] as const;

/** Adjusts the comment counts of post, thread and author. */
function adjustCounts(
  queryClient: QueryClient,
  slug: string,
  author: string | undefined,
  change: 1 | -1,
): void {
  updateCache(queryClient, (data) =>
    updatePost(data, slug, (post) => ({ ...post, commentCount: post.commentCount + change })),
  );
  if (author !== undefined)
    updateCache(queryClient, (data) =>
      updateUser(data, author, (user) => ({ ...user, commentCount: user.commentCount + change })),
    );
}

/**
 * Creates a comment or a reply and shows it. Repeats with the same `idempotencyKey` return the same
 * comment. Throws ApiError.
 */
export async function postComment(
  { api, queryClient }: Services,
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
  queryClient.setQueryData<VoteState>(voteStateKeys.one('comments', comment.id), {
    vote: 1,
    saved: false,
  });
  queryClient.setQueriesData<Thread>(
    { queryKey: threadKeyPrefix(slug) },
    (thread) => thread && addComment(thread, comment),
  );
  adjustCounts(queryClient, slug, comment.author?.username, 1);
  void queryClient.invalidateQueries({
    queryKey: ['users', 'comments', comment.author?.username],
    refetchType: 'none',
  });
  return comment;
}

/** Edits the member's comment. Throws ApiError. */
export async function changeComment(
  { api, queryClient }: Services,
  id: string,
  text: string,
): Promise<Comment> {
  const changed = await api('PATCH /api/comments/{id}', { path: { id }, body: { text } });
  const { content, editedAt } = changed;
  updateCache(queryClient, (data) =>
    updateComment(data, id, (comment) => ({ ...comment, text, content, editedAt })),
  );
  return changed;
}

/** Deletes the member's comment; the thread keeps its place. Throws ApiError. */
export async function deleteComment(
  { api, queryClient }: Services,
  slug: string,
  comment: Comment,
): Promise<void> {
  await api('DELETE /api/comments/{id}', { path: { id: comment.id } });
  updateCache(queryClient, (data) =>
    updateComment(data, comment.id, (stored) =>
      'post' in stored
        ? null
        : { ...stored, author: null, text: null, content: null, deleted: true },
    ),
  );
  countInThreads(queryClient, slug, -1);
  adjustCounts(queryClient, slug, comment.author?.username, -1);
}

/**
 * Hides or shows a comment, for moderators. Its text stays until the next fetch. Throws ApiError.
 */
export async function hideComment(
  { api, queryClient }: Services,
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
  adjustCounts(queryClient, slug, comment.author?.username, isHidden ? -1 : 1);
}

function countInThreads(queryClient: QueryClient, slug: string, change: 1 | -1): void {
  queryClient.setQueriesData<Thread>(
    { queryKey: threadKeyPrefix(slug) },
    (thread) => thread && { ...thread, totalCount: thread.totalCount + change },
  );
}
