import type { App } from '../app-context.tsx';
import { updateCache, withPost } from './cache-updates.ts';

type Parts = Pick<App, 'api' | 'queryClient'>;

/** Deletes an own post, and takes it out of all lists that are kept. Throws ApiError. */
export async function deletePost(
  { api, queryClient }: Parts,
  { id, slug }: { id: string; slug: string },
): Promise<void> {
  await api('DELETE /api/posts/{id}', { path: { id } });
  updateCache(queryClient, (data) => withPost(data, id, () => null));
  // Its page is still shown, and left in a moment.
  void queryClient.invalidateQueries({ queryKey: ['posts', 'one', slug], refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: ['users'], refetchType: 'none' });
}

/** Hides a post from everybody but its author, or shows it again. Throws ApiError. */
export async function hidePost(
  { api, queryClient }: Parts,
  id: string,
  isHidden: boolean,
  reason?: string,
): Promise<void> {
  await api('PUT /api/posts/{id}/visibility', {
    path: { id },
    body: { is_hidden: isHidden, reason },
  });
  // Its own page stays, with the way back.
  updateCache(queryClient, (data) =>
    withPost(data, id, (post) =>
      'content' in post ? { ...post, hidden: isHidden } : isHidden ? null : post,
    ),
  );
  if (!isHidden)
    void queryClient.invalidateQueries({ queryKey: ['posts', 'list'], refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: ['users'], refetchType: 'none' });
}
