import type { ReactNode } from 'react';
import { t } from '../lib/words.ts';
import { Problems, SendButton, useSubmit } from '../../ui/form.tsx';
import { announce } from '../../lib/announce.ts';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import * as styles from './components.admin.styles.ts';

/** Lists names and values. A `figure` is set larger. */
export function DescriptionList({
  label,
  list,
}: {
  label: string;
  list: readonly { name: string; figure?: string; value?: ReactNode }[];
}) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {list.map(({ name, figure, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure === undefined ? null : <b>{figure}</b>}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `number`: a numeric column. */
type Column = string | { number: string };
const getColumnName = (column: Column | undefined) =>
  typeof column === 'object' ? column.number : (column ?? '');
const getColumnClass = (column: Column | undefined) =>
  typeof column === 'object' ? 'number' : undefined;

/**
 * A table whose first column is the row header. On a phone each row is a block; elsewhere it
 * scrolls where there is no room.
 */
export function Table({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  return (
    <div
      className={`${admin.table} ${styles.table}`}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((column) => (
              <th key={getColumnName(column)} scope="col" className={getColumnClass(column)}>
                {getColumnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...cells] }) => (
            <tr key={key}>
              <th
                scope="row"
                className={getColumnClass(head[0])}
                data-name={getColumnClass(head[0]) && getColumnName(head[0])}
              >
                {first}
              </th>
              {cells.map((cell, i) => (
                <td
                  key={getColumnName(head[i + 1])}
                  className={getColumnClass(head[i + 1])}
                  data-name={getColumnName(head[i + 1])}
                >
                  <div>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A select with a label. `name`: of the value in a form. */
export function Select({
  name,
  label,
  hint,
  options,
  value,
  onChoose,
}: {
  name: string;
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}) {
  return (
    <div className={styles.select}>
      <label htmlFor={name}>{label}</label>
      {hint ? <p id={`${name}-hint`}>{hint}</p> : null}
      <select
        id={name}
        name={name}
        value={value}
        aria-describedby={hint ? `${name}-hint` : undefined}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The buttons of a form that can be closed. */
export const FormButtons = ({
  pending,
  doing = t('Saving…'),
  children = t('Save'),
  onCancel,
}: {
  pending: boolean;
  doing?: string;
  children?: ReactNode;
  onCancel: () => void;
}) => (
  <div className={form.buttons}>
    <SendButton pending={pending} doing={doing}>
      {children}
    </SendButton>
    <button type="button" className={form.quiet} onClick={onCancel}>
      {t('Cancel')}
    </button>
  </div>
);

/** A button that acts at once and shows errors above itself. `done`: announced after success. */
export function ActionButton({
  act,
  doing,
  done,
  className = form.quiet,
  children,
}: {
  act: () => Promise<unknown>;
  doing: string;
  done: string;
  className?: string;
  children: ReactNode;
}) {
  const { problems, pending, run } = useSubmit({});
  const press = () =>
    void run(async () => {
      await act();
      announce(done);
      return [];
    });
  return (
    <div className={styles.action}>
      <Problems list={problems} />
      <button
        type="button"
        className={className}
        aria-disabled={pending || undefined}
        onClick={press}
      >
        {pending ? doing : children}
      </button>
    </div>
  );
}
