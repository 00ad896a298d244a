import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from 'vitest';
import { auditLog, rateLimits, inboundFeeds } from '../../server/db/schema.ts';
import { caller } from './api-clients.ts';
import { playInternet } from './fake-internet.ts';
import { createTestApp } from './test-app.ts';

export const serve =
  (
    body: string,
    type = 'application/rss+xml',
    headers: Record<string, string> = {},
  ): RequestListener =>
  (_req, res) =>
    void res.writeHead(200, { 'Content-Type': type, ...headers }).end(body);
export const getBody = <T>({ body }: { body: unknown }) => body as T;

/** Starts an application with an admin, and a server in place of the internet. */
export async function setUpFeedAdmin() {
  const t = await createTestApp({ config: { trustedProxies: 1 } });
  const { db } = t.deps;
  const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'Adam' });

  /** Replies of the fake internet, by URL. */
  const web = new Map<string, RequestListener>();
  const requestedUrls: string[] = [];
  const server = createServer((req, res) => {
    const url = `http://${req.headers.host}${req.url}`;
    requestedUrls.push(url);
    const answer = web.get(url);
    if (answer) answer(req, res);
    else res.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = playInternet((server.address() as AddressInfo).port);
  afterAll(() => {
    end();
    server.close();
  });
  const formatMinutesAgo = (minutes: number) =>
    new Date(t.clock.now().getTime() - minutes * 60_000).toUTCString();
  const renderRss = (host: string, count: number, title = 'Paper of the Day') =>
    `<rss version="2.0"><channel><title>${title}</title>` +
    `<link>http://${host}/</link>` +
    Array.from(
      { length: count },
      (_, i) =>
        `<item><title>Story ${i} of ${host}</title><link>/story/${i}</link>` +
        `<pubDate>${formatMinutesAgo(10 * (i + 1))}</pubDate></item>`,
    ).join('') +
    '</channel></rss>';

  beforeEach(async () => {
    for (const table of [rateLimits, inboundFeeds, auditLog]) await db.delete(table);
    web.clear();
    requestedUrls.length = 0;
  });

  const connect = (url: string, more: object = {}) =>
    admin.call('POST', '/api/admin/inbound-feeds', { url, ...more });
  return { t, db, admin, web, requestedUrls, renderRss, connect };
}
