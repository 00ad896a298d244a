import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';

/** Asks a shared cache for the front page of a host. Null: it does not answer. */
export type CdnReader = (base: string, host: string) => Promise<CdnResponse | null>;
type CdnResponse = { status: number; headers: IncomingHttpHeaders };

const timeoutMs = 5_000;

/** For caches and hosts that the operator configured. */
export const readCdn: CdnReader = (base, host) =>
  new Promise((resolve) => {
    const request = base.startsWith('https:') ? requestHttps : requestHttp;
    const req = request(
      `${base}/`,
      {
        headers: { Host: host, 'X-Forwarded-Proto': 'https' },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (res) => {
        res.resume();
        res.once('error', () => resolve(null));
        res.once('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers }));
      },
    );
    req.once('error', () => resolve(null));
    req.end();
  });
