import { request, type Agent, type IncomingHttpHeaders } from 'node:http';

export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds until its end. */ ms: number;
};

/** `host` is the Host header, `ip` the target. */
type Options = {
  host?: string;
  ip?: string;
  method?: string;
  agent?: Agent;
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
};

/** Sends one request: by default GET, on its own connection. Rejects without a complete reply. */
export function get(port: number, path: string, options: Options = {}): Promise<Reply> {
  const {
    host = 'nontrivial.localhost',
    ip = '127.0.0.1',
    method = 'GET',
    agent,
    headers = {},
    body,
    timeoutMs = 20_000,
  } = options;
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const req = request(
      { host: ip, port, method, path, agent: agent ?? false, headers: { Host: host, ...headers } },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.once('error', reject);
        res.once('end', () => {
          const ms = performance.now() - started;
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: Buffer.concat(chunks).toString('utf8'),
            ms,
          });
        });
      },
    );
    req.setTimeout(timeoutMs, () =>
      req.destroy(new Error(`no answer to ${path} within ${timeoutMs} ms`)),
    );
    req.once('error', reject);
    req.end(body);
  });
}

export const getStatus = async (...args: Parameters<typeof get>): Promise<number> =>
  (await get(...args)).status;
