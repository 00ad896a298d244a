import type { IssueStatistics } from '#shared/contract/admin-statistics.ts';
import { t } from '../lib/words.ts';
import * as charts from '../ui/charts.admin.styles.ts';
import { IssueBarChart } from './issue-bar-chart.tsx';
import { formatIssueName } from './labels.ts';

/** How many issues fit side by side on a phone. */
const shownIssues = 12;

/** Draws the last issues side by side, oldest first. The page has their table. */
export function IssueBars({ issues }: { issues: readonly IssueStatistics[] }) {
  const shown = issues.slice(0, shownIssues).toReversed();
  const columns = shown.map((issue) => formatIssueName(issue));
  const bars = (title: string, getValue: (issue: IssueStatistics) => number) => (
    <IssueBarChart title={title} issues={columns} values={shown.map(getValue)} />
  );
  return (
    <div className={charts.charts}>
      {bars(t('Delivered'), ({ delivered }) => delivered)}
      {bars(t('Reads'), ({ reads }) => reads)}
      {bars(t('Unsubscribed'), ({ unsubscribed }) => unsubscribed)}
    </div>
  );
}
