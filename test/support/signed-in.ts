import type { BrowserContextOptions } from 'playwright';
import supertest from 'supertest';
import { newId } from '../../server/domain/core/ids.ts';
import { hashToken, newToken } from '../../server/infra/signing.ts';
import type { Browsing, Opened } from './browsing.ts';
import { readHtml, getText } from './html.ts';
import { rows, type ownDatabase } from './own-database.ts';
import type { SiteId } from './sites.ts';

/** A user on a running program. `call` sends API requests for this user. */
export type Member = {
  site: SiteId;
  username: string;
  email: string;
  token: string;
  call(
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body?: object,
  ): Promise<supertest.Response>;
};

type Account = Pick<Member, 'site' | 'username' | 'email'>;

const on = (browsing: Browsing, site: SiteId) => {
  const agent = supertest.agent(`http://127.0.0.1:${browsing.program.port}`);
  void agent.set('Host', `${site}.localhost:${browsing.program.port}`);
  return agent;
};

/** The code in the newest email of the development inbox. */
export async function codeMailed(browsing: Browsing, site: SiteId, email: string): Promise<string> {
  const { text } = await on(browsing, site).get('/dev/mail');
  const row = readHtml(text)
    .all('tbody tr')
    .map(getText)
    .find((text) => text.includes(email.toLowerCase()));
  // An address may have six digits, too.
  const said = row?.replaceAll(email.toLowerCase(), '');
  const code = /(?<!\d)\d{6}(?!\d)/.exec(said ?? '')?.[0];
  if (code === undefined) throw new Error(`no code for ${email} in ${text}`);
  return code;
}

let people = 0;

/** Adds a user with a session, as a sign-up does. */
export async function join(
  browsing: Browsing,
  site: SiteId = 'nontrivial',
  input: { username?: string } = {},
): Promise<Member> {
  const { databaseUrl } = browsing.program;
  if (databaseUrl === null) throw new Error('A file that writes starts with `workerProgram`.');
  people += 1;
  const username = input.username ?? `Member_${people}`;
  const email = `${username.toLowerCase()}.${site}@mail.example`;
  const token = newToken();
  await rows(
    databaseUrl,
    `with added as (
      insert into users (site_id, id, username, name, email, created_at)
      values ($1, $2, $3, $4, $5, now()) returning id
    )
    insert into sessions (site_id, id, user_id, token_hash, created_at, last_used_at)
    select $1, $6, id, $7, now(), now() from added`,
    [site, newId(), username, `Member ${people}`, email, newId(), hashToken(token)],
  );
  return asMember(on(browsing, site), { site, username, email }, token);
}

/** Requests a code for an existing account and enters it. */
export async function logIn(browsing: Browsing, account: Account): Promise<Member> {
  const agent = on(browsing, account.site);
  await agent.post('/api/auth/login').send({ email: account.email }).expect(200);
  return enterCode(browsing, agent, account);
}

/** Enters the mailed code with the cookies of its request. */
async function enterCode(
  browsing: Browsing,
  agent: ReturnType<typeof on>,
  account: Account,
): Promise<Member> {
  const { site, email } = account;
  const { body } = await agent
    .post('/api/auth/verify')
    .send({ email, otp: await codeMailed(browsing, site, email) })
    .expect(200);
  return asMember(agent, account, (body as { token: string }).token);
}

function asMember(agent: ReturnType<typeof on>, account: Account, token: string): Member {
  const bearer = { Authorization: `Bearer ${token}` };
  return {
    ...account,
    token,
    async call(method, path, body) {
      if (method === 'get') return agent.get(path).set(bearer);
      const proof = await agent.post('/api/csrf/token').set(bearer);
      const cookie = String(proof.headers['set-cookie']).split(';')[0] ?? '';
      return agent[method](path)
        .set({ ...bearer, 'X-CSRF-Token': (proof.body as { token: string }).token, Cookie: cookie })
        .send(body);
    },
  };
}

/** A browser with a logged-in user. */
export function openAs(
  browsing: Browsing,
  { site, token }: Pick<Member, 'site' | 'token'>,
  options: BrowserContextOptions & { allow?: RegExp[] } = {},
): Promise<Opened> {
  const origin = browsing.url(site, '');
  return browsing.open({
    ...options,
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
    },
  });
}

/** A browser with a seeded user of the site, who is made an admin and has just logged in. */
export async function openAsAdmin(
  browsing: Browsing,
  database: Awaited<ReturnType<typeof ownDatabase>>,
  { site, email = null }: { site: SiteId; email?: string | null },
  options: Parameters<typeof openAs>[2] = {},
): Promise<Opened> {
  const token = newToken();
  const [user] = await database.rows<{ id: string }>(
    `update users set role = 'admin', email = coalesce($2, email)
      where site_id = $1 and id = (select min(id) from users where site_id = $1) returning id`,
    [site, email],
  );
  await database.rows(
    `insert into sessions (site_id, id, user_id, token_hash, created_at, last_used_at)
      values ($1, $2, $3, $4, now(), now())`,
    [site, newId(), user?.id, hashToken(token)],
  );
  return openAs(browsing, { site, token }, options);
}
