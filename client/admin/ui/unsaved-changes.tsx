import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { Confirm } from '../../ui/dialog.tsx';

/** While it is on a page, nobody leaves that page unasked, by a link or by closing the window. The words say what would be lost. `within`: going to an address below it is not leaving. */
export function Unsaved({ within, children }: { within?: string; children: ReactNode }) {
  const blocker = useBlocker(
    ({ currentLocation: { pathname: from }, nextLocation: { pathname: to } }) =>
      from !== to && !(within !== undefined && (to === within || to.startsWith(`${within}/`))),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Confirm
      title="Leave this page?"
      yes="Leave"
      doing="Leaving…"
      no="Stay"
      act={async () => undefined}
      onClose={(done) => (done ? blocker.proceed() : blocker.reset())}
    >
      <p>{children}</p>
    </Confirm>
  );
}
