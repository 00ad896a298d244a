import type { createBrowserRouter } from 'react-router';
import { storageKeys } from '#shared/storage-keys.ts';
import type { App } from '../../app-context.tsx';
import { localStore } from '../../lib/storage.ts';
import type { ModalServices } from './modal.tsx';
import { shouldAutoOpen } from './auto-open-rule.ts';

type Router = ReturnType<typeof createBrowserRouter>;

let watching = false;
/** The modal opens by itself at most once per document. */
let shown = false;
let pending: number | undefined;

/**
 * Opens the modal now (`asked`), or schedules it by its rules. Rejects if its script fails to load.
 */
export async function start(
  requested: boolean,
  app: App,
  router: Router,
  createRoot: ModalServices['createRoot'],
): Promise<void> {
  const stage = {
    app,
    createRoot,
    onClose: () => localStore.set(storageKeys.modalLastShown, String(Date.now())),
  };
  if (requested) await open(stage, false);
  else watch(stage, router);
}

/** Opens the modal a second after loading or navigation, once its rule allows it. */
function watch(stage: ModalServices, router: Router): void {
  if (watching) return;
  watching = true;
  let { pathname } = router.state.location;
  const look = () => {
    if (shown || !shouldAutoOpen(visit())) return;
    // Postponed.
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

/** Cancels a scheduled opening: a closed modal reopens by itself only in a new document. */
async function open(stage: ModalServices, byItself: boolean): Promise<void> {
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
    lastShown: localStore.get(storageKeys.modalLastShown),
    now: Date.now(),
    path: window.location.pathname,
    saveData: connection?.saveData === true,
    userAgent,
  };
}

/** Returns whether another dialog, a menu, typing or another tab has the user's attention. */
function isBusy(): boolean {
  // `:is` ignores selectors that a browser does not support.
  if (
    document.visibilityState === 'hidden' ||
    document.querySelector(':is(dialog[open], :popover-open)')
  )
    return true;
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
