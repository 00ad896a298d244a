import { expect, it } from 'vitest';
import { richTextSchema } from '#shared/contract/rich-text.ts';
import { hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { presets } from '#shared/sites/presets.ts';
import { defaultSite } from '../../db/seed/default.ts';
import { nontrivial } from '../../db/seed/nontrivial.ts';
import { statecraft } from '../../db/seed/statecraft.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import { readEvidence } from '../digests/writing/evidence/evidence.ts';
import { seedRows } from './demo-content.ts';
import { ageWindow, hotRank, wilson } from '../posts/ranking.ts';
import { parseSlugId } from '#shared/paths.ts';
import { postSlug } from '../posts/slugs.ts';
import { normalizeUrl } from '../posts/url-normalization.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const contents = { nontrivial, statecraft, default: defaultSite };
const sites = Object.entries(contents).map(([id, content]) => ({
  id,
  content,
  rows: seedRows(id, content, now),
}));
type Rows = (typeof sites)[number]['rows'];

/** Sum and number of votes on each item, or what another key says. */
function tally<Vote extends { value: number }>(
  votes: Vote[],
  keyOf: (vote: Vote) => string,
): Map<string, { sum: number; up: number; down: number }> {
  const tallies = new Map<string, { sum: number; up: number; down: number }>();
  for (const vote of votes) {
    const tallied = tallies.get(keyOf(vote)) ?? { sum: 0, up: 0, down: 0 };
    tallied.sum += vote.value;
    tallied[vote.value > 0 ? 'up' : 'down'] += 1;
    tallies.set(keyOf(vote), tallied);
  }
  return tallies;
}
const unique = (values: unknown[]) => new Set(values).size === values.length;
const time = (at: Date | undefined) => (at as Date).getTime();

it('has content for every preset site', () => {
  expect(Object.keys(contents).toSorted()).toEqual(presets.map(({ id }) => id).toSorted());
});

it('has enough posts for paging on every site', () => {
  expect(nontrivial.posts.length).toBeGreaterThan(100);
  for (const { id, content } of sites.filter((site) => site.id !== 'nontrivial')) {
    expect(content.posts.length, id).toBeGreaterThanOrEqual(60);
    expect(content.posts.length, id).toBeLessThanOrEqual(120);
  }
});

it.each(sites)('returns the same rows for the same input: $id', ({ id, content, rows }) => {
  expect(seedRows(id, content, now)).toEqual(rows);
  const later = seedRows(id, content, new Date(now.getTime() + hourMs));
  expect(later.posts.map((post) => post.id)).toEqual(rows.posts.map((post) => post.id));
  expect(time(later.posts[0]?.createdAt)).toBe(time(rows.posts[0]?.createdAt) + hourMs);
});

it.each(sites)('has unique IDs and references within the site: $id', ({ id, rows }) => {
  const ids = (list: { id: string }[]) => new Set(list.map((row) => row.id));
  const [users, posts, comments] = [ids(rows.users), ids(rows.posts), ids(rows.comments)];
  expect(unique([...rows.users, ...rows.posts, ...rows.comments].map((row) => row.id))).toBe(true);
  for (const list of Object.values(rows)) for (const row of list) expect(row.siteId).toBe(id);
  for (const post of rows.posts) expect(users).toContain(post.userId);
  const postIdByComment = new Map(rows.comments.map((comment) => [comment.id, comment.postId]));
  for (const comment of rows.comments) {
    expect(users).toContain(comment.userId);
    expect(posts).toContain(comment.postId);
    if (comment.parentId) expect(postIdByComment.get(comment.parentId)).toBe(comment.postId);
  }
  for (const vote of rows.postVotes)
    expect(users.has(vote.userId) && posts.has(vote.postId)).toBe(true);
  for (const vote of rows.commentVotes)
    expect(users.has(vote.userId) && comments.has(vote.commentId)).toBe(true);
});

it.each(sites)('has one vote per user, including the author: $id', ({ rows }) => {
  expect(unique(rows.postVotes.map(({ userId, postId }) => `${userId} ${postId}`))).toBe(true);
  expect(unique(rows.commentVotes.map(({ userId, commentId }) => `${userId} ${commentId}`))).toBe(
    true,
  );
  const votes = new Map([
    ...rows.postVotes.map((vote) => [`${vote.userId} ${vote.postId}`, vote.value] as const),
    ...rows.commentVotes.map((vote) => [`${vote.userId} ${vote.commentId}`, vote.value] as const),
  ]);
  for (const { userId, id } of [...rows.posts, ...rows.comments])
    expect(votes.get(`${userId} ${id}`)).toBe(1);
});

it.each(sites)('derives scores and ranks from the votes: $id', ({ rows }) => {
  const onPosts = tally(rows.postVotes, ({ postId }) => postId);
  for (const post of rows.posts) {
    expect(post.score).toBe(onPosts.get(post.id)?.sum);
    expect(post.hotScore).toBe(hotRank(post.score ?? 0, post.createdAt as Date));
    expect(post.topWindow).toBe(ageWindow(post.createdAt as Date, now));
  }
  const onComments = tally(rows.commentVotes, ({ commentId }) => commentId);
  for (const comment of rows.comments) {
    const { sum = 0, up = 0, down = 0 } = onComments.get(comment.id) ?? {};
    expect(comment.score).toBe(sum);
    expect(comment.wilsonScore).toBe(wilson(up, down));
  }
});

it.each(sites)('derives karma and counters from the rows: $id', ({ rows }) => {
  const author = new Map([...rows.posts, ...rows.comments].map(({ id, userId }) => [id, userId]));
  const foreign = [
    ...rows.postVotes.map(({ userId, postId, value }) => ({
      userId,
      to: author.get(postId) ?? '',
      value,
    })),
    ...rows.commentVotes.map(({ userId, commentId, value }) => ({
      userId,
      to: author.get(commentId) ?? '',
      value,
    })),
  ].filter(({ userId, to }) => userId !== to);
  const karma = tally(foreign, ({ to }) => to);
  for (const user of rows.users) {
    expect(user.karma, user.username).toBe(karma.get(user.id)?.sum ?? 0);
    expect(user.postCount, user.username).toBe(
      rows.posts.filter(({ userId }) => userId === user.id).length,
    );
    expect(user.commentCount, user.username).toBe(
      rows.comments.filter(({ userId }) => userId === user.id).length,
    );
  }
  for (const post of rows.posts)
    expect(post.commentCount).toBe(rows.comments.filter(({ postId }) => postId === post.id).length);
});

/** Times in which something happened before what it needs, or after now. */
function impossible(rows: Rows, moment: Date): string[] {
  const createdAtById = new Map(
    [...rows.users, ...rows.posts, ...rows.comments].map((row) => [row.id, time(row.createdAt)]),
  );
  const after = (what: string, at: Date | undefined, needed: (string | null | undefined)[]) =>
    needed
      .flatMap((id) =>
        id && (createdAtById.get(id) ?? Infinity) > time(at)
          ? [`${what} before what it needs`]
          : [],
      )
      .concat(time(at) < moment.getTime() ? [] : [`${what} in the future`]);
  return [
    ...rows.users.flatMap((user) => after(`user ${user.username}`, user.createdAt, [])),
    ...rows.posts.flatMap((post) => [
      ...after(`post ${post.slug}`, post.createdAt, []),
      ...(time(post.updatedAt) === time(post.createdAt) ? [] : [`${post.slug} changed`]),
    ]),
    ...rows.comments.flatMap((comment) =>
      after(`comment ${comment.id}`, comment.createdAt, [comment.postId, comment.parentId]),
    ),
    ...rows.postVotes.flatMap((vote) => after('vote', vote.createdAt, [vote.postId])),
    ...rows.commentVotes.flatMap((vote) => after('vote', vote.createdAt, [vote.commentId])),
  ];
}

it.each(['2026-11-21T08:00:00.000Z', '2028-02-29T23:59:59.999Z', '2027-01-01T00:00:00.000Z'])(
  'has no future or inverted times when seeded at %s',
  (moment) => {
    for (const { id, content } of sites)
      expect(impossible(seedRows(id, content, new Date(moment)), new Date(moment)), id).toEqual([]);
  },
);

it('clamps late comments to the time of seeding', () => {
  const reply = { by: 'bob', text: 'Later', minutesAfter: 600, up: 0, down: 1 };
  const comment = { by: 'ada', text: 'Late', minutesAfter: 600, up: 1, replies: [reply] };
  const users = [
    { username: 'ada', name: 'Ada' },
    { username: 'bob', name: 'Bob' },
  ];
  const posts = [
    {
      title: 'Just now',
      by: 'bob',
      hoursAgo: 0,
      up: 3,
      down: 1,
      text: 'Words',
      comments: [comment],
    },
  ];
  const rows = seedRows('default', { users, posts }, now);
  expect(rows.comments).toHaveLength(2);
  expect(impossible(rows, now)).toEqual([]);
});

it.each(sites)('has accounts older than their content: $id', ({ rows }) => {
  const since = new Map(rows.users.map((user) => [user.id, time(user.createdAt)]));
  expect(
    [...rows.posts, ...rows.comments].filter(
      ({ userId, createdAt }) => (since.get(userId) ?? Infinity) > time(createdAt),
    ).length,
  ).toBe(0);
});

it.each(sites)('has texts within the limits of members: $id', ({ rows }) => {
  for (const { username, about, website } of rows.users) {
    expect(username).toMatch(/^[A-Za-z0-9_-]{3,24}$/);
    expect(about.length).toBeLessThanOrEqual(limits.about.max);
    if (website !== null) expect(website).toMatch(/^https:\/\/[a-z0-9.-]+\.example(?:\/|$)/);
  }
  expect(unique(rows.users.map(({ username }) => username.toLowerCase()))).toBe(true);
  for (const {
    title,
    url,
    domain,
    normalizedUrl,
    text,
    renderedText: content,
    slug,
    id,
  } of rows.posts) {
    expect(title.length).toBeGreaterThanOrEqual(limits.title.min);
    expect(title.length).toBeLessThanOrEqual(limits.title.max);
    expect(title).toBe(title.trim());
    expect(slug).toBe(postSlug(title, id, 'en'));
    expect(parseSlugId(slug)).toBe(id);
    expect(url ?? text, title).toBeTruthy();
    // Demo content must not quote real sites.
    if (url)
      expect(new URL(url)).toMatchObject({
        protocol: 'https:',
        hostname: expect.stringMatching(/\.example$/) as string,
        username: '',
      });
    expect(domain).toBe(url ? new URL(url).hostname.replace(/^www\./, '') : null);
    expect(normalizedUrl).toBe(url ? normalizeUrl(url) : null);
    expect((text ?? '').length).toBeLessThanOrEqual(limits.postText.max);
    expect(content).toEqual(text ? renderMarkdown(text) : null);
    if (content) richTextSchema.parse(content);
  }
  expect(
    unique(rows.posts.map(({ normalizedUrl }) => normalizedUrl).filter(Boolean)),
    'no link twice',
  ).toBe(true);
  const depths = new Map(rows.comments.map(({ id, depth }) => [id, depth]));
  for (const { text, renderedText: content, depth, parentId } of rows.comments) {
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(limits.commentText.max);
    expect(content).toEqual(renderMarkdown(text));
    expect(depth).toBe(parentId ? (depths.get(parentId) ?? NaN) + 1 : 0);
    expect(depth).toBeLessThanOrEqual(limits.commentDepth);
  }
});

it.each(sites)('has ordered tags on most posts, all in use: $id', ({ id, rows }) => {
  const order = presets.find((preset) => preset.id === id)?.tags.map(({ name }) => name) ?? [];
  const filed = rows.postTags.map(
    ({ postId, tag, createdAt }) => `${postId} ${tag} ${time(createdAt)}`,
  );
  expect(filed).toEqual(
    rows.posts.flatMap((post) =>
      (post.tags ?? []).map((tag) => `${post.id} ${tag} ${time(post.createdAt)}`),
    ),
  );
  for (const { tags = [] } of rows.posts) {
    expect(tags.length).toBeLessThanOrEqual(2);
    expect(tags).toEqual(order.filter((name) => tags.includes(name)));
  }
  expect(rows.posts.filter(({ tags = [] }) => tags.length > 0).length).toBeGreaterThan(
    rows.posts.length * 0.8,
  );
  for (const name of order)
    expect(rows.postTags.filter(({ tag }) => tag === name).length, name).toBeGreaterThan(1);
});

it('throws for an unknown tag', () => {
  const post = {
    title: 'Something',
    by: 'ada',
    hoursAgo: 1,
    up: 1,
    text: 'Words',
    tags: ['cookery'],
  };
  expect(() =>
    seedRows('default', { users: [{ username: 'ada', name: 'Ada' }], posts: [post] }, now),
  ).toThrow('the demo content of default names an unknown tag: cookery');
});

it('throws for an unknown user', () => {
  const post = { title: 'Somebody', by: 'nobody', hoursAgo: 1, up: 1, url: 'https://a.example' };
  expect(() => seedRows('default', { users: [], posts: [post] }, now)).toThrow(
    'the demo content of default names an unknown user: nobody',
  );
});

it.each(sites)('has a text for each recent linked page: $id', ({ content, rows }) => {
  const texts = new Map(rows.articles.map((row) => [row.postId, row]));
  for (const [i, { url, hoursAgo, title }] of content.posts.entries())
    if (url !== undefined && hoursAgo < 14 * 24)
      expect(texts.get(rows.posts[i]!.id)?.title, url).toBe(title);
  const urls = new Set(content.posts.map(({ url }) => url));
  for (const list of Object.values(content.articles ?? {}))
    for (const url of Object.keys(list)) expect(urls).toContain(url);
  for (const { text, language, state } of rows.articles) {
    expect(state).toBe('read');
    const words = language === 'ja' ? text!.length / 2 : text!.split(/\s+/).length;
    expect([words >= 140, words <= 400, text!.slice(0, 60), words]).toEqual([
      true,
      true,
      text!.slice(0, 60),
      words,
    ]);
    expect(
      readEvidence(text!, language!).sentences.length,
      text!.slice(0, 60),
    ).toBeGreaterThanOrEqual(6);
  }
});
