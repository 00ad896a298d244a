import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Keeps text that was typed before hydration: React sets a textarea back to its default value when
 * it hydrates it. `id` is that of the textarea. Returns its ref.
 */
export function useTypedText(id: string) {
  const area = useRef<HTMLTextAreaElement>(null);
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
  }, [typed]);
  return area;
}
