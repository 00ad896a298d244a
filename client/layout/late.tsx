import { Suspense, use, type ReactNode } from 'react';
import { useApp } from '../app-context.tsx';
import { GenericError } from './error-screen.tsx';

/**
 * Content that the server renders after the head, in a later turn of the event loop and with the
 * data that loaders left to it (`later`). The generic error ends a page whose late content fails;
 * the browser tries again. Decision 13.
 */
export function Late({ children }: { children: ReactNode }) {
  const { rest } = useApp();
  return (
    // The server renders the error only if it needs it.
    <Suspense fallback={rest ? null : <GenericError />}>
      <Rest until={rest}>{children}</Rest>
    </Suspense>
  );
}

function Rest({ until, children }: { until: Promise<void> | undefined; children: ReactNode }) {
  if (until) use(until);
  return children;
}
