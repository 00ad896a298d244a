import type { ComponentType } from 'react';
import { data, useLoaderData, useLocation, useParams, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { DigestView } from '#shared/contract/archive.ts';
import type { Reply } from '#shared/contract/index.ts';
import { digestViewPath, paths, readViewLanguage } from '#shared/paths.ts';
import { appContext, useTranslate } from '../app-context.tsx';
import { IssueView } from '../features/newsletter-pages/issue-view.tsx';
import {
  findSentence,
  ReportSentence,
  SentenceReported,
} from '../features/newsletter-pages/report-sentence.tsx';
import * as styles from '../features/newsletter-pages/archive.styles.ts';
import * as layout from '../layout/layout.styles.ts';
import { PageHead } from '../ui/page-head.tsx';

type Failure = { reason: 'missing' | 'expired' | 'failed'; texts: FailureTexts };
type Texts = Reply<'GET /api/newsletter/texts/{language}'>;
type FailureTexts = Pick<Texts, 'manage' | 'strings'>;
/** `usePageLanguage` reads `lang`, `dir` and `frame` for the document around the page. */
type ViewData = Pick<Texts, 'dir' | 'frame'> & {
  lang: string;
  shown: DigestView | Failure;
};
const statusByReason = { missing: 404, expired: 410, failed: 503 };

/** Loads the digest of an email, or why there is none, in the language that the token names. */
async function loader({ context, params: { token = '', sentence } }: LoaderFunctionArgs) {
  const { api } = context.get(appContext);
  try {
    const shown = await api('GET /api/newsletter/view/{token}', { path: { token } });
    if (sentence !== undefined && !findSentence(shown, sentence))
      return await fail('missing', shown.language);
    const { frame } = await getTexts(shown.language);
    return { lang: shown.language, dir: shown.dir, frame, shown } satisfies ViewData;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reason =
      error.status === 410
        ? 'expired'
        : error.status === 404 || error.status === 400
          ? 'missing'
          : 'failed';
    return fail(reason, readViewLanguage(token));
  }

  function getTexts(language: DigestView['language']) {
    return api('GET /api/newsletter/texts/{language}', { path: { language } });
  }

  async function fail(reason: Failure['reason'], language: DigestView['language']) {
    const { dir, frame, manage, strings } = await getTexts(language);
    return data<ViewData>(
      { lang: language, dir, frame, shown: { reason, texts: { manage, strings } } },
      statusByReason[reason],
    );
  }
}

/** Creates a page that shows an email, or why it cannot. */
const viewPage = (Page: ComponentType<{ shown: DigestView }>) => ({
  loader,
  handle: 'public',
  Component() {
    const { shown } = useLoaderData<ViewData>();
    if ('reason' in shown) return <Failed {...shown} />;
    return (
      <div className={layout.columns}>
        <Page shown={shown} />
      </div>
    );
  },
});

export const view = viewPage(({ shown }) => (
  <>
    <PageHead title={shown.subject ?? shown.items[0]?.post.title ?? shown.dateline} />
    <IssueView view={shown} token={useParams().token ?? ''} />
  </>
));

/** The form to report a sentence, and without one the page after it. */
export const report = viewPage(({ shown: { language, dir, texts, ...shown } }) => {
  const { token = '', sentence: id } = useParams();
  const page = {
    language,
    dir,
    texts: { ...texts.report, inSource: texts.inSource },
    back: digestViewPath(token),
  };
  const sentence = id === undefined ? undefined : findSentence(shown, id);
  return (
    <>
      <PageHead title={texts.report.heading} />
      {sentence ? (
        <ReportSentence key={id} sentence={sentence} {...page} />
      ) : (
        <SentenceReported {...page} />
      )}
    </>
  );
});

function Failed({ reason, texts: { manage, strings } }: Failure) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const [heading, text] = {
    missing: [manage.badLink, manage.badLinkText],
    expired: [manage.expired, manage.expiredView],
    failed: [strings.somethingWentWrong, null],
  }[reason] as [string, string | null];
  return (
    <div className={layout.screen}>
      <PageHead title={heading} />
      <h1>{heading}</h1>
      {text === null ? null : <p>{text}</p>}
      <p className={styles.more}>
        {reason === 'failed' ? <a href={pathname}>{manage.tryAgain}</a> : null}
        <a href={paths.archive} hrefLang={t.language}>
          {manage.pastIssues}
        </a>
      </p>
    </div>
  );
}
