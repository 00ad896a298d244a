import { settingsPath } from '#shared/paths.ts';
import { ActionButton, PageLayout } from './page-layout.tsx';
import type { InboxMailsData } from './loaders.ts';
import * as styles from './manage-subscription.styles.ts';

/** Turns off notification emails by one button. The settings need a login. */
export function InboxMails({ texts, link, wanted }: InboxMailsData) {
  return (
    <PageLayout texts={texts} heading={wanted ? link.heading : link.done}>
      <p>{link.text}</p>
      {wanted ? <ActionButton action="turn-off">{link.button}</ActionButton> : null}
      <p className={styles.links}>
        <a href={settingsPath('notifications')}>{link.settingsLink}</a>
      </p>
    </PageLayout>
  );
}
