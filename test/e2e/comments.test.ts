import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { focusOn, listCalls, settled, startBrowsing, visit } from '../support/browsing.ts';

const browsing = startBrowsing();
const post = () => browsing.pages.nontrivial['link post'];
const url = (address = post()) => browsing.url('nontrivial', address);
const articles = (page: Page) => page.locator('article[id^="c-"]');
/** The first comment with replies, and the first reply. */
const parent = (page: Page) =>
  articles(page)
    .filter({ has: page.locator('article') })
    .first();
const answer = (page: Page) => parent(page).locator('article').first();
const summary = (page: Page) => parent(page).locator('> details > summary');

it.each([
  ['a click', async (page: Page) => summary(page).click()],
  ['Enter', async (page: Page) => summary(page).press('Enter')],
  ['Space', async (page: Page) => summary(page).press('Space')],
])('folds and unfolds a comment with its replies by %s', async (_, act) => {
  const { page, requests } = await browsing.open();
  await visit(page, url());
  const bodyText = parent(page).locator('> details > div').first();
  expect([await bodyText.isVisible(), await answer(page).isVisible()]).toEqual([true, true]);
  await act(page);
  expect([await bodyText.isVisible(), await answer(page).isVisible()]).toEqual([false, false]);
  // Who wrote it stays, and others stay open.
  expect(await parent(page).locator('> header').isVisible()).toBe(true);
  expect(await page.locator('article[id^="c-"] > details:not([open])').count()).toBe(1);
  await act(page);
  expect([await bodyText.isVisible(), await answer(page).isVisible()]).toEqual([true, true]);
  expect(listCalls(requests)).toEqual([]);
});

it('names the author and reply count on the switch', async () => {
  const { page } = await browsing.open();
  await visit(page, url());
  const author = await parent(page).locator('> header a').first().innerText();
  const replies = await parent(page).locator('article').count();
  expect((await summary(page).textContent())?.trim()).toBe(
    `Comment by ${author} and ${replies} ${replies === 1 ? 'reply' : 'replies'}`,
  );
});

it('remembers folded comments in this tab and sort order', async () => {
  const { page, context } = await browsing.open();
  await visit(page, url());
  const id = await parent(page).getAttribute('id');
  const folded = (on: Page) =>
    on
      .locator('article[id^="c-"] > details:not([open])')
      .evaluateAll((all) => all.map((element) => element.parentElement?.id));
  await summary(page).click();
  await page.click('header nav a[href="/hot"]');
  await focusOn(page, '#main h1');
  await page.goBack();
  await page.waitForURL(url());
  await expect.poll(() => folded(page)).toEqual([id]);
  await page.reload();
  await expect.poll(() => folded(page)).toEqual([id]);
  await page
    .getByRole('navigation', { name: 'Sort comments' })
    .getByRole('link', { name: 'New' })
    .click();
  await page.waitForURL('**?sort=new');
  await expect.poll(() => folded(page)).toEqual([id]);
  // The page of another comment, and back.
  await page
    .locator(`section > ol > li > article:not(#${id}) > header a[href*="?"]`)
    .last()
    .click();
  await page.waitForURL('**root=*');
  await expect.poll(() => folded(page)).toEqual([]);
  await page.goBack();
  await page.waitForURL('**?sort=new');
  await settled(page);
  expect(await folded(page)).toEqual([id]);
  const other = await context.newPage();
  await visit(other, url());
  await settled(other);
  expect(await folded(other)).toEqual([]);
});

it('forgets a comment that is unfolded again', async () => {
  const { page } = await browsing.open();
  await visit(page, url());
  // `toggle` events are asynchronous, and two at once merge.
  const readStored = () =>
    page.evaluate(() =>
      Object.entries(sessionStorage)
        .filter(([key]) => key.startsWith('collapsed:'))
        .map(([, ids]) => ids)
        .join(''),
    );
  await summary(page).click();
  await expect.poll(readStored).not.toBe('');
  await summary(page).click();
  await expect.poll(readStored).toBe('');
  await page.reload();
  await settled(page);
  expect(await page.locator('article[id^="c-"] > details:not([open])').count()).toBe(0);
});

it('shows a permalink with its replies and a way back', async () => {
  const { page } = await browsing.open();
  await visit(page, url());
  const all = await articles(page).count();
  const id = (await answer(page).getAttribute('id')) ?? '';
  const below = await page.locator(`#${id} article`).count();
  await page.locator(`#${id} > header a[href*="?root="]`).click();
  await page.waitForURL(`**?root=*#${id}`);
  await focusOn(page, `#${id}`);
  expect(await articles(page).first().getAttribute('id')).toBe(id);
  expect(await articles(page).count()).toBe(1 + below);
  expect(
    await page.locator(`#${id} > header`).evaluate((header) => getComputedStyle(header).boxShadow),
  ).not.toBe('none');
  await page.getByRole('link', { name: 'All comments' }).click();
  await page.waitForURL(url());
  await expect.poll(() => articles(page).count()).toBe(all);
});

it('scrolls to the comment of a URL fragment', async () => {
  const { page } = await browsing.open();
  await visit(page, url());
  const id = (await articles(page).nth(25).getAttribute('id')) ?? '';
  const mark = (on: Page) =>
    on.locator(`#${id} > header`).evaluate((header) => getComputedStyle(header).boxShadow);
  expect(await mark(page)).toBe('none');
  const { page: fresh } = await browsing.open();
  await visit(fresh, url(`${post()}#${id}`));
  await expect
    .poll(() =>
      fresh
        .locator(`#${id}`)
        .evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    )
    .toBeLessThan(40);
  expect(await mark(fresh)).not.toBe('none');
});

it('sorts the top of the thread without losing comments', async () => {
  const { page } = await browsing.open();
  await visit(page, url());
  const top = page.locator('section > ol > li > article');
  const tops = () => top.evaluateAll((all) => all.map((element) => element.id));
  const times = () =>
    top
      .locator('> header time')
      .evaluateAll((all) => all.map((element) => element.getAttribute('datetime') ?? ''));
  const best = await tops();
  for (const [name, order] of [
    ['New', -1],
    ['Old', 1],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Sort comments' })
      .getByRole('link', { name })
      .click();
    await page.waitForURL(`**?sort=${name.toLowerCase()}`);
    await expect
      .poll(() => page.locator('[aria-label="Sort comments"] [aria-current]').innerText())
      .toBe(name);
    expect(await times()).toEqual((await times()).toSorted((a, b) => order * a.localeCompare(b)));
    expect((await tops()).toSorted()).toEqual(best.toSorted());
  }
  await page
    .getByRole('navigation', { name: 'Sort comments' })
    .getByRole('link', { name: 'Best' })
    .click();
  await page.waitForURL(url());
  await expect.poll(tops).toEqual(best);
});

it('folds all comments and unfolds them', async () => {
  const { page } = await browsing.open();
  await visit(page, url());
  const tops = page.locator('ol > li > article[id^="c-"] > header');
  expect(await page.locator('article[id^="c-"] > details:not([open])').count()).toBe(0);
  await page.getByRole('button', { name: 'Collapse all', exact: true }).click();
  expect(await articles(page).locator('> details > div').first().isVisible()).toBe(false);
  expect(await tops.first().isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Expand all' }).click();
  expect(await page.locator('article[id^="c-"] > details:not([open])').count()).toBe(0);
});

it('shows the first comment near the top of the page', async () => {
  const { page } = await browsing.open();
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const site of ['nontrivial', 'default'] as const) {
    await visit(page, browsing.url(site, browsing.pages[site]['link post']));
    const [first, control, name] = await Promise.all([
      articles(page).first().boundingBox(),
      summary(page).boundingBox(),
      parent(page).locator('> header a').first().boundingBox(),
    ]);
    const { moreLines, characters } = await page.evaluate(() => {
      const heading = document.querySelector('main h1');
      const text = document.querySelector('article[id^="c-"] > details > div p');
      const context = document.createElement('canvas').getContext('2d');
      if (!heading || !text || !context) throw new Error('This is no page of a post.');
      context.font = getComputedStyle(text).font;
      const sample = 'The quick brown fox jumps over the lazy dog and then reads the rest of it.';
      const { width } = text.getBoundingClientRect();
      return {
        moreLines: heading.clientHeight - Number.parseFloat(getComputedStyle(heading).lineHeight),
        characters: width / (context.measureText(sample).width / sample.length),
      };
    });
    // 300 px below a title of one line.
    expect((first?.y ?? 0) - moreLines).toBeLessThanOrEqual(300);
    expect(characters).toBeGreaterThan(62);
    expect(characters).toBeLessThan(70);
    // The picture of the author stands between them.
    expect((name?.x ?? 0) - (control?.x ?? 0)).toBeLessThan(76);
  }
});

it('marks and focuses new comments since the last visit', async () => {
  const { page } = await browsing.open();
  await visit(page, url());
  const button = page.getByRole('button', { name: /new comment/ });
  expect(await button.count()).toBe(0);
  const times = await articles(page)
    .locator('> header time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  const sorted = [...new Set(times)].toSorted();
  await page.waitForFunction(() => localStorage.getItem('visits') !== null);
  // As if the browser had seen the oldest comment only.
  await page.evaluate((oldest) => {
    const [[id]] = JSON.parse(localStorage.getItem('visits') ?? '') as [[string, string, number]];
    localStorage.setItem('visits', JSON.stringify([[id, oldest, 1]]));
  }, sorted[0] ?? '');
  await visit(page, url());
  await button.waitFor();
  expect(Number.parseInt(await button.innerText(), 10)).toBeGreaterThan(0);
  const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
  await button.press('Enter');
  const first = await focused();
  expect(first).toMatch(/^c-/);
  expect(await page.locator(`#${first} > header`).innerText()).toContain('New.');
  await visit(page, url());
  expect(await button.count()).toBe(0);
});
