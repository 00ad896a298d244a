import type { ReactNode } from 'react';
import { useTranslate } from '../app-context.tsx';
import * as styles from './shortcuts.styles.ts';
import { TextDialog } from './text-dialog.tsx';

export type Shortcut = { key: string; does: string };

/** Lists keyboard shortcuts. `children`: the choice that turns them off. */
export function ShortcutDialog({
  shortcuts,
  onClose,
  children,
}: {
  shortcuts: Shortcut[];
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslate();
  return (
    <TextDialog title={t('Keyboard shortcuts')} onClose={onClose}>
      <dl className={styles.keys}>
        {shortcuts.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {children}
    </TextDialog>
  );
}
