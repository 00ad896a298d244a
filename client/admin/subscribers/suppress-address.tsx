import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { ApiError } from '#shared/api-error.ts';
import { Confirm } from '../../ui/dialog.tsx';
import * as form from '../../ui/form.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';

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
    if (reason.trim() === '') throw new ApiError(400, 'bad_request', 'Give a reason.');
    const body = { email, reason: reason.trim() };
    if (action === 'stop') await api('POST /api/admin/subscribers/suppress', { body });
    else await api('POST /api/admin/subscribers/unsuppress', { body });
    announce(
      action === 'stop' ? `${email} will only get login codes.` : `${email} will get email again.`,
    );
    await refresh('GET /api/admin/subscribers');
  };
  return (
    <Confirm
      title={action === 'stop' ? 'Block this address?' : 'Unblock this address?'}
      yes={action === 'stop' ? 'Block' : 'Unblock'}
      doing="One moment…"
      no="Cancel"
      act={act}
      onClose={onClose}
    >
      <p>
        {action === 'stop'
          ? `${email} will only get login codes. Its subscription doesn’t change.`
          : `${email} will get email again. A subscription ended by a complaint stays ended.`}
      </p>
      <div className={form.field}>
        <label htmlFor="reason">Reason</label>
        <p id="reason-hint" className={form.hint}>
          It’s stored in the log, so don’t include an email address.
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
