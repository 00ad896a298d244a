import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Account } from '#shared/contract/auth.ts';
import { outbox, users } from '../../server/db/schema.ts';
import { codeMailedTo, joinSite } from '../support/members.ts';
import { siteIds } from '../support/test-app.ts';
import { setUpLogin } from '../support/login-calls.ts';

const { t, db, post, verify, check, summarize } = await setUpLogin();

describe('signing up', () => {
  it.each(siteIds)('on %s emails a code, creates the account, logs in', async (site) => {
    const email = `Ada@${site}.mail.example`;
    const reply = await post(
      '/api/auth/signup',
      { username: 'Ada_1', name: ' Ada Reader ', email },
      site,
    );
    expect([reply.status, reply.body]).toEqual([200, { sent: true }]);
    expect(
      await db
        .select()
        .from(users)
        .where(and(eq(users.siteId, site), eq(users.username, 'Ada_1'))),
    ).toEqual([]);
    const verified = await verify(email.toUpperCase(), await codeMailedTo(t, site, email), site);
    expect(verified.status).toBe(200);
    expect(verified.headers['cache-control']).toBe('no-store');
    const { token, user } = verified.body as { token: string; user: Account };
    expect(user).toEqual({
      username: 'Ada_1',
      name: 'Ada Reader',
      picture: null,
      email: email.toLowerCase(),
      role: 'member',
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await check(token, site)).body).toEqual({ user, shortcuts: null, timeZone: null });
    expect((await t.on(site).get('/api/users/ada_1')).text).not.toContain('mail.example');
  });

  it.each([
    ['username', { username: 'ab' }],
    ['username', { username: 'x'.repeat(25) }],
    ['username', { username: 'with space' }],
    ['username', { username: 'ünïcode' }],
    ['username', { username: '../etc' }],
    ['username', { username: 'a\u202Eb' }],
    ['username', { username: 7 }],
    ['name', { name: '' }],
    ['name', { name: '   ' }],
    ['name', { name: 'two\nlines' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'half a \ud800' }],
    ['name', { name: '\u200b' }],
    ['email', { email: 'half\ud800@b.example' }],
    ['email', { email: 'a@b\u00adc.example' }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b' }],
    ['email', { email: 'a@b.c, d@e.f' }],
    ['email', { email: 'A <a@b.example>' }],
    ['email', { email: 'a@b.example\r\nBcc: x@y.example' }],
    ['email', { email: `${'x'.repeat(250)}@b.example` }],
    ['more', { more: 1 }],
  ])('with a wrong %s returns 400 and mails nothing: %j', async (field, wrongPart) => {
    const before = await db.$count(outbox);
    const reply = await post('/api/auth/signup', {
      username: 'fine_name',
      name: 'Fine',
      email: 'fine@mail.example',
      ...wrongPart,
    });
    expect(reply.status).toBe(400);
    expect(
      (reply.body as { fields: { field: string }[] }).fields.map((error) => error.field),
    ).toEqual([field]);
    expect(await db.$count(outbox)).toBe(before);
  });

  it.each(['admin', 'API', 'Moderator', 'settings'])(
    'as %s is rejected as a reserved name',
    async (username) => {
      const reply = await post('/api/auth/signup', {
        username,
        name: 'Fine',
        email: 'fine@mail.example',
      });
      expect([reply.status, (reply.body as { fields: unknown }).fields]).toEqual([
        409,
        [{ field: 'username', message: 'is reserved' }],
      ]);
    },
  );

  it('rejects a taken name in any case, per site', async () => {
    await t.make.user('nontrivial', { username: 'Taken' });
    expect(
      (await post('/api/auth/signup', { username: 'tAKEN', name: 'x', email: 'tk@mail.example' }))
        .status,
    ).toBe(409);
    expect(
      (
        await post(
          '/api/auth/signup',
          { username: 'tAKEN', name: 'x', email: 'tk@mail.example' },
          'statecraft',
        )
      ).status,
    ).toBe(200);
  });

  it('with a registered address replies alike and emails no code', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    const knownReply = summarize(
      await post('/api/auth/signup', { username: 'other_name', name: 'x', email }),
    );
    const fresh = summarize(
      await post('/api/auth/signup', {
        username: 'other_name',
        name: 'x',
        email: 'fresh1@mail.example',
      }),
    );
    expect(knownReply).toEqual(fresh);
    expect(await codeMailedTo(t, 'nontrivial', email)).toBeNull();
    expect(await codeMailedTo(t, 'nontrivial', 'fresh1@mail.example')).toMatch(/^\d{6}$/);
  });

  it('twice at once with one name creates one account', async () => {
    const emails = ['first@race.example', 'second@race.example'];
    for (const email of emails)
      await post('/api/auth/signup', { username: 'Racer', name: 'x', email });
    const codes = await Promise.all(emails.map((email) => codeMailedTo(t, 'nontrivial', email)));
    const replies = await Promise.all(emails.map((email, i) => verify(email, codes[i] ?? null)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
