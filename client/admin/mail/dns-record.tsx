import { t } from '../lib/words.ts';
import * as styles from './mail.admin.styles.ts';

/** A record to publish, with texts that can be copied. */
export function DnsRecord({
  record: { type, name, value },
}: {
  record: { type: string; name: string; value: string };
}) {
  return (
    <dl className={styles.record}>
      <dt>{t('Type')}</dt>
      <dd>
        <code>{type}</code>
      </dd>
      <dt>{t('Name')}</dt>
      <dd>
        <code>{name}</code>
      </dd>
      <dt>{t('Value')}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </dl>
  );
}
