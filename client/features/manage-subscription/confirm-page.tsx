import { managePath, unsubscribePath } from '#shared/paths.ts';
import { Deed, Facts, Frame, useSay } from './page-layout.tsx';
import type { Confirming as View } from './loaders.ts';
import { useSubscribed } from './use-subscribed-flag.ts';
import * as styles from './manage-subscription.late.styles.ts';

/** Confirms a subscription by a button, because mail scanners open links. */
export function Confirming({ texts, done, state, subscription, token }: View) {
  const { manage, strings } = texts;
  const { email, frequency, custom_prompt: prompt } = subscription;
  const said = useSay(texts);
  useSubscribed(state === 'confirmed');
  if (state === 'confirmed') {
    return (
      <Frame texts={texts} heading={manage.confirmed}>
        <p>{manage.confirmedText}</p>
        {token === null ? null : (
          <p className={styles.links}>
            <a href={managePath(token)}>{strings.emailPreferences}</a>
            <a href={unsubscribePath(token)}>{manage.unsubscribeButton}</a>
          </p>
        )}
      </Frame>
    );
  }
  if (state === 'expired') {
    return (
      <Frame
        texts={texts}
        heading={manage.expired}
        done={done === 'resent' ? manage.sentAgain : null}
      >
        <p>{manage.expiredText}</p>
        {done === 'resent' ? null : <Deed action="resend">{manage.sendAgain}</Deed>}
      </Frame>
    );
  }
  return (
    <Frame texts={texts} heading={said(manage.confirmHeading)}>
      <p>{said(manage.confirmText, { email })}</p>
      <Facts
        rows={[
          [manage.frequency, strings[frequency]],
          [manage.prompt, prompt],
        ]}
      />
      <Deed action="confirm">{manage.confirmButton}</Deed>
    </Frame>
  );
}
