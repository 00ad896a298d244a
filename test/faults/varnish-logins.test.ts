import { afterAll, expect, it } from 'vitest';
import { makeMembers } from '../bench/member-load.ts';
import { readHtml } from '../support/html.ts';
import { get } from '../support/http-client.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ownDatabase } from '../support/own-database.ts';
import { production, start } from '../support/programs.ts';
import { startVarnish } from '../support/varnish.ts';
import { until } from '../support/wait-for.ts';

const token = 'the-token-of-the-tests';
const host = 'ai.site.org';
const database = await ownDatabase();
const mails = await startMailServer();
afterAll(() => mails.close());
const program = await start({
  env: {
    ...production,
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    CDN: 'surrogate-key',
    CDN_PROVIDER: 'varnish',
    CDN_PURGE_URL: 'http://127.0.0.1:1',
    CDN_TOKEN: token,
    SITE_HOSTS: `nontrivial=${host},statecraft=world.site.org`,
  },
});
const edge = await startVarnish(program.port, token);

/** A browser without script behind Varnish, with the cookies of one host. */
function createBrowser() {
  const cookies = new Map<string, string>();
  const send = async (path: string, fields?: Record<string, string>) => {
    const reply = await get(edge, path, {
      host,
      headers: {
        'X-Forwarded-Proto': 'https',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(fields && {
          Origin: `https://${host}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        }),
      },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields).toString() }),
    });
    for (const line of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
  return { open: (path: string) => send(path), send };
}

it('logs in by forms', async () => {
  await database.rows(`insert into users (site_id, id, username, name, email)
    values ('nontrivial', 'plain', 'Plain', 'Plain', 'plain@mail.example')`);
  const browser = createBrowser();
  const sent = await browser.send('/login', { email: 'plain@mail.example' });
  expect([sent.status, sent.headers.location]).toEqual([303, '/forms/code']);
  const form = await browser.open('/forms/code');
  expect([form.status, form.headers.location]).toEqual([200, undefined]);
  await until('the code arrives', () => mails.delivered.length > 0);
  const otp = /^Subject: (\S+)/m.exec(mails.delivered[0]?.head ?? '')?.[1] ?? '';
  const entered = await browser.send('/forms/code', { otp });
  expect([entered.status, entered.headers.location]).toEqual([303, '/forms']);
  expect(readHtml((await browser.open('/forms')).body).text('h1')).toBe('Logged in as Plain');
  expect((await browser.open('/forms/submit')).status).toBe(200);
  expect((await createBrowser().open('/forms/submit')).status).toBe(303);
});

it('shows staff a site that is not open', async () => {
  const [member] = await makeMembers(database.url, ['statecraft'], 1);
  await database.rows(`update users set role = 'admin' where site_id = 'statecraft'`);
  await database.rows(`update sites set opened_at = null where id = 'statecraft'`);
  await database.rows(`select pg_notify('broadsheet_site_changed', '*')`);
  const read = async (headers: Record<string, string>, path = '/') =>
    get(edge, path, {
      host: 'world.site.org',
      headers: { 'X-Forwarded-Proto': 'https', ...headers },
    });
  await until('the site is not open', async () => (await read({})).body.includes('opens soon'));
  const verified = await read({ Authorization: `Bearer ${member?.token}` }, '/api/auth/verify');
  const cookie = /__Host-staff=[^;]+/.exec(String(verified.headers['set-cookie']))?.[0] ?? '';
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await read({ Cookie: `other=1; ${cookie}; more=2` });
    expect([page.status, page.body.includes('opens soon')]).toEqual([200, false]);
    expect(page.headers['x-cache']).not.toBe('hit');
    expect((await read({})).body).toContain('opens soon');
  }
});
