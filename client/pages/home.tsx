import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#shared/paths.ts';
import type { PublicSite } from '#shared/sites/theme.ts';
import { appContext, useApp } from '../app-context.tsx';
import type { FrontPage, FrontPagePart } from '../features/front-page/front-page.tsx';
import * as frontStyles from '../features/front-page/home.styles.ts';
import { PinnedPosts } from '../features/posts/post-list.tsx';
import * as styles from '../features/posts/posts.styles.ts';
import { useLoginLink } from '../lib/login-link.ts';
import { useSession } from '../lib/session.ts';
import { frontPageOptions } from '../queries/front-page.ts';
import { postListOptions } from '../queries/posts.ts';
import { answer, hasRepeats, type Loaded } from '../queries/load-page-data.ts';
import * as global from '../theme/global.styles.ts';
import { PageHead } from '../ui/page-head.tsx';
import { rich } from '../ui/rich.tsx';
import { ListPage, loadList } from './list-page.tsx';

const isFollowing = (params: URLSearchParams) =>
  params.get('feed') === 'following' && !hasRepeats(params);

type Home = Loaded & {
  /** How the page begins; null without it. */
  pattern: PublicSite['frontPage'] | null;
};

/** The module of what leads the page, once it is loaded. */
let frontPage: typeof FrontPage | undefined;

/** The followed feed is not loaded here: the HTML is the same for everyone. */
export async function loader(args: LoaderFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  if (isFollowing(params)) return { state: 'ok', pattern: null } satisfies Home;
  const { api, queryClient, site } = args.context.get(appContext);
  const options = frontPageOptions(api);
  const [list, , module] = await Promise.all([
    loadList('new', args),
    // The list says that a load failed.
    params.has('cursor') ? null : queryClient.prefetchQuery(options),
    import('../features/front-page/front-page.tsx'),
  ]);
  frontPage = module.FrontPage;
  const front = params.has('cursor') ? undefined : queryClient.getQueryData(options.queryKey);
  // A day without a lead leaves the columns of an edition empty.
  const isList = site.frontPage === 'edition' && front?.lead === null;
  const pattern = front === undefined ? null : isList ? 'list' : site.frontPage;
  return answer({ ...list, pattern } satisfies Home);
}

export const handle = 'public';

type PartProps = { part: FrontPagePart; as?: 'div' | 'aside'; className?: string | undefined };

const partId = (part: FrontPagePart) => `front-${part}`;

/**
 * A part of what leads the page. The first load keeps the HTML of the server, so it needs neither
 * the data nor the module.
 */
function Part({ part, as: Element = 'div', className }: PartProps) {
  const { data } = useQuery({ ...frontPageOptions(useApp().api), enabled: false });
  const Loaded = frontPage;
  return data && Loaded ? (
    <Element id={partId(part)} className={className}>
      <Loaded data={data} part={part} />
    </Element>
  ) : (
    <Served part={part} as={Element} className={className} />
  );
}

function Served({ part, as: Element = 'div', className }: PartProps) {
  // React leaves the HTML alone, unless hydration fails: then it creates the element again.
  const [html] = useState(() => ({
    __html: document.getElementById(partId(part))?.innerHTML ?? '',
  }));
  return (
    <Element
      id={partId(part)}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}

export function Component() {
  const { api, site, t } = useApp();
  const [params] = useSearchParams();
  const { state, components } = useSession();
  const login = useLoginLink();
  const following = isFollowing(params);
  const isFirst = !following && !params.has('cursor');
  const { pattern } = useLoaderData<Home>();
  const firstPage = useInfiniteQuery({ ...postListOptions(api, { sort: 'new' }), enabled: false });
  const feeds = (
    <div className={styles.feeds}>
      {components ? <components.Feeds following={following} /> : null}
    </div>
  );
  if (following)
    return (
      <div>
        <PageHead title={t('Following')} />
        <h1 className={global.hidden}>{t('Posts by people you follow')}</h1>
        {feeds}
        <div className={styles.following} data-session={state}>
          {components ? (
            <components.Following cursor={params.get('cursor') ?? undefined} />
          ) : (
            <p>
              {rich(t, '<login>Log in</login> to see posts by people you follow.', {
                login: (content) => (
                  <a href={login} rel="nofollow">
                    {content}
                  </a>
                ),
              })}
            </p>
          )}
        </div>
      </div>
    );
  const list = (
    <ListPage
      sort="new"
      path={paths.home}
      title={null}
      heading={null}
      intro={
        <div className={frontStyles.newest}>
          {components ? feeds : <h2>{t('Newest')}</h2>}
          <a href={paths.submit}>{t('Submit a post')}</a>
        </div>
      }
    />
  );
  const heading = (
    <>
      <h1 className={global.hidden}>{t('{site}: new posts', { site: site.name })}</h1>
      {isFirst ? <PinnedPosts query={firstPage} /> : null}
    </>
  );
  switch (pattern) {
    case null:
      return (
        <>
          {heading}
          {list}
        </>
      );
    case 'edition':
      return (
        <>
          {heading}
          <Part part="edition" />
          {list}
        </>
      );
    default:
      return (
        <div className={frontStyles.withRail}>
          <div>
            {heading}
            <Part part={pattern === 'list' ? 'date' : 'lead'} />
            {list}
          </div>
          <Part
            part={pattern === 'list' ? 'digest' : 'rail'}
            as="aside"
            className={`rail ${frontStyles.rail}`}
          />
        </div>
      );
  }
}
