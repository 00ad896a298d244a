import * as limits from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';

/**
 * When the modal was last closed, in the browser's storage: epoch milliseconds. The name is specified (specification 9). It stands here and not with the others, since
 * they are part of the first load.
 */
export const lastShownKey = 'subscription_modal_last_shown';

/** What decides whether the modal opens by itself. Storage's words as they are stored: null for none, or where the browser keeps none. */
export type Visit = {
  /** Somebody with a token is logged in, or it is not known yet. */
  token: string | null;
  subscribed: string | null;
  lastShown: string | null;
  /** Epoch milliseconds. */
  now: number;
  path: string;
  saveData: boolean;
  userAgent: string;
};

const quietPages: readonly string[] = [
  paths.manageSubscription,
  paths.login,
  paths.signup,
  paths.submit,
];
/** With everything below them. Some have the form in the page. */
const quietFolders = [paths.subscriptions, paths.newsletter, '/admin'];
const isQuiet = (path: string) =>
  quietPages.includes(path) ||
  quietFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Programs that say what they are. A Cubot is a telephone. */
const program = /(?<!cu)bot|crawl|spider|slurp|mediapartners|inspectiontool/i;

/** Whether the modal may open by itself (specification 4 and 5, product 24): for anonymous visitors who have not subscribed, once in 24 hours, and not on every page. */
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
  // A clock that was wrong must not keep it away for years; what is no time at all is none.
  return Number.isNaN(shown) || Math.abs(now - shown) >= limits.subscriptionModal.again;
}
