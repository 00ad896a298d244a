import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Simulates the internet for the guarded link reader. Names below `.feeds.test` resolve to public
 * IPs; port 80 is served by a local server. Returns a stop function. Also a module for `node
 * --import`, with that port in `TEST_INTERNET`.
 */
export function playInternet(port: number): () => void {
  const { request } = http;
  const { resolve4, resolve6 } = Resolver.prototype;
  const ours = (name: unknown) => typeof name === 'string' && name.endsWith('.feeds.test');
  Object.assign(Resolver.prototype, {
    resolve4(this: Resolver, name: string) {
      return ours(name)
        ? Promise.resolve(['93.184.216.34'])
        : (resolve4 as (name: string) => Promise<string[]>).call(this, name);
    },
    resolve6(this: Resolver, name: string) {
      return ours(name)
        ? Promise.resolve([])
        : (resolve6 as (name: string) => Promise<string[]>).call(this, name);
    },
  });
  http.request = ((...args: unknown[]) => {
    const [options] = args as [http.RequestOptions];
    if (typeof options !== 'object' || !ours(options.host))
      return Reflect.apply(request, http, args) as http.ClientRequest;
    let resolvedIp = '';
    // What the guard would have connected to.
    options.lookup?.(
      String(options.host),
      {},
      (_error, address) => void (resolvedIp = String(address)),
    );
    return request({
      ...options,
      lookup: (_host, { all }, done) =>
        all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
      port: resolvedIp === '93.184.216.34' ? port : 9,
    });
  }) as typeof http.request;
  syncBuiltinESMExports();
  return () => {
    http.request = request;
    Object.assign(Resolver.prototype, { resolve4, resolve6 });
    syncBuiltinESMExports();
  };
}

if (process.env.TEST_INTERNET) playInternet(Number(process.env.TEST_INTERNET));
