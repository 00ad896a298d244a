import type { ReactNode } from 'react';
import type { Issue } from '#shared/contract/archive.ts';
import { archivePath, paths, reportPath } from '#shared/paths.ts';
import { format } from '#shared/texts/format.ts';
import { issueDate, nameIssue } from '#shared/newsletter/issue-labels.ts';
import { issueTexts, reportTexts } from '#shared/texts/issue.ts';
import { count, dateOnly } from '../../lib/time.ts';
import { setTitle } from '../../lib/typography.ts';
import { describeElsewhere } from '../../lib/comments-elsewhere.ts';
import * as styles from './archive.styles.ts';
import { IssueBody } from './issue-body.tsx';

const wording = {
  language: 'en',
  texts: { ...issueTexts, correction: 'Correction' },
} as const;

/** A public issue, in English. `form`: subscribes its readers. */
export function IssueArticle({ issue, form }: { issue: Issue; form: ReactNode }) {
  const { before, after, publishedAt } = issue;
  return (
    <article className={styles.issue}>
      <h1 className="title">{setTitle(nameIssue(issue))}</h1>
      <IssueBody
        issue={issue}
        wording={wording}
        report={{ text: reportTexts.action, href: (id) => reportPath(issue.period, id) }}
        afterThird={
          <section className={styles.subscribe} aria-labelledby="subscribe">
            <h2 id="subscribe">Get the next issue by email</h2>
            {form}
          </section>
        }
        date={dateOnly(Date.parse(publishedAt))}
        facts={({ post, newSince, reason }) => ({
          reason: reason && reason.charAt(0).toUpperCase() + reason.slice(1),
          points: count(post.score, 'point'),
          comments: count(post.commentCount, 'comment'),
          elsewhere: describeElsewhere(post),
          newSince:
            newSince &&
            format('en', issueTexts.newSince, {
              date: issueDate({ firstDay: newSince.day, lastDay: newSince.day }),
            }),
        })}
      />
      {before === null && after === null ? null : (
        <nav className={styles.around} aria-label="Previous and next issue">
          {before === null ? null : (
            <a rel="prev" href={archivePath(before.period)}>
              ← {before.subject ?? issueDate(before)}
            </a>
          )}
          {after === null ? null : (
            <a rel="next" href={archivePath(after.period)}>
              {after.subject ?? issueDate(after)} →
            </a>
          )}
        </nav>
      )}
      <p className={styles.more}>
        <a href={paths.archive}>Past issues</a>
        <a href={paths.selection}>How posts are chosen</a>
      </p>
    </article>
  );
}
