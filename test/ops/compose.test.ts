import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { canBoot } from '../support/booted-machine.ts';
import { buildImages, startDocker, type Docker } from '../support/containers.ts';
import { tempFolder } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8');
const imageOf = (name: string) =>
  new RegExp(`image: (${name}:\\S+)`).exec(read('compose.yml'))?.[1] ?? '';

/** The blocks of commands of a section, for the older program of Debian without a terminal. */
function readBlocks(page: string, heading: string): string[][] {
  const section = read(page).split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? '';
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) =>
    block
      .replace(/\\\n\s*/g, '')
      .replace(/^docker compose/gm, 'docker-compose')
      .replace(/ exec (?!-T)/g, ' exec -T ')
      .replace(/ run --rm/g, ' run --rm -T')
      .replace(/ --build$/gm, ' --no-build')
      .trim()
      .split('\n'),
  );
}

// Root on Linux runs containers. Others check the files, in image.test.ts.
describe.skipIf(!canBoot)('compose.yml', () => {
  const folder = tempFolder();
  let docker: Docker;
  const inspect = (service: string, format: string) =>
    docker
      .run(`docker inspect --format '${format}' $(docker-compose ps --quiet ${service})`, folder)
      .trim();
  /** Sends a request to Caddy under a host name, and prints status and title. */
  const ask = (host: string) =>
    docker.runInNetwork(process.execPath, [
      '-e',
      `const options = { host: '127.0.0.1', servername: '${host}', headers: { Host: '${host}' },
          rejectUnauthorized: false };
        require('node:https').get(options, (res) => {
          let text = '';
          res.on('data', (part) => (text += part));
          res.on('end', () => console.log(res.statusCode, /<title>([^<]*)/.exec(text)?.[1]));
        });`,
    ]);

  const waitForSite = () =>
    until('the site answers', () => /^200 .*The Garden$/m.test(ask('garden.example.org')), 60_000);

  beforeAll(async () => {
    docker = await startDocker(
      buildImages({
        program: 'broadsheet:latest',
        node: /^ARG NODE_IMAGE=(\S+)$/m.exec(read('Dockerfile'))?.[1] ?? '',
        postgres: imageOf('postgres'),
        caddy: imageOf('caddy'),
      }),
    );
    mkdirSync(join(folder, 'ops/caddy'), { recursive: true });
    for (const name of ['compose.yml', '.env.example', 'ops/caddy/Caddyfile'])
      cpSync(join(projectRoot, name), join(folder, name));
    const [[copy = '', password = '', up = '', createSite = ''] = []] = readBlocks(
      'docs/deploying.md',
      '## In containers',
    );
    docker.run(`${copy}\n${password}`, folder);
    writeFileSync(
      join(folder, '.env'),
      'SECRET_KEY=0123456789abcdef0123456789abcdef-of-the-tests\nSMTP_URL=smtp://127.0.0.1:1\n' +
        'ADMIN_EMAILS=you@example.org\nMAIL_FROM=news@example.org\nCADDY_OPTIONS=local_certs\n',
      { flag: 'a' },
    );
    try {
      docker.run(up, folder);
    } catch (cause) {
      throw new Error(docker.run('docker-compose logs --tail=20', folder), { cause });
    }
    docker.run(createSite, folder);
  }, 900_000);

  it.each(['postgres', 'web', 'worker'])('has a healthy %s', async (service) => {
    await until(
      'the health check passes',
      () => inspect(service, '{{.State.Health.Status}}') === 'healthy',
      60_000,
    );
  });

  it.each(['web', 'worker'])('runs %s without rights on a read-only system', (service) => {
    expect(inspect(service, '{{.Config.User}} {{.HostConfig.ReadonlyRootfs}}')).toBe(
      '1000:1000 true',
    );
    const write = `docker-compose exec -T ${service} touch /app/written`;
    expect(() => docker.run(write, folder)).toThrow(/Read-only file system/);
  });

  it('serves a new site over HTTPS', async () => {
    await waitForSite();
    expect(() => ask('stranger.example.org')).toThrow(/alert|ECONNRESET/);
  });

  it('is upgraded by the commands of docs/upgrading.md', async () => {
    const [[build, backup = '', upgrade = '', up = ''] = []] = readBlocks(
      'docs/upgrading.md',
      '### In containers',
    );
    expect(build).toBe('docker-compose build');
    docker.run(backup, folder);
    expect(statSync(join(folder, 'before.dump')).size).toBeGreaterThan(100_000);
    expect(() => docker.run(upgrade.replace(/ --without.*/, ''), folder)).toThrow(
      /cannot be written \(EROFS\).*--without-backup/,
    );
    // The doctor finds no mail server here, so the command ends with 1.
    const output = docker.run(`${upgrade} || true`, folder);
    expect(output).toMatch(/^2\. Migration$[\s\S]*^ok {4}schema: is up to date\.$/m);
    docker.run(up, folder);
    await waitForSite();
  });

  it('restores its backup by them', async () => {
    const [, restore = []] = readBlocks('docs/upgrading.md', '### In containers');
    expect(restore).toHaveLength(5);
    docker.run(restore.join('\n'), folder);
    await waitForSite();
  });
});
