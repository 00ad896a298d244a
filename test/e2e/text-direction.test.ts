import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startBrowsing, visit, workerProgram } from '../support/browsing.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { rows } from '../support/own-database.ts';
import { join, openAs } from '../support/signed-in.ts';

const browsing = startBrowsing(workerProgram);
const url = (path: string) => browsing.url('nontrivial', path);

const languages = {
  Arabic: { words: 'مقال عن GPT-5', name: 'نرگس محمدي', word: 'فلافل' },
  Hebrew: { words: 'מאמר על GPT-5', name: 'דוד לוי', word: 'פלאפל' },
};

/**
 * Lists the visible texts in Arabic and Hebrew that are not set from right to left, or that do not
 * start at the right edge of their block, and counts those that do.
 */
const measure = (page: Page) =>
  page.evaluate(() => {
    const rightToLeft = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
    const startsRightToLeft = /^[^\p{L}]*[\p{sc=Arabic}\p{sc=Hebrew}]/u;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const misfits: string[] = [];
    let aligned = 0;
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent ?? '';
      if (!parent?.checkVisibility() || !rightToLeft.test(text)) continue;
      if (parent.closest('[aria-hidden=true], textarea, script, noscript')) continue;
      let block = parent;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
        block = block.parentElement;
      const { width, right } = block.getBoundingClientRect();
      // Texts for screen readers are one pixel wide.
      if (width <= 1 || block.textContent?.startsWith('English')) continue;
      const style = getComputedStyle(block);
      const isPlain = style.unicodeBidi === 'plaintext';
      if (getComputedStyle(parent).direction !== 'rtl' && !isPlain)
        misfits.push(`${block.localName} ${parent.localName} ${text}`);
      const words = block.cloneNode(true) as Element;
      for (const element of words.querySelectorAll('[dir=ltr]')) element.remove();
      if (!startsRightToLeft.test(words.textContent ?? '')) continue;
      const content = document.createRange();
      content.selectNodeContents(block);
      const start = Math.max(...Array.from(content.getClientRects(), (run) => run.right));
      const edge = right - parseFloat(style.paddingRight) - parseFloat(style.borderRightWidth);
      if (Math.abs(edge - start) > 2) misfits.push(`${text} starts at ${start} of ${edge}`);
      else aligned += 1;
    }
    return { misfits, aligned };
  });

/** Returns the texts of a line from left to right. */
const readLine = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((line) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const found: { left: number; text: string }[] = [];
      while (walker.nextNode()) {
        const place = document.createRange();
        place.selectNodeContents(walker.currentNode);
        const text = walker.currentNode.textContent?.trim() ?? '';
        if (text !== '') found.push({ left: place.getBoundingClientRect().left, text });
      }
      return found.toSorted((a, b) => a.left - b.left).map(({ text }) => text);
    });

it.each(Object.entries(languages))('sets texts in %s from right to left', async (_, texts) => {
  const { words, name, word } = texts;
  const [ada, bob] = [await join(browsing), await join(browsing)];
  await ada.call('put', '/api/users/profile', { name, about: `${words}!` });
  const title = `${words} ${word}!`;
  const text =
    `${words}!\n\nEnglish (${word}).\n\n- ${words}!\n- English!\n\n1. ${words}!\n\n> ${words}!\n>\n` +
    `> English!\n\n\`code();\` ${words}!`;
  const { body: post } = await ada.call('post', '/api/posts', { title, text });
  const { id, slug } = post as { id: string; slug: string };
  const said = { text: `${text}\n\n@${ada.username} ${words}!` };
  expect((await bob.call('post', `/api/posts/${id}/comments`, said)).status).toBe(201);
  const { page } = await openAs(browsing, ada);
  await page.addInitScript(watchShifts);
  const addresses = {
    '/new': 1,
    [`/post/${slug}`]: 12,
    [`/u/${ada.username}`]: 3,
    [`/u/${bob.username}?tab=comments`]: 6,
    '/inbox': 6,
    [`/search?q=${word}`]: 1,
    [`/search?in=comments&q=${word}`]: 1,
    [`/search?in=people&q=${ada.username}`]: 0,
  };
  for (const [address, least] of Object.entries(addresses)) {
    await visit(page, url(address));
    await expect
      .poll(async () => (await measure(page)).aligned, { message: address })
      .toBeGreaterThanOrEqual(least);
    expect((await measure(page)).misfits, address).toEqual([]);
    expect(await shifts(page), address).toEqual([]);
  }
  const found = await readLine(page, 'main li:has(bdi)');
  expect(found.filter((part) => !/^\d/.test(part))).toEqual([ada.username, name]);
});

it.each(Object.entries(languages))('keeps the order of a line with %s', async (_, { words }) => {
  const [ada, mod] = [await join(browsing), await join(browsing)];
  const title = `${words}!`;
  const { body: post } = await ada.call('post', '/api/posts', { title, text: 'Text' });
  await rows(
    browsing.program.databaseUrl ?? '',
    `update users set role = 'moderator' where username = $1`,
    [mod.username],
  );
  const { id } = post as { id: string };
  const reply = await mod.call('post', `/api/admin/posts/${id}/moderate`, {
    action: 'lock',
    reason: `${words}!`,
  });
  expect(reply.status).toBe(200);
  const { page } = await browsing.open();
  await visit(page, url('/moderations'));
  expect((await measure(page)).misfits).toEqual([]);
  const line = await readLine(page, '#moderations > li > p');
  expect(line.join(' ')).toBe(`A moderator locked the post “ ${title} ”.`);
});

it.each(Object.entries(languages))('writes %s from right to left', async (_, { words }) => {
  const ada = await join(browsing);
  const { page } = await openAs(browsing, ada);
  const [post] = browsing.pages.nontrivial.posts;
  for (const [path, selector] of [
    ['/submit', 'input[name=title]'],
    ['/submit', 'textarea[name=text]'],
    [`/post/${post?.slug ?? ''}`, 'textarea[name=text]'],
    ['/settings', 'textarea[name=about]'],
    ['/search', 'main input[type=search]'],
    ['/new', 'header input[type=search]'],
  ] as const) {
    await visit(page, url(path));
    const field = page.locator(selector).first();
    const read = () => field.evaluate((element) => getComputedStyle(element).direction);
    await field.fill('English');
    expect(await read(), path).toBe('ltr');
    await field.fill(`${words}!`);
    expect(await read(), path).toBe('rtl');
  }
});
