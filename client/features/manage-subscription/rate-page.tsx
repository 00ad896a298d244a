import { feedbackPath, managePath } from '#shared/paths.ts';
import { label } from '#shared/texts/label.ts';
import type { RateData } from './loaders.ts';
import * as styles from './manage-subscription.styles.ts';
import { OwnerLink, PageLayout } from './page-layout.tsx';
import { useOwnerPage } from './use-owner-page.ts';

/** The posts of an email, each with links to the pages that ask for more or less of it. */
export function RateStories(view: RateData) {
  const { texts, done, heading, access, stories, token } = view;
  const { manage, strings } = texts;
  useOwnerPage({ access, token });
  return (
    <PageLayout texts={texts} heading={heading} done={done === 'resent' ? manage.sentAgain : null}>
      <ul className={styles.stories}>
        {stories.map(({ title, token: story }) => (
          <li key={title}>
            <p dir="auto">{title}</p>
            {story === null ? null : (
              <p className={styles.links}>
                {(['more', 'less'] as const).map((direction) => (
                  <a
                    key={direction}
                    href={feedbackPath(direction, story)}
                    aria-label={label(texts.language, manage[direction], title)}
                  >
                    {manage[direction]}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {access === 'full' ? null : <OwnerLink texts={texts} />}
      <p className={styles.links}>
        <a href={managePath(token)}>{strings.emailPreferences}</a>
      </p>
    </PageLayout>
  );
}
