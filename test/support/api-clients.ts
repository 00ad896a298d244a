import type supertest from 'supertest';
import { hourMs } from '#shared/durations.ts';
import { apiKeys, sessions } from '../../server/db/schema.ts';
import { hashToken, newToken } from '../../server/infra/signing.ts';
import type { UserRow } from './factories.ts';
import { fromSite } from './members.ts';
import type { SiteId, TestApp } from './test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

/** A caller of the API with a session, a key or neither. */
export type Caller = {
  user: UserRow | null;
  sessionId: string | null;
  /** What goes along as `Authorization`. */
  bearer: Record<string, string>;
  /** The CSRF token and its cookie, as headers. */
  proof(): Promise<Record<string, string>>;
  call(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<supertest.Response>;
};

/** Calls the API; `proof` adds the CSRF token of the site's page. */
function callerWith(
  t: TestApp,
  on: SiteId,
  token: string | null,
  proof: boolean,
): Pick<Caller, 'bearer' | 'proof' | 'call'> {
  const bearer: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  let proofs: Promise<Record<string, string>> | undefined;
  const prove = async () => {
    const reply = await t
      .on(on)
      .post('/api/csrf/token')
      .set({ ...fromSite(on), ...bearer });
    return {
      'X-CSRF-Token': (reply.body as { token: string }).token,
      Cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '',
    };
  };
  const proveOnce = () => (proofs ??= prove());
  return {
    bearer,
    proof: proveOnce,
    async call(method, path, body, headers = {}) {
      const proven = proof && method !== 'GET' ? await proveOnce() : {};
      return t
        .on(on)
        [method.toLowerCase() as 'post'](path)
        .set({ ...fromSite(on), ...bearer, ...proven, ...headers })
        .send(body);
    },
  };
}

export const createAnonymousCaller = (t: TestApp, on: SiteId): Caller => ({
  user: null,
  sessionId: null,
  ...callerWith(t, on, null, true),
});

/** Inserts a session for a user of a site, without a login; `on` selects the called host. */
export async function caller(
  t: TestApp,
  site: SiteId,
  overrides: Parameters<TestApp['make']['user']>[1] = {},
  on = site,
): Promise<Caller> {
  const id = newId().toLowerCase();
  const user = await t.make.user(site, {
    username: `caller-${id}`,
    email: `${id}@mail.example`,
    ...overrides,
  });
  return { user, ...(await addSession(t, user, on)) };
}

/** Another session of the user. */
export async function addSession(
  t: TestApp,
  user: UserRow,
  on = user.siteId as SiteId,
): Promise<Omit<Caller, 'user'>> {
  const token = newToken();
  const [sessionId, now] = [newId(), new Date()];
  await t.deps.db.insert(sessions).values({
    siteId: user.siteId,
    id: sessionId,
    userId: user.id,
    tokenHash: hashToken(token),
    createdAt: now,
    lastUsedAt: now,
  });
  return { sessionId, ...callerWith(t, on, token, true) };
}

/** A program with an API key of the user. */
export async function program(
  t: TestApp,
  user: UserRow,
  scopes: string[],
  { expired = false, isAdmin = false } = {},
): Promise<Caller & { keyId: string }> {
  const secret = `bs_${newToken().replace(/[_-]/g, 'x')}`;
  const now = Date.now();
  const keyId = newId();
  await t.deps.db.insert(apiKeys).values({
    siteId: user.siteId,
    id: keyId,
    userId: user.id,
    name: 'A program',
    scopes,
    isAdmin,
    prefix: secret.slice(0, 8),
    lastFour: secret.slice(-4),
    secretHash: hashToken(secret),
    createdAt: new Date(now - hourMs),
    lastUsedAt: new Date(now),
    expiresAt: new Date(now + (expired ? -1_000 : hourMs)),
  });
  return { user, sessionId: null, keyId, ...callerWith(t, user.siteId as SiteId, secret, false) };
}
