import { ApiError } from '#shared/api-error.ts';
import { loginAgainPath } from '#shared/paths.ts';
import { Notice } from './notice.tsx';

/**
 * Replaces content that failed to load. `what` begins the sentence: "Your settings". Browser only.
 */
export function LoadFailed({
  error,
  what,
  retry,
}: {
  error: unknown;
  what: string;
  retry: () => unknown;
}) {
  if (error instanceof ApiError && error.status === 401) {
    return (
      <Notice>
        You’ve been logged out.{' '}
        <a href={loginAgainPath(window.location.pathname + window.location.search)}>Log in again</a>
      </Notice>
    );
  }
  return (
    <Notice>
      {what} couldn’t be loaded.{' '}
      <a
        href={window.location.href}
        onClick={(event) => {
          event.preventDefault();
          void retry();
        }}
      >
        Try again
      </a>
    </Notice>
  );
}
