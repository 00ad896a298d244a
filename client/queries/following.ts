import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { App } from '../app-context.tsx';
import { updateCache, withUser } from './cache-updates.ts';

/** Keys of what belongs to whoever is logged in begin with `own`. */
export const followingKeys = {
  posts: ['own', 'following'] as const,
  person: (username: string) => ['own', 'follows', username] as const,
};

/** Posts of the people that one follows, newest first, page by page from `cursor`. */
export const followingOptions = (api: Api, cursor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...followingKeys.posts, cursor] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/posts', { query: { feed: 'following', cursor: pageParam } }, signal),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

/** Whether one follows somebody. */
export const followOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: followingKeys.person(username),
    queryFn: ({ signal }) =>
      api('GET /api/users/{username}/follow', { path: { username } }, signal),
  });

/** Follows somebody or, with false, no more; shown at once, and as it was when the site does not take it. `me`: who does. Throws ApiError. */
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
      withUser(data, username, (user) => ({ ...user, followerCount: user.followerCount + by })),
    );
    updateCache(queryClient, (data) =>
      withUser(data, me, (user) => ({ ...user, followingCount: user.followingCount + by })),
    );
  };
  // What is being asked for would tell how it was before, and come after.
  await queryClient.ensureQueryData(followOptions(api, username)).catch(() => undefined);
  show(following, change);
  try {
    const { followerCount } = await (following
      ? api('POST /api/users/{username}/follow', { path: { username } })
      : api('DELETE /api/users/{username}/follow', { path: { username } }));
    updateCache(queryClient, (data) =>
      withUser(data, username, (user) => ({ ...user, followerCount })),
    );
    void queryClient.invalidateQueries({ queryKey: followingKeys.posts });
  } catch (error) {
    show(!following, -change);
    throw error;
  }
}
