import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { countDeliveries, readDeliveries } from '../../server/domain/digests/deliveries.ts';
import { ensureSites } from '../../server/domain/sites/site-registry.ts';
import { createLog } from '../../server/infra/log.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { getStatus } from '../support/http-client.ts';
import { ownDatabase, rows } from '../support/own-database.ts';
import { admin, startPostgres } from '../support/postgres.ts';
import { launch, production, start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';
import { openPostOffice, type PostOffice, type Stage } from './smtp-relay.ts';

const log = createLog('silent');
const site = 'nontrivial';
/** Concurrent mails of a process at the mail server. */
const connections = 5;
/** A time limit for a busy machine, in milliseconds. */
const patience = 180_000;
const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function postOffice(): Promise<PostOffice> {
  const office = await openPostOffice();
  closing.push(office.down);
  return office;
}

const toEmail = (i: number | string) => `reader${i}@mail.example`;

/**
 * Inserts posts of yesterday and due readers, with two languages and one prompt. Returns the day.
 */
async function fill(url: string, readers: number): Promise<string> {
  const now = new Date();
  const yesterday = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) - 43_200_000,
  );
  await rows(
    url,
    `insert into users (site_id, id, username, name) values ($1, 'writer', 'writer', 'Writer')`,
    [site],
  );
  await rows(
    url,
    `insert into posts (site_id, id, slug, user_id, title, url, domain, text, score, hot_score,
      created_at, updated_at)
    select $1, 'story' || i, 'story' || i, 'writer', 'Story number ' || i,
      'https://s' || i || '.example/', 's' || i || '.example',
      'The institute published report ' || i || ' about rivers and lakes. ' ||
      repeat('Its authors measured water in summer. ', 9), 20 - i, i, $2, $2
    from generate_series(1, 12) i`,
    [site, yesterday],
  );
  await rows(
    url,
    `insert into subscriptions (site_id, id, email, state, frequency, language, custom_prompt,
      time_zone, send_hour, source, created_at, confirmation_sent_at, confirmed_at)
    select $1, 'reader' || lpad(i::text, 6, '0'), 'reader' || i || '@mail.example', 'active',
      'daily', case when i % 3 = 0 then 'de' else 'en' end,
      case when i % 7 = 0 then 'Rivers, and nothing else' end, 'UTC', $3, 'form', at, at, at
    from generate_series(1, $2::int) i, lateral (select now() - interval '9 days' as at) as times`,
    [site, readers, now.getUTCHours()],
  );
  return yesterday.toISOString().slice(0, 10);
}

const worker = (url: string, office: PostOffice, env: Record<string, string> = {}) =>
  launch({
    env: {
      DATABASE_URL: url,
      SMTP_URL: office.url,
      SEED_DEMO: 'false',
      PROCESS_ROLE: 'worker',
      ...env,
    },
  });

const countRows = async (url: string, which: string) =>
  (
    await rows<{ count: number }>(url, `select count(*)::int as count from outbox where ${which}`)
  )[0]?.count ?? 0;

const isOver = async (url: string) =>
  (await countRows(url, `state in ('queued', 'sending')`)) === 0;
/** Advances two minutes, after which leases have expired. No other process may hold one. */
async function leasesRunOut(url: string): Promise<void> {
  await rows(
    url,
    `update outbox set send_after = now() - interval '1 second' where state = 'sending'`,
  );
  await rows(
    url,
    `update issues set lease_until = now() - interval '1 second' where lease_until is not null`,
  );
}
const sessions = async (url: string, which: string) =>
  (
    await rows(
      url,
      `select 1 from pg_stat_activity where datname = current_database()
        and application_name like 'broadsheet%' and ${which}`,
    )
  ).length;
/** Waits for its last database statements to end. */
const isGone = (url: string) =>
  until('the database knows that it is gone', async () => (await sessions(url, 'true')) === 0);

/** Resolves when `count` further mails have reached a stage. `during` delays each of them. */
function atStage(
  office: PostOffice,
  stage: Stage,
  mails: number,
  during: (to: string) => unknown,
): Promise<unknown> {
  let count = 0;
  return new Promise((resolve, reject) => {
    office.watch = async (now, to) => {
      if (now !== stage || (count += 1) !== mails) return;
      office.watch = () => undefined;
      await (async () => during(to))().then(resolve, reject);
    };
  });
}

type Mail = {
  id: string;
  recipient: string;
  state: string;
  answer: string | null;
  attempts: number;
};

/**
 * Checks the invariants: one issue, one mail for each reader, and no repeated bytes except after a
 * rejection. Readers without mail are listed as uncertain, and counters match rows. Returns the
 * mails.
 */
async function accounts(
  url: string,
  offices: PostOffice[],
  readers: number,
): Promise<{ mails: Mail[]; uncertain: Mail[] }> {
  const { db, close } = await openDatabase({ url }, log, 1);
  try {
    const issues = await rows<{ id: string }>(
      url,
      `select id from issues where site_id = $1 and frequency = 'daily' and state <> 'skipped'`,
      [site],
    );
    expect(issues).toHaveLength(1);
    const issue = { siteId: site, id: issues[0]?.id ?? '' };
    const mails = await rows<Mail>(
      url,
      `select id, recipient, state, smtp_response as answer, attempts from outbox
        where issue_id = $1`,
      [issue.id],
    );
    expect(mails.map(({ recipient }) => recipient).toSorted(), 'each reader has one').toEqual(
      Array.from({ length: readers }, (_, i) => toEmail(i + 1)).toSorted(),
    );
    expect(
      await rows(
        url,
        `select language, prompt_key from digest_variants where issue_id = $1 group by 1, 2
          having count(*) > 1`,
        [issue.id],
      ),
    ).toEqual([]);

    const seen = offices.flatMap((office) => office.seen).filter(({ refused }) => !refused);
    expect(twice(seen.map(({ to }) => to)), 'seen twice by reader').toEqual([]);
    expect(
      twice(seen.map(({ messageId }) => messageId).filter((id) => id !== '')),
      'seen twice by Message-ID',
    ).toEqual([]);
    const byReader = new Map(seen.map((mail) => [mail.to, mail]));
    expect(
      mails.filter(
        ({ id, recipient }) =>
          ![`${id}@nontrivial.example`, '', undefined].includes(byReader.get(recipient)?.messageId),
      ),
      'a mail of another row',
    ).toEqual([]);

    const uncertain = mails.filter(
      ({ state, answer }) => state === 'failed' && answer?.startsWith('uncertain: '),
    );
    expect(
      mails.filter((mail) => mail.state !== 'sent' && !uncertain.includes(mail)),
      'neither sent nor uncertain',
    ).toEqual([]);
    expect(
      mails.filter(({ state, recipient }) => state === 'sent' && !byReader.get(recipient)?.taken),
      'sent, but not taken',
    ).toEqual([]);

    expect(await countDeliveries(db, issue)).toEqual({
      planned: 0,
      sending: 0,
      sent: mails.length - uncertain.length,
      failed: 0,
      uncertain: uncertain.length,
    });
    const listed = [];
    for await (const some of readDeliveries(db, issue)) listed.push(...some);
    expect(listed).toHaveLength(readers);
    expect(
      listed
        .filter(({ state }) => state === 'uncertain')
        .map(({ answer }) => answer)
        .toSorted(),
    ).toEqual(uncertain.map(({ answer }) => answer).toSorted());
    return { mails, uncertain };
  } finally {
    await close();
  }
}

const twice = (all: string[]) =>
  [...Map.groupBy(all, (key) => key)].filter(([, { length }]) => length > 1).map(([key]) => key);

it('sends 3,000 digests once through 20 kills', async () => {
  const [readers, kills] = [3_000, 20];
  const { url } = await ownDatabase();
  const office = await postOffice();
  await fill(url, readers);
  // Two die before anything goes out.
  office.watch = () => new Promise(() => undefined);
  for (const [what, statement] of [
    ['is planned', 'select 1 from outbox limit 1'],
    ['is written', `select 1 from digest_variants where state = 'ready' limit 1`],
  ] as const) {
    const first = worker(url, office);
    await until(`something ${what}`, async () => (await rows(url, statement)).length > 0);
    expect(await first.stop('SIGKILL')).toBeNull();
    await isGone(url);
    await leasesRunOut(url);
  }
  const stages: Stage[] = ['named', 'ready', 'begun', 'whole', 'taken'];
  for (let round = 0; round < kills; round += 1) {
    const sender = worker(url, office);
    const killed = atStage(
      office,
      stages[round % stages.length] ?? 'begun',
      40 + ((round * 37) % 120),
      async () => {
        if (round % 2 > 0) await sleep(Math.random() * 8);
        sender.child.kill('SIGKILL');
      },
    );
    await Promise.race([killed, sender.exited]);
    expect(await sender.exited, 'it was killed').toBeNull();
    await isGone(url);
    await leasesRunOut(url);
  }
  expect(office.seen.length, 'there was more to send at the last kill').toBeLessThan(readers);
  const last = worker(url, office);
  await until('all is done', () => isOver(url), patience);
  expect(await last.stop()).toBe(0);
  const { uncertain } = await accounts(url, [office], readers);
  expect(uncertain.length).toBeLessThanOrEqual(kills * connections);

  // Days later.
  await rows(
    url,
    `update issues set starts_at = starts_at - interval '3 days',
      ends_at = ends_at - interval '3 days'`,
  );
  const later = worker(url, office);
  await until(
    'the issue is over',
    async () =>
      (
        await rows(
          url,
          `select 1 from issues where frequency = 'daily' and state = 'sent'
            and completed_at is not null`,
        )
      ).length === 1,
  );
  expect(await later.stop()).toBe(0);
  expect((await accounts(url, [office], readers)).uncertain).toHaveLength(uncertain.length);
});

it('finishes open mails on SIGTERM and leaves the rest', async () => {
  const readers = 1_200;
  const { url } = await ownDatabase();
  const office = await postOffice();
  await fill(url, readers);
  const modes: Record<string, string>[] = [
    { ...production, PROCESS_ROLE: 'all', SMTP_URL: office.url },
    {},
    { PROCESS_ROLE: 'all' },
  ];
  for (const [round, mode] of modes.entries()) {
    const sender = worker(url, office, mode);
    const { promise: notified, resolve: tell } = Promise.withResolvers<void>();
    const [underWay, after] = [new Set<string>(), new Set<string>()];
    const before = office.seen.length;
    let stopping = false;
    office.watch = (stage, to) => {
      if (stopping && !underWay.has(to)) after.add(to);
      // Some mails wait for the DATA reply, some for the final reply.
      if (
        office.seen.length < before + 100 ||
        stage !== (Number(to.replace(/\D/g, '')) % 2 === 0 ? 'named' : 'whole')
      )
        return;
      underWay.add(to);
      return notified;
    };
    await until('each connection has a mail under way', () => underWay.size === connections);
    sender.child.kill('SIGTERM');
    await sender.waitForLog('stopping');
    stopping = true;
    tell();
    // Not within ten seconds it would be 1.
    expect(await sender.exited).toBe(0);
    expect([...after], `round ${round}: begun after it was told to stop`).toEqual([]);
    expect(
      await countRows(
        url,
        `recipient in (${[...underWay].map((to) => `'${to}'`).join()}) and state = 'sent'`,
      ),
    ).toBe(connections);
    expect(await countRows(url, `state not in ('sent', 'queued')`)).toBe(0);
  }
  office.watch = () => undefined;
  const next = worker(url, office);
  await until('the rest is sent', () => isOver(url), patience);
  expect(await next.stop()).toBe(0);
  expect((await accounts(url, [office], readers)).uncertain).toEqual([]);
  expect(office.seen).toHaveLength(readers);
});

it.concurrent('sends every digest once through three database failures', async () => {
  const readers = 700;
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
  const program = await start({
    env: { DATABASE_URL: url, SMTP_URL: office.url, SEED_DEMO: 'false' },
  });
  const outages = [
    ['begun', 150, 700],
    ['whole', 120, 100],
    ['taken', 130, 1_500],
  ] as const;
  for (const [stage, mails, downFor] of outages) {
    await atStage(office, stage, mails, () => server.stop('immediate'));
    await sleep(downFor);
    await server.start();
  }
  // The process continues without its earlier leases, which expire after two minutes.
  const left =
    `state = 'sending' and send_after <= ` +
    `'${new Date().toISOString()}'::timestamptz + interval '2 minutes'`;
  await until(
    'all else is done',
    async () =>
      (await countRows(url, `state = 'queued' or state = 'sending' and not (${left})`)) === 0,
    patience,
  );
  await leasesRunOut(url);
  await until('all is done', () => isOver(url), patience);
  const { uncertain } = await accounts(url, [office], readers);
  expect(uncertain.length).toBeLessThanOrEqual(outages.length * connections);
  expect(await getStatus(program.port, '/readyz')).toBe(200);
  expect(program.log.filter(({ level }) => level === 'fatal')).toEqual([]);
  expect(await program.stop()).toBe(0);
});

it.concurrent('creates one issue from concurrent jobs and a manual send', async () => {
  const readers = 400;
  const { url } = await ownDatabase();
  const offices = [await postOffice(), await postOffice()];
  const day = await fill(url, readers);
  // None goes out before both have some.
  const { promise: both, resolve } = Promise.withResolvers<void>();
  const having = new Set<PostOffice>();
  for (const office of offices) {
    office.watch = () => {
      having.add(office);
      if (having.size === offices.length) resolve();
      return both;
    };
  }
  const workers = offices.map((office) => worker(url, office));
  await both;
  const byHand = await new Promise((done) => {
    const args = [
      join(projectRoot, 'dist/server/digest.js'),
      '--frequency',
      'daily',
      '--site',
      site,
      '--date',
      day,
      '--now',
    ];
    execFile(
      process.execPath,
      args,
      {
        cwd: projectRoot,
        env: { PATH: process.env.PATH, DATABASE_URL: url, SMTP_URL: offices[0]?.url },
      },
      (error, _stdout, stderr) =>
        done([error?.code ?? 0, /^\d+ mails planned$/m.exec(stderr)?.[0]]),
    );
  });
  expect(byHand).toEqual([0, '0 mails planned']);
  await until('all is done', () => isOver(url), patience);
  expect(await Promise.all(workers.map((worker) => worker.stop()))).toEqual([0, 0]);
  expect((await accounts(url, offices, readers)).uncertain).toEqual([]);
});

it.concurrent('sends nothing after waking up with an expired lease', async () => {
  const readers = 300;
  const { url } = await ownDatabase();
  const [office, next] = [await postOffice(), await postOffice()];
  await fill(url, readers);
  const sleeper = worker(url, office);
  let had = '';
  await atStage(office, 'named', 60, (to) => {
    had = to;
    sleeper.child.kill('SIGSTOP');
  });
  await sleep(100);
  await until(
    'what it asked the database for is done',
    async () => (await sessions(url, `state <> 'idle'`)) === 0,
  );
  await leasesRunOut(url);
  // It wakes up and stops while the other process sends the same mail.
  let ended: unknown = 'it was not woken up';
  next.watch = async (stage, to) => {
    if (stage !== 'named' || to !== had) return;
    sleeper.child.kill('SIGCONT');
    ended = await sleeper.stop();
  };
  const other = worker(url, next);
  await until('all is done', () => isOver(url), patience);
  expect([ended, await other.stop()]).toEqual([0, 0]);
  const { mails, uncertain } = await accounts(url, [office, next], readers);
  expect(mails.find(({ recipient }) => recipient === had)).toMatchObject({
    state: 'sent',
    attempts: 2,
  });
  expect(next.seen.map(({ to }) => to)).toContain(had);
  expect(uncertain.length).toBeLessThanOrEqual(connections);
});

it.concurrent('sends no mail twice when the mail server fails', async () => {
  const [readers, dies] = [400, 2];
  const { url } = await ownDatabase();
  const office = await postOffice();
  await fill(url, readers);
  const kinds = new Map<number, Stage | 'refused'>([
    [1, 'named'],
    [5, 'ready'],
    [9, 'begun'],
    [13, 'whole'],
    [17, 'refused'],
  ]);
  const troubled = new Map<string, Stage | 'refused'>();
  let deaths = 0;
  let back: Promise<void> = Promise.resolve();
  office.watch = (stage, to, cut) => {
    if (deaths < dies && office.seen.length >= 100 * (1 + deaths)) {
      deaths += 1;
      back = office
        .down()
        .then(() => sleep(200))
        .then(() => office.up());
    }
    const kind = kinds.get(Number(to.replace(/\D/g, '')) % 20);
    if (kind === undefined || troubled.has(to) || stage !== (kind === 'refused' ? 'whole' : kind))
      return;
    troubled.set(to, kind);
    if (kind === 'refused') return 'refuse';
    cut();
  };
  const sender = worker(url, office);
  await until(
    'all is done',
    async () => {
      await back;
      // What waits for another time has waited.
      await rows(
        url,
        `update outbox set send_after = now() where state = 'queued' and send_after > now()`,
      );
      return deaths === dies && (await isOver(url));
    },
    patience,
  );
  expect(await sender.stop()).toBe(0);

  const { uncertain } = await accounts(url, [office], readers);
  const unknown = new Set(uncertain.map(({ recipient }) => recipient));
  const selectRecipients = (...which: (Stage | 'refused')[]) =>
    [...troubled].flatMap(([to, kind]) => (which.includes(kind) ? [to] : []));
  expect(
    [...kinds.values()].filter((kind) => selectRecipients(kind).length === 0),
    'each befell some',
  ).toEqual([]);
  expect(
    selectRecipients('begun', 'whole').filter((to) => !unknown.has(to)),
    'cut off in the midst, and sent again',
  ).toEqual([]);
  // Of the other mails, only those cut off by the server.
  expect(uncertain.length - selectRecipients('begun', 'whole').length).toBeLessThanOrEqual(
    dies * connections,
  );
  const again = office.seen.filter(
    ({ refused, messageId }) =>
      refused && office.seen.some((mail) => mail.taken && mail.messageId === messageId),
  );
  expect(again.length).toBeGreaterThanOrEqual(
    selectRecipients('refused').length - dies * connections,
  );
});
