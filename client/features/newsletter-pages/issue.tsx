import type { Issue } from '#shared/contract/archive.ts';
import {
  archivePath,
  newsletterArchive,
  reportPath,
  selectionPath,
} from '#shared/newsletter/archive-paths.ts';
import { fillIn } from '#shared/newsletter/interpolate.ts';
import { issueDate, issueTitle } from '#shared/newsletter/issue-labels.ts';
import { issueTexts, reportTexts } from '#shared/newsletter/issue-texts.ts';
import { paths } from '#shared/paths.ts';
import { count, dateOnly } from '../../lib/time.ts';
import { describeElsewhere } from '../../lib/comments-elsewhere.ts';
import { LateStyles } from '../../ui/late-styles.tsx';
import * as styles from './archive.late.styles.ts';
import { IssueBody } from './issue-body.tsx';

const wording = {
  language: 'en',
  texts: { ...issueTexts, correction: 'Correction' },
} as const;

/** A public issue, in English. */
export function IssueArticle({ issue }: { issue: Issue }) {
  const { before, after, publishedAt } = issue;
  return (
    <article className={styles.issue}>
      <LateStyles />
      <h1 className="title">{issueTitle(issue)}</h1>
      <IssueBody
        issue={issue}
        wording={wording}
        report={{ text: reportTexts.action, href: (id) => reportPath(issue.period, id) }}
        date={dateOnly(Date.parse(publishedAt))}
        facts={({ post, newSince, reason }) => ({
          reason: reason && reason.charAt(0).toUpperCase() + reason.slice(1),
          points: count(post.score, 'point'),
          comments: count(post.commentCount, 'comment'),
          elsewhere: describeElsewhere(post),
          newSince:
            newSince &&
            fillIn(issueTexts.newSince, {
              date: issueDate({ firstDay: newSince.day, lastDay: newSince.day }),
            }),
        })}
      />
      {before === null && after === null ? null : (
        <nav className={styles.around} aria-label="Previous and next issue">
          {before === null ? null : (
            <a rel="prev" href={archivePath(before.period)}>
              ← {issueDate(before)}
            </a>
          )}
          {after === null ? null : (
            <a rel="next" href={archivePath(after.period)}>
              {issueDate(after)} →
            </a>
          )}
        </nav>
      )}
      <p className={styles.more}>
        <a href={newsletterArchive}>Past issues</a>
        <a href={selectionPath}>How posts are chosen</a>
        <a href={paths.newsletter}>Get the digest by email</a>
      </p>
    </article>
  );
}
