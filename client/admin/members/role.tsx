import type { Member } from '#shared/contract/admin-members.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import * as styles from './members.admin.styles.ts';

const alreadyTexts = {
  member: english('{username} is already a member.'),
  moderator: english('{username} is already a moderator.'),
  admin: english('{username} is already an admin.'),
} as const;
const nowTexts = {
  member: english('{username} is a member now.'),
  moderator: english('{username} is a moderator now.'),
  admin: english('{username} is an admin now.'),
} as const;

/** Changes the role of a member. Requires a recent login. */
export function RoleForm({ username, role }: { username: string; role: Member['role'] }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({
    role: english('The role'),
    'role-reason': english('The reason'),
  });
  const send = (data: FormData) =>
    run(async () => {
      const newRole = data.get('role') as Member['role'];
      if (newRole === role)
        return [
          {
            field: 'role',
            message: t(alreadyTexts[role], { username }),
          },
        ];
      const reason = String(data.get('role-reason')).trim();
      await api('PUT /api/admin/users/{username}/role', {
        path: { username },
        body: { role: newRole, ...(reason === '' ? {} : { reason }) },
      });
      announce(t(nowTexts[newRole], { username }));
      await refresh('GET /api/admin/users', 'GET /api/admin/log');
      document.querySelector<HTMLElement>('#main h1')?.focus();
      return [];
    });
  return (
    <Form
      label={t('Role of {username}', { username })}
      className={styles.narrow}
      problems={problems}
      onSend={(data) => void send(data)}
    >
      <Options
        type="radio"
        name="role"
        legend={t('Role')}
        problems={problems}
        chosen={[role]}
        options={[
          { value: 'member', label: t('Member'), hint: t('Reads, posts, comments and votes.') },
          {
            value: 'moderator',
            label: t('Moderator'),
            hint: t(
              'Also handles reports, bans members, and sees Moderation, Members and the Log.',
            ),
          },
          {
            value: 'admin',
            label: t('Admin [role]'),
            hint: t(
              'Also runs the site: newsletter, subscribers, inbound feeds, imports, settings and roles.',
            ),
          },
        ]}
      />
      <Field
        name="role-reason"
        label={t('Reason (optional)')}
        optional
        maxLength={limits.reason.max}
        autoComplete="off"
        problems={problems}
      />
      <div className={form.buttons}>
        <SendButton pending={pending} doing={t('Changing…')}>
          {t('Save role')}
        </SendButton>
      </div>
    </Form>
  );
}
