import { openSubscriptionModal } from './subscription-modal.ts';

/**
 * Routes clicks on plain links of this site on the client, so `<a href>` needs no component.
 * `data-subscribe` opens the subscription modal instead. Decision 2.
 */
export function interceptLinks(
  navigate: (url: string, options: { replace: boolean }) => void,
  hasRoute: (pathname: string) => boolean,
): void {
  // On the window, so that React handlers on the document run first.
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
    // Text fragments need the browser's own navigation.
    if (to.origin !== location.origin || !hasRoute(to.pathname) || to.hash.includes(':~:')) return;
    // The browser scrolls within the page.
    if (to.hash !== '' && to.pathname === location.pathname && to.search === location.search)
      return;
    event.preventDefault();
    if ('subscribe' in link.dataset) openSubscriptionModal();
    else navigate(to.pathname + to.search + to.hash, { replace: to.href === location.href });
  });
}

/**
 * Gives history entries of hash links their own key. The router would otherwise restore the wrong
 * scroll position. Call before the router listens.
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
