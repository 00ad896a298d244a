import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { dateOnly } from '../../lib/time.ts';
import { createInvitation, endInvitation, invitationsOptions } from '../../queries/invitations.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, Problems, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import * as styles from './account.styles.ts';
import { Section } from './section.tsx';

const labels = {
  mostUses: english('How many people can use it'),
  days: english('Valid for days'),
};

/** Links with which others can join, if the site asks for them. */
export function Invitations({ username }: { username: string }) {
  const { api, t } = useApp();
  const { data, error, refetch } = useQuery(invitationsOptions(api, username));
  if (!data)
    return error ? (
      <Section id="invitations">
        <LoadFailed
          error={error}
          text={t('Your invitations couldn’t be loaded.')}
          retry={refetch}
        />
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
  const { t } = app;
  const { problems, pending, run } = useSubmit(labels);
  const [link, setLink] = useState<string | null>(null);
  const send = (data: FormData) =>
    void run(async () => {
      const { path } = await createInvitation(app, username, {
        mostUses: Number(data.get('mostUses')),
        days: Number(data.get('days')),
      });
      setLink(window.location.origin + path);
      announce(t('Invitation created. Its link is below the form.'));
      return [];
    });
  return (
    <>
      <Form label={t('New invitation')} problems={problems} onSend={send}>
        <Field
          name="mostUses"
          label={t(labels.mostUses)}
          type="number"
          min={1}
          max={limits.invitations.maxUses}
          defaultValue={1}
          problems={problems}
        />
        <Field
          name="days"
          label={t(labels.days)}
          type="number"
          min={1}
          max={limits.invitations.days}
          defaultValue={14}
          problems={problems}
        />
        <SendButton pending={pending} doing={t('Creating…')}>
          {t('Create a link')}
        </SendButton>
      </Form>
      {link === null ? null : (
        <Field
          name="link"
          label={t('Link [noun]')}
          hint={t('Copy it now. You won’t see it again.')}
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
  const { t } = app;
  const { problems, pending, run } = useSubmit({});
  const end = (id: string) => {
    if (pending) return;
    void run(async () => {
      await endInvitation(app, username, id);
      announce(t('The invitation has ended.'));
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
              {t('Used {uses} of {mostUses, plural, one {# time} other {# times}}, until {date}', {
                uses,
                mostUses,
                date: dateOnly(t, expiresAt),
              })}
            </p>
            <button
              type="button"
              className={form.quiet}
              aria-disabled={pending || undefined}
              onClick={() => end(id)}
            >
              {t('End [verb]')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
