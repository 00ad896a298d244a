import { useLocation } from 'react-router';
import { useApp, type SubmittedForm } from '../app-context.tsx';

/**
 * Returns the rejected form of this page. Links within the page keep it; other pages, which the
 * same tab shows later, have none.
 */
export function useSubmittedForm(): SubmittedForm | undefined {
  const { form } = useApp();
  const { pathname, search } = useLocation();
  return form?.page === pathname + search ? form : undefined;
}
