import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import { afterFile } from './after-file.ts';
import { createPageFetcher, type FetchRules } from '../../server/infra/fetch/safe-fetch.ts';

/** Listens until the end of the test file. Returns the port. */
export async function listen(
  server: Server | TcpServer,
  host = '127.0.0.1',
  port = 0,
): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  afterFile(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Starts a public web server. */
export const startWebServer = (answer: RequestListener, host?: string) =>
  listen(createServer(answer), host);
export const respondWithHtml =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_req, res) =>
    void res.writeHead(200, { 'Content-Type': 'text/html', ...headers }).end(body);

/** Allows 127.0.0.1 on any port, to which every name resolves. */
export const permissiveRules: Partial<FetchRules> = {
  allowsIp: (ip) => ip === '127.0.0.1',
  allowsPort: () => true,
  resolve: async () => ['127.0.0.1'],
};
export const createReader = (more: Partial<FetchRules> = {}) => {
  const read = createPageFetcher({ ...permissiveRules, ...more });
  return async (address: string) => {
    const page = await read(address, 'Reader');
    return page && { address: page.url.href, html: page.html };
  };
};
export const readPage = createReader();
