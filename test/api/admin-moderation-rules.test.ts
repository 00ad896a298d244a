import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ModerationRule } from '#shared/contract/admin-moderation-schemas.ts';
import { moderationRules } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpModeration, getError } from '../support/moderation-calls.ts';
import { addRule } from '../support/moderation.ts';

const fixture = await setUpModeration();
const { t, db, mod, write, createPost, sendComment, createComment, isThere, queue, log } = fixture;

describe('moderation rules', () => {
  const createRule = (fields: object, actor = mod) =>
    actor.call('POST', '/api/admin/rules', {
      kind: 'word',
      pattern: 'casino',
      action: 'hold',
      ...fields,
    });

  it('are listed and changed with an audit entry each', async () => {
    const word = (await createRule({ pattern: ' Online  CASINO ', note: 'A plague.' }))
      .body as ModerationRule;
    expect(word).toMatchObject({
      kind: 'word',
      pattern: 'online casino',
      action: 'hold',
      note: 'A plague.',
    });
    const domain = (
      await createRule({
        kind: 'domain',
        pattern: 'https://www.Spam.Example/page?x',
        action: 'reject',
      })
    ).body as ModerationRule;
    expect(domain.pattern).toBe('spam.example');
    await db
      .update(moderationRules)
      .set({ createdAt: sql`now() - interval '1 minute'` })
      .where(eq(moderationRules.id, word.id));
    expect((await mod.call('GET', '/api/admin/rules')).body).toMatchObject({
      rules: [{ id: domain.id }, { id: word.id }],
      nextCursor: null,
      holdFirstPosts: 0,
    });
    const first = (await mod.call('GET', '/api/admin/rules?limit=1')).body as {
      nextCursor: string;
    };
    expect(
      (await mod.call('GET', `/api/admin/rules?limit=1&cursor=${first.nextCursor}`)).body,
    ).toMatchObject({ rules: [{ id: word.id }], hasNextPage: false });
    expect(
      (await mod.call('PATCH', `/api/admin/rules/${word.id}`, { action: 'reject' })).body,
    ).toMatchObject({ action: 'reject', note: 'A plague.' });
    expect((await mod.call('DELETE', `/api/admin/rules/${word.id}`)).body).toEqual({
      deleted: true,
    });
    expect(
      (await log()).map(({ action, before, after, public: isPublic }) => [
        action,
        before,
        after,
        isPublic,
      ]),
    ).toEqual([
      ['delete-rule', { kind: 'word', pattern: 'online casino', action: 'reject' }, null, false],
      [
        'change-rule',
        { kind: 'word', pattern: 'online casino', action: 'hold' },
        { kind: 'word', pattern: 'online casino', action: 'reject' },
        false,
      ],
      ['add-rule', null, { kind: 'domain', pattern: 'spam.example', action: 'reject' }, false],
      ['add-rule', null, { kind: 'word', pattern: 'online casino', action: 'hold' }, false],
    ]);
  });

  it('are rejected when duplicate or invalid', async () => {
    await createRule({});
    expectError(await createRule({ pattern: 'CASINO', action: 'reject' }), 'conflict', ['pattern']);
    for (const pattern of ['', 'c++', 'one two three four five six', '***'])
      expectError(await createRule({ pattern }), 'bad_request', ['pattern']);
    for (const pattern of ['', 'spam', 'not a host', 'http://', '[::1]'])
      expectError(await createRule({ kind: 'domain', pattern }), 'bad_request', ['pattern']);
    for (const [fields, field] of [
      [{ kind: 'regex' }, 'kind'],
      [{ action: 'burn' }, 'action'],
      [{ note: 'x'.repeat(501) }, 'note'],
    ] as const)
      expectError(await createRule(fields), 'bad_request', [field]);
    const foreign = await addRule(t, 'statecraft');
    for (const id of [foreign, 'zzzzzzzzzzzz']) {
      expectError(
        await mod.call('PATCH', `/api/admin/rules/${id}`, { action: 'reject' }),
        'not_found',
      );
      expectError(await mod.call('DELETE', `/api/admin/rules/${id}`), 'not_found');
    }
  });

  it('that block name the field for members of the site', async () => {
    await addRule(t, 'nontrivial', { kind: 'domain', pattern: 'spam.example', action: 'reject' });
    await addRule(t, 'nontrivial', { pattern: 'casino', action: 'reject' });
    const refused = await write({
      title: 'Our Casino',
      url: 'https://shop.spam.example/',
      text: undefined,
    });
    expectError(refused, 'bad_request', ['url', 'title']);
    expect(getError(refused)).toBe(
      'url must not link to “spam.example”. title must not contain “casino”.',
    );
    expectError(await write({ text: 'See [this](https://spam.example/x).' }), 'bad_request', [
      'text',
    ]);
    const post = await createPost();
    expectError(
      await fixture.me.call('PATCH', `/api/posts/${post.id}`, { text: 'ＣＡＳＩＮＯ' }),
      'bad_request',
      ['text'],
    );
    expectError(await sendComment(post, 'A casino!'), 'bad_request', ['text']);
    const mine = await createComment(post, 'Harmless.');
    expectError(
      await fixture.me.call('PATCH', `/api/comments/${mine.id}`, { text: 'A casino!' }),
      'bad_request',
      ['text'],
    );
    expect((await sendComment(post, 'No casino here, please.', mod)).status).toBe(201);
    expect((await write({ text: 'A casino!' }, await caller(t, 'statecraft'))).status).toBe(201);
  });

  it("that report create one report, outside the author's export", async () => {
    await addRule(t, 'nontrivial', { pattern: 'casino', action: 'report' });
    const post = await createPost({ text: 'A casino!' });
    expect(await isThere(post)).toBe(true);
    const mine = await createComment(post, 'Another casino.');
    const { items } = await queue();
    expect(items.map(({ item, reports }) => [item.id, reports])).toEqual(
      [post.id, mine.id].map((id) => [
        id,
        [expect.objectContaining({ reporter: null, reason: 'rule', note: 'Matches “casino”.' })],
      ]),
    );
    await mod.call('POST', `/api/admin/reports/${post.id}/dismiss`, {});
    await fixture.me.call('PATCH', `/api/posts/${post.id}`, { text: 'Casino, casino.' });
    expect(
      (await queue()).items.map(({ item, reportCount }) => [item.id, reportCount]).toSorted(),
    ).toEqual(
      [
        [post.id, 1],
        [mine.id, 1],
      ].toSorted(),
    );
    expect((await fixture.me.call('GET', '/api/account/export')).text).not.toMatch(/"rule"|It has/);
    expect(JSON.stringify(await log())).not.toContain('hold');
  });
});
