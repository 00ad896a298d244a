import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { t } from '../lib/words.ts';

/** Whether a part that takes effect at once is saved. */
export function LiveState({ state }: { state: 'stored' | 'changed' | 'saved' }) {
  if (state === 'stored') return null;
  return state === 'saved' ? (
    <span className={form.saved}>{t('Saved [draft]')}</span>
  ) : (
    <span className={admin.note}>{t('Unsaved changes')}</span>
  );
}
