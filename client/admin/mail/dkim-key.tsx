import { useState } from 'react';
import type { MailSettings } from '#shared/contract/admin-mail.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { exactTime, t } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import * as components from '../ui/components.admin.styles.ts';
import { plainInput } from '../ui/plain-input.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { DnsRecord } from './dns-record.tsx';

const labels = { domain: english('The domain'), selector: english('The selector') };
/** The key of the site, or a form to create one. */
export function DkimKey({ settings: { key, fromAddress, routes } }: { settings: MailSettings }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const [isDeleting, setDeleting] = useState(false);
  const { problems, pending, run } = useSubmit(labels);
  const refreshAll = () => refresh('GET /api/admin/mail', 'GET /api/admin/log');
  if (key !== null)
    return (
      <>
        <p>
          {key.verifiedAt === null
            ? t(
                'Emails aren’t signed with it yet. Publish this record, then check the DNS records.',
              )
            : t('Its record was found on {verifiedAt}.', {
                verifiedAt: exactTime(Date.parse(key.verifiedAt)),
              })}
        </p>
        <DnsRecord record={key.record} />
        <button type="button" className={components.smallButton} onClick={() => setDeleting(true)}>
          {t('Delete the key')}
        </button>
        {isDeleting ? (
          <Confirm
            title={t('Delete the DKIM key?')}
            yes={t('Delete')}
            doing={t('Deleting…')}
            no={t('Keep it')}
            onClose={() => setDeleting(false)}
            act={async () => {
              await api('DELETE /api/admin/mail/key');
              announce(t('The DKIM key is deleted.'));
              await refreshAll();
            }}
          >
            <p>{t('Emails are then not signed with it. You can create another one.')}</p>
          </Confirm>
        ) : null}
      </>
    );
  const sender = fromAddress ?? routes.bulk[0]?.from ?? '';
  const create = (data: FormData) =>
    void run(async () => {
      await api('POST /api/admin/mail/key', {
        body: {
          domain: String(data.get('domain') ?? ''),
          selector: String(data.get('selector') ?? ''),
        },
      });
      announce(t('The DKIM key is created.'));
      await refreshAll();
      return [];
    });
  return (
    <>
      <p className={admin.note}>
        {t(
          'It signs the email of the site. Skip this if your mail provider signs for your domain.',
        )}
      </p>
      <Form label={t('Create a key')} problems={problems} onSend={create} className={styles.form}>
        <Field
          name="domain"
          problems={problems}
          label={t('Domain')}
          hint={t('The domain of the sender address, or a parent domain.')}
          defaultValue={sender.split('@').at(-1)}
          maxLength={200}
          {...plainInput}
        />
        <Field
          name="selector"
          problems={problems}
          label={t('Selector')}
          hint={t('Any label, such as mail1. Use a new one for each key.')}
          defaultValue="mail1"
          maxLength={63}
          {...plainInput}
        />
        <SendButton pending={pending} doing={t('Creating the key…')}>
          {t('Create a key')}
        </SendButton>
      </Form>
    </>
  );
}
