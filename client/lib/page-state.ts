import type { DehydratedState } from '@tanstack/react-query';
import type { PageContext } from '../app-context.tsx';

/** State in the document for hydration. */
export type PageState = {
  facts: PageContext;
  loaderData: Record<string, unknown>;
  /** A thrown status, or an error. Production hides error details. */
  errors: Record<string, { status: number } | { message: string; stack?: string }> | null;
  queries: DehydratedState;
};

export const stateElementId = 'state';
