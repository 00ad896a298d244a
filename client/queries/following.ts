import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { App } from '../app-context.tsx';
import { updateCache, updateUser } from './cache-updates.ts';

/** Keys of private data begin with `own`. */
const followingKeys = {
  posts: ['own', 'following'] as const,
  person: (username: string) => ['own', 'follows', username] as const,
};

/** Newest first, by cursor. */
export const followingOptions = (api: Api, cursor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...followingKeys.posts, cursor] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/posts', { query: { feed: 'following', cursor: pageParam } }, signal),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

/** Whether the caller follows a user. */
export const followOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: followingKeys.person(username),
    queryFn: ({ signal }) =>
      api('GET /api/users/{username}/follow', { path: { username } }, signal),
  });

/**
 * Follows or unfollows a user, shown at once and rolled back on failure. `me`: the caller. Throws
 * ApiError.
 */
export async function setFollowing(
  { api, queryClient }: Pick<App, 'api' | 'queryClient'>,
  username: string,
  me: string,
  following: boolean,
): Promise<void> {
  const change = following ? 1 : -1;
  const show = (now: boolean, by: number) => {
    queryClient.setQueryData(
      followOptions(api, username).queryKey,
      (reply) => reply && { ...reply, following: now },
    );
    updateCache(queryClient, (data) =>
      updateUser(data, username, (user) => ({ ...user, followerCount: user.followerCount + by })),
    );
    updateCache(queryClient, (data) =>
      updateUser(data, me, (user) => ({ ...user, followingCount: user.followingCount + by })),
    );
  };
  // A late reply would restore the former state.
  await queryClient.ensureQueryData(followOptions(api, username)).catch(() => undefined);
  show(following, change);
  try {
    const { followerCount } = await (following
      ? api('POST /api/users/{username}/follow', { path: { username } })
      : api('DELETE /api/users/{username}/follow', { path: { username } }));
    updateCache(queryClient, (data) =>
      updateUser(data, username, (user) => ({ ...user, followerCount })),
    );
    void queryClient.invalidateQueries({ queryKey: followingKeys.posts });
  } catch (error) {
    show(!following, -change);
    throw error;
  }
}
