import { useQuery } from '@tanstack/react-query';
import {
  redirect,
  useLoaderData,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { commentSorts, paths, postPath, withQuery } from '#shared/paths.ts';
import { appContext, useApp, useTranslate } from '../app-context.tsx';
import { Thread } from '../features/comments/thread.tsx';
import { DeletedPost, PostArticle } from '../features/posts/post-article.tsx';
import { PostRail } from '../layout/post-rail.tsx';
import { WhyHere } from '../features/posts/why-here.tsx';
import { AboutSite } from '../layout/about-site.tsx';
import { useSession } from '../lib/session.ts';
import { Late } from '../layout/late.tsx';
import * as layout from '../layout/layout.styles.ts';
import { threadOptions, type ThreadQuery } from '../queries/comments.ts';
import { answer, hasRepeats, later, load, type Loaded } from '../queries/load-page-data.ts';
import { postOptions } from '../queries/post.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** Returns the thread of a URL, or null for invalid parameters. */
function readQuery(params: URLSearchParams): ThreadQuery | null {
  const requested = params.get('sort');
  const sort = commentSorts.find((option) => option === requested);
  if (hasRepeats(params) || (requested !== null && sort === undefined)) return null;
  return {
    sort: sort === 'best' ? undefined : sort,
    root: params.get('root') ?? undefined,
    cursor: params.get('cursor') ?? undefined,
  };
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const { api, queryClient } = app;
  const slug = params.slug ?? '';
  const { searchParams, search } = new URL(request.url);
  const query = readQuery(searchParams);
  const post = queryClient.fetchQuery(postOptions(api, slug));
  const thread = (requested: ThreadQuery) =>
    queryClient.fetchQuery(threadOptions(api, slug, requested));
  const loaded: Loaded =
    query === null
      ? { state: 'invalid' }
      : await load(
          post,
          // Only these decide on the status.
          query.root === undefined && query.cursor === undefined
            ? later(app, thread(query))
            : thread(query),
        );
  const found =
    loaded.state === 'missing' || loaded.state === 'failed' ? null : await post.catch(() => null);
  // The ID identifies the post; redirect outdated slugs.
  if (found && found.slug !== slug) return redirect(postPath(found.slug) + search, 301);
  if (loaded.state !== 'invalid') return answer(loaded);
  const whole = await load(post, thread({}));
  // Still rejected without parameters, so the slug is invalid.
  if (whole.state === 'invalid') return answer({ state: 'missing' });
  return answer(whole.state === 'ok' ? loaded : whole);
}

export const handle = 'public';

export function Component() {
  const { state } = useLoaderData<Loaded>();
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const { api, t } = useApp();
  const query = (state === 'invalid' ? null : readQuery(params)) ?? {};
  const { components } = useSession();
  const enabled = state === 'ok' || state === 'invalid';
  // The author can see a hidden post.
  const { data: post } = useQuery({
    ...postOptions(api, slug),
    enabled: enabled || (state === 'missing' && components !== undefined),
  });
  const { data: thread } = useQuery({
    ...threadOptions(api, slug, query),
    enabled: enabled || (state === 'missing' && post !== undefined && !post.hidden),
  });
  const author = post?.author ?? null;
  const shown = post && author ? { ...post, author } : null;
  if (shown?.hidden && !thread) {
    return (
      <>
        <PageHead title={shown.title} />
        <PostArticle key={shown.id} post={shown} />
      </>
    );
  }
  if (!post || (!thread && state !== 'ok')) return <EmptyPost state={state} slug={slug} />;
  const first = query.cursor === undefined || query.root !== undefined;
  const path = first
    ? postPath(post.slug)
    : withQuery(postPath(post.slug), { sort: query.sort, cursor: query.cursor });
  return (
    <div className={layout.columns}>
      <PageHead title={post.title} path={state === 'ok' && shown ? path : undefined} />
      <div>
        {state === 'invalid' ? (
          <Notice>{t('That link didn’t match, so here’s the whole post.')}</Notice>
        ) : null}
        {/* Times in the page are changed after rendering, so another post has new elements. */}
        {shown ? (
          <PostArticle key={shown.id} post={shown} />
        ) : (
          <DeletedPost key={post.id} post={post} />
        )}
        <Late>
          <Comments slug={slug} submitter={shown?.author.username} query={query} />
        </Late>
      </div>
      <AboutSite>
        {shown ? (
          <>
            <PostRail post={shown} />
            {shown.hidden === true ? null : <WhyHere post={shown} />}
          </>
        ) : undefined}
      </AboutSite>
    </div>
  );
}

function Comments({
  slug,
  submitter,
  query,
}: {
  slug: string;
  submitter: string | undefined;
  query: ThreadQuery;
}) {
  const { api, t } = useApp();
  const { data: thread, isError } = useQuery(threadOptions(api, slug, query));
  if (!thread)
    return isError ? (
      <Notice>
        {t('Comments couldn’t be loaded.')} <a href={postPath(slug)}>{t('Try again')}</a>
      </Notice>
    ) : null;
  return (
    <Thread
      slug={slug}
      submitter={submitter}
      repliesOnly={submitter === undefined}
      thread={thread}
      sort={query.sort ?? 'best'}
      root={query.root}
      cursor={query.cursor}
    />
  );
}

/** A missing post, or one that failed to load. */
function EmptyPost({ state, slug }: Loaded & { slug: string }) {
  const t = useTranslate();
  const failed = state === 'failed';
  return (
    <div className={layout.screen}>
      <PageHead title={failed ? t('Post unavailable') : t('Post not found')} />
      <h1>{failed ? t('This post couldn’t be loaded') : t('Post not found')}</h1>
      <p>
        {failed
          ? t('Something’s wrong on our side. The post is probably fine; try again in a minute.')
          : t('It may have been removed, or the link may be wrong.')}
      </p>
      <p className={layout.screenLinks}>
        {failed ? <a href={postPath(slug)}>{t('Try again')}</a> : null}
        <a href={paths.home}>{t('Home')}</a>
        <a href={paths.new}>{t('New posts')}</a>
      </p>
    </div>
  );
}
