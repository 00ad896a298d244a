import { months } from '../dates.ts';
import type { DigestLanguage } from '../paths.ts';
import { english, type Translate } from '../texts/translate.ts';
import { formatDays, weekdayDateIn } from './dates.ts';
import type { SummaryKind } from './summary-kinds.ts';

/** `period` is `2026-11-21` or `2026-w47`; days are dates such as `2026-11-16`. */
type Issue = {
  period: string;
  frequency: 'daily' | 'weekly' | 'letter';
  subject?: string | null;
};
type Days = { firstDay: string; lastDay: string };

const splitDate = (date: string): [day: string, month: string, year: string] => {
  const [year = '', month, day] = date.split('-');
  return [String(Number(day)), months[Number(month) - 1] ?? '', year];
};

/** "21 November 2026", "16–22 November 2026", "29 December 2025 – 4 January 2026" */
export function issueDate({ firstDay, lastDay }: Days): string {
  const [first, last] = [splitDate(firstDay), splitDate(lastDay)];
  const whole = last.join(' ');
  if (firstDay === lastDay) return whole;
  // Shared parts are not repeated.
  if (first[2] !== last[2]) return `${first.join(' ')} – ${whole}`;
  return first[1] === last[1] ? `${first[0]}–${whole}` : `${first[0]} ${first[1]} – ${whole}`;
}

export const issueDateIn = (language: DigestLanguage, days: Days): string =>
  language === 'en'
    ? issueDate(days)
    : formatDays(language, new Date(days.firstDay), new Date(days.lastDay));

/** "Digest of 21 November 2026", "Weekly digest of 16–22 November 2026" */
export function issueTitleIn(t: Translate, issue: Issue & Days): string {
  const date = issueDateIn(t.language, issue);
  return issue.frequency === 'daily'
    ? t('Digest of {date}', { date })
    : t('Weekly digest of {date}', { date });
}

/** "Saturday, 21 November 2026 · No. 5", "16–22 November 2026 · No. 3" or as `nameWeek` has it */
export const numberIssue = (
  t: Translate,
  { number, ...days }: Days & { number: number | null },
  nameWeek = (week: string) => week,
): string =>
  [
    days.firstDay === days.lastDay
      ? weekdayDateIn(t.language, new Date(days.firstDay))
      : nameWeek(issueDateIn(t.language, days)),
    number === null ? [] : t('No. {number}', { number }),
  ]
    .flat()
    .join(' · ');

/** As `issueTitleIn`, but the subject of a letter. The first load has no letters. */
export const nameIssueIn = (t: Translate, issue: Issue & Days): string =>
  issue.subject ?? issueTitleIn(t, issue);

/** Author labels on pages and in emails. */
export const issueLabels: Record<SummaryKind, string> = {
  ai: english('Written and checked by AI'),
  selected: english('Sentences from the sources, selected by AI'),
  extract: english('Excerpts. No AI used.'),
};

/** Returns the overview on one line, without struck sentences. Only a model writes one text. */
export const overviewLine = ({
  kind,
  overview,
}: {
  kind: SummaryKind;
  overview: readonly { text: string; correction?: unknown }[];
}): string =>
  overview
    .filter(({ correction }) => !correction)
    .map(({ text }) => text)
    .join(kind === 'ai' ? ' ' : ' · ');
