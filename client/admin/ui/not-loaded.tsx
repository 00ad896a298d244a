import { LoadFailed } from '../../ui/load-failed.tsx';
import * as admin from '../admin.admin.styles.ts';

/**
 * Replaces content that is loading or failed to load. `what` begins the sentence: "The log". What
 * follows it is shown with the content, so that nothing moves (style `main`).
 */
export function NotLoaded(props: { error: unknown; what: string; retry: () => unknown }) {
  return props.error ? (
    <LoadFailed {...props} />
  ) : (
    <p className={admin.skeleton} data-loading>
      Loading…
    </p>
  );
}
