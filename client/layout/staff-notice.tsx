import { useTranslate } from '../app-context.tsx';
import * as styles from './notices.styles.ts';

/**
 * Tells staff that visitors see nothing of this page yet. Not a portal: `createPortal` would add
 * half a kilobyte to the first load.
 */
export function StaffNotice() {
  const t = useTranslate();
  return (
    <aside className={styles.notice} aria-label={t('Site status')} lang={t.language} dir={t.dir}>
      <p>{t('This site isn’t open yet: only staff see it.')}</p>
      <a href="/admin">{t('Set up and open the site')}</a>
    </aside>
  );
}
