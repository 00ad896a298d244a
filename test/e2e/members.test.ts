import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  expectStatus,
  focusOn,
  listCalls,
  notes,
  phone,
  settled,
  visit,
} from '../support/browsing.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { isFullRun } from '../support/full-run.ts';
import { siteIds } from '../support/sites.ts';
import { looksRight, tabsThrough } from '../support/visual-and-axe.ts';
import { join, openAs } from '../support/signed-in.ts';
import { inList, write, useMemberPages } from '../support/member-pages.ts';

const { browsing, url } = useMemberPages();

const follow = (page: Page) => page.locator('main').getByRole('button', { name: /^Follow / });
const following = (page: Page) => page.locator('main').getByRole('button', { name: /^Following / });

/** Authors of the demo content, by descending number of posts. */
function authors(): string[] {
  const counts = new Map<string, number>();
  for (const { author } of browsing.pages.nontrivial.posts)
    counts.set(author.username, (counts.get(author.username) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

it('toggles a follow and updates its count at once', async () => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  const { page } = await openAs(browsing, ada);
  await visit(page, url(`/u/${bob.username}`));
  await follow(page).waitFor();
  await follow(page).click();
  await following(page).waitFor();
  await page.getByText('1 follower', { exact: true }).waitFor();
  await expectStatus(page, `You follow ${bob.username}`);
  await page.reload();
  await following(page).waitFor();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.locator('header').getByRole('link', { name: ada.username }).click();
  await page.getByText('1 following', { exact: true }).waitFor();
  await page.goBack();
  await following(page).press('Space');
  await expectStatus(page, `You unfollowed ${bob.username}`);
  await expect.poll(() => page.getByText('1 follower').count()).toBe(0);
  await follow(page).waitFor();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.locator('header').getByRole('link', { name: ada.username }).click();
  await page.getByRole('link', { name: 'Edit profile' }).waitFor();
  expect(await page.getByText('1 following').count()).toBe(0);
});

it('reverts a rejected follow and reports the error', async () => {
  const bob = await join(browsing);
  const { page, context } = await openAs(browsing, await join(browsing), { allow: [notes.failed] });
  await visit(page, url(`/u/${bob.username}`));
  await follow(page).waitFor();
  await context.route('**/follow', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await follow(page).click();
  await expect
    .poll(() => page.locator('#live-alert').innerText())
    .toBe('That wasn’t saved. Try again.');
  await follow(page).waitFor();
  expect(await page.getByText(/\d followers?$/).count()).toBe(0);
});

it('links to editing and saved posts on the own profile', async () => {
  const ada = await join(browsing);
  const { page } = await openAs(browsing, ada);
  await visit(page, url(`/u/${ada.username}`));
  await page.getByRole('link', { name: 'Edit profile' }).waitFor();
  expect(await follow(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Saved posts' }).click();
  await page.waitForURL(url('/saved'));
  await page.goBack();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.waitForURL(url('/settings'));
  const { page: anonymous } = await browsing.open();
  await visit(anonymous, url(`/u/${ada.username}`));
  await anonymous.getByRole('link', { name: `Log in to follow ${ada.username}` }).click();
  await anonymous.waitForURL(url(`/login?next=%2Fu%2F${ada.username}`));
});

it('lists posts of followed users and appends more on demand', async () => {
  const ada = await join(browsing);
  const { page, requests } = await openAs(browsing, ada);
  await visit(page, url('/'));
  await page
    .getByRole('navigation', { name: 'Feeds' })
    .getByRole('link', { name: 'Following' })
    .click();
  await page.waitForURL(url('/?feed=following'));
  await page.getByText('Follow people to see their posts here.').waitFor();
  expect(await page.locator('header nav [aria-current]').count()).toBe(0);
  for (const name of authors().slice(0, 12)) await ada.call('post', `/api/users/${name}/follow`);
  await page.reload();
  await page.waitForSelector('#posts > li:nth-child(25)');
  expect(await page.title()).toBe('Following · Nontrivial');
  expect(await page.locator('[aria-label="Feeds"] [aria-current]').innerText()).toBe('Following');
  await page.getByRole('link', { name: 'More posts' }).click();
  await focusOn(page, '#posts > li:nth-child(26) h2 a');
  const shown = await page.locator('#posts > li a[href^="/u/"]').allInnerTexts();
  expect(shown.filter((name) => !authors().slice(0, 12).includes(name))).toEqual([]);
  await page.locator('#posts > li:nth-child(27) p a[href^="/post/"]').click();
  await focusOn(page, '#main h1');
  requests.length = 0;
  await page.goBack();
  await page.waitForSelector('#posts > li:nth-child(26)');
  await settled(page);
  expect(requests.filter((request) => request.includes('feed=following'))).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Feeds' })
    .getByRole('link', { name: 'Newest' })
    .click();
  await page.waitForURL(url('/'));
});

it('includes a newly followed user in the feed at once', async () => {
  const bob = await join(browsing);
  const { title } = await write(bob, 'A post for my followers');
  const { page } = await openAs(browsing, await join(browsing));
  await visit(page, url('/?feed=following'));
  await page.getByText('Follow people to see their posts here.').waitFor();
  await page.evaluate(
    (address) => document.querySelector('main a')?.setAttribute('href', address),
    `/u/${bob.username}`,
  );
  await page.locator(`main a[href="/u/${bob.username}"]`).click();
  await follow(page).click();
  await expectStatus(page, `You follow ${bob.username}`);
  await page.goBack();
  await inList(page, title).waitFor();
});

it('asks for a login in the document of the feed', async () => {
  for (const options of [{}, { javaScriptEnabled: false }]) {
    const { page, requests } = await browsing.open(options);
    await page.goto(url('/?feed=following&utm_source=x'));
    expect(await page.locator('main').innerText()).toContain(
      'Log in to see posts by people you follow.',
    );
    if (!('javaScriptEnabled' in options)) await settled(page);
    expect(await page.locator('#posts').count()).toBe(0);
    expect(
      await page
        .locator('main')
        .getByRole('link', { name: 'Log in', exact: true })
        .getAttribute('href'),
    ).toBe('/login?next=%2F%3Ffeed%3Dfollowing');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(listCalls(requests)).toEqual([]);
  }
});

it('reports a failed feed and retries', async () => {
  const ada = await join(browsing);
  await ada.call('post', `/api/users/${authors()[0]}/follow`);
  const { page, context } = await openAs(browsing, ada, { allow: [notes.failed] });
  await context.route('**/api/posts?*', (route) => route.abort());
  await visit(page, url('/?feed=following'));
  await page.getByText('These posts couldn’t be loaded.').waitFor();
  await context.unroute('**/api/posts?*');
  await page.locator('main').getByRole('link', { name: 'Try again' }).click();
  await page.waitForSelector('#posts > li');
});

it('offers every action in the account menu on a phone', async () => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  const { id } = await write(ada, 'Answer me');
  await bob.call('post', `/api/posts/${id}/comments`, { text: 'Here I am.' });
  const { page } = await openAs(browsing, ada, phone);
  await visit(page, url('/about'));
  await page.locator('header').getByRole('link', { name: 'Inbox, 1 unread' }).waitFor();
  await page.getByRole('button', { name: 'Account' }).click();
  expect((await page.locator('#own').innerText()).split('\n').filter(Boolean)).toEqual([
    ada.username,
    'Saved',
    'API keys',
    'Settings',
    'Logout',
  ]);
  await looksRight(page);
  for (const width of [320, 360, 480, 639]) {
    await page.setViewportSize({ width, height: 740 });
    expect(
      await page
        .locator('header.masthead')
        .evaluate((element) => element.getBoundingClientRect().height),
      `at ${width} px`,
    ).toBeLessThanOrEqual(100);
  }
});

it.each(isFullRun ? siteIds : (['nontrivial'] as const))(
  '%s: shifts nothing on profile and feed and passes axe',
  async (site) => {
    const ada = await join(browsing, site);
    const somebody = browsing.pages[site].posts[0]?.author.username ?? '';
    await ada.call('post', `/api/users/${somebody}/follow`);
    for (const size of [phone, { viewport: { width: 1280, height: 800 } }]) {
      const { page, context } = await openAs(browsing, ada, { ...size, allow: [notes.failed] });
      await context.addInitScript(watchShifts);
      // Shifts by late fonts depend on the fonts of the machine.
      await context.route('**/*.woff2', (route) => route.abort());
      for (const [address, there] of [
        [`/u/${somebody}`, 'main button[data-other="Follow"]'],
        [`/u/${ada.username}`, 'main a[href="/settings"]'],
        ['/?feed=following', '#posts > li'],
      ] as const) {
        await visit(page, browsing.url(site, address));
        await page.waitForSelector(there);
        await settled(page);
        expect(await shifts(page), address).toEqual([]);
        await looksRight(page);
      }
    }
  },
);

it('reaches every control of a profile and post in order', async () => {
  const ada = await join(browsing);
  const { slug, title } = await write(ada, 'All deeds');
  const { page } = await openAs(browsing, ada);
  await visit(page, url(`/u/${ada.username}`));
  await page.waitForSelector('main button');
  await tabsThrough(page);
  await visit(page, url(`/post/${slug}`));
  await page.getByRole('button', { name: `More – ${title}` }).click();
  await page.getByRole('textbox', { name: 'Write a comment' }).click();
  await tabsThrough(page);
});
