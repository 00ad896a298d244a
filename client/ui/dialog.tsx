import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as styles from './dialog.styles.ts';
import { Problems, useSubmit } from './form.tsx';
import * as form from './form.styles.ts';

/**
 * A question before something that cannot be undone, in the browser's own dialog: it keeps the keyboard, and gives it back to where it was. `act` does it;
 * what it throws is told in the dialog. `onClose` comes after every way out, with whether it was done; the question is to be taken away then.
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
  const refuse = useRef<HTMLButtonElement>(null);
  const done = useRef(false);
  const heading = useId();
  const { problems, pending, run } = useSubmit({});
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Whoever presses a key too many has done nothing.
    refuse.current?.focus();
  }, []);
  const confirm = () =>
    void run(async () => {
      await act();
      done.current = true;
      dialog.current?.close();
      return [];
    });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={() => onClose(done.current)}
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
          ref={refuse}
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
