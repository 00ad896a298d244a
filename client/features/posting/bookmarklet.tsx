import { useApp } from '../../app-context.tsx';
import * as styles from './posting.styles.ts';

/** A bookmark that submits the current page. Shown as text: React blocks `javascript:` links. */
export function Bookmarklet({ path }: { path: string }) {
  const { site, t } = useApp();
  const page = JSON.stringify(`${window.location.origin}${path}`);
  return (
    <details className={styles.bookmarklet}>
      <summary>{t('Post from any page')}</summary>
      <p>
        {t(
          'Create a bookmark and paste this as its URL. Click it on any page to fill in the form ' +
            'on {site} with that page’s link and title.',
          { site: site.name },
        )}
      </p>
      <code>
        {`javascript:location.href=${page}+'?url='+encodeURIComponent(location.href)` +
          `+'&title='+encodeURIComponent(document.title)`}
      </code>
    </details>
  );
}
