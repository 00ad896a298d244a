import type { FetchNextPageOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PostList as Page, PostSummary } from '#shared/contract/posts.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useLoginLink } from '../../lib/login-link.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSession } from '../../lib/session.ts';
import { Pager } from '../../ui/pager.tsx';
import * as styles from './posts.styles.ts';
import { PostRow } from './post-row.tsx';

export type PagesOfPosts = {
  data: { pages: Page[]; pageParams: unknown[] } | undefined;
  isFetchingNextPage: boolean;
  fetchNextPage: (
    options?: FetchNextPageOptions,
  ) => Promise<{ data?: { pages: Page[] } | undefined; isError: boolean }>;
};

/** Posts, 25 at a time. `hrefOf` makes the address of the page at a cursor; `ranked` numbers the rows; `after` stands below each. */
export function PostList({
  query,
  hrefOf,
  empty,
  ranked = false,
  after,
}: {
  query: PagesOfPosts;
  hrefOf: (cursor: string) => string;
  empty: ReactNode;
  ranked?: boolean;
  after?: (post: PostSummary) => ReactNode;
}) {
  const now = useNow(useApp().now);
  const login = useLoginLink();
  const { parts } = useSession();
  const pages = query.data?.pages ?? [];
  const posts = distinct(pages);
  const next = pages.at(-1)?.nextCursor ?? null;
  const long = posts.length > 25 || Boolean(query.data?.pageParams[0]);
  if (posts.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <>
      <ol id="posts" className={ranked ? `${styles.list} ${styles.ranked}` : styles.list}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow post={post} now={now} VoteButtons={parts?.VoteButtons} login={login} />
            {after?.(post)}
          </li>
        ))}
      </ol>
      <Pager
        href={next === null ? null : hrefOf(next)}
        label="More posts"
        items="#posts > li h2 a"
        shown={posts.length}
        loading={query.isFetchingNextPage}
        end={long ? 'You’ve reached the end.' : null}
        onMore={async () => {
          const result = await query.fetchNextPage({ cancelRefetch: false });
          if (result.isError) {
            announce('More posts couldn’t be loaded. Try again.', 'alert');
            return '';
          }
          const added = distinct(result.data?.pages ?? []).length - posts.length;
          return `${added} more posts loaded`;
        }}
      />
    </>
  );
}

/** Pages by cursor do not overlap, but a vote between two pages can move a post from one to the other. */
function distinct(pages: Page[]) {
  if (pages.length === 1) return pages[0]?.posts ?? [];
  return [...new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
}
