import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import type { Translate } from '#shared/texts/translate.ts';

/** `field`: an input name, or null for the whole form. `link`: a remedy. */
export type Problem = {
  field: string | null;
  message: string;
  link?: { href: string; text: string };
};

/** What was typed into a form that was rejected, and why. Both are empty for a new form. */
export type Typed = { values: Record<string, string>; problems: Problem[] };

type Described = { name: string; label: string; hint?: ReactNode; typed: Typed };

function describe({ name, label, hint, typed: { values, problems } }: Described) {
  const problem = problems.find(({ field }) => field === name);
  const ids = [hint ? `${name}-hint` : '', problem ? `${name}-problem` : '']
    .filter(Boolean)
    .join(' ');
  return {
    above: (
      <>
        <label htmlFor={name}>{label}</label>
        {hint ? <p id={`${name}-hint`}>{hint}</p> : null}
        {problem ? (
          <p id={`${name}-problem`} className="plain-problem">
            {problem.message}
          </p>
        ) : null}
      </>
    ),
    tied: {
      id: name,
      name,
      'aria-invalid': problem ? (true as const) : undefined,
      'aria-describedby': ids === '' ? undefined : ids,
      defaultValue: values[name],
    },
  };
}

export function Field({
  name,
  label,
  hint,
  typed,
  ...input
}: Described & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>) {
  const { above, tied } = describe({ name, label, hint, typed });
  return (
    <div className="plain-field">
      {above}
      <input dir="auto" {...input} {...tied} />
    </div>
  );
}

export function Area({
  name,
  label,
  hint,
  typed,
  ...area
}: Described & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>) {
  const { above, tied } = describe({ name, label, hint, typed });
  return (
    <div className="plain-field">
      {above}
      <textarea rows={8} dir="auto" {...area} {...tied} />
    </div>
  );
}

export function Select({
  name,
  label,
  hint,
  typed,
  options,
}: Described & { options: readonly { value: string; label: string }[] }) {
  const { above, tied } = describe({ name, label, hint, typed });
  return (
    <div className="plain-field">
      {above}
      <select {...tied}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Hidden fields of all forms: the token of the session, and a key against sending twice. */
export type Hidden = { token: string; once: string };

/** A form that is posted to `to`. `action` names it where a page has several. */
export function PlainForm({
  to,
  label,
  action,
  hidden,
  children,
}: {
  to: string;
  label: string;
  action?: string;
  hidden: Hidden;
  children: ReactNode;
}) {
  return (
    <form method="post" action={to} aria-label={label}>
      <input type="hidden" name="token" value={hidden.token} />
      <input type="hidden" name="once" value={hidden.once} />
      {action === undefined ? null : <input type="hidden" name="action" value={action} />}
      {children}
    </form>
  );
}

export function Problems({ t, list }: { t: Translate; list: Problem[] }) {
  if (list.length === 0) return null;
  return (
    <div className="plain-problems" role="alert">
      <h2>{t('There is a problem')}</h2>
      <ul>
        {list.map(({ field, message, link }) => (
          <li key={message}>
            {field === null ? message : <a href={`#${field}`}>{message}</a>}
            {link ? (
              <>
                {' '}
                <a href={link.href} target="_blank">
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

/** Shows the problems of a form that cannot be shown again, and its text to copy. */
export function TypedText({ t, typed }: { t: Translate; typed: Typed }) {
  const { text, note } = typed.values;
  return (
    <>
      <Problems t={t} list={typed.problems.map((problem) => ({ ...problem, field: null }))} />
      {(text ?? note) ? (
        <Area name={text ? 'text' : 'note'} label={t('Your text')} typed={typed} readOnly />
      ) : null}
    </>
  );
}
