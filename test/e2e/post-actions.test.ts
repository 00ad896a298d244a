import { expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { expectStatus, focusOn, notes, visit } from '../support/browsing.ts';
import { ownDatabase } from '../support/own-database.ts';
import { join, openAs } from '../support/signed-in.ts';
import { inList, write, useMemberPages } from '../support/member-pages.ts';

const database = await ownDatabase('demo');
const { browsing, url } = useMemberPages({ env: { DATABASE_URL: database.url } });

it('saves a post and lists it among saved posts', async () => {
  const { page } = await openAs(browsing, await join(browsing));
  await visit(page, url(browsing.pages.nontrivial['text post']));
  const save = page.getByRole('button', { name: /^Save – / });
  const saved = page.getByRole('button', { name: /^Saved – / });
  await save.waitFor();
  const share = page.getByRole('button', { name: /^Share – / });
  const before = await share.boundingBox();
  await save.click();
  await saved.waitFor();
  expect(await share.boundingBox(), 'nothing moves').toEqual(before);
  expect(await saved.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectStatus(page, 'Saved');
  const title = await page.locator('h1').innerText();
  await page.reload();
  await saved.waitFor();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.locator('header').getByRole('link', { name: 'Saved' }).click();
  await inList(page, title).waitFor();
  await page.goBack();
  await saved.click();
  await expectStatus(page, 'Removed from Saved');
  await save.waitFor();
});

it('copies the link of a post to the clipboard', async () => {
  const { page, context } = await openAs(browsing, await join(browsing));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, url(`${browsing.pages.nontrivial['link post']}?sort=new`));
  await page.getByRole('button', { name: /^Share – / }).click();
  await expectStatus(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    url(browsing.pages.nontrivial['link post']),
  );
});

it('hides an own post from others and shows it again', async () => {
  const ada = await join(browsing);
  const { slug, title } = await write(ada, 'Half a thought');
  const { page } = await openAs(browsing, ada, { allow: [notes.status404] });
  await visit(page, url('/new'));
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: 'comments' })
    .click();
  await page.waitForURL(url(`/post/${slug}`));
  const more = page.getByRole('button', { name: `More – ${title}` });
  await more.click();
  await page.getByRole('button', { name: `Hide – ${title}` }).click();
  await page.getByText('Hidden. Only you can see it.').waitFor();
  await page.goBack();
  await page.waitForSelector('#posts > li');
  expect(await page.locator('#posts').getByText(title).count()).toBe(0);
  const { page: other } = await browsing.open({ allow: [notes.status404] });
  expect((await other.goto(url(`/post/${slug}`)))?.status()).toBe(404);
  await page.goto(url(`/post/${slug}`));
  await page.getByText('Hidden. Only you can see it.').waitFor();
  expect(await page.locator('h1').innerText()).toBe(title);
  await more.click();
  await page.getByRole('button', { name: `Unhide – ${title}` }).click();
  await expectStatus(page, 'Visible again');
  await page.getByRole('heading', { name: 'No comments yet' }).waitFor();
  expect((await other.goto(url(`/post/${slug}`)))?.status()).toBe(200);
});

it('deletes an own post after a confirmation', async () => {
  const ada = await join(browsing);
  const { slug, title } = await write(ada, 'Never mind');
  const { page } = await openAs(browsing, ada, { allow: [notes.status404] });
  await visit(page, url('/new'));
  await inList(page, title).waitFor();
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: 'comments' })
    .click();
  await page.waitForURL(url(`/post/${slug}`));
  await page.getByRole('button', { name: `More – ${title}` }).click();
  expect(await page.getByRole('link', { name: `Edit – ${title}` }).getAttribute('href')).toBe(
    `/post/${slug}/edit`,
  );
  const remove = page.getByRole('button', { name: `Delete – ${title}` });
  await remove.press('Enter');
  await page.getByRole('dialog', { name: 'Delete this post?' }).waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => remove.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await remove.click();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/posts/*', async (route) => {
    if (route.request().method() === 'DELETE') await answered.promise;
    await route.continue();
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  // Its result is still to be shown.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep it' }).dispatchEvent('click');
  await dialog.getByRole('button', { name: 'Deleting…' }).waitFor();
  answered.resolve();
  await page.waitForURL(url('/'));
  await expectStatus(page, 'Post deleted');
  await page.waitForSelector('#posts > li');
  expect(await page.locator('#posts').getByText(title).count()).toBe(0);
  await page.goBack();
  await page.goBack();
  await page.waitForURL(url('/new'));
  await page.waitForSelector('#posts > li');
  expect(await page.locator('#posts').getByText(title).count()).toBe(0);
});

it('reports a post once and requires a reason', async () => {
  const { page } = await openAs(browsing, await join(browsing));
  await visit(page, url(browsing.pages.nontrivial['link post']));
  const title = await page.locator('h1').innerText();
  const form = page.getByRole('form', { name: 'Report' });
  await page.getByRole('button', { name: `More – ${title}` }).click();
  const report = page.getByRole('button', { name: `Report – ${title}` });
  await report.click();
  await focusOn(page, 'form[aria-label="Report"] input');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .poll(() => report.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await report.click();
  await form.getByRole('button', { name: 'Report' }).click();
  await form.getByRole('alert').getByText('Choose a reason.').waitFor();
  await form.getByLabel('Off topic').check();
  await form.getByLabel(/^Anything else/).fill('It is about ships.');
  const sent = page.waitForRequest((request) => request.url().endsWith('/report'));
  await form.getByRole('button', { name: 'Report' }).click();
  expect((await sent).postDataJSON()).toEqual({ reason: 'off-topic', note: 'It is about ships.' });
  await expectStatus(page, 'Reported. Thank you; our moderators will take a look.');
  expect(await report.count()).toBe(0);
  await focusOn(page, '[aria-label^="More –"]');
});

it('locks comments of a deleted post as a moderator', async () => {
  const [ada, bob, moderator] = [await join(browsing), await join(browsing), await join(browsing)];
  await database.rows(`update users set role = 'moderator' where site_id = $1 and username = $2`, [
    moderator.site,
    moderator.username,
  ]);
  const { id } = await write(ada, 'A draft');
  await bob.call('post', `/api/posts/${id}/comments`, { text: 'I disagree.' });
  await ada.call('delete', `/api/posts/${id}`);
  const { page: reader } = await openAs(browsing, bob);
  await visit(reader, url(`/post/${id}`));
  await reader.getByText('The author deleted this post.').waitFor();
  expect(await reader.getByRole('button', { name: /^Lock/ }).count()).toBe(0);
  const { page } = await openAs(browsing, moderator);
  await visit(page, url(`/post/${id}`));
  await page.getByRole('button', { name: 'Lock – [deleted]' }).click();
  await page.getByRole('form', { name: 'Lock' }).getByLabel('Reason').fill('Off topic');
  await page.keyboard.press('Enter');
  await expectStatus(page, 'Comments are locked');
  await reader.reload();
  await reader.getByText('A moderator locked the comments.').waitFor();
  await page.getByRole('button', { name: 'Unlock – [deleted]' }).click();
  await expectStatus(page, 'Comments are open again');
});

it('pins a post as a moderator and unpins it', async () => {
  const moderator = await join(browsing);
  await database.rows(`update users set role = 'moderator' where site_id = $1 and username = $2`, [
    moderator.site,
    moderator.username,
  ]);
  const { page } = await openAs(browsing, moderator);
  await visit(page, url(browsing.pages.nontrivial['text post']));
  const title = await page.locator('h1').innerText();
  await page.getByRole('button', { name: `More – ${title}` }).click();
  await page.getByRole('button', { name: `Pin – ${title}` }).click();
  const form = page.getByRole('form', { name: 'Pin' });
  const day = form.getByLabel('Pinned until the end of');
  await day.fill('');
  await form.getByRole('button', { name: 'Pin' }).click();
  await form.getByRole('alert').getByText('Choose the last day.').waitFor();
  await day.fill(new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10));
  await page.keyboard.press('Enter');
  await expectStatus(page, 'Pinned');
  for (const path of ['/', '/hot', '/new', '/top']) {
    const { page: visitor } = await browsing.open();
    await visit(visitor, url(path));
    const pinned = visitor.getByRole('list', { name: 'Pinned' });
    await pinned.getByText(title).waitFor();
    expect(await visitor.locator('#posts').getByText(title).count()).toBe(0);
  }
  await page.getByRole('button', { name: `Unpin – ${title}` }).click();
  await expectStatus(page, 'Unpinned');
  await visit(page, url('/new'));
  await page.waitForSelector('#posts > li');
  expect(await page.getByRole('list', { name: 'Pinned' }).count()).toBe(0);
});

it('hides posts of others as a moderator with a reason', async () => {
  const moderator = await join(browsing);
  await database.rows(`update users set role = 'moderator' where site_id = $1 and username = $2`, [
    moderator.site,
    moderator.username,
  ]);
  const { page } = await openAs(browsing, moderator);
  await visit(page, url(browsing.pages.nontrivial['text post']));
  const title = await page.locator('h1').innerText();
  await page.getByRole('button', { name: `More – ${title}` }).click();
  await page.getByRole('button', { name: `Hide – ${title}` }).click();
  const form = page.getByRole('form', { name: 'Hide' });
  await form.getByRole('button', { name: 'Hide' }).click();
  await form.getByRole('alert').getByText('Give a reason').waitFor();
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/visibility') && request.method() === 'PUT',
  );
  await form.getByLabel('Reason').fill('Spam');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ is_hidden: true, reason: 'Spam' });
  await page.getByText('Hidden by a moderator.').waitFor();
  const first = page.locator('article[id^="c-"] > details > .actions').first();
  await first.getByRole('button', { name: /^More/ }).click();
  await first.getByRole('button', { name: /^Hide – comment by / }).click();
  await first.getByLabel('Reason').fill('Rude');
  await page.keyboard.press('Enter');
  await first.getByText('Hidden.').waitFor();
  await first.getByRole('button', { name: /^Unhide/ }).click();
  await expectStatus(page, 'Visible again');
  expect(await first.getByText('Hidden.').count()).toBe(0);
});
