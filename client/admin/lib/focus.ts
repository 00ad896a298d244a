import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled)';

/** Moves the focus to the heading after navigation, as on readers' pages. The router scrolls. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusHeading();
  }, [pathname]);
}

function focusHeading(): void {
  const place = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/**
 * Restores the focus when the focused element is removed. Focuses the input of the same name, else
 * the nearest control. Does nothing if a component has moved the focus itself.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    /** The focused element, its siblings, and the same of each ancestor. */
    let way: Element[] = [];
    let input = '';
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      way = [];
      input = target.getAttribute('name') ?? '';
      for (
        let at: Element | null = target.closest('#main') ? target : null;
        at && at.id !== 'main';
        at = at.parentElement
      ) {
        way.push(
          ...[at, at.nextElementSibling, at.previousElementSibling].filter(
            (element) => element !== null,
          ),
        );
      }
    };
    const lost = () => document.activeElement === document.body && way[0]?.isConnected === false;
    const look = () => {
      if (!lost()) return;
      const same =
        input === '' ? null : document.querySelector(`#main [name="${CSS.escape(input)}"]`);
      const near = way
        .filter(({ isConnected }) => isConnected)
        .flatMap((place) => [place, ...place.querySelectorAll(focusable)]);
      const to = [...(same ? [same] : []), ...near].find(
        (element) => element.matches(focusable) && element.checkVisibility(),
      );
      if (to instanceof HTMLElement) to.focus();
      else focusHeading();
    };
    const observer = new MutationObserver(() => {
      if (lost()) requestAnimationFrame(() => setTimeout(look));
    });
    const main = document.getElementById('main');
    if (main) observer.observe(main, { childList: true, subtree: true });
    document.addEventListener('focusin', enter);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', enter);
    };
  }, []);
}
