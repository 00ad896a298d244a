import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#shared/durations.ts';
import { inThisRun } from '../support/full-run.ts';
import { get } from '../support/http-client.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ownDatabase } from '../support/own-database.ts';
import { before, launch, start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

/** Shifts what the process takes for the time of its machine. */
const shifted = (milliseconds: number) =>
  before(`
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) {
        if (given.length > 0) super(...given);
        else super(Real.now() + ${milliseconds});
      }
      static now = () => Real.now() + ${milliseconds};
    };
  `);

const shifts = inThisRun(
  [
    ['an hour ahead', hourMs],
    ['an hour behind', -hourMs],
    ['a year ahead', 365 * dayMs],
    ['a year behind', -365 * dayMs],
  ],
  ([, shift]) => Math.abs(shift) === hourMs,
);

describe.each(shifts)('the clock of a machine that is %s', (_, shift) => {
  it.concurrent('delays and loses no login code', async () => {
    const database = await ownDatabase();
    const { delivered, url, close } = await startMailServer();
    const env = {
      DATABASE_URL: database.url,
      SEED_DEMO: 'false',
      SMTP_URL: url,
      SECRET_KEY: 'a key of the tests, and of nobody else',
    };
    launch({ env: { ...env, PROCESS_ROLE: 'worker' } });
    const web = await start({
      env: { ...env, PROCESS_ROLE: 'web' },
      nodeArgs: shifted(shift),
    });
    const { status } = await get(web.port, '/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://nontrivial.localhost' },
      body: JSON.stringify({ email: 'member@mail.example' }),
    });
    expect(status).toBe(200);
    await until('the code arrives', () => delivered.length === 1);
    await close();
  });

  it.concurrent('makes no process send the mail of another', async () => {
    const database = await ownDatabase();
    const arrived: string[] = [];
    const { url, close } = await startMailServer({
      // Accepts only after other processes looked for lost mail.
      onData(stream, _session, done) {
        stream.resume().on('end', () => {
          arrived.push('mail');
          setTimeout(done, 8_000);
        });
      },
    });
    const env = { DATABASE_URL: database.url, SEED_DEMO: 'false', SMTP_URL: url };
    await start({ env });
    await database.rows(
      `insert into outbox (site_id, id, kind, priority, recipient, subject, html, text, send_after,
        created_at) values ('nontrivial', 'mail', 'login-code', 0, 'member@mail.example', 'Code',
        '<p>Code</p>', 'Code', now(), now())`,
    );
    await until('the mail arrives', () => arrived.length === 1);
    await start({ env, nodeArgs: shifted(shift) });
    await until('the mail is recorded', async () => {
      const [row] = await database.rows<{ state: string }>(`select state from outbox`);
      return row?.state !== 'sending';
    });
    expect(await database.rows(`select state, attempts from outbox`)).toEqual([
      { state: 'sent', attempts: 1 },
    ]);
    expect(arrived).toHaveLength(1);
    await close();
  });
});
