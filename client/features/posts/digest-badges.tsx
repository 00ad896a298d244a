import { Fragment } from 'react';
import type { Post } from '#shared/contract/posts.ts';
import { archivePath } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import { describeDays } from '#shared/newsletter/describe-issue.ts';
import { useTranslate } from '../../app-context.tsx';
import { rich } from '../../ui/rich.tsx';
import * as styles from './digest-badges.styles.ts';

const first = {
  daily: english('In <issue>the digest of {date}</issue>'),
  weekly: english('In <issue>the weekly digest of {date}</issue>'),
};
const further = {
  daily: english('and in <issue>the digest of {date}</issue>'),
  weekly: english('and in <issue>the weekly digest of {date}</issue>'),
};

/** The model's summary, labeled as such, and the issues that included the post. */
export function InDigest({ post: { summary, issues } }: { post: Post }) {
  const t = useTranslate();
  if (summary === null && issues.length === 0) return null;
  return (
    <div className={`${styles.inDigest} ${summary === null ? styles.onlyIssues : ''}`}>
      {summary === null ? null : (
        <p>
          <strong>{t('AI summary')}</strong> <bdi>{summary}</bdi>
        </p>
      )}
      {issues.length === 0 ? null : (
        <p>
          {issues.map((issue, i) => (
            <Fragment key={issue.period}>
              {i === 0 ? '' : ' '}
              {rich(t, i === 0 ? first[issue.frequency] : further[issue.frequency], {
                date: describeDays(t.language, issue),
                issue: (content) => <a href={archivePath(issue.period)}>{content}</a>,
              })}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
