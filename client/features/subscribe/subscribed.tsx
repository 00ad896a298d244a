import { useEffect, useRef } from 'react';
import type { SubscriptionReply } from '#shared/contract/subscription-schemas.ts';
import { paths, type DigestLanguage } from '#shared/paths.ts';
import { format } from '#shared/texts/format.ts';
import * as styles from './subscribe.styles.ts';
import type { SubscribeTexts } from './types.ts';

/** Replaces the submitted form. Its heading takes the focus. */
export function Subscribed({
  idPrefix,
  email,
  isMember,
  reply: { requiresVerification, userExists, username, hint },
  language,
  texts: { strings },
}: {
  idPrefix: string;
  /** As typed, so that a mistake in it is seen. */
  email: string;
  /** Logged in, so nothing about accounts is left to say. */
  isMember: boolean;
  reply: SubscriptionReply;
  language: DigestLanguage;
  texts: SubscribeTexts;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.subscribed}>
      <h2 ref={heading} id={`${idPrefix}-done`} tabIndex={-1}>
        {requiresVerification ? strings.checkYourEmail : strings.successfullySubscribed}
      </h2>
      <p id={`${idPrefix}-done-text`}>
        {requiresVerification ? strings.verificationEmailSent : strings.welcomeEmail}
      </p>
      <p>
        <strong dir="ltr">{email}</strong>
      </p>
      {isMember ? null : userExists ? (
        <div className={styles.registered}>
          {username === null ? null : <p>{format(language, strings.welcomeBack, { username })}</p>}
          <p>{hint}</p>
          <p>
            <a href={paths.login}>{strings.loginToAccount}</a>
          </p>
        </div>
      ) : (
        <p>
          <a href={paths.signup}>{hint}</a>
        </p>
      )}
    </div>
  );
}
