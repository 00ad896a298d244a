import type { UserCommentList } from '#shared/contract/users.ts';
import { commentPath } from '#shared/paths.ts';
import { count } from '../../lib/time.ts';
import { setTitle } from '../../lib/typography.ts';
import { CursorList, type CursorListSource } from '../../ui/cursor-list.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as styles from './comments.styles.ts';

/** Comments of one user, each under the title of its post. */
export function UserComments({ query, hrefFor }: CursorListSource<UserCommentList>) {
  return (
    <CursorList
      query={query}
      hrefFor={hrefFor}
      select={(pages) => pages.flatMap((page) => page.comments)}
      empty={<p className={styles.deleted}>No comments yet.</p>}
      label="More comments"
      loaded="more comments loaded"
      focusTarget="#user-comments > li h2 a"
    >
      {(comments) => (
        <ol id="user-comments">
          {comments.map((comment) => (
            <li key={comment.id}>
              <article className={styles.userComment}>
                <h2>
                  <a href={commentPath(comment.post.slug, comment.id)}>
                    {setTitle(comment.post.title)}
                  </a>
                </h2>
                <p>
                  {count(comment.score, 'point')} · <TimeAgo at={comment.createdAt} />
                </p>
                {comment.content === null ? null : <RichText content={comment.content} />}
              </article>
            </li>
          ))}
        </ol>
      )}
    </CursorList>
  );
}
