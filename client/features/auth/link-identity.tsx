import { useQuery } from '@tanstack/react-query';
import { paths, settingsPath } from '#shared/paths.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { identitiesOptions, linkIdentity } from '../../queries/identities.ts';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { rich } from '../../ui/rich.tsx';
import * as ui from '../../ui/ui.styles.ts';
import * as styles from './auth.styles.ts';
import { MembersOnly } from './members-only.tsx';

/** Links the account at a provider that was proven in this browser. */
export function LinkIdentity() {
  const t = useTranslate();
  return (
    <div className={styles.page}>
      <PageHead title={t('Link an account')} />
      <h1 className={ui.heading} tabIndex={-1}>
        {t('Link an account')}
      </h1>
      <MembersOnly>{({ username }) => <Link username={username} />}</MembersOnly>
    </div>
  );
}

function Link({ username }: { username: string }) {
  const { api, t } = useApp();
  const { data, error, refetch } = useQuery(identitiesOptions(api, username));
  const { problems, pending: sending, run } = useSubmit({});
  if (!data)
    return error ? (
      <LoadFailed error={error} text={t('The account couldn’t be loaded.')} retry={refetch} />
    ) : null;
  const { pending } = data;
  if (!pending)
    return (
      <p>
        {rich(
          t,
          'There’s nothing to link, or the login has expired. Start again in ' +
            '<settings>Settings</settings>.',
          { settings: (content) => <a href={settingsPath('identities')}>{content}</a> },
        )}
      </p>
    );
  const send = () =>
    void run(async () => {
      await linkIdentity(api, pending.id);
      window.location.replace(pending.next);
      // Stays pending until the next page loads.
      return new Promise(() => undefined);
    });
  return (
    <Form label={t('Link an account')} problems={problems} onSend={send}>
      <p>
        {rich(
          t,
          'Link {account} ({provider}) to your account {username}? You’ll be able to log in with ' +
            'it instead of an emailed code. Link it only if it’s yours.',
          {
            account: <strong>{pending.account}</strong>,
            provider: pending.provider,
            username,
          },
        )}
      </p>
      <SendButton pending={sending} doing={t('One moment…')}>
        {t('Link it')}
      </SendButton>
      <p>
        <a href={paths.home}>{t('Don’t link it')}</a>
      </p>
    </Form>
  );
}
