import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { createRoot, Root } from 'react-dom/client';
import * as limits from '#shared/subscription-limits.ts';
import { paths } from '#shared/paths.ts';
import { AppProvider, useApp, type App } from '../../app-context.tsx';
import * as form from '../../ui/form.styles.ts';
import { modalTexts } from '#shared/texts/modal.ts';
import { rich } from '../../ui/rich.tsx';
import { translateForm } from './modal-texts.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import * as styles from './subscribe.styles.ts';

/**
 * `mayOpen`: whether it may open automatically now. `onOpen`, `onClose`: called for every way of
 * opening and closing.
 */
export type ModalServices = {
  app: App;
  createRoot: typeof createRoot;
  mayOpen: () => boolean;
  onOpen: () => void;
  onClose: () => void;
};

const id = 'subscribe';
let root: Root | undefined;
/** Whether the last call wants it to open by itself. */
let opensByItself = true;

/** Opens the modal in a React root of its own, so that no page renders or hydrates it. */
export function openModal(services: ModalServices, byItself: boolean): void {
  opensByItself = byItself;
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) return show(dialog, services);
  // It is being rendered.
  if (root) return;
  root = services.createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AppProvider value={services.app}>
      <SubscriptionModal services={services} />
    </AppProvider>,
  );
}

/**
 * The page may have changed while scripts loaded, so the rule is checked again. Focuses the input
 * only on request: otherwise a phone would open its keyboard.
 */
function show(dialog: HTMLDialogElement, { mayOpen, onOpen }: ModalServices): void {
  const byItself = opensByItself;
  if (dialog.open || (byItself && !mayOpen())) return;
  dialog.showModal();
  onOpen();
  const field = dialog.querySelector<HTMLElement>('input[type="email"]');
  (byItself || !field ? dialog.querySelector('h2') : field)?.focus();
}

/** The modal keeps its input until it is sent. */
function SubscriptionModal({ services }: { services: ModalServices }) {
  const { site, t } = useApp();
  const texts = translateForm(t);
  const dialog = useRef<HTMLDialogElement>(null);
  const [round, setRound] = useState(0);
  const [done, setDone] = useState(false);
  const close = () => dialog.current?.close();
  const reset = () => {
    setDone(false);
    setRound((last) => last + 1);
  };
  const linger = useLingering(done, () => {
    close();
    reset();
  });
  const backdrop = useBackdrop(close);
  const open = useEffectEvent(() => dialog.current && show(dialog.current, services));
  useEffect(() => {
    open();
    // Navigation closes it.
    const leave = () => dialog.current?.close();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
  return (
    // Esc does what a click beside it does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-labelledby={done ? `${id}-done` : `${id}-title`}
      aria-describedby={done ? `${id}-done-text` : `${id}-subtitle`}
      onClose={() => {
        services.onClose();
        if (done) reset();
      }}
      {...backdrop}
    >
      {/* The dialog itself is the backdrop too. */}
      <div className={styles.card} {...linger}>
        {done ? null : (
          <>
            <h2 id={`${id}-title`} tabIndex={-1}>
              {t(modalTexts.title, { site: site.name })}
            </h2>
            <p id={`${id}-subtitle`} className={styles.subtitle}>
              {t(modalTexts.subtitle)}
            </p>
          </>
        )}
        <SubscribeForm
          key={round}
          kind="modal"
          idPrefix={id}
          texts={texts}
          language={t.language}
          action={paths.newsletter}
          onReply={() => setDone(true)}
          fold={t(modalTexts.more)}
          beside={
            <button type="button" className={form.quiet} onClick={close}>
              {t(modalTexts.maybeLater)}
            </button>
          }
          note={
            <p className={styles.smallPrint}>
              <span>{texts.strings.noSpam} </span>
              <span>
                {rich(t, modalTexts.agreement, {
                  privacy: (content) => <a href={paths.privacy}>{content}</a>,
                })}
              </span>
            </p>
          }
        />
        <button
          type="button"
          className={styles.close}
          aria-label={t(modalTexts.close)}
          onClick={close}
        >
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}

/**
 * Closes the result after 5 seconds without pointer or keyboard activity inside. The initial focus
 * and a resting pointer do not count.
 */
function useLingering(done: boolean, end: () => void) {
  const [attended, setAttended] = useState(false);
  const onEnd = useEffectEvent(end);
  useEffect(() => (done ? () => setAttended(false) : undefined), [done]);
  useEffect(() => {
    if (!done || attended) return undefined;
    const timer = window.setTimeout(() => onEnd(), limits.subscriptionModal.successMs);
    return () => window.clearTimeout(timer);
  }, [done, attended]);
  return {
    onPointerMove: ({ movementX, movementY }: PointerEvent) =>
      done && (movementX !== 0 || movementY !== 0) && setAttended(true),
    onPointerLeave: () => setAttended(false),
    onFocus: ({ target }: FocusEvent) =>
      done && target.tagName !== 'H2' && target.matches(':focus-visible') && setAttended(true),
    onBlur: () => setAttended(false),
  };
}

/**
 * Closes on a click that begins and ends on the backdrop, so not after a text selection or a link.
 */
function useBackdrop(close: () => void) {
  const began = useRef(false);
  const ended = useRef(false);
  const isBeside = ({ target, currentTarget }: PointerEvent) => target === currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isBeside(event);
    },
    onPointerUp: (event: PointerEvent) => {
      ended.current = isBeside(event);
    },
    onClick: ({ target, currentTarget, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      const beside = target === currentTarget && began.current && ended.current;
      const leads =
        target instanceof Element &&
        target.closest('a[href]') &&
        !(ctrlKey || metaKey || shiftKey || altKey);
      if (beside || leads) close();
    },
  };
}
