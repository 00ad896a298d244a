import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hydrated } from '../support/browsing.ts';
import { isFullRun } from '../support/full-run.ts';
import { hostileCorpus } from '../support/xss-payloads.ts';
import { createTestApp } from '../support/test-app.ts';

// Without the policy against inline script, user content still runs nothing.
const t = await createTestApp();
/** Every eighth text in the short run. */
const corpus = hostileCorpus.filter((_, index) => isFullRun || index % 8 === 0);
let server: Server;
let browser: Browser;
let context: BrowserContext;
/** What ran, and where. */
const ran: string[] = [];
const paths: string[] = [];

const groups = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  );

beforeAll(async () => {
  expect(hostileCorpus.length).toBeGreaterThan(400);
  const plain = await t.make.user('nontrivial', { username: 'plain' });
  for (const title of corpus) await t.make.post({ by: plain, title, url: null });
  for (const texts of groups(corpus, 12)) {
    const text = texts.join('\n\n');
    const post = await t.make.post({ by: plain, title: texts[0] ?? '', url: null, text });
    paths.push(`/post/${post.slug}`);
  }
  for (const texts of groups(corpus, 150)) {
    const post = await t.make.post({ by: plain, title: 'Comments' });
    for (const text of texts) await t.make.comment(post, { by: plain, text });
    paths.push(`/post/${post.slug}`);
  }
  for (const texts of groups(corpus, 6)) {
    const by = await t.make.user('nontrivial', {
      name: texts.join(' '),
      about: texts.join('\n\n'),
      website: 'https://ok.example/',
    });
    paths.push(`/u/${by.username}`);
  }
  server = createServer(t.app).listen(0, '127.0.0.1');
  browser = await launchBrowser();
  context = await browser.newContext({ bypassCSP: true });
  await context.exposeFunction('hostileRan', (where: string) => void ran.push(where));
  await context.addInitScript(() => {
    const report = () =>
      (window as unknown as { hostileRan(where: string): void }).hostileRan(location.href);
    Object.assign(window, { alert: report, confirm: report, prompt: report, msgbox: report });
  });
});

afterAll(async () => {
  await browser.close();
  server.close();
});

/** Returns the status of a page. A busy process returns 503, and this one also runs the tests. */
async function load(page: Page, url: string): Promise<number | undefined> {
  for (;;) {
    const status = (await page.goto(url, { waitUntil: 'load' }))?.status();
    if (status !== 503) return status;
    await sleep(2_000);
  }
}

it('runs no hostile text without a policy', { timeout: 300_000 }, async () => {
  const origin = `http://nontrivial.localhost:${(server.address() as AddressInfo).port}`;
  const handlers: string[] = [];
  const queue = [...paths];
  const lists = ['/new'];
  const read = async () => {
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss());
    for (
      let path = lists.shift() ?? queue.shift();
      path !== undefined;
      path = lists.shift() ?? queue.shift()
    ) {
      expect(await load(page, origin + path), path).toBe(200);
      await hydrated(page);
      handlers.push(
        ...(await page.evaluate(() =>
          [...document.querySelectorAll('main *')].flatMap((element) => {
            (element as HTMLElement).focus?.();
            element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
            return element
              .getAttributeNames()
              .filter((name) => name.startsWith('on'))
              .concat(
                /^(?:script|iframe|object|embed|style|link|base)$/i.test(element.nodeName)
                  ? [element.nodeName]
                  : [],
              );
          }),
        )),
      );
      const more = await page
        .locator('a[rel="next"]')
        .first()
        .getAttribute('href', { timeout: 100 })
        .catch(() => null);
      if (path.startsWith('/new') && more) lists.push(more);
    }
    await page.close();
  };
  // Opens lists in sequence, because each links to the next; the rest in parallel.
  await Promise.all([read(), read(), read()]);
  expect(handlers).toEqual([]);
  expect(ran).toEqual([]);
});

it('detects a script that runs', async () => {
  const page = await context.newPage();
  await page.setContent('<img src=x onerror=alert(1)>');
  await expect.poll(() => ran.length).toBe(1);
});
