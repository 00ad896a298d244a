import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openDatabase, queryRows, type Database } from '../../server/db/client.ts';
import { lifeOfRows } from '../../server/db/life-of-rows.ts';
import { claimMails } from '../../server/domain/mail/claim-mails.ts';
import { dropFence, raiseFence } from '../../server/domain/site-admin/moving/fence.ts';
import {
  cancelMove,
  moveSite,
  type Step,
} from '../../server/domain/site-admin/moving/move-site.ts';
import { createLog } from '../../server/infra/log.ts';
import { ownDatabase } from '../support/own-database.ts';

const opened: Database[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));
const open = async (content: 'demo' | 'schema') => {
  const { url } = await ownDatabase(content);
  const database = await openDatabase({ url }, createLog('fatal'), 3);
  opened.push(database);
  return database;
};

const site = 'nontrivial';
const move = async (from: Database, to: Database, onStep: (step: Step) => unknown = () => 0) => {
  const steps: Step[] = [];
  const report = (step: Step) => {
    steps.push(step);
    onStep(step);
  };
  const ends = { database: from, target: to };
  await moveSite(ends, site, { address: 'https://new.example.org', report, lateMs: 0 });
  return steps;
};
const run = ({ db }: Database, statement: string) =>
  queryRows<{ it: string }>(db, sql.raw(statement));
const states = async (...databases: Database[]) =>
  Promise.all(
    databases.map(async (database) => {
      const found = await run(database, `select move_state as it from sites where id = '${site}'`);
      return found[0]?.it;
    }),
  );

/** All rows of the site, as text. */
async function readAll({ db }: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { table } of lifeOfRows) {
    if (!('siteId' in getTableColumns(table))) continue;
    const rows = await queryRows<{ it: string }>(
      db,
      sql`select row_to_json(t)::text as it from ${table} t where site_id = ${site} order by 1`,
    );
    if (rows.length > 0) found[getTableName(table)] = rows.map(({ it }) => it);
  }
  return found;
}
const fences = async (database: Database) =>
  (await run(database, `select tgname as it from pg_trigger where tgname like 'move %'`)).length;

it('moves all rows while some change', { timeout: 120_000 }, async () => {
  const [from, to] = [await open('demo'), await open('schema')];
  let changes = 0;
  await move(from, to, ({ step }) => {
    if (step !== 'copied' || (changes += 1) > 1) return;
    // The copy of the snapshot goes on meanwhile.
    void run(
      from,
      `with gone as (delete from post_votes where site_id = '${site}' and ctid in (
        select ctid from post_votes where site_id = '${site}' limit 5))
      update users set about = 'changed' where site_id = '${site}' and id in (
        select id from users where site_id = '${site}' order by id limit 5)`,
    );
  });
  const [here, there] = [await readAll(from), await readAll(to)];
  expect(changes).toBeGreaterThan(0);
  expect(Object.keys(here)).toContain('comments');
  expect(there).toEqual(here);
  expect(await states(from, to)).toEqual(['moved', null]);
  expect([await fences(from), await fences(to)]).toEqual([0, 0]);
  await expect(move(to, from)).rejects.toThrow(/exists in the other database/);
});

it('lets nobody write a held site', async () => {
  const [from] = [await open('demo')];
  await raiseFence(from.db, site);
  const write = () => run(from, `update users set about = 'late' where site_id = '${site}'`);
  await write();
  await run(from, `update sites set move_state = 'held' where id = '${site}'`);
  await expect(write()).rejects.toMatchObject({ cause: { code: '55P03' } });
  expect(
    await run(
      from,
      `update users set about = 'other' where site_id <> '${site}' returning 1 as it`,
    ),
  ).not.toEqual([]);
});

it('claims no mail of a site that moves', async () => {
  const [from] = [await open('demo')];
  await run(
    from,
    `insert into outbox (site_id, id, kind, priority, recipient, subject, html, text, send_after, created_at)
      values ('${site}', 'a', 'code', 0, 'a@mail.example', 's', 'h', 't', now(), now())`,
  );
  await run(from, `update sites set move_state = 'draining' where id = '${site}'`);
  expect(
    await claimMails(from.db, new Date(Date.now() + 60_000), 10, undefined, undefined),
  ).toEqual([]);
  await run(from, `update sites set move_state = null where id = '${site}'`);
  expect(
    await claimMails(from.db, new Date(Date.now() + 60_000), 10, undefined, undefined),
  ).not.toEqual([]);
});

it('takes back a move that was interrupted', { timeout: 120_000 }, async () => {
  const [from, to] = [await open('demo'), await open('schema')];
  const before = await readAll(from);
  await expect(
    move(from, to, ({ step }) => {
      if (step === 'mail') throw new Error('interrupted');
    }),
  ).rejects.toThrow('interrupted');
  expect(await states(from, to)).toEqual([null, 'arriving']);
  await cancelMove({ database: from, target: to }, site);
  expect(await states(from, to)).toEqual([null, null]);
  expect([await fences(from), await fences(to)]).toEqual([0, 0]);
  const { audit_log: log, ...after } = await readAll(from);
  expect(log?.length).toBe((before.audit_log?.length ?? 0) + 1);
  expect({ ...after, audit_log: before.audit_log }).toEqual(before);
  expect(await readAll(to)).toEqual({});
});

it('finishes a move that had been stored', { timeout: 120_000 }, async () => {
  const [from, to] = [await open('demo'), await open('schema')];
  await expect(
    move(from, to, ({ step }) => {
      if (step === 'mail') throw new Error('interrupted');
    }),
  ).rejects.toThrow('interrupted');
  await dropFence(from.db, site);
  await run(from, `update sites set move_state = 'moved' where id = '${site}'`);
  await run(to, `delete from post_votes where site_id = '${site}'`);
  await move(from, to);
  expect(await readAll(to)).toEqual(await readAll(from));
  expect(await states(from, to)).toEqual(['moved', null]);
});
