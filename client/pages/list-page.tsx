import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { Translate } from '#shared/texts/translate.ts';
import { paths, topPeriods, withQuery, type TopPeriod } from '#shared/paths.ts';
import { appContext, useApp } from '../app-context.tsx';
import { PinnedPosts, PostList } from '../features/posts/post-list.tsx';
import * as styles from '../features/posts/posts.styles.ts';
import { Late } from '../layout/late.tsx';
import { answer, hasRepeats, load, type Loaded } from '../queries/load-page-data.ts';
import { postListOptions, type PostListQuery } from '../queries/posts.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { rich } from '../ui/rich.tsx';

type Sort = PostListQuery['sort'];

/** Returns the list of a URL, or null for invalid parameters. */
function readQuery(sort: Sort, params: URLSearchParams): PostListQuery | null {
  const t = sort === 'top' ? params.get('t') : null;
  const period = topPeriods.find((option) => option === t);
  if (hasRepeats(params) || (t !== null && period === undefined)) return null;
  return {
    sort,
    t: period === 'all' ? undefined : period,
    cursor: params.get('cursor') ?? undefined,
  };
}

/** Loads a list. Invalid parameters give the first page with a notice. */
export async function loadList(
  sort: Sort,
  { context, request }: LoaderFunctionArgs,
): Promise<Loaded> {
  const { api, queryClient } = context.get(appContext);
  const fetchList = (query: PostListQuery) =>
    load(queryClient.fetchInfiniteQuery(postListOptions(api, query)));
  const query = readQuery(sort, new URL(request.url).searchParams);
  const loaded: Loaded = query === null ? { state: 'invalid' } : await fetchList(query);
  if (loaded.state !== 'invalid') return loaded;
  const first = await fetchList({ sort });
  return first.state === 'ok' ? loaded : first;
}

export const listLoader = (sort: Sort) => async (args: LoaderFunctionArgs) =>
  answer(await loadList(sort, args));

/** The page of a list of posts. `title` null: the site's own title. */
export function ListPage({
  sort,
  path,
  title,
  heading,
  choices,
  intro,
  ranked = false,
}: {
  sort: Sort;
  path: string;
  title: string | null;
  heading: ReactNode;
  /** Follows the heading. */
  choices?: (period: TopPeriod) => ReactNode;
  intro?: ReactNode;
  ranked?: boolean;
}) {
  const { state } = useLoaderData<Loaded>();
  const [params] = useSearchParams();
  const { api, t } = useApp();
  const query: PostListQuery = (state === 'invalid' ? null : readQuery(sort, params)) ?? { sort };
  const pages = useInfiniteQuery({ ...postListOptions(api, query), enabled: state !== 'failed' });
  const pathAt = (cursor?: string) => withQuery(path, { t: query.t, cursor });
  return (
    <>
      <PageHead title={title} path={state === 'ok' ? pathAt(query.cursor) : undefined} />
      <div>
        <div className={title === null ? undefined : styles.listHead}>
          {heading}
          {choices?.(query.t ?? 'all')}
        </div>
        {intro}
        {state === 'invalid' ? (
          <Notice>{t('We couldn’t find that page, so here’s the first one.')}</Notice>
        ) : null}
        {state === 'failed' ? (
          <Notice>
            {t('Posts couldn’t be loaded.')} <a href={pathAt(query.cursor)}>{t('Try again')}</a>
          </Notice>
        ) : (
          <Late>
            {path === paths.home ? null : <PinnedPosts query={pages} ranked={ranked} />}
            <PostList
              query={pages}
              hrefFor={pathAt}
              ranked={ranked && query.cursor === undefined}
              empty={emptyText(t, query, path)}
            />
          </Late>
        )}
      </div>
    </>
  );
}

function emptyText(t: Translate, { t: period, cursor }: PostListQuery, path: string): ReactNode {
  if (cursor !== undefined) return t('You’ve reached the end.');
  return period === undefined ? (
    rich(t, 'Nothing here yet. <submit>Be the first to post</submit>.', {
      submit: (content) => <a href={paths.submit}>{content}</a>,
    })
  ) : (
    <>
      {t('No posts from this period.')} <a href={path}>{t('See all time')}</a>
    </>
  );
}
