import { afterAll, expect, it } from 'vitest';
import { getStatus } from '../support/http-client.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ownDatabase, type OwnDatabase } from '../support/own-database.ts';
import { freePort } from '../support/postgres.ts';
import { start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));
const mailServer: typeof startMailServer = async (...args) => {
  const server = await startMailServer(...args);
  closing.push(server.close);
  return server;
};

let count = 0;

/** Queues an email like the domain, with a given text. */
async function queue(
  database: OwnDatabase,
  { site = 'nontrivial', recipient = 'reader@mail.example', dueAt = new Date() } = {},
): Promise<string> {
  const id = `mail${(count += 1)}`;
  await database.rows(
    `insert into outbox (site_id, id, kind, priority, recipient, subject, html, text, send_after,
      created_at) values ($1, $2, 'login-code', 0, $3, $4, $5, $6, $7, $7)`,
    [
      site,
      id,
      recipient,
      '048213 is your code',
      '<p>048213 in HTML</p>',
      '048213 in text\n',
      dueAt,
    ],
  );
  return id;
}

const findRow = async (database: OwnDatabase, id: string) =>
  (
    await database.rows<{
      state: string;
      attempts: number;
      smtp_response: string | null;
      wait: number;
    }>(
      `select state, attempts, smtp_response, extract(epoch
        from send_after - now())::float as wait from outbox where id = $1`,
      [id],
    )
  )[0];
const becomes = (database: OwnDatabase, id: string, state: string) =>
  until(`${id} is ${state}`, async () => (await findRow(database, id))?.state === state);
const environment = (
  database: OwnDatabase,
  smtpUrl: string,
  more: Record<string, string> = {},
) => ({ DATABASE_URL: database.url, SEED_DEMO: 'false', SMTP_URL: smtpUrl, ...more });

it.concurrent('delivers a queued mail once from two processes', async () => {
  const database = await ownDatabase();
  const { delivered, url } = await mailServer();
  const programs = await Promise.all([1, 2].map(() => start({ env: environment(database, url) })));
  const ids = await Promise.all([
    queue(database),
    queue(database, { site: 'statecraft', recipient: 'other@mail.example' }),
  ]);
  for (const id of ids) await becomes(database, id, 'sent');
  expect(delivered).toHaveLength(2);
  const mine = delivered.find(({ to }) => to[0] === 'reader@mail.example');
  expect(mine).toMatchObject({
    from: 'no-reply@nontrivial.example',
    to: ['reader@mail.example'],
  });
  const headers = (mine?.head ?? '').split('\n');
  expect(headers).toEqual(
    expect.arrayContaining([
      'From: Nontrivial <no-reply@nontrivial.example>',
      'To: reader@mail.example',
      'Subject: 048213 is your code',
      `Message-ID: <${ids[0]}@nontrivial.example>`,
      'Auto-Submitted: auto-generated',
      'MIME-Version: 1.0',
    ]),
  );
  expect(headers.find((line) => line.startsWith('Content-Type:'))).toMatch(
    /^Content-Type: multipart\/alternative;/,
  );
  const [inText, inHtml] = [
    mine?.body.indexOf('048213 in text') ?? -1,
    mine?.body.indexOf('<p>048213 in HTML</p>') ?? -1,
  ];
  expect(inText).toBeGreaterThan(0);
  // Mail programs prefer the last part.
  expect(inHtml).toBeGreaterThan(inText);
  expect(delivered.find(({ to }) => to[0] === 'other@mail.example')?.from).toBe(
    'no-reply@statecraft.example',
  );
  expect(await Promise.all(programs.map((program) => program.stop()))).toEqual([0, 0]);
  expect(JSON.stringify(programs.map(({ log }) => log))).not.toMatch(/mail\.example|048213/);
  expect(await statusesOfOutbox(database)).toEqual(['sent', 'sent']);
});

const statusesOfOutbox = async (database: OwnDatabase) =>
  (await database.rows<{ state: string }>('select state from outbox')).map(({ state }) => state);

it.concurrent('sends from MAIL_FROM under the site name', async () => {
  const database = await ownDatabase();
  const { delivered, url } = await mailServer();
  const program = await start({
    env: environment(database, url, { MAIL_FROM: 'post@sender.example' }),
  });
  const id = await queue(database, { site: 'statecraft' });
  await becomes(database, id, 'sent');
  expect(delivered[0]).toMatchObject({ from: 'post@sender.example' });
  expect(delivered[0]?.head).toMatch(/^From: "?Statecraft[^\n]* <post@sender\.example>$/m);
  // Mail goes out, so none is shown.
  expect(await getStatus(program.port, '/dev/mail')).toBe(404);
});

it.concurrent('fails rejected mail, retries deferred mail, sends the rest', async () => {
  const database = await ownDatabase();
  const refuse = (code: number) =>
    Object.assign(new Error(`${code === 550 ? 'no such mailbox' : 'busy'}`), {
      responseCode: code,
    });
  const { delivered, url } = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('gone') ? refuse(550) : address.startsWith('busy') ? refuse(451) : null,
      ),
  });
  const program = await start({ env: environment(database, url) });
  const gone = await queue(database, { recipient: 'gone@mail.example' });
  const busy = await queue(database, { recipient: 'busy@mail.example' });
  const list = await queue(database, { recipient: 'a@mail.example, b@mail.example' });
  const fine = await queue(database);
  for (const [id, state] of [
    [gone, 'failed'],
    [list, 'failed'],
    [fine, 'sent'],
  ] as const)
    await becomes(database, id, state);
  await until(
    'the busy one was tried',
    async () => (await findRow(database, busy))?.attempts === 1,
  );
  expect(await findRow(database, gone)).toMatchObject({
    attempts: 1,
    smtp_response: '550 no such mailbox',
  });
  const again = await findRow(database, busy);
  expect(again).toMatchObject({ state: 'queued', smtp_response: '451 busy' });
  expect(again?.wait).toBeGreaterThan(15);
  expect(again?.wait).toBeLessThanOrEqual(30);
  expect(delivered.map(({ to }) => to)).toEqual([['reader@mail.example']]);
  await program.stop();
  expect(JSON.stringify(program.log)).not.toContain('mail.example');
});

it.concurrent('queues mail until the server is up', async () => {
  const database = await ownDatabase();
  const port = await freePort();
  const program = await start({ env: environment(database, `smtp://127.0.0.1:${port}`) });
  const id = await queue(database);
  await until('it was tried', async () => (await findRow(database, id))?.attempts === 1);
  expect(await findRow(database, id)).toMatchObject({
    state: 'queued',
    smtp_response: 'ECONNREFUSED',
  });
  const { delivered } = await mailServer({}, port);
  // Half a minute later.
  await database.rows('update outbox set send_after = now() where id = $1', [id]);
  await becomes(database, id, 'sent');
  expect(delivered).toHaveLength(1);
  expect(await program.stop()).toBe(0);
});

it.concurrent('stops in time and requeues mail on a slow server', async () => {
  const database = await ownDatabase();
  let wasAsked = false;
  const { url } = await mailServer({ onRcptTo: () => void (wasAsked = true) });
  const program = await start({ env: environment(database, url) });
  const id = await queue(database);
  await until('the server is asked', () => wasAsked);
  const since = performance.now();
  expect(await program.stop()).toBe(0);
  expect(performance.now() - since).toBeLessThan(8_000);
  expect(await findRow(database, id)).toMatchObject({ state: 'queued', attempts: 1 });
});

it.concurrent('requeues mail only when killed before sending', async () => {
  const database = await ownDatabase();
  let taken = 0;
  let attempts = 0;
  const stuck = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('before') ? void (attempts += 1) : done(),
    // All mail was accepted.
    onData: (stream) => void stream.resume().on('end', () => (taken += 1)),
  });
  const first = await start({ env: environment(database, stuck.url) });
  const [before, within] = [
    await queue(database, { recipient: 'before@mail.example' }),
    await queue(database, { recipient: 'within@mail.example' }),
  ];
  await until('both are under way', () => taken === 1 && attempts === 1);
  expect(await first.stop('SIGKILL')).toBeNull();
  // Their time is over at once.
  await database.rows(
    `update outbox set send_after = now() - interval '1 second' where state = 'sending'`,
  );
  const { delivered, url } = await mailServer();
  const second = await start({ env: environment(database, url) });
  await becomes(database, before, 'sent');
  await becomes(database, within, 'failed');
  expect(await findRow(database, within)).toMatchObject({
    attempts: 1,
    smtp_response: 'uncertain: lost',
  });
  expect(delivered.map(({ to }) => to)).toEqual([['before@mail.example']]);
  expect(await second.stop()).toBe(0);
});

it.concurrent('sends codes while other mail waits', async () => {
  const database = await ownDatabase();
  const { delivered, url } = await mailServer({
    onRcptTo: ({ address }, _session, done) => (address.startsWith('slow') ? undefined : done()),
  });
  const program = await start({ env: environment(database, url) });
  const slow = await Promise.all(
    Array.from({ length: 12 }, (_, i) => queue(database, { recipient: `slow${i}@mail.example` })),
  );
  await database.rows('update outbox set priority = 2, kind = $1', ['reply']);
  await until('the others are under way', async () =>
    (await Promise.all(slow.map((id) => findRow(database, id)))).some(
      (row) => row?.state === 'sending',
    ),
  );
  for (let i = 0; i < 3; i += 1) {
    const since = performance.now();
    await becomes(database, await queue(database), 'sent');
    expect(performance.now() - since).toBeLessThan(5_000);
  }
  expect(delivered).toHaveLength(3);
  await program.stop();
});
