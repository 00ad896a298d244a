import { useEffect, useRef, type RefObject } from 'react';

/**
 * Reports the key of the item that gets the focus. Restores the focus when the focused element
 * leaves the list.
 */
export function useQueueFocus(
  list: RefObject<HTMLDivElement | null>,
  onFocus: (key: string) => void,
): void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const box = list.current;
    const enter = ({ target }: FocusEvent) => {
      focused.current = target as HTMLElement;
      const key = focused.current.closest<HTMLElement>('[data-key]')?.dataset.key;
      if (key !== undefined) onFocus(key);
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // The user moved the focus; the element still exists.
      if ((target as HTMLElement).isConnected && !box?.contains(relatedTarget as Node | null))
        focused.current = null;
    };
    box?.addEventListener('focusin', enter);
    box?.addEventListener('focusout', leave);
    return () => {
      box?.removeEventListener('focusin', enter);
      box?.removeEventListener('focusout', leave);
    };
  }, [list, onFocus]);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body)
      (list.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? list.current)?.focus();
  });
}
