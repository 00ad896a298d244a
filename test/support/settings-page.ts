import type { Page } from 'playwright';
import { workerProgram, startBrowsing } from './browsing.ts';

export const status = (code: number) =>
  new RegExp(`^error: Failed to load resource: the server responded with a status of ${code}`);

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const summary = (page: Page) => page.locator('main [role="alert"] li');

export const openGroup = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();

/** Starts a program, and returns what tests of the settings share. */
export function useSettingsPage() {
  const browsing = startBrowsing(workerProgram);

  const url = (address: string) => browsing.url('nontrivial', address);

  /** Goes there, and waits until the settings are. */
  async function visit(page: Page, section: string) {
    await page.goto(url(`/settings#${section}`));
    await page.getByRole('navigation', { name: 'Settings' }).waitFor();
  }

  return { browsing, url, visit };
}
