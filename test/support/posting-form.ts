import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright';
import type { PostSummary } from '../../shared/contract/posts.ts';
import { workerProgram, startBrowsing, visit } from './browsing.ts';
import { join, openAs, type Member } from './signed-in.ts';
import { type SiteId } from './sites.ts';

export const status = (code: number) =>
  new RegExp(`^error: Failed to load resource: the server responded with a status of ${code}`);

export const publish = (page: Page) => page.getByRole('button', { name: 'Publish' });

export const field = (page: Page, name: 'URL' | 'Title' | 'Text') =>
  page.getByLabel(name, { exact: true }).and(page.locator('input, textarea'));

export const summary = (page: Page) => page.locator('main [role="alert"] li');

export const posted = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

export const readStatus = (page: Page) => page.locator('#live-status').textContent();

export const calls = (requests: string[], part: string) =>
  requests.filter((request) => request.includes('/api/') && request.includes(part));

/** Stubs the metadata of a linked page; tests fetch nothing. Responds after `wait`. */
export async function answerPreviews(
  page: Page,
  answers: Record<
    string,
    { title: string | null; description?: string; siteName?: string; wait?: Promise<void> }
  >,
) {
  await page.route('**/api/link-preview?*', async (route) => {
    const request = route.request();
    const answer = answers[new URL(request.url()).searchParams.get('url') ?? ''];
    await answer?.wait;
    const { title = null, description = null, siteName = null } = answer ?? {};
    const headers = {
      'Access-Control-Allow-Origin': new URL(request.frame().url()).origin,
      'Access-Control-Allow-Credentials': 'true',
    };
    // A canceled request receives no response.
    await route.fulfill({ json: { title, description, siteName }, headers }).catch(() => undefined);
  });
}

export const nothingKnown = (page: Page) => answerPreviews(page, {});

export const newest = async (member: Member) =>
  ((await member.call('get', '/api/posts?sort=new&limit=10')).body as { posts: PostSummary[] })
    .posts;

/** Starts a program, and returns what tests of the posting form share. */
export function usePostingForm() {
  const browsing = startBrowsing(workerProgram);

  const url = (address: string, site: SiteId = 'nontrivial') => browsing.url(site, address);

  /** A member on a page, with its form there. */
  async function open(
    address = '/submit',
    options: BrowserContextOptions & { allow?: RegExp[] } = {},
    member?: Member,
  ) {
    const who = member ?? (await join(browsing));
    const opened = await openAs(browsing, who, options);
    await visit(opened.page, url(address, who.site));
    await opened.page.locator('main form').waitFor();
    return { ...opened, member: who };
  }

  /** Files share a program, so a count alone would repeat. */
  const run = randomUUID().slice(0, 8);
  let count = 0;

  const unique = () => {
    count += 1;
    return {
      link: `https://elsewhere.example/article/${run}-${count}`,
      title: `A thing that was shared, number ${count} of ${run}`,
    };
  };

  return { browsing, url, open, unique };
}
