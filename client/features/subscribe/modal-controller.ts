import type { createBrowserRouter } from 'react-router';
import { storageKeys } from '#shared/storage-keys.ts';
import type { App } from '../../app-context.tsx';
import { localStore } from '../../lib/storage.ts';
import type { Stage } from './modal.tsx';
import { lastShownKey, shouldAutoOpen } from './auto-open-rule.ts';

type Router = ReturnType<typeof createBrowserRouter>;

let watching = false;
/** By itself it opens once while a document lasts. */
let shown = false;
let pending: number | undefined;

/** Opens the modal now (`asked`), or has it open by its rules. Throws where its script does not come. */
export async function start(
  asked: boolean,
  app: App,
  router: Router,
  createRoot: Stage['createRoot'],
): Promise<void> {
  const stage = {
    app,
    createRoot,
    onClose: () => localStore.set(lastShownKey, String(Date.now())),
  };
  if (asked) await open(stage, false);
  else watch(stage, router);
}

/** Has it open a second after this, or after a navigation to another page, as soon as its rule allows it. */
function watch(stage: Stage, router: Router): void {
  if (watching) return;
  watching = true;
  let { pathname } = router.state.location;
  const look = () => {
    if (shown || !shouldAutoOpen(visit())) return;
    // It waits, and looks again.
    if (isBusy()) return lookLater();
    open(stage, true).catch(() => undefined);
  };
  const lookLater = () => {
    window.clearTimeout(pending);
    pending = window.setTimeout(look, stage.app.site.modalDelay);
  };
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return;
    pathname = location.pathname;
    lookLater();
  });
  if (!shown) lookLater();
}

/** Any opening that is pending is cancelled: a modal that was closed comes back by itself with another document at the earliest. */
async function open(stage: Stage, byItself: boolean): Promise<void> {
  shown = true;
  window.clearTimeout(pending);
  const { openModal } = await import('./modal.tsx');
  openModal(stage, byItself);
}

function visit() {
  const { connection, userAgent } = navigator as Navigator & {
    connection?: { saveData?: boolean };
  };
  return {
    token: localStore.get(storageKeys.token),
    subscribed: localStore.get(storageKeys.hasSubscribed),
    lastShown: localStore.get(lastShownKey),
    now: Date.now(),
    path: window.location.pathname,
    saveData: connection?.saveData === true,
    userAgent,
  };
}

/** Whether something else has the reader's attention: another dialog or menu, what is being typed, another tab. */
function isBusy(): boolean {
  // Within `:is` a browser passes over what it does not know.
  if (
    document.visibilityState === 'hidden' ||
    document.querySelector(':is(dialog[open], :popover-open)')
  )
    return true;
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
