import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { data, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { paths, withQuery } from '#shared/paths.ts';
import { archivePath, newsletterArchive, toEntryId } from '#shared/newsletter/archive-paths.ts';
import { nameIssue } from '#shared/newsletter/issue-labels.ts';
import { issueTexts, reportTexts } from '#shared/newsletter/issue-texts.ts';
import { appContext, useApp } from '../app-context.tsx';
import { Archive, IssueList, NoIssues } from '../features/newsletter-pages/archive.tsx';
import { IssueArticle } from '../features/newsletter-pages/issue.tsx';
import {
  findSentence,
  ReportSentence,
  SentenceReported,
} from '../features/newsletter-pages/report-sentence.tsx';
import { AboutSite, RailSection } from '../layout/about-site.tsx';
import { setTitle } from '../lib/typography.ts';
import { modalTexts } from '#shared/newsletter/modal-texts.ts';
import { formTexts } from '../features/subscribe/modal-texts.ts';
import { SubscribeForm } from '../features/subscribe/subscribe-form.tsx';
import { Late } from '../layout/late.tsx';
import * as layout from '../layout/layout.styles.ts';
import { answer, later, load, readCursor, type Loaded } from '../queries/load-page-data.ts';
import { archiveOptions, issueOptions } from '../queries/newsletter.ts';
import { CursorList } from '../ui/cursor-list.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** `report`: the id of the sentence to report, or `reported` after that. */
type ArchiveParams = { period: string | undefined; report: string | undefined };

/** Parses a path below /newsletter. Null outside the archive. */
export function readArchive(splat = ''): ArchiveParams | null {
  const [url, period, sentence = '', reported] =
    /^archive(?:\/([^/]+)(?:\/report\/([\w-]+)|\/(reported))?)?$/.exec(splat) ?? [];
  return url === undefined ? null : { period, report: sentence || reported };
}

export async function archiveLoader(
  { context, request }: LoaderFunctionArgs,
  { period, report }: ArchiveParams,
) {
  const app = context.get(appContext);
  const { api, queryClient } = app;
  if (period !== undefined) {
    const found = queryClient.fetchQuery(issueOptions(api, period));
    const loaded = await load(found);
    if (loaded.state === 'missing' || loaded.state === 'invalid') throw data(null, { status: 404 });
    if (
      report !== undefined &&
      report !== 'reported' &&
      loaded.state === 'ok' &&
      !findSentence(await found, report)
    )
      throw data(null, { status: 404 });
    return answer(loaded);
  }
  const list = (cursor?: string) => {
    const issues = queryClient.fetchInfiniteQuery(archiveOptions(api, cursor));
    return load(cursor === undefined ? later(app, issues) : issues);
  };
  const cursor = readCursor(new URL(request.url).searchParams);
  const loaded: Loaded = cursor === null ? { state: 'invalid' } : await list(cursor);
  if (loaded.state !== 'invalid') return answer(loaded);
  const first = await list();
  return answer(first.state === 'ok' ? loaded : first);
}

export function ArchivePage({ period, report }: ArchiveParams) {
  return period === undefined ? <List /> : <One period={period} report={report} />;
}

function List() {
  const { state } = useLoaderData<Loaded>();
  const [params] = useSearchParams();
  const cursor = (state === 'invalid' ? null : readCursor(params)) ?? undefined;
  if (state === 'failed') return <NotLoaded url={withQuery(newsletterArchive, { cursor })} />;
  return (
    <div className={layout.columns}>
      <PageHead
        title="Past issues"
        {...(state === 'ok' ? { path: withQuery(newsletterArchive, { cursor }) } : {})}
      />
      <Archive
        notice={
          state === 'invalid' ? (
            <Notice>We couldn’t find that page, so here’s the first one.</Notice>
          ) : null
        }
      >
        <Late>
          <Issues cursor={cursor} />
        </Late>
      </Archive>
      <AboutSite />
    </div>
  );
}

function Issues({ cursor }: { cursor: string | undefined }) {
  const query = useInfiniteQuery(archiveOptions(useApp().api, cursor));
  if (!query.data)
    return query.isError ? <TryAgain url={withQuery(newsletterArchive, { cursor })} /> : null;
  return (
    <CursorList
      query={query}
      hrefFor={(next) => withQuery(newsletterArchive, { cursor: next })}
      select={(pages) => pages.flatMap((page) => page.issues)}
      empty={<NoIssues />}
      label="Older issues"
      loaded="more issues loaded"
      focusTarget="#issues > li h2 a"
    >
      {(issues) => <IssueList issues={issues} />}
    </CursorList>
  );
}

function One({ period, report }: { period: string; report: string | undefined }) {
  const { state } = useLoaderData<Loaded>();
  const { api } = useApp();
  const { data: issue } = useQuery({ ...issueOptions(api, period), enabled: state === 'ok' });
  if (!issue) return <NotLoaded url={archivePath(period)} />;
  if (report !== undefined) {
    const sentence = findSentence(issue, report);
    const page = {
      language: 'en',
      dir: 'ltr',
      texts: { ...reportTexts, inSource: issueTexts.inSource },
      back: archivePath(issue.period),
    } as const;
    return (
      <div className={layout.columns}>
        <PageHead title={reportTexts.heading} noindex />
        {sentence ? (
          <ReportSentence sentence={sentence} {...page} />
        ) : (
          <SentenceReported {...page} />
        )}
        <AboutSite />
      </div>
    );
  }
  return (
    <div className={layout.columns}>
      <PageHead title={nameIssue(issue)} path={archivePath(issue.period)} />
      <IssueArticle issue={issue} form={<IssueForm />} />
      <AboutSite>
        <RailSection heading="Contents">
          <ol>
            {issue.items.map(({ post }) => (
              <li key={post.id}>
                <a href={`#${toEntryId(post.id)}`}>{setTitle(post.title)}</a>
              </li>
            ))}
          </ol>
        </RailSection>
      </AboutSite>
    </div>
  );
}

function NotLoaded({ url }: { url: string }) {
  return (
    <div className={layout.screen}>
      <PageHead title="Past issues" />
      <h1>Past issues</h1>
      <TryAgain url={url} />
    </div>
  );
}

const TryAgain = ({ url }: { url: string }) => (
  <Notice>
    This page couldn’t be loaded. <a href={url}>Try again</a>
  </Notice>
);

/** Subscribes with one field. The choices are folded. */
function IssueForm() {
  return (
    <SubscribeForm
      kind="issue"
      idPrefix="issue"
      texts={formTexts}
      language="en"
      action={paths.newsletter}
      fold={modalTexts.more}
      foldOnAllScreens
    />
  );
}
