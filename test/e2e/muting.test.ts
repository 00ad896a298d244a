import { expectStatus } from '../support/browsing.ts';
import { expect, it } from 'vitest';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { join, openAs } from '../support/signed-in.ts';
import { useMemberPages, write } from '../support/member-pages.ts';

const { browsing, url } = useMemberPages();

it('covers muted posts in lists and shows them again', async () => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  const post = await write(bob, 'A post of somebody who is muted');
  const { page } = await openAs(browsing, ada);
  await page.goto(url(`/u/${bob.username}`));
  await page.getByRole('button', { name: `Mute ${bob.username}` }).click();
  await expectStatus(page, `You muted ${bob.username}`);

  await page.addInitScript(watchShifts);
  await page.goto(url('/new'));
  const row = page.locator('#posts > li').filter({ hasText: post.title });
  await row.getByText(`You muted ${bob.username}.`).waitFor();
  expect(await row.getByRole('link', { name: post.title, exact: true }).isVisible()).toBe(false);
  const moved = (await shifts(page)) ?? [];
  expect(moved.filter((shift) => shift.includes(post.title))).toEqual([]);
  await row.getByRole('button', { name: `Show ${post.title}` }).click();
  expect(await row.getByRole('link', { name: post.title, exact: true }).isVisible()).toBe(true);

  await page.goto(url('/settings#choices'));
  await page.getByRole('button', { name: `Remove ${bob.username}` }).click();
  await expectStatus(page, `${bob.username} is removed.`);
  await page.goto(url('/new'));
  await row.getByRole('button', { name: /^Upvote/ }).waitFor();
  expect(await row.getByText(/^You muted/).count()).toBe(0);
});

it('folds muted comments and hides posts from lists', async () => {
  const [ada, bob] = [await join(browsing), await join(browsing)];
  const post = await write(ada, 'A post with a comment to fold');
  await bob.call('post', `/api/posts/${post.id}/comments`, { text: 'A comment to fold.' });
  const other = await write(bob, 'A post that nobody wants to see');
  const { page } = await openAs(browsing, ada);
  await page.goto(url(`/post/${post.slug}`));
  await page.getByRole('button', { name: /^More – comment by/ }).click();
  await page.getByRole('button', { name: new RegExp(`^Mute ${bob.username}`) }).click();
  await expectStatus(page, `Muted ${bob.username}`);
  const text = page.getByText('A comment to fold.');
  await expect.poll(() => text.isVisible()).toBe(false);
  await page.reload();
  await expect.poll(() => text.isVisible()).toBe(false);
  await ada.call('delete', `/api/me/choices/person/${bob.username}`);

  await page.goto(url(`/post/${other.slug}`));
  await page.getByRole('button', { name: `More – ${other.title}` }).click();
  await page.getByRole('button', { name: /^Hide for me/ }).click();
  await expectStatus(page, 'Hidden from your lists');
  await page.goto(url('/new'));
  await page.getByRole('button', { name: `Unhide ${other.title}` }).click();
  await page.getByRole('link', { name: other.title, exact: true }).waitFor();
});
