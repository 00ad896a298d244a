import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Comment } from '#shared/contract/comments.ts';
import type { Post } from '#shared/contract/posts.ts';
import { hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { comments, auditLog, outbox, posts, users } from '../../server/db/schema.ts';
import { caller, program, addSession, type Caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import type { UserRow } from '../support/factories.ts';
import { addComments, addPosts } from '../support/database-rows.ts';
import { setUpMemberAdmin, getUsername, getError } from '../support/member-admin.ts';
import { readStoredMails } from '../support/stored-mails.ts';

const fixture = await setUpMemberAdmin();
const { t, db, mod, admin, platform, readMember, readLog } = fixture;

const banMember = (username: string, fields: object = {}, actor = mod) =>
  actor.call('POST', `/api/admin/users/${username}/ban`, {
    until: null,
    reason: 'Advertising.',
    ...fields,
  });
const unbanMember = (username: string, actor = mod) =>
  actor.call('POST', `/api/admin/users/${username}/unban`, { reason: 'Enough.' });
const write = (actor = fixture.me) =>
  actor.call('POST', '/api/posts', { title: 'A post that is written', text: 'Words.' });
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

describe('a ban', () => {
  it('blocks writing at once and keeps reading and sessions', async () => {
    const key = await program(t, fixture.me.user as UserRow, ['read', 'write']);
    const other = { user: fixture.me.user, ...(await addSession(t, fixture.me.user as UserRow)) };
    const post = await t.make.post();
    const until = hoursFromNow(48);
    expect((await banMember(getUsername(fixture.me).toUpperCase(), { until })).body).toEqual({
      username: getUsername(fixture.me),
      ban: { until, reason: 'Advertising.' },
      removed: 0,
      contentLeft: false,
    });
    for (const actor of [fixture.me, other, key]) {
      for (const refusal of [
        await write(actor),
        await actor.call('POST', `/api/posts/${post.id}/comments`, { text: 'Words.' }),
        await actor.call('POST', `/api/posts/${post.id}/vote`, { vote: 1 }),
      ]) {
        expectError(refusal, 'forbidden');
        const message = getError(refusal);
        expect(message).toMatch(/^You can't post or comment here until \d+ \w+ 20\d\d at .* UTC\./);
        expect(message).toMatch(/UTC\. Reason: Advertising\.$/);
      }
      expect((await actor.call('GET', `/api/me/votes?posts=${post.id}`)).status).toBe(200);
    }
    expect((await fixture.me.call('GET', '/api/auth/verify')).status).toBe(200);
    expect((await fixture.me.call('PATCH', '/api/account', { timeZone: 'UTC' })).status).toBe(200);
    expect((await fixture.me.call('GET', '/api/account/export')).status).toBe(200);
    expect(
      (
        await fixture.me.call('POST', '/api/subscriptions/subscribe-authenticated', {
          frequency: 'weekly',
        })
      ).status,
    ).toBe(201);
    expect(
      (
        await fixture.me.call('DELETE', '/api/account', {
          username: getUsername(fixture.me),
          posts: 'keep',
        })
      ).status,
    ).toBe(200);
    expect(await readLog()).toEqual([
      {
        action: 'ban',
        userId: fixture.me.user?.id,
        actorId: mod.user?.id,
        reason: 'Advertising.',
        told: true,
      },
    ]);
    const [mail] = await readStoredMails(
      fixture.t,
      and(eq(outbox.recipient, fixture.me.user?.email ?? ''), eq(outbox.kind, 'moderation')),
    );
    expect(mail?.subject).toContain('is banned until');
    expect(mail?.text).toMatch(/Reason: Advertising\..*\/contact/s);
  });

  it('ends on time or early, and ignores repeats', async () => {
    const until = hoursFromNow(1);
    for (const _ of [1, 2])
      expect((await banMember(getUsername(fixture.me), { until })).status).toBe(200);
    expect(await readLog()).toHaveLength(1);
    expect((await banMember(getUsername(fixture.me))).body).toMatchObject({ ban: { until: null } });
    expect(getError(await write())).toBe("You can't post or comment here. Reason: Advertising.");
    expect((await unbanMember(getUsername(fixture.me))).body).toMatchObject({ ban: null });
    expect((await unbanMember(getUsername(fixture.me))).body).toMatchObject({ ban: null });
    expect((await write()).status).toBe(201);
    expect((await readLog()).map(({ action }) => action)).toEqual(['ban', 'ban', 'unban']);
    const inSeconds = `${until.slice(0, 19)}Z`;
    for (const given of [inSeconds, inSeconds.replace('Z', '+00:00')])
      expect((await banMember(getUsername(fixture.me), { until: given })).body).toMatchObject({
        ban: { until: `${until.slice(0, 19)}.000Z` },
      });
    await banMember(getUsername(fixture.me), { until });
    await db
      .update(users)
      .set({ bannedUntil: sql`now() - interval '1 second'` as never })
      .where(eq(users.id, fixture.me.user?.id ?? ''));
    expect((await write()).status).toBe(201);
    expect((await readMember(getUsername(fixture.me))).ban).toBeNull();
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
    expectError(await banMember(getUsername(fixture.me), fields), 'bad_request', [field]);
    expect((await write()).status).toBe(201);
  });

  it('can remove content, with audit entries and correct counters', async () => {
    const target = await t.make.post();
    const mine: string[] = [];
    for (let i = 0; i < 3; i += 1)
      mine.push(
        (
          (
            await fixture.me.call('POST', '/api/posts', {
              title: `Number ${i} of mine`,
              text: `Words ${i}.`,
            })
          ).body as Post
        ).id,
      );
    await fixture.me.call('PUT', `/api/posts/${mine[0]}/visibility`, { is_hidden: true });
    await fixture.me.call('DELETE', `/api/posts/${mine[1]}`);
    const addComment = (
      (await fixture.me.call('POST', `/api/posts/${target.id}/comments`, { text: 'Words.' }))
        .body as Comment
    ).id;
    const reply = await banMember(getUsername(fixture.me), { removeContent: true });
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
          .where(and(eq(posts.userId, fixture.me.user?.id ?? ''), sql`deleted_at is null`))
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
          .where(eq(users.id, fixture.me.user?.id ?? ''))
      )[0],
    ).toEqual({ posts: 0, comments: 0 });
    expect(
      (
        await db.select({ count: posts.commentCount }).from(posts).where(eq(posts.id, target.id))
      )[0],
    ).toEqual({ count: 0 });
    expect(
      await db.$count(outbox, eq(outbox.recipient, fixture.me.user?.email ?? '')),
      'one mail says it',
    ).toBe(1);
    expect((await banMember(getUsername(fixture.me), { removeContent: true })).body).toMatchObject({
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
      await fixture.me.call('POST', '/api/posts', { title, text: `${title}.` });
    await admin.call('DELETE', `/api/admin/rules/${rule.id}`);
    expect((await banMember(getUsername(fixture.me), { removeContent: true })).body).toMatchObject({
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
    const usual = limits.bans.maxItems;
    expect(usual).toBe(1_000);
    limits.bans.maxItems = 130;
    const [target, writer] = [await t.make.post(), fixture.me.user as UserRow];
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
      (await banMember(getUsername(fixture.me), { removeContent: true })).body as {
        removed: number;
        contentLeft: boolean;
      };
    try {
      expect(await addContent()).toMatchObject({ removed: 130, contentLeft: true });
      limits.bans.maxItems = 30;
      expect(await addContent()).toMatchObject({ removed: 30, contentLeft: false });
      expect(await addContent()).toMatchObject({ removed: 0, contentLeft: false });
    } finally {
      limits.bans.maxItems = usual;
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
