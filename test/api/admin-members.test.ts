import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person, PersonPage, UserNote } from '#shared/contract/admin-members.ts';
import type { Comment } from '#shared/contract/comments.ts';
import type { Post } from '#shared/contract/posts.ts';
import * as limits from '#shared/limits.ts';
import { comments, auditLog, outbox, posts, rateLimits, users } from '../../server/db/schema.ts';
import { caller, program, addSession, type Caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import type { UserRow } from '../support/factories.ts';
import { addReport, ban } from '../support/moderation.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { addComments, addPosts } from '../support/database-rows.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({
  config: { trustedProxies: 1, adminEmails: new Set(['platform@mail.example']) },
});
const { db } = t.deps;
const [mod, admin, platform] = [
  await caller(t, 'nontrivial', { role: 'moderator', username: 'Moira' }),
  await caller(t, 'nontrivial', { role: 'admin', username: 'Adam' }),
  await caller(t, 'nontrivial', { email: 'platform@mail.example', username: 'Petra' }),
];
let me: Caller;
beforeEach(async () => {
  for (const table of [rateLimits, auditLog, outbox]) await db.delete(table);
  me = await caller(t, 'nontrivial');
});
afterEach(async () => expect(await wrongPostCounters(db)).toEqual([]));

const getError = ({ body }: { body: unknown }) => (body as { error: string }).error;
const getUsername = ({ user }: Caller) => user?.username ?? '';
const banMember = (username: string, fields: object = {}, actor = mod) =>
  actor.call('POST', `/api/admin/users/${username}/ban`, {
    until: null,
    reason: 'Advertising.',
    ...fields,
  });
const unbanMember = (username: string, actor = mod) =>
  actor.call('POST', `/api/admin/users/${username}/unban`, { reason: 'Enough.' });
const readMember = async (username: string, actor = mod) =>
  (await actor.call('GET', `/api/admin/users/${username}`)).body as PersonPage;
const write = (actor = me) =>
  actor.call('POST', '/api/posts', { title: 'A post that is written', text: 'Words.' });
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const readLog = async () =>
  (await db.select().from(auditLog).orderBy(auditLog.createdAt)).map(
    ({ action, userId, actorId, reason, isPublic }) => ({
      action,
      userId,
      actorId,
      reason,
      told: isPublic,
    }),
  );

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
      ((await mod.call('GET', `/api/admin/users${query}`)).body as { people: Person[] }).people;
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
        (await actor.call('POST', `/api/admin/users/${getUsername(me)}/notes`, { text }))
          .body as UserNote
      ).id;
    const [ownNote, theirs] = [
      await add(mod, 'Of the moderator.'),
      await add(admin, 'Of the admin.'),
    ];
    expect(
      (await readMember(getUsername(me))).notes
        .map(({ text, own: mine }) => [text, mine])
        .toSorted(),
    ).toEqual([
      ['Of the admin.', false],
      ['Of the moderator.', true],
    ]);
    const remove = (actor: Caller, id: string) =>
      actor.call('DELETE', `/api/admin/users/${getUsername(me)}/notes/${id}`);
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
        await mod.call('POST', `/api/admin/users/${getUsername(me)}/notes`, { text }),
        'bad_request',
        ['text'],
      );
  });
});

describe('a ban', () => {
  it('blocks writing at once and keeps reading and sessions', async () => {
    const key = await program(t, me.user as UserRow, ['read', 'write']);
    const other = { user: me.user, ...(await addSession(t, me.user as UserRow)) };
    const post = await t.make.post();
    const until = hoursFromNow(48);
    expect((await banMember(getUsername(me).toUpperCase(), { until })).body).toEqual({
      username: getUsername(me),
      ban: { until, reason: 'Advertising.' },
      removed: 0,
      contentLeft: false,
    });
    for (const actor of [me, other, key]) {
      for (const refusal of [
        await write(actor),
        await actor.call('POST', `/api/posts/${post.id}/comments`, { text: 'Words.' }),
        await actor.call('POST', `/api/posts/${post.id}/vote`, { vote: 1 }),
      ]) {
        expectError(refusal, 'forbidden');
        expect(getError(refusal)).toMatch(
          /^You can't post or comment here until \w+ \d+, 20\d\d at .* UTC\. Reason: Advertising\.$/,
        );
      }
      expect((await actor.call('GET', `/api/me/votes?posts=${post.id}`)).status).toBe(200);
    }
    expect((await me.call('GET', '/api/auth/verify')).status).toBe(200);
    expect((await me.call('PATCH', '/api/account', { emailOnReply: true })).status).toBe(200);
    expect((await me.call('GET', '/api/account/export')).status).toBe(200);
    expect(
      (await me.call('POST', '/api/subscriptions/subscribe-authenticated', { frequency: 'weekly' }))
        .status,
    ).toBe(201);
    expect(
      (await me.call('DELETE', '/api/account', { username: getUsername(me), posts: 'keep' }))
        .status,
    ).toBe(200);
    expect(await readLog()).toEqual([
      {
        action: 'ban',
        userId: me.user?.id,
        actorId: mod.user?.id,
        reason: 'Advertising.',
        told: true,
      },
    ]);
    const [mail] = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, me.user?.email ?? ''), eq(outbox.kind, 'moderation')));
    expect(mail?.subject).toContain('is banned until');
    expect(mail?.text).toMatch(/Reason: Advertising\..*\/contact/s);
  });

  it('ends on time or early, and ignores repeats', async () => {
    const until = hoursFromNow(1);
    for (const _ of [1, 2]) expect((await banMember(getUsername(me), { until })).status).toBe(200);
    expect(await readLog()).toHaveLength(1);
    expect((await banMember(getUsername(me))).body).toMatchObject({ ban: { until: null } });
    expect(getError(await write())).toBe("You can't post or comment here. Reason: Advertising.");
    expect((await unbanMember(getUsername(me))).body).toMatchObject({ ban: null });
    expect((await unbanMember(getUsername(me))).body).toMatchObject({ ban: null });
    expect((await write()).status).toBe(201);
    expect((await readLog()).map(({ action }) => action)).toEqual(['ban', 'ban', 'unban']);
    await banMember(getUsername(me), { until });
    await db
      .update(users)
      .set({ bannedUntil: sql`now() - interval '1 second'` as never })
      .where(eq(users.id, me.user?.id ?? ''));
    expect((await write()).status).toBe(201);
    expect((await readMember(getUsername(me))).ban).toBeNull();
  });

  it("requires a role above the member's", async () => {
    const [member1, two] = [
      await caller(t, 'nontrivial', { role: 'moderator' }),
      await caller(t, 'nontrivial', { role: 'admin' }),
    ];
    const expectForbidden = async (member: Caller, actor: Caller) =>
      expectError(await banMember(getUsername(member), {}, actor), 'forbidden');
    await expectForbidden(member1, mod);
    await expectForbidden(two, mod);
    await expectForbidden(mod, mod);
    await expectForbidden(admin, admin);
    await expectForbidden(two, admin);
    for (const actor of [mod, admin, platform]) await expectForbidden(platform, actor);
    expect(await readLog()).toEqual([]);
    expect((await banMember(getUsername(member1), {}, admin)).status).toBe(200);
    expectError(await member1.call('GET', '/api/admin/me'), 'not_found');
    expectError(await unbanMember(getUsername(member1), mod), 'forbidden');
    expect((await unbanMember(getUsername(member1), admin)).status).toBe(200);
    expect((await member1.call('GET', '/api/admin/me')).status).toBe(200);
    expect((await banMember(getUsername(two), {}, platform)).status).toBe(200);
  });

  it.each([
    [{ until: '2020-01-01T00:00:00.000Z' }, 'until'],
    [{ until: 'tomorrow' }, 'until'],
    [{ until: '2126-13-45T00:00:00.000Z' }, 'until'],
    [{ until: '2126-02-30T00:00:00.000Z' }, 'until'],
    [{ until: '0000-01-01T00:00:00.000Z' }, 'until'],
    [{ until: undefined }, 'until'],
    [{ reason: '' }, 'reason'],
    [{ reason: 'two\nlines' }, 'reason'],
    [{ removeContent: 'yes' }, 'removeContent'],
    [{ forever: true }, 'forever'],
  ])('with %j returns 400 naming %s', async (fields, field) => {
    expectError(await banMember(getUsername(me), fields), 'bad_request', [field]);
    expect((await write()).status).toBe(201);
  });

  it('can remove content, with audit entries and correct counters', async () => {
    const target = await t.make.post();
    const mine: string[] = [];
    for (let i = 0; i < 3; i += 1)
      mine.push(
        (
          (
            await me.call('POST', '/api/posts', {
              title: `Number ${i} of mine`,
              text: `Words ${i}.`,
            })
          ).body as Post
        ).id,
      );
    await me.call('PUT', `/api/posts/${mine[0]}/visibility`, { is_hidden: true });
    await me.call('DELETE', `/api/posts/${mine[1]}`);
    const addComment = (
      (await me.call('POST', `/api/posts/${target.id}/comments`, { text: 'Words.' }))
        .body as Comment
    ).id;
    const reply = await banMember(getUsername(me), { removeContent: true });
    expect(reply.body).toMatchObject({ removed: 3, contentLeft: false });
    expect((await readLog()).map(({ action }) => action).toSorted()).toEqual([
      'ban',
      'remove-comment',
      'remove-post',
      'remove-post',
    ]);
    expect(
      (
        await db
          .select({ hiddenBy: posts.hiddenBy })
          .from(posts)
          .where(and(eq(posts.userId, me.user?.id ?? ''), sql`deleted_at is null`))
      ).map(({ hiddenBy }) => hiddenBy),
    ).toEqual(['removed', 'removed']);
    expect(
      (
        await db
          .select({ listed: comments.isVisible })
          .from(comments)
          .where(eq(comments.id, addComment))
      )[0],
    ).toEqual({ listed: false });
    expect(
      (
        await db
          .select({ posts: users.postCount, comments: users.commentCount })
          .from(users)
          .where(eq(users.id, me.user?.id ?? ''))
      )[0],
    ).toEqual({ posts: 0, comments: 0 });
    expect(
      (
        await db.select({ count: posts.commentCount }).from(posts).where(eq(posts.id, target.id))
      )[0],
    ).toEqual({ count: 0 });
    expect(
      await db.$count(outbox, eq(outbox.recipient, me.user?.email ?? '')),
      'one mail says it',
    ).toBe(1);
    expect((await banMember(getUsername(me), { removeContent: true })).body).toMatchObject({
      removed: 0,
    });
    await mod.call('POST', `/api/admin/posts/${mine[2]}/moderate`, { action: 'show' });
    expect((await t.on('nontrivial').get(`/api/posts/${mine[2]}`)).status, 'it can be undone').toBe(
      200,
    );
  });

  it('also removes content pending review, without a public entry', async () => {
    const rule = (
      await admin.call('POST', '/api/admin/rules', {
        kind: 'word',
        pattern: 'lottery',
        action: 'hold',
      })
    ).body as { id: string };
    for (const title of ['A post that is seen', 'A lottery that is not'])
      await me.call('POST', '/api/posts', { title, text: `${title}.` });
    await admin.call('DELETE', `/api/admin/rules/${rule.id}`);
    expect((await banMember(getUsername(me), { removeContent: true })).body).toMatchObject({
      removed: 2,
      contentLeft: false,
    });
    expect(
      (await readLog())
        .filter(({ action }) => action === 'remove-post')
        .map(({ told: isPublic }) => isPublic)
        .toSorted(),
    ).toEqual([false, true]);
    expect((await mod.call('GET', '/api/admin/review-queue')).body).toMatchObject({ items: [] });
  });

  it('removes a thousand items at most and reports the rest', async () => {
    const usual = limits.bans.removes;
    expect(usual).toBe(1_000);
    limits.bans.removes = 130;
    const [target, writer] = [await t.make.post(), me.user as UserRow];
    await addPosts(
      t,
      writer,
      Array.from({ length: 110 }, () => ({})),
    );
    await addComments(
      t,
      target,
      writer,
      Array.from({ length: 50 }, () => ({})),
    );
    const addContent = async () =>
      (await banMember(getUsername(me), { removeContent: true })).body as {
        removed: number;
        contentLeft: boolean;
      };
    try {
      expect(await addContent()).toMatchObject({ removed: 130, contentLeft: true });
      limits.bans.removes = 30;
      expect(await addContent()).toMatchObject({ removed: 30, contentLeft: false });
      expect(await addContent()).toMatchObject({ removed: 0, contentLeft: false });
    } finally {
      limits.bans.removes = usual;
    }
    expect(await db.$count(auditLog, sql`action like 'remove-%'`)).toBe(160);
    expect(
      (
        await db
          .select({ posts: users.postCount, comments: users.commentCount })
          .from(users)
          .where(eq(users.id, writer.id))
      )[0],
    ).toEqual({ posts: 0, comments: 0 });
  });
});

describe('PUT /api/admin/users/{username}/role', () => {
  const setRole = (username: string, role: string, actor = admin) =>
    actor.call('PUT', `/api/admin/users/${username}/role`, { role, reason: 'Asked for it.' });

  it('applies from the next request and is audited, not public', async () => {
    expect((await setRole(getUsername(me), 'moderator')).body).toEqual({
      username: getUsername(me),
      role: 'moderator',
      before: 'member',
    });
    expect((await me.call('GET', '/api/admin/me')).body).toMatchObject({ role: 'moderator' });
    expect((await setRole(getUsername(me), 'member')).body).toMatchObject({ before: 'moderator' });
    expectError(await me.call('GET', '/api/admin/me'), 'not_found');
    expect(await readLog()).toEqual(
      ['', ''].map(() => ({
        action: 'change-role',
        userId: me.user?.id,
        actorId: admin.user?.id,
        reason: 'Asked for it.',
        told: false,
      })),
    );
    const imported = await t.make.user();
    expectError(await setRole(imported.username, 'moderator'), 'conflict');
    for (const username of [
      'nobody',
      me.user?.email ?? '',
      (await t.make.user('statecraft')).username,
    ])
      expectError(await setRole(username, 'moderator'), 'not_found');
    expectError(await setRole(getUsername(me), 'king'), 'bad_request', ['role']);
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
