import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { bootMachine, canBoot, type BootedMachine } from '../support/booted-machine.ts';
import { get } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { freePort } from '../support/postgres.ts';
import { production } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const units = ['broadsheet-web', 'broadsheet-worker'] as const;

// Root on Linux boots a container. Others only check the units, in systemd.test.ts.
describe.skipIf(!canBoot)('a server with systemd', () => {
  let machine: BootedMachine;
  let port: number;
  const show = (unit: string, property: string) =>
    machine.run(`systemctl show --value --property=${property} ${unit}`).trim();
  const logOf = (unit: string) => machine.run(`journalctl --output=cat --unit=${unit}`);
  const isReady = () =>
    get(port, '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );

  beforeAll(async () => {
    const database = await ownDatabase('demo');
    machine = await bootMachine('/srv/broadsheet', projectRoot);
    port = await freePort();
    const env = {
      ...production,
      HOST: '127.0.0.1',
      PORT: String(port),
      // Two machines of a test run share the network.
      METRICS_PORT: '0',
      DATABASE_URL: database.url,
    };
    writeFileSync(
      join(machine.root, 'etc/broadsheet.env'),
      Object.entries(env)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
      { mode: 0o600 },
    );
    // As docs/deploying.md says.
    machine.run(
      'useradd --system --home-dir /var/lib/broadsheet --shell /usr/sbin/nologin broadsheet\n' +
        'cp /srv/broadsheet/ops/systemd/broadsheet-*.service /etc/systemd/system/\n' +
        'systemctl daemon-reload\n' +
        'systemctl enable --now broadsheet-web broadsheet-worker',
    );
    await until('pages are served', isReady, 60_000);
    await until('the worker works', () => logOf('broadsheet-worker').includes('"working"'), 60_000);
  }, 180_000);

  it('serves pages and draws pictures', async () => {
    const ask = (path: string) => get(port, path, { host: 'nontrivial.example' });
    const { posts } = JSON.parse((await ask('/api/posts?limit=1')).body) as {
      posts: { slug: string }[];
    };
    const page = await ask(`/post/${posts[0]?.slug}`);
    const picture = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(page.body)?.[1];
    // A thread of its own draws it.
    const { status, headers } = await ask(picture ?? '');
    expect([page.status, status, headers['content-type']]).toEqual([200, 200, 'image/png']);
  });

  it.each(units)('gives %s no rights and no place to write', (unit) => {
    const pid = show(unit, 'MainPID');
    const status = machine.run(`cat /proc/${pid}/status`);
    expect(status).toMatch(/^CapEff:\t0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    expect(status).toMatch(/^Seccomp:\t2$/m);
    expect(status).not.toMatch(/^Uid:\t0\t/m);
    const enter = `nsenter --target=${pid} --mount --user --setuid=$(id -u broadsheet)`;
    for (const folder of ['/', '/etc', '/srv/broadsheet', '/var/lib'])
      expect(() => machine.run(`${enter} touch ${folder}/written`), folder).toThrow();
  });

  it('gives pages the CPU before emails', () => {
    const nice = (unit: string) =>
      Number(machine.run(`ps -o ni= -p ${show(unit, 'MainPID')}`).trim());
    expect(nice('broadsheet-worker')).toBe(19);
    expect(units.map((unit) => show(unit, 'CPUWeight'))).toEqual(['1000', '10']);
  });

  it('starts a killed process again', async () => {
    const killed = show('broadsheet-web', 'MainPID');
    machine.run(`kill -9 ${killed}`);
    await until(
      'a new process is ready',
      async () => {
        const pid = show('broadsheet-web', 'MainPID');
        return pid !== killed && pid !== '0' && (await isReady());
      },
      30_000,
    );
    expect(show('broadsheet-web', 'NRestarts')).toBe('1');
  });

  it.each(units)('stops %s within its time', (unit) => {
    machine.run(`systemctl stop ${unit}`);
    expect([show(unit, 'Result'), show(unit, 'ExecMainStatus')]).toEqual(['success', '0']);
  });

  it('keeps compiled code for the next start', () => {
    const cache = join(machine.root, 'var/cache/broadsheet');
    const [version = ''] = readdirSync(cache);
    expect(readdirSync(join(cache, version)).length).toBeGreaterThan(5);
    expect(readFileSync(join(projectRoot, 'ops/systemd/broadsheet-web.service'), 'utf8')).toContain(
      'NODE_COMPILE_CACHE=/var/cache/broadsheet\n',
    );
  });
});
