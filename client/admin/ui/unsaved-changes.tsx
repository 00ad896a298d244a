import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { t } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';

/**
 * Asks before the user leaves the page by a link or closes the window. `within`: paths below it do
 * not count as leaving.
 */
export function UnsavedChanges({ within, children }: { within?: string; children: ReactNode }) {
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
      title={t('Leave this page?')}
      yes={t('Leave')}
      doing={t('Leaving…')}
      no={t('Stay')}
      act={async () => undefined}
      onClose={(done) => (done ? blocker.proceed() : blocker.reset())}
    >
      <p>{children}</p>
    </Confirm>
  );
}
