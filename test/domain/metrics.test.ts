import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import {
  createDatabaseFigures,
  databaseFigures,
} from '../../server/domain/operations/database-figures.ts';
import { renderDeliveries } from '../../server/domain/digests/delivery/render-delivery.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { queryRows } from '../../server/db/client.ts';
import { cdnPurges, outbox } from '../../server/db/schema.ts';
import { heldResponse } from '../../server/domain/operations/restore-guard.ts';
import { createPrometheus } from '../../server/infra/prometheus.ts';
import type { Mailer } from '../../server/infra/mail/mailer.ts';
import type { Outcome } from '../../server/infra/mail/outcome.ts';
import { createMailRow, type MailRow } from '../support/mail-rows.ts';
import { fakeMailer, sent, setUpOutbox } from '../support/outbox-sending.ts';
import { readMetric } from '../support/scrape.ts';

const { t, db, queue } = await setUpOutbox();
const prometheus = await createPrometheus(t.deps.metrics);
const figures = () => createDatabaseFigures(t.deps)();
const onPostgres = it.runIf(t.deps.database.kind === 'postgres');

it('counts emails by site and outcome', async () => {
  const results: Record<string, Outcome> = {
    sent,
    deferred: { kind: 'temporary', answer: '451 later' },
    bounced: { kind: 'permanent', answer: '550 5.1.1 no such user', cause: 'gone' },
    rejected: { kind: 'permanent', answer: '552 5.3.4 too large' },
    uncertain: { kind: 'uncertain', answer: 'ETIMEDOUT' },
  };
  const { mailer } = fakeMailer(async ({ subject }, begin) => {
    await begin();
    return results[subject] ?? sent;
  });
  const send = (used: Mailer) =>
    sendDueMail({ ...t.deps, mailer: used }, { render: renderDeliveries });
  for (const subject of Object.keys(results))
    await queue({ subject, recipient: `${subject}@mail.example`, siteId: 'statecraft' });
  await suppressAddress(db, t.deps.secrets, 'nontrivial', 'blocked@mail.example', 'manual');
  await queue({ priority: 1, kind: 'reply', recipient: 'blocked@mail.example' });
  await send(mailer);
  const text = await prometheus.scrape();
  const read = (site: string, outcome: string) =>
    readMetric(text, `broadsheet_mails_total{site="${site}",outcome="${outcome}"}`);
  for (const outcome of Object.keys(results)) expect(read('statecraft', outcome)).toBe(1);
  expect(read('nontrivial', 'dropped')).toBe(1);
  expect(text).not.toContain('mail.example');
});

it('counts login codes by outcome', async () => {
  const results: Record<string, Outcome> = { lost: { kind: 'temporary', answer: '451 later' } };
  const { mailer } = fakeMailer(async ({ subject }, begin) => {
    await begin();
    return results[subject] ?? sent;
  });
  for (const subject of ['first', 'second', 'lost'])
    await queue({ subject, kind: 'login-code', priority: 0, siteId: 'default' });
  await queue({ subject: 'reply', priority: 1, siteId: 'default' });
  await sendDueMail({ ...t.deps, mailer }, { render: renderDeliveries });
  const text = await prometheus.scrape();
  const read = (outcome: string) =>
    readMetric(text, `broadsheet_login_codes_total{site="default",outcome="${outcome}"}`);
  expect([read('sent'), read('failed')]).toEqual([2, 1]);
});

it('reads how long a code has waited after failed attempts', async () => {
  await db.delete(outbox);
  await db.insert(outbox).values(
    createMailRow({
      priority: 0,
      attempts: 2,
      createdAt: new Date(Date.now() - 120_000),
      sendAfter: new Date(Date.now() + 60_000),
    }),
  );
  const age = (await figures()).find(
    ({ name }) => name === 'broadsheet_outbox_oldest_age_seconds',
  )?.value;
  expect(age).toBeGreaterThanOrEqual(120);
  await db.delete(outbox);
});

it('reads waiting emails by site and priority', async () => {
  const hourAgo = new Date(Date.now() - hourMs);
  const inAnHour = new Date(Date.now() + hourMs);
  await queue({ now: hourAgo });
  await queue({ now: new Date() });
  await queue({ now: inAnHour, priority: 50, siteId: 'statecraft' });
  const samples = await figures();
  const read = (name: string, site: string, priority: string) =>
    samples.find(
      (sample) =>
        sample.name === name && sample.labels.site === site && sample.labels.priority === priority,
    )?.value;
  expect(samples).toContainEqual({ name: 'broadsheet_database_figures_up', labels: {}, value: 1 });
  expect(read('broadsheet_outbox_mails', 'nontrivial', '0')).toBe(2);
  expect(read('broadsheet_outbox_mails', 'statecraft', '50')).toBe(1);
  const age = read('broadsheet_outbox_oldest_age_seconds', 'nontrivial', '0');
  expect(age).toBeGreaterThanOrEqual(3_600);
  expect(age).toBeLessThan(7_200);
  expect(read('broadsheet_outbox_oldest_age_seconds', 'statecraft', '50')).toBe(0);
});

it('counts held emails that can still be sent', async () => {
  const hold = (fields: Partial<MailRow>) =>
    db
      .insert(outbox)
      .values(createMailRow({ state: 'failed', smtpResponse: heldResponse, ...fields }));
  await hold({});
  await hold({ siteId: 'statecraft' });
  await hold({ siteId: 'statecraft' });
  await hold({ recipient: '' });
  await hold({ expiresAt: new Date(Date.now() - 1_000) });
  await hold({ smtpResponse: '550 no such user' });
  const samples = await figures();
  const held = samples.filter(({ name }) => name === 'broadsheet_outbox_held_mails');
  expect(held.toSorted((a, b) => a.value - b.value)).toEqual([
    { name: 'broadsheet_outbox_held_mails', labels: { site: 'nontrivial' }, value: 1 },
    { name: 'broadsheet_outbox_held_mails', labels: { site: 'statecraft' }, value: 2 },
  ]);
});

it('reads the number and age of waiting purges', async () => {
  const minuteAgo = new Date(Date.now() - 60_000);
  const row = { siteId: 'nontrivial', dueAt: minuteAgo, sendAfter: minuteAgo };
  await db.insert(cdnPurges).values([
    { ...row, key: 'failing', attempts: 3 },
    { ...row, key: 'new', dueAt: new Date() },
    { ...row, key: 'purged', isRepeat: true, dueAt: new Date(0) },
    { ...row, key: 'soon', siteId: 'statecraft', dueAt: new Date(Date.now() + 60_000) },
  ]);
  const samples = await figures();
  const read = (name: string, site: string) =>
    samples.find((sample) => sample.name === name && sample.labels.site === site)?.value;
  expect(read('broadsheet_cdn_purges_waiting', 'nontrivial')).toBe(2);
  expect(read('broadsheet_cdn_purges_waiting', 'statecraft')).toBe(1);
  const age = read('broadsheet_cdn_purges_oldest_age_seconds', 'nontrivial');
  expect(age).toBeGreaterThanOrEqual(60);
  expect(age).toBeLessThan(120);
  expect(read('broadsheet_cdn_purges_oldest_age_seconds', 'statecraft')).toBe(0);
});

it('counts issues and variants that are not finished', async () => {
  const { driver } = t.deps.database;
  const run = (statement: string) => (driver as pg.Pool).query(statement);
  await run(`insert into issues (site_id, id, frequency, period, starts_at, ends_at, state, held_at)
    values ('nontrivial', 'a', 'daily', '1', '2026-11-19', '2026-11-20', 'preparing', null),
      ('nontrivial', 'b', 'daily', '2', '2026-11-18', '2026-11-19', 'sending', now()),
      ('nontrivial', 'c', 'daily', '3', '2026-11-17', '2026-11-18', 'sent', null)`);
  await run(`insert into digest_variants (site_id, id, issue_id, language, prompt_key, due_at)
    values ('nontrivial', 'v', 'a', 'en', '', now())`);
  const samples = await figures();
  const issues = samples.filter(({ name }) => name === 'broadsheet_digest_issues');
  expect(issues).toEqual([
    { name: 'broadsheet_digest_issues', labels: { site: 'nontrivial', state: 'held' }, value: 1 },
    {
      name: 'broadsheet_digest_issues',
      labels: { site: 'nontrivial', state: 'preparing' },
      value: 1,
    },
  ]);
  expect(samples).toContainEqual({
    name: 'broadsheet_digest_variants_waiting',
    labels: { site: 'nontrivial' },
    value: 1,
  });
});

it('shares one query between scrapes of a few seconds', async () => {
  const source = createDatabaseFigures(t.deps);
  const first = source();
  expect(source()).toBe(first);
  await first;
  expect(source()).toBe(first);
});

onPostgres('reads waiting and held mails by index beside many others', async () => {
  const pool = t.deps.database.driver as pg.Pool;
  await pool.query(`insert into outbox (site_id, id, kind, priority, recipient, subject, html, text,
      state, send_after, created_at)
    select 'nontrivial', 'many' || i, 'reply', 1, 'r' || i || '@mail.example', '', '', '',
      case when i % 1000 = 0 then 'queued' when i % 4 = 1 then 'failed' else 'sent' end,
      now(), now()
    from generate_series(1, 40000) i`);
  await pool.query('analyze outbox');
  const rows = await queryRows<Record<string, string>>(db, sql`explain ${databaseFigures}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('outbox_queue');
  expect(plan).toContain('outbox_held');
  expect(plan).not.toContain('Seq Scan on outbox');
});

onPostgres('says so when the database does not answer in time', async () => {
  const holder = await (t.deps.database.driver as pg.Pool).connect();
  try {
    await holder.query('begin; lock table outbox in access exclusive mode');
    expect(await figures()).toEqual([
      { name: 'broadsheet_database_figures_up', labels: {}, value: 0 },
    ]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(t.log.at(-1)).toMatchObject({ event: 'database_figures_failed' });
});
