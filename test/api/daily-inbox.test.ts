import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comments, notifications, posts, subscriptions, users } from '../../server/db/schema.ts';
import { queueDailyInboxMails } from '../../server/domain/comments/daily-inbox.ts';
import { setUpInbox, readInbox, type Member } from '../support/inbox-calls.ts';
import { inboxMailToken } from '../support/inbox-mails.ts';
import { fromSite } from '../support/members.ts';
import { readStoredMails } from '../support/stored-mails.ts';
import { addSubscription } from '../support/subscriptions.ts';

const fixture = await setUpInbox();
const { t, db, ada, grace, linus, readUser, createComment } = fixture;
const siteId = 'nontrivial';

const choose = (member: Member, times: object, timeZone = 'UTC') =>
  member.send('patch', '/api/account', { notifications: times, timeZone });
/** Runs the job as if it were that time. */
const runAt = (time: string) =>
  queueDailyInboxMails({ ...t.deps, clock: { now: () => new Date(time) } });
const listMails = () => readStoredMails(t);
/** Moves all notifications to a time. */
const setTimes = (time: string) => db.update(notifications).set({ createdAt: new Date(time) });
const makeUnread = () =>
  db.update(users).set({ inboxReadAt: new Date('2026-11-01T00:00:00Z'), timeZone: null });

beforeEach(async () => {
  await db.delete(subscriptions);
  await makeUnread();
});

describe('the daily mail', () => {
  it('lists what is unread at 08:00 in the zone, once', async () => {
    await choose(ada, { replies: 'daily' }, 'Europe/Berlin');
    const comment = await createComment(grace, 'First words');
    await createComment(linus, 'Second words');
    expect(await listMails()).toEqual([]);
    await setTimes('2026-11-20T20:00:00Z');
    expect(await runAt('2026-11-21T06:59:00Z')).toBe(0);
    expect(await runAt('2026-11-21T07:00:00Z')).toBe(1);
    expect(await runAt('2026-11-21T07:01:00Z')).toBe(0);
    expect(await runAt('2026-11-22T07:00:00Z')).toBe(0);
    const [mail, ...others] = await listMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'inbox-daily',
      recipient: ada.email,
      subject: 'New in your inbox: 2',
      localDay: '2026-11-21',
      userId: (await readUser(ada)).id,
    });
    expect(mail?.text).toContain('Grace commented on “On & on”');
    expect(mail?.text).toContain(
      `https://nontrivial.example/post/${fixture.post.slug}?root=${comment.id}#c-${comment.id}`,
    );
    expect(mail?.text).not.toContain('First words');
  });

  it('uses the hour and the language of the digest', async () => {
    await choose(ada, { replies: 'daily' }, 'Europe/Berlin');
    await addSubscription(t, siteId, {
      email: ada.email,
      language: 'de',
      timeZone: 'Asia/Kolkata',
      sendHour: 18,
    });
    await createComment(grace, 'Words');
    await setTimes('2026-11-21T12:00:00Z');
    expect(await runAt('2026-11-21T12:29:00Z')).toBe(0);
    expect(await runAt('2026-11-21T12:30:00Z')).toBe(1);
    const [mail] = await listMails();
    expect(mail?.subject).toBe('Neu in Ihrem Posteingang: 1');
    expect(mail?.html).toContain('lang="de"');
  });

  it('waits a day with what comes after the hour', async () => {
    await choose(ada, { replies: 'daily' });
    await createComment(grace, 'One');
    await setTimes('2026-11-21T07:00:00Z');
    expect(await runAt('2026-11-21T08:00:00Z')).toBe(1);
    await createComment(grace, 'Two');
    await db
      .update(notifications)
      .set({ createdAt: new Date('2026-11-21T08:30:00Z') })
      .where(eq(notifications.awaitsDailyMail, true));
    expect(await runAt('2026-11-21T23:00:00Z')).toBe(0);
    expect(await runAt('2026-11-22T08:00:00Z')).toBe(1);
    expect((await listMails()).map(({ localDay }) => localDay)).toEqual([
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('takes no lock for members who already received it', async () => {
    await choose(ada, { replies: 'daily' });
    await createComment(grace, 'One');
    await setTimes('2026-11-21T07:00:00Z');
    expect(await runAt('2026-11-21T08:00:00Z')).toBe(1);
    await createComment(grace, 'Two');
    await db
      .update(notifications)
      .set({ createdAt: new Date('2026-11-21T08:30:00Z') })
      .where(eq(notifications.awaitsDailyMail, true));
    await addSubscription(t, siteId, { email: ada.email, timeZone: 'UTC', sendHour: 10 });
    const transaction = vi.spyOn(db, 'transaction');
    expect(await runAt('2026-11-21T10:00:00Z')).toBe(0);
    expect(transaction).not.toHaveBeenCalled();
    expect(await runAt('2026-11-22T10:00:00Z')).toBe(1);
  });

  it('leaves out what was read, hidden, deleted or turned off', async () => {
    await choose(ada, { replies: 'daily', mentions: 'daily' });
    const hidden = await createComment(grace, 'Hidden');
    await db.update(comments).set({ isHidden: true }).where(eq(comments.id, hidden.id));
    const deleted = await createComment(grace, 'Deleted');
    await grace.send('delete', `/api/comments/${deleted.id}`);
    const gone = await t.make.post({ by: await readUser(ada) });
    await createComment(grace, 'On a deleted post', null, gone);
    await db.update(posts).set({ deletedAt: new Date() }).where(eq(posts.id, gone.id));
    const elsewhere = await t.make.post({ by: await readUser(grace) });
    await createComment(linus, 'For @Ada', null, elsewhere);
    await choose(ada, { mentions: 'never' });
    await setTimes('2026-11-21T07:00:00Z');
    expect(await runAt('2026-11-21T08:00:00Z')).toBe(0);
    await createComment(grace, 'Read');
    await readInbox(ada);
    await ada.send('post', '/api/inbox/read');
    expect(await runAt('2030-11-22T08:00:00Z')).toBe(0);
    expect(await listMails()).toEqual([]);
    expect(await db.$count(notifications, eq(notifications.awaitsDailyMail, true))).toBe(0);
  });

  it('is one email for processes at the same time', async () => {
    await choose(ada, { replies: 'daily' });
    await createComment(grace, 'Words');
    await setTimes('2026-11-21T07:00:00Z');
    const counts = await Promise.all([1, 2, 3].map(() => runAt('2026-11-21T08:00:00Z')));
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await listMails()).toHaveLength(1);
  });

  it('lists at most twenty entries and counts the others', async () => {
    await choose(ada, { replies: 'daily' });
    for (let i = 0; i < 22; i += 1) await createComment(grace, `Comment number ${i}`);
    await setTimes('2026-11-21T07:00:00Z');
    await runAt('2026-11-21T08:00:00Z');
    const [mail] = await listMails();
    expect(mail?.subject).toBe('New in your inbox: 22');
    expect(mail?.text.match(/\?root=/g)).toHaveLength(20);
    expect(mail?.text).toContain('And 2 more in your inbox');
  });
});

describe('comments on saved posts', () => {
  it('are notified to those who chose so', async () => {
    for (const member of [linus, fixture.mod])
      await member.send('post', `/api/posts/${fixture.post.id}/save`);
    await choose(linus, { threads: 'at_once' });
    await createComment(grace, 'Words about it');
    expect((await readInbox(linus)).notifications.map(({ kind }) => kind)).toEqual(['thread']);
    expect((await readInbox(fixture.mod)).notifications).toEqual([]);
    const mails = await listMails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [linus.email, 'Grace commented on “On & on”, which you follow or saved'],
    ]);
  });

  it('count as a reply for the author of the post', async () => {
    await ada.send('post', `/api/posts/${fixture.post.id}/save`);
    await choose(ada, { threads: 'at_once', replies: 'never' });
    await createComment(grace, 'Words');
    expect((await readInbox(ada)).notifications.map(({ kind }) => kind)).toEqual(['reply']);
    expect(await listMails()).toEqual([]);
    await createComment(ada, 'My own');
    expect((await readInbox(ada)).notifications).toHaveLength(1);
  });
});

describe('the link of an email', () => {
  const url = async (scope: 'replies' | 'daily') =>
    `/api/inbox/mails/${inboxMailToken(t, await readUser(ada), scope)}`;
  const times = async () => {
    const { notifyReplies, notifyMentions, notifyThreads } = await readUser(ada);
    return [notifyReplies, notifyMentions, notifyThreads];
  };

  it('turns its kind off by one click, without a login', async () => {
    await choose(ada, { replies: 'at_once', mentions: 'at_once', threads: 'daily' });
    await createComment(grace, 'Words');
    const [mail] = await listMails();
    const header = new URL(mail?.unsubscribeUrl ?? '');
    expect(header.pathname).toBe(await url('replies'));
    expect((await t.on(siteId).get(header.pathname)).body).toMatchObject({ wanted: true });
    expect(await times()).toEqual(['at_once', 'at_once', 'daily']);
    for (const _ of [1, 2]) {
      const reply = await t
        .on(siteId)
        .post(header.pathname)
        .type('form')
        .send({ 'List-Unsubscribe': 'One-Click' });
      expect([reply.status, reply.body]).toEqual([200, expect.objectContaining({ wanted: false })]);
    }
    expect(await times()).toEqual(['never', 'at_once', 'daily']);
  });

  it('of a daily mail turns off all that is daily', async () => {
    await choose(ada, { replies: 'daily', mentions: 'at_once', threads: 'daily' });
    expect((await t.on(siteId).post(await url('daily'))).status).toBe(200);
    expect(await times()).toEqual(['never', 'at_once', 'never']);
  });

  it('is a page with a button that works without JavaScript', async () => {
    await choose(ada, { replies: 'at_once' });
    const page = `/subscriptions/inbox/${inboxMailToken(t, await readUser(ada))}`;
    const shown = await t.on(siteId).get(page);
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, expect.any(String)]);
    expect(shown.text).toContain('Turn off these emails?');
    const sent = await t
      .on(siteId)
      .post(page)
      .set(fromSite(siteId))
      .type('form')
      .send({ action: 'turn-off' });
    expect([sent.status, sent.headers.location]).toEqual([303, page]);
    expect((await t.on(siteId).get(page)).text).toContain('These emails are turned off');
    expect(await times()).toEqual(['never', 'never', 'never']);
  });

  it('is rejected with another scope, site or signature', async () => {
    const token = inboxMailToken(t, await readUser(ada));
    for (const wrong of [
      token.replace('.replies.', '.mentions.'),
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      `${token}x`,
      'x',
    ])
      expect((await t.on(siteId).post(`/api/inbox/mails/${wrong}`)).status).toBe(404);
    expect((await t.on('statecraft').post(`/api/inbox/mails/${token}`)).status).toBe(404);
  });

  it('returns 200 after the deletion of the account', async () => {
    const gone = await t.make.user(siteId);
    const token = inboxMailToken(t, gone);
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
    for (const method of ['get', 'post'] as const) {
      const reply = await t.on(siteId)[method](`/api/inbox/mails/${token}`);
      expect([reply.status, reply.body.wanted]).toEqual([200, false]);
    }
    expect((await t.on(siteId).get(`/subscriptions/inbox/${token}`)).status).toBe(200);
  });

  it('stays when the digest of the address ends', async () => {
    await choose(ada, { replies: 'at_once' });
    await addSubscription(t, siteId, { email: ada.email });
    await createComment(grace, 'Words');
    await ada.send('post', '/api/subscriptions/unsubscribe-authenticated');
    expect((await listMails()).map(({ state }) => state)).toEqual(['queued']);
  });
});
