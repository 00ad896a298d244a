import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { hydrated, visit } from '../support/browsing.ts';
import { comments, field, say, useDiscussion } from '../support/discussion.ts';
import { join, openAs } from '../support/signed-in.ts';

const { browsing, url, discussion } = useDiscussion();
/** React's message about a document that differs. Nobody can act on it. */
const untouched = /Minified React error #418/;

/** Translates as browsers do: each text becomes a `<font>` with a text node of its own. */
const translate = (page: Page, keepsNodes = false) =>
  page.evaluate((keeps) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '') continue;
      if (text.parentElement?.closest('script, style, textarea, noscript, option, font')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(keeps ? text : `${text.data}\u00b7`);
    }
  }, keepsNodes);

/** Opens a page whose scripts wait until it is translated. */
async function openTranslated(page: Page, address: string, before?: () => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await before?.();
  await translate(page);
  resolve();
  await hydrated(page);
  await translate(page);
}
const noErrorPage = async (page: Page) =>
  expect(await page.getByText('Something went wrong').count()).toBe(0);

it.each([false, true])('votes, replies and sorts in a translated thread', async (keepsNodes) => {
  const { page, ada, id, address } = await discussion({ allow: [untouched] });
  const first = await say(ada, id, 'One');
  await say(ada, id, 'Two');
  await openTranslated(page, address);
  await field(page).waitFor();
  await translate(page, keepsNodes);
  const actions = page.locator(`#c-${first} .actions`).first();
  await actions.getByRole('button', { name: /^Upvote/ }).click();
  await expect.poll(() => actions.innerText()).toMatch(/^2\s*point/);
  await actions.getByRole('button', { name: /^Reply – / }).click();
  await page.keyboard.type('An answer');
  await translate(page, keepsNodes);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => comments(page).count()).toBe(3);
  await expect.poll(() => page.locator('#comments').innerText()).toMatch(/^3 comments/);
  await translate(page, keepsNodes);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page
    .getByRole('navigation', { name: 'Sort comments' })
    .getByRole('link', { name: 'New' })
    .click();
  await page.waitForURL('**?sort=new');
  await expect.poll(() => comments(page).first().innerText()).toContain('Two');
  await noErrorPage(page);
});

it('keeps what was typed before a translated page started', async () => {
  const { page } = await browsing.open({ allow: [untouched] });
  const email = page.locator('main input[name="email"]');
  await openTranslated(page, url('/login'), () => email.fill('somebody@mail.example'));
  expect(await email.inputValue()).toBe('somebody@mail.example');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
});

it('pages through translated lists', async () => {
  const { page } = await browsing.open({ allow: [untouched] });
  await openTranslated(page, url('/'));
  await page.locator('header nav').getByRole('link', { name: 'New' }).click();
  await page.waitForURL(url('/new'));
  await page.locator('#posts > li').first().waitFor();
  await translate(page);
  await page.getByRole('link', { name: 'More posts' }).click();
  await expect.poll(() => page.locator('#posts > li').count()).toBe(50);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await noErrorPage(page);
});

it('submits and changes settings on translated pages', async () => {
  const member = await join(browsing);
  const { page } = await openAs(browsing, member, { allow: [untouched] });
  await openTranslated(page, url('/submit'));
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await translate(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('textbox', { name: 'Title' }).fill('Said in another language');
  await page.getByRole('textbox', { name: 'Text' }).fill('Words');
  await translate(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { name: 'Said in another language' }).waitFor();
  await visit(page, url('/settings'));
  const name = page.locator('#main input[name="name"]');
  await name.waitFor();
  await translate(page);
  await name.fill('Somebody else');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect.poll(() => page.locator('#main').innerText()).toContain('Saved');
  await noErrorPage(page);
});
