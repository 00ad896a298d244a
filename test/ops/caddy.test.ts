import { expect, it } from 'vitest';
import { hashToken, newToken } from '../../server/infra/signing.ts';
import { startCaddy, type Caddy } from '../support/caddy.ts';
import { get } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { production, start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const database = await ownDatabase();
const program = await start({
  env: {
    ...production,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: database.url,
    METRICS_PORT: '0',
    SITE_HOSTS: 'nontrivial=ai.example.org',
    ADMIN_EMAILS: 'platform@mail.example',
  },
});
const { port } = (await program.waitForLog('metrics are listening')) as { port: number };
const caddy = await startCaddy(program.port, port);

/** Creates a site as the administration does, over HTTPS on the port of Caddy. */
async function createSite({ call, httpsPort }: Caddy, id: string, host: string): Promise<void> {
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
  const created = await call('api.ai.example.org', '/api/admin/sites', {
    method: 'POST',
    headers: {
      ...headers,
      'X-CSRF-Token': (JSON.parse(csrf.body) as { token: string }).token,
      Cookie: String(csrf.headers['set-cookie']).split(';')[0] ?? '',
    },
    body: { id, siteName: 'The Gardener', hosts: [host] },
  });
  expect(created.status, created.body).toBe(201);
  await database.rows('update sites set opened_at = now() where id = $1', [id]);
  await database.rows(`select pg_notify('broadsheet_site_changed', '*')`);
}

it('serves a site of the administration by HTTPS at its new host', async () => {
  const titleAt = async (host: string) =>
    /<title>([^<]*)/.exec((await caddy.call(host, '/')).body)?.[1];
  expect(await titleAt('www.ai.example.org')).toMatch(/^Nontrivial/);
  await expect(caddy.call('garden.example.net', '/')).rejects.toThrow(/alert|reset/i);
  await createSite(caddy, 'gardening', 'garden.example.net');
  // The limit is what an admin waits for the first page.
  await until(
    'the new host answers',
    () =>
      titleAt('garden.example.net').then(
        (title) => title === 'The Gardener',
        () => false,
      ),
    5_000,
  );
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
