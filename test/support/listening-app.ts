import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import supertest from 'supertest';
import { hosts, type SiteId } from './sites.ts';

/** Serves requests to an application through one server: supertest would start one for each. */
export async function listenFor(app: Express): Promise<{
  /** Requests to a site, by id or any host name. */
  on(host: SiteId | (string & {})): ReturnType<typeof supertest.agent>;
  close(): Promise<void>;
}> {
  const server: Server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    on(host) {
      const agent = supertest.agent(server);
      void agent.set('Host', host in hosts ? hosts[host as SiteId] : host);
      return agent;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
