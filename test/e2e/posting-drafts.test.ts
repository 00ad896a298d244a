import { describe, expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import type { PostSummary } from '../../shared/contract/posts.ts';
import { focusOn, notes, visit } from '../support/browsing.ts';
import { join, openAs, type Member } from '../support/signed-in.ts';
import {
  status,
  publish,
  field,
  summary,
  posted,
  readStatus,
  nothingKnown,
  newest,
  usePostingForm,
} from '../support/posting-form.ts';

const { browsing, url, open, unique } = usePostingForm();

describe('drafts', () => {
  it('are restored for their author until posted or discarded', async () => {
    const { page, context, member } = await open();
    await nothingKnown(page);
    const { link, title } = unique();
    const values = async () => [
      await field(page, 'URL').inputValue(),
      await field(page, 'Title').inputValue(),
      await field(page, 'Text').inputValue(),
      await page.locator('main input:checked').count(),
    ];
    await field(page, 'URL').fill(link);
    await field(page, 'Title').fill(title);
    await field(page, 'Text').fill('Words\nand *more*');
    await page.locator('main input[type="checkbox"]').first().check();
    await page.reload();
    await page.getByText('We restored your draft.').waitFor();
    expect(await values()).toEqual([link, title, 'Words\nand *more*', 1]);
    await page.locator('header').getByRole('link', { name: 'New', exact: true }).click();
    await page.waitForURL(url('/new'));
    await page.locator('header').getByRole('link', { name: 'Submit' }).click();
    await page.getByText('We restored your draft.').waitFor();
    expect(await values()).toEqual([link, title, 'Words\nand *more*', 1]);
    // Drafts of another URL or member are not restored.
    await page.goto(url('/submit?title=Another'));
    await field(page, 'Title').waitFor();
    expect(await values()).toEqual(['', 'Another', '', 0]);
    const other = await join(browsing);
    await page.evaluate((token) => localStorage.setItem('token', token), other.token);
    await page.goto(url('/submit'));
    await field(page, 'Title').waitFor();
    expect(await values()).toEqual(['', '', '', 0]);
    await page.evaluate((token) => localStorage.setItem('token', token), member.token);
    await page.reload();
    await page.getByText('We restored your draft.').waitFor();
    await publish(page).click();
    await posted(page, title);
    await page.locator('header').getByRole('link', { name: 'Submit' }).click();
    await field(page, 'Title').waitFor();
    expect(await values()).toEqual(['', '', '', 0]);
    await field(page, 'Title').fill('Not this');
    await page.reload();
    await page.getByRole('button', { name: 'Discard draft' }).click();
    expect(await values()).toEqual(['', '', '', 0]);
    await page.reload();
    await field(page, 'Title').waitFor();
    expect(await values()).toEqual(['', '', '', 0]);
    expect(
      await context.storageState().then(({ origins }) => JSON.stringify(origins)),
    ).not.toContain('Not this');
  });

  it('ignore malformed stored values', async () => {
    const { page, context, member } = await open();
    for (const rubbish of [
      '',
      'x',
      'null',
      '[]',
      '{}',
      '{"fields":{"url":1,"title":"","text":"","tags":[]},"sent":null}',
      '{"fields":{"url":"","title":"","text":"","tags":"ab"}}',
    ])
      for (const stored of [rubbish, JSON.stringify({ text: rubbish, at: Date.now() })]) {
        await page.evaluate(
          ([name, value]) => localStorage.setItem(`draft:${name}:/submit`, value as string),
          [member.username, stored],
        );
        await page.reload();
        await field(page, 'Title').waitFor();
        expect(await field(page, 'Title').inputValue()).toBe('');
      }
    expect(context.pages()).toHaveLength(1);
  });
});

describe('a single post', () => {
  it('results from a double click', async () => {
    const { page, requests, member } = await open();
    await nothingKnown(page);
    const { title } = unique();
    await field(page, 'Title').fill(title);
    await field(page, 'Text').fill('Twice?');
    await publish(page).dblclick();
    await posted(page, title);
    expect(requests.filter((request) => /^POST .*\/api\/posts$/.test(request))).toHaveLength(1);
    expect((await newest(member)).filter((post) => post.title === title)).toHaveLength(1);
  });

  it('results from a retry after a lost response', async () => {
    const { page, member } = await open('/submit', { allow: [notes.failed] });
    const keys: string[] = [];
    let lost = 0;
    await page.route('**/api/posts', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (lost === 2) return route.continue();
      lost += 1;
      // Only browsers resolve such names everywhere.
      const { host } = new URL(route.request().url());
      await route.fetch({
        url: route
          .request()
          .url()
          .replace(/\/\/[^/:]+/, '//127.0.0.1'),
        headers: { ...(await route.request().allHeaders()), host },
      });
      return route.abort();
    });
    const { title } = unique();
    await field(page, 'Title').fill(title);
    await field(page, 'Text').fill('Did you get this?');
    const send = async () => {
      await publish(page).click();
      await summary(page)
        .filter({
          hasText:
            'We couldn’t reach the site. Check your connection and try again. Your text is safe.',
        })
        .waitFor();
    };
    await send();
    expect(await field(page, 'Text').inputValue()).toBe('Did you get this?');
    await page.reload();
    await field(page, 'Title').waitFor();
    await send();
    await publish(page).click();
    await posted(page, title);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect((await newest(member)).filter((post) => post.title === title)).toHaveLength(1);
  });
});

it('reports an expired session and preserves the input', async () => {
  const { page, member } = await open('/submit', {
    allow: [status(401), /^warning: Unauthorized: /],
  });
  await field(page, 'Title').fill('A title to keep');
  await field(page, 'Text').fill('Words to keep');
  await member.call('post', '/api/auth/logout');
  await publish(page).click();
  await summary(page).filter({ hasText: 'You’ve been logged out.' }).waitFor();
  expect(await field(page, 'Text').inputValue()).toBe('Words to keep');
});

describe('editing', () => {
  const make = async (member: Member, more: object = {}) => {
    const { link, title } = unique();
    const { body } = await member.call('post', '/api/posts', {
      title,
      url: link,
      text: 'First *words*.',
      ...more,
    });
    return body as PostSummary;
  };

  it('updates the post and its lists at once', async () => {
    const member = await join(browsing);
    const post = await make(member);
    const { page } = await open(`/post/${post.slug}/edit`, {}, member);
    expect(await field(page, 'Text').inputValue()).toBe('First *words*.');
    expect(await field(page, 'URL').inputValue()).toBe(post.url);
    const [tag = ''] = await page
      .locator('main input[type="checkbox"]')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    await field(page, 'Title').fill(`${post.title}, put right`);
    await field(page, 'Text').fill('Other **words**.');
    await page.getByRole('checkbox', { name: tag, exact: true }).check();
    await page.reload();
    await page.getByText('We restored your draft.').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/put-right-[^/]+$/);
    await focusOn(page, 'main h1');
    await expect.poll(() => readStatus(page)).toBe('Saved');
    expect(await page.locator('main h1').innerText()).toBe(`${post.title}, put right`);
    expect(await page.locator('main article strong').first().innerText()).toBe('words');
    await page.locator('main article').getByRole('link', { name: tag, exact: true }).click();
    await page.waitForURL(url(`/t/${tag}`));
    expect(await page.locator('#posts > li h2').first().innerText()).toBe(
      `${post.title}, put right`,
    );
    await visit(page, url(`/post/${post.slug}/edit`));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => readStatus(page)).toBe('Nothing was changed');
  });

  it('locks title and URL after six hours', async () => {
    const member = await join(browsing);
    const post = await make(member);
    const { page } = await openAs(browsing, member);
    await page.clock.setSystemTime(Date.now() + 6 * hourMs + 1_000);
    await visit(page, url(`/post/${post.slug}/edit`));
    await field(page, 'Title').waitFor();
    for (const name of ['Title', 'URL'] as const) {
      expect(await field(page, name).getAttribute('readonly')).toBe('');
      expect(await page.locator(`#${name.toLowerCase()}-hint`).innerText()).toBe(
        'Title and URL can be changed for 6 hours after posting.',
      );
    }
    await field(page, 'Text').fill('Later words.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(url(`/post/${post.slug}`));
    await page.locator('main article', { hasText: 'Later words.' }).waitFor();
  });

  it('returns not found to everyone but the author', async () => {
    const post = await make(await join(browsing));
    for (const slug of [post.slug, 'never-was-AAAAAAAAAAAA']) {
      const { page } = await openAs(browsing, await join(browsing), { allow: [notes.status404] });
      await visit(page, url(`/post/${slug}/edit`));
      await page.getByRole('heading', { name: 'Not Found' }).waitFor();
      expect(await page.getByLabel('Title').count()).toBe(0);
      expect(await page.title()).toMatch(/^Not Found/);
    }
    const { page } = await browsing.open();
    await page.goto(url(`/post/${post.slug}/edit`));
    await page.waitForURL(
      url(`/login?${new URLSearchParams({ next: `/post/${post.slug}/edit` })}`),
    );
  });

  it('retries a post that failed to load', async () => {
    const member = await join(browsing);
    const post = await make(member);
    const { page, context } = await openAs(browsing, member, { allow: [notes.failed] });
    await context.route(`**/api/posts/${post.slug}`, (route) => route.abort());
    await visit(page, url(`/post/${post.slug}/edit`));
    await page.getByText('The post couldn’t be loaded.').waitFor();
    await context.unroute(`**/api/posts/${post.slug}`);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => field(page, 'Title').inputValue()).toBe(post.title);
  });
});
