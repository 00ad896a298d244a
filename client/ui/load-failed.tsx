import { ApiError } from '#shared/api-error.ts';
import { loginAgainPath } from '#shared/paths.ts';
import { useTranslate } from '../app-context.tsx';
import { Notice } from './notice.tsx';

/** Replaces content that failed to load. `text` says so in a sentence. Browser only. */
export function LoadFailed({
  error,
  text,
  retry,
}: {
  error: unknown;
  text: string;
  retry: () => unknown;
}) {
  const t = useTranslate();
  if (error instanceof ApiError && error.status === 401) {
    return (
      <Notice>
        {t('You’ve been logged out.')}{' '}
        <a href={loginAgainPath(window.location.pathname + window.location.search)}>
          {t('Log in again')}
        </a>
      </Notice>
    );
  }
  return (
    <Notice>
      {text}{' '}
      <a
        href={window.location.href}
        onClick={(event) => {
          event.preventDefault();
          void retry();
        }}
      >
        {t('Try again')}
      </a>
    </Notice>
  );
}
