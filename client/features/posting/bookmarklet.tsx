import { useApp } from '../../app-context.tsx';
import * as styles from './posting.styles.ts';

/**
 * A bookmark that brings the page one is on here. As text: as a link it would be blocked where it is clicked, and React makes none. In the browser only.
 */
export function Bookmarklet({ path }: { path: string }) {
  const { site } = useApp();
  const page = JSON.stringify(`${window.location.origin}${path}`);
  return (
    <details className={styles.bookmarklet}>
      <summary>Share from any page</summary>
      <p>
        Make a bookmark with this as its address. Opened on a page, it fills in the form of{' '}
        {site.name} with that page’s address and title.
      </p>
      <code>{`javascript:location.href=${page}+'?url='+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)`}</code>
    </details>
  );
}
