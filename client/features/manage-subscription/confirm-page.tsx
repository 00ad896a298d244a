import { managePath, unsubscribePath } from '#shared/paths.ts';
import {
  ActionButton,
  DescriptionList,
  PageLayout,
  ReadMeanwhile,
  useFormatText,
} from './page-layout.tsx';
import type { ConfirmationData } from './loaders.ts';
import { describePreferences } from './parsed-preferences.tsx';
import { useSubscribed } from './use-subscribed-flag.ts';
import * as styles from './manage-subscription.styles.ts';

/** Confirms a subscription by a button, because mail scanners open links. */
export function ConfirmSubscription({
  texts,
  done,
  state,
  subscription,
  token,
  next,
  lastIssue,
}: ConfirmationData) {
  const { manage, strings } = texts;
  const { email, frequency, custom_prompt: prompt, preferences } = subscription;
  const text = useFormatText(texts);
  useSubscribed(state === 'confirmed');
  if (state === 'confirmed') {
    return (
      <PageLayout texts={texts} heading={manage.confirmed}>
        <p>{manage.confirmedText}</p>
        {next === null ? null : <p>{text(manage.next, { date: next })}</p>}
        <ReadMeanwhile texts={texts} lastIssue={lastIssue} />
        {token === null ? null : (
          <p className={styles.links}>
            <a href={managePath(token)}>{strings.emailPreferences}</a>
            <a href={unsubscribePath(token)}>{manage.unsubscribeButton}</a>
          </p>
        )}
      </PageLayout>
    );
  }
  if (state === 'expired') {
    return (
      <PageLayout
        texts={texts}
        heading={manage.expired}
        done={done === 'resent' ? manage.sentAgain : null}
      >
        <p>{manage.expiredText}</p>
        {done === 'resent' ? null : <ActionButton action="resend">{manage.sendAgain}</ActionButton>}
      </PageLayout>
    );
  }
  const understood = preferences && describePreferences(texts, preferences);
  return (
    <PageLayout texts={texts} heading={text(manage.confirmHeading, {})}>
      <p>{text(manage.confirmText, { email })}</p>
      <DescriptionList
        rows={[
          [manage.frequency, strings[frequency]],
          [manage.prompt, prompt],
          [manage.understood, understood],
        ]}
      />
      <ActionButton action="confirm">{manage.confirmButton}</ActionButton>
    </PageLayout>
  );
}
