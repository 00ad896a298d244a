import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as dialog from './dialog.styles.ts';
import * as form from './form.styles.ts';
import { LateStyles } from './late-styles.tsx';
import * as styles from './shortcuts.late.styles.ts';

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
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  return (
    <>
      <LateStyles />
      <dialog ref={box} className={dialog.dialog} aria-labelledby={heading} onClose={onClose}>
        <h2 id={heading}>Keyboard shortcuts</h2>
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
        <div className={form.buttons}>
          <button type="button" className={form.quiet} onClick={() => box.current?.close()}>
            Close
          </button>
        </div>
      </dialog>
    </>
  );
}
