import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { t } from '../lib/words.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import * as styles from './members.admin.styles.ts';

/** Shows the picture of a member, to delete it. */
export function RemovePicture({ username, picture }: { username: string; picture: string }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({});
  const send = () =>
    run(async () => {
      await api('DELETE /api/admin/users/{username}/picture', { path: { username } });
      announce(t('Picture removed.'));
      await refresh('GET /api/admin/users/{username}', 'GET /api/admin/log');
      return [];
    });
  return (
    <Form
      label={t('Picture')}
      className={styles.narrow}
      problems={problems}
      onSend={() => void send()}
    >
      <img src={picture} alt="" width={64} height={64} />
      <div className={form.buttons}>
        <SendButton pending={pending} doing={t('Removing…')} className={form.quiet}>
          {t('Remove the picture')}
        </SendButton>
      </div>
    </Form>
  );
}
