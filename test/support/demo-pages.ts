import supertest from 'supertest';
import type { PostList, PostSummary } from '../../shared/contract/posts.ts';
import { domainPath, postPath, tagPath, userPath } from '../../shared/paths.ts';
import { isFullRun } from './full-run.ts';
import { siteIds, type SiteId } from './sites.ts';

/** The page kinds, each with one URL of the demo content. */
export const kinds = [
  'home',
  'new',
  'top',
  'hot',
  'link post',
  'text post',
  'profile',
  'comments',
  'search',
  'tag',
  'login',
  'signup',
  'about',
  'privacy',
  'not found',
] as const;
export type Kind = (typeof kinds)[number];

export type DemoPages = Record<SiteId, { [kind in Kind]: string } & { posts: PostSummary[] }>;

/**
 * Every tenant with every kind of page, for `it.each`. The short run has each kind once, on one
 * tenant after the other, and the front page of all.
 */
export const everyPage = siteIds
  .flatMap((site) => kinds.map((kind) => ({ site, kind })))
  .filter(
    ({ site, kind }) =>
      isFullRun || kind === 'home' || siteIds[kinds.indexOf(kind) % siteIds.length] === site,
  );

/** Reads the demo content of each tenant from a running program. */
export async function findDemoPages(port: number): Promise<DemoPages> {
  const tenants = await Promise.all(
    siteIds.map(async (site) => {
      const reply = await supertest(`http://127.0.0.1:${port}`)
        .get('/api/posts?sort=recent&limit=1000')
        .set('Host', `${site}.localhost`);
      const { posts } = reply.body as PostList;
      // The longest discussion of either sort.
      const discussed = posts.toSorted((a, b) => b.commentCount - a.commentCount);
      const link = pick(discussed, (post) => post.url !== null);
      const text = pick(discussed, (post) => post.url === null);
      const tagged = pick(discussed, (post) => post.tags.length > 0);
      const profile = userPath(link.author.username);
      const pages: DemoPages[SiteId] = {
        home: '/',
        new: '/new',
        top: '/top?t=week',
        hot: '/hot',
        'link post': postPath(link.slug),
        'text post': postPath(text.slug),
        profile,
        comments: `${profile}?tab=comments`,
        search: domainPath(link.domain ?? ''),
        tag: tagPath(tagged.tags[0] ?? ''),
        login: '/login',
        signup: '/signup',
        about: '/about',
        privacy: '/privacy',
        'not found': '/no-such-page',
        posts,
      };
      return [site, pages] as const;
    }),
  );
  return Object.fromEntries(tenants) as DemoPages;
}

function pick(posts: PostSummary[], fits: (post: PostSummary) => boolean): PostSummary {
  const post = posts.find(fits);
  if (!post) throw new Error('the demo content has no such post');
  return post;
}
