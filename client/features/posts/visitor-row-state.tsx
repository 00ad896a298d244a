import type { PostSummary } from '#shared/contract/posts.ts';
import { useTranslate } from '../../app-context.tsx';
import * as styles from './posts.styles.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { lastTotal } from '../../lib/last-visits.ts';
import { setSession } from '../../lib/session.ts';
import { localStore } from '../../lib/storage.ts';

/** "3 new" comments on a post in a list, since the last visit of this browser. */
function VisitorRowState({ post }: { post: PostSummary }) {
  const t = useTranslate();
  const seen = lastTotal(post.id);
  return seen === null || post.commentCount <= seen ? null : (
    <span className={styles.fresh}>
      {t('{count, plural, one {# new} other {# new}} [comments]', {
        count: post.commentCount - seen,
      })}
    </span>
  );
}

/** Adds to lists what this browser remembers, unless a member's session does. */
export function start(): void {
  if (localStore.get(storageKeys.token) === null)
    setSession({ state: 'anonymous', RowState: VisitorRowState });
}
