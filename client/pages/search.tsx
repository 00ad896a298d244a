import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { data, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { FoundComment } from '#shared/contract/search.ts';
import {
  paths,
  searchKinds,
  searchPath,
  searchSorts,
  type SearchKind,
  type SearchSort,
} from '#shared/paths.ts';
import * as limits from '#shared/limits.ts';
import { translateProblem } from '#shared/texts/problems.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { appContext, useApp, useTranslate } from '../app-context.tsx';
import { UserComments } from '../features/comments/user-comments.tsx';
import { Found, foundExcerpt, foundTitle } from '../features/posts/found-text.tsx';
import { PostList } from '../features/posts/post-list.tsx';
import * as styles from '../features/posts/search.styles.ts';
import { ShortcutsButton } from '../features/account/shortcuts-button.tsx';
import { TagLinks } from '../features/posts/tag-links.tsx';
import { UserResults } from '../features/users/user-results.tsx';
import { useSession } from '../lib/session.ts';
import { Late } from '../layout/late.tsx';
import { answer, hasRepeats, later, load, type Loaded } from '../queries/load-page-data.ts';
import {
  commentSearchOptions,
  searchOptions,
  userSearchOptions,
  type SearchQuery,
} from '../queries/search.ts';
import { tagsOptions } from '../queries/tags.ts';
import { actions } from '../ui/actions.styles.ts';
import { Choices } from '../ui/filter-links.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { rich } from '../ui/rich.tsx';
import * as ui from '../ui/ui.styles.ts';

type Query = SearchQuery & { kind: SearchKind };

/** Returns the search of a URL: null without a query, undefined for invalid parameters. */
function readQuery(params: URLSearchParams): Query | null | undefined {
  const q = (params.get('q') ?? '').trim();
  const requested = params.get('sort');
  const sort = searchSorts.find((option) => option === (requested ?? 'relevance'));
  const kind = searchKinds.find((option) => option === (params.get('in') ?? 'posts'));
  if (hasRepeats(params) || sort === undefined || kind === undefined) return undefined;
  if (q === '') return null;
  return {
    kind,
    q,
    sort: sort === 'relevance' ? undefined : sort,
    cursor: params.get('cursor') ?? undefined,
  };
}

const kindNames = (t: Translate): Record<SearchKind, string> => ({
  posts: t('Posts'),
  comments: t('Comments'),
  people: t('People'),
});
const labels = (t: Translate): Record<SearchKind, string> => ({
  posts: t('Search posts'),
  comments: t('Search comments'),
  people: t('Search people'),
});
const sortNames = (t: Translate): Record<SearchSort, string> => ({
  relevance: t('Relevance'),
  new: t('New'),
  top: t('Points'),
});

/** "12 posts" */
function countFound(t: Translate, kind: 'posts' | 'comments', count: number): string {
  if (kind === 'posts')
    return count === limits.search.posts
      ? t('{count, plural, one {# or more posts} other {# or more posts}}', { count })
      : t('{count, plural, one {# post} other {# posts}}', { count });
  return count === limits.search.comments
    ? t('{count, plural, one {# or more comments} other {# or more comments}}', { count })
    : t('{count, plural, one {# comment} other {# comments}}', { count });
}

/** `problem`: why the API rejected the search. */
type Found = Loaded & { problem?: string | undefined };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const { api, queryClient, t } = app;
  const query = readQuery(new URL(request.url).searchParams);
  if (query === null) {
    await queryClient.prefetchQuery(tagsOptions(api));
    return { state: 'ok' } satisfies Loaded;
  }
  if (query === undefined) return answer({ state: 'invalid' });
  const { kind, q } = query;
  const found: Promise<unknown> =
    kind === 'posts'
      ? queryClient.fetchInfiniteQuery(searchOptions(api, withoutKind(query)))
      : kind === 'comments'
        ? queryClient.fetchInfiniteQuery(commentSearchOptions(api, withoutKind(query)))
        : queryClient.fetchQuery(userSearchOptions(api, q));
  const loaded = await load(isPlain(query) ? later(app, found) : found);
  if (loaded.state !== 'invalid') return answer(loaded);
  const problem = await found.then(
    () => undefined,
    (error: unknown) => describeRejection(t, error),
  );
  return data<Found>({ ...loaded, problem }, 400);
}

/** Whether the API accepts a search for certain: no filters, no cursor. */
const isPlain = ({ q, cursor }: Query) =>
  cursor === undefined && q.length <= limits.search.max && !/[:\p{C}]/u.test(q);

/** Returns what is wrong with the words of a search; undefined if something else is. */
function describeRejection(t: Translate, error: unknown): string | undefined {
  const fields = error instanceof ApiError ? error.fields : [];
  const wrong = fields.find(({ field }) => field === 'q');
  return wrong && translateProblem(t, t('Your search'), wrong.message);
}

const foundComment = ({ found }: FoundComment) =>
  found === null ? null : (
    <p dir="auto">
      <Found text={found} />
    </p>
  );

const withoutKind = ({ q, sort, cursor }: SearchQuery): SearchQuery => ({ q, sort, cursor });

/** A GET form, so that each search has a URL and works without JavaScript. */
export const handle = 'public';

export function Component() {
  const { state, problem } = useLoaderData<Found>();
  const [params] = useSearchParams();
  const { api, t } = useApp();
  const query = readQuery(params) ?? null;
  const { kind, q } = query ?? { kind: 'posts', q: '' };
  const { data: tagList } = useQuery({
    ...tagsOptions(api),
    enabled: state === 'ok' && query === null,
  });
  const typed = params.get('q') ?? '';
  return (
    <>
      <PageHead
        title={typed.trim() === '' ? t('Search') : t('Search: {words}', { words: typed.trim() })}
      />
      <div>
        <h1 className={`title ${ui.heading}`}>{t('Search')}</h1>
        <form action={paths.search} role="search" className={styles.form}>
          <label htmlFor="q">{labels(t)[kind]}</label>
          {kind === 'posts' ? null : <input type="hidden" name="in" value={kind} />}
          <div className={styles.line}>
            {/* The address is what was searched for; a new one makes a new field. */}
            <input
              key={typed}
              id="q"
              name="q"
              type="search"
              dir="auto"
              defaultValue={typed}
              maxLength={limits.search.max}
              aria-describedby="q-hint"
              autoComplete="off"
            />
            <button type="submit">{t('Search')}</button>
          </div>
          <p id="q-hint" className={styles.hint}>
            {kind === 'people'
              ? t('Usernames and names are found by their first letters.')
              : kind === 'posts'
                ? rich(t, 'Tip: use {phrase}, {word}, {or}, {author} or {domain}.', tips(t))
                : rich(t, 'Tip: use {phrase}, {word}, {or} or {author}.', tips(t))}{' '}
            <ShortcutsButton />
          </p>
        </form>
        {query === null && state === 'ok' ? <TagLinks tags={tagList?.tags} /> : null}
        {state === 'invalid' ? (
          <Notice>{problem ?? t('That link didn’t match. Please search again.')}</Notice>
        ) : null}
        {state === 'failed' ? <Unavailable q={typed} kind={kind} /> : null}
        {state === 'ok' && query !== null ? (
          <>
            <Choices
              label={t('Search in')}
              options={searchKinds}
              current={kind}
              names={kindNames(t)}
              hrefFor={(option) => searchPath(q, undefined, undefined, option)}
            />
            <Late>
              <Results query={query} />
            </Late>
          </>
        ) : null}
      </div>
    </>
  );
}

/** What a search may have. `OR` and the names before colons are the same in all languages. */
const tips = (t: Translate) => ({
  phrase: <code>{`"${t('exact phrase')}"`}</code>,
  word: <code>{`-${t('word [search]')}`}</code>,
  or: <code>OR</code>,
  author: <code>author:name</code>,
  domain: <code>domain:example.org</code>,
});

function Unavailable({ q, kind }: Pick<Query, 'q' | 'kind'>) {
  const t = useTranslate();
  return (
    <Notice>
      {t('Search isn’t available right now.')}{' '}
      <a href={searchPath(q, undefined, undefined, kind)}>{t('Try again')}</a>
    </Notice>
  );
}

function Results({ query }: { query: Query }) {
  const { api, t } = useApp();
  const { components } = useSession();
  const { kind, q, cursor } = query;
  const domain = /^domain:([^\s/@]+)$/.exec(q)?.[1];
  const shown = withoutKind(query);
  const pages = useInfiniteQuery({ ...searchOptions(api, shown), enabled: kind === 'posts' });
  const comments = useInfiniteQuery({
    ...commentSearchOptions(api, shown),
    enabled: kind === 'comments',
  });
  const people = useQuery({ ...userSearchOptions(api, q), enabled: kind === 'people' });
  const { data, isError } = { posts: pages, comments, people }[kind];
  if (!data) return isError ? <Unavailable q={q} kind={kind} /> : null;
  const total = (kind === 'comments' ? comments : pages).data?.pages[0]?.totalCount;
  return (
    <>
      {kind === 'people' ? null : (
        <div className={styles.results}>
          <p>{total ? countFound(t, kind, total) : null}</p>
          {kind === 'posts' && components && domain !== undefined ? (
            <div className={actions}>
              <components.ChoiceButtons kind="domain" subject={domain} />
            </div>
          ) : null}
          <Choices
            label={t('Sort results')}
            options={searchSorts}
            current={query.sort ?? 'relevance'}
            names={sortNames(t)}
            hrefFor={(sort) => searchPath(q, undefined, sort, kind)}
          />
        </div>
      )}
      {kind === 'posts' ? (
        <PostList
          query={pages}
          hrefFor={(at) => searchPath(q, at, query.sort)}
          titleOf={foundTitle}
          after={foundExcerpt}
          empty={
            cursor === undefined
              ? t('No results for “{words}”. Check the spelling or try fewer words.', { words: q })
              : t('You’ve reached the end.')
          }
        />
      ) : kind === 'comments' ? (
        <UserComments
          query={comments}
          hrefFor={(at) => searchPath(q, at, query.sort, kind)}
          empty={
            cursor === undefined
              ? t('No comments found for “{words}”.', { words: q })
              : t('You’ve reached the end.')
          }
          body={foundComment}
          showAuthor
        />
      ) : (
        <UserResults
          users={people.data?.users ?? []}
          empty={t('No username or name begins with “{words}”.', { words: q })}
        />
      )}
    </>
  );
}
