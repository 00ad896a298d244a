import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { focusOn, workerProgram, startBrowsing, visit } from './browsing.ts';
import { codeMailed } from './signed-in.ts';
import type { SiteId } from './sites.ts';

export const status = (code: number) =>
  new RegExp(`^error: Failed to load resource: the server responded with a status of ${code}`);

export const unauthorized = [status(401), /^warning: Unauthorized: /];

export const enter = async (page: Page, code: string) => {
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
};

export const member = (page: Page, username: string) =>
  page.locator('header').locator(`a[href="/u/${username}"]`).waitFor({ state: 'attached' });

export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

export const guest = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Login' }).waitFor();

/** Starts a program, and returns what tests of the login share. */
export function useLoginPages() {
  const browsing = startBrowsing(workerProgram);

  const url = (address: string, site: SiteId = 'nontrivial') => browsing.url(site, address);

  const codeFor = (email: string) => codeMailed(browsing, 'nontrivial', email);

  /** Files share a program, so a count alone would repeat. */
  const run = randomUUID().slice(0, 8);
  let people = 0;

  const somebody = () => {
    people += 1;
    return {
      username: `Visitor_${run}_${people}`,
      name: `Visitor ${people}`,
      email: `visitor-${run}-${people}@mail.example`,
    };
  };

  /** Completes /signup up to the code; returns the code. */
  async function askToSignUp(
    page: Page,
    person: ReturnType<typeof somebody>,
    address = '/signup',
  ): Promise<string> {
    await visit(page, url(address));
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Name', { exact: true }).fill(person.name);
    await page.getByLabel('Email address').fill(person.email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await focusOn(page, '#otp');
    return codeFor(person.email);
  }

  async function signUp(page: Page, person = somebody(), address = '/signup', to = '/') {
    await enter(page, await askToSignUp(page, person, address));
    await page.waitForURL(url(to));
    await member(page, person.username);
    return person;
  }

  return { browsing, url, codeFor, somebody, askToSignUp, signUp };
}
