import { LoadFailed } from '../../ui/load-failed.tsx';
import { t } from '../lib/words.ts';
import * as admin from '../admin.admin.styles.ts';

/**
 * Replaces content that is loading or failed to load. `text` says that it failed, in a
 * sentence. What follows is shown with the content, so that nothing moves (style `main`). `inline`:
 * a part of a page that is in use, whose other parts stay.
 */
export function NotLoaded({
  inline = false,
  ...props
}: {
  error: unknown;
  text: string;
  retry: () => unknown;
  inline?: boolean;
}) {
  if (props.error) return <LoadFailed {...props} />;
  return inline ? (
    <p className={admin.note}>{t('Loading…')}</p>
  ) : (
    <p className={admin.skeleton} data-loading>
      {t('Loading…')}
    </p>
  );
}
