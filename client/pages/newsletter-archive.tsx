import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { data, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { withQuery } from '#shared/paths.ts';
import { archivePath, newsletterArchive } from '#shared/newsletter/archive-paths.ts';
import { issueTitle } from '#shared/newsletter/issue-labels.ts';
import { appContext, useApp } from '../app-context.tsx';
import { Archive } from '../features/newsletter-pages/archive.tsx';
import { IssueArticle } from '../features/newsletter-pages/issue.tsx';
import { announce } from '../lib/announce.ts';
import { AboutSite } from '../layout/about-site.tsx';
import * as layout from '../layout/layout.styles.ts';
import { answer, hasRepeats, load, type Loaded } from '../queries/load-page-data.ts';
import { archiveOptions, issueOptions } from '../queries/newsletter.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pager } from '../ui/pager.tsx';

/** Below /newsletter: whether an address means the archive, and which issue in it. Null for one that does not. */
export function readArchive(splat = ''): { period: string | undefined } | null {
  const [address, period] = /^archive(?:\/([^/]+))?$/.exec(splat) ?? [];
  return address === undefined ? null : { period };
}

/** Where the list begins; null when no link of ours has the address. */
const readCursor = (params: URLSearchParams): string | undefined | null =>
  hasRepeats(params) ? null : (params.get('cursor') ?? undefined);

/** One issue, or the list of them; of anything else there is no page. */
export async function archiveLoader(
  { context, request }: LoaderFunctionArgs,
  period: string | undefined,
) {
  const { api, queryClient } = context.get(appContext);
  if (period !== undefined) {
    const loaded = await load(queryClient.fetchQuery(issueOptions(api, period)));
    if (loaded.state === 'missing' || loaded.state === 'invalid') throw data(null, { status: 404 });
    return answer(loaded);
  }
  const list = (cursor?: string) =>
    load(queryClient.fetchInfiniteQuery(archiveOptions(api, cursor)));
  const cursor = readCursor(new URL(request.url).searchParams);
  const loaded: Loaded = cursor === null ? { state: 'invalid' } : await list(cursor);
  if (loaded.state !== 'invalid') return answer(loaded);
  const first = await list();
  return answer(first.state === 'ok' ? loaded : first);
}

export function ArchivePage({ period }: { period: string | undefined }) {
  return period === undefined ? <List /> : <One period={period} />;
}

function List() {
  const { state } = useLoaderData<Loaded>();
  const [params] = useSearchParams();
  const { api } = useApp();
  const cursor = (state === 'invalid' ? null : readCursor(params)) ?? undefined;
  const query = useInfiniteQuery({ ...archiveOptions(api, cursor), enabled: state !== 'failed' });
  if (state === 'failed') return <NotLoaded address={withQuery(newsletterArchive, { cursor })} />;
  const issues = query.data?.pages.flatMap((page) => page.issues) ?? [];
  const next = query.data?.pages.at(-1)?.nextCursor ?? null;
  return (
    <div className={layout.columns}>
      <PageHead
        title="Past issues"
        {...(state === 'ok' ? { path: withQuery(newsletterArchive, { cursor }) } : {})}
      />
      <Archive
        issues={issues}
        notice={
          state === 'invalid' ? (
            <Notice>We couldn’t find that page, so here’s the first one.</Notice>
          ) : null
        }
      >
        <Pager
          href={next === null ? null : withQuery(newsletterArchive, { cursor: next })}
          label="Older issues"
          items="#issues > li h2 a"
          shown={issues.length}
          loading={query.isFetchingNextPage}
          end={null}
          onMore={async () => {
            const result = await query.fetchNextPage({ cancelRefetch: false });
            if (result.isError) {
              announce('Older issues couldn’t be loaded. Try again.', 'alert');
              return '';
            }
            return `${(result.data?.pages.flatMap((page) => page.issues).length ?? 0) - issues.length} more issues loaded`;
          }}
        />
      </Archive>
      <AboutSite />
    </div>
  );
}

function One({ period }: { period: string }) {
  const { state } = useLoaderData<Loaded>();
  const { api } = useApp();
  const { data: issue } = useQuery({ ...issueOptions(api, period), enabled: state === 'ok' });
  if (!issue) return <NotLoaded address={archivePath(period)} />;
  return (
    <div className={layout.columns}>
      <PageHead title={issueTitle(issue)} path={archivePath(issue.period)} />
      <IssueArticle issue={issue} />
      <AboutSite />
    </div>
  );
}

function NotLoaded({ address }: { address: string }) {
  return (
    <div className={layout.screen}>
      <PageHead title="Past issues" />
      <h1>Past issues</h1>
      <Notice>
        This page couldn’t be loaded. <a href={address}>Try again</a>
      </Notice>
    </div>
  );
}
