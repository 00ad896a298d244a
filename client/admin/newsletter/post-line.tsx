import { postPath } from '#shared/paths.ts';
import { t } from '../lib/words.ts';
import { translateReason } from './selection-reasons.ts';
import type { DraftPost } from './issue-draft.ts';
import * as styles from './newsletter.admin.styles.ts';

const capitalize = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Shows a post of the days, and why it was selected or not. */
export function PostLine({
  post: { slug, title, domain, score, commentCount, listed, reason },
}: {
  post: DraftPost;
}) {
  return (
    <>
      <h4 dir="auto">
        <a href={postPath(slug)} target="_blank" rel="noreferrer">
          {title}
        </a>
      </h4>
      <p className={styles.quiet}>
        {[
          ...(domain === null ? [] : [domain]),
          t('{count, plural, one {# point} other {# points}}', { count: score }),
          t('{count, plural, one {# comment} other {# comments}}', { count: commentCount }),
          ...(listed ? [] : [t('hidden or deleted since, so no longer sent')]),
        ].join(' · ')}
      </p>
      {reason === '' ? null : (
        <p className={styles.quiet}>{capitalize(translateReason(t, reason))}</p>
      )}
    </>
  );
}
