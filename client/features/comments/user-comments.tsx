import type { FetchNextPageOptions } from '@tanstack/react-query';
import type { UserCommentList } from '#shared/contract/users.ts';
import { commentPath } from '#shared/paths.ts';
import { announce } from '../../lib/announce.ts';
import { count } from '../../lib/time.ts';
import { Pager } from '../../ui/pager.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as styles from './comments.styles.ts';

type PagesOfComments = {
  data: { pages: UserCommentList[] } | undefined;
  isFetchingNextPage: boolean;
  fetchNextPage: (
    options?: FetchNextPageOptions,
  ) => Promise<{ data?: { pages: UserCommentList[] } | undefined; isError: boolean }>;
};

/** Comments of one person, each under the title of its post. */
export function UserComments({
  query,
  hrefOf,
}: {
  query: PagesOfComments;
  hrefOf: (cursor: string) => string;
}) {
  const pages = query.data?.pages ?? [];
  const comments = pages.flatMap((page) => page.comments);
  const next = pages.at(-1)?.nextCursor ?? null;
  if (comments.length === 0) return <p className={styles.gone}>No comments yet.</p>;
  return (
    <>
      <ol id="user-comments">
        {comments.map((comment) => (
          <li key={comment.id}>
            <article className={styles.userComment}>
              <h2>
                <a href={commentPath(comment.post.slug, comment.id)}>{comment.post.title}</a>
              </h2>
              <p>
                {count(comment.score, 'point')} · <TimeAgo at={comment.createdAt} />
              </p>
              {comment.content === null ? null : <RichText content={comment.content} />}
            </article>
          </li>
        ))}
      </ol>
      <Pager
        href={next === null ? null : hrefOf(next)}
        label="More comments"
        items="#user-comments > li h2 a"
        shown={comments.length}
        loading={query.isFetchingNextPage}
        end={null}
        onMore={async () => {
          const result = await query.fetchNextPage({ cancelRefetch: false });
          if (result.isError) {
            announce('More comments couldn’t be loaded. Try again.', 'alert');
            return '';
          }
          return `${(result.data?.pages.flatMap((page) => page.comments).length ?? 0) - comments.length} more comments loaded`;
        }}
      />
    </>
  );
}
