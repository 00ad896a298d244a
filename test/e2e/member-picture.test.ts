import { expect, it } from 'vitest';
import { expectStatus, notes, phone } from '../support/browsing.ts';
import { createPng } from '../support/images.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { openAs, join } from '../support/signed-in.ts';
import { part, useSettingsPage } from '../support/settings-page.ts';
import { looksRight } from '../support/visual-and-axe.ts';

const { browsing, url, visit } = useSettingsPage();
const wide = { viewport: { width: 1280, height: 900 } };
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

it.each([
  ['phone', phone],
  ['desktop', wide],
])('is uploaded, shown everywhere and removed on a %s', async (_, device) => {
  const member = await join(browsing);
  const list = await member.call('get', '/api/posts?limit=1');
  const [post] = (list.body as { posts: { id: string; slug: string }[] }).posts;
  await member.call('post', `/api/posts/${post?.id}/comments`, { text: 'A comment of mine.' });
  const { page } = await openAs(browsing, member, device);
  await page.addInitScript(watchShifts);
  const menu = page.getByRole('button', { name: 'Account' });

  await visit(page, 'profile');
  const profile = part(page, 'Profile');
  await profile.locator('#picture').setInputFiles(file('me.png', createPng(60, 40)));
  await expectStatus(page, 'Picture saved.');
  await menu.locator('img').waitFor();
  await looksRight(page);

  await page.goto(url(`/post/${post?.slug}`));
  const byline = page.getByRole('article', { name: `Comment by ${member.username}` });
  const shown = byline.locator('header img');
  await shown.scrollIntoViewIfNeeded();
  expect(await shown.boundingBox()).toMatchObject({ width: 20, height: 20 });
  await looksRight(page);

  await page.goto(url(`/u/${member.username}`));
  const own = page.locator('main img').first();
  expect(await own.boundingBox()).toMatchObject({ width: 56, height: 56 });
  expect(await shifts(page)).toEqual([]);

  await visit(page, 'profile');
  await profile.getByRole('button', { name: 'Remove the picture' }).click();
  await expectStatus(page, 'Picture removed.');
  expect(await menu.locator('img').count()).toBe(0);
  expect(await profile.getByRole('button', { name: 'Remove the picture' }).count()).toBe(0);
});

it('says what is wrong with a file, and keeps the form', async () => {
  const { page } = await openAs(browsing, await join(browsing), {
    ...wide,
    allow: [notes.status400],
  });
  await visit(page, 'profile');
  const profile = part(page, 'Profile');
  await profile.getByLabel('About you').fill('Words.');
  await profile.locator('#picture').setInputFiles(file('me.png', Buffer.from('no image')));
  await profile.getByText('The picture must be a PNG, JPEG, WebP, AVIF or GIF image.').waitFor();
  expect(await profile.getByLabel('About you').inputValue()).toBe('Words.');
});
