import { useLayoutEffect } from 'react';

const isField = (element: Element) =>
  element.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');

/**
 * Handles the keys of a queue. `cancel` is null unless a form is open, which takes all keys but
 * Escape. `act` handles a letter and returns whether it did. Fields keep their keys.
 */
export function useQueueKeys({
  isPaused,
  isEnabled,
  cancel,
  undo,
  showHelp,
  step,
  act,
}: {
  isPaused: boolean;
  isEnabled: boolean;
  cancel: (() => void) | null;
  undo: () => void;
  showHelp: () => void;
  step: (by: 1 | -1) => void;
  act: (letter: string, isRepeated: boolean) => boolean;
}): void {
  // At once: a key pressed after a dialog closes must find the new handler.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isPaused)
        return;
      if (event.key === 'Escape' && cancel) return cancel();
      if (target && isField(target)) return;
      if (event.key === 'Escape') return undo();
      if (!isEnabled || cancel) return;
      const letter = event.key.toLowerCase();
      if (letter === '?') showHelp();
      else if (letter === 'j' || letter === 'k') step(letter === 'j' ? 1 : -1);
      else if (!act(letter, event.repeat)) return;
      event.preventDefault();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
