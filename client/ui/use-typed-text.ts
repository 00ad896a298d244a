import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const never = () => () => undefined;

/**
 * Keeps text that was typed before hydration: React sets a textarea back to its default value when
 * it hydrates it. `id` is that of the textarea.
 */
export function useTypedText(id: string, area: RefObject<HTMLTextAreaElement | null>): void {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [typed] = useState(() =>
    isHydrating && typeof document !== 'undefined'
      ? document.querySelector<HTMLTextAreaElement>(`textarea#${id}`)?.value
      : undefined,
  );
  useLayoutEffect(() => {
    if (area.current && typed !== undefined) area.current.value = typed;
  }, [area, typed]);
}
