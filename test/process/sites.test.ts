import { request } from 'node:http';
import { expect, it } from 'vitest';
import { hashToken, newToken } from '../../server/infra/signing.ts';
import { get, getStatus } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { runCommand, start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const host = 'nontrivial.localhost';

/** Sends one POST with JSON, like the page of the site. */
function post(
  port: number,
  path: string,
  headers: Record<string, string>,
  body: object = {},
): Promise<{
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Record<string, unknown>;
}> {
  return new Promise((resolve, reject) => {
    const req = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent: false,
        headers: {
          Host: `${host}:${port}`,
          Origin: `http://${host}:${port}`,
          'Content-Type': 'application/json',
          ...headers,
        },
      },
      (res) => {
        const pieces: Buffer[] = [];
        res.on('data', (piece: Buffer) => pieces.push(piece));
        res.once('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: JSON.parse(Buffer.concat(pieces).toString() || '{}') as Record<string, unknown>,
          }),
        );
      },
    );
    req.once('error', reject);
    req.end(JSON.stringify(body));
  });
}

it('serves a changed site in other processes without a restart', async () => {
  const database = await ownDatabase();
  const env = {
    DATABASE_URL: database.url,
    SEED_DEMO: 'false',
    ADMIN_EMAILS: 'platform@mail.example',
  };
  const [first, other] = await Promise.all([start({ env }), start({ env })]);
  const token = newToken();
  await database.rows(
    `insert into users (site_id, id, username, name, email)
      values ('nontrivial', 'a', 'Root', 'Root', 'platform@mail.example')`,
  );
  await database.rows(
    `insert into sessions (site_id, id, user_id, token_hash, created_at, last_used_at)
      values ('nontrivial', 's', 'a', '${hashToken(token)}', now(), now())`,
  );
  const bearer = { Authorization: `Bearer ${token}` };
  const csrf = await post(first.port, '/api/csrf/token', bearer);
  const proof = {
    ...bearer,
    'X-CSRF-Token': String(csrf.body.token),
    Cookie: String(csrf.headers['set-cookie']).split(';')[0] ?? '',
  };

  // Both processes know the host as unknown.
  expect((await get(other.port, '/', { host: 'garden.example.net' })).headers['x-robots-tag']).toBe(
    'noindex',
  );
  const createReply = await post(first.port, '/api/admin/sites', proof, {
    id: 'gardening',
    siteName: 'The Gardener',
    hosts: ['garden.example.net'],
  });
  expect([createReply.status, createReply.body]).toEqual([
    201,
    { id: 'gardening', canonicalDomain: 'garden.example.net' },
  ]);
  const isWaiting = async (port: number) =>
    (await get(port, '/', { host: 'garden.example.net' })).body.includes('opens soon');
  expect(await isWaiting(first.port)).toBe(true);
  await until('the other process knows it', () => isWaiting(other.port));
  const openReply = await post(first.port, '/api/admin/sites/gardening/open', proof);
  expect(openReply.status).toBe(200);
  const page = await get(first.port, '/', { host: 'garden.example.net' });
  expect(page.body).toContain('<title>The Gardener</title>');
  await until('the other process serves it', async () =>
    (await get(other.port, '/', { host: 'garden.example.net' })).body.includes(
      '<title>The Gardener</title>',
    ),
  );
  // Loads the page from one process and its stylesheet from the other.
  const sheet = /\/assets\/site-[^"]+\.css/.exec(page.body)?.[0] ?? '';
  expect(await getStatus(other.port, sheet, { host: 'garden.example.net' })).toBe(200);
  expect((await get(other.port, '/sitemap.xml', { host: 'garden.example.net' })).body).toContain(
    'https://garden.example.net/',
  );

  // By the command line, and in both.
  const admin = (...words: string[]) => runCommand('admin', words, { env });
  expect(await admin('create-site', 'second', 'The Second', 'second.example.net')).toEqual({
    code: 0,
    stdout:
      'The Second (second) is created at second.example.net. Only staff see it until it is ' +
      'opened in /admin, or with open-site.\n',
    stderr: '',
  });
  expect(await admin('open-site', 'second')).toMatchObject({
    code: 0,
    stdout: 'second is open.\n',
  });
  for (const { port } of [first, other])
    await until('it is served', async () =>
      (await get(port, '/', { host: 'second.example.net' })).body.includes(
        '<title>The Second</title>',
      ),
    );

  expect(await admin('close-site', 'second')).toMatchObject({
    code: 0,
    stdout: 'second is closed: only staff see it, and it sends no digests.\n',
  });
  for (const { port } of [first, other])
    await until('it is hidden', async () =>
      (await get(port, '/', { host: 'second.example.net' })).body.includes('opens soon'),
    );
  expect((await admin('open-site', 'second')).code).toBe(0);

  // A change by SQL is visible after a notification.
  await database.rows(
    `update sites set settings = jsonb_set(settings, '{theme,siteName}', '"The Third"')
      where id = 'second'`,
  );
  await database.rows(`select pg_notify('broadsheet_site_changed', '*')`);
  for (const { port } of [first, other])
    await until('it has its new name', async () =>
      (await get(port, '/about', { host: 'second.example.net' })).body.includes('The Third'),
    );
  expect(await Promise.all([first.stop(), other.stop()])).toEqual([0, 0]);
});
