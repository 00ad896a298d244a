import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rateLimits, subscriptions, users } from '../../server/db/schema.ts';
import { setUpInbox, listReasons, readInbox, type Member } from '../support/inbox-calls.ts';
import type { SiteId } from '../support/sites.ts';
import { readStoredMails } from '../support/stored-mails.ts';

const fixture = await setUpInbox();
const { t, db, ada, grace, linus, readUser, createComment } = fixture;

const listMails = () => readStoredMails(t);
const enableMail = (...actor: Member[]) =>
  Promise.all(
    actor.map(({ username }) =>
      db
        .update(users)
        .set({ notifyReplies: 'at_once', notifyMentions: 'at_once' })
        .where(eq(users.username, username)),
    ),
  );

describe('a notification mail', () => {
  it("is queued in the comment's transaction with both links", async () => {
    await enableMail(ada, linus);
    const comment = await createComment(grace, 'Have a look, @linus_t & @moira');
    const rows = await listMails();
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual(
      [ada.email, linus.email].toSorted(),
    );
    for (const { siteId, kind, priority, state, html, text } of rows) {
      expect({ siteId, kind, priority, state }).toEqual({
        siteId: 'nontrivial',
        kind: 'reply',
        priority: 5,
        state: 'queued',
      });
      const url =
        `https://nontrivial.example/post/${fixture.post.slug}` +
        `?root=${comment.id}#c-${comment.id}`;
      expect(text).toContain(url);
      expect(html).toContain(`href="${url}"`);
      expect(html).toContain('href="https://nontrivial.example/settings#notifications"');
      expect(text).toContain('Have a look, @linus_t & @moira');
      expect(html).toContain('Have a look, @linus_t &amp; @moira');
    }
    expect(rows.find(({ recipient }) => recipient === ada.email)?.subject).toBe(
      'Grace commented on “On & on”',
    );
    expect(rows.find(({ recipient }) => recipient === linus.email)?.subject).toBe(
      'Grace mentioned you on “On & on”',
    );
  });

  it("is in the language of the member's own subscription", async () => {
    const subscribe = (siteId: SiteId, id: string, email: string, language: string) =>
      db.insert(subscriptions).values({
        siteId,
        id,
        email,
        language,
        frequency: 'daily',
        source: 'form',
      });
    await subscribe('statecraft', 'aaaa', 'reader@mail.example', 'fr');
    await subscribe('nontrivial', 'bbbb', 'someone@mail.example', 'fr');
    await subscribe('nontrivial', 'cccc', ada.email, 'de');
    await enableMail(ada, linus);
    await createComment(grace, 'In which language, @linus_t?');
    const subjects = new Map(
      (await listMails()).map(({ recipient, subject }) => [recipient, subject]),
    );
    await db.delete(subscriptions);
    expect(subjects.get(ada.email)).toBe('Grace hat „On & on“ kommentiert');
    expect(subjects.get(linus.email)).toBe('Grace mentioned you on “On & on”');
  });

  it('names a reply to a comment as such', async () => {
    const top = await createComment(linus, 'Top');
    await enableMail(linus);
    await createComment(grace, 'An answer', top.id);
    expect((await listMails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [linus.email, 'Grace replied to your comment on “On & on”'],
    ]);
  });

  it('goes once in ten minutes per post and recipient', async () => {
    await enableMail(ada, linus);
    const other = await t.make.post({ by: await readUser(ada) });
    await createComment(grace, 'One');
    await createComment(grace, 'Two, @linus_t');
    await createComment(linus, 'Three');
    await createComment(grace, 'On another post', null, other);
    expect((await listMails()).map(({ recipient }) => recipient).toSorted()).toEqual(
      [ada.email, ada.email, linus.email].toSorted(),
    );
    await db
      .update(rateLimits)
      .set({ endsAt: sql`now()` })
      .where(sql`${rateLimits.id} like 'reply-mail %'`);
    await createComment(grace, 'Ten minutes later');
    expect(
      (await listMails())
        .filter(({ text }) => text.includes('Ten minutes later'))
        .map(({ recipient }) => recipient),
    ).toEqual([ada.email]);
    expect(await listReasons(ada)).toHaveLength(5);
  });

  it('goes twenty times a day', async () => {
    await enableMail(ada);
    const userRow = await readUser(ada);
    for (let i = 0; i < 22; i += 1)
      await createComment(grace, `Words, number ${i}`, null, await t.make.post({ by: userRow }));
    expect(await listMails()).toHaveLength(20);
    expect((await readInbox(ada)).notifications).toHaveLength(22);
    await db.update(rateLimits).set({ endsAt: sql`now()` });
    await createComment(grace, 'The next day');
    expect(await listMails()).toHaveLength(21);
  });

  it('is skipped without an address or with a rejected comment', async () => {
    await enableMail(ada);
    const imported = await t.make.user('nontrivial', {
      username: 'imported',
      notifyMentions: 'at_once',
    });
    await createComment(grace, '@imported', null, await t.make.post({ by: imported }));
    await grace.send('post', `/api/posts/${fixture.post.id}/comments`, {
      text: '@ada',
      parentId: 'zzzzzzzzzzzz',
    });
    expect(await listMails()).toEqual([]);
    expect(
      await db
        .select()
        .from(rateLimits)
        .where(sql`${rateLimits.id} like 'reply-mail%'`),
    ).toEqual([]);
  });
});
