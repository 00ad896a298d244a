import {
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from 'react';
import { countCharacters } from '#shared/text-rules.ts';
import { useTranslate } from '../app-context.tsx';
import { number } from '../lib/time.ts';
import type { Problem } from './form.tsx';
import * as styles from './form.styles.ts';

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
    /** Maximum length. Near it the text of `counter` appears. */
    maxCharacters?: number;
    counter?: (used: string, most: string) => string;
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
      <input dir="auto" {...input} {...tied} />
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
  counter,
  onInput,
  ...area
}: AreaProps) {
  const t = useTranslate();
  const [length, setLength] = useState(
    countCharacters(String(area.defaultValue ?? area.value ?? '')),
  );
  const near = maxCharacters !== undefined && length > maxCharacters * 0.8;
  const { above, below, tied } = describe(
    { name, id: area.id, label, hint, problems, optional },
    near
      ? counter
        ? counter(number(t, length), number(t, maxCharacters))
        : t('{used, number} of {most, number} characters', { used: length, most: maxCharacters })
      : undefined,
  );
  return (
    <div className={`${styles.field} ${className}`}>
      {above}
      <textarea
        rows={5}
        dir="auto"
        {...area}
        {...tied}
        onInput={(event) => {
          setLength(countCharacters(event.currentTarget.value));
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
  options: readonly { value: T; label: ReactNode; hint?: string }[];
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
