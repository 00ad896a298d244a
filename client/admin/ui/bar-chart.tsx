import { number } from '../../lib/time.ts';
import * as styles from './charts.admin.styles.ts';
import { roundUp } from './charts.tsx';

/** Draws one value per column, such as an issue. The page has the values as a table beside it. */
export function BarChart({
  title,
  columns,
  values,
}: {
  title: string;
  columns: readonly string[];
  /** Null: not known. */
  values: readonly (number | null)[];
}) {
  const top = roundUp(Math.max(0, ...values.map((value) => value ?? 0)));
  const describe = (i: number) => {
    const value = values[i] ?? null;
    return `${columns[i]}: ${value === null ? 'unknown' : number(value)}`;
  };
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      {top === 0 ? (
        <p className={styles.empty}>None.</p>
      ) : (
        <>
          <p className={styles.top} aria-hidden="true">
            {number(top)}
          </p>
          <svg
            className={styles.plot}
            viewBox={`0 0 ${columns.length} 100`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${title}. ${columns.map((_, i) => describe(i)).join('; ')}.`}
          >
            <line x1="0" x2={columns.length} y1="0" y2="0" className={styles.grid} />
            <line x1="0" x2={columns.length} y1="50" y2="50" className={styles.grid} />
            {values.map((value, i) => (
              <rect
                key={columns[i]}
                x={i + 0.12}
                width={0.76}
                y={100 - ((value ?? 0) / top) * 100}
                height={((value ?? 0) / top) * 100}
                className={styles.bar}
              >
                <title>{describe(i)}</title>
              </rect>
            ))}
            <line x1="0" x2={columns.length} y1="100" y2="100" className={styles.base} />
          </svg>
          <p className={styles.ends} aria-hidden="true">
            <span>{columns[0]}</span>
            <span>{columns.length > 1 ? columns.at(-1) : ''}</span>
          </p>
        </>
      )}
    </figure>
  );
}
