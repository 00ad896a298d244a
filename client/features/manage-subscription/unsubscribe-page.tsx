import { paths } from '#shared/paths.ts';
import * as form from '../../ui/form.styles.ts';
import { Deed, Frame, useSay } from './page-layout.tsx';
import type { Unsubscribing as View } from './loaders.ts';
import * as styles from './manage-subscription.late.styles.ts';

/** Unsubscribes by one button, with undo. This link opens no preferences, so theirs is mailed. */
export function Unsubscribing({ texts, done, email, subscribed }: View) {
  const { manage, strings } = texts;
  const said = useSay(texts);
  return (
    <Frame
      texts={texts}
      heading={subscribed ? said(manage.unsubscribeHeading) : manage.unsubscribed}
      done={subscribed && done === 'undone' ? manage.undone : null}
    >
      <p>{said(subscribed ? manage.unsubscribeText : manage.unsubscribedText, { email })}</p>
      {subscribed ? (
        <Deed action="unsubscribe">{manage.unsubscribeButton}</Deed>
      ) : (
        <Deed action="undo" look={form.quiet}>
          {manage.undo}
        </Deed>
      )}
      <p className={styles.links}>
        <a href={paths.manageSubscription}>{strings.emailPreferences}</a>
      </p>
    </Frame>
  );
}
