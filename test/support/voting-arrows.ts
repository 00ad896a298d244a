import type { Page } from 'playwright';
import { workerProgram, startBrowsing, visit } from './browsing.ts';

/** Opens the page and waits for the buttons and votes of the member. */
export async function arrive(page: Page, address: string): Promise<void> {
  const votesResponse = page.waitForResponse((response) =>
    response.url().includes('/api/me/votes?'),
  );
  await visit(page, address);
  await votesResponse;
  await page.locator('main button[aria-label^="Upvote"]').first().waitFor();
}

/** Starts a program, and returns what tests of votes share. */
export function useVotingArrows() {
  const browsing = startBrowsing(workerProgram);

  const url = (address: string) => browsing.url('nontrivial', address);

  return { browsing, url };
}
