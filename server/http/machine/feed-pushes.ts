import { raw, type RequestHandler } from 'express';
import * as limits from '#shared/limits.ts';
import { feedPushPath } from '#shared/paths.ts';
import type { Deps } from '../../context.ts';
import { receivePush, verifyHub } from '../../domain/imports/feed-pushes.ts';
import { AppError } from '../../infra/app-error.ts';
import { parseBody } from '../api/parse-body.ts';
import { createContext, getRequestContext } from '../front/request-context.ts';

export const feedPushRoute = feedPushPath(':id');

// The signature covers the raw bytes.
const parser = raw({ type: () => true, limit: limits.feeds.bytes, inflate: false });

/** Answers hubs: verifies subscriptions and receives new items of inbound feeds (WebSub). */
export function feedPushes(deps: Deps): RequestHandler {
  return async (req, res) => {
    const facts = getRequestContext(req);
    facts.route = feedPushRoute;
    res.setHeader('Cache-Control', 'no-store');
    const ctx = createContext(deps, facts);
    const id = String(req.params.id);
    if (req.method === 'GET') {
      const query = new URLSearchParams(req.url.slice(req.path.length));
      const answer = await verifyHub(ctx, id, query);
      res
        .status(answer === null ? 404 : 200)
        .type('text/plain')
        .send(answer ?? 'Not Found\n');
      return;
    }
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'GET, POST');
      throw new AppError('method_not_allowed', 'Hubs use GET and POST.');
    }
    await parseBody(parser, req, res, limits.feeds);
    const isWanted = await receivePush(ctx, id, {
      signature: req.get('x-hub-signature') ?? '',
      contentType: req.get('content-type') ?? '',
      body: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
    });
    res.status(isWanted ? 202 : 410).end();
  };
}
