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
 * Opens the modal now (`requested`), or schedules it by its rules. Rejects if its script fails to
 * load.
 */
export async function start(
  requested: boolean,
  app: App,
  router: Router,
  createRoot: ModalServices['createRoot'],
): Promise<void> {
  const stage: ModalServices = {
    app,
    createRoot,
    mayOpen: () => mayOpen(stage),
    onOpen: cancelOpening,
    onClose: () => localStore.set(storageKeys.modalLastShown, String(Date.now())),
  };
  if (!requested) return watch(stage, router);
  cancelOpening();
  await open(stage, false);
}

/** Opens the modal a second after loading or navigation, once its rule allows it. */
function watch(stage: ModalServices, router: Router): void {
  if (watching) return;
  watching = true;
  let { pathname } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return;
    pathname = location.pathname;
    lookLater(stage);
  });
  if (!shown) lookLater(stage);
}

function lookLater(stage: ModalServices): void {
  window.clearTimeout(pending);
  pending = window.setTimeout(() => {
    if (mayOpen(stage)) open(stage, true).catch(() => undefined);
  }, stage.app.site.modalDelay);
}

/** Returns whether the modal may open by itself now. Looks again later if the user is busy. */
function mayOpen(stage: ModalServices): boolean {
  if (shown || !shouldAutoOpen(visit())) return false;
  if (!isBusy()) return true;
  lookLater(stage);
  return false;
}

/** A closed modal reopens by itself only in a new document. */
function cancelOpening(): void {
  shown = true;
  window.clearTimeout(pending);
}

async function open(stage: ModalServices, byItself: boolean): Promise<void> {
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
