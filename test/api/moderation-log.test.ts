import { describe, expect, it } from 'vitest';
import type { Moderation } from '#shared/contract/moderations.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpModeration } from '../support/moderation-calls.ts';
import { addLogEntry } from '../support/moderation.ts';
import { startOfTest } from '../support/test-app.ts';

const fixture = await setUpModeration();
const { t, mod, admin, createPost, createComment, moderatePost, moderateComment, log } = fixture;

describe('GET /api/admin/log', () => {
  it('filters by action, member, actor and time, with paging', async () => {
    const post = await createPost();
    await moderatePost(post, 'hide', 'One.');
    await moderatePost(post, 'show', 'Two.', admin);
    await addLogEntry(t, 'nontrivial', {
      action: 'publish-site',
      actor: 'root (default)',
      isPublic: false,
    });
    await addLogEntry(t, 'nontrivial', {
      action: 'change-role',
      isPublic: false,
      createdAt: new Date('2020-01-01T00:00:00.000Z'),
    });
    await addLogEntry(t, 'statecraft');
    const listActions = async (query: string) => (await log(query)).map(({ action }) => action);
    expect(await listActions('?action=hide-post')).toEqual(['hide-post']);
    expect(await listActions(`?member=${fixture.me.user?.username.toUpperCase()}`)).toEqual([
      'show-post',
      'hide-post',
    ]);
    expect(await listActions('?actor=adam')).toEqual(['show-post']);
    expect(await listActions(`?actor=${encodeURIComponent('root (default)')}`)).toEqual([
      'publish-site',
    ]);
    expect(await listActions('?until=2021-01-01T00:00:00.000Z')).toEqual(['change-role']);
    expect(await listActions('?since=2021-01-01T02:00:00%2B02:00')).toHaveLength(3);
    for (const query of ['?member=nobody', '?actor=nobody'])
      expect(await listActions(query)).toEqual([]);
    for (const [query, field] of [
      ['?since=yesterday', 'since'],
      ['?until=0000-01-01T00:00:00.000Z', 'until'],
      ['?member=%00', 'member'],
      ['?actor=a%00', 'actor'],
      ['?action=DROP', 'action'],
      ['?cursor=nonsense', 'cursor'],
    ] as const)
      expectError(await mod.call('GET', `/api/admin/log${query}`), 'bad_request', [field]);
    const first = (await mod.call('GET', '/api/admin/log?limit=3')).body as { nextCursor: string };
    expect(await listActions(`?limit=3&cursor=${first.nextCursor}`)).toEqual(['change-role']);
    expect((await log('?action=change-role'))[0]).toMatchObject({
      actor: null,
      member: null,
      post: null,
      before: null,
      after: null,
    });
  });

  it('restricts hidden entries to staff', async () => {
    const post = await createPost();
    await moderatePost(post, 'lock', 'Ada Lovelace of 12 Example Street.');
    const [entry] = await log();
    const redacted = await admin.call('POST', `/api/admin/log/${entry?.id}/redact`);
    expect(redacted.body).toMatchObject({
      id: entry?.id,
      redacted: true,
      reason: 'Ada Lovelace of 12 Example Street.',
    });
    await admin.call('POST', `/api/admin/log/${entry?.id}/redact`);
    expect((await log()).map(({ action, after }) => [action, after])).toEqual([
      ['redact-entry', { entry: entry?.id }],
      ['lock-post', { locked: true }],
    ]);
    const page = await t.on('nontrivial').get('/api/moderations');
    expect(page.body).toMatchObject({
      moderations: [{ action: 'lock', reason: null, post: { slug: post.slug } }],
    });
    expect(page.text).not.toContain('Lovelace');
    for (const id of ['zzzzzzzzzzzz', await addLogEntry(t, 'statecraft')])
      expectError(await admin.call('POST', `/api/admin/log/${id}/redact`), 'not_found');
  });
});

describe('GET /api/moderations', () => {
  const listPublic = async (query = '') =>
    (await t.on('nontrivial').get(`/api/moderations${query}`)).body as {
      moderations: Moderation[];
      nextCursor: string | null;
    };

  it('lists public actions with reasons, without the moderator', async () => {
    const [shown, hidden] = [await createPost(), await createPost({ title: 'Hidden title' })];
    const comment = await createComment(shown, 'Words.');
    await moderateComment(comment, 'hide', 'Off topic.');
    await moderatePost(shown, 'lock', 'It got heated.');
    await moderatePost(hidden, 'remove', 'Advertising.');
    const reply = await t.on('nontrivial').get('/api/moderations');
    expect(
      (reply.body as { moderations: Moderation[] }).moderations.map(
        ({ createdAt: _createdAt, ...entry }) => entry,
      ),
    ).toEqual([
      {
        action: 'remove',
        kind: 'post',
        post: null,
        commentId: null,
        member: null,
        until: null,
        reason: 'Advertising.',
        by: 'a moderator',
      },
      {
        action: 'lock',
        kind: 'post',
        post: { slug: shown.slug, title: shown.title },
        commentId: null,
        member: null,
        until: null,
        reason: 'It got heated.',
        by: 'a moderator',
      },
      {
        action: 'hide',
        kind: 'comment',
        post: { slug: shown.slug, title: shown.title },
        commentId: null,
        member: null,
        until: null,
        reason: 'Off topic.',
        by: 'a moderator',
      },
    ]);
    for (const word of [
      'Moira',
      fixture.me.user?.username ?? '',
      'Hidden title',
      hidden.id,
      'mail.example',
    ])
      expect(reply.text).not.toContain(word);
    await moderateComment(comment, 'show');
    expect((await listPublic()).moderations[0]).toMatchObject({
      action: 'show',
      commentId: comment.id,
    });
  });

  it('lists bans with their end and nothing that is private', async () => {
    const user = await t.make.user();
    const gone = await t.make.user('nontrivial', { username: 'deleted-x', deletedAt: startOfTest });
    await addLogEntry(t, 'nontrivial', {
      action: 'unban',
      userId: gone.id,
      createdAt: new Date('2026-01-02T00:00:00.000Z'),
    });
    await addLogEntry(t, 'nontrivial', {
      action: 'ban',
      userId: user.id,
      after: { until: '2027-01-01T00:00:00.000Z', reason: 'Spam.' },
      createdAt: new Date('2026-01-03T00:00:00.000Z'),
    });
    await addLogEntry(t, 'nontrivial', { action: 'change-role', userId: user.id, isPublic: false });
    await addLogEntry(t, 'statecraft');
    expect((await listPublic()).moderations).toMatchObject([
      { action: 'ban', kind: 'member', member: user.username, until: '2027-01-01T00:00:00.000Z' },
      { action: 'unban', kind: 'member', member: null, until: null },
    ]);
    const first = await listPublic('?limit=1');
    expect((await listPublic(`?limit=1&cursor=${first.nextCursor}`)).moderations).toMatchObject([
      { action: 'unban' },
    ]);
  });
});
