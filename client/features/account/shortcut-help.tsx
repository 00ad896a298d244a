import { useEffect, useId, useRef } from 'react';
import * as dialog from '../../ui/dialog.styles.ts';
import * as form from '../../ui/form.styles.ts';
import { LateStyles } from '../../ui/late-styles.tsx';
import { ShortcutChoice } from './shortcut-choice.tsx';
import * as styles from './shortcuts.late.styles.ts';

const keys = [
  ['j', 'Next post or comment'],
  ['k', 'Previous post or comment'],
  ['o', 'Open the post, or fold and unfold the comment'],
  ['c', 'Comments'],
  ['n', 'Next new comment'],
  ['p', 'Previous new comment'],
  ['u', 'Back up'],
  ['/', 'Search'],
  ['?', 'This list'],
] as const;

/** Lists the keys, with the choice that turns them off. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
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
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <ShortcutChoice />
        <div className={form.buttons}>
          <button type="button" className={form.quiet} onClick={() => box.current?.close()}>
            Close
          </button>
        </div>
      </dialog>
    </>
  );
}
