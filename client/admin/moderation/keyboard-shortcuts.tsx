import { ShortcutDialog, type Shortcut } from '../../ui/shortcut-dialog.tsx';
import * as styles from './moderation.admin.styles.ts';
import { t } from '../lib/words.ts';

/** Lists the keys of a queue, with a switch to turn them off. */
export function KeyboardShortcuts({
  shortcuts,
  isEnabled,
  onSwitch,
  onClose,
}: {
  shortcuts: Shortcut[];
  isEnabled: boolean;
  onSwitch: (isEnabled: boolean) => void;
  onClose: () => void;
}) {
  return (
    <ShortcutDialog shortcuts={shortcuts} onClose={onClose}>
      <p>
        <label className={styles.choose}>
          <input type="checkbox" checked={isEnabled} onChange={() => onSwitch(!isEnabled)} />{' '}
          {t('Use single-letter shortcuts')}
        </label>
      </p>
      <p className={styles.meta}>{t('They’re off while you type in a field.')}</p>
    </ShortcutDialog>
  );
}
