import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import {
  data,
  useLoaderData,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { archivePath, paths, toEntryId, withQuery } from '#shared/paths.ts';
import type { Issue } from '#shared/contract/archive.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { nameIssueIn } from '#shared/newsletter/issue-labels.ts';
import { issueTexts, reportTexts } from '#shared/texts/issue.ts';
import { appContext, useApp, useTranslate } from '../app-context.tsx';
import { Archive, IssueList, NoIssues } from '../features/newsletter-pages/archive.tsx';
import { IssueArticle } from '../features/newsletter-pages/issue.tsx';
import {
  findSentence,
  ReportSentence,
  SentenceReported,
} from '../features/newsletter-pages/report-sentence.tsx';
import { AboutSite, RailSection } from '../layout/about-site.tsx';
import { setTitle } from '../lib/typography.ts';
import { modalTexts } from '#shared/texts/modal.ts';
import { translateForm } from '../features/subscribe/modal-texts.ts';
import { translateAll } from '#shared/texts/translate.ts';
import { SubscribeForm } from '../features/subscribe/subscribe-form.tsx';
import { Late } from '../layout/late.tsx';
import * as layout from '../layout/layout.styles.ts';
import { answer, later, load, readCursor, type Loaded } from '../queries/load-page-data.ts';
import { archiveOptions, issueOptions } from '../queries/newsletter.ts';
import { CursorList } from '../ui/cursor-list.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

export const archive = {
  handle: 'public',
  Component: List,
  async loader({ context, request }: LoaderFunctionArgs) {
    const app = context.get(appContext);
    const { api, queryClient } = app;
    const list = (cursor?: string) => {
      const issues = queryClient.fetchInfiniteQuery(archiveOptions(api, cursor));
      return load(cursor === undefined ? later(app, issues) : issues);
    };
    const cursor = readCursor(new URL(request.url).searchParams);
    const loaded: Loaded = cursor === null ? { state: 'invalid' } : await list(cursor);
    if (loaded.state !== 'invalid') return answer(loaded);
    const first = await list();
    return answer(first.state === 'ok' ? loaded : first);
  },
};

/** Creates a page of one issue. */
const issuePage = (Page: ComponentType<{ issue: Issue; sentence: string | undefined }>) => ({
  handle: 'public',
  async loader({ context, params: { period = '', sentence } }: LoaderFunctionArgs) {
    const { api, queryClient } = context.get(appContext);
    const found = queryClient.fetchQuery(issueOptions(api, period));
    const loaded = await load(found);
    const isMissing =
      loaded.state === 'missing' ||
      loaded.state === 'invalid' ||
      (loaded.state === 'ok' && sentence !== undefined && !findSentence(await found, sentence));
    if (isMissing) throw data(null, { status: 404 });
    return answer(loaded);
  },
  Component() {
    const { state } = useLoaderData<Loaded>();
    const { period = '', sentence } = useParams();
    const options = issueOptions(useApp().api, period);
    const { data: found } = useQuery({ ...options, enabled: state === 'ok' });
    if (!found) return <NotLoaded url={archivePath(period)} />;
    return <Page key={period} issue={found} sentence={sentence} />;
  },
});

function List() {
  const t = useTranslate();
  const { state } = useLoaderData<Loaded>();
  const [params] = useSearchParams();
  const cursor = (state === 'invalid' ? null : readCursor(params)) ?? undefined;
  if (state === 'failed') return <NotLoaded url={withQuery(paths.archive, { cursor })} />;
  return (
    <div className={layout.columns}>
      <PageHead
        title={t('Past issues')}
        {...(state === 'ok' ? { path: withQuery(paths.archive, { cursor }) } : {})}
      />
      <Archive
        notice={
          state === 'invalid' ? (
            <Notice>{t('We couldn’t find that page, so here’s the first one.')}</Notice>
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
  const { api, t } = useApp();
  const query = useInfiniteQuery(archiveOptions(api, cursor));
  if (!query.data)
    return query.isError ? <TryAgain url={withQuery(paths.archive, { cursor })} /> : null;
  return (
    <CursorList
      query={query}
      hrefFor={(next) => withQuery(paths.archive, { cursor: next })}
      select={(pages) => pages.flatMap((page) => page.issues)}
      empty={<NoIssues />}
      label={t('Older issues')}
      failed={t('Older issues couldn’t be loaded. Try again.')}
      loaded={(count) =>
        t('{count, plural, one {# more issue loaded} other {# more issues loaded}}', { count })
      }
      focusTarget="#issues h3 a"
    >
      {(issues) => <IssueList issues={issues} />}
    </CursorList>
  );
}

export const issue = issuePage(({ issue: shown }) => {
  const t = useTranslate();
  return (
    <div className={layout.columns}>
      <PageHead title={nameHeadline(t, shown)} path={archivePath(shown.period)} />
      <IssueArticle issue={shown} form={<IssueForm />} />
      <AboutSite>
        <RailSection heading={t('Contents')}>
          <ol>
            {shown.items.map(({ post }) => (
              <li key={post.id} dir="auto">
                <a href={`#${toEntryId(post.id)}`}>{setTitle(post.title)}</a>
              </li>
            ))}
          </ol>
        </RailSection>
      </AboutSite>
    </div>
  );
});

/** The headline of the lead beside the name of the issue. */
const nameHeadline = (t: Translate, shown: Issue) =>
  [shown.subject === null ? (shown.items[0]?.post.title ?? []) : [], nameIssueIn(t, shown)]
    .flat()
    .join(' · ');

/** The form to report a sentence, and without one the page after it. */
export const report = issuePage(({ issue: shown, sentence: id }) => {
  const t = useTranslate();
  const sentence = id === undefined ? undefined : findSentence(shown, id);
  const page = {
    language: t.language,
    dir: t.dir,
    texts: { ...translateAll(t, reportTexts), inSource: t(issueTexts.inSource) },
    back: archivePath(shown.period),
  };
  return (
    <div className={layout.columns}>
      <PageHead title={page.texts.heading} noindex />
      {sentence ? (
        <ReportSentence key={id} sentence={sentence} {...page} />
      ) : (
        <SentenceReported {...page} />
      )}
      <AboutSite />
    </div>
  );
});

function NotLoaded({ url }: { url: string }) {
  const t = useTranslate();
  return (
    <div className={layout.screen}>
      <PageHead title={t('Past issues')} />
      <h1>{t('Past issues')}</h1>
      <TryAgain url={url} />
    </div>
  );
}

function TryAgain({ url }: { url: string }) {
  const t = useTranslate();
  return (
    <Notice>
      {t('This page couldn’t be loaded.')} <a href={url}>{t('Try again')}</a>
    </Notice>
  );
}

/** Subscribes with one field. The choices are folded. */
function IssueForm() {
  const t = useTranslate();
  return (
    <SubscribeForm
      kind="issue"
      idPrefix="issue"
      texts={translateForm(t)}
      language={t.language}
      action={paths.newsletter}
      fold={t(modalTexts.more)}
      foldOnAllScreens
    />
  );
}
