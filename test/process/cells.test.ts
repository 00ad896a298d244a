import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { createCaller, makeMembers } from '../bench/member-load.ts';
import { afterFile } from '../support/after-file.ts';
import { ownDatabase } from '../support/own-database.ts';
import { start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';
import { listen } from '../support/web-servers.ts';

const site = 'default';

/** A cell with a platform admin. */
async function startCell(content: 'schema' | 'demo') {
  const database = await ownDatabase(content);
  const [admin] = await makeMembers(database.url, [site], 1);
  if (!admin) throw new Error('no member was made');
  const env = { DATABASE_URL: database.url, ADMIN_EMAILS: admin.email, WEB_HOOKS_PRIVATE: 'true' };
  const serving = await start({ env });
  const caller = createCaller(serving.port, 2);
  afterFile(() => caller.close());
  return {
    database,
    serving,
    call: (method: string, path: string, body?: object) => caller.write(admin, method, path, body),
  };
}

it('lists the sites of another cell, also while it is down', { timeout: 120_000 }, async () => {
  const [one, two] = [await startCell('schema'), await startCell('demo')];
  const made = await two.call('POST', '/api/admin/keys', {
    name: 'Cell 1',
    scopes: ['cells:read'],
  });
  const { secret } = made.body as Reply<'POST /api/admin/keys'>;
  const address = `http://127.0.0.1:${two.serving.port}`;
  const add = (body: object) => one.call('POST', '/api/admin/cells', { address, ...body });
  expect(await add({ key: secret.replace(/.$/, secret.endsWith('a') ? 'b' : 'a') })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'key' }] },
  });
  expect(await add({ key: secret, address: 'http://127.0.0.1:1' })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'address', message: 'does not answer as a cell' }] },
  });
  const other = await listen(createServer((_req, res) => res.writeHead(404).end('Not found')));
  expect(await add({ key: secret, address: `http://127.0.0.1:${other}` })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'address' }] },
  });
  const added = await add({ key: secret });
  expect(added).toMatchObject({ status: 201, body: { address, problem: null } });
  expect(JSON.stringify(added.body)).not.toContain(secret);
  expect(await add({ key: secret })).toMatchObject({ status: 409 });

  const { id } = added.body as { id: string };
  const readSites = async () =>
    ((await one.call('GET', `/api/admin/cells/${id}/sites`)).body as { sites: unknown[] }).sites;
  const own = (await two.call('GET', '/api/admin/cells/here/sites')).body as { sites: object[] };
  expect(await readSites()).toEqual(own.sites);
  const counted = await two.database.rows<{ members: number; subscribers: number }>(
    `select (select count(*)::int from users where site_id = 'nontrivial') as members,
      (select count(*)::int from subscriptions where site_id = 'nontrivial'
        and state = 'active') as subscribers`,
  );
  expect(own.sites).toContainEqual(
    expect.objectContaining({ id: 'nontrivial', name: 'Nontrivial', ...counted[0] }),
  );

  const readCell = async () =>
    ((await one.call('GET', '/api/admin/cells')).body as Reply<'GET /api/admin/cells'>).cells.find(
      (cell) => cell.id === id,
    );
  const before = await readCell();
  await two.serving.stop('SIGKILL');
  await one.database.rows(`update cells set asked_at = now() - interval '1 hour'`);
  await until('it is asked', async () => (await readCell())?.problem === 'unreachable', 60_000);
  const down = await readCell();
  expect(down?.answeredAt).toBe(before?.answeredAt);
  expect(Date.parse(down?.since ?? '')).toBeGreaterThan(Date.parse(before?.since ?? ''));
  expect(await readSites()).toEqual(own.sites);
  expect(await one.call('DELETE', `/api/admin/cells/${id}`)).toMatchObject({ status: 200 });
  expect(await one.call('GET', `/api/admin/cells/${id}/sites`)).toMatchObject({ status: 404 });
});
