import { useId, type ReactNode } from 'react';
import { Area, Field, Options } from '../../ui/fields.tsx';
import * as form from '../../ui/form.styles.ts';
import { EditorProvider } from './draft-store.ts';
import { getSettingLabel } from './setting-labels.ts';
import { valueAt } from './settings-paths.ts';
import * as styles from './sites.admin.styles.ts';
import { t } from '../lib/words.ts';

/** The value of a setting, and its setter. */
export function useSetting<T>(field: string): [T, (value: unknown) => void] {
  const { editing, editor } = EditorProvider.use();
  return [valueAt(editing.settings, field) as T, (value) => editor.set(field, value)];
}

type Of = { field: string; hint?: ReactNode; optional?: boolean };
type LineProps = Of & {
  label?: string;
  list?: readonly string[];
  inputMode?: 'numeric' | 'url';
  type?: string;
  count?: readonly [from: number, to: number];
};

/**
 * A one-line setting. `list`: suggestions. `count`: recommended length, shown with the current one.
 */
export function Line({
  field,
  label = getSettingLabel(field),
  hint,
  optional = false,
  list,
  count,
  ...input
}: LineProps) {
  const [value, change] = useSetting<string | number | undefined>(field);
  const { editing } = EditorProvider.use();
  const listId = useId();
  const text = String(value ?? '');
  return (
    <>
      <Field
        name={field}
        label={label}
        optional={optional}
        problems={editing.problems}
        value={text}
        autoComplete="off"
        {...input}
        {...(list ? { list: listId } : {})}
        hint={
          count ? (
            <>
              {hint ? <>{hint} </> : null}
              {t(
                '{count, plural, one {# character} other {# characters}}; {from} to {to} read well.',
                { count: text.length, from: count[0], to: count[1] },
              )}
            </>
          ) : (
            hint
          )
        }
        onChange={(event) => change(event.currentTarget.value)}
      />
      {list ? (
        <datalist id={listId}>
          {list.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      ) : null}
    </>
  );
}

/**
 * A numeric setting. Other input stays as typed, and the server rejects it. `unit`: how much of the
 * setting 1 in the field is, such as 1,000 for milliseconds in seconds.
 */
export function NumberLine(props: Of & { min: number; max: number; step?: number; unit?: number }) {
  const { field, hint, min, max, step = 1, unit = 1 } = props;
  const [value, change] = useSetting<number | string>(field);
  const { editing } = EditorProvider.use();
  return (
    <Field
      name={field}
      label={getSettingLabel(field)}
      hint={hint}
      problems={editing.problems}
      type="number"
      min={min}
      max={max}
      step={step}
      value={typeof value === 'number' ? value / unit : value}
      onChange={({ currentTarget: { value: text, valueAsNumber } }) =>
        change(
          Number.isNaN(valueAsNumber)
            ? text
            : unit === 1
              ? valueAsNumber
              : Math.round(valueAsNumber * unit),
        )
      }
    />
  );
}

export function Lines({
  field,
  hint,
  optional = false,
  max,
  rows = 4,
  className = '',
}: Of & { max?: number; rows?: number; className?: string }) {
  const [value, change] = useSetting<string>(field);
  const { editing } = EditorProvider.use();
  return (
    <Area
      name={field}
      label={getSettingLabel(field)}
      hint={hint}
      optional={optional}
      problems={editing.problems}
      value={value}
      rows={rows}
      className={className}
      {...(max === undefined ? {} : { maxCharacters: max })}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/**
 * A choice. An unknown value stays until another is chosen. Pass `value` and `onChoose` for a value
 * with another representation.
 */
export function Select({
  field,
  hint,
  options,
  ...external
}: Of & {
  options: readonly { name: string; value: string }[];
  value?: string;
  onChoose?: (value: string) => void;
}) {
  const [stored, change] = useSetting<string>(field);
  const { editing } = EditorProvider.use();
  const value = external.value ?? stored;
  const problem = editing.problems.find((suggestion) => suggestion.field === field);
  const ids = [hint ? `${field}-hint` : '', problem ? `${field}-problem` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={form.field}>
      <label htmlFor={field}>{getSettingLabel(field)}</label>
      {hint ? (
        <p id={`${field}-hint`} className={form.hint}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${field}-problem`} className={form.problem}>
          {problem.message}
        </p>
      ) : null}
      <select
        id={field}
        name={field}
        value={value}
        className={styles.select}
        aria-describedby={ids === '' ? undefined : ids}
        onChange={(event) => (external.onChoose ?? change)(event.currentTarget.value)}
      >
        {options.some((option) => option.value === value) ? null : (
          <option value={value}>{value}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A setting that is on or off. */
export function Tick({
  field,
  legend,
  label,
  hint,
}: {
  field: string;
  legend: string;
  label: string;
  hint?: string;
}) {
  const [value, change] = useSetting<boolean>(field);
  return (
    <Options
      type="checkbox"
      name={field}
      legend={legend}
      options={[{ value: 'yes', label, ...(hint ? { hint } : {}) }]}
      chosen={value ? ['yes'] : []}
      onChoose={() => change(!value)}
    />
  );
}
