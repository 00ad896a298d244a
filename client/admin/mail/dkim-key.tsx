import { useState } from 'react';
import type { MailSettings } from '#shared/contract/admin-mail.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { exactTime } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import * as components from '../ui/components.admin.styles.ts';
import { plainInput } from '../ui/plain-input.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { DnsRecord } from './dns-record.tsx';

const labels = { domain: 'The domain', selector: 'The selector' };
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
            ? 'Emails aren’t signed with it yet. Publish this record, then check the DNS records.'
            : `Its record was found on ${exactTime(Date.parse(key.verifiedAt))}.`}
        </p>
        <DnsRecord record={key.record} />
        <button type="button" className={components.smallButton} onClick={() => setDeleting(true)}>
          Delete the key
        </button>
        {isDeleting ? (
          <Confirm
            title="Delete the DKIM key?"
            yes="Delete"
            doing="Deleting…"
            no="Keep it"
            onClose={() => setDeleting(false)}
            act={async () => {
              await api('DELETE /api/admin/mail/key');
              announce('The DKIM key is deleted.');
              await refreshAll();
            }}
          >
            <p>Emails are then not signed with it. You can create another one.</p>
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
      announce('The DKIM key is created.');
      await refreshAll();
      return [];
    });
  return (
    <>
      <p className={admin.note}>
        It signs the email of the site. Skip this if your mail provider signs for your domain.
      </p>
      <Form label="Create a key" problems={problems} onSend={create} className={styles.form}>
        <Field
          name="domain"
          problems={problems}
          label="Domain"
          hint="The domain of the sender address, or a parent domain."
          defaultValue={sender.split('@').at(-1)}
          maxLength={200}
          {...plainInput}
        />
        <Field
          name="selector"
          problems={problems}
          label="Selector"
          hint="Any label, such as mail1. Use a new one for each key."
          defaultValue="mail1"
          maxLength={63}
          {...plainInput}
        />
        <SendButton pending={pending} doing="Creating the key…">
          Create a key
        </SendButton>
      </Form>
    </>
  );
}
