import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths, postPath } from '#shared/paths.ts';
import { useApp, useTranslate } from '../app-context.tsx';
import { setTitle } from '../lib/typography.ts';
import { frontPageOptions } from '../queries/front-page.ts';
import { PageHead } from '../ui/page-head.tsx';
import * as styles from './layout.styles.ts';

/** Replaces a page that failed: "Not Found" or the generic error. */
export function ErrorScreen() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound />
  ) : (
    <SomethingWrong error={error} />
  );
}

/** Also shown for content that the caller may not see. */
export function NotFound() {
  const t = useTranslate();
  return (
    <div className={styles.screen}>
      <PageHead title={t('Not Found')} />
      <h1>{t('Not Found')}</h1>
      <p>{t('This page doesn’t exist. It may have been removed, or the link may be wrong.')}</p>
      <form action={paths.search} role="search" className={styles.screenSearch}>
        <input
          name="q"
          type="search"
          dir="auto"
          aria-label={t('Search posts')}
          placeholder={t('Search')}
        />
        <button type="submit">{t('Search')}</button>
      </form>
      <p className={styles.screenLinks}>
        <a href={paths.home}>{t('Home')}</a>
        <a href={paths.new}>{t('New posts')}</a>
        <a href={paths.submit}>{t('Submit')}</a>
      </p>
      <CurrentPosts />
    </div>
  );
}

/**
 * Loaded by browsers only: wrong addresses are often asked for, and cost the server no query. The
 * room for them is reserved.
 */
function CurrentPosts() {
  const { api, t } = useApp();
  const { data } = useQuery(frontPageOptions(api));
  const posts = data?.lead ? [data.lead.post, ...data.others] : [];
  return (
    <section>
      {posts.length > 0 && <h2>{t('Today')}</h2>}
      <ul>
        {posts.slice(0, 3).map(({ slug, title }) => (
          <li key={slug} dir="auto">
            <a href={postPath(slug)}>{setTitle(title)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SomethingWrong({ error }: { error: unknown }) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('Something went wrong')} />
      <GenericError error={error} />
    </>
  );
}

/** Replaces a page or its end. */
export function GenericError({ error }: { error?: unknown }) {
  const { requestId, settings, t } = useApp();
  const detail =
    settings.showErrors && error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : null;
  // Only server errors have a request ID.
  const written =
    t('We couldn’t show this page. Try reloading.') +
    (requestId && ` ${t('We’ve logged it (request {requestId}).', { requestId })}`);
  return (
    <div className={styles.screen}>
      <h1>{t('Something went wrong!')}</h1>
      <details>
        <summary>
          <span data-when="closed">{t('Show Error')}</span>
          <span data-when="open">{t('Hide Error')}</span>
        </summary>
        <pre>{detail ?? written}</pre>
      </details>
      <p className={styles.screenLinks}>
        <a href={paths.home}>{t('Home')}</a>
      </p>
    </div>
  );
}
