import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  expectStatus,
  focusOn,
  notes,
  workerProgram,
  phone,
  settled,
  startBrowsing,
} from '../support/browsing.ts';
import { inThisRun } from '../support/full-run.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { looksRight, tabsThrough } from '../support/visual-and-axe.ts';
import { join, openAs, type Member } from '../support/signed-in.ts';
import type { NotificationList } from '../../shared/contract/inbox.ts';

const browsing = startBrowsing(workerProgram);
const url = (address: string) => browsing.url('nontrivial', address);
const entries = (page: Page) => page.locator('#notifications > li');
const fresh = (page: Page) => entries(page).getByText('New', { exact: true });
const unread = async (member: Member) =>
  ((await member.call('get', '/api/inbox')).body as NotificationList).unreadCount;
const post = () =>
  browsing.pages.nontrivial.posts.find((post) => post.url === null) ??
  browsing.pages.nontrivial.posts[0];

/** Says something below a post; answers the comment's id. */
async function say(by: Member, text: string, parentId?: string): Promise<string> {
  const reply = await by.call('post', `/api/posts/${post()?.id}/comments`, { text, parentId });
  expect(reply.status).toBe(201);
  return (reply.body as { id: string }).id;
}
async function visit(page: Page, address = '/inbox') {
  await page.goto(url(address));
  await entries(page).first().waitFor();
}

it('requires a login and describes an empty inbox', async () => {
  const { page } = await browsing.open();
  await page.goto(url('/inbox'));
  await page.waitForURL(url('/login?next=%2Finbox'));
  const ownSession = await openAs(browsing, await join(browsing));
  await ownSession.page.goto(url('/inbox'));
  await ownSession.page.getByText('No replies or mentions yet.').waitFor();
});

it('lists replies and mentions and marks them seen', async () => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  const ownComment = await say(ada, 'What do you think?');
  const answer = await say(bob, 'It **holds**.', ownComment);
  await say(bob, `@${ada.username}, look here`);
  expect(await unread(ada)).toBe(2);
  const { page } = await openAs(browsing, ada);
  await visit(page);
  expect(await entries(page).count()).toBe(2);
  expect(await entries(page).nth(0).innerText()).toMatch(
    new RegExp(`^New\\s*${bob.username} mentioned you\\s+just now`),
  );
  expect(await entries(page).nth(1).innerText()).toMatch(
    new RegExp(`^New\\s*${bob.username} replied to your comment\\s+just now`),
  );
  expect(await entries(page).nth(1).locator('strong').allInnerTexts()).toEqual(['New', 'holds']);
  await page.locator('header').getByRole('link', { name: 'Inbox, 2 unread' }).waitFor();
  await expect.poll(() => unread(ada), { timeout: 10_000, interval: 300 }).toBe(0);
  // Items that were new stay marked until the next visit.
  expect(await fresh(page).count()).toBe(2);
  await page.locator('header').getByRole('link', { name: 'Inbox', exact: true }).waitFor();
  await entries(page).nth(1).getByRole('heading').getByRole('link').click();
  await page.waitForURL(url(`/post/${post()?.slug}?root=${answer}#c-${answer}`));
  await page.locator(`#c-${answer}`).waitFor();
  await page.goBack();
  await expect.poll(() => fresh(page).count()).toBe(0);
  expect(await entries(page).count()).toBe(2);
  expect(await page.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0);
});

it('loads only when visible and marks all as read', async () => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  await say(bob, `@${ada.username} one`);
  const { page } = await openAs(browsing, ada, { allow: [notes.failed] });
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
  );
  await visit(page);
  await page.waitForTimeout(2_500);
  expect(await unread(ada)).toBe(1);
  const button = page.getByRole('button', { name: 'Mark all as read' });
  await page.context().route('**/api/inbox/read', (route) => route.abort());
  await button.click();
  await page.getByText('We couldn’t reach the site.').waitFor();
  expect(await fresh(page).count()).toBe(1);
  await page.context().unroute('**/api/inbox/read');
  await button.press('Enter');
  await expect.poll(() => fresh(page).count()).toBe(0);
  await expectStatus(page, 'All marked as read.');
  await focusOn(page, 'h1');
  expect(await unread(ada)).toBe(0);
});

it('appends older notifications by keyboard and by URL', async () => {
  const ada = await join(browsing);
  // On its first day an account comments ten times.
  const others = [await join(browsing), await join(browsing), await join(browsing)];
  for (let n = 0; n < 28; n += 1) {
    const by = others[n % 3] as Member;
    const id = await say(by, `@${ada.username} number ${n}`);
    if (n === 27) expect((await by.call('delete', `/api/comments/${id}`)).status).toBe(200);
  }
  const { page } = await openAs(browsing, ada);
  await visit(page);
  const total = ((await ada.call('get', '/api/inbox?limit=100')).body as NotificationList)
    .notifications.length;
  expect(await entries(page).count()).toBe(25);
  const more = page.getByRole('link', { name: 'More', exact: true });
  const next = await more.getAttribute('href');
  await more.press('Enter');
  await expect.poll(() => entries(page).count()).toBe(total);
  await expectStatus(page, `${total - 25} more loaded`);
  expect(
    await entries(page)
      .nth(25)
      .getByRole('heading')
      .getByRole('link')
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.getByText('You’ve reached the end.').waitFor();
  await visit(page, next ?? '');
  expect(await entries(page).count()).toBe(total - 25);
});

it.each(
  inThisRun(
    [
      ['a wide window', { viewport: { width: 1280, height: 800 } }],
      ['a phone', phone],
    ],
    ([name]) => name === 'a phone',
  ),
)('in %s shifts nothing in the inbox and passes axe', async (_name, size) => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  for (const text of [
    'one',
    '> quoted\n\nand `code`',
    `see https://elsewhere.example/${'long'.repeat(40)}`,
  ])
    await say(bob, `@${ada.username} ${text}`);
  const { page, context } = await openAs(browsing, ada, size);
  await context.addInitScript(watchShifts);
  await visit(page);
  await settled(page);
  expect(await shifts(page)).toEqual([]);
  await tabsThrough(page);
  await looksRight(page);
});

it('reports a failed load and retries', async () => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  await say(bob, `@${ada.username} hello`);
  const { page, context } = await openAs(browsing, ada, { allow: [notes.failed] });
  await context.route('**/api/inbox*', (route) => route.abort());
  await page.goto(url('/inbox'));
  await page.getByText('Your inbox couldn’t be loaded.').waitFor();
  await context.unroute('**/api/inbox*');
  await page.locator('main').getByRole('link', { name: 'Try again' }).click();
  await entries(page).first().waitFor();
});

describe('saved posts', () => {
  const saved = (page: Page) => page.locator('#posts > li');

  it('are listed newest first, removed, and restored', async () => {
    const ada = await join(browsing);
    const some = browsing.pages.nontrivial.posts.slice(0, 3);
    for (const post of some)
      expect((await ada.call('post', `/api/posts/${post.id}/save`)).status).toBe(200);
    const { page } = await openAs(browsing, ada, { allow: [notes.failed] });
    await page.goto(url('/saved'));
    await saved(page).first().waitFor();
    expect(await saved(page).getByRole('heading').allInnerTexts()).toEqual(
      some.map(({ title }) => title).toReversed(),
    );
    const first = saved(page).first();
    await first.getByRole('button', { name: /^Remove/ }).press('Enter');
    await first.getByText('Removed.').waitFor();
    await expectStatus(page, 'Removed from your saved posts.');
    expect(
      await first
        .getByRole('button', { name: /^Put back/ })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await first.getByRole('button', { name: /^Put back/ }).press('Enter');
    await expectStatus(page, 'Put back.');
    await page.context().route('**/api/posts/*/save', (route) => route.abort());
    await first.getByRole('button', { name: /^Remove/ }).click();
    await expect
      .poll(() => page.locator('#live-alert').innerText())
      .toBe('That didn’t work. Try again.');
    await first.getByRole('button', { name: /^Remove/ }).waitFor();
    await page.context().unroute('**/api/posts/*/save');
    await first.getByRole('button', { name: /^Remove/ }).click();
    await expectStatus(page, 'Removed from your saved posts.');
    await page.reload();
    await expect.poll(() => saved(page).count()).toBe(2);
  });

  it.each(
    inThisRun(
      [
        ['a wide window', { viewport: { width: 1280, height: 800 } }],
        ['a phone', phone],
      ],
      ([name]) => name === 'a wide window',
    ),
  )('explains an empty list and in %s passes axe', async (_name, size) => {
    const ada = await join(browsing);
    const { page } = await openAs(browsing, ada, size);
    await page.goto(url('/saved'));
    await page.getByText('Posts you save appear here.').waitFor();
    await looksRight(page);
    for (const post of browsing.pages.nontrivial.posts.slice(0, 2))
      await ada.call('post', `/api/posts/${post.id}/save`);
    await page.reload();
    await saved(page).first().waitFor();
    await tabsThrough(page);
    await looksRight(page);
  });
});
