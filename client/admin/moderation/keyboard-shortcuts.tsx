import { useEffect, useId, useRef } from 'react';
import * as dialog from '../../ui/dialog.styles.ts';
import * as form from '../../ui/form.styles.ts';
import * as styles from './moderation.admin.styles.ts';

export type KeyboardShortcut = { key: string; does: string };

/** Lists the shortcuts, with a switch to turn them off. */
export function KeyboardShortcuts({
  keys,
  on,
  onSwitch,
  onClose,
}: {
  keys: KeyboardShortcut[];
  on: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  return (
    <dialog ref={box} className={dialog.dialog} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>Keys</h2>
      <dl className={styles.keyList}>
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        <label className={styles.choose}>
          <input type="checkbox" checked={on} onChange={() => onSwitch(!on)} /> Use single-letter
          shortcuts
        </label>
      </p>
      <p className={styles.meta}>They’re off while you type in a field.</p>
      <div className={form.buttons}>
        <button type="button" className={form.quiet} onClick={() => box.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
