import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Comment } from '#shared/contract/comments.ts';
import { useTranslate } from '../../app-context.tsx';
import { focusOnComment } from './focus-on-comment.ts';
import * as styles from './comments.styles.ts';
import { lastVisit, recordVisit } from '../../lib/last-visits.ts';

/**
 * Previous visits of the displayed threads: in this browser, and on any device of the member. Empty
 * without one. `account` is undefined until it is loaded.
 */
const earlier = new Map<string, { browser: string; account?: string }>();
const listeners = new Set<() => void>();

function readEarlier(postId: string) {
  let visit = earlier.get(postId);
  if (!visit) earlier.set(postId, (visit = { browser: lastVisit(postId) ?? '' }));
  return visit;
}

/** The later of both: what was read on one device is not new on another. */
function readLatest(postId: string): string {
  const { browser, account = '' } = readEarlier(postId);
  return browser > account ? browser : account;
}

/** Sets the last visit on any device, once for each time that a thread is shown. */
export function setAccountVisit(postId: string, seenAt: string): void {
  const visit = readEarlier(postId);
  if (visit.account !== undefined) return;
  visit.account = seenAt;
  for (const listener of listeners) listener();
}

/**
 * Returns the ids of comments since the last visit, in page order, without the reader's own. Empty
 * before hydration and on the first visit. Records the visit if the page has the whole thread, not
 * one branch or a later part.
 */
export function useNewComments(
  postId: string,
  comments: Comment[],
  newest: string,
  total: number,
  isWhole: boolean,
  you: string | undefined,
): string[] {
  const at = useSyncExternalStore(
    useCallback(
      (listener) => {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
          earlier.delete(postId);
        };
      },
      [postId],
    ),
    () => readLatest(postId),
    () => '',
  );
  useEffect(() => {
    readEarlier(postId);
    if (isWhole) recordVisit(postId, newest, total);
  }, [postId, newest, total, isWhole]);
  if (at === '') return [];
  return comments
    .filter((each) => each.createdAt > at && each.author && each.author.username !== you)
    .map(({ id }) => id);
}

/** Leads from one new comment to the next. It covers the page, so that nothing moves. */
export function NextNew({ ids }: { ids: string[] }) {
  const t = useTranslate();
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
      {t('{count, plural, one {# new comment} other {# new comments}}', { count: ids.length })}
    </button>
  );
}
