import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { createRoot, Root } from 'react-dom/client';
import * as limits from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { AppProvider, useApp, type App } from '../../app-context.tsx';
import * as form from '../../ui/form.styles.ts';
import { LateStyles } from '../../ui/late-styles.tsx';
import { formTexts, modalTexts } from './modal-texts.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import * as styles from './subscribe.late.styles.ts';

/** What it needs and has not itself. `onClose` comes after every way out. */
export type Stage = { app: App; createRoot: typeof createRoot; onClose: () => void };

const id = 'subscribe';
let root: Root | undefined;

/** Opens the modal, which is a tree of its own at the end of the body: no page has it in what it renders or hydrates. */
export function openModal({ app, createRoot, onClose }: Stage, byItself: boolean): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) return show(dialog, byItself);
  // Its styles are on the way.
  if (root) return;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  startTransition(() => {
    root?.render(
      <AppProvider value={app}>
        <LateStyles />
        <SubscriptionModal byItself={byItself} onClose={onClose} />
      </AppProvider>,
    );
  });
}

/** Whoever asked for it can type at once. Who did not has no keyboard brought up over half of a phone, and what is typed goes nowhere. */
function show(dialog: HTMLDialogElement, byItself: boolean): void {
  if (dialog.open) return;
  dialog.showModal();
  const field = dialog.querySelector<HTMLElement>('input[type="email"]');
  (byItself || !field ? dialog.querySelector('h2') : field)?.focus();
}

/** The subscription modal (specification 2, 4, 9; product 24). What was typed stays until it has been sent. */
function SubscriptionModal({ byItself, onClose }: { byItself: boolean; onClose: () => void }) {
  const { site } = useApp();
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
  const open = useEffectEvent(() => dialog.current && show(dialog.current, byItself));
  useEffect(() => {
    open();
    // Another page is coming.
    const leave = () => dialog.current?.close();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
  return (
    // Esc does what a click beside it does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-labelledby={done ? `${id}-done` : `${id}-title`}
      aria-describedby={done ? `${id}-done-text` : `${id}-subtitle`}
      onClose={() => {
        onClose();
        if (done) reset();
      }}
      {...backdrop}
    >
      {/* The dialog itself is the backdrop too. */}
      <div className={styles.card} {...linger}>
        {done ? null : (
          <>
            <h2 id={`${id}-title`} tabIndex={-1}>
              {modalTexts.title.replace('{site}', site.name)}
            </h2>
            <p id={`${id}-subtitle`} className={styles.subtitle}>
              {modalTexts.subtitle}
            </p>
          </>
        )}
        <SubscribeForm
          key={round}
          idPrefix={id}
          texts={formTexts}
          language="en"
          action={paths.newsletter}
          onReply={() => setDone(true)}
          fold={modalTexts.more}
          beside={
            <button type="button" className={form.quiet} onClick={close}>
              {modalTexts.maybeLater}
            </button>
          }
          note={
            <p className={styles.smallPrint}>
              <span>{formTexts.strings.noSpam} </span>
              <span>
                {modalTexts.agreement}
                <a href={paths.privacy}>{formTexts.strings.privacyPolicy}</a>
              </span>
            </p>
          }
        />
        <button
          type="button"
          className={styles.close}
          aria-label={modalTexts.close}
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
 * Ends what was done after 5 seconds, unless somebody is at it: a pointer that moves in it, or a keyboard that went on in it. Where the focus was put, and where the
 * pointer rests since it clicked, nobody is.
 */
function useLingering(done: boolean, end: () => void) {
  const [attended, setAttended] = useState(false);
  const onEnd = useEffectEvent(end);
  useEffect(() => (done ? () => setAttended(false) : undefined), [done]);
  useEffect(() => {
    if (!done || attended) return undefined;
    const timer = window.setTimeout(() => onEnd(), limits.subscriptionModal.success);
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

/** Closes on a click beside the card that began and ended there: not where a selection of text ends, nor where a link leads away (the page below it changes). */
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
