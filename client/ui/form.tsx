import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { ApiError } from '#shared/api-error.ts';
import { loginAgainPath } from '#shared/paths.ts';
import { number } from '../lib/time.ts';
import * as styles from './form.styles.ts';

/** A problem with a field or with the request. `field`: an input name. `link`: a remedy. */
export type Problem = {
  field: string | null;
  message: string;
  link?: { href: string; text: string; newTab?: boolean };
};

/** Labels of the inputs by name. Error messages begin with them. */
export type Labels = Record<string, string>;

/** Assigns an API error to the fields of the form. Browser only. */
export function toProblems(error: unknown, labels: Labels): Problem[] {
  if (!(error instanceof ApiError))
    return [{ field: null, message: 'Something went wrong. Please try again.' }];
  const again = loginAgainPath(window.location.pathname + window.location.search);
  // In a new tab, so that the input stays. This tab then uses the new session.
  if (error.status === 401)
    return [
      {
        field: null,
        message: 'You’ve been logged out. Nothing is lost; log in and try again.',
        link: { href: again, text: 'Log in in a new tab', newTab: true },
      },
    ];
  if (error.code === 'login_again')
    return [
      {
        field: null,
        message: 'For your security, please log in again.',
        link: { href: again, text: 'Log in again' },
      },
    ];
  const named = error.fields.filter(({ field }) => Object.hasOwn(labels, field));
  if (named.length === 0) return [{ field: null, message: error.message }];
  return named.map(({ field, message }) => ({ field, message: `${labels[field]} ${message}.` }));
}

/**
 * Submits a form by JavaScript, once at a time. `send` returns its problems, if any. `run` returns
 * whether it succeeded.
 */
export function useSubmit(labels: Labels, found: Problem[] = []) {
  const [problems, setProblems] = useState(found);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  async function run(send: () => Promise<Problem[]>): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setPending(true);
    const wrong = await send().catch((error: unknown) => toProblems(error, labels));
    setProblems(wrong);
    setPending(false);
    busy.current = false;
    return wrong.length === 0;
  }
  return { problems, pending, run };
}

/** False on the server and while hydrating, when a form cannot be submitted yet. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

/** A form that needs JavaScript. Its method is `post`, so that input never gets into a URL. */
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
      <h2 id={heading}>There is a problem</h2>
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

type Described = {
  name: string;
  label: string;
  hint?: ReactNode;
  problems: Problem[];
  optional?: boolean;
  className?: string;
};
type FieldProps = Described & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>;
type AreaProps = Described &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'> & {
    /** Maximum length. The counter appears near it. */
    maxCharacters?: number;
  };

/** Renders label, hint and problem of an input, and the attributes that connect them. */
function describe(
  {
    name,
    id = name,
    label,
    hint,
    problems,
    optional = false,
  }: Described & { id?: string | undefined },
  count?: string,
) {
  const problem = problems.find(({ field }) => field === name);
  const ids = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : '', count ? `${id}-count` : '']
    .filter(Boolean)
    .join(' ');
  return {
    above: (
      <>
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        ) : null}
        {problem ? (
          <p id={`${id}-problem`} className={styles.problem}>
            {problem.message}
          </p>
        ) : null}
      </>
    ),
    below: count ? (
      <p id={`${id}-count`} className={styles.hint}>
        {count}
      </p>
    ) : null,
    tied: {
      id,
      name,
      'aria-required': optional ? undefined : true,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': ids === '' ? undefined : ids,
    },
  };
}

/** An uncontrolled input with its label. */
export function Field({
  name,
  label,
  hint,
  problems,
  optional = false,
  className = '',
  ...input
}: FieldProps) {
  const { above, tied } = describe({ name, id: input.id, label, hint, problems, optional });
  return (
    <div className={`${styles.field} ${className}`}>
      {above}
      <input {...input} {...tied} />
    </div>
  );
}

export function Area({
  name,
  label,
  hint,
  problems,
  optional = false,
  className = '',
  maxCharacters,
  onInput,
  ...area
}: AreaProps) {
  const [length, setLength] = useState(String(area.defaultValue ?? area.value ?? '').length);
  const near = maxCharacters !== undefined && length > maxCharacters * 0.8;
  const { above, below, tied } = describe(
    { name, id: area.id, label, hint, problems, optional },
    near ? `${number(length)} of ${number(maxCharacters)} characters` : undefined,
  );
  return (
    <div className={`${styles.field} ${className}`}>
      {above}
      <textarea
        rows={5}
        {...area}
        {...tied}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      {below}
    </div>
  );
}

/**
 * Checkboxes or radio buttons in a fieldset. `chosen` is the initial value, or the current one with
 * `onChoose`.
 */
export function Options<T extends string>({
  type,
  name,
  legend,
  hint,
  problems = [],
  options,
  chosen,
  inLine = false,
  onChoose,
}: {
  type: 'checkbox' | 'radio';
  name: string;
  legend: string;
  hint?: ReactNode;
  problems?: Problem[];
  options: readonly { value: T; label: string; hint?: string }[];
  chosen: readonly T[];
  inLine?: boolean;
  onChoose?: (value: T) => void;
}) {
  const problem = problems.find(({ field }) => field === name);
  const ids = [hint ? `${name}-hint` : '', problem ? `${name}-problem` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      className={`${styles.field} ${styles.options} ${inLine ? styles.optionsInLine : ''}`}
      aria-describedby={ids === '' ? undefined : ids}
    >
      <legend>{legend}</legend>
      {hint ? (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${name}-problem`} className={styles.problem}>
          {problem.message}
        </p>
      ) : null}
      <div>
        {options.map(({ value, label, hint: more }, index) => (
          <label key={value}>
            <input
              type={type}
              // Problems link to the first option.
              id={index === 0 ? name : `${name}-${value}`}
              name={name}
              value={value}
              {...(onChoose
                ? { checked: chosen.includes(value), onChange: () => onChoose(value) }
                : { defaultChecked: chosen.includes(value) })}
            />
            <span>
              {label}
              {more ? <span>{more}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Ignores clicks while `pending` (`useSubmit`). */
export function SendButton({
  pending,
  doing,
  children,
  className = styles.send,
}: {
  pending: boolean;
  doing: string;
  children: ReactNode;
  className?: string;
}) {
  const script = useScript();
  return (
    <button
      type="submit"
      className={className}
      disabled={!script}
      aria-disabled={pending || undefined}
    >
      {pending ? doing : children}
    </button>
  );
}
