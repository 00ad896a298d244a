import * as styles from './notices.styles.ts';

/**
 * Tells staff that visitors see nothing of this page yet. Not a portal: `createPortal` would add
 * half a kilobyte to the first load.
 */
export function StaffNotice() {
  return (
    <aside className={styles.notice} aria-label="Site status" lang="en" dir="ltr">
      <p>This site isn’t open yet: only staff see it.</p>
      <a href="/admin">Set up and open the site</a>
    </aside>
  );
}
