import { Router, type Request, type Response } from 'express';
import * as limits from '#shared/limits.ts';
import {
  archiveFeedPath,
  commentFeedPath,
  feedFiles,
  feedSorts,
  listFeedPath,
  paths,
  postPath,
  searchFeedPath,
  searchPath,
  tagFeedPath,
  tagPath,
  userFeedPath,
  userPath,
  withQuery,
  type FeedFormat,
} from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { label } from '#shared/texts/label.ts';
import type { Ctx, Deps } from '../../context.ts';
import { readCommentFeed, readFeedSubject } from '../../domain/comments/feeds.ts';
import { readArchiveFeed } from '../../domain/digests/reading/archive.ts';
import { readFromReplica } from '../../domain/core/replica-read.ts';
import { readFeed } from '../../domain/posts/feeds.ts';
import { readUser } from '../../domain/accounts/users.ts';
import { AppError, badRequest } from '../../infra/app-error.ts';
import { parsePostId } from '../../domain/posts/slugs.ts';
import { postCdnKey, userCdnKey, type CdnKey } from '../../infra/cdn/cdn-keys.ts';
import { feedSubjects, feedTitles, feedTypes } from '../../ssr/feed-links.ts';
import { sendText } from '../front/conditional.ts';
import { writeFeed, type AnyFeed, type Channel } from './feed-documents.ts';
import { createContext, getRequestContext, type RequestContext } from '../front/request-context.ts';
import { allowSharedCaching } from '../front/shared-caching.ts';

const cacheControl = 'public, max-age=300';

/** `version`: of the content, before anything is read. */
type Call = { req: Request; res: Response; facts: RequestContext; version: number };

const readTranslate = ({ facts }: Call) => facts.resolution.site.t;

/** Serves feeds of posts, of comments and of the digest, in three formats. */
export function feeds(deps: Deps): Router {
  const router = Router({ caseSensitive: true, strict: true });

  const on = (pattern: string, answer: (call: Call) => Promise<void> | void) =>
    router.all(pattern, async (req, res) => {
      const facts = getRequestContext(req);
      facts.route = pattern;
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('Allow', 'GET, HEAD');
        throw new AppError('method_not_allowed', 'Feeds only support GET.');
      }
      const version = deps.contentVersions.get(facts.resolution.site.id);
      await answer({ req, res, facts, version });
    });
  /** Reads what a feed shows, and sends it. `keys`: of the shared cache, besides its posts. */
  const send = async (
    { req, res, facts, version }: Call,
    format: FeedFormat,
    channel: Omit<Channel, 'theme' | 'hubs' | 't'> & { isAnnounced?: boolean },
    read: (ctx: Ctx) => Promise<AnyFeed>,
    keys: CdnKey[] = [],
  ) => {
    const { kind, site } = facts.resolution;
    const feed = await readFromReplica(createContext(deps, facts), read);
    const title = label(site.t.language, site.public.name, channel.title);
    const hubs = channel.isAnnounced && kind !== 'unknown' ? site.hubs : [];
    const body = writeFeed[format]({ ...channel, title, theme: site.theme, hubs, t: site.t }, feed);
    if (hubs.length > 0)
      res.setHeader('Link', [
        ...hubs.map((hub) => `<${hub}>; rel="hub"`),
        `<${toSiteUrl(site, channel.self)}>; rel="self"`,
      ]);
    res.setHeader('Cache-Control', kind === 'unknown' ? 'private, no-store' : cacheControl);
    allowSharedCaching(deps, req, res, { keys: [...keys, ...keysOf(feed)], version });
    return sendText(req, res, { type: `${feedTypes[format]}; charset=utf-8`, body });
  };
  const leadOn = ({ res, facts }: Call, to: string) => {
    if (facts.resolution.kind !== 'unknown') res.setHeader('Cache-Control', cacheControl);
    res.redirect(301, to);
  };

  for (const format of Object.keys(feedFiles) as FeedFormat[]) {
    on(`/${feedFiles[format]}`, (call) => leadOn(call, listFeedPath('new', format)));
    for (const sort of feedSorts)
      on(listFeedPath(sort, format), (call) =>
        send(
          call,
          format,
          {
            title: readTranslate(call)(feedSubjects[sort]),
            page: paths[sort],
            self: listFeedPath(sort, format),
            isAnnounced: sort === 'new',
          },
          (ctx) => readFeed(ctx, { sort }),
          ['lists', ...(sort === 'discussions' ? (['discussions'] as const) : [])],
        ),
      );
    on(`${paths.tag}/${feedFiles[format]}`, (call) => {
      const tag = String(call.req.params.tag);
      return send(
        call,
        format,
        {
          title: feedTitles.tag(readTranslate(call), tag),
          page: tagPath(tag),
          self: tagFeedPath(tag, format),
          isAnnounced: true,
        },
        (ctx) => readFeed(ctx, { tag }),
        ['lists'],
      );
    });
    on(searchFeedPath(format), (call) => {
      const { q, kind } = readSearch(call.req);
      const parameters = { in: kind === 'posts' ? undefined : kind, q };
      return send(
        call,
        format,
        {
          title: feedTitles.search(readTranslate(call), q, kind),
          page: searchPath(q, undefined, 'new', kind),
          self: withQuery(searchFeedPath(format), parameters),
        },
        (ctx) => (kind === 'posts' ? readFeed(ctx, { q }) : readCommentFeed(ctx, { q })),
        ['lists', 'discussions'],
      );
    });
    on(archiveFeedPath(format), (call) =>
      send(
        call,
        format,
        {
          title: readTranslate(call)(feedSubjects.digest),
          page: paths.archive,
          self: archiveFeedPath(format),
          isAnnounced: true,
        },
        readArchiveFeed,
        ['newsletter'],
      ),
    );
    on(commentFeedPath(format), (call) =>
      send(
        call,
        format,
        {
          title: readTranslate(call)(feedSubjects.comments),
          page: paths.discussions,
          self: commentFeedPath(format),
        },
        (ctx) => readCommentFeed(ctx, null),
        ['discussions'],
      ),
    );
    on(`${paths.post}/${feedFiles[format]}`, async (call) => {
      const slug = String(call.req.params.slug);
      const post = await readFromReplica(createContext(deps, call.facts), (ctx) =>
        readFeedSubject(ctx, slug),
      );
      const self = commentFeedPath(format, post.slug);
      if (post.slug !== slug) return leadOn(call, self);
      return send(
        call,
        format,
        { title: feedTitles.post(readTranslate(call), post.title), page: postPath(slug), self },
        (ctx) => readCommentFeed(ctx, post),
        [postCdnKey(post.id)],
      );
    });
    on(`${paths.user}/${feedFiles[format]}`, async (call) => {
      const username = String(call.req.params.username);
      const user = await readFromReplica(createContext(deps, call.facts), (ctx) =>
        readUser(ctx, username),
      );
      const self = userFeedPath(user.username, format);
      // One URL per person, with the letter case of the username.
      if (user.username !== username) return leadOn(call, self);
      return send(
        call,
        format,
        {
          title: feedTitles.user(readTranslate(call), user.name),
          page: userPath(user.username),
          self,
          isAnnounced: true,
        },
        (ctx) => readFeed(ctx, user),
        [userCdnKey(user.username)],
      );
    });
  }
  return router;
}

/** Keys of the posts that a feed shows, or whose comments. */
function keysOf(feed: AnyFeed): CdnKey[] {
  if ('posts' in feed) return feed.posts.map(({ id }) => postCdnKey(id));
  if (!('comments' in feed)) return [];
  return feed.comments.map(({ post }) => postCdnKey(parsePostId(post.slug) ?? ''));
}

/** Reads the parameters of a search. Error: bad_request. */
function readSearch(req: Request): { q: string; kind: 'posts' | 'comments' } {
  const query = new URLSearchParams(req.url.slice(req.path.length));
  for (const field of ['q', 'in'])
    if (query.getAll(field).length > 1)
      throw badRequest([{ field, message: 'must be given once' }]);
  const q = (query.get('q') ?? '').trim();
  const kind = query.get('in') ?? 'posts';
  if (q === '') throw badRequest([{ field: 'q', message: 'must contain something to search for' }]);
  if (q.length > limits.search.max)
    throw badRequest([{ field: 'q', message: `must be at most ${limits.search.max} characters` }]);
  if (q.includes('\0'))
    throw badRequest([{ field: 'q', message: 'must not contain the character NUL' }]);
  if (kind !== 'posts' && kind !== 'comments')
    throw badRequest([{ field: 'in', message: 'must be posts or comments' }]);
  return { q, kind };
}
