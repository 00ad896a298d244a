import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import * as styles from '../features/posts/posts.styles.ts';
import { AboutSite } from '../layout/about-site.tsx';
import * as layout from '../layout/layout.styles.ts';
import { useLoginLink } from '../lib/login-link.ts';
import { useSession } from '../lib/session.ts';
import { hasRepeats, type Loaded } from '../queries/load-page-data.ts';
import * as global from '../theme/global.styles.ts';
import { PageHead } from '../ui/page-head.tsx';
import { ListPage, listLoader } from './list-page.tsx';

const newest = listLoader('new');
const isFollowing = (params: URLSearchParams) =>
  params.get('feed') === 'following' && !hasRepeats(params);

/** The followed feed is not loaded here: the HTML is the same for everyone. */
export function loader(args: LoaderFunctionArgs): Loaded | ReturnType<typeof newest> {
  return isFollowing(new URL(args.request.url).searchParams) ? { state: 'ok' } : newest(args);
}

export const handle = 'public';

export function Component() {
  const { site } = useApp();
  const [params] = useSearchParams();
  const { state, components } = useSession();
  const login = useLoginLink();
  const following = isFollowing(params);
  const feeds = (
    <div className={styles.feeds}>
      {components ? <components.Feeds following={following} /> : null}
    </div>
  );
  if (!following)
    return (
      <ListPage
        sort="new"
        path={paths.home}
        title={null}
        heading={<h1 className={global.hidden}>{`${site.name}: new posts`}</h1>}
        intro={feeds}
      />
    );
  return (
    <div className={layout.columns}>
      <PageHead title="Following" />
      <div>
        <h1 className={global.hidden}>Posts of people you follow</h1>
        {feeds}
        <div className={styles.following} data-session={state}>
          {components ? (
            <components.Following cursor={params.get('cursor') ?? undefined} />
          ) : (
            <p>
              <a href={login} rel="nofollow">
                Log in
              </a>{' '}
              to see posts of people you follow.
            </p>
          )}
        </div>
      </div>
      <AboutSite />
    </div>
  );
}
