import type { Page } from 'playwright';
import { workerProgram, startBrowsing } from './browsing.ts';
import { type Member } from './signed-in.ts';
import type { Post } from '../../shared/contract/posts.ts';

export const inList = (page: Page, title: string) =>
  page.locator('#posts').getByRole('link', { name: title, exact: true });

export const write = async (by: Member, title: string) =>
  (await by.call('post', '/api/posts', { title, text: 'Words of mine.' })).body as Post;

/** Starts a program, and returns what tests of members share. */
export function useMemberPages(options = workerProgram) {
  const browsing = startBrowsing(options);

  const url = (address: string) => browsing.url('nontrivial', address);

  return { browsing, url };
}
