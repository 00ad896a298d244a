import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer, type AddressInfo } from 'node:net';
import * as limits from '#shared/limits.ts';
import { closeIdleConnections, trackIdleConnections } from './idle-connections.ts';

/** An HTTP server with the edges of `limits.http`. `isStopping` makes answers close their connections. */
export function createHttpServer(listener: RequestListener, isStopping: () => boolean): Server {
  const latest = new WeakMap<object, ServerResponse>();
  const server = createServer(
    {
      maxHeaderSize: limits.http.headerBytes,
      headersTimeout: limits.http.headersTimeout,
      requestTimeout: limits.http.requestTimeout,
      keepAliveTimeout: limits.http.keepAliveTimeout,
      connectionsCheckingInterval: 1_000,
      requireHostHeader: true,
    },
    (req, res) => {
      latest.set(req.socket, res);
      if (isStopping()) res.setHeader('Connection', 'close');
      listener(req, res);
    },
  );
  server.maxConnections = limits.http.maxConnections;
  // When there is room for nobody, those who wait for nothing make it.
  trackIdleConnections(server);
  server.on('drop', () => closeIdleConnections(server));
  server.timeout = limits.http.stallTimeout;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    // A request that turns out ill-formed while it is being answered gets no second answer: it would be taken for the next one's.
    const answer = latest.get(socket);
    if (answer?.headersSent && !(answer.writableFinished && answer.req.complete))
      return void socket.end(() => socket.destroy());
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  // Nothing here speaks CONNECT or upgrades.
  server.on('connect', (_req, socket) =>
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
    ),
  );
  return server;
}

/** Resolves with the port once it listens; rejects when it cannot. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Takes no new connections, lets what is in flight finish, and cuts what has not by `closeAfter`. */
export async function drain(servers: Server[]): Promise<void> {
  // Connections that were promised to be kept fall idle one by one.
  const idle = setInterval(() => servers.forEach(closeIdleConnections), 100);
  const cut = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, limits.stop.closeAfter);
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          // The HTTP server's own would close connections by its own idea of idle.
          TcpServer.prototype.close.call(server, () => resolve());
          closeIdleConnections(server);
        }),
    ),
  );
  clearTimeout(cut);
  clearInterval(idle);
}
