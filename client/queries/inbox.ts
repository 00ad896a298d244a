import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { NotificationList } from '#shared/contract/inbox.ts';
import type { App } from '../app-context.tsx';

type Services = Pick<App, 'api' | 'queryClient'>;

const inboxKeys = {
  list: (username: string, cursor: string | undefined) =>
    ['inbox', 'list', username, cursor] as const,
  unread: (username: string) => ['inbox', 'unread', username] as const,
};

/** Replies and mentions, by cursor. Refetched on each visit. */
export const inboxOptions = (api: Api, username: string, cursor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: inboxKeys.list(username, cursor),
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/inbox', { query: { cursor: pageParam } }, signal),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: 0,
  });

/** The unread count; 100 stands for more. */
export const unreadOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: inboxKeys.unread(username),
    queryFn: async ({ signal }) =>
      (await api('GET /api/inbox', { query: { limit: 1 } }, signal)).unreadCount,
  });

/** Marks all as read. The displayed list changes with its next fetch. Throws ApiError. */
export async function markInboxRead(
  { api, queryClient }: Services,
  username: string,
): Promise<void> {
  const { unreadCount } = await api('POST /api/inbox/read');
  queryClient.setQueryData(inboxKeys.unread(username), unreadCount);
}

/** Removes the marks from the displayed list. */
export function showInboxRead({ queryClient }: Pick<App, 'queryClient'>, username: string): void {
  queryClient.setQueriesData<InfiniteData<NotificationList>>(
    { queryKey: ['inbox', 'list', username] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          unreadCount: 0,
          followed: page.followed.map((subject) => ({ ...subject, unread: false })),
          notifications: page.notifications.map((notification) => ({
            ...notification,
            unread: false,
          })),
        })),
      },
  );
}
