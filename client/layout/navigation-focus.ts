import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A followed link: its URL, and its index among the links with that URL. */
type Departure = { href: string; nth: number };

/**
 * Moves the focus after a navigation to the hash target, else to the heading. After Back, focuses
 * the link that was followed. The router restores the scroll position.
 */
export function useNavigationFocus(): void {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  const left = useRef(new Map<string, Departure>());
  const last = useRef(key);

  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const href = link?.getAttribute('href');
      if (link && href) left.current.set(last.current, { href, nth: linksTo(href).indexOf(link) });
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, []);

  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const from = kind === 'POP' ? left.current.get(key) : undefined;
    const link = from ? linksTo(from.href)[from.nth] : undefined;
    const place =
      document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('#main h1');
    if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    (link ?? place ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [key, hash, kind]);
}

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href=${JSON.stringify(href)}]`),
];
