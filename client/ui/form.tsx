import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { ApiError } from '#shared/api-error.ts';
import { loginAgainPath } from '#shared/paths.ts';
import { translateProblem } from '#shared/texts/problems.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { useTranslate } from '../app-context.tsx';
import * as styles from './form.styles.ts';

/** A problem with a field or with the request. `field`: an input name. `link`: a remedy. */
export type Problem = {
  field: string | null;
  message: string;
  link?: { href: string; text: string; newTab?: boolean };
};

/** English labels of the inputs by name. Error messages begin with their translations. */
export type Labels = Record<string, string>;

/** Assigns an API error to the fields of the form. Browser only. */
export function toProblems(t: Translate, error: unknown, labels: Labels): Problem[] {
  if (!(error instanceof ApiError)) {
    // A defect, such as a TypeError. It would leave no trace.
    reportError(error);
    return [{ field: null, message: t('Something went wrong. Please try again.') }];
  }
  const again = loginAgainPath(window.location.pathname + window.location.search);
  // In a new tab, so that the input stays. This tab then uses the new session.
  if (error.status === 401)
    return [
      {
        field: null,
        message: t('You’ve been logged out. Nothing is lost; log in and try again.'),
        link: { href: again, text: t('Log in in a new tab'), newTab: true },
      },
    ];
  if (error.code === 'reauthentication_required')
    return [
      {
        field: null,
        message: t('For your security, please log in again.'),
        link: { href: again, text: t('Log in again') },
      },
    ];
  const hasLabel = (field: string) => Object.hasOwn(labels, field);
  if (!error.fields.some(({ field }) => hasLabel(field)))
    return [{ field: null, message: t.find(error.message) }];
  return error.fields.map(({ field, message }) => ({
    field: hasLabel(field) ? field : null,
    message: translateProblem(t, t.find(labels[field] ?? field), message),
  }));
}

/**
 * Submits a form by JavaScript, once at a time. `send` returns its problems, if any. `run` returns
 * whether it succeeded.
 */
export function useSubmit(labels: Labels, found: Problem[] = []) {
  const t = useTranslate();
  const [problems, setProblems] = useState(found);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  async function run(send: () => Promise<Problem[]>): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setPending(true);
    const wrong = await send().catch((error: unknown) => toProblems(t, error, labels));
    setProblems(wrong);
    setPending(false);
    busy.current = false;
    return wrong.length === 0;
  }
  return { problems, pending, run };
}

/** False on the server and while hydrating, when a form cannot be submitted yet. */
const useScript = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

/**
 * A form that JavaScript sends. Its method is `post`, so that input never gets into a URL. Some are
 * posted to their page without script (`worksWithoutScript`).
 */
export function Form({
  label,
  problems,
  onSend,
  onInput,
  ref,
  className = '',
  children,
}: {
  label: string;
  problems: Problem[];
  onSend: (data: FormData) => void;
  onInput?: () => void;
  ref?: Ref<HTMLFormElement>;
  className?: string;
  children: ReactNode;
}) {
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      aria-label={label}
      className={`${styles.form} ${className}`}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    >
      <Problems list={problems} />
      {children}
    </form>
  );
}

/** The error summary. It takes the focus and links to the fields. */
export function Problems({ list }: { list: Problem[] }) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    if (list.length > 0) box.current?.focus();
  }, [list]);
  if (list.length === 0) return null;
  const focusOn = (field: string) => {
    const found = box.current?.closest('form')?.elements.namedItem(field);
    const control = found instanceof RadioNodeList ? found[0] : found;
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <div ref={box} className={styles.problems} role="alert" tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>{t('There is a problem')}</h2>
      <ul>
        {list.map(({ field, message, link }) => (
          <li key={message}>
            {field === null ? (
              message
            ) : (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusOn(field);
                }}
              >
                {message}
              </a>
            )}
            {link ? (
              <>
                {' '}
                <a href={link.href} target={link.newTab ? '_blank' : undefined}>
                  {link.text}
                </a>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Ignores clicks while `pending` (`useSubmit`). A form that works without script has another button
 * there, and `plainCss` hides this one. It comes first, so that Enter submits the form.
 */
export function SendButton({
  pending,
  doing,
  children,
  className = styles.send,
  worksWithoutScript = false,
}: {
  pending: boolean;
  doing: string;
  children: ReactNode;
  className?: string;
  worksWithoutScript?: boolean;
}) {
  const script = useScript();
  return (
    <>
      {worksWithoutScript ? (
        <noscript>
          <button type="submit" className={className}>
            {children}
          </button>
        </noscript>
      ) : null}
      <button
        type="submit"
        className={className}
        disabled={!script}
        aria-disabled={pending || undefined}
      >
        {pending ? doing : children}
      </button>
    </>
  );
}
