import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract, isStaffKey, keys, methodAndPath, type AnyEndpoint, type StaffKey } from '#shared/contract/index.ts';
import { rateCounts, sessions } from '../../server/db/schema.ts';
import { caller, nobody, program, type Caller } from '../support/callers.ts';
import { fromSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';

/**
 * Who gets which answer from the calls that run a site (reliability F1, product 35). To everybody else there is no such call: 404, whatever is asked and sent. Each row of the contract has
 * its line; one without is a type error and a failing test.
 *
 * - moderator, admin: of the site; platform: an admin of the installation, who is a member there
 * - foreign: what is addressed belongs to another site, and its admin's colleague here asks for it; null where nothing is addressed
 */
type Line = [moderator: number, admin: number, platform: number, foreign: number | null];
const staff = ['moderator', 'admin', 'platform', 'foreign'] as const;

const matrix: Record<StaffKey, Line> = {
  //                                     mod  admn plat foreign
  'GET /api/admin/me':                  [200, 200, 200, null],
};

/** What stands for the parameters of a path, on `site`, made for the call; and a body that is fine. One for each row that has either. */
type Given = { path?: Record<string, string>; query?: string; body?: object };
const given: Partial<Record<StaffKey, (site: 'nontrivial' | 'statecraft') => Given | Promise<Given>>> = {};

const t = await createTestApp({ config: { trustedProxies: 1, adminEmails: new Set(['platform@mail.example']) } });
const { db } = t.deps;
const [here, there] = ['nontrivial', 'statecraft'] as const;
const rows = keys.filter(isStaffKey);
const member = await caller(t, here);
const callers: Record<(typeof staff)[number] | 'anonymous' | 'member' | 'read' | 'write' | 'elsewhere', Caller> = {
  anonymous: nobody(t, here), member, elsewhere: await caller(t, there, { role: 'admin' }, here),
  read: await program(t, await t.make.user(here, { role: 'admin', email: 'reads@mail.example' }), ['read']),
  write: await program(t, await t.make.user(here, { role: 'admin', email: 'writes@mail.example' }), ['write']),
  moderator: await caller(t, here, { role: 'moderator' }), admin: await caller(t, here, { role: 'admin' }), platform: await caller(t, here, { email: 'platform@mail.example' }), foreign: await caller(t, here, { role: 'admin' }),
};

const fill = (path: string, values: Record<string, string> = {}) => path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 'zzzzzzzzzzzz'));
const codes: Record<number, string> = { 400: 'bad_request', 403: 'forbidden', 404: 'not_found', 409: 'conflict' };

it('every row of staff has its line, and no line is without a row', () => {
  expect(Object.keys(matrix).toSorted()).toEqual([...rows].toSorted());
  for (const key of rows) {
    const { access } = contract[key] as AnyEndpoint;
    // What the contract says of who may is what they get.
    expect(matrix[key].slice(0, 3).map((status) => status !== 404), key).toEqual(access === 'moderator' ? [true, true, true] : access === 'admin' ? [false, true, true] : [false, false, true]);
    expect(matrix[key][3] !== null, key).toBe(/\{(?!site)/.test(key));
  }
});

describe.each(rows)('%s', (key) => {
  const { method, path } = methodAndPath(key);

  it.each(['anonymous', 'member', 'read', 'write', 'elsewhere'] as const)('is not there for %s, whatever is sent', async (who) => {
    await db.delete(rateCounts);
    const { path: values, query = '', body } = (await given[key]?.(here)) ?? {};
    const replies = [
      await callers[who].call(method, fill(path, values) + query, body),
      await callers[who].call(method, `${fill(path)}?nonsense=1`, body && { nonsense: true }),
    ];
    for (const reply of replies) expect([reply.status, (reply.body as { code: string }).code], reply.text).toEqual([404, 'not_found']);
    expect(replies.map(({ body: { error } }) => error as string)).toEqual(['There is no such call.', 'There is no such call.']);
  });

  it.each(staff.flatMap((who, i) => (matrix[key][i] === null ? [] : [[who, matrix[key][i] as number] as const])))('for %s is %i', async (who, status) => {
    await db.delete(rateCounts);
    const { path: values, query = '', body } = (await given[key]?.(who === 'foreign' ? there : here)) ?? {};
    const reply = await callers[who].call(method, fill(path, values) + query, body);
    expect(reply.status, reply.text).toBe(status);
    if (status >= 400) expect((reply.body as { code: string }).code).toBe(codes[status]);
  });
});

it.each(rows.filter((key) => (contract[key] as AnyEndpoint).fresh))('%s for who logged in a while ago is 403, login_again', async (key) => {
  const { method, path } = methodAndPath(key);
  const me = await caller(t, here, { email: 'platform@mail.example', username: `stale-${rows.indexOf(key)}` }).catch(() => callers.platform);
  await db.update(sessions).set({ createdAt: sql`now() - interval '16 minutes'` }).where(eq(sessions.id, me.sessionId ?? ''));
  const { path: values, query = '', body } = (await given[key]?.(here)) ?? {};
  const reply = await me.call(method, fill(path, values) + query, body);
  await db.update(sessions).set({ createdAt: sql`now()` }).where(eq(sessions.id, me.sessionId ?? ''));
  expect([reply.status, (reply.body as { code: string }).code]).toEqual([403, 'login_again']);
});

it.each(rows.filter((key) => methodAndPath(key).method !== 'GET'))('%s takes a CSRF token (reliability C1)', async (key) => {
  const { method, path } = methodAndPath(key);
  const { path: values, body } = (await given[key]?.(here)) ?? {};
  const reply = await t.on(here)[method.toLowerCase() as 'post'](fill(path, values)).set({ ...fromSite(here), ...callers.platform.bearer }).send(body);
  expect([reply.status, (reply.body as { error: string }).error]).toEqual([403, expect.stringContaining('CSRF')]);
});
