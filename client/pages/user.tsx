import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  data,
  redirect,
  useLoaderData,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { userPath, userTabs, withQuery, type UserTab } from '#shared/paths.ts';
import { appContext, useApp } from '../app-context.tsx';
import { UserComments } from '../features/comments/user-comments.tsx';
import { PostList } from '../features/posts/post-list.tsx';
import { ProfileHeader } from '../features/users/profile-header.tsx';
import * as styles from '../features/users/users.styles.ts';
import { Late } from '../layout/late.tsx';
import * as layout from '../layout/layout.styles.ts';
import { answer, hasRepeats, load, type Loaded } from '../queries/load-page-data.ts';
import { profileOptions, userCommentsOptions, userPostsOptions } from '../queries/users.ts';
import { Choices } from '../ui/filter-links.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

function readQuery(params: URLSearchParams): { tab: UserTab; cursor: string | undefined } | null {
  const requested = params.get('tab') ?? 'posts';
  const tab = userTabs.find((option) => option === requested);
  return hasRepeats(params) || tab === undefined
    ? null
    : { tab, cursor: params.get('cursor') ?? undefined };
}
const firstPage = { tab: 'posts', cursor: undefined } as const;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext);
  const username = params.username ?? '';
  const { searchParams, search } = new URL(request.url);
  const query = readQuery(searchParams);
  const profile = queryClient.fetchQuery(profileOptions(api, username));
  const list = ({ tab, cursor }: { tab: UserTab; cursor: string | undefined }) =>
    tab === 'posts'
      ? queryClient.fetchInfiniteQuery(userPostsOptions(api, username, cursor))
      : queryClient.fetchInfiniteQuery(userCommentsOptions(api, username, cursor));
  const loaded: Loaded = query === null ? { state: 'invalid' } : await load(profile, list(query));
  if (loaded.state === 'missing') throw data(null, { status: 404 });
  const found = loaded.state === 'failed' ? null : await profile.catch(() => null);
  // Redirect to the canonical case of the username.
  if (found && found.username !== username) return redirect(userPath(found.username) + search, 301);
  if (loaded.state !== 'invalid') return answer(loaded);
  const first = await load(profile, list(firstPage));
  // Still rejected without parameters, so the username is invalid.
  if (first.state === 'missing' || first.state === 'invalid') throw data(null, { status: 404 });
  return answer(first.state === 'ok' ? loaded : first);
}

export const handle = 'public';

export function Component() {
  const { state } = useLoaderData<Loaded>();
  const { username = '' } = useParams();
  const [params] = useSearchParams();
  const { api, t } = useApp();
  const { tab, cursor } = (state === 'invalid' ? null : readQuery(params)) ?? firstPage;
  const enabled = state !== 'failed';
  const { data: user } = useQuery({ ...profileOptions(api, username), enabled });
  const posts = useInfiniteQuery({
    ...userPostsOptions(api, username, cursor),
    enabled: enabled && tab === 'posts',
  });
  const comments = useInfiniteQuery({
    ...userCommentsOptions(api, username, cursor),
    enabled: enabled && tab === 'comments',
  });
  const pathAt = (to: UserTab, at?: string) =>
    withQuery(userPath(username), { tab: to === 'posts' ? undefined : to, cursor: at });
  if (!user) {
    return (
      <div className={layout.screen}>
        <PageHead title={username} />
        <h1 translate="no">{username}</h1>
        <Notice>
          {t('This profile couldn’t be loaded.')} <a href={pathAt(tab, cursor)}>{t('Try again')}</a>
        </Notice>
      </div>
    );
  }
  return (
    <>
      <PageHead
        title={user.name === user.username ? user.name : `${user.name} (${user.username})`}
        path={state === 'ok' ? pathAt(tab, cursor) : undefined}
        noindex={state !== 'ok' || user.postCount + user.commentCount === 0}
      />
      <div>
        {state === 'invalid' ? (
          <Notice>{t('We couldn’t find that page, so here’s the first one.')}</Notice>
        ) : null}
        <ProfileHeader user={user} />
        <div className={styles.tabs}>
          <Choices
            label={t('Contributions')}
            options={userTabs}
            current={tab}
            names={{ posts: t('Posts'), comments: t('Comments') }}
            hrefFor={(to) => pathAt(to)}
          />
        </div>
        <Late>
          {tab === 'posts' ? (
            <PostList
              query={posts}
              hrefFor={(at) => pathAt('posts', at)}
              empty={t('No posts yet.')}
            />
          ) : (
            <UserComments query={comments} hrefFor={(at) => pathAt('comments', at)} />
          )}
        </Late>
      </div>
    </>
  );
}
