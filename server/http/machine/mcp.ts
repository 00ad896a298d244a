import type { RequestHandler } from 'express';
import { createApi } from '#shared/api/client.ts';
import { bodyLimitFor } from '#shared/contract/endpoint.ts';
import { postText } from '#shared/limits.ts';
import { mcpPath } from '#shared/paths.ts';
import { authorize } from '../../api/authorize.ts';
import { invoke, validate } from '../../api/invoke.ts';
import type { Ctx, Deps } from '../../context.ts';
import { AppError, invalidKey } from '../../infra/app-error.ts';
import { jsonBodyReader } from '../api/json-body.ts';
import { authenticate, clientInfo } from '../auth/authentication.ts';
import { rejectForeignOrigin } from '../auth/csrf.ts';
import type { Limits } from '../auth/rate-limits.ts';
import { logError } from '../front/errors.ts';
import { createContext, getRequestContext } from '../front/request-context.ts';

/**
 * `/mcp`: tools for AI programs, by the Model Context Protocol. Each calls endpoints as the API
 * does. Nothing is kept between two requests, and no cookie counts. Decision 531.
 */
export function mcp(deps: Deps, limits: Limits): RequestHandler {
  const readBody = jsonBodyReader(bodyLimitFor(postText.max));
  return async (req, res, next) => {
    const facts = getRequestContext(req);
    const { kind, site } = facts.resolution;
    if (kind === 'unknown' || !site.mcp) return next();
    facts.routeClass = 'api';
    facts.route = mcpPath;
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST');
      throw new AppError('method_not_allowed', 'This URL supports POST.');
    }
    rejectForeignOrigin(req, deps);
    const ctx: Ctx = { ...createContext(deps, facts), client: clientInfo(req, deps.config) };
    if (req.headers.authorization !== undefined) {
      ctx.viewer = await authenticate(req, ctx);
      facts.userId = ctx.viewer?.userId;
      if (!ctx.viewer?.key) throw invalidKey();
    }
    const message = await readBody(req, res);
    if (Array.isArray(message)) throw new AppError('bad_request', 'The body must be one message.');

    const api = createApi(async (key, input) => {
      const call = authorize(ctx, key);
      const refund = await limits.count(req, key, ctx);
      try {
        return (await invoke(call, input)).body;
      } catch (error) {
        if (error instanceof AppError) await refund();
        throw error;
      }
    });
    const toUrl = (path: string) => ctx.pageOrigin + path;
    // Takes 6 MB, which sites that nobody asks this way do without.
    const { answerMessage } = await import('./mcp-protocol.ts');
    const place = { name: site.public.name, origin: ctx.pageOrigin };
    let failure: unknown = 'an error of the library';
    const reply = await answerMessage(
      req,
      message,
      place,
      async (tool, input) => {
        try {
          const { text, data } = await tool.run({ api, toUrl }, validate(tool.input, input));
          return { content: [{ type: 'text', text }], structuredContent: data };
        } catch (error) {
          const { code, message: sentence, fields } = logError(deps.log, req, error);
          return {
            isError: true,
            content: [{ type: 'text', text: sentence }],
            structuredContent: { error: sentence, code, ...(fields && { fields }) },
          };
        }
      },
      (error) => (failure = error),
    );
    if (reply.status >= 500) logError(deps.log, req, failure);
    res.status(reply.status).setHeader('Cache-Control', 'no-store');
    const type = reply.headers.get('Content-Type');
    if (type !== null) res.setHeader('Content-Type', type);
    res.end(await reply.text());
  };
}
