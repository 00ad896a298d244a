import { dayMs } from '../durations.ts';
import type { DigestLanguage } from '../paths.ts';
import { issueDateIn } from './issue-labels.ts';

const toDate = (instant: number) => new Date(instant).toISOString().slice(0, 10);

type Digest = { period: string; frequency: 'daily' | 'weekly' };

/** "21 November 2026", "16–22 November 2026" */
export const describeDays = (language: DigestLanguage, digest: Digest): string =>
  issueDateIn(language, findDays(digest));

function findDays({ period, frequency }: Digest): { firstDay: string; lastDay: string } {
  const [firstDay, lastDay] = frequency === 'daily' ? [period, period] : findWeek(period);
  return { firstDay, lastDay };
}

/** Returns Monday and Sunday of an ISO week such as `2026-w47`. */
function findWeek(period: string): [monday: string, sunday: string] {
  const [year, week] = period.split('-w').map(Number) as [number, number];
  // The fourth of January is always in the first week.
  const fourth = Date.UTC(year, 0, 4);
  const daysSinceMonday = (new Date(fourth).getUTCDay() + 6) % 7;
  const monday = fourth + ((week - 1) * 7 - daysSinceMonday) * dayMs;
  return [toDate(monday), toDate(monday + 6 * dayMs)];
}
