import { hourMs } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import { postCdnKey, type CdnKey } from '../../infra/cdn/cdn-keys.ts';

const lists: readonly string[] = [
  paths.home,
  paths.new,
  paths.hot,
  paths.top,
  paths.discussions,
  paths.tag,
];
/** While anyone reads a list, it is rendered again within a minute. */
const retentionMs = hourMs;
const maxPosts = 20_000;

/** Posts that first pages of lists showed within the last hour, as this process rendered them. */
export type ListedPosts = {
  add(siteId: string, page: { route: string; url: string }, keys: Iterable<CdnKey>): void;
  has(siteId: string, id: string): boolean;
};

/** `now` in milliseconds. */
export function createListedPosts(now: () => number): ListedPosts {
  const ends = new Map<string, number>();
  return {
    add(siteId, { route, url }, keys) {
      if (!lists.includes(route) || url.includes('cursor=')) return;
      for (const key of keys) {
        if (!key.startsWith('p-')) continue;
        const id = `${siteId}/${key}`;
        ends.delete(id);
        ends.set(id, now() + retentionMs);
        const [oldest] = ends.keys();
        if (ends.size > maxPosts && oldest !== undefined) ends.delete(oldest);
      }
    },
    has: (siteId, id) => (ends.get(`${siteId}/${postCdnKey(id)}`) ?? 0) > now(),
  };
}
