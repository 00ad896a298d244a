import { Fragment, type ReactNode } from 'react';
import type { IssueSummary } from '#shared/contract/archive.ts';
import { issueDate } from '#shared/newsletter/issue-labels.ts';
import { archivePath, paths } from '#shared/paths.ts';
import { useTextLanguage } from '../../lib/text-language.ts';
import { count } from '../../lib/time.ts';
import * as archive from './archive.styles.ts';
import * as listStyles from './page-lists.styles.ts';

/** The archive page around its list of issues. */
export function Archive({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  return (
    <div className={listStyles.index}>
      <h1 className="title">Past issues</h1>
      <p className={listStyles.lead}>
        Every issue so far. Want it in your inbox? <a href={paths.newsletter}>Subscribe</a>.
      </p>
      {notice}
      {children}
    </div>
  );
}

export function NoIssues() {
  return (
    <p className={archive.empty}>
      No issues yet. The first goes out once three posts make the cut.
    </p>
  );
}

export function IssueList({ issues }: { issues: IssueSummary[] }) {
  const findLanguage = useTextLanguage();
  return (
    <ol id="issues" className={archive.issues}>
      {issues.map((issue) => (
        <li key={`${issue.frequency} ${issue.period}`}>
          <h2>
            <a href={archivePath(issue.period)}>
              {issue.subject ?? (
                <>
                  {issue.frequency === 'weekly' ? 'Week of ' : null}
                  {issueDate(issue)}
                </>
              )}
            </a>
          </h2>
          <span>{issue.subject === null ? count(issue.postCount, 'post') : issueDate(issue)}</span>
          {issue.titles.length === 0 ? null : (
            <p>
              {issue.titles.map((title, i) => (
                <Fragment key={i}>
                  {i > 0 ? ' · ' : ''}
                  <bdi lang={findLanguage(title)}>{title}</bdi>
                </Fragment>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
