import { Suspense, use, type ReactNode } from 'react';
import { useApp } from '../app-context.tsx';
import { SomethingWrong } from './error-screen.tsx';

/**
 * Content that the server renders after the head, in a later turn of the event loop and with the
 * data that loaders left to it (`later`). The error screen ends a page whose late content fails;
 * the browser tries again. Decision 13.
 */
export const Late = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<SomethingWrong />}>
    <Rest>{children}</Rest>
  </Suspense>
);

function Rest({ children }: { children: ReactNode }) {
  const { rest } = useApp();
  if (rest) use(rest);
  return children;
}
