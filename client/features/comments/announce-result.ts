import type { Comment } from '#shared/contract/comments.ts';
import { announce } from '../../lib/announce.ts';

/** Tells that a comment was stored; of one that waits for a moderator everybody is told, for it will be gone when the page is loaded again. */
export function announceSaid({ held }: Pick<Comment, 'held'>, done: string): void {
  if (held)
    announce(
      'Waiting for review. Only you can see your comment until a moderator approves it.',
      'alert',
    );
  else announce(done);
}
