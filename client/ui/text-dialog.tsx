import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslate } from '../app-context.tsx';
import * as dialog from './dialog.styles.ts';
import * as form from './form.styles.ts';

/** A modal dialog that is only read. `onClose` must unmount it. */
export function TextDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslate();
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  return (
    <dialog ref={box} className={dialog.dialog} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
      <div className={form.buttons}>
        <button type="button" className={form.quiet} onClick={() => box.current?.close()}>
          {t('Close')}
        </button>
      </div>
    </dialog>
  );
}
