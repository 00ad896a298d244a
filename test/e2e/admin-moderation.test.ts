import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Post } from '../../shared/contract/posts.ts';
import { postPath } from '../../shared/paths.ts';
import { expectStatus, focusOn, startBrowsing } from '../support/browsing.ts';
import { looksRightEverywhere, passesAxe } from '../support/visual-and-axe.ts';
import { ownDatabase } from '../support/own-database.ts';
import { join, openAs, type Member } from '../support/signed-in.ts';

const database = await ownDatabase('demo');
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });
const site = 'nontrivial';
const url = (address: string) => browsing.url(site, address);
const status = (code: number) =>
  new RegExp(`^error: Failed to load resource: the server responded with a status of ${code}`);

/** Signs up a user with an old account. */
async function joinAs(
  username: string,
  role: 'member' | 'moderator' | 'admin' = 'member',
): Promise<Member> {
  const member = await join(browsing, site, { username });
  await database.rows(
    `update users set role = $3, created_at = now() - interval '3 days' where site_id = $1
      and username = $2`,
    [site, username, role],
  );
  return member;
}
const write = async (by: Member, title: string) =>
  (await by.call('post', '/api/posts', { title, text: `Words about ${title}.` })).body as Post;
const report = (by: Member, post: Post, reason: string, note?: string) =>
  by.call('post', `/api/posts/${post.id}/report`, {
    reason,
    ...(note === undefined ? {} : { note }),
  });
/** The newest email with this subject in the development inbox. */
async function mailCalled(reader: Member, subject: string): Promise<string> {
  const { text } = await reader.call('get', '/dev/mail');
  const [, address] = new RegExp(`href="(/dev/mail/\\w+)">${subject}<`).exec(text) ?? [];
  return address === undefined ? '' : (await reader.call('get', address)).text;
}
const entry = (page: Page, title: string) => page.getByRole('article', { name: title });
const inFocus = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.querySelector('h2')?.textContent ??
      document.activeElement?.textContent,
  );

it('hides and restores reported posts with the keyboard alone', async () => {
  const [author, reader, moderator] = [
    await joinAs('Writer_one'),
    await joinAs('Reader_one'),
    await joinAs('Moderator_one', 'moderator'),
  ];
  const posts = [
    await write(author, 'Cheap watches for all'),
    await write(author, 'On the growth of moss'),
    await write(author, 'Watches, once more'),
  ];
  await report(reader, posts[0] as Post, 'spam', 'It sells watches.');
  await report(reader, posts[1] as Post, 'off-topic');
  await report(reader, posts[2] as Post, 'spam');
  const { page } = await openAs(browsing, moderator, { allow: [status(404)] });
  await page.goto(url('/admin/moderation'));
  await entry(page, 'Watches, once more').waitFor();
  expect(await page.getByRole('link', { name: 'Reports (3)' }).getAttribute('aria-current')).toBe(
    'page',
  );
  expect(await entry(page, 'Cheap watches for all').innerText()).toMatch(
    /Spam: It sells watches\.\s+Reader_one/,
  );

  // The first key only moves focus to the list.
  await page.keyboard.press('h');
  await expect.poll(() => inFocus(page)).toBe('Cheap watches for all');
  await page.keyboard.press('h');
  const why = page.getByLabel('Hide: why?');
  expect(await why.inputValue()).toBe('Spam');
  await looksRightEverywhere(page);
  // In a field letters are letters.
  await why.fill('');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Give a reason.').waitFor();
  await why.pressSequentially('It is advertising, j.');
  await page.keyboard.press('Enter');
  await expect.poll(() => inFocus(page)).toBe('On the growth of moss');
  await expectStatus(page, /^Hidden\. 2 left\./);
  expect(await page.getByText('Hidden (It is advertising, j.)').isVisible()).toBe(true);
  await page.keyboard.press('d');
  await expect.poll(() => inFocus(page)).toBe('Watches, once more');
  await page.keyboard.press('Escape');
  await expect.poll(() => inFocus(page)).toBe('On the growth of moss');
  await expectStatus(page, /^Undone\.$/);
  // Several at once; a question is left by Escape.
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expectStatus(page, /^2 selected\.$/);
  await page.keyboard.press('r');
  await focusOn(page, '[name="reason"]');
  await page.keyboard.press('Escape');
  await expect.poll(() => inFocus(page)).toBe('On the growth of moss');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  // A closed dialog still takes the keys until its close event arrives.
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Off topic' }).click();
  await page.keyboard.press('Enter');
  await expectStatus(page, /^Locked\. No items left\./);
  // Who goes elsewhere has it sent at once.
  await page.getByRole('link', { name: 'Review' }).click();
  await page.getByRole('heading', { name: 'Nothing to review.' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Reports/ }).innerText()).toBe('Reports');
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('heading', { name: 'All clear.' }).waitFor();

  const gone = await reader.call('get', `/api/posts/${posts[0]?.slug}`);
  expect(gone.status).toBe(404);
  await expect
    .poll(() => mailCalled(author, 'Your post on Nontrivial was hidden'))
    .toMatch(/hid your post “Cheap watches for all”\. Reason: It is advertising, j\./);
  expect(
    await page.goto(url(postPath(posts[0]?.slug ?? ''))).then((response) => response?.status()),
  ).toBe(404);
  await page.goto(url('/about'));
  await page.getByRole('link', { name: 'moderation log', exact: true }).click();
  await page.getByRole('heading', { name: 'Moderation log', level: 1 }).waitFor();
  const entries = await page.locator('#moderations > li').allInnerTexts();
  expect(entries).toHaveLength(3);
  expect(entries.join('\n')).toMatch(/A moderator hid a post\.\s+It is advertising, j\./);
  expect(entries.join('\n')).toMatch(/locked the post “On the growth of moss”\.\s+Off topic/);
  expect(entries.join('\n')).not.toContain('Cheap watches');
  await looksRightEverywhere(page);
  // Every action can also be undone from the log.
  await page.goto(url('/admin/log'));
  await page.getByRole('button', { name: 'Unhide – Cheap watches for all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unhide' }).click();
  await expectStatus(page, /^Done\. The author was notified\.$/);
  expect((await reader.call('get', `/api/posts/${posts[0]?.slug}`)).status).toBe(200);
});

it('shows all reports when none has the chosen reason', async () => {
  const [author, reader, moderator] = [
    await joinAs('Writer_filter'),
    await joinAs('Reader_filter'),
    await joinAs('Moderator_filter', 'moderator'),
  ];
  await report(reader, await write(author, 'Buy a raft'), 'spam');
  await report(reader, await write(author, 'On rafts of old'), 'off-topic');
  const { page } = await openAs(browsing, moderator);
  await page.goto(url('/admin/moderation'));
  await entry(page, 'On rafts of old').waitFor();
  await page.getByLabel('Reason').selectOption('Spam');
  expect(await entry(page, 'On rafts of old').count()).toBe(0);
  await entry(page, 'Buy a raft')
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await entry(page, 'On rafts of old').waitFor();
});

it('tells banned users until a moderator ends the ban', async () => {
  const [member, moderator, admin] = [
    await joinAs('Writer_two'),
    await joinAs('Moderator_two', 'moderator'),
    await joinAs('Admin_two', 'admin'),
  ];
  const { page } = await openAs(browsing, moderator);
  await page.goto(url('/admin/members'));
  await page.getByLabel('Username begins with').fill('writer_t');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#members > li').count()).toBe(1);
  await passesAxe(page);
  await page.getByRole('link', { name: 'Writer_two' }).click();
  await page.getByRole('heading', { name: 'Writer_two', level: 1 }).waitFor();
  expect(await page.getByRole('heading', { name: 'Role' }).count()).toBe(0);
  await page.getByRole('textbox', { name: 'Add a note' }).fill('Asked to stop.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Asked to stop.' }).waitFor();
  const form = page.getByRole('form', { name: 'Ban Writer_two' });
  await form.getByRole('button', { name: 'Ban Writer_two' }).click();
  await form.getByRole('alert').getByText('Give a reason.').waitFor();
  await form.getByLabel('30 days').check();
  await form.getByLabel('Reason').fill('Sold watches.');
  await page.keyboard.press('Enter');
  await page.getByText(/^Writer_two is banned until /).waitFor();
  await looksRightEverywhere(page);

  const theirs = await openAs(browsing, member, { allow: [status(403)] });
  await theirs.page.goto(url('/submit'));
  await theirs.page.getByLabel('Title').fill('Watches again');
  await theirs.page.getByRole('textbox', { name: /^Text/ }).fill('Buy them.');
  await theirs.page.getByRole('button', { name: 'Publish' }).click();
  await theirs.page
    .locator('main [role="alert"]')
    .getByText(/You can't post or comment here until .* Reason: Sold watches\./)
    .waitFor();

  await page.getByLabel('Reason (optional)').fill('They said sorry.');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Ban Writer_two' }).waitFor();
  await theirs.page.getByRole('button', { name: 'Publish' }).click();
  await theirs.page.getByRole('heading', { name: 'Watches again', level: 1 }).waitFor();

  const boss = await openAs(browsing, admin);
  await boss.page.goto(url('/admin/members/Writer_two'));
  await boss.page.getByLabel('Moderator', { exact: false }).first().check();
  await boss.page.getByRole('button', { name: 'Save role' }).click();
  await expectStatus(boss.page, /^Writer_two is a moderator now\.$/);
  await boss.page.getByRole('link', { name: 'See all in the log' }).click();
  await boss.page.getByRole('heading', { name: 'Log', level: 1 }).waitFor();
  const rows = boss.page.locator('#log > li');
  await expect
    .poll(() => rows.filter({ hasText: 'Change role' }).innerText())
    .toMatch(/Role\s+member moderator/);
  await boss.page.getByRole('button', { name: 'Redact reason – Sold watches.' }).click();
  await boss.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await rows.filter({ hasText: 'reason redacted' }).waitFor();
  await looksRightEverywhere(boss.page);
  const notifiedRows = (await reader()).filter(({ member: name }) => name === 'Writer_two');
  expect(notifiedRows.map(({ action, reason }) => [action, reason])).toEqual([
    ['unban', 'They said sorry.'],
    ['ban', null],
  ]);
  await boss.page.getByRole('link', { name: 'Unban' }).first().click();
  await expect.poll(() => rows.count()).toBe(1);

  async function reader() {
    return (
      (await member.call('get', '/api/moderations')).body as {
        moderations: { member: string | null; action: string; reason: string | null }[];
      }
    ).moderations;
  }
});

it('holds a post that matches a rule for review', async () => {
  const [member, moderator] = [
    await joinAs('Writer_three'),
    await joinAs('Moderator_three', 'moderator'),
  ];
  const { page } = await openAs(browsing, moderator);
  // Starts at the overview; focus moves to the heading of each page.
  await page.goto(url('/admin'));
  await page.getByRole('heading', { name: 'Admin', level: 1 }).waitFor();
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Moderation' })
    .click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.outerHTML))
    .toMatch(/^<h1[^>]*>Moderation</);
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByText('No rules yet.').waitFor();
  await page.getByLabel('Words', { exact: true }).check();
  await page.getByLabel('Domain or words').fill('Lucky Numbers');
  await page.keyboard.press('Enter');
  await page.locator('#rules').getByText('lucky numbers').waitFor();
  // The form changed, and focus remained.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('pattern');
  await looksRightEverywhere(page);
  for (const title of ['My lucky numbers', 'Your lucky numbers']) await write(member, title);
  await page.getByRole('link', { name: 'Review' }).click();
  await entry(page, 'Your lucky numbers').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect.poll(() => inFocus(page)).toBe('Your lucky numbers');
  await page.keyboard.press('r');
  await page.getByLabel('Reject: why?').fill('A game of chance');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'Delete – lucky numbers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No rules yet.').waitFor();
  await expect
    .poll(
      async () =>
        ((await moderator.call('get', '/api/admin/review-queue')).body as { totalCount: number })
          .totalCount,
    )
    .toBe(0);
  const list = (await member.call('get', '/api/posts?sort=new')).body as {
    posts: { title: string }[];
  };
  expect(
    list.posts.map(({ title }) => title).filter((title) => title.endsWith('lucky numbers')),
  ).toEqual(['My lucky numbers']);
});
