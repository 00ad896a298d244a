import { useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useTranslate } from '../../app-context.tsx';
import { PageLayout } from './page-layout.tsx';
import type { Failed } from './loaders.ts';
import { LinkForm } from './request-link-page.tsx';
import * as styles from './manage-subscription.styles.ts';

/** Replaces the page of an invalid link, or of one that could not be checked. */
export function FailedLink({ texts, reason, purpose }: Failed) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const { manage, strings } = texts;
  if (reason === 'bad' && purpose !== 'other') {
    return (
      <PageLayout texts={texts} heading={manage.badLink}>
        <p>
          {purpose === 'unsubscribe'
            ? t(
                'Your subscription is unchanged. Enter your email and we’ll send you a new link ' +
                  'to unsubscribe.',
              )
            : t(
                'Enter your email and we’ll send you a new link to change, pause or cancel your ' +
                  'digest.',
              )}
        </p>
        <LinkForm />
      </PageLayout>
    );
  }
  if (reason === 'bad' || reason === 'expired') {
    return (
      <PageLayout texts={texts} heading={manage.badLink}>
        <p>{reason === 'bad' ? manage.badLinkText : manage.linkExpires}</p>
        <p className={styles.links}>
          <a href={paths.newsletter}>{strings.subscribe}</a>
          <a href={paths.manageSubscription}>{strings.emailPreferences}</a>
        </p>
      </PageLayout>
    );
  }
  return (
    <PageLayout texts={texts} heading={strings.emailPreferences}>
      <p>{reason === 'tooMany' ? manage.tooMany : strings.somethingWentWrong}</p>
      <p className={styles.links}>
        <a href={pathname + search}>{manage.tryAgain}</a>
      </p>
    </PageLayout>
  );
}
