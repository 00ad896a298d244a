import { expect, it } from 'vitest';
import { hashToken, newToken } from '../../server/infra/signing.ts';
import { startCaddy, type Caddy } from '../support/caddy.ts';
import { get } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { production, start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const database = await ownDatabase();

/** Starts a web process with a Caddy that asks it for hosts. */
async function startBehindCaddy(proxies?: string) {
  const program = await start({
    env: {
      ...production,
      PROCESS_ROLE: 'web',
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: database.url,
      METRICS_PORT: '0',
      SITE_HOSTS: 'nontrivial=ai.example.org',
      ADMIN_EMAILS: 'platform@mail.example',
    },
  });
  const { port } = (await program.waitForLog('metrics are listening')) as { port: number };
  return { ...(await startCaddy(program.port, port, proxies)), log: program.log };
}
const caddy = await startBehindCaddy();
const elsewhere = await startBehindCaddy('192.0.2.0/24 198.51.100.0/24');

/** Logs an admin of the platform in. Returns a caller of the administration. */
async function logIn({ call, httpsPort }: Caddy) {
  const token = newToken();
  await database.rows(
    `insert into users (site_id, id, username, name, email)
      values ('nontrivial', 'a', 'Root', 'Root', 'platform@mail.example')`,
  );
  await database.rows(
    `insert into sessions (site_id, id, user_id, token_hash, created_at, last_used_at)
      values ('nontrivial', 's', 'a', '${hashToken(token)}', now(), now())`,
  );
  const headers = {
    Origin: `https://ai.example.org:${httpsPort}`,
    Authorization: `Bearer ${token}`,
  };
  const csrf = await call('api.ai.example.org', '/api/csrf/token', { method: 'POST', headers });
  const proof = {
    ...headers,
    'X-CSRF-Token': (JSON.parse(csrf.body) as { token: string }).token,
    Cookie: String(csrf.headers['set-cookie']).split(';')[0] ?? '',
  };
  return (path: string, body: object) =>
    call('api.ai.example.org', path, { method: 'POST', headers: proof, body });
}

it('serves a new site over HTTPS within five seconds', async () => {
  const host = 'garden.example.net';
  const read = async (name = host) => (await caddy.call(name, '/')).body;
  const titleAt = async (name: string) => /<title>([^<]*)/.exec(await read(name))?.[1];
  expect(await titleAt('www.ai.example.org')).toMatch(/^Nontrivial/);
  await expect(read()).rejects.toThrow(/alert|reset/i);
  // By another process than the one that Caddy asks.
  const write = await logIn(elsewhere);
  const site = { id: 'gardening', siteName: 'The Gardener', hosts: [host] };
  const created = await write('/api/admin/sites', site);
  expect(created.status, created.body).toBe(201);
  // The limit is what an admin waits for the first page.
  await until(
    'the new host answers',
    async () => (await read()).includes('The Gardener opens soon'),
    5_000,
  );
  const opened = await write('/api/admin/sites/gardening/open', {});
  expect(opened.status, opened.body).toBe(200);
  await until('it is open', async () => (await titleAt(host)) === 'The Gardener', 5_000);
  expect(await titleAt('www.garden.example.net')).toBe('The Gardener');
  const reply = await caddy.call('api.garden.example.net', '/api/posts');
  expect([reply.status, reply.body]).toEqual([200, expect.stringContaining('"posts":[]')]);
});

it.each([
  'unknown.example.net',
  'www.www.ai.example.org',
  'api.www.ai.example.org',
  'deep.ai.example.org',
  'ai.example.org.evil.example',
])('gives %s no certificate', async (host) => {
  await expect(caddy.call(host, '/')).rejects.toThrow(/alert|reset/i);
});

it('redirects plain HTTP', async () => {
  const { status, headers } = await get(caddy.httpPort, '/new?page=2', { host: 'ai.example.org' });
  expect([status, headers.location]).toEqual([308, 'https://ai.example.org/new?page=2']);
});

it.each([
  ['passes on the client address from a trusted CDN', caddy, '203.0.113.0/24'],
  ['ignores a client address from anyone else', elsewhere, '127.0.0.0/24'],
])('%s', async (_what, { call, log }, network) => {
  const headers = { 'X-Forwarded-For': '203.0.113.7', Origin: 'https://other.example' };
  const options = { method: 'POST', headers, body: {} };
  expect((await call('api.ai.example.org', '/api/posts', options)).status).toBe(403);
  await until('the refusal is logged', () =>
    log.some((line) => line.event === 'csrf_refused' && line.network === network),
  );
});
