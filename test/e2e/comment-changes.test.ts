import { expect, it } from 'vitest';
import { expectStatus, focusOn, notes, phone, settled, visit } from '../support/browsing.ts';
import { inThisRun } from '../support/full-run.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { inSomeWindow, looksRight, tabsThrough } from '../support/visual-and-axe.ts';
import { join, openAs, type Member } from '../support/signed-in.ts';
import { siteIds } from '../support/sites.ts';
import type { Post } from '../../shared/contract/posts.ts';
import {
  field,
  comments,
  heading,
  busy,
  say,
  stored,
  useDiscussion,
} from '../support/discussion.ts';

const { browsing, url, discussion } = useDiscussion();

it('restores a draft until it is sent', async () => {
  const { page, ada, id, arrive } = await discussion();
  const first = await say(ada, id, 'One');
  await arrive();
  await field(page).fill('Half a thou');
  await page.getByRole('button', { name: /^Reply – / }).click();
  await page.keyboard.type('Half an answ');
  await page.locator('header nav').getByRole('link', { name: 'Hot' }).click();
  await focusOn(page, '#main h1');
  await page.goBack();
  for (let again = 0; again < 2; again += 1) {
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe('Half a thou');
    await page.getByRole('button', { name: /^Reply – / }).click();
    expect(await page.locator(`#c-${first} textarea`).inputValue()).toBe('Half an answ');
    if (again === 0) await page.reload();
  }
  await page.keyboard.type('er');
  await page.keyboard.press('Control+Enter');
  await expectStatus(page, 'Comment posted');
  await page.reload();
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('Half a thou');
  await page
    .locator(`#c-${first} > details > .actions`)
    .getByRole('button', { name: /^Reply – / })
    .click();
  expect(await page.locator(`#c-${first} > details > .actions textarea`).inputValue()).toBe('');
  expect(
    await page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length,
    ),
  ).toBe(1);
});

it('shows where a draft waits, in a new tab', async () => {
  const { page, context, ada, bob, id, address } = await discussion();
  const first = await say(ada, id, 'One');
  await visit(page, address);
  await field(page).fill('Half a thou');
  await page.getByRole('button', { name: /^Reply – / }).click();
  await page.keyboard.type('Half an answ');
  await page.close();
  const tab = await context.newPage();
  await visit(tab, address);
  await field(tab).waitFor();
  expect(await field(tab).inputValue()).toBe('Half a thou');
  expect(await tab.getByText('You have a draft here').count()).toBe(2);
  await tab.getByText('You have an unsent reply here.').getByRole('link').click();
  await tab.waitForURL(`**#c-${first}`);
  await tab.getByRole('button', { name: /^Reply – / }).click();
  expect(await tab.locator(`#c-${first} textarea`).inputValue()).toBe('Half an answ');
  await tab.keyboard.press('Control+Enter');
  await expectStatus(tab, 'Comment posted');
  await tab.getByText('You have an unsent reply').waitFor({ state: 'detached' });

  // Another member of this browser.
  await tab.evaluate((value) => localStorage.setItem('token', value), ada.token);
  await visit(tab, address);
  await field(tab).waitFor();
  expect(await field(tab).inputValue()).toBe('');
  await tab.evaluate((value) => localStorage.setItem('token', value), bob.token);
  await visit(tab, address);
  await field(tab).waitFor();
  expect(await field(tab).inputValue()).toBe('Half a thou');
  await tab.getByRole('button', { name: 'Account' }).click();
  await tab.locator('header').getByRole('button', { name: 'Logout' }).click();
  await expect
    .poll(() => tab.evaluate(() => JSON.stringify(localStorage)))
    .not.toContain('Half a thou');
});

it('edits a comment in place and deletes it, preserving replies', async () => {
  const { page, ada, bob, id, arrive } = await discussion();
  const mine = await say(bob, id, 'Tpyo');
  await say(ada, id, 'I see', mine);
  await arrive();
  const actions = page.locator(`#c-${mine} > details > .actions`);
  await actions.getByRole('button', { name: 'More – your comment' }).click();
  expect((await actions.getByRole('button').allInnerTexts()).filter(Boolean)).toEqual([
    'Reply',
    'More',
    'Edit',
    'Delete',
  ]);
  const bodyText = page.locator(`#c-${mine} > details > div`).first();
  await actions.getByRole('button', { name: 'Edit – your comment' }).click();
  await focusOn(page, `#c-${mine} textarea`);
  expect([await actions.locator('textarea').inputValue(), await bodyText.isVisible()]).toEqual([
    'Tpyo',
    false,
  ]);
  await actions.locator('textarea').fill('Typo');
  await actions.getByRole('button', { name: 'Save', exact: true }).click();
  await expectStatus(page, 'Comment saved');
  expect(await bodyText.innerText()).toBe('Typo');
  const remove = actions.getByRole('button', { name: 'Delete – your comment' });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Delete this comment?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect
    .poll(() => remove.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectStatus(page, 'Comment deleted');
  await focusOn(page, `#c-${mine}`);
  expect(await bodyText.innerText()).toBe('Deleted by its author.');
  expect(await page.locator(`#c-${mine}`).innerText()).toContain('I see');
  expect([await heading(page), await actions.count()]).toEqual(['1 comment', 0]);
  await page.reload();
  expect(await page.locator(`#c-${mine} > details > div`).first().innerText()).toBe(
    'Deleted by its author.',
  );
});

it('reports a failed deletion in its dialog and deletes nothing', async () => {
  const { page, context, bob, id, arrive } = await discussion({ allow: [notes.status503] });
  const mine = await say(bob, id, 'Still here');
  await arrive();
  await page.getByRole('button', { name: 'More – your comment' }).click();
  await page.getByRole('button', { name: 'Delete – your comment' }).click();
  await context.route(`**/api/comments/${mine}`, (route) => route.fulfill(busy));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByText('Not now.').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator(`#c-${mine}`).innerText()).toContain('Still here');
});

it('preserves the text when the session has expired', async () => {
  const { page, bob } = await discussion({ allow: [/status of 401/, /^warning: Unauthorized/] });
  await field(page).fill('Written before, sent after');
  await bob.call('post', '/api/auth/logout');
  await field(page).press('Control+Enter');
  await page
    .locator('main form [role="alert"]')
    .getByRole('link', { name: /^Log in/ })
    .waitFor();
  expect(await field(page).inputValue()).toBe('Written before, sent after');
});

it('shows a draft to its author alone when accounts change', async () => {
  const { page, context, ada, bob, id, address } = await discussion();
  await field(page).fill('Words of Bob');
  const other = await context.newPage();
  await visit(other, url('/about'));
  const becomes = async ({ token, username }: Member) => {
    await other.evaluate((value) => localStorage.setItem('token', value), token);
    await page.locator(`#own a[href="/u/${username}"]`).waitFor({ state: 'attached' });
  };
  await becomes(ada);
  await expect.poll(() => field(page).inputValue()).toBe('');
  await becomes(bob);
  await expect.poll(() => field(page).inputValue()).toBe('Words of Bob');
  expect([page.url(), await stored(bob, id)]).toEqual([address, []]);
});

it('offers no reply at the maximum depth', async () => {
  const { page, ada, id, arrive } = await discussion();
  let last = await say(ada, id, 'Level 1');
  // On its first day an account comments ten times.
  const eve = await join(browsing);
  for (let level = 2; level <= 19; level += 1)
    last = await say(level % 2 === 0 ? eve : ada, id, `Level ${level}`, last);
  await arrive();
  expect(await comments(page).count()).toBe(19);
  expect(
    await page
      .locator(`#c-${last}`)
      .getByRole('button', { name: /^Reply/ })
      .count(),
  ).toBe(0);
  expect(await page.getByRole('button', { name: /^Reply/ }).count()).toBe(18);
});

it.each(
  inThisRun(
    [
      ['a phone', phone],
      ['a wide window', { viewport: { width: 1280, height: 800 } }],
    ],
    ([name]) => name === 'a phone',
  ),
)('shifts nothing on %s when the session resolves', async (_name, size) => {
  const member = await join(browsing);
  const { page, context } = await openAs(browsing, member, { ...size, allow: [notes.failed] });
  await context.addInitScript(watchShifts);
  await context.route('**/*.woff2', (route) => route.abort());
  const thread = url(browsing.pages.nontrivial['text post']);
  await visit(page, thread);
  await field(page).fill('A draft\nof several\nlines');
  for (const address of [thread, url(browsing.pages.nontrivial['link post'])]) {
    await visit(page, address);
    await field(page).waitFor();
    await settled(page);
    expect(await shifts(page), address).toEqual([]);
  }
});

it.each(
  siteIds
    .flatMap((site) =>
      [
        ['a phone', phone],
        ['a wide window', { viewport: { width: 1280, height: 800 } }],
      ].map(([name, size]) => ({ site, name: name as string, size: size as typeof phone })),
    )
    .filter(inSomeWindow),
)('$site: fits an open thread on $name and passes axe', async ({ site, size }) => {
  const member = await join(browsing, site);
  const { id, slug } = (
    await member.call('post', '/api/posts', {
      title: `All of it open on ${size.viewport.width}`,
      text: 'Words.',
    })
  ).body as Post;
  const other = await join(browsing, site);
  const first = await say(other, id, "Somebody else's");
  await say(member, id, 'My own', first);
  const { page } = await openAs(browsing, member, size);
  await visit(page, browsing.url(site, `/post/${slug}`));
  await field(page).click();
  await page.getByText('Formatting').first().click();
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page.getByRole('button', { name: 'More – your comment' }).click();
  await page.getByRole('button', { name: 'Edit – your comment' }).click();
  await page.getByRole('button', { name: `More – comment by ${other.username}` }).click();
  await page.getByRole('button', { name: `Report – comment by ${other.username}` }).click();
  await page.locator('form[aria-label="Report"] button[type="submit"]').click();
  await page.getByText('There is a problem').waitFor();
  await looksRight(page);
  const small = await page
    .locator('main :is(button, summary, textarea, input[type="text"])')
    .evaluateAll(
      (all, least) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width === 0 || (height >= least && width >= 24)
            ? []
            : [`${element.outerHTML.slice(0, 80)} ${width} ${height}`];
        }),
      size === phone ? 28 : 24,
    );
  expect(small).toEqual([]);
  if (size === phone) return;
  await page.getByLabel('Spam').check();
  await tabsThrough(page);
});
