import { describe, expect, it } from 'vitest';
import { readStructuredData, type CommentNode } from '../support/structured-data.ts';
import { inThisRun } from '../support/full-run.ts';
import { createTestApp } from '../support/test-app.ts';
import { hostile } from '../support/xss.ts';

const t = await createTestApp();
const read = (path: string) => readStructuredData(t, path);

describe('a post', () => {
  it('includes its text, likes and comment count', async () => {
    const by = await t.make.user('nontrivial', { username: 'essayist' });
    const post = await t.make.post({
      by,
      title: 'Told',
      url: null,
      text: 'Some *words*.',
      score: 12,
      minutesAgo: 60,
      updatedAt: t.make.minutesAgo(30),
    } as never);
    await t.make.comment(post);
    const { find } = await read(`/post/${post.slug}`);
    expect(find('DiscussionForumPosting')).toMatchObject({
      headline: 'Told',
      text: 'Some words.',
      datePublished: '2026-11-21T07:00:00.000Z',
      dateModified: '2026-11-21T07:30:00.000Z',
      commentCount: 1,
      author: { name: 'essayist', url: 'https://nontrivial.example/u/essayist' },
      interactionStatistic: [
        { interactionType: 'https://schema.org/LikeAction', userInteractionCount: 12 },
        { interactionType: 'https://schema.org/CommentAction', userInteractionCount: 1 },
      ],
    });
    expect(find('DiscussionForumPosting')).not.toHaveProperty('sharedContent');
    expect(
      (find('BreadcrumbList').itemListElement as { name: string }[]).map(({ name }) => name),
    ).toEqual(['Nontrivial', 'Told']);
  });

  it('describes its link with a title', async () => {
    const post = await t.make.post({
      title: 'Linked',
      url: 'https://elsewhere.example/a?b=1&c=2',
      score: -5,
    });
    const { find } = await read(`/post/${post.slug}`);
    expect(find('DiscussionForumPosting')).toMatchObject({
      text: 'Linked',
      sharedContent: { '@type': 'WebPage', url: 'https://elsewhere.example/a?b=1&c=2' },
    });
    // Fewer than none like nothing.
    expect(
      (find('DiscussionForumPosting').interactionStatistic as { userInteractionCount: number }[])[0]
        ?.userInteractionCount,
    ).toBe(0);
    expect(find('DiscussionForumPosting')).not.toHaveProperty('comment');
  });

  it('nests its comments without deleted ones', async () => {
    const post = await t.make.post({ title: 'Discussed' });
    const first = await t.make.comment(post, { text: 'First', wilsonScore: 0.9 });
    const gone = await t.make.comment(post, {
      parent: first,
      text: 'Regretted words',
      deletedAt: t.clock.now(),
    });
    await t.make.comment(post, { parent: gone, text: 'An answer to it' });
    const hidden = await t.make.comment(post, {
      text: 'Hidden words',
      isHidden: true,
      wilsonScore: 0.8,
    });
    await t.make.comment(post, { parent: hidden, text: 'An answer at the top' });
    await t.make.comment(post, { text: '---', wilsonScore: 0.1 });
    const { find, raw } = await read(`/post/${post.slug}`);
    const shape = (nodes: CommentNode[] = []): unknown[] =>
      nodes.map((node) => [node.text, ...shape(node.comment)]);
    expect(shape(find('DiscussionForumPosting').comment as CommentNode[])).toEqual([
      ['First', ['An answer to it']],
      ['An answer at the top'],
    ]);
    expect(raw).not.toMatch(/Regretted|Hidden words/);
    const [comment] = find('DiscussionForumPosting').comment as CommentNode[];
    expect(comment?.url).toBe(
      `https://nontrivial.example/post/${post.slug}?root=${first.id}#c-${first.id}`,
    );
  });

  it('truncates long discussions and texts', async () => {
    const post = await t.make.post({ title: 'Long', url: null, text: 'word '.repeat(4_000) });
    for (let n = 0; n < 30; n += 1) await t.make.comment(post, { text: 'longer '.repeat(1_000) });
    const { find } = await read(`/post/${post.slug}`);
    const posting = find('DiscussionForumPosting') as unknown as {
      text: string;
      comment: CommentNode[];
      commentCount: number;
    };
    expect(posting.text).toMatch(/^(?:word )+word…$/);
    expect(posting.text.length).toBeLessThanOrEqual(5_000);
    expect(posting.comment).toHaveLength(20);
    for (const reply of posting.comment) expect(reply.text.length).toBeLessThanOrEqual(500);
    expect(posting.commentCount).toBe(30);
  });
});

it('describes a user with activity and followers', async () => {
  const createdAt = new Date('2026-02-03T04:05:06Z');
  const by = await t.make.user('nontrivial', {
    username: 'Grace_H',
    name: 'Grace H.',
    about: 'Ships',
    website: 'https://grace.example/',
    karma: 42,
    createdAt,
  });
  await t.make.comment(await t.make.post({ by }), { by });
  const { find, raw } = await read('/u/Grace_H');
  expect(find('ProfilePage')).toMatchObject({
    dateCreated: '2026-02-03T04:05:06.000Z',
    mainEntity: {
      name: 'Grace H.',
      alternateName: 'Grace_H',
      description: 'Ships',
      interactionStatistic: [{ userInteractionCount: 42 }],
      agentInteractionStatistic: [{ userInteractionCount: 1 }, { userInteractionCount: 1 }],
    },
  });
  expect(raw).not.toContain('grace.example');
});

it('escapes hostile titles, names and comments', async () => {
  for (const text of inThisRun(hostile, (text) => hostile.indexOf(text) % 5 === 0)) {
    const by = await t.make.user('nontrivial', { name: text, about: text });
    const post = await t.make.post({ by, title: text, url: null, text: text, minutesAgo: 0 });
    await t.make.comment(post, { by, text: text });
    const page = await read(`/post/${post.slug}`);
    expect(page.find('DiscussionForumPosting').headline).toBe(text);
    const person = await read(`/u/${by.username}`);
    expect((person.find('ProfilePage').mainEntity as { name: string }).name).toBe(text);
    for (const { raw } of [page, person]) expect(raw).not.toContain('<');
  }
});
