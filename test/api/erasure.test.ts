import { and, desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lifeOfRows } from '../../server/db/life-of-rows.ts';
import {
  digestVariants,
  comments,
  follows,
  auditLog,
  notifications,
  outbox,
  posts,
  postVotes,
  siteVersions,
  inboundFeeds,
  users,
} from '../../server/db/schema.ts';
import * as content from '../../server/domain/account-lifecycle/erase-content.ts';
import * as traces from '../../server/domain/account-lifecycle/erase-traces.ts';
import { keepAddressBan } from '../../server/domain/accounts/address-bans.ts';
import { eraseSubscriptions } from '../../server/domain/subscriptions/erase.ts';
import { deleteAccount, setUpAccountDeletion } from '../support/account-deletion.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { fromSite, joinSite } from '../support/members.ts';
import { leaveDigestTraces, leaveTraces } from '../support/personal-traces.ts';
import { columnsWith, personalColumns } from '../support/schema-walk.ts';
import { createMailRow } from '../support/mail-rows.ts';
import { leaveStaffTraces, readStaffTexts } from '../support/staff-traces.ts';
import { readStoredMails } from '../support/stored-mails.ts';

const { t, db, readRow, elapseWaiting, runDeletions } = await setUpAccountDeletion();

const siteId = 'nontrivial';

it('has each step that the life of rows names', () => {
  const steps = lifeOfRows.flatMap(({ erase }) =>
    typeof erase === 'object' && 'steps' in erase ? erase.steps.split(' ') : [],
  );
  expect(steps.length).toBeGreaterThan(5);
  const functions = { ...content, ...traces, keepAddressBan, eraseSubscriptions };
  expect(steps.filter((name) => !(name in functions))).toEqual([]);
});

describe('the erasure after two weeks', () => {
  it('leaves no personal data in any table, counters correct', async () => {
    const { me, mine, other, otherRow, theirPost, post, comment, answer } = await leaveTraces(
      t,
      'Canaria',
    );
    await leaveDigestTraces(t, 'Canaria', mine, post, theirPost);
    await leaveStaffTraces(t, 'Canaria', mine, otherRow, { post, comment, answer, theirPost });
    expect(
      (await columnsWith(db, 'canaria')).toSorted(),
      'a trace in every column that can have one',
    ).toEqual(personalColumns);
    const replies = await readStoredMails(t, eq(outbox.kind, 'reply'));
    expect(replies.filter(({ text }) => /canaria/i.test(text)).length).toBeGreaterThan(0);
    await me.send('delete', '/api/account', { username: me.username, posts: 'delete' });
    await elapseWaiting({ user: mine });
    const contentVersion = t.deps.contentVersions.get(siteId);
    expect(await runDeletions()).toBe(1);
    expect(t.deps.contentVersions.get(siteId)).not.toBe(contentVersion);
    expect(await columnsWith(db, 'canaria')).toEqual([]);
    expect(JSON.stringify(await readStoredMails(t))).not.toMatch(/canaria/i);
    expect(
      await readStaffTexts(t),
      'what they wrote as staff about others stays with the site',
    ).toEqual([['Words about others.', 'Words as a moderator.'], ['A note about others.']]);
    const deleted = (await db.select().from(users).where(eq(users.id, mine.id)))[0]?.username ?? '';
    expect((await db.select().from(siteVersions)).map(({ author }) => author)).toEqual([
      `${deleted} (${siteId})`,
    ]);
    expect(
      (await db.select().from(auditLog).where(eq(auditLog.action, 'ban'))).map(
        ({ reason, before, after, isRedacted: redacted }) => [reason, before, after, redacted],
      ),
    ).toEqual([['', null, null, true]]);
    expect(
      (await db.select().from(inboundFeeds)).map(({ state, lastError: problem }) => [
        state,
        problem,
      ]),
    ).toEqual([['paused', "The author's account was deleted."]]);
    expect(
      (await db.select().from(digestVariants)).map(({ id, overview, entries }) => [
        id,
        [...(overview ?? []), ...(entries ?? []).flatMap(({ sentences }) => sentences)].map(
          ({ text }) => text,
        ),
      ]),
      'what rests on others stays',
    ).toEqual([['forall', ['Others said so.', 'Others said so.']]]);

    const row = (await db.select().from(users).where(eq(users.id, mine.id)))[0];
    expect(row).toMatchObject({
      name: 'Deleted',
      about: '',
      website: null,
      email: null,
      role: 'member',
      deletionScheduledAt: null,
      postCount: 0,
      commentCount: 0,
      followerCount: 0,
      followingCount: 0,
    });
    expect(row?.username).toMatch(/^deleted-[0-9A-Za-z]{12}$/);
    expect(row?.deletedAt).not.toBeNull();
    for (const name of [me.username, row?.username ?? '']) {
      expect((await t.on(siteId).get(`/api/users/${name}`)).status).toBe(404);
      expect((await t.on(siteId).get(`/u/${name}`)).status).toBe(404);
      expect((await other.send('post', `/api/users/${name}/follow`)).status).toBe(404);
    }
    // The discussion of others stays.
    expect((await t.on(siteId).get(`/api/posts/${post.id}`)).body).toMatchObject({
      title: '[deleted]',
      slug: post.id,
      author: null,
      url: null,
      text: null,
    });
    expect((await t.on(siteId).get('/api/auth/verify').set(me.bearer)).status).toBe(401);

    // Texts by others remain; the comment keeps its position.
    const [theirs] = await db.select().from(comments).where(eq(comments.id, answer.id));
    expect(theirs).toMatchObject({ text: 'An answer in words of others.', isVisible: true });
    const thread = (await t.on(siteId).get(`/api/posts/${theirPost.id}/comments`)).body as {
      comments: { id: string; deleted: boolean; author: unknown }[];
      totalCount: number;
    };
    expect(thread.totalCount).toBe(0);
    for (const reply of thread.comments.filter(({ id }) => id === comment.id))
      expect(reply).toMatchObject({ deleted: true, author: null, text: null });
    expect(
      await db.select().from(notifications).where(eq(notifications.commentId, comment.id)),
    ).toEqual([]);
    // Votes still count, follows end, and the suppressed address is a hash.
    expect(
      await db.$count(
        postVotes,
        and(eq(postVotes.userId, mine.id), eq(postVotes.postId, theirPost.id)),
      ),
    ).toBe(1);
    expect((await db.select().from(posts).where(eq(posts.id, theirPost.id)))[0]?.score).toBe(
      theirPost.score + 1,
    );
    expect((await db.select().from(users).where(eq(users.id, otherRow.id)))[0]).toMatchObject({
      followerCount: 0,
      followingCount: 0,
    });
    expect(await db.$count(follows, eq(follows.followerId, mine.id))).toBe(0);
    expect(
      (
        (await db.execute(sql`select count(*)::int as n from suppressions`)) as unknown as {
          rows: { n: number }[];
        }
      ).rows[0]?.n,
    ).toBe(1);
    // The log never contained it.
    expect(JSON.stringify(t.log)).not.toMatch(/canaria/i);
  });

  it('keeps chosen posts and comments under an anonymous name', async () => {
    const { me, mine, otherRow, post, comment, answer, theirPost } = await leaveTraces(
      t,
      'Staysputword',
    );
    await leaveStaffTraces(t, 'Staysputword', mine, otherRow, { post, comment, answer, theirPost });
    await me.send('delete', '/api/account', { username: me.username, posts: 'keep' });
    await elapseWaiting({ user: mine });
    await runDeletions();
    const username =
      (await db.select().from(users).where(eq(users.id, mine.id)))[0]?.username ?? '';
    const shown = (await t.on(siteId).get(`/api/posts/${post.id}`)).body as {
      title: string;
      author: { username: string };
    };
    expect(shown).toMatchObject({ title: 'Staysputword title', author: { username } });
    const thread = (await t.on(siteId).get(`/api/posts/${theirPost.id}/comments`)).body as {
      comments: { id: string }[];
    };
    expect(thread.comments.find(({ id }) => id === comment.id)).toMatchObject({
      text: expect.stringContaining('Staysputword comment') as string,
      author: { username },
      deleted: false,
    });
    expect((await t.on(siteId).get(`/post/${post.slug}`)).text).toContain(username);
    expect((await t.on(siteId).get(`/api/users/${username}/posts`)).status).toBe(404);
    const left = await columnsWith(db, 'staysputword');
    expect(left.filter((column) => !/^(?:posts|comments|sharing_pictures)\./.test(column))).toEqual(
      [],
    );
    // The username is free again.
    await joinSite(t, siteId, { username: me.username, email: me.email });
    expect((await t.on(siteId).get(`/api/users/${me.username}`)).status).toBe(200);
    expect(
      (
        await db
          .select()
          .from(users)
          .where(and(eq(users.siteId, siteId), eq(users.email, me.email)))
      ).length,
    ).toBe(1);
  });

  it('reserves the anonymous names against signups', async () => {
    const reply = await t
      .on(siteId)
      .post('/api/auth/signup')
      .set(fromSite(siteId))
      .send({ username: 'Deleted-abc', name: 'x', email: 'x@mail.example' });
    expectError(reply, 'conflict', ['username']);
  });

  it('leaves the same name and address on other sites', async () => {
    const me = await caller(t, siteId, { username: 'Twin', email: 'twin@mail.example' });
    const twin = await caller(t, 'statecraft', { username: 'Twin', email: 'twin@mail.example' });
    await t.make.post({ site: 'statecraft', by: twin.user as never, title: 'Of the twin' });
    await deleteAccount(me, { posts: 'delete' });
    await elapseWaiting(me);
    await runDeletions();
    expect((await readRow(me)).email).toBeNull();
    expect(await readRow(twin)).toMatchObject({
      username: 'Twin',
      email: 'twin@mail.example',
      deletedAt: null,
      postCount: 1,
    });
    expect((await t.on('statecraft').get('/api/account').set(twin.bearer)).status).toBe(200);
  });

  it('leaves no gaps in lists and drops queued emails', async () => {
    const me = await caller(t, siteId);
    await t.make.post({ by: me.user as never, title: 'Soon gone' });
    await db
      .insert(outbox)
      .values(createMailRow({ id: 'on-its-way', recipient: me.user?.email ?? '' }));
    await deleteAccount(me, { posts: 'delete' });
    await elapseWaiting(me);
    await runDeletions();
    const { posts: shown } = (await t.on(siteId).get('/api/posts?sort=new&limit=100')).body as {
      posts: { title: string }[];
    };
    expect(shown.filter(({ title }) => title === '' || title === 'Soon gone')).toEqual([]);
    expect(
      await db.select().from(outbox).where(eq(outbox.id, 'on-its-way')).orderBy(desc(outbox.id)),
    ).toEqual([]);
  });
});
