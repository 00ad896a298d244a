import { useState } from 'react';
import { withQuery } from '#shared/paths.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { downloadFile } from '../../lib/download.ts';
import { fetchFile } from '../../lib/fetch-transport.ts';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { ActionButton } from '../ui/components.tsx';
import * as admin from '../admin.admin.styles.ts';
import * as styles from './subscribers.admin.styles.ts';

export function Export() {
  const { site, settings } = useApp();
  const { problems, pending, run } = useSubmit({});
  const [done, setDone] = useState(false);
  const save = (data: FormData) => {
    setDone(false);
    void run(async () => {
      const prompts = data.get('prompts') === 'true' ? 'true' : undefined;
      const file = await fetchFile(
        t,
        window.location,
        settings,
        withQuery('/api/admin/subscribers/export', { prompts }),
      );
      downloadFile(`${site.id}-subscribers-${new Date().toISOString().slice(0, 10)}.csv`, file);
      setDone(true);
      announce(t('File downloaded.'));
      return [];
    });
  };
  const saveConsents = async () => {
    const path = '/api/admin/subscribers/consents/export';
    const file = await fetchFile(t, window.location, settings, path);
    downloadFile(`${site.id}-consents-${new Date().toISOString().slice(0, 10)}.csv`, file);
  };
  return (
    <Form label={t('Export')} problems={problems} onSend={save}>
      <p className={admin.note}>
        {t('All subscribers as a CSV file, with how and when each consented.')}
      </p>
      <label className={styles.check}>
        <input type="checkbox" name="prompts" value="true" />{' '}
        {t('Include readers’ personal prompts')}
      </label>
      <div className={form.buttons}>
        <SendButton pending={pending} doing={t('Collecting…')} className={form.quiet}>
          {t('Download file')}
        </SendButton>
        <ActionButton act={saveConsents} doing={t('Collecting…')} done={t('File downloaded.')}>
          {t('Download proof of consent')}
        </ActionButton>
        {done ? <span className={form.saved}>{t('Downloaded')}</span> : null}
      </div>
    </Form>
  );
}
