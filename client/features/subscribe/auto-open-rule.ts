import * as limits from '#shared/subscription-limits.ts';
import { mailedLinkFolder, paths } from '#shared/paths.ts';

/** Input of the rule. Storage values are unparsed; null without one. */
export type Visit = {
  /** A token means a member, or a session that is not verified yet. */
  token: string | null;
  subscribed: string | null;
  lastShown: string | null;
  /** Epoch milliseconds. */
  now: number;
  path: string;
  saveData: boolean;
  userAgent: string;
};

const quietPages: readonly string[] = [paths.manageSubscription, paths.submit];
/** Including the pages below, such as that of a login provider. Some contain the form. */
const quietFolders = [mailedLinkFolder, paths.newsletter, paths.login, paths.signup, '/admin'];
const isQuiet = (path: string) =>
  quietPages.includes(path) ||
  quietFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Crawlers by their user agent. "Cubot" is a phone. */
const program = /(?<!cu)bot|crawl|spider|slurp|mediapartners|inspectiontool/i;

/**
 * Returns whether the modal may open by itself: at most once in 24 hours, for anonymous visitors
 * without a subscription. Excludes quiet pages, crawlers and visitors who save data.
 */
export function shouldAutoOpen({
  token,
  subscribed,
  lastShown,
  now,
  path,
  saveData,
  userAgent,
}: Visit): boolean {
  if (
    token !== null ||
    subscribed === 'true' ||
    saveData ||
    program.test(userAgent) ||
    isQuiet(path)
  )
    return false;
  const shown = lastShown === null ? NaN : Number(lastShown);
  // Tolerates wrong clocks and invalid values.
  return Number.isNaN(shown) || Math.abs(now - shown) >= limits.subscriptionModal.againMs;
}
