import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Comment } from '#shared/contract/comments.ts';
import { count } from '../../lib/time.ts';
import { focusOnComment } from './focus-on-comment.ts';
import * as styles from './comments.styles.ts';
import { lastVisit, recordVisit } from './last-visits.ts';

/** The last visits before those of the threads that are shown now. */
const earlier = new Map<string, string | null>();

function readEarlier(postId: string): string | null {
  let at = earlier.get(postId);
  if (at === undefined) earlier.set(postId, (at = lastVisit(postId)));
  return at;
}

/**
 * Returns the ids of comments since the last visit of this browser, in the order of the page: none
 * before hydration, on the first visit, and of the reader's own comments.
 */
export function useNewComments(slug: string, comments: Comment[], you: string | undefined) {
  const postId = slug.split('-').at(-1) ?? slug;
  const at = useSyncExternalStore(
    useCallback(() => () => earlier.delete(postId), [postId]),
    () => readEarlier(postId),
    () => null,
  );
  const newest = comments.reduce((max, { createdAt }) => (createdAt > max ? createdAt : max), '');
  useEffect(() => {
    readEarlier(postId);
    recordVisit(postId, newest);
  }, [postId, newest]);
  if (at === null) return [];
  return comments
    .filter((each) => each.createdAt > at && each.author && each.author.username !== you)
    .map(({ id }) => id);
}

/** Leads from one new comment to the next. It covers the page, so that nothing moves. */
export function NextNew({ ids }: { ids: string[] }) {
  const next = useRef(0);
  if (ids.length === 0) return null;
  return (
    <button
      type="button"
      className={styles.nextNew}
      onClick={() => {
        const id = ids[next.current % ids.length] ?? '';
        next.current += 1;
        const article = document.getElementById(`c-${id}`);
        for (let fold = article?.parentElement; fold; fold = fold.parentElement)
          if (fold instanceof HTMLDetailsElement) fold.open = true;
        article?.scrollIntoView({ block: 'center' });
        focusOnComment(id);
      }}
    >
      {count(ids.length, 'new comment')}
    </button>
  );
}
