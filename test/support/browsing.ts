import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { afterFile } from './after-file.ts';
import { launchBrowser, openPage } from './browser.ts';
import { findDemoPages, type DemoPages } from './demo-pages.ts';
import { ownDatabase } from './own-database.ts';
import { startProgram, type Program, type ProgramOptions } from './program.ts';
import type { SiteId } from './sites.ts';

/** Chromium logs every response with such a status. */
export const notes = {
  status400: /^error: Failed to load resource: the server responded with a status of 400/,
  status403: /^error: Failed to load resource: the server responded with a status of 403/,
  status404: /^error: Failed to load resource: the server responded with a status of 404/,
  status503: /^error: Failed to load resource: the server responded with a status of 503/,
  failed: /^error: Failed to load resource: net::ERR_FAILED/,
  status409: /^error: Failed to load resource: the server responded with a status of 409/,
  offline: /^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
  blocked: /^error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/,
  /** axe asks the frame of an email, which has no origin. */
  foreignFrame: /^warning: Failed to execute 'postMessage' on 'DOMWindow'/,
  /** The greeting of the site in the console. */
  loadingFailed: /^warning: Loading failed:/,
};

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

type Options = BrowserContextOptions & {
  /** Complaints that the test provokes. */
  allow?: RegExp[];
  /** Whether the subscription modal may open; otherwise the reader has subscribed. */
  modal?: boolean;
};

/** A program with its database on PostgreSQL; null: tests may only read, or it is on PGlite. */
type Served = Pick<Program, 'port' | 'apiPort'> & { databaseUrl: string | null };

export type Browsing = {
  program: Served;
  browser: Browser;
  pages: DemoPages;
  url(site: SiteId, path: string): string;
  open(options?: Options): Promise<Opened>;
  /**
   * Shares one page among tests with the same options, each without storage. A new page costs
   * three times as much as a navigation. Tests that add scripts or routes open their own page.
   */
  again(options?: Omit<Options, 'modal'>): Promise<Opened>;
};
export type Opened = {
  page: Page;
  context: BrowserContext;
  complaints: string[];
  requests: string[];
};

/** One browser for all files of a worker. */
let sharedBrowser: Promise<Browser> | undefined;
const demoPages = new Map<number, Promise<DemoPages>>();

function loadDemoPages(port: number): Promise<DemoPages> {
  const found = demoPages.get(port) ?? findDemoPages(port);
  demoPages.set(port, found);
  return found;
}

function findProgram(programs: (Served | null | undefined)[], index = 0): Served {
  const program = programs[index];
  if (!program) throw new Error('This run has no program: it has no project e2e.');
  return program;
}

/** The read-only program with the demo content. */
const readOnlyProgram = (): Served => {
  const program = inject('demoProgram');
  return findProgram([program && { ...program, databaseUrl: null }]);
};

/** The worker's program, on its own copy of the demo content. */
const findWorkerProgram = (): Served =>
  findProgram(inject('writablePrograms'), Number(process.env.VITEST_POOL_ID) - 1);

type OwnProgram = ProgramOptions & {
  /** On PGlite, seeded at the first start: ten times as slow. */
  fresh?: boolean;
  /** Without demo content, `pages` is missing. */
  empty?: boolean;
};

/** A program with the demo content that the files of a worker share, for files that write. */
export const workerProgram: OwnProgram = {};

async function startOwnProgram({
  fresh = false,
  empty: _empty,
  ...options
}: OwnProgram): Promise<Served> {
  const hasDatabase =
    fresh || options.dataDir !== undefined || options.env?.DATABASE_URL !== undefined;
  const env = hasDatabase
    ? options.env
    : { ...options.env, DATABASE_URL: (await ownDatabase('demo')).url };
  const program = await startProgram({ ...options, env });
  afterFile(async () => void (await program.stop()));
  return { ...program, databaseUrl: env?.DATABASE_URL ?? null };
}

/**
 * A program with the demo content and a browser for a file. Without options, files may only read;
 * with `workerProgram` they write beside each other, with others they have their own program. Closes pages after each test, and fails tests with complaints.
 */
export function startBrowsing(options?: OwnProgram): Browsing {
  const self = {} as Browsing;
  let opened: (Opened & { allow: RegExp[] })[] = [];
  const sharedPages = new Map<string, Opened>();
  let reused: (Opened & { allow: RegExp[]; tidy(): Promise<void> })[] = [];

  self.url = (site, path) => `http://${site}.localhost:${self.program.port}${path}`;
  self.open = async ({ allow = [], modal = false, ...rest } = {}) => {
    const result = await (modal ? openPage : openAsSubscriber)(self.browser, rest);
    opened.push({ ...result, allow });
    return result;
  };
  self.again = async ({ allow = [], ...rest } = {}) => {
    const key = JSON.stringify(rest);
    const result = sharedPages.get(key) ?? (await openAsSubscriber(self.browser, rest));
    sharedPages.set(key, result);
    result.complaints.length = 0;
    result.requests.length = 0;
    const size = result.page.viewportSize();
    const tidy = async () => {
      await result.page.evaluate(() =>
        [localStorage, sessionStorage].forEach((storage) => storage.clear()),
      );
      await result.page.emulateMedia({ colorScheme: rest.colorScheme ?? 'light' });
      if (size) await result.page.setViewportSize(size);
    };
    reused.push({ ...result, allow, tidy });
    return result;
  };
  beforeAll(async () => {
    const [program, browser] = await Promise.all([
      options === undefined
        ? readOnlyProgram()
        : options === workerProgram
          ? findWorkerProgram()
          : startOwnProgram(options),
      (sharedBrowser ??= launchBrowser()),
    ]);
    Object.assign(self, { program, browser });
    if (!options?.empty) self.pages = await loadDemoPages(program.port);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await Promise.all([...opened, ...reused].map(({ page }) => describePage(page)));
    const complaints = [...opened, ...reused].flatMap((source) =>
      source.complaints.filter(
        (complaint) => !source.allow.some((pattern) => pattern.test(complaint)),
      ),
    );
    await Promise.all([
      ...opened.map(({ context }) => context.close()),
      ...reused.map(({ tidy }) => tidy()),
    ]);
    opened = [];
    reused = [];
    // A report of failures shows a text in full.
    expect(complaints.join('\n')).toBe('');
  });
  afterAll(async () => {
    await Promise.all([...sharedPages.values()].map(({ context }) => context.close()));
  });
  return self;
}

/** Logs what a page shows, for a failed test. */
async function describePage(page: Page): Promise<void> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch((error: unknown) => String(error));
  console.error(`${page.url()} shows: ${text.slice(0, 2_000)}`);
}

async function openAsSubscriber(browser: Browser, options: BrowserContextOptions): Promise<Opened> {
  const result = await openPage(browser, options);
  await result.context.addInitScript(() => {
    try {
      localStorage.has_subscribed ??= 'true';
    } catch {
      // Not a page, or one without storage.
    }
  });
  return result;
}

/** Resolves when React has hydrated the page. It hydrates the header before the main part. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const elements = document.querySelectorAll('header button, main :is(h1, form, button)');
    // The form of the front page stays as it was served.
    const isHydrated = (element: Element) =>
      element.closest('form:has([value="front"])') !== null ||
      Object.keys(element).some((key) => key.startsWith('__react'));
    return elements.length > 0 && [...elements].every(isHydrated);
  });
}

/** Goes there and waits for React. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Resolves after two frames and an idle network. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Waits until the selected element has focus. */
export async function focusOn(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((target) => document.activeElement?.matches(target), selector);
}

/** Waits until the page announces the sentence, or one that matches. */
export function expectStatus(page: Page, sentence: string | RegExp): Promise<void> {
  const status = expect.poll(() => page.locator('#live-status').textContent());
  return typeof sentence === 'string' ? status.toBe(sentence) : status.toMatch(sentence);
}

/** Requests of the API, without that for the CSRF token, which every page makes once. */
export const listCalls = (requests: string[]): string[] =>
  requests.filter((request) => /\/api\/(?!csrf\/token$)/.test(request));
