import { useState } from 'react';
import type { MailSettings } from '#shared/contract/admin-mail.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Area, Field, Options } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import { useRefresh } from '../lib/use-endpoint.ts';
import { plainInput } from '../ui/plain-input.ts';
import * as styles from '../ui/forms.admin.styles.ts';

const labels = {
  fromName: english('The sender name'),
  fromAddress: english('The sender address'),
  replyTo: english('The reply address'),
  bounceDomain: english('The bounce domain'),
  postalAddress: english('The postal address'),
  'server.host': english('The host'),
  'server.port': english('The port'),
  'server.user': english('The user'),
  'server.password': english('The password'),
};
/** Sender, postal address and mail server. The stored password is never shown. */
export function SenderForm({
  settings: { fromName, fromAddress, replyTo, bounceDomain, postalAddress, server },
}: {
  settings: MailSettings;
}) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit(labels);
  const [choice, setChoice] = useState<'installation' | 'own'>(
    server === null ? 'installation' : 'own',
  );
  const field = (name: keyof typeof labels) => ({ name, problems });
  const save = (data: FormData) => {
    const read = (name: keyof typeof labels) => String(data.get(name) ?? '').trim();
    const password = String(data.get('server.password') ?? '');
    void run(async () => {
      await api('PUT /api/admin/mail', {
        body: {
          fromName: read('fromName'),
          fromAddress: read('fromAddress') || null,
          replyTo: read('replyTo') || null,
          bounceDomain: read('bounceDomain') || null,
          postalAddress: read('postalAddress'),
          server:
            choice === 'installation'
              ? null
              : {
                  host: read('server.host'),
                  port: Number(read('server.port')) || 0,
                  tls: data.get('server.tls') === 'tls',
                  user: read('server.user') || null,
                  ...(password === '' ? {} : { password }),
                },
        },
      });
      announce(t('The mail settings are saved.'));
      await refresh('GET /api/admin/mail', 'GET /api/admin/overview', 'GET /api/admin/log');
      return [];
    });
  };
  return (
    <Form label={t('Sender')} problems={problems} onSend={save} className={styles.form}>
      <Field
        {...field('fromName')}
        label={t('Sender name (optional)')}
        hint={t('Leave blank to use the site’s name.')}
        optional
        defaultValue={fromName}
        maxLength={limits.mailSender.name}
      />
      <Field
        {...field('fromAddress')}
        label={t('Sender address (optional)')}
        hint={t(
          'Use the site’s domain or one with a verified DKIM key. Any other address becomes the reply-to, unless the site has a separate mail server.',
        )}
        type="email"
        optional
        defaultValue={fromAddress ?? ''}
        {...plainInput}
      />
      <Field
        {...field('replyTo')}
        label={t('Reply address (optional)')}
        hint={t('Leave blank to receive replies at the sender address.')}
        type="email"
        optional
        defaultValue={replyTo ?? ''}
        {...plainInput}
      />
      <Field
        {...field('bounceDomain')}
        label={t('Bounce domain (optional)')}
        hint={t('Such as bounces.example.org. Needed only if bounces come as mail.')}
        optional
        defaultValue={bounceDomain ?? ''}
        maxLength={200}
        {...plainInput}
      />
      <Area
        {...field('postalAddress')}
        label={t('Postal address')}
        hint={t('Shown at the end of each digest. Many countries require it.')}
        rows={4}
        defaultValue={postalAddress}
        maxCharacters={limits.mailSender.postalAddress}
      />
      <Options
        type="radio"
        name="choice"
        legend={t('Mail server')}
        options={[
          { value: 'installation', label: t('The mail server of the installation') },
          {
            value: 'own',
            label: t('A separate mail server'),
            hint: t('Keeps this site’s sender reputation separate.'),
          },
        ]}
        chosen={[choice]}
        onChoose={setChoice}
      />
      {choice === 'own' ? (
        <>
          <Field
            {...field('server.host')}
            label={t('Host')}
            hint={t('Such as smtp.example.org.')}
            defaultValue={server?.host}
            maxLength={253}
            {...plainInput}
          />
          <Field
            {...field('server.port')}
            label={t('Port')}
            hint={t('Usually 587, or 465 with implicit TLS.')}
            inputMode="numeric"
            defaultValue={server?.port ?? 587}
            className={styles.few}
            {...plainInput}
          />
          <Options
            type="radio"
            name="server.tls"
            legend={t('Encryption')}
            options={[
              { value: 'starttls', label: t('STARTTLS') },
              { value: 'tls', label: t('Implicit TLS (port 465)') },
            ]}
            chosen={[server?.tls ? 'tls' : 'starttls']}
          />
          <Field
            {...field('server.user')}
            label={t('User (optional)')}
            optional
            defaultValue={server?.user ?? ''}
            maxLength={limits.mailSender.login}
            {...plainInput}
          />
          <Field
            {...field('server.password')}
            label={t('Password (optional)')}
            hint={
              server?.user
                ? t(
                    'Leave blank to keep the stored one. If you change the host or user, enter it again.',
                  )
                : t('It’s stored encrypted and never shown again.')
            }
            type="password"
            optional
            maxLength={limits.mailSender.login}
            {...plainInput}
            autoComplete="new-password"
          />
        </>
      ) : null}
      <SendButton pending={pending} doing={t('Saving…')}>
        {t('Save')}
      </SendButton>
    </Form>
  );
}
