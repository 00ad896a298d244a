import { Fragment } from 'react';
import type { Post } from '#shared/contract/posts.ts';
import { archivePath } from '#shared/paths.ts';
import { describeIssue } from '#shared/newsletter/describe-issue.ts';
import * as styles from './digest-badges.styles.ts';

/** The model's summary, labeled as such, and the issues that included the post. */
export function InDigest({ post: { summary, issues } }: { post: Post }) {
  if (summary === null && issues.length === 0) return null;
  return (
    <div className={`${styles.inDigest} ${summary === null ? styles.onlyIssues : ''}`}>
      {summary === null ? null : (
        <p>
          <strong>AI summary</strong> <bdi>{summary}</bdi>
        </p>
      )}
      {issues.length === 0 ? null : (
        <p>
          {issues.map((issue, i) => (
            <Fragment key={issue.period}>
              {i === 0 ? 'In ' : ' and in '}
              <a href={archivePath(issue.period)}>{describeIssue(issue)}</a>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
