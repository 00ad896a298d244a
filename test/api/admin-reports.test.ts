import { describe, expect, it } from 'vitest';
import { reports } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow } from '../support/factories.ts';
import { setUpModeration, type Reported } from '../support/moderation-calls.ts';
import { addLogEntry, addReport } from '../support/moderation.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, db, mod, queue, log } = await setUpModeration();

describe('GET /api/admin/reports', () => {
  it('lists each reported item once, earliest report first', async () => {
    const post = await t.make.post({ title: 'Reported', text: 'Buy!' });
    const comment = await t.make.comment(post, { text: 'Buy too!' });
    await addLogEntry(t, 'nontrivial', {
      action: 'hide-post',
      userId: post.userId,
      reason: 'Before.',
    });
    await addLogEntry(t, 'nontrivial', { action: 'show-post', userId: post.userId });
    await addReport(t, comment, {
      createdAt: new Date(startOfTest.getTime() - 3_000),
      reason: 'abuse',
      note: 'Rude.',
    });
    const first = await addReport(t, post, { createdAt: new Date(startOfTest.getTime() - 2_000) });
    const second = await addReport(t, post, { createdAt: startOfTest, reason: 'broken' });
    await addReport(t, await t.make.post({ deletedAt: startOfTest }));
    await addReport(t, await t.make.post(), { state: 'closed', outcome: 'dismissed' });
    await addReport(t, await t.make.post({ site: 'statecraft' }));
    const { items, totalCount, hasNextPage } = await queue();
    expect([items.length, totalCount, hasNextPage]).toEqual([2, 2, false]);
    expect(items[0]).toMatchObject({
      reportCount: 1,
      reports: [{ reason: 'abuse', note: 'Rude.' }],
      item: {
        kind: 'comment',
        id: comment.id,
        text: 'Buy too!',
        state: 'listed',
        post: { id: post.id, title: 'Reported' },
      },
    });
    expect(items[1]).toMatchObject({
      reportCount: 2,
      reports: [
        { reporter: first.username, reason: 'spam' },
        { reporter: second.username, reason: 'broken' },
      ],
      item: {
        kind: 'post',
        id: post.id,
        text: 'Buy!',
        url: post.url,
        locked: false,
        author: {
          postCount: 1,
          ban: null,
          actionCount: 1,
          actions: [{ action: 'hide-post', reason: 'Before.' }],
        },
      },
    });
    expect(JSON.stringify(items)).not.toMatch(/mail\.example|userId|user_id/);
  });

  it('pages through each item once while reports arrive', async () => {
    const all = [];
    for (let i = 0; i < 5; i += 1) {
      const post = await t.make.post();
      all.push(post.id);
      await addReport(t, post, { createdAt: new Date(startOfTest.getTime() + Math.floor(i / 2)) });
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Reported = await queue(`?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ item }) => item.id));
      expect(page.totalCount).toBe(5);
      if (seen.length === 2)
        await addReport(t, { id: seen[0], siteId: 'nontrivial' } as PostRow, {
          createdAt: new Date(startOfTest.getTime() + 9),
        });
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(all.toSorted());
    expectError(await mod.call('GET', '/api/admin/reports?cursor=nonsense'), 'bad_request', [
      'cursor',
    ]);
    expectError(await mod.call('GET', '/api/admin/reports?limit=51'), 'bad_request', ['limit']);
  });

  it('drops dismissed items and audits the dismissal', async () => {
    const post = await t.make.post();
    for (let i = 0; i < 3; i += 1) await addReport(t, post);
    expect(
      (await mod.call('POST', `/api/admin/reports/${post.id}/dismiss`, { reason: 'It is fine.' }))
        .body,
    ).toEqual({ closed: 3 });
    expect((await mod.call('POST', `/api/admin/reports/${post.id}/dismiss`, {})).body).toEqual({
      closed: 0,
    });
    expect((await queue()).items).toEqual([]);
    expect(
      (await db.select().from(reports)).map(({ state, outcome, closedAt }) => [
        state,
        outcome,
        closedAt !== null,
      ]),
    ).toEqual(Array.from({ length: 3 }, () => ['closed', 'dismissed', true]));
    expect(await log()).toMatchObject([
      {
        action: 'dismiss-reports',
        actor: 'Moira',
        reason: 'It is fine.',
        public: false,
        after: { closed: 3 },
      },
    ]);
    for (const id of ['zzzzzzzzzzzz', '%27'])
      expectError(await mod.call('POST', `/api/admin/reports/${id}/dismiss`, {}), 'not_found');
  });
});
