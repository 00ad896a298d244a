import { expect, it } from 'vitest';
import { hydrated, listCalls, notes, settled, startBrowsing } from '../support/browsing.ts';
import { everyPage } from '../support/demo-pages.ts';

const browsing = startBrowsing();

it.each(everyPage)(
  '$site: hydrates the page "$kind" without messages or requests',
  async ({ site, kind }) => {
    const isNotFound = kind === 'not found';
    const { page, requests } = await browsing.again(isNotFound ? { allow: [notes.status404] } : {});
    const response = await page.goto(browsing.url(site, browsing.pages[site][kind]));
    expect(response?.status()).toBe(isNotFound ? 404 : 200);
    // Stories of the day are loaded below a page that was not found.
    const read = () => page.locator(isNotFound ? '#main h1 + p' : '#main').innerText();
    const served = await read();
    await hydrated(page);
    const toggle = page.getByRole('button', { name: 'Dark mode' });
    await toggle.click();
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    await settled(page);
    expect(await read()).toBe(served);
    // The login form asks the browser for a passkey, which needs a challenge.
    const isExpected = (request: string) =>
      (kind === 'login' && request.endsWith('/api/passkey-login')) ||
      (isNotFound && request.endsWith('/api/front-page'));
    expect(listCalls(requests).filter((request) => !isExpected(request))).toEqual([]);
    expect(await page.title()).not.toBe('');
  },
);

it('keeps the lead of the front page when hydration fails', async () => {
  const { page } = await browsing.open({ allow: [/Minified React error #418/] });
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      const heading = [...document.querySelectorAll('h2')].find((h2) => h2.innerText === 'Newest');
      if (!heading) return;
      observer.disconnect();
      heading.innerText = 'Oldest';
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.goto(browsing.url('nontrivial', '/'), { waitUntil: 'commit' });
  const lead = await page.locator('.lead h2').innerText();
  await page.getByRole('heading', { name: 'Newest' }).waitFor();
  await expect.poll(() => page.locator('.lead h2').allInnerTexts()).toEqual([lead]);
});
