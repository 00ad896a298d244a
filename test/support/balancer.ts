import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getStatus } from './http-client.ts';

/**
 * A minimal load balancer: sends to serving backends with keep-alive connections. Retries only a
 * refused connection; other errors are a 502 with the reason.
 */
type Balancer = {
  port: number;
  add(port: number): void;
  remove(port: number): void;
  /** Backends that get requests now. */
  ready(): number[];
  close(): Promise<void>;
};

const checkEvery = 50;

export async function createBalancer(): Promise<Balancer> {
  const backends = new Map<number, { ready: boolean; agent: Agent }>();
  let turn = 0;
  const ready = () => [...backends].filter(([, { ready }]) => ready).map(([port]) => port);

  const check = async () => {
    await Promise.all(
      [...backends].map(async ([port, backend]) => {
        // A late reply on a busy machine is no reason to leave it; a refused connection is.
        const state = await getStatus(port, '/servez', { timeoutMs: 1_000 }).catch(
          (error: NodeJS.ErrnoException) => (error.code === undefined && backend.ready ? 200 : 0),
        );
        backend.ready = state === 200;
      }),
    );
  };
  let checking = Promise.resolve();
  const timer = setInterval(() => (checking = checking.then(check)), checkEvery);

  const fail = (res: ServerResponse, why: string) => {
    if (res.headersSent) return void res.destroy();
    res.writeHead(502, { 'Content-Type': 'text/plain' });
    res.end(why);
  };
  const pass = (req: IncomingMessage, body: Buffer, res: ServerResponse, tried: number[]) => {
    const choice = ready().filter((port) => !tried.includes(port));
    const port = choice[(turn += 1) % choice.length];
    const agent = port === undefined ? undefined : backends.get(port)?.agent;
    if (port === undefined || agent === undefined) return fail(res, 'no backend is ready');
    const onward = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: req.method,
        path: req.url,
        // As one that ends TLS. Production gives secure cookies to such requests only.
        headers: { ...req.headers, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
        res.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(res);
        answer.once('error', (error) => fail(res, String(error)));
      },
    );
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return pass(req, body, res, [...tried, port]);
      fail(res, `${String(error)}${onward.reusedSocket ? ' on a kept connection' : ''}`);
    });
    onward.end(body);
  };
  const server = createServer((req, res) => {
    // Kept whole, so that a refused request can be sent elsewhere.
    const chunks: Buffer[] = [];
    req
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => pass(req, Buffer.concat(chunks), res, []));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    add: (port) => void backends.set(port, { ready: false, agent: new Agent({ keepAlive: true }) }),
    remove(port) {
      backends.get(port)?.agent.destroy();
      backends.delete(port);
    },
    ready,
    async close() {
      clearInterval(timer);
      await checking;
      for (const { agent } of backends.values()) agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
