import { expect, it } from 'vitest';
import type { CommentRow, PostRow } from '../support/factories.ts';
import { getAttribute, readHtml, getText, type Document } from '../support/html.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const by = await t.make.user();

type Made = { post: PostRow; comments: CommentRow[] };

/** Many threads side by side, some of them deep. */
async function bushy(): Promise<Made> {
  const post = await t.make.post({ by });
  const comments: CommentRow[] = [];
  for (let n = 0; n < 250; n += 1) {
    const parent =
      n % 3 === 0 ? undefined : comments[Math.floor(n / 3) * 3 + (n % 5 === 0 ? 0 : (n % 3) - 1)];
    const created = await t.make.comment(post, {
      by,
      parent,
      text: `Bushy ${n}`,
      score: (n * 7) % 23,
      minutesAgo: 300 - n,
    });
    comments.push(created);
  }
  return { post, comments };
}

/** A comment with more replies than a page holds; the best ones have replies too. */
async function crowded(): Promise<Made> {
  const post = await t.make.post({ by });
  const root = await t.make.comment(post, { by, text: 'Question', score: 50, minutesAgo: 400 });
  const comments = [root];
  for (let n = 0; n < 249; n += 1) {
    const parent = n > 200 ? comments[1] : root;
    comments.push(
      await t.make.comment(post, {
        by,
        parent,
        text: `Answer ${n}`,
        score: n > 200 ? 90 : n % 11,
        minutesAgo: 300 - n,
      }),
    );
  }
  return { post, comments };
}

const commentsOn = (page: Document) =>
  page.all('section article').map((element) => element.id?.slice(2) ?? '');
const moreOn = (page: Document) =>
  page.all('section a').filter((link) => /^More (?:comments|replies)/.test(getText(link)));

/** Follows every "More" link of a thread without script. */
async function walk(first: string): Promise<{ address: string; page: Document }[]> {
  const read: { address: string; page: Document }[] = [];
  const waiting = [first];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (read.some((page) => page.address === address)) continue;
    const response = await t.on('nontrivial').get(address);
    expect([address, response.status]).toEqual([address, 200]);
    const page = readHtml(response.text);
    read.push({ address, page });
    for (const link of moreOn(page)) waiting.push(getAttribute(link, 'href') ?? '');
    if (read.length > 100) throw new Error('the thread does not end');
  }
  return read;
}

const threads = { bushy: await bushy(), crowded: await crowded() };

it.each([
  ['bushy', ''],
  ['bushy', '?sort=new'],
  ['bushy', '?sort=old'],
  ['crowded', ''],
  ['crowded', '?sort=new'],
  ['crowded', '?sort=old'],
] as const)('links every comment of a %s thread of 250 (%s)', async (name, query) => {
  const { post, comments } = threads[name];
  const pages = await walk(`/post/${post.slug}${query}`);
  expect(pages.length).toBeGreaterThan(1);
  for (const { address, page } of pages) {
    const ids = commentsOn(page);
    expect(ids.length, address).toBeLessThanOrEqual(200);
    expect(new Set(ids).size, address).toBe(ids.length);
  }
  expect(commentsOn(pages[0]?.page as Document)).toHaveLength(200);
  expect(new Set(pages.flatMap(({ page }) => commentsOn(page)))).toEqual(
    new Set(comments.map(({ id }) => id)),
  );
});

it.each(['', '?sort=new', '?sort=old'])(
  'shows each comment once across thread pages (%s)',
  async (query) => {
    const chain = async (address: string) => {
      const ids: string[] = [];
      for (let next: string | null = address; next !== null;) {
        const page = readHtml((await t.on('nontrivial').get(next)).text);
        ids.push(...commentsOn(page));
        next = page.all('a[rel="next"]').map((link) => getAttribute(link, 'href'))[0] ?? null;
      }
      return ids;
    };
    const { bushy, crowded } = threads;
    const ofPost = await chain(`/post/${bushy.post.slug}${query}`);
    expect(new Set(ofPost).size).toBe(ofPost.length);
    expect(
      bushy.comments.filter((comment) => comment.depth === 0 && !ofPost.includes(comment.id)),
    ).toEqual([]);
    const root = crowded.comments[0]?.id ?? '';
    const ofRoot = await chain(
      `/post/${crowded.post.slug}${query === '' ? '?' : `${query}&`}root=${root}`,
    );
    expect(new Set(ofRoot).size).toBe(ofRoot.length);
    const direct = crowded.comments
      .filter((comment) => comment.parentId === root)
      .map((comment) => comment.id);
    expect(direct.filter((id) => !ofRoot.includes(id))).toEqual([]);
  },
);

it('shows a permalink with its replies and a way back', async () => {
  const post = await t.make.post({ by });
  const other = await t.make.comment(post, { by, text: 'Beside' });
  const parent = await t.make.comment(post, { by, text: 'Above' });
  const reply = await t.make.comment(post, { by, parent, text: 'The one' });
  const below = await t.make.comment(post, { by, parent: reply, text: 'Below' });
  const page = readHtml((await t.on('nontrivial').get(`/post/${post.slug}?root=${reply.id}`)).text);
  expect(commentsOn(page)).toEqual([reply.id, below.id]);
  expect(page.hrefs('section a')).toContain(`/post/${post.slug}`);
  expect(page.hrefs('link[rel="canonical"]')).toEqual([
    `https://nontrivial.example/post/${post.slug}`,
  ]);
  expect(page.text('main')).not.toContain(other.text);
});

it('renders a thread of the maximum depth', async () => {
  const post = await t.make.post({ by });
  let parent: CommentRow | undefined;
  for (let depth = 0; depth <= 18; depth += 1)
    parent = await t.make.comment(post, { by, parent, text: `Level ${depth}` });
  const page = readHtml((await t.on('nontrivial').get(`/post/${post.slug}`)).text);
  expect(commentsOn(page)).toHaveLength(19);
  expect(page.attribute(`#c-${parent?.id}`, 'aria-label')).toContain('level 19');
  // At great depth, indentation no longer shows the parent.
  expect(page.hrefs(`#c-${parent?.id} > header a`)).toContain(`#c-${parent?.parentId}`);
});
