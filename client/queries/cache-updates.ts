import type { QueryClient } from '@tanstack/react-query';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import type { PostSummary } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';
import { isRecord } from '#shared/is-record.ts';

/** Updates all cached queries, so that Back shows current data. Their age stays. */
export function updateCache(queryClient: QueryClient, change: (data: unknown) => unknown): void {
  for (const {
    queryKey,
    state: { data, dataUpdatedAt },
  } of queryClient.getQueryCache().getAll()) {
    const changed = data === undefined ? data : change(data);
    if (changed !== data) queryClient.setQueryData(queryKey, changed, { updatedAt: dataUpdatedAt });
  }
}

/** Maps items and drops null. Returns the same array if nothing changed. */
function mapped<T>(items: T[], change: (item: T) => T | null): T[] {
  const all = items.map(change);
  return all.every((item, i) => item === items[i]) ? items : all.filter((item) => item !== null);
}

/** Maps the items under `name` in plain or infinite data. Returns the same data if none changed. */
function withItems<T>(data: unknown, name: string, change: (item: T) => T | null): unknown {
  if (!isRecord(data)) return data;
  if (Array.isArray(data.pages)) {
    const pages = mapped(data.pages as unknown[], (page) => withItems(page, name, change));
    return pages === data.pages ? data : { ...data, pages };
  }
  const items = data[name];
  if (!Array.isArray(items)) return data;
  const changed = mapped(items as T[], change);
  return changed === items ? data : { ...data, [name]: changed };
}

/** Updates a post by ID or slug. Null removes it from lists, but not from its page. */
export function updatePost(
  data: unknown,
  which: string,
  change: <P extends PostSummary>(post: P) => P | null,
): unknown {
  const fits = (post: PostSummary) => post.id === which || post.slug === which;
  if (isRecord(data) && 'commentCount' in data && 'slug' in data)
    return fits(data as PostSummary) ? (change(data as PostSummary) ?? data) : data;
  const changeFitting = (post: PostSummary) => (fits(post) ? change(post) : post);
  return ['posts', 'pinned'].reduce(
    (changed, name) => withItems<PostSummary>(changed, name, changeFitting),
    data,
  );
}

/** Updates a comment. Null removes it from profiles; threads keep their tree. */
export function updateComment(
  data: unknown,
  id: string,
  change: <C extends Comment>(comment: C) => C | null,
): unknown {
  const ofProfile = isRecord(data) && Array.isArray(data.pages);
  return withItems<Comment>(data, 'comments', (comment) =>
    comment.id === id ? (change(comment) ?? (ofProfile ? null : comment)) : comment,
  );
}

export function updateUser(data: unknown, username: string, change: (user: User) => User): unknown {
  return isRecord(data) && 'karma' in data && data.username === username
    ? change(data as User)
    : data;
}

/** Adds a new comment above its siblings. Only increments the count if the parent is not loaded. */
export function addComment(thread: Thread, comment: Comment): Thread {
  const at =
    comment.parentId === null
      ? 0
      : thread.comments.findIndex(({ id }) => id === comment.parentId) + 1;
  const standsHere = comment.parentId === null || at > 0;
  return {
    ...thread,
    totalCount: thread.totalCount + 1,
    comments: standsHere ? thread.comments.toSpliced(at, 0, comment) : thread.comments,
  };
}
