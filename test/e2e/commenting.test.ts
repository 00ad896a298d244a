import { expect, it } from 'vitest';
import { expectStatus, focusOn, notes, settled, visit } from '../support/browsing.ts';
import { join, openAs } from '../support/signed-in.ts';
import {
  field,
  comments,
  heading,
  busy,
  post,
  say,
  stored,
  useDiscussion,
} from '../support/discussion.ts';

const { browsing, url, discussion } = useDiscussion();

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
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: '1 comment' })
    .waitFor();
  await page.goBack();
  await page.waitForURL(address);
  await expect.poll(() => comments(page).count()).toBe(1);
  await page.reload();
  expect(await comments(page).count()).toBe(1);
  expect((await stored(bob, id)).map(({ text }) => text)).toEqual(['First, with *emphasis*.']);
});

it('keeps text that is typed while a comment is sent', async () => {
  const { page, context } = await discussion();
  const answered = Promise.withResolvers<void>();
  await context.route('**/comments', async (route) => {
    if (route.request().method() === 'POST') await answered.promise;
    await route.continue();
  });
  await field(page).fill('First.');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page.getByRole('button', { name: 'Posting…' }).waitFor();
  await field(page).fill('Second, while the first is sent.');
  answered.resolve();
  await expectStatus(page, 'Comment posted');
  expect(await field(page).inputValue()).toBe('Second, while the first is sent.');
});

it('updates the comment count of a cached list', async () => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  const { title } = await post(ada);
  const { page } = await openAs(browsing, bob);
  await visit(page, url('/new'));
  const link = (comments: string) =>
    page.locator('#posts li', { hasText: title }).getByRole('link', { name: comments });
  await link('0 comments').click();
  await field(page).fill('Counted.');
  await field(page).press('Control+Enter');
  await expectStatus(page, 'Comment posted');
  await page.goBack();
  await page.waitForSelector('#posts');
  await link('1 comment').waitFor();
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
