import { useQuery } from '@tanstack/react-query';
import { userPath } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { count } from '../../lib/time.ts';

/** Tells moderators which votes the score of a post leaves out. */
export function DiscountedVotes({ id }: { id: string }) {
  const { api } = useApp();
  const { data } = useQuery({
    queryKey: ['own', 'discounted-votes', id],
    queryFn: ({ signal }) =>
      api('GET /api/admin/posts/{id}/discounted-votes', { path: { id } }, signal),
  });
  if (!data || data.count === 0) return null;
  const others = data.count - data.usernames.length;
  return (
    <details>
      <summary>{`${count(data.count, 'vote')} not counted: related accounts`}</summary>
      <p>
        {data.usernames.map((username, i) => (
          <span key={username}>
            {i === 0 ? null : ', '}
            <a href={userPath(username)}>{username}</a>
          </span>
        ))}
        {others > 0 ? ` and ${others} more` : null}
      </p>
    </details>
  );
}
