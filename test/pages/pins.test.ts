import { beforeEach, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#shared/durations.ts';
import { pinnedPosts } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { getText, readHtml } from '../support/html.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';

const t = await createTestApp({ config: { pageCacheBytes: 5_000_000 } });
const site = 'nontrivial' as const;
const moderator = await caller(t, site, { role: 'moderator' });
const made = [];
for (let i = 0; i < 40; i += 1)
  made.push(await t.make.post({ site, title: `Post ${i}`, minutesAgo: i + 1, score: 40 - i }));
const [second, late] = [made[1]!, made[30]!];

const end = new Date(startOfTest.getTime() + hourMs);
const pin = (post: { id: string }) =>
  moderator.call('PUT', `/api/posts/${post.id}/pin`, { until: end.toISOString() });
const read = async (path: string) => readHtml((await t.on(site).get(path)).text);
const titlesIn = (page: Awaited<ReturnType<typeof read>>, list: string) =>
  page.all(`${list} h2 a`).map(getText);

beforeEach(async () => {
  t.clock.set(startOfTest);
  await t.deps.db.delete(pinnedPosts);
  await moderator.call('DELETE', `/api/posts/${second.id}/pin`);
  t.deps.contentVersions.bump(site);
});

it.each(['/', '/new', '/hot', '/top', '/top?t=week'])(
  'shows pinned posts above the list of %s, and not in it',
  async (path) => {
    await pin(second);
    await pin(late);
    const page = await read(path);
    const pinned = titlesIn(page, 'ul[aria-label="Pinned"]');
    expect(pinned.toSorted()).toEqual([second.title, late.title].toSorted());
    expect(page.all('ul[aria-label="Pinned"] strong').map(getText)).toEqual(['Pinned', 'Pinned']);
    const listed = titlesIn(page, '#posts');
    expect(listed).toHaveLength(24);
    expect(listed).not.toContain(second.title);
    expect(await htmlErrors((await t.on(site).get(path)).text)).toEqual([]);
    const next = page.hrefs('a[rel="next"]')[0]!;
    const following = await read(next);
    expect(titlesIn(following, 'ul[aria-label="Pinned"]')).toEqual([]);
    expect(titlesIn(following, '#posts')).toContain(late.title);
  },
);

it('makes cached pages again when a post is pinned or unpinned', async () => {
  const isPinned = async () =>
    titlesIn(await read('/new'), 'ul[aria-label="Pinned"]').includes(late.title);
  expect(await isPinned()).toBe(false);
  await pin(late);
  expect(await isPinned()).toBe(true);
  await moderator.call('DELETE', `/api/posts/${late.id}/pin`);
  expect(await isPinned()).toBe(false);
});

it('ends in cached pages within their minute', async () => {
  await pin(late);
  expect(titlesIn(await read('/new'), 'ul[aria-label="Pinned"]')).toEqual([late.title]);
  t.clock.set(new Date(end.getTime() + minuteMs));
  await until(
    'the page is made again',
    async () => titlesIn(await read('/new'), 'ul[aria-label="Pinned"]').length === 0,
    3_000,
  );
});

it('marks the page of the post', async () => {
  const facts = async () => getText((await read(`/post/${late.slug}`)).element('article'));
  expect(await facts()).not.toContain('Pinned');
  await pin(late);
  expect(await facts()).toContain('Pinned');
});

it('names pins in the moderation log', async () => {
  await pin(late);
  const { text } = await t.on(site).get('/moderations');
  expect(getText(readHtml(text).element('#moderations'))).toContain(
    `A moderator pinned the post “${late.title}” until`,
  );
});
