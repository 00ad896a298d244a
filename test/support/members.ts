import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { outbox, users } from '../../server/db/schema.ts';
import { hosts, type SiteId, type TestApp } from './test-app.ts';
import { readStoredMails } from './stored-mails.ts';

/** Headers of a browser on the site, each time with another IP (`trustedProxies: 1`). */
export const fromSite = (site: SiteId) => ({
  Origin: site === 'default' ? 'http://default.localhost:3000' : `https://${hosts[site]}`,
  'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(256)}`,
});

/** The code in the newest email to an address; null without one. */
export async function codeMailedTo(
  t: Pick<TestApp, 'deps'>,
  site: SiteId,
  email: string,
): Promise<string | null> {
  const mail = (
    await readStoredMails(
      t,
      and(eq(outbox.siteId, site), eq(outbox.recipient, email.toLowerCase())),
    )
  ).at(-1);
  return /^(?:\d{6}|[2-9A-HJ-NP-Z]{10})\b/.exec(mail?.subject ?? '')?.[0] ?? null;
}

/** Requests a login code. `headers`: of the browser that requested it, for entering it. */
export async function requestLoginCode(
  t: Pick<TestApp, 'on' | 'deps'>,
  site: SiteId,
  email: string,
  more: Record<string, string> = {},
) {
  const sent = { ...fromSite(site), ...more };
  const reply = await t.on(site).post('/api/auth/login').set(sent).send({ email });
  if (reply.status !== 200) throw new Error(`login answered ${reply.status} ${reply.text}`);
  const headers = { ...sent, Cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
  return { otp: await codeMailedTo(t, site, email), headers };
}

let count = 0;

/** Signs up and logs in by the API. `send` writes with session and CSRF token. */
export async function joinSite(
  t: TestApp,
  site: SiteId,
  input: { username?: string; email?: string } = {},
) {
  count += 1;
  const username = input.username ?? `member${count}`;
  const email = input.email ?? `${username.toLowerCase()}@mail.example`;
  const agent = t.on(site);
  const signup = await agent
    .post('/api/auth/signup')
    .set(fromSite(site))
    .send({ username, name: `Member ${count}`, email });
  if (signup.status !== 200) throw new Error(`sign-up answered ${signup.status} ${signup.text}`);
  const otp = await codeMailedTo(t, site, email);
  const verified = await agent.post('/api/auth/verify').set(fromSite(site)).send({ email, otp });
  if (verified.status !== 200)
    throw new Error(`verify answered ${verified.status} ${verified.text}`);
  const { token } = verified.body as { token: string };
  // What a new account may do is another matter.
  await t.deps.db
    .update(users)
    .set({ createdAt: sql`created_at - interval '2 days'` })
    .where(and(eq(users.siteId, site), eq(users.username, username)));
  const bearer = { Authorization: `Bearer ${token}` };
  const proof = await agent.post('/api/csrf/token').set({ ...fromSite(site), ...bearer });
  const headers = {
    ...bearer,
    'X-CSRF-Token': (proof.body as { token: string }).token,
    Cookie: String(proof.headers['set-cookie']).split(';')[0] ?? '',
  };
  const send = (method: 'post' | 'put' | 'patch' | 'delete', path: string, body?: object) =>
    t
      .on(site)
      [method](path)
      .set({ ...fromSite(site), ...headers })
      .send(body);
  return { username, email, token, agent, bearer, headers, send };
}
