import { expect, it } from 'vitest';
import { focusOn, phone, settled, visit } from '../support/browsing.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { inSomeWindow, looksRight } from '../support/visual-and-axe.ts';
import { join, openAs } from '../support/signed-in.ts';
import { siteIds } from '../support/sites.ts';
import {
  publish,
  field,
  summary,
  posted,
  readStatus,
  calls,
  answerPreviews,
  newest,
  usePostingForm,
} from '../support/posting-form.ts';

const { browsing, url, open, unique } = usePostingForm();

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
