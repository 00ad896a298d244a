import type { Comment } from '#shared/contract/comments.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { announce } from '../../lib/announce.ts';

/** Announces a stored comment. A held one gets a visible alert, because it disappears on reload. */
export function announceResult(t: Translate, { held }: Pick<Comment, 'held'>, done: string): void {
  if (held)
    announce(
      t('Waiting for review. Only you can see your comment until a moderator approves it.'),
      'alert',
    );
  else announce(done);
}
