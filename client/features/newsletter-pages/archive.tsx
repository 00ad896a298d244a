import { type ReactNode } from 'react';
import type { IssueSummary } from '#shared/contract/archive.ts';
import { months } from '#shared/dates.ts';
import { formatDate } from '#shared/newsletter/dates.ts';
import { numberIssue } from '#shared/newsletter/issue-labels.ts';
import { archivePath, paths, type DigestLanguage } from '#shared/paths.ts';
import { useTranslate } from '../../app-context.tsx';
import { useTextLanguage } from '../../lib/text-language.ts';
import { setTitle } from '../../lib/typography.ts';
import { rich } from '../../ui/rich.tsx';
import * as global from '../../theme/global.styles.ts';
import * as archive from './archive.styles.ts';
import * as listStyles from './page-lists.styles.ts';

/** The archive page around its list of issues. */
export function Archive({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className={listStyles.index}>
      <h1 className="title">{t('Past issues')}</h1>
      <p className={listStyles.lead}>
        {rich(t, 'Every issue so far. Want it in your inbox? <subscribe>Subscribe</subscribe>.', {
          subscribe: (content) => <a href={paths.newsletter}>{content}</a>,
        })}
      </p>
      {notice}
      {children}
    </div>
  );
}

export function NoIssues() {
  const t = useTranslate();
  return (
    <p className={archive.empty}>
      {t('No issues yet. The first goes out once three posts make the cut.')}
    </p>
  );
}

/** The issues by month, each with its headline. */
export function IssueList({ issues }: { issues: IssueSummary[] }) {
  const { language } = useTranslate();
  const byMonth = Map.groupBy(issues, ({ lastDay }) => monthOf(language, lastDay));
  return (
    <div id="issues" className={archive.months}>
      {[...byMonth].map(([month, listed]) => (
        <section key={month} aria-label={month}>
          <h2 className={`label kicker ${archive.kicker}`}>{month}</h2>
          <ol className={archive.issues}>
            {listed.map((issue) => (
              <ListedIssue key={`${issue.frequency} ${issue.period}`} issue={issue} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function ListedIssue({ issue }: { issue: IssueSummary }) {
  const t = useTranslate();
  const findLanguage = useTextLanguage(t.language);
  const [headline, ...others] =
    issue.subject === null ? issue.titles : [issue.subject, ...issue.titles];
  return (
    <li>
      <h3 className="title" dir="auto">
        <a href={archivePath(issue.period)} lang={headline && findLanguage(headline)}>
          {headline === undefined ? numberIssue(t, issue) : setTitle(headline)}
        </a>
      </h3>
      {headline === undefined ? null : (
        <p className={archive.dateline}>
          {numberIssue(t, issue, (days) => t('Week of {days}', { days }))}
        </p>
      )}
      {others.length === 0 ? null : (
        <p className={global.dotted}>
          {others.map((title, i) => (
            <bdi key={i} lang={findLanguage(title)}>
              {title}
            </bdi>
          ))}
        </p>
      )}
    </li>
  );
}

/** "November 2026" */
const monthOf = (language: DigestLanguage, day: string) =>
  language === 'en'
    ? `${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`
    : formatDate(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }, new Date(day));
