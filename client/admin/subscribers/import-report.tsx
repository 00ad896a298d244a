import { type ReactNode } from 'react';
import type { Skipped } from '#shared/moving/readers-csv.ts';
import { createRejectedCsv, type ReadRow } from '#shared/moving/readers-file.ts';
import { downloadFile } from '../../lib/download.ts';
import { number, t } from '../lib/words.ts';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { DescriptionList, Table } from '../ui/components.tsx';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import * as styles from './subscribers.admin.styles.ts';

export type Report = {
  total: number;
  sent: number;
  active: number;
  pending: number;
  /** Left the earlier list, and is blocked. */
  blocked: number;
  skipped: Skipped[];
  left: ReadRow[][];
};

/** Shows progress and the rows that were left out, with those who are now blocked. */
export function ImportReport({
  report: { total, sent, active, pending: unconfirmed, blocked, skipped, left },
  pending,
  goOn,
  children,
}: {
  report: Report;
  pending: boolean;
  goOn: () => void;
  children: ReactNode;
}) {
  const download = () =>
    downloadFile(
      'rows-not-imported.csv',
      new Blob([createRejectedCsv(skipped)], { type: 'text/csv' }),
    );
  return (
    <section aria-labelledby="report">
      <h2 id="report">
        {left.length === 0
          ? t('Import finished')
          : pending
            ? t('Importing…')
            : t('The import was interrupted')}
      </h2>
      {children}
      {left.length > 0 ? (
        <UnsavedChanges>
          {t('The import isn’t finished. If you leave, the remaining rows won’t be imported.')}
        </UnsavedChanges>
      ) : null}
      {left.length > 0 ? (
        <>
          <label htmlFor="progress">
            {t('{sent, number} of {total, number} rows', { sent, total })}
          </label>
          <progress id="progress" className={styles.progress} max={total} value={sent} />
        </>
      ) : null}
      {left.length > 0 && !pending ? (
        <p>
          <button type="button" className={form.quiet} onClick={goOn}>
            {t('Resume [import]')}
          </button>
        </p>
      ) : null}
      <DescriptionList
        label={t('The import')}
        list={[
          { name: t('Active now'), figure: number(active) },
          { name: t('Asked to confirm'), figure: number(unconfirmed) },
          { name: t('Blocked'), figure: number(blocked) },
          { name: t('Not imported'), figure: number(skipped.length - blocked) },
        ]}
      />
      {skipped.length === 0 ? null : (
        <>
          <Table
            caption={
              skipped.length > 200
                ? t('The first 200 of {count, number} rows that were not imported', {
                    count: skipped.length,
                  })
                : t('Rows that were not imported')
            }
            head={[t('Line'), t('Address'), t('Why')]}
            rows={skipped.slice(0, 200).map(({ line, email, reason }) => ({
              key: String(line),
              cells: [
                t('Line {line, number}', { line }),
                <span key="address" className={styles.address}>
                  {email === '' ? '–' : email}
                </span>,
                reason,
              ],
            }))}
          />
          <p className={admin.bar}>
            <button type="button" className={form.quiet} onClick={download}>
              {t('Download these rows')}
            </button>
          </p>
        </>
      )}
      {left.length === 0 ? (
        <p className={admin.bar}>
          <a href="/admin/subscribers">{t('See the subscribers')}</a>
        </p>
      ) : null}
    </section>
  );
}
