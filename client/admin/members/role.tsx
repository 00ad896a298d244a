import type { Member } from '#shared/contract/admin-members.ts';
import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import * as styles from './members.admin.styles.ts';

/** Changes the role of a member. Requires a recent login. */
export function RoleForm({ username, role }: { username: string; role: Member['role'] }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({ role: 'The role', 'role-reason': 'The reason' });
  const send = (data: FormData) =>
    run(async () => {
      const newRole = data.get('role') as Member['role'];
      if (newRole === role)
        return [
          {
            field: 'role',
            message: `${username} is already ${role === 'admin' ? 'an' : 'a'} ${role}.`,
          },
        ];
      const reason = String(data.get('role-reason')).trim();
      await api('PUT /api/admin/users/{username}/role', {
        path: { username },
        body: { role: newRole, ...(reason === '' ? {} : { reason }) },
      });
      announce(`${username} is ${newRole === 'admin' ? 'an' : 'a'} ${newRole} now.`);
      await refresh('GET /api/admin/users', 'GET /api/admin/log');
      document.querySelector<HTMLElement>('#main h1')?.focus();
      return [];
    });
  return (
    <Form
      label={`Role of ${username}`}
      className={styles.narrow}
      problems={problems}
      onSend={(data) => void send(data)}
    >
      <Options
        type="radio"
        name="role"
        legend="Role"
        problems={problems}
        chosen={[role]}
        options={[
          { value: 'member', label: 'Member', hint: 'Reads, posts, comments and votes.' },
          {
            value: 'moderator',
            label: 'Moderator',
            hint: 'Also handles reports, bans members, and sees Moderation, Members and the Log.',
          },
          {
            value: 'admin',
            label: 'Admin',
            hint:
              'Also runs the site: newsletter, subscribers, inbound feeds, imports, ' +
              'settings and roles.',
          },
        ]}
      />
      <Field
        name="role-reason"
        label="Reason (optional)"
        optional
        maxLength={limits.reason.max}
        autoComplete="off"
        problems={problems}
      />
      <div className={form.buttons}>
        <SendButton pending={pending} doing="Changing…">
          Save role
        </SendButton>
      </div>
    </Form>
  );
}
