import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Member, UserNote } from '#shared/contract/admin-members.ts';
import { auditLog, sessions, users } from '../../server/db/schema.ts';
import { addSession, caller, type Caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import type { UserRow } from '../support/factories.ts';
import { setUpMemberAdmin, getUsername, getError } from '../support/member-admin.ts';
import { addReport, ban } from '../support/moderation.ts';

const fixture = await setUpMemberAdmin();
const { t, db, mod, admin, platform, readMember, readLog } = fixture;

describe('GET /api/admin/users', () => {
  it('lists members newest first, filtered by name, role and ban', async () => {
    const created: UserRow[] = [];
    for (const [i, username] of ['Zed_one', 'zed-two', 'Other_zed', 'zedx'].entries())
      created.push(
        await t.make.user('nontrivial', {
          username,
          role: i === 1 ? 'moderator' : 'member',
          createdAt: new Date(Date.UTC(2026, 10, 22, i)),
        }),
      );
    await t.make.user('nontrivial', { username: 'deleted-zed', deletedAt: new Date() });
    await t.make.user('statecraft', { username: 'zed_abroad' });
    await ban(t, created[0] as UserRow, new Date('2126-01-01T00:00:00.000Z'), 'Spam.');
    await ban(t, created[3] as UserRow, new Date(Date.now() - 1_000));
    const list = async (query: string) =>
      ((await mod.call('GET', `/api/admin/users${query}`)).body as { members: Member[] }).members;
    const listNames = async (query: string) => (await list(query)).map(({ username }) => username);
    expect((await listNames('')).slice(0, 4)).toEqual(['zedx', 'Other_zed', 'zed-two', 'Zed_one']);
    expect(await listNames('?q=ZED')).toEqual(['zedx', 'zed-two', 'Zed_one']);
    expect(await listNames('?q=zed_')).toEqual(['Zed_one']);
    expect(await listNames('?q=zed&role=moderator')).toEqual(['zed-two']);
    expect(await list('?banned=yes')).toMatchObject([
      { username: 'Zed_one', ban: { until: '2126-01-01T00:00:00.000Z', reason: 'Spam.' } },
    ]);
    expect(await list('?q=zedx')).toMatchObject([{ ban: null, role: 'member', karma: 0 }]);
    const first = (await mod.call('GET', '/api/admin/users?q=zed&limit=2')).body as {
      nextCursor: string;
    };
    expect(await listNames(`?q=zed&limit=2&cursor=${first.nextCursor}`)).toEqual(['Zed_one']);
    expect((await mod.call('GET', '/api/admin/users')).text).not.toMatch(
      /mail\.example|abroad|deleted-zed/,
    );
    for (const [query, field] of [
      ['?q=%25', 'q'],
      ['?role=king', 'role'],
      ['?banned=no', 'banned'],
      ['?cursor=x', 'cursor'],
    ] as const)
      expectError(await mod.call('GET', `/api/admin/users${query}`), 'bad_request', [field]);
  });
});

describe('GET /api/admin/users/{username}', () => {
  it('returns account details, and a masked email to admins only', async () => {
    const user = await t.make.user('nontrivial', {
      username: 'Person_x',
      email: 'someone@mail.example',
      about: 'I.',
    });
    const post = await t.make.post({ by: user, title: 'Reported' });
    const comment = await t.make.comment(post, { by: user, isHidden: true });
    const reporter = await addReport(t, post, { note: 'Look.' });
    await addReport(t, comment, { reason: 'rule', state: 'closed', outcome: 'resolved' });
    await addReport(t, await t.make.post(), {
      reporterId: user.id,
      state: 'closed',
      outcome: 'dismissed',
    });
    await mod.call('POST', `/api/admin/posts/${post.id}/moderate`, {
      action: 'lock',
      reason: 'Heated.',
    });
    const note = (await mod.call('POST', '/api/admin/users/person_x/notes', { text: ' Warned. ' }))
      .body as UserNote;
    expect(note).toMatchObject({ author: 'Moira', text: 'Warned.', own: true });
    const seen = await readMember('person_X');
    expect(seen).toMatchObject({
      username: 'Person_x',
      about: 'I.',
      canLogIn: true,
      address: null,
      postCount: 1,
      hiddenCount: 1,
      reportCount: 2,
      madeReports: { total: 1, dismissed: 1 },
      ban: null,
      actions: [{ action: 'add-note' }, { action: 'lock-post', reason: 'Heated.' }],
      notes: [{ id: note.id, text: 'Warned.' }],
    });
    expect(
      seen.reports
        .map(({ reporter: reporterName, reason, outcome, commentId }) => [
          reporterName,
          reason,
          outcome,
          commentId,
        ])
        .toSorted(),
    ).toEqual(
      [
        [null, 'rule', 'resolved', comment.id],
        [reporter.username, 'spam', 'resolved', null],
      ].toSorted(),
    );
    expect((await readMember('Person_x', admin)).address).toBe('s•••e@mail.example');
    expect(JSON.stringify(seen)).not.toContain('someone@');
    const abroad = await t.make.user('statecraft');
    for (const username of ['nobody', abroad.username, '%27', 'someone@mail.example'])
      expectError(await mod.call('GET', `/api/admin/users/${username}`), 'not_found');
  });

  it('hides notes from members; moderators delete only their own', async () => {
    const add = async (actor: Caller, text: string) =>
      (
        (await actor.call('POST', `/api/admin/users/${getUsername(fixture.me)}/notes`, { text }))
          .body as UserNote
      ).id;
    const [ownNote, theirs] = [
      await add(mod, 'Of the moderator.'),
      await add(admin, 'Of the admin.'),
    ];
    expect(
      (await readMember(getUsername(fixture.me))).notes
        .map(({ text, own: mine }) => [text, mine])
        .toSorted(),
    ).toEqual([
      ['Of the admin.', false],
      ['Of the moderator.', true],
    ]);
    const remove = (actor: Caller, id: string) =>
      actor.call('DELETE', `/api/admin/users/${getUsername(fixture.me)}/notes/${id}`);
    expectError(await remove(mod, theirs), 'forbidden');
    expect((await remove(mod, ownNote)).body).toEqual({ deleted: true });
    expectError(await remove(mod, ownNote), 'not_found');
    expect((await remove(admin, theirs)).body).toEqual({ deleted: true });
    expect((await readLog()).map(({ action }) => action)).toEqual([
      'add-note',
      'add-note',
      'delete-note',
      'delete-note',
    ]);
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain('Of the');
    for (const text of ['', '  ', 'x'.repeat(2_001)])
      expectError(
        await mod.call('POST', `/api/admin/users/${getUsername(fixture.me)}/notes`, { text }),
        'bad_request',
        ['text'],
      );
  });
});

describe('PUT /api/admin/users/{username}/role', () => {
  const setRole = (username: string, role: string, actor = admin) =>
    actor.call('PUT', `/api/admin/users/${username}/role`, { role, reason: 'Asked for it.' });

  it('applies from the next request and is audited, not public', async () => {
    expect((await setRole(getUsername(fixture.me), 'moderator')).body).toEqual({
      username: getUsername(fixture.me),
      role: 'moderator',
      before: 'member',
    });
    expect((await fixture.me.call('GET', '/api/admin/me')).body).toMatchObject({
      role: 'moderator',
    });
    expect((await setRole(getUsername(fixture.me), 'member')).body).toMatchObject({
      before: 'moderator',
    });
    expectError(await fixture.me.call('GET', '/api/admin/me'), 'not_found');
    expect(await readLog()).toEqual(
      ['', ''].map(() => ({
        action: 'change-role',
        userId: fixture.me.user?.id,
        actorId: admin.user?.id,
        reason: 'Asked for it.',
        told: false,
      })),
    );
    const imported = await t.make.user();
    expectError(await setRole(imported.username, 'moderator'), 'conflict');
    for (const username of [
      'nobody',
      fixture.me.user?.email ?? '',
      (await t.make.user('statecraft')).username,
    ])
      expectError(await setRole(username, 'moderator'), 'not_found');
    expectError(await setRole(getUsername(fixture.me), 'king'), 'bad_request', ['role']);
  });

  it('keeps the last site admin, also under concurrency', async () => {
    await db
      .update(users)
      .set({ role: 'member' })
      .where(
        and(
          eq(users.siteId, 'nontrivial'),
          eq(users.role, 'admin'),
          sql`id <> ${admin.user?.id ?? ''}`,
        ),
      );
    const refusal = await setRole('Adam', 'member');
    expectError(refusal, 'conflict');
    expect(getError(refusal)).toContain('only admin');
    const second = await caller(t, 'nontrivial', { role: 'admin' });
    const both = await Promise.all([
      setRole('Adam', 'moderator', admin),
      setRole(getUsername(second), 'moderator', second),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(
      await db.$count(users, and(eq(users.siteId, 'nontrivial'), eq(users.role, 'admin'))),
    ).toBe(1);
    for (const { user } of [admin, second]) await setRole(user?.username ?? '', 'member', platform);
    expect(
      await db.$count(users, and(eq(users.siteId, 'nontrivial'), eq(users.role, 'admin'))),
    ).toBe(0);
    await setRole('Adam', 'admin', platform);
  });
});

describe('DELETE /api/admin/users/{username}/sessions', () => {
  const end = (username: string, actor = admin) =>
    actor.call('DELETE', `/api/admin/users/${username}/sessions`);

  it('ends the sessions of a member and is audited', async () => {
    const member = await caller(t, 'nontrivial');
    const second = await addSession(t, member.user as UserRow);
    const other = await caller(t, 'nontrivial');
    const reply = await end(getUsername(member));
    expect([reply.status, reply.body]).toEqual([200, { username: getUsername(member), ended: 2 }]);
    expect((await member.call('GET', '/api/account')).status).toBe(401);
    expect((await second.call('GET', '/api/account')).status).toBe(401);
    expect((await other.call('GET', '/api/account')).status).toBe(200);
    expect(await readLog()).toMatchObject([
      { action: 'end-sessions', userId: member.user?.id, actorId: admin.user?.id, told: false },
    ]);
    expect((await end(getUsername(member))).body).toMatchObject({ ended: 0 });
    expect(t.log.findLast(({ event }) => event === 'session_ended')).toMatchObject({
      user: member.user?.id,
    });
  });

  it('requires a recent admin login and a site member', async () => {
    const member = await caller(t, 'nontrivial');
    const abroad = await caller(t, 'statecraft');
    expectError(await end(getUsername(member), mod), 'not_found');
    expectError(await end(getUsername(abroad)), 'not_found');
    expect((await abroad.call('GET', '/api/account')).status).toBe(200);
    const stale = await caller(t, 'nontrivial', { role: 'admin' });
    await db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '1 hour'` as never })
      .where(eq(sessions.id, stale.sessionId ?? ''));
    expectError(await end(getUsername(member), stale), 'reauthentication_required');
    expect((await member.call('GET', '/api/account')).status).toBe(200);
  });
});
