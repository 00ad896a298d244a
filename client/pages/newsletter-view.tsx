import { data, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { DigestView } from '#shared/contract/archive.ts';
import type { Reply } from '#shared/contract/index.ts';
import { newsletterArchive } from '#shared/newsletter/archive-paths.ts';
import { digestLanguages } from '#shared/paths.ts';
import { appContext } from '../app-context.tsx';
import { IssueView } from '../features/newsletter-pages/issue-view.tsx';
import * as styles from '../features/newsletter-pages/archive.late.styles.ts';
import * as layout from '../layout/layout.styles.ts';
import { LateStyles } from '../ui/late-styles.tsx';
import { PageHead } from '../ui/page-head.tsx';

type Failure = { reason: 'missing' | 'expired' | 'failed'; texts: FailureTexts };
type FailureTexts = Pick<Reply<'GET /api/newsletter/texts/{language}'>, 'manage' | 'strings'>;
/** `Root` sets `lang` and `dir` of the document. */
export type ViewData = { lang: string; dir: 'ltr' | 'rtl'; shown: DigestView | Failure };

const statusByReason = { missing: 404, expired: 410, failed: 503 };

/** Returns the token of a path below /newsletter. */
export const readViewPath = (splat = ''): string | undefined => /^view\/([^/]+)$/.exec(splat)?.[1];

/** Loads the digest of a mail, or why there is none, in the language that the token names. */
export async function viewLoader({ context }: LoaderFunctionArgs, token: string) {
  const { api } = context.get(appContext);
  try {
    const shown = await api('GET /api/newsletter/view/{token}', { path: { token } });
    return { lang: shown.language, dir: shown.dir, shown } satisfies ViewData;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reason =
      error.status === 410
        ? 'expired'
        : error.status === 404 || error.status === 400
          ? 'missing'
          : 'failed';
    const language = digestLanguages.find((code) => token.startsWith(`${code}-`)) ?? 'en';
    const { dir, manage, strings } = await api('GET /api/newsletter/texts/{language}', {
      path: { language },
    });
    return data<ViewData>(
      { lang: language, dir, shown: { reason, texts: { manage, strings } } },
      statusByReason[reason],
    );
  }
}

export function ViewPage({ shown }: ViewData) {
  if (!('reason' in shown))
    return (
      <div className={layout.columns}>
        <PageHead title={shown.heading} />
        <IssueView view={shown} />
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
        <a href={newsletterArchive} hrefLang="en">
          {manage.pastIssues}
        </a>
      </p>
    </div>
  );
}
