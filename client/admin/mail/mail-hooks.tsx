import { useState } from 'react';
import type { AdminMailHook } from '#shared/contract/mail-hooks.ts';
import type { MailProvider } from '#shared/mail-providers.ts';
import { rich } from '../../ui/rich.tsx';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { exactTime, t } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from '../ui/forms.admin.styles.ts';

/** What authenticates the requests of a provider, as it is called there. */
const secrets: Record<MailProvider, { label: string; hint: string }> = {
  'amazon-ses': {
    label: t('ARN of the SNS topic'),
    hint: t('The topic that SES publishes bounces and complaints to.'),
  },
  postmark: {
    label: t('User and password'),
    hint: t('As user:password. Enter the same at Postmark, as Basic auth credentials.'),
  },
  mailgun: { label: t('HTTP webhook signing key'), hint: t('In the settings of your account.') },
  sendgrid: { label: t('Verification key'), hint: t('Of the signed event webhook.') },
  resend: { label: t('Signing secret'), hint: t('It begins with whsec_.') },
  mailchimp: { label: t('Key'), hint: t('Of the webhook.') },
};

/** Mail providers that report bounces and complaints. */
export function MailHooks() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/mail/hooks');
  if (data === undefined)
    return (
      <NotLoaded error={error} text={t('The providers couldn’t be loaded.')} retry={refetch} />
    );
  return (
    <>
      <p className={admin.note}>
        {t(
          'Your mail provider can report bounces and complaints. We stop sending email to those addresses.',
        )}
      </p>
      <ul className={styles.list}>
        {data.hooks.map((hook) => (
          <HookItem key={hook.provider} hook={hook} />
        ))}
      </ul>
    </>
  );
}

function HookItem({ hook: { provider, name, url, isOn, lastEventAt } }: { hook: AdminMailHook }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const button = (text: string, onClick: () => void) => (
    <button
      type="button"
      className={components.smallButton}
      aria-label={`${text} – ${name}`}
      onClick={onClick}
    >
      {text}
    </button>
  );
  return (
    <li>
      <h3>{name}</h3>
      {isOn ? (
        <p className={styles.meta}>
          {lastEventAt === null
            ? t('On. Nothing was received yet.')
            : t('On. Last received: {lastEventAt}.', {
                lastEventAt: exactTime(Date.parse(lastEventAt)),
              })}
        </p>
      ) : null}
      <div className={styles.actions}>
        {button(isOn ? t('Change') : t('Set up'), () =>
          setOpen(open === 'change' ? null : 'change'),
        )}
        {isOn ? button(t('Turn off'), () => setOpen('delete')) : null}
      </div>
      {open === 'change' ? (
        <>
          <p className={styles.meta}>
            {rich(t, 'Webhook URL: {url}', { url: <code>{url}</code> })}
          </p>
          <SecretForm provider={provider} name={name} onSaved={() => setOpen(null)} />
        </>
      ) : null}
      {open === 'delete' ? (
        <Confirm
          title={t('Turn off {name} reports?', { name })}
          yes={t('Turn off')}
          doing={t('Turning it off…')}
          no={t('Keep it')}
          onClose={() => setOpen(null)}
          act={async () => {
            await api('DELETE /api/admin/mail/hooks/{provider}', { path: { provider } });
            announce(t('{name} reports are off.', { name }));
            await refresh('GET /api/admin/mail/hooks', 'GET /api/admin/log');
          }}
        >
          <p>{t('Bounces and complaints that it reports are then rejected.')}</p>
        </Confirm>
      ) : null}
    </li>
  );
}

function SecretForm({
  provider,
  name,
  onSaved,
}: {
  provider: MailProvider;
  name: string;
  onSaved: () => void;
}) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { label, hint } = secrets[provider];
  const field = `${provider}-secret`;
  const { problems: found, pending, run } = useSubmit({ secret: label });
  const problems = found.map((problem) =>
    problem.field === null ? problem : { ...problem, field },
  );
  const save = (data: FormData) =>
    void run(async () => {
      await api('PUT /api/admin/mail/hooks/{provider}', {
        path: { provider },
        body: { secret: String(data.get(field) ?? '') },
      });
      announce(t('{name} reports are on.', { name }));
      await refresh('GET /api/admin/mail/hooks', 'GET /api/admin/log');
      onSaved();
      return [];
    });
  return (
    <Form
      label={t('{name} reports', { name })}
      problems={problems}
      onSend={save}
      className={styles.form}
    >
      <Field
        name={field}
        problems={problems}
        label={label}
        hint={hint}
        maxLength={1_000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SendButton pending={pending} doing={t('Saving…')}>
        {t('Save')}
      </SendButton>
    </Form>
  );
}
