import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import { findDemoPages, type DemoPages } from './demo-pages.ts';
import { startProgram, type Program, type ProgramOptions } from './program.ts';
import type { SiteId } from './test-app.ts';

/** Chromium itself notes every document and reply that came with such a status. */
export const notes = {
  status404: /^error: Failed to load resource: the server responded with a status of 404/,
  status503: /^error: Failed to load resource: the server responded with a status of 503/,
  failed: /^error: Failed to load resource: net::ERR_FAILED/,
  blocked: /^error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/,
  /** Our own word on it, for whoever opens the console. */
  loadingFailed: /^warning: Loading failed:/,
};

type Options = BrowserContextOptions & { /** Complaints that the test provokes. */ allow?: RegExp[] };

export type Browsing = {
  program: Program;
  browser: Browser;
  pages: DemoPages;
  url(site: SiteId, address: string): string;
  open(options?: Options): Promise<Opened>;
};
export type Opened = { page: Page; context: BrowserContext; complaints: string[]; requests: string[] };

/**
 * One running program with the demo content and one browser, for all tests of a file. What a test opened is closed after it, and every
 * complaint of its pages that it did not announce fails it.
 */
export function startBrowsing(options?: ProgramOptions): Browsing {
  const self = {} as Browsing;
  let opened: (Opened & { allow: RegExp[] })[] = [];

  self.url = (site, address) => `http://${site}.localhost:${self.program.port}${address}`;
  self.open = async ({ allow = [], ...rest } = {}) => {
    const one = await openPage(self.browser, rest);
    opened.push({ ...one, allow });
    return one;
  };
  beforeAll(async () => {
    [self.program, self.browser] = await Promise.all([startProgram(options), launchBrowser()]);
    self.pages = await findDemoPages(self.program.port);
  });
  afterEach(async () => {
    const complaints = opened.flatMap((one) => one.complaints.filter((complaint) => !one.allow.some((known) => known.test(complaint))));
    await Promise.all(opened.map(({ context }) => context.close()));
    opened = [];
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await self.browser.close();
    await self.program.stop();
  });
  return self;
}

/** Resolves when React has taken over what the server rendered. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__react')));
}

/** Goes there and waits for React. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Resolves when everything that was about to happen has happened: two frames and a quiet moment. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Waits until the focus is on what the selector finds. */
export async function focusOn(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
}
