import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { focusOn, notes, settled, ownProgram, startBrowsing, visit } from '../support/browsing.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { inSomeWindow, looksRight, tabsThrough } from '../support/visual-and-axe.ts';
import { join, openAs, type Member } from '../support/signed-in.ts';
import { siteIds } from '../support/sites.ts';
import type { Thread } from '../../shared/contract/comments.ts';
import type { Post } from '../../shared/contract/posts.ts';

const browsing = startBrowsing(ownProgram);
const url = (address: string) => browsing.url('nontrivial', address);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const expectStatus = (page: Page, sentence: string) =>
  expect.poll(() => page.locator('#live-status').textContent()).toBe(sentence);
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });
const comments = (page: Page) => page.locator('article[id^="c-"]');
const heading = (page: Page) => page.locator('#comments').innerText();
const busy = {
  status: 503,
  json: { error: 'Not now. Try again in a moment.', code: 'unavailable', requestId: 'x' },
};

const post = async (by: Member, title = 'To be discussed') =>
  (
    await by.call('post', '/api/posts', {
      title: `${title} ${Math.random().toString(36).slice(2, 8)}`,
      text: 'What do you think?',
    })
  ).body as Post;
const say = async (by: Member, id: string, text: string, parentId?: string) =>
  ((await by.call('post', `/api/posts/${id}/comments`, { text, parentId })).body as { id: string })
    .id;
const stored = async (by: Member, id: string) =>
  ((await by.call('get', `/api/posts/${id}/comments?sort=old`)).body as Thread).comments;

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

it('sends anonymous visitors from every comment form to the login', async () => {
  const { page } = await browsing.open();
  const address = browsing.pages.nontrivial['text post'];
  await visit(page, url(address));
  const login = `/login?next=${encodeURIComponent(address)}`;
  expect(await page.getByRole('link', { name: 'Log in to comment' }).getAttribute('href')).toBe(
    login,
  );
  const replies = page.getByRole('link', { name: 'Log in to reply' });
  expect(await replies.count()).toBe(await comments(page).count());
  expect(await replies.first().getAttribute('href')).toBe(login);
  expect(await page.locator('main textarea').count()).toBe(0);
});

it('shows, focuses and announces a comment after sending', async () => {
  const { page, bob, id, title, address } = await discussion();
  expect(await heading(page)).toBe('No comments yet');
  await field(page).click();
  await page.keyboard.type('First, with *emphasis*.');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expectStatus(page, 'Comment posted');
  await focusOn(page, 'article[id^="c-"]');
  expect(await comments(page).count()).toBe(1);
  expect(await comments(page).locator('em').innerText()).toBe('emphasis');
  expect(await comments(page).first().getAttribute('aria-label')).toBe(
    `Comment by ${bob.username}, level 1, 1 point`,
  );
  expect([await heading(page), await field(page).inputValue()]).toEqual(['1 comment', '']);
  // Cached lists now count it, and Back shows the current thread.
  await page.locator('header nav').getByRole('link', { name: 'New' }).click();
  await page
    .locator('#posts p a')
    .filter({ hasText: `on ${title}` })
    .waitFor();
  expect(
    await page
      .locator('#posts p a')
      .filter({ hasText: `on ${title}` })
      .innerText(),
  ).toContain('1 comment');
  await page.goBack();
  await page.waitForURL(address);
  await expect.poll(() => comments(page).count()).toBe(1);
  await page.reload();
  expect(await comments(page).count()).toBe(1);
  expect((await stored(bob, id)).map(({ text }) => text)).toEqual(['First, with *emphasis*.']);
});

it('updates the comment count of a cached list', async () => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  const { title } = await post(ada);
  const { page } = await openAs(browsing, bob);
  await visit(page, url('/new'));
  const link = page.locator('#posts p a').filter({ hasText: `on ${title}` });
  expect(await link.innerText()).toContain('0 comments');
  await link.click();
  await field(page).fill('Counted.');
  await field(page).press('Control+Enter');
  await expectStatus(page, 'Comment posted');
  await page.goBack();
  await page.waitForSelector('#posts');
  expect(await link.innerText()).toContain('1 comment');
});

it('places replies below their comment with the keyboard alone', async () => {
  const { page, ada, bob, id, arrive } = await discussion();
  const first = await say(ada, id, 'One');
  await say(ada, id, 'Two');
  await arrive();
  const reply = page
    .locator(`#c-${first}`)
    .getByRole('button', { name: `Reply – comment by ${ada.username}` });
  await reply.press('Enter');
  await focusOn(page, `#c-${first} textarea`);
  expect(await reply.getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await focusOn(page, '[aria-label^="Reply –"]');
  expect(await reply.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await focusOn(page, `#c-${first} textarea`);
  await page.keyboard.type('An answer to one');
  await page.keyboard.press('Control+Enter');
  await expectStatus(page, 'Comment posted');
  await focusOn(page, `#c-${first} article`);
  expect(await page.locator(`#c-${first} article`).innerText()).toContain('An answer to one');
  expect(await page.locator(`#c-${first} textarea`).count()).toBe(0);
  const answer = (await stored(bob, id)).find(({ text }) => text === 'An answer to one');
  expect(answer?.parentId).toBe(first);
  // A nested reply that no other user has seen.
  await page
    .locator(`#c-${answer?.id}`)
    .getByRole('button', { name: 'Reply – your comment' })
    .click();
  await page.keyboard.type('To myself');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await focusOn(page, `#c-${answer?.id} article`);
  expect(await comments(page).count()).toBe(4);
});

it('shows a new comment in every sort order', async () => {
  const { page, ada, id, arrive } = await discussion();
  for (const text of ['One', 'Two']) await say(ada, id, text);
  await arrive();
  await page
    .getByRole('navigation', { name: 'Sort comments' })
    .getByRole('link', { name: 'Old' })
    .click();
  await page.waitForURL('**?sort=old');
  await field(page).fill('Three');
  await field(page).press('Meta+Enter');
  await expectStatus(page, 'Comment posted');
  for (const name of ['Best', 'New', 'Old']) {
    await page
      .getByRole('navigation', { name: 'Sort comments' })
      .getByRole('link', { name })
      .click();
    await expect
      .poll(() => page.locator('[aria-label="Sort comments"] [aria-current]').innerText())
      .toBe(name);
    await expect.poll(() => comments(page).count()).toBe(3);
  }
});

it('preserves the text and shows the error when sending fails', async () => {
  const { page, context, bob, id } = await discussion({ allow: [notes.status503, notes.failed] });
  await field(page).click();
  await page.getByRole('button', { name: 'Post comment' }).click();
  const problem = page.locator('main form [role="alert"]');
  expect(await problem.innerText()).toBe('Enter your comment.');
  await focusOn(page, 'main textarea');
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  expect(
    await field(page).evaluate(
      (element) =>
        document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    ),
  ).toBe('Enter your comment.');
  await page.keyboard.type('A thought worth keeping');
  await context.route('**/comments', (route) =>
    route.request().method() === 'POST' ? route.fulfill(busy) : route.continue(),
  );
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => problem.innerText()).toBe('Not now. Try again in a moment.');
  expect(await field(page).inputValue()).toBe('A thought worth keeping');
  await context.unroute('**/comments');
  await page.keyboard.press('Control+Enter');
  await expectStatus(page, 'Comment posted');
  expect(await problem.count()).toBe(0);
  await field(page).fill('x'.repeat(10_001));
  expect(await page.getByText('10,001 of 10,000 characters').isVisible()).toBe(true);
  await field(page).press('Control+Enter');
  await expect
    .poll(() => problem.innerText())
    .toBe('The comment must be at most 10,000 characters; it has 10,001.');
  await field(page).fill('short');
  expect(await page.getByText('of 10,000 characters').count()).toBe(0);
  expect(await stored(bob, id)).toHaveLength(1);
});

it('creates one comment from double clicks and lost responses', async () => {
  const { page, context, bob, id, requests } = await discussion({ allow: [notes.failed] });
  const sent = () => requests.filter((request) => /^POST .*\/comments$/.test(request)).length;
  await field(page).fill('Twice in a hurry');
  await page.getByRole('button', { name: 'Post comment' }).dblclick();
  await expectStatus(page, 'Comment posted');
  await settled(page);
  expect([sent(), (await stored(bob, id)).length]).toEqual([1, 1]);
  const keys: string[] = [];
  await context.route('**/comments', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push((await route.request().allHeaders())['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    // The request reaches the site; the response is dropped. Node resolves no names below
    // `localhost`.
    const { host } = new URL(route.request().url());
    await route.fetch({
      url: route.request().url().replace('nontrivial.localhost', '127.0.0.1'),
      headers: { ...(await route.request().allHeaders()), host },
    });
    return route.abort();
  });
  await field(page).fill('The answer is lost');
  await field(page).press('Control+Enter');
  await page.locator('main form [role="alert"]').waitFor();
  await field(page).press('Control+Enter');
  await expect.poll(() => comments(page).count()).toBe(2);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect((await stored(bob, id)).map(({ text }) => text)).toEqual([
    'Twice in a hurry',
    'The answer is lost',
  ]);
});

it('restores a draft until it is sent', async () => {
  const { page, ada, id, arrive } = await discussion();
  const first = await say(ada, id, 'One');
  await arrive();
  await field(page).fill('Half a thou');
  await page.getByRole('button', { name: /^Reply – / }).click();
  await page.keyboard.type('Half an answ');
  await page.locator('header nav').getByRole('link', { name: 'Hot' }).click();
  await focusOn(page, '#main h1');
  await page.goBack();
  for (let again = 0; again < 2; again += 1) {
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe('Half a thou');
    await page.getByRole('button', { name: /^Reply – / }).click();
    expect(await page.locator(`#c-${first} textarea`).inputValue()).toBe('Half an answ');
    if (again === 0) await page.reload();
  }
  await page.keyboard.type('er');
  await page.keyboard.press('Control+Enter');
  await expectStatus(page, 'Comment posted');
  await page.reload();
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('Half a thou');
  await page
    .locator(`#c-${first} > details > .actions`)
    .getByRole('button', { name: /^Reply – / })
    .click();
  expect(await page.locator(`#c-${first} > details > .actions textarea`).inputValue()).toBe('');
  expect(
    await page.evaluate(
      () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')).length,
    ),
  ).toBe(1);
});

it('edits a comment in place and deletes it, preserving replies', async () => {
  const { page, ada, bob, id, arrive } = await discussion();
  const mine = await say(bob, id, 'Tpyo');
  await say(ada, id, 'I see', mine);
  await arrive();
  const own = page.locator(`#c-${mine} > details > .actions`);
  await own.getByRole('button', { name: 'More – your comment' }).click();
  expect((await own.getByRole('button').allInnerTexts()).filter(Boolean)).toEqual([
    'Reply',
    'More',
    'Edit',
    'Delete',
  ]);
  const bodyText = page.locator(`#c-${mine} > details > div`).first();
  await own.getByRole('button', { name: 'Edit – your comment' }).click();
  await focusOn(page, `#c-${mine} textarea`);
  expect([await own.locator('textarea').inputValue(), await bodyText.isVisible()]).toEqual([
    'Tpyo',
    false,
  ]);
  await own.locator('textarea').fill('Typo');
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expectStatus(page, 'Comment saved');
  expect(await bodyText.innerText()).toBe('Typo');
  const remove = own.getByRole('button', { name: 'Delete – your comment' });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Delete this comment?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect
    .poll(() => remove.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectStatus(page, 'Comment deleted');
  await focusOn(page, `#c-${mine}`);
  expect(await bodyText.innerText()).toBe('This comment was removed.');
  expect(await page.locator(`#c-${mine}`).innerText()).toContain('I see');
  expect([await heading(page), await own.count()]).toEqual(['1 comment', 0]);
  await page.reload();
  expect(await page.locator(`#c-${mine} > details > div`).first().innerText()).toBe(
    'This comment was removed.',
  );
});

it('reports a failed deletion in its dialog and deletes nothing', async () => {
  const { page, context, bob, id, arrive } = await discussion({ allow: [notes.status503] });
  const mine = await say(bob, id, 'Still here');
  await arrive();
  await page.getByRole('button', { name: 'More – your comment' }).click();
  await page.getByRole('button', { name: 'Delete – your comment' }).click();
  await context.route(`**/api/comments/${mine}`, (route) => route.fulfill(busy));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByText('Not now.').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator(`#c-${mine}`).innerText()).toContain('Still here');
});

it('preserves the text when the session has expired', async () => {
  const { page, bob } = await discussion({ allow: [/status of 401/, /^warning: Unauthorized/] });
  await field(page).fill('Written before, sent after');
  await bob.call('post', '/api/auth/logout');
  await field(page).press('Control+Enter');
  await page
    .locator('main form [role="alert"]')
    .getByRole('link', { name: /^Log in/ })
    .waitFor();
  expect(await field(page).inputValue()).toBe('Written before, sent after');
});

it('shows a draft to its author alone when accounts change', async () => {
  const { page, context, ada, bob, id, address } = await discussion();
  await field(page).fill('Words of Bob');
  const other = await context.newPage();
  await visit(other, url('/about'));
  const becomes = async ({ token, username }: Member) => {
    await other.evaluate((value) => localStorage.setItem('token', value), token);
    await page.locator(`#own a[href="/u/${username}"]`).waitFor({ state: 'attached' });
  };
  await becomes(ada);
  await expect.poll(() => field(page).inputValue()).toBe('');
  await becomes(bob);
  await expect.poll(() => field(page).inputValue()).toBe('Words of Bob');
  expect([page.url(), await stored(bob, id)]).toEqual([address, []]);
});

it('offers no reply at the maximum depth', async () => {
  const { page, ada, id, arrive } = await discussion();
  let last = await say(ada, id, 'Level 1');
  // On its first day an account comments ten times.
  const eve = await join(browsing);
  for (let level = 2; level <= 19; level += 1)
    last = await say(level % 2 === 0 ? eve : ada, id, `Level ${level}`, last);
  await arrive();
  expect(await comments(page).count()).toBe(19);
  expect(
    await page
      .locator(`#c-${last}`)
      .getByRole('button', { name: /^Reply/ })
      .count(),
  ).toBe(0);
  expect(await page.getByRole('button', { name: /^Reply/ }).count()).toBe(18);
});

it.each([
  ['a phone', phone],
  ['a wide window', { viewport: { width: 1280, height: 800 } }],
])('shifts nothing on %s when the session resolves', async (_name, size) => {
  const member = await join(browsing);
  const { page, context } = await openAs(browsing, member, { ...size, allow: [notes.failed] });
  await context.addInitScript(watchShifts);
  await context.route('**/*.woff2', (route) => route.abort());
  const thread = url(browsing.pages.nontrivial['text post']);
  await visit(page, thread);
  await field(page).fill('A draft\nof several\nlines');
  for (const address of [thread, url(browsing.pages.nontrivial['link post'])]) {
    await visit(page, address);
    await field(page).waitFor();
    await settled(page);
    expect(await shifts(page), address).toEqual([]);
  }
});

it.each(
  siteIds
    .flatMap((site) =>
      [
        ['a phone', phone],
        ['a wide window', { viewport: { width: 1280, height: 800 } }],
      ].map(([name, size]) => ({ site, name: name as string, size: size as typeof phone })),
    )
    .filter(inSomeWindow),
)('$site: fits an open thread on $name and passes axe', async ({ site, size }) => {
  const member = await join(browsing, site);
  const { id, slug } = (
    await member.call('post', '/api/posts', {
      title: `All of it open on ${size.viewport.width}`,
      text: 'Words.',
    })
  ).body as Post;
  const other = await join(browsing, site);
  const first = await say(other, id, "Somebody else's");
  await say(member, id, 'My own', first);
  const { page } = await openAs(browsing, member, size);
  await visit(page, browsing.url(site, `/post/${slug}`));
  await field(page).click();
  await page.getByText('Formatting').first().click();
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page.getByRole('button', { name: 'More – your comment' }).click();
  await page.getByRole('button', { name: 'Edit – your comment' }).click();
  await page.getByRole('button', { name: `More – comment by ${other.username}` }).click();
  await page.getByRole('button', { name: `Report – comment by ${other.username}` }).click();
  await page.locator('form[aria-label="Report"] button[type="submit"]').click();
  await page.getByText('There is a problem').waitFor();
  await looksRight(page);
  const small = await page
    .locator('main :is(button, summary, textarea, input[type="text"])')
    .evaluateAll(
      (all, least) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width === 0 || (height >= least && width >= 24)
            ? []
            : [`${element.outerHTML.slice(0, 80)} ${width} ${height}`];
        }),
      size === phone ? 28 : 24,
    );
  expect(small).toEqual([]);
  if (size === phone) return;
  await page.getByLabel('Spam').check();
  await tabsThrough(page);
});
