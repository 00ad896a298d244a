import { useCallback, useEffect, useRef, useState } from 'react';

/** So long something can be taken back before it is sent. Milliseconds. */
export const undoable = 5_000;

/** Something that will be done, or is being done. */
export type PendingAction<W> = { id: number; work: W; state: 'waiting' | 'sending' };

/**
 * What is done is sent a moment later, so that it can be taken back as if it had not been: nobody is told, and nothing is logged. Who leaves the page, or turns to another tab, has it sent at once. `send` does not
 * throw; while it goes on, the work is still in the list.
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
    const one = waiting.current.get(id);
    if (!one) return;
    clearTimeout(one.timer);
    waiting.current.delete(id);
    setWorks((all) =>
      all.map((other) => (other.id === id ? { ...other, state: 'sending' } : other)),
    );
    await newest.current(one.work);
    setWorks((all) => all.filter((other) => other.id !== id));
  }, []);
  useEffect(() => {
    const sendAll = () => [...waiting.current.keys()].forEach((id) => void begin(id));
    const hide = () => document.visibilityState === 'hidden' && sendAll();
    const leave = (event: BeforeUnloadEvent) => {
      if (waiting.current.size === 0) return;
      sendAll();
      // It is on its way, and would be broken off.
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

  const doLater = useCallback(
    (work: W) => {
      const id = (last.current += 1);
      waiting.current.set(id, { work, timer: setTimeout(() => void begin(id), undoable) });
      setWorks((all) => [...all, { id, work, state: 'waiting' }]);
    },
    [begin],
  );
  /** Answers what is not done now; null when it was too late. */
  const takeBack = useCallback((id?: number): W | null => {
    const which = id ?? [...waiting.current.keys()].at(-1);
    const one = which === undefined ? undefined : waiting.current.get(which);
    if (which === undefined || !one) return null;
    clearTimeout(one.timer);
    waiting.current.delete(which);
    setWorks((all) => all.filter((other) => other.id !== which));
    return one.work;
  }, []);
  return { works, doLater, takeBack };
}
