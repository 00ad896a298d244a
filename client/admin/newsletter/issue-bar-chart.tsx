import { list, number, t } from '../lib/words.ts';
import * as styles from '../ui/charts.admin.styles.ts';
import { Bar, Plot, roundUp } from '../ui/charts.tsx';

/** Draws one value per issue, oldest first. The page has the same values as a table. */
export function IssueBarChart({
  title,
  issues,
  values,
}: {
  title: string;
  /** Their names. */
  issues: readonly string[];
  values: readonly number[];
}) {
  const top = roundUp(Math.max(0, ...values));
  const describe = (i: number) => `${issues[i]}: ${number(values[i] ?? 0)}`;
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      {top === 0 ? (
        <p className={styles.empty}>{t('None. [issues]')}</p>
      ) : (
        <Plot
          label={`${title}. ${list(
            issues.map((_, i) => describe(i)),
            ';',
          )}.`}
          columns={issues.length}
          top={top}
          ends={[issues[0] ?? '', issues.length > 1 ? (issues.at(-1) ?? '') : '']}
        >
          {values.map((value, i) => (
            <Bar
              // Issues may have equal names, and their order is fixed.
              key={i}
              column={i}
              height={(value / top) * 100}
              title={describe(i)}
            />
          ))}
        </Plot>
      )}
    </figure>
  );
}
