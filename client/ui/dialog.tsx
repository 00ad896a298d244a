import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as styles from './dialog.styles.ts';
import { Problems, useSubmit } from './form.tsx';
import * as form from './form.styles.ts';

/**
 * Confirms an irreversible action in a modal dialog. `act` runs it; its errors appear in the
 * dialog. `onClose` must unmount it and gets whether the action ran.
 */
export function Confirm({
  title,
  children,
  yes,
  doing,
  no,
  act,
  onClose,
}: {
  title: string;
  children: ReactNode;
  yes: string;
  doing: string;
  no: string;
  act: () => Promise<void>;
  onClose: (done: boolean) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  const heading = useId();
  const { problems, pending, run } = useSubmit({});
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Focus the safe choice.
    cancelButton.current?.focus();
  }, []);
  // The action may remove the dialog before its `close` event.
  const close = (acted: boolean) => {
    if (closed.current) return;
    closed.current = true;
    dialog.current?.close();
    onClose(acted);
  };
  const confirm = () =>
    void run(async () => {
      await act();
      close(true);
      return [];
    });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={() => close(false)}
    >
      <h2 id={heading}>{title}</h2>
      <Problems list={problems} />
      {children}
      <div className={form.buttons}>
        <button
          type="button"
          className={form.danger}
          aria-disabled={pending || undefined}
          onClick={confirm}
        >
          {pending ? doing : yes}
        </button>
        <button
          ref={cancelButton}
          type="button"
          className={form.quiet}
          onClick={() => dialog.current?.close()}
        >
          {no}
        </button>
      </div>
    </dialog>
  );
}
