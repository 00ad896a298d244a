import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { afterFile } from '../support/after-file.ts';
import { findTool } from '../support/caddy.ts';
import { get } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { freePort } from '../support/postgres.ts';
import { runCommand, tempFolder } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';
import { listen } from '../support/web-servers.ts';

const startCell = (name: string) => listen(createServer((_req, res) => res.end(name)));
const cells = [await startCell('first'), await startCell('second')];

/** A site in each cell, by the maps that the command writes. */
async function writeMap(targets: string[]): Promise<string> {
  const lines: string[] = [];
  for (const [i, target] of targets.entries()) {
    const env = { DATABASE_URL: (await ownDatabase()).url, SECRET_KEY: 'a'.repeat(40) };
    await runCommand('admin', ['create-site', `garden${i}`, 'Garden', `g${i}.example.org`], {
      env,
    });
    const { stdout } = await runCommand('admin', ['list-sites', '--map', target], { env });
    lines.push(...stdout.split('\n').filter((line) => line.includes('example.org')));
  }
  expect(lines).toEqual(
    targets.flatMap((target, i) =>
      ['', 'www.', 'api.'].map((prefix) => `${prefix}g${i}.example.org ${target}`),
    ),
  );
  const file = join(tempFolder(), 'cells.map');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** Runs a proxy until the end of the file. Returns what it has written. */
function run(tool: string, args: string[], env: Record<string, string>): () => string {
  const child = spawn(findTool(tool), args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = once(child, 'exit');
  afterFile(async () => {
    child.kill();
    await exited;
  });
  return () => {
    if (child.exitCode !== null) throw new Error(`${tool} ended: ${log}`);
    return log;
  };
}

it('sends each host to its cell by Caddy', async () => {
  const map = await writeMap(cells.map((port) => `127.0.0.1:${port}`));
  const [folder, httpPort, httpsPort] = [tempFolder(), await freePort(), await freePort()];
  const log = run(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', join(projectRoot, 'ops/cells/Caddyfile')],
    {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      BROADSHEET_CELLS: map,
      CHECK_PORT: String(await freePort()),
      CADDY_OPTIONS:
        `local_certs\nskip_install_trust\nadmin off\n` +
        `http_port ${httpPort}\nhttps_port ${httpsPort}`,
    },
  );
  await until('Caddy serves', () => log().includes('serving initial configuration'));
  const read = (host: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { Host: `${host}:${httpsPort}` };
      request(
        {
          host: '127.0.0.1',
          port: httpsPort,
          servername: host,
          headers,
          rejectUnauthorized: false,
          agent: false,
        },
        (res) => {
          let text = '';
          res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          res.once('end', () => resolve(text));
        },
      )
        .once('error', reject)
        .end();
    });
  expect(await read('g0.example.org')).toBe('first');
  expect(await read('www.g1.example.org')).toBe('second');
  await expect(read('other.example.org')).rejects.toThrow(/alert|reset/i);
});

it('sends each host to its cell by HAProxy', async () => {
  const map = await writeMap(['cell-1', 'cell-2']);
  const port = await freePort();
  run('haproxy', ['-db', '-f', join(projectRoot, 'ops/cells/haproxy.cfg')], {
    WEB_BIND: `127.0.0.1:${port}`,
    CELLS_MAP: map,
    CELL_1_WEB: `127.0.0.1:${cells[0]}`,
    CELL_2_WEB: `127.0.0.1:${cells[1]}`,
  });
  const read = async (host: string) => {
    const { status, body } = await get(port, '/', { host });
    return [status, body];
  };
  await until('HAProxy serves', () =>
    read('g0.example.org').then(
      ([status]) => status === 200,
      () => false,
    ),
  );
  expect(await read('g0.example.org')).toEqual([200, 'first']);
  expect(await read('API.g1.example.org:443')).toEqual([200, 'second']);
  expect(await read('other.example.org')).toEqual([421, 'No site has this host name.']);
});
