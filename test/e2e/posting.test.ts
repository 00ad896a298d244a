import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { PostSummary } from '../../shared/contract/posts.ts';
import { focusOn, notes, settled, ownProgram, startBrowsing, visit } from '../support/browsing.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { inSomeWindow, looksRight } from '../support/visual-and-axe.ts';
import { codeMailed, join, openAs, type Member } from '../support/signed-in.ts';
import { siteIds, type SiteId } from '../support/sites.ts';

const browsing = startBrowsing(ownProgram);
const url = (address: string, site: SiteId = 'nontrivial') => browsing.url(site, address);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const status = (code: number) =>
  new RegExp(`^error: Failed to load resource: the server responded with a status of ${code}`);

const publish = (page: Page) => page.getByRole('button', { name: 'Publish' });
const field = (page: Page, name: 'URL' | 'Title' | 'Text') =>
  page.getByLabel(name, { exact: true }).and(page.locator('input, textarea'));
const summary = (page: Page) => page.locator('main [role="alert"] li');
const posted = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
const readStatus = (page: Page) => page.locator('#live-status').textContent();
const calls = (requests: string[], part: string) =>
  requests.filter((request) => request.includes('/api/') && request.includes(part));

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
/** Stubs the metadata of a linked page; tests fetch nothing. Responds after `wait`. */
async function answerPreviews(
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
const nothingKnown = (page: Page) => answerPreviews(page, {});
const newest = async (member: Member) =>
  ((await member.call('get', '/api/posts?sort=new&limit=10')).body as { posts: PostSummary[] })
    .posts;
let count = 0;
const unique = () => {
  count += 1;
  return {
    link: `https://elsewhere.example/article/${count}`,
    title: `A thing that was shared, number ${count}`,
  };
};

it('shares a link with a suggested title and a preview', async () => {
  const member = await join(browsing);
  const { page, requests } = await openAs(browsing, member);
  await visit(page, url('/new'));
  const { link, title } = unique();
  await answerPreviews(page, {
    [link]: { title, description: 'What it is about.', siteName: 'Elsewhere' },
  });
  await page.locator('header').getByRole('link', { name: 'Submit' }).click();
  await focusOn(page, 'main h1');
  await field(page, 'URL').fill(link);
  expect(calls(requests, '/link-')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => field(page, 'Title').inputValue()).toBe(title);
  expect(await readStatus(page)).toBe(`Title filled in: ${title}`);
  expect(await page.locator('main').innerText()).toContain('What it is about.');
  expect(calls(requests, '/link-').filter((request) => request.startsWith('GET'))).toHaveLength(2);
  await field(page, 'Text').fill('Some *soft* words and <b>markup</b>.');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page
    .getByRole('tabpanel', { name: 'Preview' })
    .locator('em', { hasText: 'soft' })
    .waitFor();
  expect(
    await page.getByRole('tabpanel', { name: 'Preview' }).locator('p').last().innerText(),
  ).toBe('Some soft words and <b>markup</b>.');
  const [first, second] = await page
    .locator('main input[type="checkbox"]')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  for (const tag of [second, first])
    await page.getByRole('checkbox', { name: tag, exact: true }).check();
  await publish(page).click();
  await page.waitForURL(/\/post\/[^/]+$/);
  await focusOn(page, 'main h1');
  await expect.poll(() => readStatus(page)).toBe('Post published');
  expect(await page.locator('main h1').innerText()).toBe(title);
  expect(await page.locator('main h1 a').getAttribute('href')).toBe(link);
  expect(await page.locator('main article a[href^="/t/"]').allInnerTexts()).toEqual([
    first,
    second,
  ]);
  expect(await page.locator('main article em').innerText()).toBe('soft');
  // Cached lists are updated; Back returns to the origin.
  await page.goBack();
  await page.waitForURL(url('/new'));
  await expect.poll(() => page.locator('#posts > li h2').first().innerText()).toBe(title);
  const [stored] = await newest(member);
  expect(stored).toMatchObject({
    title,
    url: link,
    tags: [first, second],
    author: { username: member.username },
  });
});

it('posts a text with the keyboard alone', async () => {
  const { page } = await open();
  const { title } = unique();
  await field(page, 'URL').focus();
  const tabTo = async (selector: string) => {
    await page.keyboard.press('Tab');
    await focusOn(page, selector);
  };
  await tabTo('#title');
  await page.keyboard.type(title);
  await tabTo('[role="tab"][aria-selected="true"]');
  await page.keyboard.press('ArrowRight');
  await focusOn(page, '#text-Preview');
  await page.getByText('Nothing to preview yet.').waitFor();
  await tabTo('#text-Preview-panel');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await tabTo('textarea');
  await page.keyboard.type('Words.\n\nMore words.');
  await tabTo('summary');
  await tabTo('input[type="checkbox"]');
  await page.keyboard.press('Space');
  expect(await page.locator('main input:checked').count()).toBe(1);
  await field(page, 'Text').focus();
  await page.keyboard.press('Control+Enter');
  await posted(page, title);
  await focusOn(page, 'main h1');
  expect(await page.locator('main article p').allInnerTexts()).toEqual(
    expect.arrayContaining(['Words.', 'More words.']),
  );
});

describe('fields filled from the URL', () => {
  it('hold plain text and send nothing', async () => {
    const [bad, markup] = ['javascript:alert(1)', '<img src=x onerror=alert(1)>'];
    const { page, requests } = await open(
      `/submit?url=${encodeURIComponent(bad)}&title=${encodeURIComponent(markup)}`,
    );
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => void dialogs.push(dialog.message()));
    await settled(page);
    expect(await field(page, 'URL').inputValue()).toBe(bad);
    expect(await field(page, 'Title').inputValue()).toBe(markup);
    expect(await page.locator('main img, main a[href^="javascript"]').count()).toBe(0);
    await field(page, 'URL').focus();
    await page.keyboard.press('Tab');
    await settled(page);
    expect([
      ...calls(requests, '/link-'),
      ...calls(requests, '/posts'),
      ...calls(requests, '/markdown'),
      ...dialogs,
    ]).toEqual([]);
    await publish(page).click();
    await focusOn(page, '[role="alert"]');
    expect(await summary(page).allInnerTexts()).toEqual([
      'URL must be a link that begins with http:// or https://.',
    ]);
    expect(calls(requests, '/posts')).toEqual([]);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main [href], main [src]')]
          .map((element) => element.outerHTML)
          .filter((html) => /javascript|img/.test(html)),
      ),
    ).toEqual([]);
  });

  it('are looked up after the first interaction', async () => {
    const { link, title } = unique();
    const { page, requests } = await open(
      `/submit?url=${encodeURIComponent(link)}&title=${encodeURIComponent(title)}`,
    );
    await answerPreviews(page, { [link]: { title: 'The page’s own title' } });
    await settled(page);
    expect(calls(requests, '/link-')).toEqual([]);
    await field(page, 'Title').focus();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Use: “The page’s own title”' }).waitFor();
    expect(await field(page, 'Title').inputValue()).toBe(title);
    await publish(page).click();
    await posted(page, title);
  });

  it('survive the login', async () => {
    const member = await join(browsing);
    const { page } = await browsing.open();
    const { link, title } = unique();
    const address = `/submit?url=${encodeURIComponent(link)}&title=${encodeURIComponent(title)}`;
    await page.goto(url(address));
    await page.waitForURL(url(`/login?${new URLSearchParams({ next: address })}`));
    await page.getByLabel('Email address').fill(member.email);
    await page.keyboard.press('Enter');
    await focusOn(page, '#otp');
    await page.getByLabel('Code').fill(await codeMailed(browsing, 'nontrivial', member.email));
    await page.keyboard.press('Enter');
    await page.waitForURL(url(address));
    await expect.poll(() => field(page, 'Title').inputValue()).toBe(title);
    expect(await field(page, 'URL').inputValue()).toBe(link);
  });
});

describe('the suggested title', () => {
  it('replaces only an unchanged suggestion and never typed text', async () => {
    const { page } = await open();
    const [firstTitle, two] = [unique(), unique()];
    await answerPreviews(page, {
      [firstTitle.link]: { title: firstTitle.title },
      [two.link]: { title: two.title },
    });
    const use = (title: string) => page.getByRole('button', { name: `Use: “${title}”` });
    const leave = (link: string) =>
      field(page, 'URL')
        .fill(link)
        .then(() => field(page, 'URL').blur());
    await field(page, 'Title').fill('My own words');
    await leave(firstTitle.link);
    await use(firstTitle.title).waitFor();
    expect(await readStatus(page)).toBe(`Suggested title: ${firstTitle.title}`);
    expect(await field(page, 'Title').inputValue()).toBe('My own words');
    await use(firstTitle.title).click();
    expect(await field(page, 'Title').inputValue()).toBe(firstTitle.title);
    expect(await use(firstTitle.title).count()).toBe(0);
    await leave(two.link);
    await expect.poll(() => field(page, 'Title').inputValue()).toBe(two.title);
    await field(page, 'Title').fill(`${two.title}!`);
    await leave(firstTitle.link);
    await use(firstTitle.title).waitFor();
    expect(await field(page, 'Title').inputValue()).toBe(`${two.title}!`);
  });

  it('appears after pasting and ignores responses for earlier links', async () => {
    const { page, context } = await open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [slow, quick] = [unique(), unique()];
    let release = () => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    await answerPreviews(page, {
      [slow.link]: { title: slow.title, description: 'Slow', wait },
      [quick.link]: { title: quick.title, description: 'Quick' },
    });
    const paste = async (link: string) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), link);
      await field(page, 'URL').fill('');
      await field(page, 'URL').focus();
      await page.keyboard.press('Control+V');
    };
    await paste(slow.link);
    await page.getByText('Fetching the title…').waitFor();
    await paste(quick.link);
    await expect.poll(() => field(page, 'Title').inputValue()).toBe(quick.title);
    release();
    await settled(page);
    expect(await field(page, 'Title').inputValue()).toBe(quick.title);
    expect(await page.locator('main').innerText()).not.toContain('Slow');
    await field(page, 'URL').fill(`${quick.link}/else`);
    expect(await page.locator('main').innerText()).not.toContain('Quick');
  });

  it('reports a failed lookup without blocking the form', async () => {
    const { page } = await open();
    const { link, title } = unique();
    // The real thing: there is no such host.
    await field(page, 'URL').fill(link);
    await field(page, 'URL').blur();
    await page.getByText('We couldn’t read that page. Please add a title.').first().waitFor();
    expect(await readStatus(page)).toBe('We couldn’t read that page. Please add a title.');
    await field(page, 'Title').fill(title);
    await publish(page).click();
    await posted(page, title);
  });

  it('does not delay sending', async () => {
    const { page } = await open();
    const { link, title } = unique();
    await answerPreviews(page, { [link]: { title: 'Never', wait: new Promise(() => undefined) } });
    await field(page, 'URL').fill(link);
    await field(page, 'Title').fill(title);
    await publish(page).click();
    await posted(page, title);
  });
});

it('links the existing discussion of a duplicate link', async () => {
  const { page, member } = await open('/submit', { allow: [status(409)] });
  await nothingKnown(page);
  const { link, title } = unique();
  const { body } = await member.call('post', '/api/posts', { title, url: link });
  const discussion = `/post/${(body as { slug: string }).slug}`;
  const other = link.replace('https://', 'http://www.').concat('/?utm_source=x#top');
  await field(page, 'URL').fill(other);
  await field(page, 'URL').blur();
  const box = page.locator('main p', { hasText: 'Already shared' });
  await box.waitFor();
  expect(await box.innerText()).toBe(
    `Already shared just now: ${title} · 0 comments. Go to the discussion`,
  );
  expect(await box.getByRole('link').getAttribute('href')).toBe(discussion);
  await expect.poll(() => readStatus(page)).toMatch(/Already shared|could not be read/);
  await field(page, 'Title').fill('Once more');
  await field(page, 'Text').fill('With words.');
  await publish(page).click();
  await focusOn(page, '[role="alert"]');
  expect(await page.title()).toMatch(/^Error: Submit/);
  expect(await summary(page).allInnerTexts()).toEqual([
    'This link was shared just now. Go to the discussion',
  ]);
  expect(
    await summary(page).getByRole('link', { name: 'Go to the discussion' }).getAttribute('href'),
  ).toBe(discussion);
  expect(await field(page, 'URL').getAttribute('aria-invalid')).toBe('true');
  expect([
    await field(page, 'URL').inputValue(),
    await field(page, 'Title').inputValue(),
    await field(page, 'Text').inputValue(),
  ]).toEqual([other, 'Once more', 'With words.']);
  await summary(page).getByRole('link', { name: 'This link was shared' }).click();
  await focusOn(page, '#url');
  await box.getByRole('link').click();
  await page.waitForURL(url(discussion));
});

it('shows errors at their fields and preserves the input', async () => {
  const { page, requests } = await open();
  await publish(page).click();
  await focusOn(page, '[role="alert"]');
  expect(await summary(page).allInnerTexts()).toEqual([
    'Enter a link, a text, or both.',
    'Enter a title.',
  ]);
  await field(page, 'URL').fill('elsewhere.example');
  await field(page, 'Title').fill('x'.repeat(151));
  expect(await readStatus(page)).toBe('The title is too long by 1.');
  expect(await page.locator('main').innerText()).toContain('151/150');
  await publish(page).click();
  await summary(page).filter({ hasText: 'Title must be at most 150 characters.' }).waitFor();
  expect(await field(page, 'Title').getAttribute('aria-describedby')).toBe(
    'title-hint title-problem',
  );
  expect(await field(page, 'Title').inputValue()).toBe('x'.repeat(151));
  expect(await field(page, 'URL').inputValue()).toBe('elsewhere.example');
  expect(calls(requests, '/api/posts')).toEqual([]);
});

it('limits the selection to five tags', async () => {
  const { page } = await open();
  const boxes = page.locator('main input[type="checkbox"]');
  for (let n = 0; n < 5; n += 1) await boxes.nth(n).check();
  expect(await page.locator('#tags-hint').innerText()).toContain('5 of 5 selected.');
  expect(await boxes.nth(5).isDisabled()).toBe(true);
  await boxes.first().uncheck();
  expect(await boxes.nth(5).isDisabled()).toBe(false);
});

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
    // Of another address, and of another member, nothing.
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
    ]) {
      await page.evaluate(
        ([name, value]) => sessionStorage.setItem(`draft:${name}:/submit`, value as string),
        [member.username, rubbish],
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
    await page.clock.setSystemTime(Date.now() + 6 * 3_600_000 + 1_000);
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

  it('returns not found to everybody but the author', async () => {
    const post = await make(await join(browsing));
    for (const slug of [post.slug, 'never-was-AAAAAAAAAAAA']) {
      const { page } = await openAs(browsing, await join(browsing), { allow: [notes.status404] });
      await visit(page, url(`/post/${slug}/edit`));
      await page.getByRole('heading', { name: 'Not Found' }).waitFor();
      expect(await page.locator('main form').count()).toBe(0);
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

it('fills the form from the bookmarklet', async () => {
  const { page } = await open();
  await page.getByText('Post from any page').click();
  expect(await page.locator('main details code').last().innerText()).toBe(
    `javascript:location.href="${url('/submit')}"+'?url='+encodeURIComponent(` +
      `location.href)+'&title='+encodeURIComponent(document.title)`,
  );
});

it.each([
  ['a wide window', { viewport: { width: 1280, height: 800 } }],
  ['a phone', phone],
])('in %s shifts nothing while the form loads', async (_name, size) => {
  const { page, context } = await openAs(browsing, await join(browsing), size);
  await context.addInitScript(watchShifts);
  await visit(page, url('/submit'));
  await field(page, 'Title').waitFor();
  await settled(page);
  expect(await shifts(page)).toEqual([]);
});

const sizes = [
  ['a wide window', { viewport: { width: 1280, height: 800 } }],
  ['a phone', phone],
] as const;
it.each(
  siteIds
    .flatMap((site) => sizes.map(([name, size]) => ({ site, name, size })))
    .filter(inSomeWindow),
)('$site: fits every form state on $name and passes axe', async ({ site, size }) => {
  const member = await join(browsing, site);
  const { link, title } = unique();
  await member.call('post', '/api/posts', { title, url: link });
  const { page } = await open('/submit', { ...size }, member);
  await answerPreviews(page, {
    [link]: {
      title: `${title} ${'and so on '.repeat(8)}`,
      description: 'What it is about. '.repeat(12),
      siteName: 'Elsewhere',
    },
  });
  const look = () => looksRight(page);
  await look();
  await publish(page).click();
  await focusOn(page, '[role="alert"]');
  await look();
  await field(page, 'Title').fill('My own title');
  await field(page, 'URL').fill(link);
  await field(page, 'URL').blur();
  await page.locator('main p', { hasText: 'Already shared' }).waitFor();
  await page.getByRole('button', { name: /^Use:/ }).waitFor();
  await field(page, 'Text').fill('# Head\n\nSome *words* and `code`.\n\n> quoted');
  await page.locator('main input[type="checkbox"]').first().check();
  await page.getByText('Formatting help').click();
  await look();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.locator('[role="tabpanel"] blockquote').waitFor();
  await page.getByText('Post from any page').click();
  await look();
});
