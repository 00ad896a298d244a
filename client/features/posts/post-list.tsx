import type { ReactNode } from 'react';
import type { PostList as Page, PostSummary } from '#shared/contract/posts.ts';
import { useApp } from '../../app-context.tsx';
import { useLoginLink } from '../../lib/login-link.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSession } from '../../lib/session.ts';
import { CursorList, type CursorListSource } from '../../ui/cursor-list.tsx';
import * as styles from './posts.styles.ts';
import { PostRow } from './post-row.tsx';

/** Posts, 25 at a time. `ranked` numbers the rows; `after` is rendered below each. */
export function PostList({
  query,
  hrefFor,
  empty,
  ranked = false,
  titleOf,
  after,
}: CursorListSource<Page> & {
  empty: ReactNode;
  ranked?: boolean;
  /** Replaces the title. */
  titleOf?: (post: PostSummary) => ReactNode;
  after?: (post: PostSummary) => ReactNode;
}) {
  const now = useNow(useApp().now);
  const login = useLoginLink();
  const { components, RowState } = useSession();
  return (
    <CursorList
      query={query}
      hrefFor={hrefFor}
      select={distinctPosts}
      empty={<p className={styles.empty}>{empty}</p>}
      label="More posts"
      loaded="more posts loaded"
      focusTarget="#posts > li h2 a"
      showEnd
    >
      {(posts) => (
        <ol id="posts" className={ranked ? `${styles.list} ${styles.ranked}` : styles.list}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostRow
                post={post}
                title={titleOf?.(post)}
                now={now}
                components={components}
                RowState={RowState}
                login={login}
              />
              {after?.(post)}
            </li>
          ))}
        </ol>
      )}
    </CursorList>
  );
}

/** Returns each post once: a vote between two requests can move a post to the next page. */
function distinctPosts(pages: Page[]) {
  if (pages.length === 1) return pages[0]?.posts ?? [];
  return [...new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
}
