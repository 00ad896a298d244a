import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { User } from '#shared/contract/users.ts';
import { users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { fromSite, joinSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const ada = await joinSite(t, 'nontrivial', { username: 'Ada' });
const there = await joinSite(t, 'statecraft', { username: 'Ada', email: ada.email });
const put = (body: object, actor = ada) => actor.send('put', '/api/users/profile', body);
const readProfile = async (site: 'nontrivial' | 'statecraft' = 'nontrivial') =>
  (await t.on(site).get('/api/users/ada')).body as User;

describe('PUT /api/users/profile', () => {
  it('changes the fields sent and returns the public profile', async () => {
    const before = await readProfile();
    const whole = await put({
      name: '  Ada L. ',
      about: 'I *count*.\nTwice.',
      website: 'https://ada.example/me',
    });
    expect(whole.status).toBe(200);
    expect(whole.body).toEqual({
      ...before,
      name: 'Ada L.',
      about: 'I *count*.\nTwice.',
      website: 'https://ada.example/me',
    });
    expect(await readProfile()).toEqual(whole.body);
    expect((await put({ name: 'Ada' })).body).toEqual({ ...(whole.body as User), name: 'Ada' });
    expect((await put({})).body).toEqual(await readProfile());
  });

  it.each([[''], [null]])('removes the website with %j, and an empty about', async (none) => {
    await put({ about: 'Words', website: 'https://ada.example' });
    expect((await put({ website: none, about: '' })).body).toMatchObject({
      website: null,
      about: '',
    });
  });

  it('shows at once, on its tenant only', async () => {
    await t.on('nontrivial').get('/u/Ada');
    await put({ name: 'Countess', about: 'Seen at once' });
    expect((await t.on('nontrivial').get('/u/Ada')).text).toMatch(/Countess[^]*Seen at once/);
    expect(await readProfile('statecraft')).toMatchObject({ about: '' });
    await put({ name: 'Other' }, there);
    expect((await readProfile()).name).toBe('Countess');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: ' \u200b' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'half \ud800' }, 'name'],
    [{ name: null }, 'name'],
    [{ about: 'x'.repeat(1001) }, 'about'],
    [{ about: 'a\0' }, 'about'],
    [{ about: null }, 'about'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ website: 'ada.example' }, 'website'],
    [{ website: 'https://me:secret@ada.example' }, 'website'],
    [{ website: `https://ada.example/${'x'.repeat(2048)}` }, 'website'],
    [{ website: 7 }, 'website'],
    [{ email: 'other@mail.example' }, 'email'],
    [{ role: 'admin' }, 'role'],
    [{ username: 'admin' }, 'username'],
    [{ karma: 7 }, 'karma'],
    [{ timeZone: 'UTC' }, 'timeZone'],
  ])('with %j returns 400 naming %s without changes', async (body, field) => {
    const before = await t.deps.db.select().from(users).where(eq(users.siteId, 'nontrivial'));
    expectError(
      await put({ ...body, ...(field === 'about' ? {} : { about: 'Not stored' }) }),
      'bad_request',
      [field],
    );
    expect(await t.deps.db.select().from(users).where(eq(users.siteId, 'nontrivial'))).toEqual(
      before,
    );
  });

  it('requires a session and CSRF, and returns no email', async () => {
    const reply = await put({ name: 'Ada' });
    expect(reply.text).not.toContain(ada.email);
    const getHeaders = (headers: object) =>
      t
        .on('nontrivial')
        .put('/api/users/profile')
        .set({ ...fromSite('nontrivial'), ...headers })
        .send({ name: 'X' });
    expectError(await getHeaders({}), 'unauthorized');
    expectError(await getHeaders(ada.bearer), 'forbidden');
  });
});
