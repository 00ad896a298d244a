import { paths } from '#shared/paths.ts';
import { Frame } from './page-layout.tsx';
import type { Failed } from './loaders.ts';
import * as styles from './manage-subscription.late.styles.ts';

/** Replaces the page of an invalid link, or of one that could not be checked. */
export function FailedLink({ texts, why }: Failed) {
  const { manage, strings } = texts;
  if (why === 'bad') {
    return (
      <Frame texts={texts} heading={manage.badLink}>
        <p>{manage.badLinkText}</p>
        <p className={styles.links}>
          <a href={paths.newsletter}>{strings.subscribe}</a>
          <a href={paths.manageSubscription}>{strings.emailPreferences}</a>
        </p>
      </Frame>
    );
  }
  return (
    <Frame texts={texts} heading={strings.emailPreferences}>
      <p>{why === 'tooMany' ? manage.tooMany : strings.somethingWentWrong}</p>
    </Frame>
  );
}
