import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { commentKeys } from '#client/queries/comments.ts';
import { postKeys, type PostListQuery } from '#client/queries/posts.ts';
import { tagKeys, type TaggedQuery } from '#client/queries/tags.ts';
import { userKeys } from '#client/queries/users.ts';
import type { Thread } from '#shared/contract/comments.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { Post, PostList, PostSummary } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';
import { textNames, type TextName, type UserTab } from '#shared/paths.ts';

type Tags = Reply<'GET /api/tags'>;
type Tag = Tags['tags'][number];

/** What a page that answers 200 is about. `other` has nothing that machines would want to know. */
export type PageContent =
  | { kind: 'list'; home: boolean; query: PostListQuery; posts: PostSummary[] }
  | { kind: 'tag'; tag: Tag; cursor: string | undefined; posts: PostSummary[] }
  | { kind: 'post'; post: Post; thread: Thread }
  | { kind: 'user'; user: User; tab: UserTab }
  | { kind: 'text'; name: TextName }
  | { kind: 'other' };

const sample = { sort: 'new', slug: '', username: '' } as const;
/** How the keys of the queries begin; what they go on with is what the address asked for. */
const keys = {
  list: postKeys.list(sample), post: postKeys.one(sample.slug), thread: commentKeys.thread(sample.slug, {}),
  tagged: tagKeys.posts({ tag: '' }), user: userKeys.profile(sample.username), comments: userKeys.comments(sample.username, undefined),
};

/** Reads it from the queries that the loaders of the page made: there is one of each kind. */
export function readContent(routeId: string, queryClient: QueryClient): PageContent {
  const text = textNames.find((name) => name === routeId);
  if (text !== undefined) return { kind: 'text', name: text };
  if (routeId === 'post') {
    const post = found<Post>(queryClient, keys.post);
    const thread = found<Thread>(queryClient, keys.thread);
    if (post && thread) return { kind: 'post', post: post.data, thread: thread.data };
  }
  if (routeId === 'user') {
    const user = found<User>(queryClient, keys.user);
    if (user) return { kind: 'user', user: user.data, tab: found(queryClient, keys.comments) ? 'comments' : 'posts' };
  }
  if (routeId === 'tag') {
    const tagged = found<InfiniteData<PostList>>(queryClient, keys.tagged);
    const { tag: asked, cursor } = (tagged?.key[2] ?? {}) as Partial<TaggedQuery>;
    const tag = queryClient.getQueryData<Tags>(tagKeys.all)?.tags.find(({ name }) => name === asked);
    if (tagged && tag) return { kind: 'tag', tag, cursor, posts: tagged.data.pages.flatMap(({ posts }) => posts) };
  }
  const list = found<InfiniteData<PostList>>(queryClient, keys.list);
  if (list) return { kind: 'list', home: routeId === 'home', query: list.key[2] as PostListQuery, posts: list.data.pages.flatMap(({ posts }) => posts) };
  return { kind: 'other' };
}

function found<Data>(queryClient: QueryClient, [scope, kind]: readonly unknown[]): { key: readonly unknown[]; data: Data } | null {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (queryKey[0] === scope && queryKey[1] === kind && state.data !== undefined) return { key: queryKey, data: state.data as Data };
  }
  return null;
}
