import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { memberFormTexts } from '#shared/texts/member-form.ts';
import { managePath, paths } from '#shared/paths.ts';
import { loginLabels } from '#shared/field-labels.ts';
import { useApp, useTranslate, type SubmittedForm } from '../../app-context.tsx';
import { useSession } from '../../lib/session.ts';
import { useSubmittedForm } from '../../lib/submitted-form.ts';
import { Field } from '../../ui/fields.tsx';
import * as form from '../../ui/form.styles.ts';
import { PageLayout } from './page-layout.tsx';
import type { RequestLinkData } from './loaders.ts';
import * as styles from './manage-subscription.styles.ts';

/** Mails a link to the preferences, without revealing who subscribes. Members are redirected. */
export function RequestLink({ texts, done }: RequestLinkData) {
  const t = useTranslate();
  const sent = useSubmittedForm();
  const problems = sent?.problems ?? [];
  const { manage, strings } = texts;
  if (done === 'erased' || done === 'ended-old-links') {
    const isErased = done === 'erased';
    return (
      <PageLayout texts={texts} heading={isErased ? manage.erased : manage.endedOldLinks}>
        <p className={styles.links}>
          {isErased ? (
            <a href={paths.newsletter}>{strings.subscribe}</a>
          ) : (
            <a href={paths.manageSubscription}>{strings.emailPreferences}</a>
          )}
        </p>
      </PageLayout>
    );
  }
  return (
    <PageLayout
      texts={texts}
      heading={t('Your subscription')}
      done={done === 'sent' ? t('If this address has a subscription, we’ve sent it a link.') : null}
    >
      <MemberSubscription />
      <p>
        {t('Enter your email and we’ll send you a link to change, pause or cancel your digest.')}
      </p>
      <LinkForm email={sent?.values.email} problems={problems} />
    </PageLayout>
  );
}

/** Mails a new link. Other pages post it to this page. */
export function LinkForm({
  email,
  problems = [],
}: {
  email?: string | undefined;
  problems?: SubmittedForm['problems'];
}) {
  const t = useTranslate();
  return (
    <form method="post" action={paths.manageSubscription} noValidate className={form.form}>
      <input type="hidden" name="action" value="link" />
      <Field
        name="email"
        label={t(loginLabels.email)}
        problems={problems}
        defaultValue={email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" className={form.send}>
        {t('Email me the link')}
      </button>
    </form>
  );
}

/** Leads members to their preferences, or lets them subscribe. */
function MemberSubscription() {
  const { api, t } = useApp();
  const { user } = useSession();
  const [none, setNone] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const busy = useRef(false);
  const username = user?.username;
  useEffect(() => {
    if (username === undefined) return;
    let here = true;
    api('GET /api/subscriptions/status').then(
      // A new document, so that no referrer or analytics gets the token.
      ({ token }) =>
        !here
          ? undefined
          : token === null
            ? setNone(true)
            : window.location.replace(managePath(token)),
      () => undefined,
    );
    return () => {
      here = false;
      setNone(false);
    };
  }, [api, username]);
  if (!user || !none) return null;
  const subscribe = async () => {
    if (busy.current) return;
    busy.current = true;
    setFailed(null);
    try {
      await api('POST /api/subscriptions/subscribe-authenticated', {
        body: { form: 'manage', page: paths.manageSubscription },
      });
      const { token } = await api('GET /api/subscriptions/status');
      if (token !== null) window.location.replace(managePath(token));
    } catch (error) {
      setFailed(
        error instanceof ApiError ? error.message : t('Something went wrong. Please try again.'),
      );
    }
    busy.current = false;
  };
  return (
    <div className={styles.facts}>
      <p>{t(memberFormTexts.none, { username: user.username })}</p>
      <p>
        <button type="button" className={form.send} onClick={() => void subscribe()}>
          {t(memberFormTexts.subscribe, { email: user.email })}
        </button>
      </p>
      {failed === null ? null : (
        <p role="alert" className={form.problem}>
          {failed}
        </p>
      )}
    </div>
  );
}
