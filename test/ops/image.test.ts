import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
import { expect, it } from 'vitest';
import { variables } from '../../server/infra/config/variables.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { afterFile } from '../support/after-file.ts';
import { get } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { launch, production, start } from '../support/programs.ts';

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8');
const [, ...ignored] = read('.dockerignore').match(/^[^!#\n].*$/gm) ?? [];
const dockerfile = read('Dockerfile');
const [buildStage = '', finalStage = ''] = dockerfile.split(/^FROM /m).slice(1);

/** The folder that the final stage has, made of its COPY instructions. */
function layOut(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-image-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  for (const [, from = '', to = ''] of finalStage.matchAll(
    /^COPY --from=build \/app\/(\S+) (\S+)$/gm,
  ))
    cpSync(join(projectRoot, from), join(folder, to === './' ? from : to), {
      recursive: true,
      dereference: true,
      filter: (file) => !ignored.some((glob) => matchesGlob(relative(projectRoot, file), glob)),
    });
  chmodSync(folder, 0o755);
  return folder;
}

it('has all files that the program needs at run time', async () => {
  const folder = layOut();
  const program = await start({
    env: { ...production, DATABASE_URL: (await ownDatabase('demo')).url },
    root: folder,
  });
  expect((await get(program.port, '/readyz')).status).toBe(200);
  const page = await get(program.port, '/', { host: 'nontrivial.example' });
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('<title>Nontrivial')]);
  const sheet = /\/assets\/site-[^"]+\.css/.exec(page.body)?.[0] ?? '';
  expect((await get(program.port, sheet, { host: 'nontrivial.example' })).status).toBe(200);
  // Drawing one needs the files of two packages.
  const { posts } = JSON.parse(
    (await get(program.port, '/api/posts?limit=1', { host: 'nontrivial.example' })).body,
  ) as { posts: { slug: string }[] };
  const path = `/post/${posts[0]?.slug}`;
  const post = await get(program.port, path, { host: 'nontrivial.example' });
  const picture = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(post.body)?.[1];
  const drawn = await get(program.port, picture ?? '', { host: 'nontrivial.example' });
  expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await program.stop()).toBe(0);
  // The first upload loads it.
  const { status, stderr } = spawnSync(process.execPath, ['--eval', "require('sharp')"], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

it('has no files of development', () => {
  const files = readdirSync(layOut(), { recursive: true, encoding: 'utf8' });
  expect(files).toContain('server/db/migrations/meta/_journal.json');
  expect(
    files.filter((file) => /_snapshot\.json$|\.test\.|\/components|-meta\.json$/.test(file)),
  ).toEqual([]);
});

it('has all commands', async () => {
  const folder = layOut();
  const database = await ownDatabase('empty');
  const runCommand = (name: string, ...args: string[]) =>
    spawnSync(process.execPath, [`dist/server/${name}.js`, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...production, DATABASE_URL: database.url },
    });
  expect(runCommand('migrate').status).toBe(0);
  expect(runCommand('admin', 'list', 'nontrivial').stdout).toContain('no admins');
  expect(runCommand('doctor').stdout).toContain('schema');
  // The image has no npm, no sudo and no systemd.
  const guide = runCommand('admin', 'setup').stdout;
  expect(guide).toContain('> node dist/server/admin.js create-site ');
  database.url = database.url.replace(/:\d+\//, ':1/');
  expect(runCommand('admin', 'setup').stdout).toContain('> docker compose up --detach postgres');
});

it('tells by the health check whether a process works', async () => {
  const text = /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(dockerfile.replaceAll('\\\n', ''))?.[1];
  const [, ...args] = JSON.parse(text ?? '[]') as string[];
  expect(args[0]).toBe('-e');
  const check = (env: Record<string, string>) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
      child.once('exit', resolve);
    });
  const env = { ...production, DATABASE_URL: (await ownDatabase()).url };
  const web = await start({ env });
  const webPort = { PORT: String(web.port) };
  expect(await check(webPort)).toBe(0);
  await web.stop();
  expect(await check(webPort)).toBe(1);

  const worker = launch({ env: { ...env, PROCESS_ROLE: 'worker', METRICS_PORT: '0' } });
  const { port } = (await worker.waitForLog('metrics are listening')) as { port: number };
  const [url = ''] = /http:\S+/.exec(/HEALTH_URL: (.*)/.exec(read('compose.yml'))?.[1] ?? '') ?? [];
  const workerUrl = { HEALTH_URL: url.replace(':9464', `:${port}`) };
  expect(await check(workerUrl)).toBe(0);
  await worker.stop();
  expect(await check(workerUrl)).toBe(1);
});

it('pins the base, and runs without root', () => {
  expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-\S+$/m);
  expect(buildStage).toMatch(/^RUN npm ci /m);
  expect(finalStage).toMatch(/^USER 1000:1000$/m);
  expect(finalStage).toMatch(/^HEALTHCHECK /m);
});

it('has the Node version that the tests use', () => {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(dockerfile).toContain(`NODE_IMAGE=node:${dependencies.node}-`);
});

it('copies only what .dockerignore lets through', () => {
  const ignore = read('.dockerignore');
  for (const [, names = ''] of buildStage.matchAll(/^COPY (.+) \S+$/gm))
    for (const name of names.split(' ')) expect(ignore).toContain(`\n!${name}\n`);
});

it('limits the memory and the logs of every service', () => {
  const text = read('compose.yml');
  const services = text.split(/^services:$/m)[1]?.split(/^networks:$/m)[0] ?? '';
  const blocks = [...services.matchAll(/^ {2}\w+:\n((?: {4}.*\n| *\n)+)/gm)].map(
    ([block]) => block,
  );
  expect(blocks).toHaveLength(4);
  const program = text.split('x-program: &program\n')[1]?.split('\n\n')[0] ?? '';
  for (const block of blocks) {
    const service = block.includes('*program') ? program : block;
    expect(service).toMatch(/^ +mem_limit: \d+[mg]$/m);
    expect(service).toMatch(/^ +logging: \*logging$/m);
  }
  expect(text).toMatch(/^ {2}options: \{ max-size: \d+m, max-file: '\d+' \}$/m);
});

it('is configured by known variables in compose.yml', () => {
  const sections = read('compose.yml').matchAll(/^x-environment:[^\n]*\n((?: {2}.*\n)+)/gm);
  const names = [...sections].flatMap(([, lines = '']) =>
    [...lines.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name),
  );
  expect(names).toContain('DATABASE_URL');
  for (const name of names) expect(Object.keys(variables)).toContain(name);
});
