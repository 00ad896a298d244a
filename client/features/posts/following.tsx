import { useInfiniteQuery } from '@tanstack/react-query';
import { followingPath, paths } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { useSession } from '../../lib/session.ts';
import { followingOptions } from '../../queries/following.ts';
import { postListOptions } from '../../queries/posts.ts';
import { Choices } from '../../ui/filter-links.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PostList } from './post-list.tsx';

const feeds = ['newest', 'following', 'discussions'] as const;
const names = { newest: 'Newest', following: 'Following', discussions: 'Discussions' };
const hrefs = {
  newest: paths.home,
  following: followingPath(),
  discussions: paths.discussions,
};

export function Feeds({ following }: { following: boolean }) {
  return (
    <>
      <Choices
        label="Feeds"
        options={feeds}
        current={following ? 'following' : 'newest'}
        names={names}
        hrefFor={(feed) => hrefs[feed]}
      />
      {following ? null : <SetupLink />}
    </>
  );
}

/** Leads the admins of a site without posts to its checklist. */
function SetupLink() {
  const { api } = useApp();
  const { user } = useSession();
  const { data } = useInfiniteQuery({ ...postListOptions(api, { sort: 'new' }), enabled: false });
  return user?.role === 'admin' && data?.pages[0]?.posts.length === 0 ? (
    <p>
      <a href="/admin">Set up your site</a>: name, colors, feeds and the first digest.
    </p>
  ) : null;
}

export function Following({ cursor }: { cursor: string | undefined }) {
  const { api, t } = useApp();
  const posts = useInfiniteQuery(followingOptions(api, cursor));
  if (!posts.data)
    return posts.error ? (
      <LoadFailed
        error={posts.error}
        text={t('These posts couldn’t be loaded.')}
        retry={posts.refetch}
      />
    ) : null;
  return (
    <PostList
      query={posts}
      hrefFor={followingPath}
      empty={
        cursor === undefined ? 'Follow people to see their posts here.' : 'You’ve reached the end.'
      }
    />
  );
}
