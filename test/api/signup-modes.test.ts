import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../server/db/schema.ts';
import { setUpLogin } from '../support/login-calls.ts';
import { codeMailedTo, joinSite } from '../support/members.ts';

const { t, db, post, verify, requestCode, summarize } = await setUpLogin();
const siteId = 'nontrivial';

let count = 0;
const newcomer = (domain = 'mail.example') => {
  count += 1;
  return { username: `newcomer_${count}`, name: 'Ann', email: `newcomer${count}@${domain}` };
};
const site = () => t.deps.siteRegistry.sites.get(siteId) ?? expect.fail();
const signUp = (person: object) => post('/api/auth/signup', person);
const findUser = async (email: string) =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.siteId, siteId), eq(users.email, email)))
  )[0];
const setSignup = (signup: Partial<ReturnType<typeof site>['signup']>) => {
  site().signup = { ...site().signup, ...signup };
};
beforeEach(() => setSignup({ mode: 'open', domains: [] }));

describe('a closed site', () => {
  it('refuses sign-ups alike for known and unknown addresses', async () => {
    const { email } = await joinSite(t, siteId);
    setSignup({ mode: 'closed' });
    const [known, unknown] = [
      summarize(await signUp({ ...newcomer(), email })),
      summarize(await signUp(newcomer())),
    ];
    expect(known.status).toBe(403);
    expect({ ...known, headers: null }).toEqual({
      ...unknown,
      headers: null,
      body: { ...(unknown.body as object), requestId: expect.any(String) as string },
    });
  });

  it('creates no account from a code mailed earlier', async () => {
    const person = newcomer();
    await signUp(person);
    setSignup({ mode: 'closed' });
    expect((await verify(person.email, await codeMailedTo(t, siteId, person.email))).status).toBe(
      403,
    );
    expect(await findUser(person.email)).toBeUndefined();
  });

  it('lets members log in', async () => {
    const { email } = await joinSite(t, siteId);
    setSignup({ mode: 'closed' });
    await requestCode(email);
    expect((await verify(email, await codeMailedTo(t, siteId, email))).status).toBe(200);
  });
});

it('a site of certain domains admits only addresses there', async () => {
  setSignup({ mode: 'domain', domains: ['xn--mnchen-3ya.example', 'team.example'] });
  for (const domain of ['mail.example', 'sub.team.example', 'team.example.org']) {
    const refused = await signUp(newcomer(domain));
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ fields: [{ field: 'email' }] });
  }
  for (const domain of ['Team.example', 'münchen.example'])
    expect((await signUp(newcomer(domain))).status).toBe(200);
});
