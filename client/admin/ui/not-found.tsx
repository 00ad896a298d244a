import { rich } from '../../ui/rich.tsx';
import { t } from '../lib/words.ts';
/** Replaces a page that does not exist. */
export function NotFoundPage() {
  return (
    <>
      <title>{t('Not Found')}</title>
      <h1>{t('Not Found')}</h1>
      <p>
        {rich(t, 'This page doesn’t exist. <link>Back to the overview</link>', {
          link: (content) => <a href="/admin">{content}</a>,
        })}
      </p>
    </>
  );
}
