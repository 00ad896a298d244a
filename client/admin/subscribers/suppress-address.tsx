import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import * as form from '../../ui/form.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { t } from '../lib/words.ts';

/** Asks for the reason before an address is suppressed or released. It is logged. */
export function SuppressAddress({
  action,
  email,
  onClose,
}: {
  action: 'stop' | 'allow';
  email: string;
  onClose: () => void;
}) {
  const { api } = useApp();
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const act = async () => {
    if (reason.trim() === '') throw new ApiError(400, 'bad_request', t('Give a reason.'));
    const body = { email, reason: reason.trim() };
    if (action === 'stop') await api('POST /api/admin/subscribers/suppress', { body });
    else await api('POST /api/admin/subscribers/unsuppress', { body });
    announce(
      action === 'stop'
        ? t('{email} will only get login codes.', { email })
        : t('{email} will get email again.', { email }),
    );
    await refresh('GET /api/admin/subscribers');
  };
  return (
    <Confirm
      title={action === 'stop' ? t('Block this address?') : t('Unblock this address?')}
      yes={action === 'stop' ? t('Block') : t('Unblock')}
      doing={t('One moment…')}
      no={t('Cancel')}
      act={act}
      onClose={onClose}
    >
      <p>
        {action === 'stop'
          ? t('{email} will only get login codes. Its subscription doesn’t change.', { email })
          : t('{email} will get email again. A subscription ended by a complaint stays ended.', {
              email,
            })}
      </p>
      <div className={form.field}>
        <label htmlFor="reason">{t('Reason')}</label>
        <p id="reason-hint" className={form.hint}>
          {t('It’s stored in the log, so don’t include an email address.')}
        </p>
        <textarea
          id="reason"
          name="reason"
          rows={2}
          dir="auto"
          maxLength={500}
          aria-describedby="reason-hint"
          aria-required="true"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Confirm>
  );
}
