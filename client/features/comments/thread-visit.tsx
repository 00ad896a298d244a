import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../app-context.tsx';
import { recordVisit } from '../../queries/visits.ts';
import { voteStateOptions } from '../../queries/votes.ts';
import { setAccountVisit } from './new-comments.tsx';

/**
 * Reads where the member left a thread on any device, and stores where they are now. `newest`: null
 * where only a part of the thread is shown.
 */
export function ThreadVisit({ postId, newest }: { postId: string; newest: string | null }) {
  const app = useApp();
  const { data } = useQuery(voteStateOptions(app.api, 'posts', postId));
  const seenAt = data?.visit?.seenAt ?? '';
  const isKnown = data !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    setAccountVisit(postId, seenAt);
    // A failed request is repeated on the next visit.
    if (newest !== null && newest > seenAt) recordVisit(app, postId, newest).catch(() => undefined);
  }, [app, isKnown, postId, newest, seenAt]);
  return null;
}
