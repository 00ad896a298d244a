import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#shared/paths.ts';
import { searchPath, searchSorts, type SearchSort } from '#shared/lazy-paths.ts';
import * as limits from '#shared/limits.ts';
import { appContext, useApp } from '../app-context.tsx';
import { foundExcerpt, foundTitle } from '../features/posts/found-text.tsx';
import { PostList } from '../features/posts/post-list.tsx';
import * as styles from '../features/posts/search.styles.ts';
import { TagLinks } from '../features/posts/tag-links.tsx';
import { useSession } from '../lib/session.ts';
import { answer, hasRepeats, load, type Loaded } from '../queries/load-page-data.ts';
import { searchOptions, type SearchQuery } from '../queries/search.ts';
import { tagsOptions } from '../queries/tags.ts';
import { number } from '../lib/time.ts';
import { actions } from '../ui/actions.styles.ts';
import { Choices } from '../ui/filter-links.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** Returns the search of a URL: null without a query, undefined for invalid parameters. */
function readQuery(params: URLSearchParams): SearchQuery | null | undefined {
  const q = (params.get('q') ?? '').trim();
  const requested = params.get('sort');
  const sort = searchSorts.find((option) => option === (requested ?? 'relevance'));
  if (hasRepeats(params) || sort === undefined) return undefined;
  if (q === '') return null;
  return {
    q,
    sort: sort === 'relevance' ? undefined : sort,
    cursor: params.get('cursor') ?? undefined,
  };
}

const sortNames: Record<SearchSort, string> = { relevance: 'Relevance', new: 'New', top: 'Points' };

/** "12 posts" */
function countPosts(total: number) {
  const isMore = total === limits.search.most;
  return `${number(total)}${isMore ? ' or more' : ''} ${total === 1 ? 'post' : 'posts'}`;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext);
  const query = readQuery(new URL(request.url).searchParams);
  if (query === null) {
    await queryClient.prefetchQuery(tagsOptions(api));
    return { state: 'ok' } satisfies Loaded;
  }
  if (query === undefined) return answer({ state: 'invalid' });
  return answer(await load(queryClient.fetchInfiniteQuery(searchOptions(api, query))));
}

/** A GET form, so that each search has a URL and works without JavaScript. */
export const handle = 'public';

export function Component() {
  const { state } = useLoaderData<Loaded>();
  const [params] = useSearchParams();
  const { api } = useApp();
  const { components } = useSession();
  const query = readQuery(params) ?? null;
  const domain = /^domain:([^\s/@]+)$/.exec(query?.q ?? '')?.[1];
  const pages = useInfiniteQuery({
    ...searchOptions(api, query ?? { q: '', sort: undefined, cursor: undefined }),
    enabled: state === 'ok' && query !== null,
  });
  const { data: tagList } = useQuery({
    ...tagsOptions(api),
    enabled: state === 'ok' && query === null,
  });
  const typed = params.get('q') ?? '';
  const total = pages.data?.pages[0]?.totalCount;
  return (
    <>
      <PageHead title={typed.trim() === '' ? 'Search' : `Search: ${typed.trim()}`} />
      <div>
        <h1 className={`title ${styles.heading}`}>Search</h1>
        <form action={paths.search} role="search" className={styles.form}>
          <label htmlFor="q">Search posts</label>
          <div className={styles.line}>
            {/* The address is what was searched for; a new one makes a new field. */}
            <input
              key={typed}
              id="q"
              name="q"
              type="search"
              defaultValue={typed}
              maxLength={limits.search.max}
              aria-describedby="q-hint"
              autoComplete="off"
            />
            <button type="submit">Search</button>
          </div>
          <p id="q-hint" className={styles.hint}>
            Tip: use <code>"exact phrase"</code>, <code>-word</code>, <code>OR</code>,{' '}
            <code>author:name</code> or <code>domain:example.org</code>.
          </p>
        </form>
        {query === null && state === 'ok' ? <TagLinks tags={tagList?.tags} /> : null}
        {state === 'invalid' ? (
          <Notice>Use at most one author: and one domain: filter.</Notice>
        ) : null}
        {state === 'failed' ? (
          <Notice>
            Search isn’t available right now. <a href={searchPath(typed)}>Try again</a>
          </Notice>
        ) : null}
        {state === 'ok' && query !== null ? (
          <>
            <div className={styles.results}>
              <p>{total === undefined || total === 0 ? null : countPosts(total)}</p>
              {components && domain !== undefined ? (
                <div className={actions}>
                  <components.ChoiceButtons kind="domain" subject={domain} />
                </div>
              ) : null}
              <Choices
                label="Sort results"
                options={searchSorts}
                current={query.sort ?? 'relevance'}
                names={sortNames}
                hrefFor={(sort) => searchPath(query.q, undefined, sort)}
              />
            </div>
            <PostList
              query={pages}
              hrefFor={(cursor) => searchPath(query.q, cursor, query.sort)}
              titleOf={foundTitle}
              after={foundExcerpt}
              empty={
                query.cursor === undefined
                  ? `No results for “${query.q}”. Check the spelling or try fewer words.`
                  : 'You’ve reached the end.'
              }
            />
          </>
        ) : null}
      </div>
    </>
  );
}
