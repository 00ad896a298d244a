import { expect, it } from 'vitest';
import type { Comment } from '../../shared/contract/comments.ts';
import { settled, visit } from '../support/browsing.ts';
import { join, openAs } from '../support/signed-in.ts';
import { useMemberPages, write } from '../support/member-pages.ts';

const { browsing, url } = useMemberPages();

it('marks new comments in lists and threads on another device', async () => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  const post = await write(ada, 'A thread that two people read');
  const comment = async (text: string) =>
    (await bob.call('post', `/api/posts/${post.id}/comments`, { text })).body as Comment;
  await comment('The first one.');
  const first = await openAs(browsing, ada);
  const stored = first.page.waitForResponse((reply) => reply.url().endsWith('/visit'));
  await first.page.goto(url(`/post/${post.slug}`));
  expect((await stored).status()).toBe(200);
  expect(await first.page.locator('article[data-new]').count()).toBe(0);

  const newer = await comment('The second one.');
  const other = await openAs(browsing, ada);
  // One branch is not the thread.
  await other.page.goto(url(`/post/${post.slug}?root=${newer.id}`), { waitUntil: 'networkidle' });
  expect(other.requests.filter((request) => request.endsWith('/visit'))).toEqual([]);
  await other.page.goto(url('/new'));
  const row = other.page.locator('#posts > li').filter({ hasText: post.title });
  await row.getByText('1 new', { exact: true }).waitFor();
  await other.page.goto(url(`/post/${post.slug}`));
  await other.page.getByRole('button', { name: '1 new comment' }).click();
  const marked = other.page.locator('article[data-new]');
  expect(await marked.evaluateAll((all) => all.map(({ id }) => id))).toEqual([`c-${newer.id}`]);
  expect(await marked.evaluate((each) => each === document.activeElement)).toBe(true);
});

it('shows visitors how many comments are new in lists', async () => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  const post = await write(ada, `A thread that ${ada.username} began`);
  const comment = async (text: string) =>
    (await bob.call('post', `/api/posts/${post.id}/comments`, { text })).body as Comment;
  const oldest = await comment('The first one.');
  const { page } = await browsing.open();
  await page.goto(url(`/post/${post.slug}`));
  await page.waitForFunction(() => localStorage.getItem('visits') !== null);
  await comment('The second one.');
  await visit(page, url(`/post/${post.slug}?root=${oldest.id}`));
  await settled(page);
  await page.goto(url('/new'));
  const row = page.locator('#posts > li').filter({ hasText: post.title });
  await row.getByText('1 new', { exact: true }).waitFor();
});
