import { useCallback, useEffect, useRef, useState } from 'react';

/** Time to undo an action before it is sent. */
const undoMs = 5_000;

/** An action that will be sent or is being sent. */
export type PendingAction<W> = { id: number; work: W; state: 'waiting' | 'sending' };

/**
 * Delays an action so that it can be undone without a trace. Leaving the page or the tab sends it
 * at once. `send` must not throw; while it runs, the action stays in the list.
 */
export function useUndoableAction<W>(send: (work: W) => Promise<void>) {
  const [works, setWorks] = useState<PendingAction<W>[]>([]);
  const waiting = useRef(new Map<number, { work: W; timer: ReturnType<typeof setTimeout> }>());
  const last = useRef(0);

  const newest = useRef(send);
  useEffect(() => {
    newest.current = send;
  });
  const begin = useCallback(async (id: number) => {
    const pending = waiting.current.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    waiting.current.delete(id);
    setWorks((all) =>
      all.map((other) => (other.id === id ? { ...other, state: 'sending' } : other)),
    );
    await newest.current(pending.work);
    setWorks((all) => all.filter((other) => other.id !== id));
  }, []);
  useEffect(() => {
    const sendAll = () => [...waiting.current.keys()].forEach((id) => void begin(id));
    const hide = () => document.visibilityState === 'hidden' && sendAll();
    const leave = (event: BeforeUnloadEvent) => {
      if (waiting.current.size === 0) return;
      sendAll();
      // Navigation would abort the request.
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('beforeunload', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('beforeunload', leave);
      sendAll();
    };
  }, [begin]);

  const schedule = useCallback(
    (work: W) => {
      const id = (last.current += 1);
      waiting.current.set(id, { work, timer: setTimeout(() => void begin(id), undoMs) });
      setWorks((all) => [...all, { id, work, state: 'waiting' }]);
    },
    [begin],
  );
  /** Returns the canceled action; null if it was sent already. */
  const undo = useCallback((id?: number): W | null => {
    const which = id ?? [...waiting.current.keys()].at(-1);
    const pending = which === undefined ? undefined : waiting.current.get(which);
    if (which === undefined || !pending) return null;
    clearTimeout(pending.timer);
    waiting.current.delete(which);
    setWorks((all) => all.filter((other) => other.id !== which));
    return pending.work;
  }, []);
  return { works, schedule, undo };
}
