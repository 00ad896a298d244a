import type { DehydratedState } from '@tanstack/react-query';
import type { PageContext } from '../app-context.tsx';

/** What the server leaves in the document for hydration. */
export type PageState = {
  facts: PageContext;
  loaderData: Record<string, unknown>;
  /** A thrown status, or a failure whose details stay on the server in production. */
  errors: Record<string, { status: number } | { message: string; stack?: string }> | null;
  queries: DehydratedState;
};

export const stateElementId = 'state';
