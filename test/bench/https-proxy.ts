import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTool } from '../support/caddy.ts';
import { freePort } from '../support/postgres.ts';
import { until } from '../support/wait-for.ts';

/** Caddy in front of a program, as readers reach it: by HTTPS and HTTP/2. */
export async function startHttpsProxy(
  folder: string,
  hosts: readonly string[],
  webPort: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const [port, httpPort] = [await freePort(), await freePort()];
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{
	admin off
	skip_install_trust
	local_certs
	http_port ${httpPort}
	storage file_system ${join(folder, 'caddy')}
}
${hosts.map((host) => `https://${host}:${port}`).join(', ')} {
	reverse_proxy 127.0.0.1:${webPort}
}
`,
  );
  const child = spawn(findTool('caddy'), ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = once(child, 'exit');
  await until('Caddy has certificates', () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${log}`);
    return hosts.every((host) =>
      log.split('\n').some((line) => line.includes('obtained successfully') && line.includes(host)),
    );
  });
  return {
    port,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
