import { paths } from '#shared/paths.ts';
import * as form from '../../ui/form.styles.ts';
import { ActionButton, PageLayout, ReadMeanwhile, useFormatText } from './page-layout.tsx';
import type { UnsubscribeData } from './loaders.ts';
import * as styles from './manage-subscription.styles.ts';

/** Unsubscribes by one button, with undo. This link opens no preferences, so theirs is mailed. */
export function Unsubscribe({ texts, done, email, subscribed, canUndo }: UnsubscribeData) {
  const { manage, strings } = texts;
  const text = useFormatText(texts);
  return (
    <PageLayout
      texts={texts}
      heading={subscribed ? text(manage.unsubscribeHeading, {}) : manage.unsubscribed}
      done={subscribed && done === 'undone' ? manage.undone : null}
    >
      <p>{text(subscribed ? manage.unsubscribeText : manage.unsubscribedText, { email })}</p>
      {subscribed ? (
        <ActionButton action="unsubscribe">{manage.unsubscribeButton}</ActionButton>
      ) : canUndo ? (
        <ActionButton action="undo" className={form.quiet}>
          {manage.undo}
        </ActionButton>
      ) : null}
      {subscribed ? null : <ReadMeanwhile texts={texts} />}
      <p className={styles.links}>
        <a href={paths.manageSubscription}>{strings.emailPreferences}</a>
      </p>
    </PageLayout>
  );
}
