import { useState } from 'react';
import type { MemberRecord } from '#shared/contract/admin-members.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { dateOnly, t } from '../lib/words.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { Notice } from '../../ui/notice.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { BanFields, toBanRequest } from '../moderation/ban-fields.tsx';
import { canBan } from '../moderation/reports.tsx';
import { StaffProvider } from '../lib/staff-context.ts';
import * as styles from './members.admin.styles.ts';

/** Bans a member, or ends the ban. */
export function Banning({ member }: { member: MemberRecord }) {
  const staff = StaffProvider.use();
  const [changing, setChanging] = useState(false);
  const { username, ban } = member;
  if (!canBan(staff, member))
    return (
      <p className={admin.note}>
        {username === staff.username
          ? t('You can’t ban yourself.')
          : t('Only an admin can ban a moderator, and an admin cannot be banned.')}
      </p>
    );
  return (
    <div className={styles.narrow}>
      {ban === null ? (
        <p className={admin.note}>
          {t('Banned members can still log in, read, and export or delete their account.')}
        </p>
      ) : (
        <>
          <p>
            <strong>
              {ban.until === null
                ? t('{username} is banned permanently.', { username })
                : t('{username} is banned until {date}.', {
                    username,
                    date: dateOnly(Date.parse(ban.until)),
                  })}
            </strong>{' '}
            {ban.reason === '' ? null : <span dir="auto">{ban.reason}</span>}
          </p>
          <Unban username={username} />
          <p>
            <button
              type="button"
              className={admin.button}
              aria-expanded={changing}
              onClick={() => setChanging(!changing)}
            >
              {t('Change ban')}
            </button>
          </p>
        </>
      )}
      {ban === null || changing ? <BanForm username={username} reason={ban?.reason ?? ''} /> : null}
    </div>
  );
}

/** Refetches everything that shows this member. */
const stale = [
  'GET /api/admin/users',
  'GET /api/admin/log',
  'GET /api/admin/reports',
  'GET /api/admin/review-queue',
];

function BanForm({ username, reason }: { username: string; reason: string }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({
    reason: english('The reason'),
    until: english('The end'),
  });
  const [left, setLeft] = useState<string | null>(null);
  const send = (data: FormData) =>
    run(async () => {
      const why = String(data.get('reason')).trim();
      if (why === '') return [{ field: 'reason', message: t('Give a reason.') }];
      const { removed, contentLeft } = await api('POST /api/admin/users/{username}/ban', {
        path: { username },
        body: toBanRequest(data, why),
      });
      announce(
        removed > 0
          ? t('{username} is banned. Posts and comments removed: {removed, number}.', {
              username,
              removed,
            })
          : t('{username} is banned.', { username }),
      );
      if (contentLeft) {
        setLeft(
          t('Removed {removed, number}. More remain: press the button again to remove the rest.', {
            removed,
          }),
        );
        return [];
      }
      await refresh(...stale);
      document.querySelector<HTMLElement>('#main h1')?.focus();
      return [];
    });
  return (
    <Form
      label={t('Ban {username}', { username })}
      problems={problems}
      onSend={(data) => void send(data)}
    >
      {left === null ? null : <Notice>{left}</Notice>}
      <BanFields problems={problems} />
      <Field
        name="reason"
        label={t('Reason')}
        hint={t('{username} and the public moderation log will show this.', { username })}
        defaultValue={reason}
        maxLength={limits.reason.max}
        autoComplete="off"
        problems={problems}
      />
      <div className={form.buttons}>
        <SendButton pending={pending} doing={t('Banning…')} className={form.danger}>
          {t('Ban {username}', { username })}
        </SendButton>
      </div>
    </Form>
  );
}

function Unban({ username }: { username: string }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({ 'unban-reason': english('The reason') });
  const send = (data: FormData) =>
    run(async () => {
      const reason = String(data.get('unban-reason')).trim();
      await api('POST /api/admin/users/{username}/unban', {
        path: { username },
        body: reason === '' ? {} : { reason },
      });
      announce(t('{username} can post and comment again.', { username }));
      await refresh(...stale);
      document.querySelector<HTMLElement>('#main h1')?.focus();
      return [];
    });
  return (
    <Form
      label={t('Lift the ban on {username}', { username })}
      problems={problems}
      onSend={(data) => void send(data)}
    >
      <Field
        name="unban-reason"
        label={t('Reason (optional)')}
        optional
        maxLength={limits.reason.max}
        autoComplete="off"
        problems={problems}
      />
      <div className={form.buttons}>
        <SendButton pending={pending} doing={t('One moment…')}>
          {t('Lift ban')}
        </SendButton>
      </div>
    </Form>
  );
}
