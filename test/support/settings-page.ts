import type { Page } from 'playwright';
import { workerProgram, startBrowsing } from './browsing.ts';

export const status = (code: number) =>
  new RegExp(`^error: Failed to load resource: the server responded with a status of ${code}`);

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const summary = (page: Page) => page.locator('main [role="alert"] li');

/** Starts a program, and returns what tests of the settings share. */
export function useSettingsPage() {
  const browsing = startBrowsing(workerProgram);

  const url = (address: string) => browsing.url('nontrivial', address);

  /** Goes there, and waits until the settings are. */
  async function visit(page: Page) {
    await page.goto(url('/settings'));
    await part(page, 'Profile').waitFor();
  }

  return { browsing, url, visit };
}
