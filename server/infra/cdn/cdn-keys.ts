/**
 * Keys by which a shared cache finds what it stored. Each belongs to one site. Responses carry keys
 * of what they show, and writes purge keys of what they changed. Decision 270.
 *
 * - `all`: every response of the site
 * - `lists`: first pages of lists, and feeds
 * - `discussions`: the first page of the discussions, and its feeds; feeds of comments
 * - `sitemap`
 * - `newsletter`: landing pages, archive and issues
 * - `log`: the public moderation log
 * - `p-{id}`: a post and its comments
 * - `u-{username}`: what a user wrote
 * - `many`: responses that show more posts than they may have keys
 */
export type CdnKey =
  | 'all'
  | 'lists'
  | 'discussions'
  | 'sitemap'
  | 'newsletter'
  | 'log'
  | 'many'
  | `p-${string}`
  | `u-${string}`;

/** Keys of a response. 100 keys of 60 characters fit the limits of all providers. */
export const maxKeys = 100;

export const postCdnKey = (id: string): CdnKey => `p-${id}`;
export const userCdnKey = (username: string): CdnKey => `u-${username.toLowerCase()}`;

/** All keys that a hidden, edited or shown post or comment concerns. */
export const keysOfPost = (id: string): CdnKey[] => [
  postCdnKey(id),
  'lists',
  'sitemap',
  'newsletter',
  'log',
  'many',
];

/** All keys that a change of a comment on a post concerns. */
export const keysOfComment = (postId: string): CdnKey[] => [
  postCdnKey(postId),
  'discussions',
  'log',
  'many',
];

/** The name of a key at the cache. The site comes first, so tenants share none. */
export const toTag = (siteId: string, key: string): string => `${siteId}/${key}`;

/** Tags of a response: `all` first, and no more than the limit. */
export function toTags(siteId: string, keys: Iterable<CdnKey>): string[] {
  const unique = [...new Set<CdnKey>(['all', ...keys])];
  const listed: CdnKey[] =
    unique.length <= maxKeys ? unique : [...unique.slice(0, maxKeys - 1), 'many'];
  return listed.map((key) => toTag(siteId, key));
}
