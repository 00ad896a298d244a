import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallInput, Key, Reply } from '#shared/contract/index.ts';
import { useApp } from '../../app-context.tsx';

/**
 * Reads an endpoint. `every`: refetch interval in milliseconds; false: never. While the input
 * changes, the last reply stays.
 */
export function useEndpoint<K extends Key>(
  key: K,
  input: CallInput<K> = {},
  { every = false, enabled = true }: { every?: number | false; enabled?: boolean } = {},
) {
  const { api } = useApp();
  return useQuery({
    queryKey: [key, input],
    queryFn: ({ signal }) => api(key, input, signal),
    refetchInterval: every,
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** Reads a list with a cursor. `every`: refetch interval in milliseconds; false: never. */
export function useList<K extends Key>(
  key: K,
  input: { path?: CallInput<K>['path']; query?: Record<string, unknown> } = {},
  { every = false }: { every?: number | false } = {},
) {
  const { api } = useApp();
  return useInfiniteQuery({
    queryKey: [key, input, 'list'],
    queryFn: ({ pageParam, signal }) =>
      api(
        key,
        {
          ...input,
          query: { ...input.query, ...(pageParam === null ? {} : { cursor: pageParam }) },
        } as CallInput<K>,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Reply<K>) =>
      (last as { nextCursor?: string | null }).nextCursor ?? null,
    refetchInterval: every,
    placeholderData: keepPreviousData,
  });
}

/** Returns a function that refetches the endpoints whose keys start with the arguments. */
export function useRefresh(): (...keys: string[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...keys) => {
      await client.invalidateQueries({
        predicate: ({ queryKey }) => keys.some((key) => String(queryKey[0]).startsWith(key)),
      });
    },
    [client],
  );
}
