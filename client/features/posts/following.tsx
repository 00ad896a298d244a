import { useInfiniteQuery } from '@tanstack/react-query';
import { followingPath, paths } from '#shared/paths.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { useSession } from '../../lib/session.ts';
import { followingOptions } from '../../queries/following.ts';
import { postListOptions } from '../../queries/posts.ts';
import { Choices } from '../../ui/filter-links.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { rich } from '../../ui/rich.tsx';
import { PostList } from './post-list.tsx';

const feeds = ['newest', 'following', 'discussions'] as const;
const hrefs = {
  newest: paths.home,
  following: followingPath(),
  discussions: paths.discussions,
};

export function Feeds({ following }: { following: boolean }) {
  const t = useTranslate();
  return (
    <>
      <Choices
        label={t('Feeds')}
        options={feeds}
        current={following ? 'following' : 'newest'}
        names={{
          newest: t('Newest'),
          following: t('Following [feed]'),
          discussions: t('Discussions'),
        }}
        hrefFor={(feed) => hrefs[feed]}
      />
      {following ? null : <SetupLink />}
    </>
  );
}

/** Leads the admins of a site without posts to its checklist. */
function SetupLink() {
  const { api, t } = useApp();
  const { user } = useSession();
  const { data } = useInfiniteQuery({ ...postListOptions(api, { sort: 'new' }), enabled: false });
  return user?.role === 'admin' && data?.pages[0]?.posts.length === 0 ? (
    <p>
      {rich(t, '<setup>Set up your site</setup>: name, colors, feeds and the first digest.', {
        setup: (content) => <a href="/admin">{content}</a>,
      })}
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
        cursor === undefined
          ? t('Follow people to see their posts here.')
          : t('You’ve reached the end.')
      }
    />
  );
}
