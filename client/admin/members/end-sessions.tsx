import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import * as styles from './members.admin.styles.ts';

/** Logs a member out everywhere. Requires a recent login. */
export function EndSessions({ username }: { username: string }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({});
  const send = () =>
    run(async () => {
      const { ended } = await api('DELETE /api/admin/users/{username}/sessions', {
        path: { username },
      });
      announce(t('Sessions of {username} ended: {ended}.', { username, ended }));
      await refresh('GET /api/admin/users', 'GET /api/admin/log');
      return [];
    });
  return (
    <Form
      label={t('Sessions of {username}', { username })}
      className={styles.narrow}
      problems={problems}
      onSend={() => void send()}
    >
      <p>
        {t('Logs {username} out in all browsers on this site. API keys keep working.', {
          username,
        })}
      </p>
      <div className={form.buttons}>
        <SendButton pending={pending} doing={t('Ending…')}>
          {t('End all sessions')}
        </SendButton>
      </div>
    </Form>
  );
}
