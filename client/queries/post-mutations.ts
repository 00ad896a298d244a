import type { App } from '../app-context.tsx';
import { updateCache, updatePost } from './cache-updates.ts';

type Services = Pick<App, 'api' | 'queryClient'>;

/** Deletes the member's post and removes it from cached lists. Throws ApiError. */
export async function deletePost(
  { api, queryClient }: Services,
  { id, slug }: { id: string; slug: string },
): Promise<void> {
  await api('DELETE /api/posts/{id}', { path: { id } });
  updateCache(queryClient, (data) => updatePost(data, id, () => null));
  // Its page is still displayed for a moment.
  void queryClient.invalidateQueries({ queryKey: ['posts', 'one', slug], refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: ['users'], refetchType: 'none' });
}

/** Closes the comments of a post, or opens them. Throws ApiError. */
export async function lockPost(
  { api, queryClient }: Services,
  id: string,
  locked: boolean,
  reason?: string,
): Promise<void> {
  await api('POST /api/admin/posts/{id}/moderate', {
    path: { id },
    body: { action: locked ? 'lock' : 'unlock', reason },
  });
  updateCache(queryClient, (data) =>
    updatePost(data, id, (post) => ('content' in post ? { ...post, locked } : post)),
  );
}

/** Pins a post until a time, or unpins it (null). Throws ApiError. */
export async function pinPost(
  { api, queryClient }: Services,
  id: string,
  until: string | null,
): Promise<void> {
  const { pinnedUntil } =
    until === null
      ? await api('DELETE /api/posts/{id}/pin', { path: { id } })
      : await api('PUT /api/posts/{id}/pin', { path: { id }, body: { until } });
  updateCache(queryClient, (data) =>
    updatePost(data, id, (post) =>
      'content' in post ? { ...post, pinnedUntil: pinnedUntil ?? undefined } : post,
    ),
  );
  void queryClient.invalidateQueries({ queryKey: ['posts', 'list'], refetchType: 'none' });
}

/** Hides a post from all but its author, or shows it. Throws ApiError. */
export async function hidePost(
  { api, queryClient }: Services,
  id: string,
  isHidden: boolean,
  reason?: string,
): Promise<void> {
  await api('PUT /api/posts/{id}/visibility', {
    path: { id },
    body: { is_hidden: isHidden, reason },
  });
  // The page stays, with an undo.
  updateCache(queryClient, (data) =>
    updatePost(data, id, (post) =>
      'content' in post
        ? {
            ...post,
            hidden: isHidden,
            // Only moderators hiding the posts of others give a reason.
            hiddenBy: !isHidden ? null : reason === undefined ? 'author' : 'moderator',
          }
        : isHidden
          ? null
          : post,
    ),
  );
  if (!isHidden)
    void queryClient.invalidateQueries({ queryKey: ['posts', 'list'], refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: ['users'], refetchType: 'none' });
}
