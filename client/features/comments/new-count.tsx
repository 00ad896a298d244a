import { useQuery } from '@tanstack/react-query';
import type { PostSummary } from '#shared/contract/posts.ts';
import { useApp } from '../../app-context.tsx';
import { number } from '../../lib/time.ts';
import { voteStateOptions } from '../../queries/votes.ts';

/** "3 new": comments on a post in a list since the member's last visit. */
export function NewCount({ post, className }: { post: PostSummary; className: string }) {
  const { data } = useQuery(voteStateOptions(useApp().api, 'posts', post.id));
  const fresh = data?.visit?.newComments ?? 0;
  return fresh === 0 ? null : <span className={className}>{`${number(fresh)} new`}</span>;
}
