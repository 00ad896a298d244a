import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { focusOn, startBrowsing, visit } from '../support/browsing.ts';
import type { Kind } from '../support/demo-pages.ts';
import { similarSites } from '../support/sites.ts';

const browsing = startBrowsing();

it.each(similarSites)('%s: reaches a visible skip link with the first Tab', async (site) => {
  const { page } = await browsing.open();
  await visit(page, browsing.url(site, '/'));
  const skip = page.getByRole('link', { name: 'Skip to content' });
  const inView = () => skip.evaluate((link) => link.getBoundingClientRect().top >= 0);
  expect(await inView()).toBe(false);
  await page.keyboard.press('Tab');
  await focusOn(page, 'a.skip');
  await expect.poll(inView).toBe(true);
  await page.keyboard.press('Enter');
  await focusOn(page, '#main');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () => document.activeElement === document.querySelector('#main a:not([tabindex="-1"])'),
    ),
  ).toBe(true);
});

/** Numbers every control of the page. */
const number = (page: Page) =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]'),
    ];
    const controls = all.filter((control) => control.tabIndex >= 0 && control.checkVisibility());
    for (const [index, control] of controls.entries()) control.dataset.stop = String(index);
    return controls.length;
  });
/** The number of the focused element, and errors of its focus style. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLElement;
    const { top, bottom, left, right } = control.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    const marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const seen = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    const trouble =
      marked && seen
        ? []
        : [`${marked ? 'out of sight' : 'no ring'}: ${control.outerHTML.slice(0, 80)}`];
    return { at: Number(control.dataset.stop ?? -1), trouble };
  });

it.each<Kind>(['home', 'text post', 'profile', 'about'])(
  'reaches every control of the page "%s" in order',
  async (kind) => {
    const { page } = await browsing.open();
    await visit(page, browsing.url('statecraft', browsing.pages.statecraft[kind]));
    const total = await number(page);
    const order: number[] = [];
    const troubles: string[] = [];
    for (let i = 0; i < total; i += 1) {
      await page.keyboard.press('Tab');
      const { at, trouble } = await stop(page);
      order.push(at);
      troubles.push(...trouble);
    }
    expect(order).toEqual([...Array(total).keys()]);
    expect(troubles).toEqual([]);
  },
);

it('reads and folds a thread and returns by keyboard', async () => {
  const { page } = await browsing.open();
  await visit(page, browsing.url('default', '/top'));
  const link = '#posts > li:nth-child(3) p a[href^="/post/"]';
  await page.locator(link).focus();
  await page.keyboard.press('Enter');
  await focusOn(page, '#main h1');
  const summary = page.locator('article[id^="c-"] > details > summary').first();
  for (
    let i = 0;
    i < 20 && !(await summary.evaluate((element) => element === document.activeElement));
    i += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await page.locator('article[id^="c-"] > details').first().getAttribute('open')).toBe(null);
  await page.goBack();
  await page.waitForURL('**/top');
  await focusOn(page, link);
});

it('shows focus on the heading after keyboard navigation only', async () => {
  const { page } = await browsing.open();
  await visit(page, browsing.url('default', '/'));
  const ring = () =>
    page.locator('#main h1').evaluate((heading) => getComputedStyle(heading).outlineStyle);
  await page.locator('header nav a[href="/hot"]').click();
  await focusOn(page, '#main h1');
  expect(await ring()).toBe('none');
  await page.locator('header nav a[href="/top"]').press('Enter');
  await page.waitForURL('**/top');
  await focusOn(page, '#main h1');
  expect(await ring()).toBe('solid');
});
