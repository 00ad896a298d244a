import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';

export const userKeys = {
  profile: (username: string) => ['users', 'profile', username] as const,
  posts: (username: string, cursor: string | undefined) =>
    ['users', 'posts', username, cursor] as const,
  comments: (username: string, cursor: string | undefined) =>
    ['users', 'comments', username, cursor] as const,
};

export const profileOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: userKeys.profile(username),
    queryFn: ({ signal }) => api('GET /api/users/{username}', { path: { username } }, signal),
  });

export const userPostsOptions = (api: Api, username: string, cursor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: userKeys.posts(username, cursor),
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/users/{username}/posts',
        { path: { username }, query: { cursor: pageParam } },
        signal,
      ),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

export const userCommentsOptions = (api: Api, username: string, cursor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: userKeys.comments(username, cursor),
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/users/{username}/comments',
        { path: { username }, query: { cursor: pageParam } },
        signal,
      ),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
