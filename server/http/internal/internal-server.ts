import type { IncomingMessage, Server } from 'node:http';
import type { Deps } from '../../context.ts';
import { createHttpServer } from '../server.ts';
import type { InternalReply, InternalRoute } from './internal-route.ts';
import { metricsRoute } from './metrics-route.ts';
import { tlsCheckRoute } from './tls-check-route.ts';

/** Creates the server of METRICS_PORT. It has no login, and no code of the sites' own server. */
export async function createInternalServer(deps: Deps): Promise<Server> {
  const routes: Record<string, InternalRoute> = {
    '/metrics': await metricsRoute(deps),
    '/internal/tls-check': tlsCheckRoute(deps),
  };
  return createHttpServer(
    async (req, res) => {
      const { status, body, type } = await answer(routes, req).catch((error: unknown) => {
        deps.log.error({ event: 'internal_request_failed', error }, 'internal request failed');
        return { status: 500, body: 'failed\n', type: undefined };
      });
      res.writeHead(status, {
        'Content-Type': type ?? 'text/plain; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
      });
      res.end(req.method === 'HEAD' ? undefined : body);
    },
    () => false,
  );
}

async function answer(
  routes: Record<string, InternalRoute>,
  { url = '', method = '' }: IncomingMessage,
): Promise<InternalReply> {
  const parsed = URL.parse(url, 'http://internal');
  const route =
    parsed && Object.hasOwn(routes, parsed.pathname) ? routes[parsed.pathname] : undefined;
  if (!parsed || !route) return { status: 404, body: 'not found\n' };
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, body: 'only GET\n' };
  return route(parsed);
}
