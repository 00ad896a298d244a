import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, hourMs } from '#shared/durations.ts';
import { story } from '../support/digests.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startModelServer } from '../support/model-server.ts';
import { ownDatabase, type OwnDatabase } from '../support/own-database.ts';
import { preparedDataDir, production, runCommand, start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const runDigest = (args: string[], env: Record<string, string> = {}) =>
  runCommand('digest', args, { env });

/** Queued mail is encrypted with it. */
const { SECRET_KEY } = production;

/** Waits for the next hour where it is near: an issue closes at a full hour. */
beforeAll(async () => {
  const left = hourMs - (Date.now() % hourMs);
  if (left < 50_000) await sleep(left);
});

const hanging = await startModelServer('hanging');
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));
async function mailServer() {
  const server = await startMailServer();
  closing.push(server.close);
  return server;
}

/** Inserts recent stories of one hour and readers: one far away, one weekly, one pending. */
async function fill(database: OwnDatabase, site = 'nontrivial', minutesAgo = 0) {
  await database.rows(
    `insert into users (site_id, id, username, name) values ($1, 'writer', 'writer', 'Writer')`,
    [site],
  );
  await database.rows(
    `insert into posts (site_id, id, slug, user_id, title, url, domain, score, hot_score,
      created_at, updated_at)
    select $1, 'story' || i, 'story' || i, 'writer', 'Story number ' || i,
      'https://s' || i || '.example/', 's' || i || '.example', 20 - i, i, at, at
      from (select now() - make_interval(mins => $2) as newest) as given,
      generate_series(1, 12) i, lateral (select greatest(newest - make_interval(secs => i),
      date_trunc('hour', newest, 'UTC')) as at) as times`,
    [site, minutesAgo],
  );
  await database.rows(
    `insert into subscriptions (site_id, id, email, state, frequency, time_zone, send_hour,
      source, created_at, confirmation_sent_at, confirmed_at)
    select $1, 'reader00000' || i, 'reader' || i || '@mail.example',
      case when i = 5 then 'pending' else 'active' end,
      case when i = 4 then 'weekly' else 'daily' end,
      case when i = 3 then 'Asia/Tokyo' else 'UTC' end, case when i = 3 then 23 else 8 end,
      'form', now() - interval '9 days', now() - interval '9 days',
        case when i = 5 then null else now() - interval '9 days' end from generate_series(1, 5) i`,
    [site],
  );
}

it.concurrent('sends the current issue once and reports each email', async () => {
  const database = await ownDatabase();
  const { delivered, url } = await mailServer();
  await fill(database);
  // Both send what the other has planned.
  const env = { DATABASE_URL: database.url, SMTP_URL: url, SECRET_KEY };
  const program = await start({ env: { ...env, SEED_DEMO: 'false' } });
  const args = ['--frequency', 'daily', '--now', '--site', 'nontrivial'];

  const dry = await runDigest([...args, '--dry-run'], env);
  expect(dry).toMatchObject({ code: 0 });
  expect(dry.stdout).toMatch(
    new RegExp(
      String.raw`^nontrivial: the daily issue \d{4}-\d\d-\d\d\n {2}posts from .*Z ` +
        String.raw`up to .*Z\n {3}1 Story number 1 \(19 points, 0 comments\): ` +
        String.raw`no. 1 by points\n`,
    ),
  );
  expect(dry.stdout).toMatch(/and 2 more candidates for readers with topic preferences\n/);
  expect(dry.stdout).toMatch(/\nDry run: nothing was stored or sent\.\n$/);
  expect(await database.rows(`select id from issues where state <> 'skipped'`)).toEqual([]);

  const single = await runDigest([...args, '--to', 'Reader2@mail.example'], env);
  expect(single.stdout).toMatch(
    /\n {2}sent {6}r•••2@mail\.example \(en\)\n1 sent, 0 not yet, 0 failed, 0 uncertain\n$/,
  );
  const first = await runDigest(args, env);
  expect(first).toMatchObject({ code: 0 });
  expect(first.stderr).toMatch(/^2 emails planned$/m);
  expect(first.stdout).toMatch(/\n3 sent, 0 not yet, 0 failed, 0 uncertain\n$/);
  const again = await Promise.all([runDigest(args, env), runDigest(args, env)]);
  for (const { stdout, stderr } of again) {
    expect(stderr).toMatch(/^0 emails planned$/m);
    expect(stdout).toMatch(/\n3 sent, 0 not yet, 0 failed, 0 uncertain\n$/);
  }
  expect((await runDigest([...args, '--to', 'nobody@mail.example'], env)).stderr).toContain(
    'no mail planned: this address does not receive this digest, or has received this issue\n',
  );
  expect(delivered.flatMap(({ to }) => to).toSorted()).toEqual(
    [1, 2, 3].map((i) => `reader${i}@mail.example`),
  );
  expect(delivered[0]?.head).toMatch(/^Subject: Nontrivial: Story number 1$/m);
  expect(JSON.stringify([dry, single, first, again])).not.toMatch(/reader\d@|reader0000/);
  expect(await program.stop()).toBe(0);
});

it.concurrent('queues mail until a server with SMTP sends it', async () => {
  const database = await ownDatabase();
  await fill(database);
  const args = ['--frequency=daily', '--now', '--site=nontrivial'];
  const env = { DATABASE_URL: database.url, SECRET_KEY };
  const written = await runDigest(args, env);
  expect(written.code).toBe(0);
  expect(written.stderr).toContain('SMTP_URL is not set. Emails stay in the outbox');
  expect(written.stdout).toMatch(
    new RegExp(
      String.raw`\n {2}planned {3}r•••1@mail\.example \(en\)\n[\s\S]*0 sent, 3 not ` +
        String.raw`yet, 0 failed, 0 uncertain\n$`,
    ),
  );
  const { delivered, url } = await mailServer();
  const program = await start({
    env: { ...env, SEED_DEMO: 'false', SMTP_URL: url },
  });
  await until(
    'all is sent',
    async () => (await database.rows(`select 1 from outbox where state = 'sent'`)).length === 3,
  );
  expect(delivered).toHaveLength(3);
  expect((await runDigest(args, { ...env, SMTP_URL: url })).stdout).toMatch(
    /\n3 sent, 0 not yet, 0 failed, 0 uncertain\n$/,
  );
  expect(await program.stop()).toBe(0);
});

it.concurrent('dates the issue of a past period after an import', async () => {
  const database = await ownDatabase();
  const env = { DATABASE_URL: database.url };
  const day = new Date(Date.now() - 10 * dayMs).toISOString().slice(0, 10);
  const args = ['--frequency', 'daily', '--date', day];
  const empty = await runDigest(args, env);
  expect(empty.code).toBe(0);
  expect(empty.stdout.match(/No issue: fewer than three posts\./g)).toHaveLength(3);
  await fill(database, 'statecraft', 10 * 24 * 60 - 1);
  // Before the close they are of the day before.
  const found = await Promise.all(
    [-1, 0].map((days) =>
      runDigest(
        [
          '--frequency',
          'daily',
          '--site',
          'statecraft',
          '--date',
          new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10),
        ],
        env,
      ),
    ),
  );
  expect(found.map(({ code }) => code)).toEqual([0, 0]);
  expect(found.map(({ stdout }) => stdout).join('')).toContain('Story number 1 (19 points');
  expect(
    await database.rows(
      `select distinct site_id from issues where state <> 'skipped' and frequency = 'daily'
        and ends_at < now() - interval '5 days'`,
    ),
  ).toEqual([{ site_id: 'statecraft' }]);
  const week = await runDigest(
    ['--frequency', 'weekly', '--site', 'statecraft', '--date', day],
    env,
  );
  expect(week.stdout).toMatch(/^statecraft: the weekly issue \d{4}-w\d\d\n/);
});

it.concurrent(
  'runs alone on PGlite and otherwise reports the lock',
  { timeout: 120_000 },
  async () => {
    const dataDir = preparedDataDir();
    const program = await start({ dataDir, env: { SEED_DEMO: 'false' } });
    const refused = await runDigest(['--frequency', 'daily', '--now'], { DATA_DIR: dataDir });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      new RegExp(
        `^broadsheet: DATA_DIR is in use by process ${program.child.pid}\\. Stop it [^\\n]+\\n$`,
      ),
    );
    expect(await program.stop()).toBe(0);
    const alone = await runDigest(['--frequency', 'weekly', '--site', 'nontrivial', '--now'], {
      DATA_DIR: dataDir,
    });
    expect(alone).toMatchObject({ code: 0 });
    expect(alone.stdout).toMatch(
      new RegExp(
        String.raw`^nontrivial: the weekly issue \d{4}-w\d\d\n[\s\S]*No issue: fewer than ` +
          String.raw`three posts\.\n$`,
      ),
    );
  },
);

// server/cli/options has tests of the others.
it.concurrent.each([
  ['an unknown frequency', ['--frequency', 'monthly'], '--frequency must be daily or weekly'],
  [
    'an unknown site',
    ['--frequency', 'daily', '--site', 'elsewhere'],
    '--site is not a site. Sites: statecraft, nontrivial, default',
  ],
])('%s ends with 1 and names the option', async (_what, args, message) => {
  expect(await runDigest(args, { DATABASE_URL: (await ownDatabase()).url })).toEqual({
    code: 1,
    stdout: '',
    stderr: `broadsheet: ${message}\n`,
  });
});

it.concurrent('sends within a minute while the model hangs', { timeout: 120_000 }, async () => {
  const database = await ownDatabase();
  const { url } = await mailServer();
  await fill(database);
  await database.rows(
    `insert into articles (site_id, post_id, state, fetch_after, language, text)
    select site_id, id, 'read', now(), 'en', $1 from posts`,
    [story('behind a link')],
  );
  const began = performance.now();
  const { code, stdout } = await runDigest(
    ['--frequency', 'daily', '--now', '--site', 'nontrivial'],
    {
      DATABASE_URL: database.url,
      SMTP_URL: url,
      SECRET_KEY,
      LLM_BASE_URL: hanging.url,
      LLM_MODEL: 'hanging',
    },
  );
  expect(performance.now() - began).toBeLessThan(60_000);
  expect(hanging.calls()).toBeGreaterThan(0);
  expect([code, /[1-9]\d* sent, 0 not yet, 0 failed/.test(stdout)]).toEqual([0, true]);
});
