import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectStatus, focusOn, notes, settled, visit } from '../support/browsing.ts';
import { join, openAs } from '../support/signed-in.ts';
import { arrive, useVotingArrows } from '../support/voting-arrows.ts';

const { browsing, url } = useVotingArrows();

const row = (page: Page, n: number) => page.locator(`#posts > li:nth-child(${n})`);

const up = (page: Page, n = 1) => row(page, n).getByRole('button', { name: /^Upvote – / });

const down = (page: Page, n = 1) => row(page, n).getByRole('button', { name: /^Downvote – / });

const score = async (page: Page, n = 1) =>
  Number((await row(page, n).locator('.points').innerText()).replace(/\D.*$/s, ''));

const pressed = (page: Page, n = 1) =>
  Promise.all([up(page, n), down(page, n)].map((button) => button.getAttribute('aria-pressed')));

const votesAsked = (requests: string[]) =>
  requests.filter((request) => request.includes('/api/me/votes?'));

describe('arrows for anonymous visitors', () => {
  it.each([
    ['/top?utm_source=letter&t=week', '/login?next=%2Ftop%3Ft%3Dweek'],
    ['/', '/login?next=%2F'],
  ])('on %s lead to the login and back', async (address, login) => {
    const { page } = await browsing.open();
    await visit(page, url(address));
    const links = page.locator('#posts').getByRole('link', { name: 'Log in to vote' });
    const found = await links.evaluateAll((all) =>
      all.map((element) => [element.getAttribute('href'), element.getAttribute('rel')]),
    );
    expect(found).toHaveLength(await page.locator('#posts > li').count());
    expect(new Set(found.map(String))).toEqual(new Set([`${login},nofollow`]));
    expect(await page.locator('#posts button').count()).toBe(0);
    await links.first().click();
    await page.waitForURL(url(login));
    await page.getByLabel('Email address').waitFor();
  });

  it('appear on a post and its comments', async () => {
    const { page } = await browsing.open();
    await visit(page, url(browsing.pages.nontrivial['link post']));
    const comments = await page.locator('article[id^="c-"]').count();
    expect(await page.getByRole('link', { name: 'Log in to vote' }).count()).toBe(1 + comments);
    expect(await page.locator('main .votes button').count()).toBe(0);
  });
});

it('stores a vote, removes it, and reverses it', async () => {
  const { page } = await openAs(browsing, await join(browsing));
  await arrive(page, url('/new'));
  const before = await score(page);
  const name = await up(page).getAttribute('aria-label');
  expect(await pressed(page)).toEqual(['false', 'false']);
  await up(page).click();
  await expectStatus(page, `Upvoted, ${before + 1} point${before === 0 ? '' : 's'}`);
  expect([await score(page), await pressed(page)]).toEqual([before + 1, ['true', 'false']]);
  // The label names the action; `aria-pressed` holds its state.
  expect(await up(page).getAttribute('aria-label')).toBe(name);
  await arrive(page, url('/new'));
  await expect.poll(() => pressed(page)).toEqual(['true', 'false']);
  await down(page).click();
  await expectStatus(page, `Downvoted, ${before - 1} point${before === 2 ? '' : 's'}`);
  expect([await score(page), await pressed(page)]).toEqual([before - 1, ['false', 'true']]);
  await down(page).click();
  await expectStatus(page, `Vote removed, ${before} point${before === 1 ? '' : 's'}`);
  expect([await score(page), await pressed(page)]).toEqual([before, ['false', 'false']]);
});

it('votes by keyboard and leaves focus on the arrow', async () => {
  const { page } = await openAs(browsing, await join(browsing));
  await arrive(page, url('/new'));
  await up(page, 2).focus();
  for (const [key, state] of [
    ['Space', 'true'],
    ['Enter', 'false'],
    ['Enter', 'true'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => up(page, 2).getAttribute('aria-pressed')).toBe(state);
    expect(await up(page, 2).evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

it('shows a vote before the response and follows changes', async () => {
  const { page, context, requests } = await openAs(browsing, await join(browsing));
  await arrive(page, url('/new'));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/vote', async (route) => {
    await held;
    await route.continue();
  });
  const before = await score(page, 3);
  const shown = () => Promise.all([score(page, 3), pressed(page, 3)]);
  await up(page, 3).click();
  await expect.poll(shown).toEqual([before + 1, ['true', 'false']]);
  await down(page, 3).click();
  await expect.poll(shown).toEqual([before - 1, ['false', 'true']]);
  release();
  await expectStatus(page, `Downvoted, ${before - 1} point${before === 2 ? '' : 's'}`);
  expect([await score(page, 3), await pressed(page, 3)]).toEqual([before - 1, ['false', 'true']]);
  expect(requests.filter((request) => /^POST .*\/vote$/.test(request))).toHaveLength(2);
});

it('reverts a rejected vote and reports the error', async () => {
  const { page, context } = await openAs(browsing, await join(browsing), {
    allow: [notes.failed, notes.status503],
  });
  await arrive(page, url('/new'));
  const before = await score(page, 4);
  const alert = page.locator('#live-alert');
  for (const fail of ['abort', 'busy'] as const) {
    await context.route('**/vote', (route) =>
      fail === 'abort'
        ? route.abort()
        : route.fulfill({
            status: 503,
            json: { error: 'Busy.', code: 'unavailable', requestId: 'x' },
          }),
    );
    await up(page, 4).click();
    await expect.poll(() => alert.innerText()).toBe('Vote not saved. Try again.');
    expect(await alert.locator('p').isVisible()).toBe(true);
    expect([await score(page, 4), await pressed(page, 4)]).toEqual([before, ['false', 'false']]);
    await alert.evaluate((element) => element.replaceChildren());
    await context.unroute('**/vote');
  }
  await up(page, 4).click();
  await expectStatus(page, `Upvoted, ${before + 1} point${before === 0 ? '' : 's'}`);
});

it('loads the votes of each page in one request', async () => {
  const { page, requests } = await openAs(browsing, await join(browsing));
  await arrive(page, url('/new'));
  const ids = (request = '') =>
    (new URL(request.split(' ')[1] ?? '').searchParams.get('posts') ?? '').split(',');
  expect(votesAsked(requests)).toHaveLength(1);
  expect(ids(votesAsked(requests)[0])).toHaveLength(25);
  await page.getByRole('link', { name: 'More posts' }).click();
  await focusOn(page, '#posts > li:nth-child(26) h2 a');
  await settled(page);
  expect(votesAsked(requests)).toHaveLength(2);
  expect(new Set(votesAsked(requests).flatMap(ids)).size).toBe(50);
  await up(page, 30).click();
  await expect.poll(() => pressed(page, 30)).toEqual(['true', 'false']);
  const voted = await score(page, 30);
  await row(page, 30).locator('p a[href^="/post/"]').click();
  await focusOn(page, '#main h1');
  const article = page.locator('#main article').first();
  // The page of the post shows the vote from the list.
  expect(await article.getByRole('button', { name: /^Upvote/ }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await article.getByRole('button', { name: /^Upvote/ }).click();
  await expect
    .poll(() => article.locator('.points').first().innerText())
    .toContain(String(voted - 1));
  await page.goBack();
  await page.waitForSelector('#posts > li:nth-child(50)');
  expect([await score(page, 30), await pressed(page, 30)]).toEqual([voted - 1, ['false', 'false']]);
  await settled(page);
  const requestedIds = votesAsked(requests).flatMap(ids).filter(Boolean);
  expect(new Set(requestedIds).size).toBe(requestedIds.length);
});

it('votes on a comment and updates its label', async () => {
  const { page, requests } = await openAs(browsing, await join(browsing));
  await arrive(page, url(browsing.pages.nontrivial['link post']));
  expect(votesAsked(requests)).toHaveLength(1);
  const comment = page.locator('article[id^="c-"]').nth(3);
  const ownActions = comment.locator('> details > .actions');
  const before = Number(
    /(-?\d+) points?$/.exec((await comment.getAttribute('aria-label')) ?? '')?.[1],
  );
  await ownActions.getByRole('button', { name: /^Downvote – comment by / }).click();
  await expectStatus(page, `Downvoted, ${before - 1} point${before === 2 ? '' : 's'}`);
  expect(await ownActions.locator('.points').innerText()).toContain(String(before - 1));
  expect(await comment.getAttribute('aria-label')).toContain(`, ${before - 1} point`);
  const id = await comment.getAttribute('id');
  await arrive(page, url(browsing.pages.nontrivial['link post']));
  await expect
    .poll(() =>
      page.locator(`#${id} > details > .actions [aria-pressed="true"]`).getAttribute('aria-label'),
    )
    .toMatch(/^Downvote/);
});

it('disables the arrows of own posts and comments', async () => {
  const member = await join(browsing);
  const { id, slug } = (
    await member.call('post', '/api/posts', { title: 'A post of my own', text: 'Words.' })
  ).body as { id: string; slug: string };
  const comment = (
    await member.call('post', `/api/posts/${id}/comments`, { text: 'And a comment.' })
  ).body as { id: string };
  const { page, requests } = await openAs(browsing, member);
  await arrive(page, url('/new'));
  const mine = page.locator('#posts > li').filter({ hasText: 'A post of my own' });
  const check = async (upvote: ReturnType<Page['locator']>, what: string) => {
    expect(await upvote.getAttribute('aria-pressed')).toBe('true');
    expect(await upvote.getAttribute('aria-disabled')).toBe('true');
    expect(await upvote.getAttribute('title')).toBe(`You can’t vote on your own ${what}`);
    await upvote.click({ force: true });
    expect(await upvote.getAttribute('aria-pressed')).toBe('true');
  };
  await check(mine.getByRole('button', { name: /^Upvote/ }), 'post');
  await page.goto(url(`/post/${slug}`));
  await check(
    page
      .locator('#main article')
      .first()
      .getByRole('button', { name: /^Upvote – A post/ }),
    'post',
  );
  await check(page.locator(`#c-${comment.id}`).getByRole('button', { name: /^Upvote/ }), 'comment');
  expect(requests.filter((request) => request.endsWith('/vote'))).toEqual([]);
});
