import { useState } from 'react';
import type { MailDnsReport } from '#shared/contract/admin-mail.ts';
import { translateSentence } from '#shared/texts/problems.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import * as styles from '../ui/forms.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { ActionButton, Table } from '../ui/components.tsx';
import { DnsRecord } from './dns-record.tsx';
import { translateMeasured } from './measured-text.ts';

const states = {
  ok: t('Correct'),
  missing: t('Missing'),
  wrong: t('Not correct'),
  unknown: t('Unknown'),
} as const;

const rules: Record<MailDnsReport['rules'][number]['rule'], string> = {
  alignment: t('SPF, DKIM and DMARC'),
  encryption: t('Encrypted connection'),
  unsubscribe: t('One-click unsubscribe'),
  complaints: t('Few complaints'),
  bounces: t('Few bounces'),
  refusals: t('Few refusals'),
  address: t('Postal address'),
};

/** Looks up the records of the sender on request. */
export function DnsRecords() {
  const { api } = useApp();
  const refresh = useRefresh();
  const [report, setReport] = useState<MailDnsReport | null>(null);
  return (
    <>
      <ActionButton
        act={async () => {
          setReport(await api('POST /api/admin/mail/dns'));
          await refresh('GET /api/admin/mail');
        }}
        doing={t('Checking DNS…')}
        done={t('DNS checked.')}
      >
        {t('Check the DNS records')}
      </ActionButton>
      {report === null ? null : (
        <>
          <ul className={styles.list}>
            {report.records.map(({ purpose, state, text, record }) => (
              <li key={purpose}>
                <h3>
                  {purpose}: {states[state]}
                </h3>
                <p>{translateSentence(t, text)}</p>
                {record === null ? null : <DnsRecord record={record} />}
              </li>
            ))}
          </ul>
          <h3>{t('Rules for bulk senders')}</h3>
          <Table
            caption={t('What Gmail and Yahoo require')}
            head={[t('Rule'), t('Met'), t('Measured')]}
            rows={report.rules.map(({ rule, isMet, text }) => ({
              key: rule,
              cells: [
                rules[rule],
                isMet === null ? t('Not known') : isMet ? t('Yes') : t('No'),
                translateMeasured(t, text),
              ],
            }))}
          />
        </>
      )}
    </>
  );
}
