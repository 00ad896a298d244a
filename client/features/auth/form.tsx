import { useEffect, useRef, useState, useSyncExternalStore, type InputHTMLAttributes } from 'react';
import { ApiError } from '#shared/api-error.ts';
import * as styles from './auth.styles.ts';

/** Something wrong with what was typed (`field`: the name of its input), or with sending it. */
export type Problem = { field: string | null; message: string };

/** Names of inputs, by which sentences about them begin. */
const labels: Record<string, string> = { username: 'Username', name: 'Name', email: 'Email address', otp: 'Code' };

/** What the API said, at the fields it names that the form has. */
export function problemsOf(error: unknown, names: readonly string[]): Problem[] {
  if (!(error instanceof ApiError)) return [{ field: null, message: 'Something went wrong. Please try again.' }];
  const named = error.fields.filter(({ field }) => names.includes(field));
  if (named.length === 0) return [{ field: null, message: error.message }];
  return named.map(({ field, message }) => ({ field, message: `${labels[field] ?? field} ${message}.` }));
}

/** A form that is sent by script: one sending at a time, and what was wrong with it. `send` answers what is wrong before or after; nothing, when all is well. */
export function useSending(names: readonly string[], found: Problem[] = []) {
  const [problems, setProblems] = useState(found);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  async function run(send: () => Promise<Problem[]>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setProblems(await send().catch((error: unknown) => problemsOf(error, names)));
    setPending(false);
    busy.current = false;
  }
  return { problems, pending, run };
}

/** False on the server and while hydrating: a form that needs script cannot be sent before. */
export const useScript = (): boolean => useSyncExternalStore(() => () => undefined, () => true, () => false);

/** The summary of what is wrong. It takes the focus, and leads to the fields. */
export function Problems({ list }: { list: Problem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.length > 0) box.current?.focus();
  }, [list]);
  if (list.length === 0) return null;
  return (
    <div ref={box} className={styles.problems} role="alert" tabIndex={-1} aria-labelledby="problems">
      <h2 id="problems">There is a problem</h2>
      <ul>
        {list.map(({ field, message }) => (
          <li key={message}>
            {field === null ? message : (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type FieldProps = { name: string; hint: string; problems: Problem[]; className?: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'>;

/** An input with its label, what belongs in it, and what is wrong with it. The browser keeps what was typed, React does not touch it. */
export function Field({ name, hint, problems, className = '', ...input }: FieldProps) {
  const problem = problems.find(({ field }) => field === name);
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={name}>{labels[name]}</label>
      <p id={`${name}-hint`} className={styles.hint}>
        {hint}
      </p>
      {problem ? (
        <p id={`${name}-problem`} className={styles.problem}>
          {problem.message}
        </p>
      ) : null}
      <input
        {...input}
        id={name}
        name={name}
        aria-required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-hint ${name}-problem` : `${name}-hint`}
      />
    </div>
  );
}
