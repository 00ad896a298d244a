import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { countDeliveries, readDeliveries } from '../../server/domain/digests/deliveries.ts';
import { ensureSites } from '../../server/domain/sites.ts';
import { createLog } from '../../server/infra/log.ts';
import { get, statusOf } from '../support/http-client.ts';
import { ownDatabase, rows } from '../support/own-database.ts';
import { admin, startPostgres } from '../support/postgres.ts';
import { launch, production, start } from '../support/programs.ts';
import { until } from '../support/until.ts';
import { openPostOffice, type PostOffice, type Stage } from './post-office.ts';

const log = createLog('silent');
const site = 'nontrivial';
/** Mails that a process has at the mail server at once. */
const connections = 5;
const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function postOffice(): Promise<PostOffice> {
  const office = await openPostOffice();
  closing.push(office.down);
  return office;
}

const addressOf = (i: number | string) => `reader${i}@mail.example`;

/** Posts of yesterday, and readers whose hour it is, of two languages and one wish. All the rest the program does. */
async function fill(url: string, readers: number): Promise<void> {
  await rows(url, `insert into users (site_id, id, username, name) values ($1, 'writer', 'writer', 'Writer')`, [site]);
  await rows(url, `insert into posts (site_id, id, slug, user_id, title, url, domain, text, score, hot, created_at, updated_at)
    select $1, 'story' || i, 'story' || i, 'writer', 'Story number ' || i, 'https://s' || i || '.example/', 's' || i || '.example', 'The institute published report ' || i || ' about rivers and lakes. ' || repeat('Its authors measured water in summer. ', 9), 20 - i, i, at, at
    from generate_series(1, 12) i, lateral (select date_trunc('day', now(), 'UTC') - make_interval(hours => 12, mins => i) as at) as times`, [site]);
  await rows(url, `insert into subscriptions (site_id, id, email, state, frequency, language, custom_prompt, time_zone, send_hour, source, created_at, asked_at, confirmed_at)
    select $1, 'reader' || lpad(i::text, 6, '0'), 'reader' || i || '@mail.example', 'active', 'daily', case when i % 3 = 0 then 'de' else 'en' end, case when i % 7 = 0 then 'Rivers, and nothing else' end,
      'UTC', extract(hour from now() at time zone 'UTC'), 'form', at, at, at from generate_series(1, $2::int) i, lateral (select now() - interval '9 days' as at) as times`, [site, readers]);
}

const worker = (url: string, office: PostOffice, env: Record<string, string> = {}) => launch({ env: { DATABASE_URL: url, SMTP_URL: office.url, SEED_DEMO: 'false', WORKER: 'only', ...env } });

const countOf = async (url: string, which: string) => (await rows<{ count: number }>(url, `select count(*)::int as count from outbox where ${which}`))[0]?.count ?? 0;

/** Two minutes after a process was killed: what it had is nobody's any more. */
async function leasesRunOut(url: string): Promise<void> {
  await until('the database knows that it is gone', async () => (await rows(url, `select 1 from pg_stat_activity where datname = current_database() and application_name like 'broadsheet%'`)).length === 0);
  await rows(url, `update outbox set due_at = now() - interval '1 second' where state = 'sending'`);
  await rows(url, `update issues set lease_until = now() - interval '1 second' where lease_until is not null`);
}

/** Resolves at a stage of a mail, once so many after this have come to it. `during`: what that mail waits for. */
function atStage(office: PostOffice, stage: Stage, mails: number, during: () => unknown): Promise<void> {
  let count = 0;
  return new Promise((resolve, reject) => {
    office.watch = async (now) => {
      if (now !== stage || (count += 1) !== mails) return;
      office.watch = () => undefined;
      await Promise.resolve(during()).then(() => resolve(), reject);
    };
  });
}

type Mail = { id: string; recipient: string; state: string; answer: string | null; attempts: number };

/**
 * What holds whatever happened: there is one issue, with one mail for each reader; no mail server saw a byte of two mails to one reader, or of one mail twice, but of what it refused; who has no mail is listed as uncertain; and the
 * counts of the issue are what its rows say. Resolves with the mails.
 */
async function accounts(url: string, offices: PostOffice[], readers: number): Promise<{ mails: Mail[]; uncertain: Mail[] }> {
  const { db, close } = await openDatabase({ url }, log, 1);
  try {
    const issues = await rows<{ id: string }>(url, `select id from issues where site_id = $1 and frequency = 'daily' and state <> 'skipped'`, [site]);
    expect(issues).toHaveLength(1);
    const issue = { siteId: site, id: issues[0]?.id ?? '' };
    const mails = await rows<Mail>(url, `select id, recipient, state, answer, attempts from outbox where issue_id = $1`, [issue.id]);
    expect(mails.map(({ recipient }) => recipient).toSorted(), 'each reader has one').toEqual(Array.from({ length: readers }, (_, i) => addressOf(i + 1)).toSorted());
    expect(await rows(url, `select language, prompt_key from audiences where issue_id = $1 group by 1, 2 having count(*) > 1`, [issue.id])).toEqual([]);

    const seen = offices.flatMap((office) => office.seen).filter(({ refused }) => !refused);
    expect(twice(seen.map(({ to }) => to)), 'seen twice by reader').toEqual([]);
    expect(twice(seen.map(({ messageId }) => messageId).filter((id) => id !== '')), 'seen twice by Message-ID').toEqual([]);
    const byReader = new Map(seen.map((mail) => [mail.to, mail]));
    expect(mails.filter(({ id, recipient }) => ![`${id}@nontrivial.example`, '', undefined].includes(byReader.get(recipient)?.messageId)), 'a mail of another row').toEqual([]);

    const uncertain = mails.filter(({ state, answer }) => state === 'failed' && answer?.startsWith('uncertain: '));
    expect(mails.filter((mail) => mail.state !== 'sent' && !uncertain.includes(mail)), 'neither sent nor uncertain').toEqual([]);
    expect(mails.filter(({ state, recipient }) => state === 'sent' && !byReader.get(recipient)?.taken), 'sent, but not taken').toEqual([]);

    expect(await countDeliveries(db, issue)).toEqual({ planned: 0, sending: 0, sent: mails.length - uncertain.length, failed: 0, uncertain: uncertain.length });
    const listed = [];
    for await (const some of readDeliveries(db, issue)) listed.push(...some);
    expect(listed).toHaveLength(readers);
    expect(listed.filter(({ state }) => state === 'uncertain').map(({ answer }) => answer).toSorted()).toEqual(uncertain.map(({ answer }) => answer).toSorted());
    return { mails, uncertain };
  } finally {
    await close();
  }
}

const twice = (all: string[]) => [...Map.groupBy(all, (one) => one)].filter(([, { length }]) => length > 1).map(([one]) => one);

it('of 3,000 digests none comes twice and none is lost when the process that sends them is killed 20 times, and it is known of which nobody knows (reliability I1)', async () => {
  const [readers, kills] = [3_000, 20];
  const { url } = await ownDatabase();
  const office = await postOffice();
  await fill(url, readers);

  // Nothing goes out before the first two were killed.
  office.watch = () => new Promise(() => undefined);
  for (const [what, statement] of [['is planned', `select 1 from outbox limit 1`], ['is written', `select 1 from audiences where state = 'ready' limit 1`]] as const) {
    const first = worker(url, office);
    await until(`something ${what}`, async () => (await rows(url, statement)).length > 0);
    expect(await first.stop('SIGKILL')).toBeNull();
    await leasesRunOut(url);
  }
  const stages: Stage[] = ['named', 'ready', 'begun', 'whole', 'taken'];
  for (let round = 0; round < kills; round += 1) {
    const sender = worker(url, office);
    const killed = atStage(office, stages[round % stages.length] ?? 'begun', 40 + ((round * 37) % 120), async () => {
      if (round % 2 > 0) await sleep(Math.random() * 8);
      sender.child.kill('SIGKILL');
    });
    await Promise.race([killed, sender.exited]);
    expect(await sender.exited, 'it was killed while it sent').toBeNull();
    await leasesRunOut(url);
  }
  expect(office.seen.length, 'the last kill came while there was more to send').toBeLessThan(readers);
  const last = worker(url, office);
  await until('all is done', async () => (await countOf(url, `state in ('queued', 'sending')`)) === 0, 120_000);
  expect(await last.stop()).toBe(0);

  const { uncertain } = await accounts(url, [office], readers);
  expect(uncertain.length).toBeLessThanOrEqual(kills * connections);
  expect(office.seen.filter(({ whole }) => whole).length).toBeGreaterThanOrEqual(readers - uncertain.length);

  // Two days later.
  await rows(url, `update issues set ends_at = ends_at - interval '3 days'`);
  const later = worker(url, office);
  await until('the issue is over', async () => (await rows(url, `select 1 from issues where frequency = 'daily' and state = 'sent' and done_at is not null`)).length === 1);
  expect(await later.stop()).toBe(0);
  expect((await accounts(url, [office], readers)).uncertain).toHaveLength(uncertain.length);
  console.log('I1', { uncertain: uncertain.length, answers: Object.fromEntries(Map.groupBy(uncertain, ({ answer }) => answer).entries().map(([a, b]) => [a, b.length])), notSeen: uncertain.filter(({ recipient }) => !office.seen.some(({ to }) => to === recipient)).length, seen: office.seen.length });
});

it('a database that dies three times while digests go out makes none of them come twice, and loses none; the process lives through it', async () => {
  const [readers, outages] = [900, 3];
  const server = await startPostgres();
  closing.push(server.remove);
  await admin(server.url('postgres'), 'create database broadsheet');
  const url = server.url('broadsheet');
  const database = await openDatabase({ url }, log, 1);
  await migrate(database);
  await ensureSites(database.db);
  await database.close();
  await fill(url, readers);
  const office = await postOffice();
  const program = await start({ env: { DATABASE_URL: url, SMTP_URL: office.url, SEED_DEMO: 'false' } });

  let back = new Date();
  for (const [stage, mails, downFor] of [['begun', 150, 700], ['whole', 120, 100], ['taken', 130, 1_500]] as const) {
    await atStage(office, stage, mails, () => server.stop('immediate'));
    await sleep(downFor);
    await server.start();
    back = new Date();
  }
  // What was claimed while the database died is left, and nothing else: it is nobody's until two minutes are over.
  const left = `state = 'sending' and due_at <= '${back.toISOString()}'::timestamptz + interval '2 minutes'`;
  await until('all else is done', async () => (await countOf(url, `state = 'queued' or state = 'sending' and not (${left})`)) === 0, 120_000);
  console.log('left', await countOf(url, left));
  await rows(url, `update outbox set due_at = now() - interval '1 second' where ${left}`);
  await until('all is done', async () => (await countOf(url, `state in ('queued', 'sending')`)) === 0, 120_000);

  const { uncertain } = await accounts(url, [office], readers);
  expect(uncertain.length).toBeLessThanOrEqual(outages * connections);
  expect(await statusOf(program.port, '/readyz')).toBe(200);
  expect((await get(program.port, '/')).status).toBe(200);
  expect(program.log.filter(({ level }) => level === 'fatal')).toEqual([]);
  expect(await program.stop()).toBe(0);
  console.log('db', uncertain);
});

it('a process that is told to stop lets the mails end that are under way, begins none, and ends with 0; the next one goes on at once (reliability I8)', async () => {
  const readers = 3_000;
  const { url } = await ownDatabase();
  const office = await postOffice();
  await fill(url, readers);
  const modes: Record<string, string>[] = [{ ...production, WORKER: 'inline', SMTP_URL: office.url }, {}, { WORKER: 'inline' }];
  for (const [round, mode] of modes.entries()) {
    const sender = worker(url, office, mode);
    let open = () => undefined as void;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const underWay = new Set<string>();
    const after: string[] = [];
    let [count, told] = [0, false];
    office.watch = (stage, to) => {
      count += 1;
      if (told && stage === 'named') after.push(to);
      // Some wait to be asked for their words, some to hear that they are taken.
      if (count < 500 || stage !== (Number(to.replace(/\D/g, '')) % 2 === 0 ? 'named' : 'whole')) return;
      underWay.add(to);
      return opened;
    };
    await until('its connections all have a mail under way', () => underWay.size === connections);
    sender.child.kill('SIGTERM');
    await sender.said('stopping');
    told = true;
    const signalled = performance.now();
    open();
    expect(await sender.exited, 'within ten seconds').toBe(0);
    console.log('stopped after', performance.now() - signalled);
    expect(after.slice(0, 10), `round ${round}: begun after it was told`).toEqual([]);
    expect(await rows(url, `select recipient, state from outbox where recipient = any($1) and state <> 'sent'`, [[...underWay]])).toEqual([]);
    expect(await countOf(url, `state not in ('sent', 'queued')`)).toBe(0);
  }
  office.watch = () => undefined;
  const next = worker(url, office);
  await until('the rest is sent', async () => (await countOf(url, `state = 'sent'`)) === readers, 120_000);
  expect(await next.stop()).toBe(0);
  expect((await accounts(url, [office], readers)).uncertain).toEqual([]);
  expect(office.seen).toHaveLength(readers);
});

it('two processes whose jobs run at the same time, and a digest sent by hand meanwhile, make one issue with one mail for each reader (reliability I3)', async () => {
  const readers = 600;
  const { url } = await ownDatabase();
  const offices = [await postOffice(), await postOffice()];
  await fill(url, readers);
  const [{ day = '' } = {}] = await rows<{ day: string }>(url, `select to_char(now() at time zone 'UTC' - interval '1 day', 'yyyy-mm-dd') as day`);
  // None goes out before both have some.
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const having = new Set<PostOffice>();
  for (const office of offices) {
    office.watch = () => {
      having.add(office);
      if (having.size === offices.length) open();
      return opened;
    };
  }
  const workers = offices.map((office) => worker(url, office));
  await opened;
  const byHand = launch({ main: 'dist/server/digest.js', env: { DATABASE_URL: url } });
  await until('all is done', async () => (await countOf(url, `state in ('queued', 'sending')`)) === 0, 120_000);
  expect(await Promise.all(workers.map((one) => one.stop()))).toEqual([0, 0]);
  expect((await accounts(url, offices, readers)).uncertain).toEqual([]);
  console.log(day, await byHand.exited, offices.map(({ seen }) => seen.length));
});

it('a mail server that dies, and breaks connections off in the midst of mails, gets none of them twice: those of which it saw a byte are uncertain, all others go (product 34)', async () => {
  const readers = 600;
  const { url } = await ownDatabase();
  const office = await postOffice();
  await fill(url, readers);
  const trouble: Record<number, Stage | 'refused'> = { 1: 'named', 5: 'ready', 9: 'begun', 13: 'whole', 17: 'refused' };
  const had = new Set<string>();
  let deaths = [120, 300];
  let again = Promise.resolve();
  office.watch = (stage, to, cut) => {
    if (stage === 'taken' && office.seen.length >= (deaths[0] ?? Infinity)) {
      deaths = deaths.slice(1);
      again = office.down().then(() => sleep(200)).then(() => office.up());
    }
    const kind = trouble[Number(to.replace(/\D/g, '')) % 20];
    if (had.has(to) || kind === undefined) return;
    if (kind === 'refused' && stage === 'whole') {
      had.add(to);
      return 'refuse';
    }
    if (kind === stage) {
      had.add(to);
      cut();
    }
  };
  const sender = worker(url, office);
  await until('both deaths are over, and all is done', async () => {
    await again;
    // What waits for its next try has waited.
    await rows(url, `update outbox set due_at = now() where state = 'queued' and due_at > now()`);
    return deaths.length === 0 && (await countOf(url, `state in ('queued', 'sending')`)) === 0;
  }, 120_000);
  expect(await sender.stop()).toBe(0);

  const { mails, uncertain } = await accounts(url, [office], readers);
  console.log('smtp', uncertain.length, Map.groupBy(uncertain, ({ answer }) => answer).entries().map(([a, b]) => `${a} ${b.length}`).toArray(), Math.max(...mails.map(({ attempts }) => attempts)), had.size);
});
