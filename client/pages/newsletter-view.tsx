import { data, useLocation, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { DigestView } from '#shared/contract/archive.ts';
import type { Reply } from '#shared/contract/index.ts';
import {
  digestViewPath,
  newsletterArchive,
  readViewLanguage,
} from '#shared/newsletter/archive-paths.ts';
import { appContext } from '../app-context.tsx';
import { IssueView } from '../features/newsletter-pages/issue-view.tsx';
import {
  findSentence,
  ReportSentence,
  SentenceReported,
} from '../features/newsletter-pages/report-sentence.tsx';
import * as styles from '../features/newsletter-pages/archive.late.styles.ts';
import * as layout from '../layout/layout.styles.ts';
import { LateStyles } from '../ui/late-styles.tsx';
import { PageHead } from '../ui/page-head.tsx';

type Failure = { reason: 'missing' | 'expired' | 'failed'; texts: FailureTexts };
type Texts = Reply<'GET /api/newsletter/texts/{language}'>;
type FailureTexts = Pick<Texts, 'manage' | 'strings'>;
/** `usePageLanguage` reads `lang`, `dir` and `frame` for the document around the page. */
export type ViewData = Pick<Texts, 'dir' | 'frame'> & {
  lang: string;
  shown: DigestView | Failure;
};
/** `report`: the id of the sentence to report, or `reported` after that. */
type ViewParams = { token: string; report: string | undefined };

const statusByReason = { missing: 404, expired: 410, failed: 503 };

/** Parses a path below /newsletter. Null if it is not the page of an email. */
export function readViewPath(splat = ''): ViewParams | null {
  const [, token, sentence = '', reported] =
    /^view\/([^/]+)(?:\/report\/([\w-]+)|\/(reported))?$/.exec(splat) ?? [];
  return token === undefined ? null : { token, report: sentence || reported };
}

/** Loads the digest of an email, or why there is none, in the language that the token names. */
export async function viewLoader(
  { context }: LoaderFunctionArgs,
  { token, report = 'reported' }: ViewParams,
) {
  const { api } = context.get(appContext);
  try {
    const shown = await api('GET /api/newsletter/view/{token}', { path: { token } });
    if (report !== 'reported' && !findSentence(shown, report))
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

export function ViewPage({ shown, token, report }: ViewData & ViewParams) {
  const { pathname } = useLocation();
  if (!('reason' in shown))
    return (
      <div className={layout.columns}>
        {report === undefined ? (
          <>
            <PageHead title={shown.heading} />
            <IssueView view={shown} token={token} />
          </>
        ) : (
          <Report view={shown} token={token} sentenceId={report} />
        )}
      </div>
    );
  const { reason, texts } = shown;
  const { manage, strings } = texts;
  const [heading, text] = {
    missing: [manage.badLink, manage.badLinkText],
    expired: [manage.expired, manage.expiredView],
    failed: [strings.somethingWentWrong, null],
  }[reason] as [string, string | null];
  return (
    <div className={layout.screen}>
      <LateStyles />
      <PageHead title={heading} />
      <h1>{heading}</h1>
      {text === null ? null : <p>{text}</p>}
      <p className={styles.more}>
        {reason === 'failed' ? <a href={pathname}>{manage.tryAgain}</a> : null}
        <a href={newsletterArchive} hrefLang="en">
          {manage.pastIssues}
        </a>
      </p>
    </div>
  );
}

function Report({
  view,
  token,
  sentenceId,
}: {
  view: DigestView;
  token: string;
  sentenceId: string;
}) {
  const { language, dir, texts } = view;
  const page = {
    language,
    dir,
    texts: { ...texts.report, inSource: texts.inSource },
    back: digestViewPath(token),
  };
  const sentence = findSentence(view, sentenceId);
  return (
    <>
      <PageHead title={texts.report.heading} />
      {sentence ? <ReportSentence sentence={sentence} {...page} /> : <SentenceReported {...page} />}
    </>
  );
}
