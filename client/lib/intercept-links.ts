import { openSubscriptionModal } from './subscription-modal.ts';

/**
 * Plain links, handled in one place: a click that would load a page of this site is given to the router instead. So a link in a list, in
 * a comment or in a text is an `<a href>` and costs nothing to render or hydrate. `knows` tells whether the router has a page for it. One with `data-subscribe`
 * opens the subscription modal instead. Decision 2.
 */
export function interceptLinks(
  navigate: (address: string, options: { replace: boolean }) => void,
  knows: (pathname: string) => boolean,
): void {
  // On the window, so that it is asked after React, which listens on the document: a component may want the click for itself.
  window.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
      return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || !knows(to.pathname)) return;
    // Within the page the browser scrolls by itself.
    if (to.hash !== '' && to.pathname === location.pathname && to.search === location.search)
      return;
    event.preventDefault();
    if ('subscribe' in link.dataset) openSubscriptionModal();
    else navigate(to.pathname + to.search + to.hash, { replace: to.href === location.href });
  });
}

/**
 * A jump within the page is the browser's own, and its entry in the history has no state. The router would take all such entries, and the
 * first page, for one and the same, and restore the wrong place on it. To be called before the router listens.
 */
export function handleHashLinks(): void {
  window.addEventListener('popstate', () => {
    if (history.state === null)
      history.replaceState(
        { key: Math.random().toString(36).slice(2, 10), idx: history.length },
        '',
      );
  });
}
