import { expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { get } from '../support/http-client.ts';
import { ownDatabase, type OwnDatabase } from '../support/own-database.ts';
import { start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const hide = `with hidden as (update posts set is_hidden = true
  where (site_id, id) = (select site_id, id from posts where site_id = 'default' and is_visible
    order by created_at desc, id desc limit 1) returning slug)
  select slug, pg_notify('broadsheet_site_changed', 'default') from hidden`;
const hideNewest = async (database: OwnDatabase) =>
  (await database.rows<{ slug: string }>(hide))[0]?.slug ?? '';
it('hides a post in all processes before pages expire', async () => {
  const database = await ownDatabase('demo');
  const programs = [
    await start({ env: { DATABASE_URL: database.url } }),
    await start({ env: { DATABASE_URL: database.url } }),
  ];
  for (let round = 0; round < 3; round += 1) {
    const before = await Promise.all(
      programs.map(async ({ port }) => (await get(port, '/', { host: 'default.localhost' })).body),
    );
    const slug = await hideNewest(database);
    for (const body of before) expect(body).toContain(slug);
    // Without a notification, pages stay until `pageCache.freshMs`.
    await Promise.all(
      programs.map(({ port }) =>
        until(
          'the page is without it',
          async () => !(await get(port, '/', { host: 'default.localhost' })).body.includes(slug),
          limits.pageCache.freshMs - 1_000,
        ),
      ),
    );
  }
});

it('reconnects a listener and serves no outdated page', async () => {
  const database = await ownDatabase('demo');
  const { port } = await start({ env: { DATABASE_URL: database.url } });
  await get(port, '/', { host: 'default.localhost' });
  const cut = await database.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'broadsheet-listener' and datname = current_database()`,
  );
  expect(cut).toHaveLength(1);
  const slug = await hideNewest(database);
  await until(
    'the page is without it',
    async () => !(await get(port, '/', { host: 'default.localhost' })).body.includes(slug),
    2_000,
  );
  await until(
    'it listens again',
    async () =>
      (
        await database.rows(
          `select 1 from pg_stat_activity where application_name = 'broadsheet-listener'
            and datname = current_database()`,
        )
      ).length === 1,
  );
  await get(port, '/', { host: 'default.localhost' });
  const next = await hideNewest(database);
  await until(
    'the page is without it',
    async () => !(await get(port, '/', { host: 'default.localhost' })).body.includes(next),
    1_000,
  );
});
