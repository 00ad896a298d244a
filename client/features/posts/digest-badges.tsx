import { Fragment } from 'react';
import type { Post } from '#shared/contract/posts.ts';
import { archivePath } from '#shared/newsletter/archive-paths.ts';
import { issueOf } from '#shared/newsletter/issue-labels.ts';
import * as styles from './digest-badges.styles.ts';

/** What the digest made of a post: the summary that a model wrote, marked as such, and the issues that it was in. */
export function InDigest({ post: { summary, issues } }: { post: Post }) {
  if (summary === null && issues.length === 0) return null;
  return (
    <div className={styles.inDigest}>
      {summary === null ? null : (
        <p>
          <strong>AI summary</strong> {summary}
        </p>
      )}
      {issues.length === 0 ? null : (
        <p>
          {issues.map((issue, i) => (
            <Fragment key={issue.period}>
              {i === 0 ? 'In ' : ' and in '}
              <a href={archivePath(issue.period)}>{issueOf(issue)}</a>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
