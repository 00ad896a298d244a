import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { voteValue } from '#shared/vote.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useSession, type VotedOn } from '../../lib/session.ts';
import { count } from '../../lib/time.ts';
import { castVote, voteStateOptions } from '../../queries/votes.ts';

const announcements: Record<number, string> = {
  1: 'Upvoted',
  [-1]: 'Downvoted',
  0: 'Vote removed',
};

/**
 * Buttons around a score. A second press retracts the vote; `aria-pressed` tells the state. Authors
 * cannot vote on their own items.
 */
export function VoteButtons({
  on,
  id,
  author,
  score,
  what,
  children,
}: VotedOn & { children: ReactNode }) {
  const app = useApp();
  const isAuthor = useSession().user?.username === author;
  const options = voteStateOptions(app.api, on, id);
  const { data } = useQuery({ ...options, enabled: !isAuthor });
  const vote = isAuthor ? 1 : (data?.vote ?? 0);

  async function press(way: 'up' | 'down') {
    const value = voteValue(way);
    const newVote = vote === value ? 0 : value;
    // A later reply would show a wrong score.
    await app.queryClient.ensureQueryData(options).catch(() => undefined);
    try {
      const counts = await castVote(app, on, id, score, newVote);
      if (counts) announce(`${announcements[counts.vote]}, ${count(counts.score, 'point')}`);
    } catch (error) {
      // Shows expired sessions and rate limits.
      const why =
        error instanceof ApiError && [401, 429].includes(error.status)
          ? error.message
          : 'Try again.';
      announce(`Vote not saved. ${why}`, 'alert');
    }
  }
  const button = (way: 'up' | 'down') => (
    <button
      type="button"
      aria-label={`${way === 'up' ? 'Upvote' : 'Downvote'} – ${what}`}
      aria-pressed={vote === voteValue(way)}
      aria-disabled={isAuthor || undefined}
      title={
        isAuthor ? `You can’t vote on your own ${on === 'posts' ? 'post' : 'comment'}` : undefined
      }
      onClick={() => (isAuthor ? undefined : void press(way))}
    />
  );
  return (
    <>
      {button('up')}
      {children}
      {button('down')}
    </>
  );
}
