import type { Page } from 'playwright';
import { workerProgram, startBrowsing, visit } from './browsing.ts';
import { join, openAs, type Member } from './signed-in.ts';
import type { Thread } from '../../shared/contract/comments.ts';
import type { Post } from '../../shared/contract/posts.ts';

export const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });

export const comments = (page: Page) => page.locator('article[id^="c-"]');

export const heading = (page: Page) => page.locator('#comments').innerText();

export const busy = {
  status: 503,
  json: { error: 'Not now. Try again in a moment.', code: 'unavailable', requestId: 'x' },
};

export const post = async (by: Member, title = 'To be discussed') =>
  (
    await by.call('post', '/api/posts', {
      title: `${title} ${Math.random().toString(36).slice(2, 8)}`,
      text: 'What do you think?',
    })
  ).body as Post;

export const say = async (by: Member, id: string, text: string, parentId?: string) =>
  ((await by.call('post', `/api/posts/${id}/comments`, { text, parentId })).body as { id: string })
    .id;

export const stored = async (by: Member, id: string) =>
  ((await by.call('get', `/api/posts/${id}/comments?sort=old`)).body as Thread).comments;

/** Starts a program, and returns what tests of comments share. */
export function useDiscussion() {
  const browsing = startBrowsing(workerProgram);

  const url = (address: string) => browsing.url('nontrivial', address);

  /** Opens the page of a post by another member. */
  async function discussion(options: Parameters<typeof openAs>[2] = {}) {
    const [ada, bob] = [await join(browsing), await join(browsing)];
    const { id, slug, title } = await post(ada);
    const opened = await openAs(browsing, bob, options);
    const arrive = async () => {
      await visit(opened.page, url(`/post/${slug}`));
      await field(opened.page).waitFor();
    };
    await arrive();
    return { ...opened, ada, bob, id, title, address: url(`/post/${slug}`), arrive };
  }

  return { browsing, url, discussion };
}
