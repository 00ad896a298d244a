import { Router, type Request, type Response } from 'express';
import { archiveFeedPath, newsletterArchive } from '#shared/newsletter/archive-paths.ts';
import {
  feedFiles,
  feedSorts,
  listFeedPath,
  paths,
  userFeedPath,
  userPath,
  type FeedFormat,
} from '#shared/paths.ts';
import type { Deps } from '../../context.ts';
import { readArchiveFeed, type ArchiveFeed } from '../../domain/digests/archive.ts';
import { readFromReplica } from '../../domain/core/replica-read.ts';
import { readFeed, type Feed } from '../../domain/posts/feeds.ts';
import { readUser } from '../../domain/accounts/users.ts';
import { AppError } from '../../infra/app-error.ts';
import { postEdgeKey, userEdgeKey } from '../../infra/cdn/edge-keys.ts';
import { feedSubjects, feedTypes } from '../../ssr/feed-links.ts';
import { sendText } from '../pages/conditional.ts';
import { writeFeed, type Channel } from './feed-documents.ts';
import { createContext, getRequestContext, type RequestContext } from '../edge/request-context.ts';
import { allowSharedCaching, type SharedContent } from '../edge/shared-caching.ts';

const cacheControl = 'public, max-age=300';

/** Serves feeds of post lists, of a user's posts and of the digest, in three formats. */
export function feeds(deps: Deps): Router {
  const router = Router({ caseSensitive: true, strict: true });

  const on = (
    pattern: string,
    answer: (req: Request, res: Response, facts: RequestContext) => Promise<void> | void,
  ) =>
    router.all(pattern, async (req, res) => {
      const facts = getRequestContext(req);
      facts.route = pattern;
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('Allow', 'GET, HEAD');
        throw new AppError('method_not_allowed', 'Feeds only support GET.');
      }
      await answer(req, res, facts);
    });
  const send = (
    req: Request,
    res: Response,
    { resolution: { kind, site } }: RequestContext,
    format: FeedFormat,
    channel: Omit<Channel, 'theme'>,
    feed: Feed | ArchiveFeed,
    shared: SharedContent,
  ) => {
    const body = writeFeed[format]({ ...channel, theme: site.theme }, feed);
    res.setHeader('Cache-Control', kind === 'unknown' ? 'private, no-store' : cacheControl);
    allowSharedCaching(deps, req, res, shared);
    return sendText(req, res, { type: `${feedTypes[format]}; charset=utf-8`, body });
  };
  const getVersion = ({ resolution }: RequestContext) =>
    deps.contentVersions.get(resolution.site.id);
  const leadOn = (res: Response, { resolution: { kind } }: RequestContext, to: string) => {
    if (kind !== 'unknown') res.setHeader('Cache-Control', cacheControl);
    res.redirect(301, to);
  };

  for (const format of Object.keys(feedFiles) as FeedFormat[]) {
    on(`/${feedFiles[format]}`, (_req, res, facts) =>
      leadOn(res, facts, listFeedPath('new', format)),
    );
    for (const sort of feedSorts) {
      on(listFeedPath(sort, format), async (req, res, facts) => {
        const version = getVersion(facts);
        const feed = await readFromReplica(createContext(deps, facts), (ctx) =>
          readFeed(ctx, sort),
        );
        const title = `${facts.resolution.site.public.name}: ${feedSubjects[sort]}`;
        return send(
          req,
          res,
          facts,
          format,
          { title, page: paths[sort], self: listFeedPath(sort, format) },
          feed,
          {
            keys: [
              'lists',
              ...(sort === 'discussions' ? (['discussions'] as const) : []),
              ...feed.posts.map(({ id }) => postEdgeKey(id)),
            ],
            version,
          },
        );
      });
    }
    on(archiveFeedPath(format), async (req, res, facts) => {
      const version = getVersion(facts);
      const title = `${facts.resolution.site.public.name}: the digest`;
      return send(
        req,
        res,
        facts,
        format,
        { title, page: newsletterArchive, self: archiveFeedPath(format) },
        await readFromReplica(createContext(deps, facts), readArchiveFeed),
        { keys: ['newsletter'], version },
      );
    });
    on(userFeedPath(':username', format), async (req, res, facts) => {
      const username = String(req.params.username);
      const ctx = createContext(deps, facts);
      const version = getVersion(facts);
      const user = await readFromReplica(ctx, (within) => readUser(within, username));
      const self = userFeedPath(user.username, format);
      // One URL per person, with the letter case of the username.
      if (user.username !== username) return leadOn(res, facts, self);
      const feed = await readFromReplica(ctx, (within) => readFeed(within, user));
      return send(
        req,
        res,
        facts,
        format,
        {
          title: `${facts.resolution.site.public.name}: posts by ${user.name}`,
          page: userPath(user.username),
          self,
        },
        feed,
        {
          keys: [userEdgeKey(user.username), ...feed.posts.map(({ id }) => postEdgeKey(id))],
          version,
        },
      );
    });
  }
  return router;
}
