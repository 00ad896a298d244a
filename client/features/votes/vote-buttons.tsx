import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { voteValue } from '#shared/vote.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useSession, type VotedOn } from '../../lib/session.ts';
import { castVote, voteStateOptions } from '../../queries/votes.ts';

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
  const { t } = app;
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
      if (!counts) return;
      const now = { count: counts.score };
      announce(
        counts.vote === 1
          ? t('Upvoted, {count, plural, one {# point} other {# points}}', now)
          : counts.vote === -1
            ? t('Downvoted, {count, plural, one {# point} other {# points}}', now)
            : t('Vote removed, {count, plural, one {# point} other {# points}}', now),
      );
    } catch (error) {
      // Shows expired sessions and rate limits.
      const why =
        error instanceof ApiError && [401, 429].includes(error.status)
          ? error.message
          : t('Try again.');
      announce(`${t('Vote not saved.')} ${why}`, 'alert');
    }
  }
  const button = (way: 'up' | 'down') => (
    <button
      type="button"
      aria-label={`${way === 'up' ? t('Upvote') : t('Downvote')} – ${what}`}
      aria-pressed={vote === voteValue(way)}
      aria-disabled={isAuthor || undefined}
      title={
        !isAuthor
          ? undefined
          : on === 'posts'
            ? t('You can’t vote on your own post')
            : t('You can’t vote on your own comment')
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
