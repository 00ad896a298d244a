import type { CsvRow } from '#shared/csv-rows.ts';
import { count, number } from '../lib/words.ts';
import type { Problem } from '../../ui/form.tsx';
import * as admin from '../admin.admin.styles.ts';
import { DescriptionList, Select, Table } from '../ui/components.tsx';
import {
  createPlan,
  moveColumn,
  targetNames,
  targets,
  type Plan,
  type Question,
  type ReadFile,
  type Target,
} from '#shared/moving/readers-file.ts';
import { outcomes, type Outcome } from '#shared/moving/reader-services.ts';
import * as styles from './subscribers.admin.styles.ts';

type Corrected = { plan: Plan; change: (plan: Plan) => void };

const outcomeNames: Record<Outcome, string> = {
  subscribed: 'Subscribed',
  unconfirmed: 'Never confirmed',
  unknown: 'To be answered',
  bounce: 'Bounced',
  manual: 'Unsubscribed or blocked',
  complaint: 'Complained',
};
const meanings = [
  { value: '', label: 'Not used' },
  ...targetNames.map((value) => ({ value, label: targets[value].label })),
];

/** Says what each column is. Those that were not recognised are in a closed list. */
export function Columns({ rows, plan, change }: Corrected & { rows: readonly CsvRow[] }) {
  const recognised = createPlan(rows, plan.header).columns;
  const body = rows.slice(plan.header ? 1 : 0, 100);
  const columns = recognised.map((target, i) => {
    const example = body.map(({ cells }) => cells[i]?.trim() ?? '').find((cell) => cell !== '');
    const name = plan.header ? (rows[0]?.cells[i] ?? '').trim() : '';
    const field = (
      <Select
        key={i}
        name={`column-${i}`}
        label={name === '' ? `Column ${i + 1}` : name}
        hint={example === undefined ? 'Empty in the first rows' : `Such as “${shorten(example)}”`}
        options={meanings}
        value={plan.columns[i] ?? ''}
        onChoose={(value) => change(moveColumn(plan, i, value === '' ? null : (value as Target)))}
      />
    );
    return { target, field };
  });
  const others = columns.filter(({ target }) => target === null);
  return (
    <>
      <div className={styles.columns}>
        {columns.filter(({ target }) => target !== null).map(({ field }) => field)}
      </div>
      {others.length === 0 ? null : (
        <details className={styles.others} open={others.length === columns.length}>
          <summary>{count(others.length, 'more column')}</summary>
          <div className={styles.columns}>{others.map(({ field }) => field)}</div>
        </details>
      )}
    </>
  );
}

/** How many different values a person is asked about. Rows with others are not imported. */
const maxQuestions = 30;
const getQuestions = ({ questions }: ReadFile) => questions.slice(0, maxQuestions);

/** Returns what is still to be said about a file. */
export function findUnanswered(read: ReadFile, plan: Plan): Problem[] {
  if (!plan.columns.includes('email'))
    return [{ field: 'column-0', message: 'Choose the column with the addresses.' }];
  return [
    ...(read.asksDayOrder && plan.dayOrder === null
      ? [{ field: 'day-order', message: `Choose what “${read.example}” is.` }]
      : []),
    ...getQuestions(read).flatMap((question, i) =>
      plan.answers[question.key]
        ? []
        : [{ field: `answer-${i}`, message: `Choose what this means: ${describe(question)}.` }],
    ),
  ];
}

const describe = ({ column, value }: Question) =>
  value === '' ? 'no status' : `“${shorten(value)}”${column === '' ? '' : ` in “${column}”`}`;

/** Asks what no rule can tell. */
export function Questions({ read, plan, change }: Corrected & { read: ReadFile }) {
  const questions = getQuestions(read);
  if (questions.length === 0 && !read.asksDayOrder) return null;
  return (
    <>
      <h2>Questions about the file</h2>
      <div className={styles.columns}>
        {read.asksDayOrder ? (
          <Select
            name="day-order"
            label={`The date “${read.example}”`}
            hint="No date of the column tells the order."
            options={[
              { value: '', label: 'Choose' },
              { value: 'day', label: 'The day is first' },
              { value: 'month', label: 'The month is first' },
            ]}
            value={plan.dayOrder ?? ''}
            onChoose={(value) =>
              change({ ...plan, dayOrder: value === 'day' || value === 'month' ? value : null })
            }
          />
        ) : null}
        {questions.map((question, i) => (
          <Select
            key={question.key}
            name={`answer-${i}`}
            label={question.value === '' ? 'Rows without a status' : describe(question)}
            hint={
              count(question.count, 'row') +
              (question.value === '' ? '. Nothing says whether these people left.' : '')
            }
            options={[
              { value: 'unknown', label: 'Choose' },
              ...outcomes
                .filter((outcome) => outcome !== 'unknown')
                .map((value) => ({ value, label: outcomeNames[value] })),
            ]}
            value={plan.answers[question.key] ?? 'unknown'}
            onChoose={(value) => {
              const { [question.key]: _, ...answers } = plan.answers;
              const answer = outcomes.find((outcome) => outcome === value);
              if (answer && answer !== 'unknown') answers[question.key] = answer;
              change({ ...plan, answers });
            }}
          />
        ))}
      </div>
      {read.questions.length > maxQuestions ? (
        <p className={admin.note}>
          {count(read.questions.length - maxQuestions, 'more value')} of these columns will not be
          imported. If a column does not say who left, choose “Not used” for it.
        </p>
      ) : null}
    </>
  );
}

/** Shows how the file is read: the first rows, and what becomes of all. */
export function Preview({ read, plan, broken }: { read: ReadFile; plan: Plan; broken: number }) {
  const used = targetNames.filter(
    (target) => target !== 'email' && target !== 'status' && plan.columns.includes(target),
  ) as Exclude<Target, 'email' | 'status'>[];
  const unread = used.flatMap((target) => {
    const times = read.rows.filter((row) => row.unread.includes(target)).length;
    return times === 0 ? [] : [`“${targets[target].label}” in ${count(times, 'row')}`];
  });
  return (
    <>
      <h2>What will be imported</h2>
      <DescriptionList
        label="People in the file"
        list={[
          ...outcomes.flatMap((outcome) => {
            const rows = read.rows.filter((row) => row.outcome === outcome).length;
            return rows > 0 || outcome === 'subscribed'
              ? [{ name: outcomeNames[outcome], figure: number(rows) }]
              : [];
          }),
          ...(broken + read.broken.length > 0
            ? [{ name: 'Not readable', figure: number(broken + read.broken.length) }]
            : []),
        ]}
      />
      <p className={admin.note}>
        Only those who are subscribed are imported. Those who unsubscribed, bounced or complained
        are blocked, and a subscription that they have here ends. Addresses that the site already
        knows are skipped.
      </p>
      {unread.length === 0 ? null : (
        <p className={admin.note}>
          Not understood, and left out: {unread.join(', ')}. These rows are imported without it.
        </p>
      )}
      {read.rows.length === 0 ? null : (
        <Table
          caption="The first rows"
          head={['Line', 'Address', 'Status', ...used.map((target) => targets[target].label)]}
          rows={read.rows.slice(0, 5).map(({ line, row, outcome, unread: missing }) => ({
            key: String(line),
            cells: [
              `Line ${number(line)}`,
              <span key="address" className={styles.address}>
                {row.email}
              </span>,
              outcomeNames[outcome],
              ...used.map((target) =>
                missing.includes(target) ? 'Not understood' : (row[target] ?? '–'),
              ),
            ],
          }))}
        />
      )}
    </>
  );
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
