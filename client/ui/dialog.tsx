import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import * as styles from './dialog.styles.ts';
import { Problems, useSubmit } from './form.tsx';
import * as form from './form.styles.ts';

/**
 * A modal dialog that opens with its component. `close` closes it once, with its result. While an
 * action is `pending`, `dismiss` and Escape do nothing, so that the result of the action is shown.
 */
export function useModalDialog(pending: boolean, onClose: (done: boolean) => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const closed = useRef(false);
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  // The action may remove the dialog before its `close` event.
  const close = (done: boolean) => {
    if (closed.current) return;
    closed.current = true;
    ref.current?.close();
    onClose(done);
  };
  return {
    close,
    dismiss: () => (pending ? undefined : close(false)),
    props: {
      ref,
      onCancel: (event: SyntheticEvent) => (pending ? event.preventDefault() : undefined),
      // A second Escape closes it even so.
      onClose: () => (pending && !closed.current ? ref.current?.showModal() : close(false)),
    },
  };
}

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
  title: ReactNode;
  children: ReactNode;
  yes: string;
  doing: string;
  no: string;
  act: () => Promise<void>;
  onClose: (done: boolean) => void;
}) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const heading = useId();
  const { problems, pending, run } = useSubmit({});
  const dialog = useModalDialog(pending, onClose);
  // Focus the safe choice.
  useEffect(() => cancelButton.current?.focus(), []);
  const confirm = () =>
    void run(async () => {
      await act();
      dialog.close(true);
      return [];
    });
  return (
    <dialog {...dialog.props} className={styles.dialog} aria-labelledby={heading}>
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
          aria-disabled={pending || undefined}
          onClick={dialog.dismiss}
        >
          {no}
        </button>
      </div>
    </dialog>
  );
}
