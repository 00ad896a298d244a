import type { ReactNode } from 'react';
import type { PostList as Page, PostSummary } from '#shared/contract/posts.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { useLoginLink } from '../../lib/login-link.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSession } from '../../lib/session.ts';
import { CursorList, type CursorListSource } from '../../ui/cursor-list.tsx';
import * as styles from './posts.styles.ts';
import { PostRow } from './post-row.tsx';

type RowTexts = {
  /** Replaces the title. */
  titleOf?: (post: PostSummary) => ReactNode;
  after?: (post: PostSummary) => ReactNode;
};

/** Posts, 25 at a time. `ranked` numbers the rows; `after` is rendered below each. */
export function PostList({
  query,
  hrefFor,
  empty,
  ranked = false,
  ...texts
}: CursorListSource<Page> & RowTexts & { empty: ReactNode; ranked?: boolean }) {
  const t = useTranslate();
  return (
    <CursorList
      query={query}
      hrefFor={hrefFor}
      select={listedPosts}
      empty={<p className={styles.empty}>{empty}</p>}
      label={t('More posts')}
      failed={t('More posts couldn’t be loaded. Try again.')}
      loaded={(count) =>
        t('{count, plural, one {# more post loaded} other {# more posts loaded}}', { count })
      }
      focusTarget="#posts > li h2 a"
      showEnd
    >
      {(posts) => (
        <ol id="posts" className={ranked ? `${styles.list} ${styles.ranked}` : styles.list}>
          <Rows posts={posts} {...texts} />
        </ol>
      )}
    </CursorList>
  );
}

/** The posts that moderators pinned, above the first page of a list. */
export function PinnedPosts({ query, ranked = false }: { query: Query; ranked?: boolean }) {
  const t = useTranslate();
  const posts = query.data?.pages[0]?.pinned ?? [];
  if (posts.length === 0) return null;
  return (
    <ul
      aria-label={t('Pinned')}
      className={`${styles.list} ${styles.pins} ${ranked ? styles.indented : ''}`}
    >
      <Rows posts={posts} pinned />
    </ul>
  );
}
type Query = CursorListSource<Page>['query'];

function Rows({
  posts,
  pinned = false,
  titleOf,
  after,
}: RowTexts & { posts: PostSummary[]; pinned?: boolean }) {
  const { t, now: served } = useApp();
  const now = useNow(served);
  const login = useLoginLink();
  const { components, RowState } = useSession();
  return posts.map((post) => (
    <li key={post.id}>
      <PostRow
        t={t}
        post={post}
        title={titleOf?.(post)}
        pinned={pinned}
        now={now}
        components={components}
        RowState={RowState}
        login={login}
      />
      {after?.(post)}
    </li>
  ));
}

/**
 * Returns each post once: a vote between two requests can move a post to the next page. Pinned
 * posts stand above.
 */
function listedPosts(pages: Page[]) {
  const pinned = new Set(pages[0]?.pinned?.map(({ id }) => id));
  if (pages.length === 1 && pinned.size === 0) return pages[0]?.posts ?? [];
  const posts = pages.flatMap((page) => page.posts).filter(({ id }) => !pinned.has(id));
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
