import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { minuteMs } from '#shared/durations.ts';
import type { RichText } from '#shared/rich-text.ts';
import { comments, commentVotes } from '../../server/db/schema.ts';
import { wilson } from '../../server/domain/posts/ranking.ts';
import { setUpCommenting, type Member } from '../support/comment-calls.ts';
import { expectError } from '../support/error-replies.ts';
import { fromSite } from '../support/members.ts';
import { startOfTest } from '../support/test-app.ts';

const fixture = await setUpCommenting();
const { t, db, sendComment, createComment, readThread, readRow, readCommentCount, countOn } =
  fixture;

describe('POST /api/posts/{id}/comments', () => {
  it("returns 201 with the comment and its author's vote", async () => {
    const before = await readCommentCount('Ada');
    const comment = await createComment(fixture.ada, 'I *tried* it.');
    expect(comment).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9]{12}$/) as string,
      parentId: null,
      author: { username: 'Ada' },
      text: 'I *tried* it.',
      content: [['p', ['I ', ['em', ['tried']], ' it.']]],
      deleted: false,
      score: 1,
      depth: 0,
      createdAt: startOfTest.toISOString(),
      editedAt: null,
      moreReplies: 0,
    });
    expect(await readThread()).toEqual({
      comments: [comment],
      nextCursor: null,
      hasNextPage: false,
      totalCount: 1,
    });
    expect((await readRow(comment.id))?.wilsonScore).toBeCloseTo(wilson(1, 0), 12);
    expect(
      await db.select().from(commentVotes).where(eq(commentVotes.commentId, comment.id)),
    ).toEqual([]);
    expect([await readCommentCount('Ada'), await countOn(fixture.post.id)]).toEqual([
      before + 1,
      1,
    ]);
  });

  it('accepts a parentId or null, and a slug', async () => {
    const top = await createComment(fixture.ada, 'Top');
    const reply = await createComment(fixture.grace, 'Reply', top.id);
    expect(reply).toMatchObject({ parentId: top.id, depth: 1 });
    expect((await createComment(fixture.ada, 'Deeper', reply.id)).depth).toBe(2);
    t.clock.set(new Date(startOfTest.getTime() + minuteMs));
    expect(
      (await sendComment(fixture.grace, 'Beside', null, fixture.post.slug)).body,
    ).toMatchObject({
      parentId: null,
      depth: 0,
    });
    expect((await readThread()).comments.map(({ text, depth }) => [text, depth])).toEqual([
      ['Top', 0],
      ['Reply', 1],
      ['Deeper', 2],
      ['Beside', 0],
    ]);
  });

  it('appears on the page at once', async () => {
    const cachedPage = t.on('nontrivial').get(`/post/${fixture.post.slug}`);
    expect((await cachedPage).text).not.toContain('Seen at once');
    await createComment(fixture.ada, 'Seen at once');
    expect((await t.on('nontrivial').get(`/post/${fixture.post.slug}`)).text).toContain(
      'Seen at once',
    );
  });

  it('links @username to existing members of the site', async () => {
    await t.make.user('statecraft', { username: 'only_there' });
    await t.make.user('nontrivial', { username: 'gone_one', deletedAt: startOfTest });
    const { content, text } = await createComment(
      fixture.ada,
      'Ask @GRACE, @only_there, @gone_one, @no_one or `@grace`.',
    );
    expect(text).toBe('Ask @GRACE, @only_there, @gone_one, @no_one or `@grace`.');
    expect(content).toEqual([
      [
        'p',
        [
          'Ask ',
          ['a', ['@GRACE'], '/u/Grace'],
          ', @only_there, @gone_one, @no_one or ',
          ['code', ['@grace']],
          '.',
        ],
      ],
    ] satisfies RichText);
    const page = await t.on('nontrivial').get(`/post/${fixture.post.slug}`);
    expect(page.text).toMatch(/<a [^>]*href="\/u\/Grace"[^>]*>@GRACE<\/a>/);
  });

  it.each([
    ['&lt;img src=x onerror=alert(1)&gt;'],
    ['<img src=x onerror=alert(1)>'],
    ['<script>alert(1)</script>'],
    ['[a](javascript:alert(1))'],
    ['\\<b>'],
  ])('%j is sanitized alike in thread, page and profile', async (text) => {
    const { content } = await createComment(fixture.ada, text);
    expect(JSON.stringify((await readThread()).comments[0]?.content)).toBe(JSON.stringify(content));
    for (const path of [`/post/${fixture.post.slug}`, '/u/Ada?tab=comments']) {
      const page = (await t.on('nontrivial').get(path)).text.replace(
        /<script[\s>].*?<\/script>/gs,
        '',
      );
      expect(page).not.toMatch(/<(?:img src=x|script|b)\b|href="javascript:/i);
    }
  });

  it('allows 18 levels, then returns 409 naming parentId', async () => {
    let parent: Awaited<ReturnType<typeof t.make.comment>> | undefined;
    for (let depth = 0; depth <= 17; depth += 1)
      parent = await t.make.comment(fixture.post, parent ? { parent } : {});
    const deepest = await createComment(fixture.ada, 'Deepest', parent?.id);
    expect(deepest.depth).toBe(18);
    expectError(await sendComment(fixture.grace, 'Too deep', deepest.id), 'conflict', ['parentId']);
  });

  it('returns 409 for a deleted or hidden parent', async () => {
    for (const gone of [{ deletedAt: startOfTest }, { isHidden: true }])
      expectError(
        await sendComment(fixture.ada, 'Late', (await t.make.comment(fixture.post, gone)).id),
        'conflict',
        ['parentId'],
      );
    expect(await countOn(fixture.post.id)).toBe(0);
  });

  it('returns 400 for a parent outside the post', async () => {
    const other = await t.make.comment(await t.make.post());
    const foreign = await t.make.comment(await t.make.post({ site: 'statecraft' }));
    const replies = [];
    for (const id of [other.id, foreign.id, 'zzzzzzzzzzzz']) {
      const response = await sendComment(fixture.ada, 'Lost', id);
      expectError(response, 'bad_request', ['parentId']);
      replies.push((response.body as { error: string }).error);
    }
    expect(new Set(replies).size).toBe(1);
    for (const id of ['', 'a-b', "'", 7, {}])
      expectError(await sendComment(fixture.ada, 'Lost', id as string), 'bad_request', [
        'parentId',
      ]);
  });

  it('returns 404 for hidden, deleted, foreign and missing posts', async () => {
    const hidden = await t.make.post({ isHidden: true });
    const deleted = await t.make.post({ deletedAt: startOfTest });
    const foreign = await t.make.post({ site: 'statecraft' });
    for (const id of [
      hidden.id,
      deleted.id,
      foreign.id,
      foreign.slug,
      'zzzzzzzzzzzz',
      '-',
      '__proto__',
      '%27',
    ])
      expectError(await sendComment(fixture.ada, 'Words', undefined, id), 'not_found');
    expect(await db.select().from(comments).where(eq(comments.postId, foreign.id))).toEqual([]);
  });

  it.each([[''], ['  \n'], ['\u200b'], ['a\0b'], ['x'.repeat(10_001)], [null], [7], [undefined]])(
    'with the text %j returns 400 naming it',
    async (text) => {
      expectError(
        await (fixture.ada as Member).send('post', `/api/posts/${fixture.post.id}/comments`, {
          text,
        }),
        'bad_request',
        ['text'],
      );
    },
  );

  it('accepts 10,000 characters and no unknown field', async () => {
    expect((await createComment(fixture.ada, 'x'.repeat(10_000))).text).toHaveLength(10_000);
    for (const field of ['score', 'author', 'userId', 'createdAt', 'depth']) {
      expectError(
        await (fixture.ada as Member).send('post', `/api/posts/${fixture.post.id}/comments`, {
          text: 'Words',
          [field]: 5,
        }),
        'bad_request',
        [field],
      );
    }
  });

  it('requires a session and a CSRF token', async () => {
    const ask = (headers: Record<string, string>) =>
      t
        .on('nontrivial')
        .post(`/api/posts/${fixture.post.id}/comments`)
        .set({ ...fromSite('nontrivial'), ...headers })
        .send({ text: 'Words' });
    expectError(await ask({}), 'unauthorized');
    expectError(await ask((fixture.ada as Member).bearer), 'forbidden');
    expect((await readThread()).comments).toEqual([]);
  });
});
