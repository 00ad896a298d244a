import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../server/infra/project-root.ts';
import { afterFile } from './after-file.ts';
import { get } from './http-client.ts';
import { freePort } from './postgres.ts';
import { until } from './wait-for.ts';

/** Starts Varnish with `ops/varnish/default.vcl` in front of a port. Returns its port. */
export async function startVarnish(applicationPort: number, token: string): Promise<number> {
  const program = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].find((path) =>
    existsSync(path),
  );
  if (program === undefined)
    throw new Error('No varnishd was found. Debian: apt-get install varnish varnish-modules');
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-varnish-'));
  const vcl = join(folder, 'default.vcl');
  writeFileSync(
    vcl,
    readFileSync(join(projectRoot, 'ops/varnish/default.vcl'), 'utf8').replaceAll(
      '.port = "3000"',
      `.port = "${applicationPort}"`,
    ),
  );
  const port = await freePort();
  const child = spawn(
    program,
    ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-f', vcl, '-n', join(folder, 'state')],
    { env: { ...process.env, CDN_TOKEN: token }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let messages = '';
  child.stderr.on('data', (chunk: Buffer) => (messages += chunk.toString()));
  const exited = once(child, 'exit');
  afterFile(async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  });
  await until('Varnish answers', async () => {
    if (child.exitCode !== null) throw new Error(`varnishd ended: ${messages}`);
    return (await get(port, '/healthz')).status === 200;
  });
  return port;
}
