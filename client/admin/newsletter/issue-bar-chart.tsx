import { number } from '../../lib/time.ts';
import * as styles from '../ui/charts.admin.styles.ts';
import { roundUp } from '../ui/charts.tsx';

/** Draws one value per issue, oldest first. The page has the same values as a table. */
export function IssueBarChart({
  title,
  issues,
  values,
}: {
  title: string;
  /** Their names. */
  issues: readonly string[];
  /** Null: not known. */
  values: readonly (number | null)[];
}) {
  const top = roundUp(Math.max(0, ...values.map((value) => value ?? 0)));
  const describe = (i: number) => {
    const value = values[i] ?? null;
    return `${issues[i]}: ${value === null ? 'unknown' : number(value)}`;
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
            viewBox={`0 0 ${issues.length} 100`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${title}. ${issues.map((_, i) => describe(i)).join('; ')}.`}
          >
            <line x1="0" x2={issues.length} y1="0" y2="0" className={styles.grid} />
            <line x1="0" x2={issues.length} y1="50" y2="50" className={styles.grid} />
            {values.map((value, i) => (
              <rect
                key={issues[i]}
                x={i + 0.12}
                width={0.76}
                y={100 - ((value ?? 0) / top) * 100}
                height={((value ?? 0) / top) * 100}
                className={styles.bar}
              >
                <title>{describe(i)}</title>
              </rect>
            ))}
            <line x1="0" x2={issues.length} y1="100" y2="100" className={styles.base} />
          </svg>
          <p className={styles.ends} aria-hidden="true">
            <span>{issues[0]}</span>
            <span>{issues.length > 1 ? issues.at(-1) : ''}</span>
          </p>
        </>
      )}
    </figure>
  );
}
