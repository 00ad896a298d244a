import type { Api, RawInput } from '#shared/api/client.ts';
import type { Key } from '#shared/contract/index.ts';
import { parsePostId } from '../../domain/posts/slugs.ts';
import { postCdnKey, userCdnKey, type CdnKey } from '../../infra/cdn/cdn-keys.ts';

type Shown = {
  posts?: { id: string }[];
  pinned?: { id: string }[];
  comments?: { post?: { slug: string } }[];
  lead?: { post: { id: string } } | null;
  others?: { id: string }[];
  issue?: { posts: { slug: string }[] } | null;
};

const keysOfSlug = (slug: unknown): CdnKey[] => {
  const id = parsePostId(String(slug));
  return id === null ? [] : [postCdnKey(id)];
};
const keysOfList = ({ query }: RawInput, { posts = [], pinned = [] }: Shown): CdnKey[] => [
  // What is behind a cursor does not change when a post is added.
  ...(query?.cursor === undefined
    ? (['lists', ...(query?.sort === 'discussions' ? (['discussions'] as const) : [])] as const)
    : []),
  ...[...pinned, ...posts].map(({ id }) => postCdnKey(id)),
];
const keysOfUser = ({ path }: RawInput, { posts = [], comments = [] }: Shown): CdnKey[] => [
  userCdnKey(String(path?.username)),
  ...posts.map(({ id }) => postCdnKey(id)),
  ...comments.flatMap(({ post }) => keysOfSlug(post?.slug)),
];

const keysOfFrontPage = (_: RawInput, { lead, others = [], issue }: Shown): CdnKey[] => [
  'lists',
  'newsletter',
  ...[...(lead ? [lead.post] : []), ...others].map(({ id }) => postCdnKey(id)),
  ...(issue?.posts ?? []).flatMap(({ slug }) => keysOfSlug(slug)),
];

/** Keys of what a call shows. All other calls belong to `all`, or show no content. */
const keysOfCall: Partial<Record<Key, (input: RawInput, reply: Shown) => CdnKey[]>> = {
  'GET /api/posts': keysOfList,
  'GET /api/front-page': keysOfFrontPage,
  'GET /api/posts/{id}': ({ path }) => keysOfSlug(path?.id),
  'GET /api/posts/{id}/comments': ({ path }) => keysOfSlug(path?.id),
  'GET /api/users/{username}': keysOfUser,
  'GET /api/users/{username}/posts': keysOfUser,
  'GET /api/users/{username}/comments': keysOfUser,
  'GET /api/moderations': () => ['log'],
};

/** Wraps the API of a page, and collects the keys of what its calls show. */
export function watchKeys(api: Api): { api: Api; keys: Set<CdnKey> } {
  const keys = new Set<CdnKey>();
  return {
    keys,
    api: async (key, input, signal) => {
      const reply = await api(key, input, signal);
      const found = key.startsWith('GET /api/newsletter')
        ? (['newsletter'] as const)
        : (keysOfCall[key]?.(input ?? {}, reply as Shown) ?? []);
      for (const each of found) keys.add(each);
      return reply;
    },
  };
}
