import { LoadFailed } from '../../ui/load-failed.tsx';
import * as admin from '../admin.admin.styles.ts';

/**
 * Replaces content that is loading or failed to load. `what` begins the sentence: "The log". What
 * follows it is shown with the content, so that nothing moves (style `main`). `inline`: a part of a
 * page that is in use, whose other parts stay.
 */
export function NotLoaded({
  inline = false,
  what,
  ...props
}: {
  error: unknown;
  what: string;
  retry: () => unknown;
  inline?: boolean;
}) {
  if (props.error) return <LoadFailed {...props} text={`${what} couldn’t be loaded.`} />;
  return inline ? (
    <p className={admin.note}>Loading…</p>
  ) : (
    <p className={admin.skeleton} data-loading>
      Loading…
    </p>
  );
}
