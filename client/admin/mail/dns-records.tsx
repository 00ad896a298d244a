import { useState } from 'react';
import type { MailDnsReport } from '#shared/contract/admin-mail.ts';
import { useApp } from '../../app-context.tsx';
import * as styles from '../ui/forms.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { ActionButton, Table } from '../ui/components.tsx';
import { DnsRecord } from './dns-record.tsx';

const states = {
  ok: 'Correct',
  missing: 'Missing',
  wrong: 'Not correct',
  unknown: 'Unknown',
} as const;

const rules: Record<MailDnsReport['rules'][number]['rule'], string> = {
  alignment: 'SPF, DKIM and DMARC',
  encryption: 'Encrypted connection',
  unsubscribe: 'One-click unsubscribe',
  complaints: 'Few complaints',
  bounces: 'Few bounces',
  refusals: 'Few refusals',
  address: 'Postal address',
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
        doing="Checking DNS…"
        done="DNS checked."
      >
        Check the DNS records
      </ActionButton>
      {report === null ? null : (
        <>
          <ul className={styles.list}>
            {report.records.map(({ purpose, state, text, record }) => (
              <li key={purpose}>
                <h3>
                  {purpose}: {states[state]}
                </h3>
                <p>{text}</p>
                {record === null ? null : <DnsRecord record={record} />}
              </li>
            ))}
          </ul>
          <h3>Rules for bulk senders</h3>
          <Table
            caption="What Gmail and Yahoo require"
            head={['Rule', 'Met', 'Measured']}
            rows={report.rules.map(({ rule, isMet, text }) => ({
              key: rule,
              cells: [rules[rule], isMet === null ? 'Not known' : isMet ? 'Yes' : 'No', text],
            }))}
          />
        </>
      )}
    </>
  );
}
