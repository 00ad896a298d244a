import type { CsvRow } from '#shared/csv-rows.ts';
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
import { list, number, t } from '../lib/words.ts';
import type { Problem } from '../../ui/form.tsx';
import * as admin from '../admin.admin.styles.ts';
import { DescriptionList, Select, Table } from '../ui/components.tsx';
import * as styles from './subscribers.admin.styles.ts';

type Corrected = { plan: Plan; change: (plan: Plan) => void };

const outcomeNames: Record<Outcome, string> = {
  subscribed: t('Subscribed'),
  unconfirmed: t('Never confirmed'),
  unknown: t('To be answered'),
  bounce: t('Bounced'),
  manual: t('Unsubscribed or blocked'),
  complaint: t('Complained'),
};
const meanings = [
  { value: '', label: t('Not used') },
  ...targetNames.map((value) => ({ value, label: t.find(targets[value].label) })),
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
        label={name === '' ? t('Column {number}', { number: i + 1 }) : name}
        hint={
          example === undefined
            ? t('Empty in the first rows')
            : t('Such as “{example}”', { example: shorten(example) })
        }
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
          <summary>
            {t('{count, plural, one {# more column} other {# more columns}}', {
              count: others.length,
            })}
          </summary>
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
    return [{ field: 'column-0', message: t('Choose the column with the addresses.') }];
  return [
    ...(read.asksDayOrder && plan.dayOrder === null
      ? [
          {
            field: 'day-order',
            message: t('Choose what “{example}” is.', { example: read.example }),
          },
        ]
      : []),
    ...getQuestions(read).flatMap((question, i) =>
      plan.answers[question.key]
        ? []
        : [
            {
              field: `answer-${i}`,
              message: t('Choose what this means: {value}.', { value: describe(question) }),
            },
          ],
    ),
  ];
}

const describe = ({ column, value }: Question) =>
  value === ''
    ? t('no status')
    : column === ''
      ? t('“{title}”', { title: shorten(value) })
      : t('“{value}” in “{column}”', { value: shorten(value), column });

/** Asks what no rule can tell. */
export function Questions({ read, plan, change }: Corrected & { read: ReadFile }) {
  const questions = getQuestions(read);
  if (questions.length === 0 && !read.asksDayOrder) return null;
  return (
    <>
      <h2>{t('Questions about the file')}</h2>
      <div className={styles.columns}>
        {read.asksDayOrder ? (
          <Select
            name="day-order"
            label={t('The date “{example}”', { example: read.example })}
            hint={t('No date of the column tells the order.')}
            options={[
              { value: '', label: t('Choose') },
              { value: 'day', label: t('The day is first') },
              { value: 'month', label: t('The month is first') },
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
            label={question.value === '' ? t('Rows without a status') : describe(question)}
            hint={
              question.value === ''
                ? t(
                    '{count, plural, one {# row} other {# rows}}. Nothing says whether these people left.',
                    { count: question.count },
                  )
                : t('{count, plural, one {# row} other {# rows}}', { count: question.count })
            }
            options={[
              { value: 'unknown', label: t('Choose') },
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
          {t(
            '{count, plural, one {# more value} other {# more values}} of these columns will not be imported. If a column does not say who left, choose “Not used” for it.',
            { count: read.questions.length - maxQuestions },
          )}
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
    return times === 0
      ? []
      : [
          t('“{column}” in {count, plural, one {# row} other {# rows}}', {
            column: t.find(targets[target].label),
            count: times,
          }),
        ];
  });
  return (
    <>
      <h2>{t('What will be imported')}</h2>
      <DescriptionList
        label={t('People in the file')}
        list={[
          ...outcomes.flatMap((outcome) => {
            const rows = read.rows.filter((row) => row.outcome === outcome).length;
            return rows > 0 || outcome === 'subscribed'
              ? [{ name: outcomeNames[outcome], figure: number(rows) }]
              : [];
          }),
          ...(broken + read.broken.length > 0
            ? [{ name: t('Not readable'), figure: number(broken + read.broken.length) }]
            : []),
        ]}
      />
      <p className={admin.note}>
        {t(
          'Only those who are subscribed are imported. Those who unsubscribed, bounced or complained are blocked, and a subscription that they have here ends. Addresses that the site already knows are skipped.',
        )}
      </p>
      {unread.length === 0 ? null : (
        <p className={admin.note}>
          {t('Not understood, and left out: {columns}. These rows are imported without it.', {
            columns: list(unread),
          })}
        </p>
      )}
      {read.rows.length === 0 ? null : (
        <Table
          caption={t('The first rows')}
          head={[
            t('Line'),
            t('Address'),
            t('Status'),
            ...used.map((target) => t.find(targets[target].label)),
          ]}
          rows={read.rows.slice(0, 5).map(({ line, row, outcome, unread: missing }) => ({
            key: String(line),
            cells: [
              t('Line {line, number}', { line }),
              <span key="address" className={styles.address}>
                {row.email}
              </span>,
              outcomeNames[outcome],
              ...used.map((target) =>
                missing.includes(target) ? t('Not understood') : (row[target] ?? '–'),
              ),
            ],
          }))}
        />
      )}
    </>
  );
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
