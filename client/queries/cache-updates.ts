import type { QueryClient } from '@tanstack/react-query';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import type { PostSummary } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';

/** Changes whatever the browser keeps, wherever it is kept, so that it stays true after a navigation and after Back. How old it is stays too. */
export function updateCache(queryClient: QueryClient, change: (data: unknown) => unknown): void {
  for (const {
    queryKey,
    state: { data, dataUpdatedAt },
  } of queryClient.getQueryCache().getAll()) {
    const changed = data === undefined ? data : change(data);
    if (changed !== data) queryClient.setQueryData(queryKey, changed, { updatedAt: dataUpdatedAt });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The array with every item changed; the same array when nothing is. An item that becomes null is left out. */
function mapped<T>(items: T[], change: (item: T) => T | null): T[] {
  const all = items.map(change);
  return all.every((item, i) => item === items[i]) ? items : all.filter((item) => item !== null);
}

/** The data of a query, pages or not, with what is under `name` changed; the same data where there is no such thing. */
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

/** A post, by id or slug, in lists and on its own page. Null takes it out of lists; its page keeps it. */
export function withPost(
  data: unknown,
  which: string,
  change: <P extends PostSummary>(post: P) => P | null,
): unknown {
  const fits = (post: PostSummary) => post.id === which || post.slug === which;
  if (isRecord(data) && 'commentCount' in data && 'slug' in data)
    return fits(data as PostSummary) ? (change(data as PostSummary) ?? data) : data;
  return withItems<PostSummary>(data, 'posts', (post) => (fits(post) ? change(post) : post));
}

/** A comment in threads and on profiles. Null takes it out of profiles; a thread keeps the places of its comments. */
export function withComment(
  data: unknown,
  id: string,
  change: <C extends Comment>(comment: C) => C | null,
): unknown {
  const ofProfile = isRecord(data) && Array.isArray(data.pages);
  return withItems<Comment>(data, 'comments', (comment) =>
    comment.id === id ? (change(comment) ?? (ofProfile ? null : comment)) : comment,
  );
}

/** A person's profile. */
export function withUser(data: unknown, username: string, change: (user: User) => User): unknown {
  return isRecord(data) && 'karma' in data && data.username === username
    ? change(data as User)
    : data;
}

/** A thread with a comment that was just written: above all others, or above the other answers to what it answers. Where that is not in it, only counted. */
export function withNewComment(thread: Thread, comment: Comment): Thread {
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
