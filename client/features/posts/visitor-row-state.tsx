import type { PostSummary } from '#shared/contract/posts.ts';
import { number } from '../../lib/time.ts';
import * as styles from './posts.styles.ts';
import { lastTotal } from '../../lib/last-visits.ts';

/** "3 new" comments on a post in a list, since the last visit of this browser. */
export function VisitorRowState({ post }: { post: PostSummary }) {
  const seen = lastTotal(post.id);
  return seen === null || post.commentCount <= seen ? null : (
    <span className={styles.fresh}>{`${number(post.commentCount - seen)} new`}</span>
  );
}
