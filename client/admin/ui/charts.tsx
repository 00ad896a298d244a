import type { ReactNode } from 'react';
import { dateOnly, list, number, t } from '../lib/words.ts';
import * as styles from './charts.admin.styles.ts';

/** One value per day; `values[i]` belongs to `days[i]`. */
type Series = { name: string; values: readonly number[] };

/** Lines differ in stroke too, not in color alone. */
const strokes = [styles.first, styles.second, styles.third] as const;

/**
 * Frames what a chart of so many columns draws. `top` is the value at 100. The drawing is
 * stretched, so its texts are HTML.
 */
export function Plot({
  label,
  columns,
  top,
  ends: [from, to],
  children,
}: {
  label: string;
  columns: number;
  top: number;
  ends: readonly [string, string];
  children: ReactNode;
}) {
  return (
    <>
      <p className={styles.top} aria-hidden="true">
        {number(top)}
      </p>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${columns} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <line x1="0" x2={columns} y1="0" y2="0" className={styles.grid} />
        <line x1="0" x2={columns} y1="50" y2="50" className={styles.grid} />
        {children}
        <line x1="0" x2={columns} y1="100" y2="100" className={styles.base} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </>
  );
}

/** Draws one bar of a plot. `height`: 0 to 100. */
export const Bar = ({
  column,
  height,
  title,
}: {
  column: number;
  height: number;
  title: string;
}) => (
  <rect x={column + 0.12} width={0.76} y={100 - height} height={height} className={styles.bar}>
    <title>{title}</title>
  </rect>
);

/**
 * Draws values per day, with the same values as a table. `days`: dates (`2026-11-21`), oldest
 * first. `bars` draws one series, `lines` up to three.
 */
export function DayChart({
  title,
  days,
  series,
  kind,
}: {
  title: string;
  days: readonly string[];
  series: readonly Series[];
  kind: 'bars' | 'lines';
}) {
  const top = roundUp(Math.max(0, ...series.flatMap(({ values }) => values)));
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const height = (value: number) => (top === 0 ? 0 : (value / top) * 100);
  const summary = list(
    series.map(({ name, values }) => {
      const maximum = Math.max(0, ...values);
      return kind === 'bars'
        ? t('{name}: {total, number} in all, at most {maximum, number} a day', {
            name,
            total: total(values),
            maximum,
          })
        : t('{name}: {last, number} on the last day, at most {maximum, number}', {
            name,
            last: values.at(-1) ?? 0,
            maximum,
          });
    }),
    ';',
  );
  const [from, to] = [dayName(days[0]), dayName(days.at(-1))];
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      {kind === 'lines' && series.length > 1 && top > 0 ? (
        <ul className={styles.legend}>
          {series.map(({ name }, i) => (
            <li key={name}>
              <svg viewBox="0 0 28 8" aria-hidden="true">
                <line x1="0" x2="28" y1="4" y2="4" className={`${styles.line} ${strokes[i]}`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      {top === 0 ? (
        <p className={styles.empty}>{t('No data for this period.')}</p>
      ) : (
        <>
          <Plot
            label={t('{title}, {from} to {to}. {summary}.', { title, from, to, summary })}
            columns={days.length}
            top={top}
            ends={[from, to]}
          >
            {kind === 'bars'
              ? days.map((day, i) => {
                  const value = series[0]?.values[i] ?? 0;
                  const name = `${dayName(day)}: ${number(value)}`;
                  return <Bar key={day} column={i} height={height(value)} title={name} />;
                })
              : series.map(({ name, values }, s) => (
                  <polyline
                    key={name}
                    className={`${styles.line} ${strokes[s]}`}
                    points={values.map((value, i) => `${i + 0.5},${100 - height(value)}`).join(' ')}
                  />
                ))}
          </Plot>
          <details className={styles.figures}>
            <summary>{t('{title} as a table', { title })}</summary>
            <div role="region" aria-label={t('{title}, day by day', { title })} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('Day')}</th>
                    {series.map(({ name }) => (
                      <th key={name} scope="col" className="number">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {days
                    .map((day, i) => (
                      <tr key={day}>
                        <th scope="row">{dayName(day)}</th>
                        {series.map(({ name, values }) => (
                          <td key={name} className="number">
                            {number(values[i] ?? 0)}
                          </td>
                        ))}
                      </tr>
                    ))
                    .reverse()}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </figure>
  );
}

const dayName = (day: string | undefined) =>
  day === undefined ? '' : dateOnly(Date.parse(`${day}T00:00:00Z`));

/** Rounds up to a number whose half is round too. */
export function roundUp(value: number): number {
  if (value <= 0) return 0;
  if (value <= 2) return 2;
  const unit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 6, 8].find((many) => many * unit >= value) ?? 10) * unit;
}
