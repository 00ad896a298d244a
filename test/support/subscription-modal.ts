import type { Page } from 'playwright';
import { expect } from 'vitest';
import { workerProgram, startBrowsing, visit, type Opened } from './browsing.ts';
import { getChunkPattern } from './chunks.ts';
import type { SiteId } from './sites.ts';

/** Counts in all files of a worker, which share a program. */
let people = 0;

export const noon = Date.UTC(2027, 0, 15, 12);

export const modal = (page: Page) => page.getByRole('dialog');

export const email = (page: Page) => modal(page).getByLabel('Email Address');

export const button = (page: Page, name: string) =>
  modal(page).getByRole('button', { name, exact: true });

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

export const lastShown = (page: Page) => stored(page, 'subscription_modal_last_shown');

const ofModal = ['modal-controller.ts', 'modal.tsx'].map((file) =>
  getChunkPattern(`client/features/subscribe/${file}`),
);

export const scripts = (requests: string[]) =>
  requests.filter((request) => ofModal.some((chunk) => chunk.test(request)));

export const isClosed = (page: Page) => modal(page).waitFor({ state: 'hidden' });

/** Resolves when the trigger of the modal is loaded and waiting. */
export async function isWatched({ page, requests }: Opened): Promise<void> {
  let script: string | undefined;
  await expect.poll(() => (script = scripts(requests)[0]?.replace('GET ', ''))).toBeDefined();
  // As a text, or it would be another `import`.
  await page.evaluate(`import(${JSON.stringify(script)}).then(() => null)`);
}

export async function opens(opened: Opened): Promise<void> {
  await isWatched(opened);
  await opened.page.clock.runFor(1_000);
  await modal(opened.page).waitFor();
}

export const ask = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('openSubscriptionModal')));

/** Starts a program, and returns what tests of the subscription modal share. */
export function useSubscriptionModal() {
  const browsing = startBrowsing(workerProgram);

  const url = (address: string, site: SiteId = 'nontrivial') => browsing.url(site, address);

  /** A window with a stopped clock, and its storage. */
  async function openAt(
    address: string,
    {
      site = 'nontrivial',
      storage = {},
      ...options
    }: Parameters<typeof browsing.open>[0] & {
      site?: SiteId;
      storage?: Record<string, string>;
    } = {},
  ) {
    const opened = await browsing.open({
      modal: true,
      ...options,
      storageState: {
        cookies: [],
        origins: [
          {
            origin: url('', site),
            localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })),
          },
        ],
      },
    });
    await opened.page.clock.install({ time: noon - 60_000 });
    await opened.page.clock.pauseAt(noon);
    await visit(opened.page, url(address, site));
    return opened;
  }

  /** A page with the modal opened by a click and a running clock. */
  async function openAsked(
    options: Parameters<typeof browsing.open>[0] = {},
    site: SiteId = 'nontrivial',
  ) {
    const opened = await browsing.open(options);
    await visit(opened.page, url('/about', site));
    await ask(opened.page);
    await modal(opened.page).waitFor();
    return opened;
  }

  const somebody = () => `subscriber-${(people += 1)}@mail.example`;

  return { browsing, url, openAt, openAsked, somebody };
}
