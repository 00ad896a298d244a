import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { projectRoot } from '../../server/infra/project-root.ts';
import { afterFile } from './after-file.ts';
import { freePort } from './postgres.ts';
import { until } from './wait-for.ts';

/** A running Caddy with the configuration of `ops/`. */
export type Caddy = {
  httpPort: number;
  httpsPort: number;
  /** Rejects if the host gets no certificate that the internal authority signed. */
  call(
    host: string,
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: object },
  ): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>;
};

/** Returns the file of a program that Debian packages. Throws without one. */
export function findTool(name: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (file === undefined)
    throw new Error(`${name} was not found. Install it (Debian: apt-get install ${name}).`);
  return file;
}

/**
 * Starts Caddy, which signs certificates itself, in front of a program. Ends with the file.
 * `proxies`: BROADSHEET_PROXIES.
 */
export async function startCaddy(
  webPort: number,
  internalPort: number,
  proxies?: string,
): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-caddy-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const child = spawn(
    findTool('caddy'),
    ['run', '--adapter', 'caddyfile', '--config', join(projectRoot, 'ops/caddy/Caddyfile')],
    {
      env: {
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        BROADSHEET_WEB: `127.0.0.1:${webPort}`,
        BROADSHEET_INTERNAL: `127.0.0.1:${internalPort}`,
        ...(proxies !== undefined && { BROADSHEET_PROXIES: proxies }),
        CADDY_OPTIONS:
          `local_certs\nskip_install_trust\nadmin off\n` +
          `http_port ${httpPort}\nhttps_port ${httpsPort}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = once(child, 'exit');
  afterFile(async () => {
    child.kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  });
  const root = join(folder, 'caddy/pki/authorities/local/root.crt');
  await until('Caddy serves', () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${log}`);
    return existsSync(root) && log.includes('serving initial configuration');
  });
  const ca = readFileSync(root);
  return {
    httpPort,
    httpsPort,
    call: (host, path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const req = request(
          {
            host: '127.0.0.1',
            port: httpsPort,
            servername: host,
            ca,
            agent: false,
            method,
            path,
            headers: {
              Host: `${host}:${httpsPort}`,
              ...(body && { 'Content-Type': 'application/json' }),
              ...headers,
            },
          },
          (res) => {
            if (!(res.socket as TLSSocket).authorized) reject(new Error('not authorized'));
            let text = '';
            res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
            res.once('end', () =>
              resolve({ status: res.statusCode ?? 0, headers: res.headers, body: text }),
            );
          },
        );
        req.once('error', reject);
        req.end(body && JSON.stringify(body));
      }),
  };
}
