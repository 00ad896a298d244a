import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { posts, users } from '../../server/db/schema.ts';
import { caller, createAnonymousCaller } from '../support/api-clients.ts';
import { joinSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const member = await joinSite(t, 'nontrivial');
const admin = await caller(t, 'nontrivial', { role: 'admin' });
const rename = (name: string) => member.send('put', '/api/users/profile', { name });

it.each(['ceo@bank.example', 'Bank ＜ceo＞', 'Bank <ceo', 'Ada ﹫ work'])(
  'refuses %s as the name of a member',
  async (name) => {
    const { status, body } = await rename(name);
    expect([status, body.fields]).toMatchObject([400, [{ field: 'name' }]]);
    expect(body.fields[0].message).toContain('must not contain @');
  },
);

it('accepts names of all scripts and with quotes', async () => {
  for (const name of ['می\u200Cروم', 'דוד', '👩\u200D🚀 Ada', 'Ada "Countess" O’Brien'])
    expect((await rename(name)).body.name).toBe(name);
});

it('stores names and titles without hidden characters', async () => {
  expect((await rename('Ada\u202E\u200B\u2066')).status).toBe(200);
  const [user] = await t.deps.db.select().from(users).where(eq(users.username, member.username));
  expect(user?.name).toBe('Ada');
  const title = 'A \u202Etitle\u200B of a post\u2067';
  const reply = await member.send('post', '/api/posts', { title, text: 'Text' });
  expect(reply.status).toBe(201);
  const [post] = await t.deps.db.select().from(posts).where(eq(posts.id, reply.body.id));
  expect(post?.title).toBe('A title of a post');
});

describe('names that look like those of staff', () => {
  const staff = { role: 'moderator' as const, username: 'grace_h', name: 'Grace Hopper' };
  beforeAll(() => caller(t, 'nontrivial', staff));
  const deceptive = ['Grace Hopper', 'Grасе  Hopper', '𝐆race Hоpper.', 'grace-h', 'Nоntrivial'];

  it.each(deceptive)('refuses %s in a profile', async (name) => {
    const { status, body } = await rename(name);
    expect([status, body.fields]).toMatchObject([409, [{ field: 'name' }]]);
  });

  it('names the character that looks like another', async () => {
    const { body } = await rename('Grаce Hopper');
    expect(body.fields[0].message).toContain('“а” looks like “a”');
  });

  it('refuses them when signing up', async () => {
    const signup = (username: string, name: string) =>
      createAnonymousCaller(t, 'nontrivial').call('POST', '/api/auth/signup', {
        username,
        name,
        email: 'new@mail.example',
      });
    expect((await signup('newcomer', 'Grасе Hopper')).body.fields).toMatchObject([
      { field: 'name' },
    ]);
    for (const username of ['Grace-H', 'n0ntrivial', 'adm1n', 'rnoderator'])
      expect((await signup(username, 'Ada')).body.fields).toMatchObject([{ field: 'username' }]);
    expect((await signup('newcomer', 'Gracia')).status).toBe(200);
  });

  it('accepts them on another site, and of staff', async () => {
    const other = await joinSite(t, 'statecraft');
    expect((await other.send('put', '/api/users/profile', { name: staff.name })).status).toBe(200);
    expect((await admin.call('PUT', '/api/users/profile', { name: 'Nontrivial' })).status).toBe(
      200,
    );
  });
});

it('refuses an address as the name of the sender', async () => {
  const { body: settings } = await admin.call('GET', '/api/admin/mail');
  const { fromAddress, replyTo, bounceDomain, postalAddress } = settings as Record<string, unknown>;
  const input = { fromAddress, replyTo, bounceDomain, postalAddress, server: null };
  const fromName = 'service@bank.example';
  const { status, body } = await admin.call('PUT', '/api/admin/mail', { ...input, fromName });
  expect([status, body.fields]).toMatchObject([400, [{ field: 'fromName' }]]);
});
