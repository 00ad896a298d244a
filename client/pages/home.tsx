import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { FrontPage as Data } from '#shared/contract/front-page.ts';
import { paths } from '#shared/paths.ts';
import { appContext, useApp } from '../app-context.tsx';
import type { FrontPage, FrontPagePart } from '../features/front-page/front-page.tsx';
import * as frontStyles from '../features/front-page/home.styles.ts';
import { PinnedPosts } from '../features/posts/post-list.tsx';
import * as styles from '../features/posts/posts.styles.ts';
import { useLoginLink } from '../lib/login-link.ts';
import { useSession } from '../lib/session.ts';
import { frontPageOptions } from '../queries/front-page.ts';
import { postListOptions } from '../queries/posts.ts';
import { hasRepeats, type Loaded } from '../queries/load-page-data.ts';
import * as global from '../theme/global.styles.ts';
import { PageHead } from '../ui/page-head.tsx';
import { ListPage, listLoader } from './list-page.tsx';

const newest = listLoader('new');
const isFollowing = (params: URLSearchParams) =>
  params.get('feed') === 'following' && !hasRepeats(params);

/** The module of what leads the page, which the first load hydrates later than the rest. */
let frontPage: typeof FrontPage | undefined;
const loadFrontPage = () =>
  import('../features/front-page/front-page.tsx').then((module) => {
    frontPage = module.FrontPage;
    return { default: module.FrontPage };
  });
const LateFrontPage = lazy(loadFrontPage);

/** The followed feed is not loaded here: the HTML is the same for everyone. */
export async function loader(
  args: LoaderFunctionArgs,
): Promise<Loaded | Awaited<ReturnType<typeof newest>>> {
  const params = new URL(args.request.url).searchParams;
  if (isFollowing(params)) return { state: 'ok' };
  const { api, queryClient } = args.context.get(appContext);
  const [list] = await Promise.all([
    newest(args),
    // The list says that a load failed.
    params.has('cursor') ? null : queryClient.prefetchQuery(frontPageOptions(api)),
    loadFrontPage(),
  ]);
  return list;
}

export const handle = 'public';

/** Keeps the HTML of the server until its module is there: nothing here may render it again. */
const Part = memo(function Part({ data, part }: { data: Data; part: FrontPagePart }) {
  const Loaded = frontPage ?? LateFrontPage;
  return (
    <Suspense>
      <Loaded data={data} part={part} />
    </Suspense>
  );
});

export function Component() {
  const { api, site } = useApp();
  const [params] = useSearchParams();
  const { state, components } = useSession();
  const login = useLoginLink();
  const following = isFollowing(params);
  const isFirst = !following && !params.has('cursor');
  const { data } = useQuery({ ...frontPageOptions(api), enabled: isFirst });
  const firstPage = useInfiniteQuery({ ...postListOptions(api, { sort: 'new' }), enabled: false });
  const feeds = (
    <div className={styles.feeds}>
      {components ? <components.Feeds following={following} /> : null}
    </div>
  );
  if (following)
    return (
      <div>
        <PageHead title="Following" />
        <h1 className={global.hidden}>Posts by people you follow</h1>
        {feeds}
        <div className={styles.following} data-session={state}>
          {components ? (
            <components.Following cursor={params.get('cursor') ?? undefined} />
          ) : (
            <p>
              <a href={login} rel="nofollow">
                Log in
              </a>{' '}
              to see posts by people you follow.
            </p>
          )}
        </div>
      </div>
    );
  const front = isFirst ? data : undefined;
  const list = (
    <ListPage
      sort="new"
      path={paths.home}
      title={null}
      heading={null}
      intro={
        <div className={frontStyles.newest}>
          {components ? feeds : <h2>Newest</h2>}
          <a href={paths.submit}>Submit a post</a>
        </div>
      }
    />
  );
  const heading = (
    <>
      <h1 className={global.hidden}>{`${site.name}: new posts`}</h1>
      {isFirst ? <PinnedPosts query={firstPage} /> : null}
    </>
  );
  if (!front)
    return (
      <>
        {heading}
        {list}
      </>
    );
  // A day without a lead leaves the columns of an edition empty.
  const pattern = site.frontPage === 'edition' && front.lead === null ? 'list' : site.frontPage;
  return pattern === 'edition' ? (
    <>
      {heading}
      <Part data={front} part="edition" />
      {list}
    </>
  ) : (
    <WithRail rail={<Part data={front} part={pattern === 'list' ? 'digest' : 'rail'} />}>
      {heading}
      <Part data={front} part={pattern === 'list' ? 'date' : 'lead'} />
      {list}
    </WithRail>
  );
}

const WithRail = ({ rail, children }: { rail: ReactNode; children: ReactNode }) => (
  <div className={frontStyles.withRail}>
    <div>{children}</div>
    <aside className={`rail ${frontStyles.rail}`}>{rail}</aside>
  </div>
);
