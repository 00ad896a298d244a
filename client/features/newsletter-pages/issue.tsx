import type { ReactNode } from 'react';
import type { Issue } from '#shared/contract/archive.ts';
import { dateOnly } from '#shared/dates.ts';
import { archivePath, paths, reportPath, toEntryId } from '#shared/paths.ts';
import { format } from '#shared/texts/format.ts';
import { issueDate, issueLabels, numberIssue } from '#shared/newsletter/issue-labels.ts';
import { issueTexts, reportTexts } from '#shared/texts/issue.ts';
import { setTitle } from '../../lib/typography.ts';
import * as styles from './archive.styles.ts';
import { IssueBody } from './issue-body.tsx';

/** A public issue, in English. `form`: subscribes its readers. */
export function IssueArticle({ issue, form }: { issue: Issue; form: ReactNode }) {
  const { before, after, editor } = issue;
  const note = [issueTexts.pieces.note, editor].filter(Boolean).join(': ');
  const texts = {
    ...issueTexts,
    pieces: { ...issueTexts.pieces, note },
    correction: 'Correction',
  };
  return (
    <article className={styles.issue}>
      <IssueBody
        issue={issue}
        dateline={numberIssue(issue)}
        subject={issue.subject}
        wording={{ language: 'en', texts }}
        report={{ text: reportTexts.action, href: (id) => reportPath(issue.period, id) }}
        afterThird={
          <section className={`no-print ${styles.subscribe}`} aria-labelledby="subscribe">
            <h2 id="subscribe">Get the next issue by email</h2>
            {form}
          </section>
        }
        facts={({ post, day, newSince }) => ({
          day: dateOnly(day),
          comments:
            post.commentCount === 0
              ? 'Discuss'
              : format('en', '{count, plural, one {# comment} other {# comments}}', {
                  count: post.commentCount,
                }),
          newSince: newSince && format('en', issueTexts.newSince, { date: dateOnly(newSince.day) }),
        })}
        end={<AboutIssue issue={issue} />}
      />
      {before === null && after === null ? null : (
        <nav className={styles.around} aria-label="Previous and next issue">
          {before === null ? null : (
            <a rel="prev" href={archivePath(before.period)}>
              ← <bdi>{before.subject ?? issueDate(before)}</bdi>
            </a>
          )}
          {after === null ? null : (
            <a rel="next" href={archivePath(after.period)}>
              <bdi>{after.subject ?? issueDate(after)}</bdi> →
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

/** How the issue was made. */
function AboutIssue({ issue: { kind, publishedAt, items } }: { issue: Issue }) {
  const reasons = items.filter(({ reason }) => reason !== null);
  return (
    <div className={styles.about}>
      <p>
        {items.length === 0 ? null : `${issueLabels[kind]} · `}
        Published <time dateTime={publishedAt}>{dateOnly(Date.parse(publishedAt))}</time>
      </p>
      {reasons.length === 0 ? null : (
        <details>
          <summary>Why these posts</summary>
          <ul>
            {reasons.map(({ post, reason }) => (
              <li key={post.id}>
                <a href={`#${toEntryId(post.id)}`}>
                  <bdi>{setTitle(post.title)}</bdi>
                </a>
                : {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
