import type { ReactNode } from 'react';
import type { UserComment } from '#shared/contract/users.ts';
import { commentPath, userPath } from '#shared/paths.ts';
import { useTranslate } from '../../app-context.tsx';
import { setTitle } from '../../lib/typography.ts';
import { CursorList, type CursorListSource } from '../../ui/cursor-list.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as global from '../../theme/global.styles.ts';
import * as styles from './comments.styles.ts';

/**
 * Comments, each under the title of its post. `body`: stands instead of the text of a comment.
 * `showAuthor`: names the author, for comments of several.
 */
export function UserComments<T extends UserComment>({
  query,
  hrefFor,
  empty,
  body,
  showAuthor = false,
}: CursorListSource<{ comments: T[]; nextCursor: string | null; hasNextPage: boolean }> & {
  empty?: string;
  body?: (comment: T) => ReactNode;
  showAuthor?: boolean;
}) {
  const t = useTranslate();
  return (
    <CursorList
      query={query}
      hrefFor={hrefFor}
      select={(pages) => pages.flatMap((page) => page.comments)}
      empty={<p className={styles.deleted}>{empty ?? t('No comments yet.')}</p>}
      label={t('More comments')}
      failed={t('More comments couldn’t be loaded. Try again.')}
      loaded={(count) =>
        t('{count, plural, one {# more comment loaded} other {# more comments loaded}}', { count })
      }
      focusTarget="#user-comments > li h2 a"
    >
      {(comments) => (
        <ol id="user-comments">
          {comments.map((comment) => (
            <li key={comment.id}>
              <article className={styles.userComment}>
                <h2 dir="auto">
                  <a href={commentPath(comment.post.slug, comment.id)}>
                    {setTitle(comment.post.title)}
                  </a>
                </h2>
                <p className={global.dotted}>
                  {showAuthor && comment.author ? (
                    <a href={userPath(comment.author.username)} translate="no">
                      {comment.author.username}
                    </a>
                  ) : null}
                  <span>
                    {t('{count, plural, one {# point} other {# points}}', {
                      count: comment.score,
                    })}
                  </span>
                  <TimeAgo at={comment.createdAt} />
                </p>
                {body?.(comment) ??
                  (comment.content === null ? null : <RichText content={comment.content} />)}
              </article>
            </li>
          ))}
        </ol>
      )}
    </CursorList>
  );
}
