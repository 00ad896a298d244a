import { createRoot } from 'react-dom/client';
import { shortcutsKey } from '#shared/shortcuts.ts';
import { AppProvider, type App } from '../../app-context.tsx';
import { localStore } from '../../lib/storage.ts';
import { ShortcutHelp } from './shortcut-help.tsx';

let started = false;
/** The list of keys is open, or about to open. */
let helpIsOpen = false;

/** Handles the keys of readers while they are on. Fields, dialogs and modifiers keep their keys. */
export function startReaderKeys(app: App): void {
  if (started) return;
  started = true;
  window.addEventListener('keydown', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target?.closest('input, textarea, select, dialog, [contenteditable]') ||
      localStore.get(shortcutsKey) !== 'all'
    )
      return;
    if (event.key === '?') showHelp(app);
    else if (!actions[event.key]?.()) return;
    event.preventDefault();
  });
}

/** Each returns whether it did something. */
const actions: Record<string, () => boolean> = {
  j: () => step(1),
  k: () => step(-1),
  o: () => {
    const item = focusedItem();
    const fold = item?.querySelector<HTMLDetailsElement>(':scope > details');
    if (!fold) return click((item ?? document).querySelector<HTMLElement>('h2 a, #main h1 a'));
    fold.open = !fold.open;
    return true;
  },
  c: () => {
    const item = focusedItem();
    if (item && !isComment(item)) return click(item.querySelector<HTMLElement>('a.figure'));
    return focus(document.getElementById('comments'));
  },
  n: () => stepNew(1),
  p: () => stepNew(-1),
  u: () => {
    const whole = document.getElementById('all-comments');
    if (whole) return click(whole);
    // The router counts the pages of this tab.
    if (((history.state as { idx?: number } | null)?.idx ?? 0) > 0) history.back();
    else if (location.pathname !== '/') click(document.querySelector('header a[href="/"]'));
    return true;
  },
};

const isComment = (item: Element): boolean => item.matches('article');

/** The posts, comments or notifications of the page that are in view or can be scrolled to. */
const items = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '#posts > li, #notifications > li, article[id^="c-"]',
    ),
  ].filter((item) => item.checkVisibility());

/** Replies are within their comment, so the last one that has the focus is meant. */
const focusedItem = () => items().findLast((item) => item.contains(document.activeElement));

/** Focuses the next or previous item; the link to more after the last one. */
function step(by: 1 | -1): boolean {
  const all = items();
  const current = focusedItem();
  const inView = all.findIndex((item) => item.getBoundingClientRect().top >= 0);
  const index = current
    ? all.indexOf(current) + by
    : by === 1
      ? inView
      : (inView === -1 ? all.length : inView) - 1;
  const item = all[index];
  if (item) return focus(isComment(item) ? item : item.querySelector<HTMLElement>('h2 a'));
  return by === 1 && focus(document.querySelector<HTMLElement>('.pager a'));
}

/** Focuses the next or previous new comment, and opens what folds it. */
function stepNew(by: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('article[data-new]')];
  const from = document.activeElement ?? document.body;
  const isThere = (comment: Element) =>
    (from.compareDocumentPosition(comment) &
      (by === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)) !==
    0;
  const comment = by === 1 ? (all.find(isThere) ?? all[0]) : (all.findLast(isThere) ?? all.at(-1));
  for (let fold = comment?.parentElement; fold; fold = fold.parentElement)
    if (fold instanceof HTMLDetailsElement) fold.open = true;
  return focus(comment ?? null);
}

function focus(element: HTMLElement | null): boolean {
  if (!element) return false;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  (element.querySelector('header') ?? element).scrollIntoView({ block: 'center' });
  return true;
}

function click(element: HTMLElement | null): boolean {
  element?.click();
  return element !== null;
}

/** Lists the keys, with the choice that turns them on and off. */
export function showHelp(app: App): void {
  if (helpIsOpen) return;
  helpIsOpen = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <AppProvider value={app}>
      <ShortcutHelp
        onClose={() => {
          root.unmount();
          place.remove();
          helpIsOpen = false;
        }}
      />
    </AppProvider>,
  );
}
