import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { count, dateOnly } from '../../lib/time.ts';
import { createInvitation, endInvitation, invitationsOptions } from '../../queries/invitations.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, Problems, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import * as styles from './account.styles.ts';
import { Section } from './section.tsx';

const labels = { mostUses: 'How many people can use it', days: 'Valid for days' };

/** Links with which others can join, if the site asks for them. */
export function Invitations({ username }: { username: string }) {
  const { api } = useApp();
  const { data, error, refetch } = useQuery(invitationsOptions(api, username));
  if (!data)
    return error ? (
      <Section id="invitations">
        <LoadFailed error={error} what="Your invitations" retry={refetch} />
      </Section>
    ) : null;
  if (!data.mayInvite && data.invitations.length === 0) return null;
  return (
    <Section id="invitations">
      {data.mayInvite ? <NewInvitation username={username} /> : null}
      <List username={username} invitations={data.invitations} />
    </Section>
  );
}

function NewInvitation({ username }: { username: string }) {
  const app = useApp();
  const { problems, pending, run } = useSubmit(labels);
  const [link, setLink] = useState<string | null>(null);
  const send = (data: FormData) =>
    void run(async () => {
      const { path } = await createInvitation(app, username, {
        mostUses: Number(data.get('mostUses')),
        days: Number(data.get('days')),
      });
      setLink(window.location.origin + path);
      announce('Invitation created. Its link is below the form.');
      return [];
    });
  return (
    <>
      <Form label="New invitation" problems={problems} onSend={send}>
        <Field
          name="mostUses"
          label={labels.mostUses}
          type="number"
          min={1}
          max={limits.invitations.maxUses}
          defaultValue={1}
          problems={problems}
        />
        <Field
          name="days"
          label={labels.days}
          type="number"
          min={1}
          max={limits.invitations.days}
          defaultValue={14}
          problems={problems}
        />
        <SendButton pending={pending} doing="Creating…">
          Create a link
        </SendButton>
      </Form>
      {link === null ? null : (
        <Field
          name="link"
          label="Link"
          hint="Copy it now. You won’t see it again."
          readOnly
          value={link}
          problems={[]}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

function List({
  username,
  invitations,
}: {
  username: string;
  invitations: { id: string; uses: number; mostUses: number; expiresAt: string }[];
}) {
  const app = useApp();
  const { problems, pending, run } = useSubmit({});
  const end = (id: string) => {
    if (pending) return;
    void run(async () => {
      await endInvitation(app, username, id);
      announce('The invitation has ended.');
      document.getElementById('invitations')?.focus();
      return [];
    });
  };
  return (
    <>
      <Problems list={problems} />
      <ul className={styles.sessions}>
        {invitations.map(({ id, uses, mostUses, expiresAt }) => (
          <li key={id}>
            <p>
              Used {uses} of {count(mostUses, 'time')}, until {dateOnly(Date.parse(expiresAt))}
            </p>
            <button
              type="button"
              className={form.quiet}
              aria-disabled={pending || undefined}
              onClick={() => end(id)}
            >
              End
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
