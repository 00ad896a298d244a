import { type ReactNode } from 'react';
import { downloadFile } from '../../lib/download.ts';
import { number } from '../lib/words.ts';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { DescriptionList, Table } from '../ui/components.tsx';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import type { Skipped } from '#shared/moving/readers-csv.ts';
import { createRejectedCsv, type ReadRow } from '#shared/moving/readers-file.ts';
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
          ? 'Import finished'
          : pending
            ? 'Importing…'
            : 'The import was interrupted'}
      </h2>
      {children}
      {left.length > 0 ? (
        <UnsavedChanges>
          The import isn’t finished. If you leave, the remaining rows won’t be imported.
        </UnsavedChanges>
      ) : null}
      {left.length > 0 ? (
        <>
          <label htmlFor="progress">
            {number(sent)} of {number(total)} rows
          </label>
          <progress id="progress" className={styles.progress} max={total} value={sent} />
        </>
      ) : null}
      {left.length > 0 && !pending ? (
        <p>
          <button type="button" className={form.quiet} onClick={goOn}>
            Resume
          </button>
        </p>
      ) : null}
      <DescriptionList
        label="The import"
        list={[
          { name: 'Active now', figure: number(active) },
          { name: 'Asked to confirm', figure: number(unconfirmed) },
          { name: 'Blocked', figure: number(blocked) },
          { name: 'Not imported', figure: number(skipped.length - blocked) },
        ]}
      />
      {skipped.length === 0 ? null : (
        <>
          <Table
            caption={
              skipped.length > 200
                ? `The first 200 of ${number(skipped.length)} rows that were not imported`
                : 'Rows that were not imported'
            }
            head={['Line', 'Address', 'Why']}
            rows={skipped.slice(0, 200).map(({ line, email, reason }) => ({
              key: String(line),
              cells: [
                `Line ${number(line)}`,
                <span key="address" className={styles.address}>
                  {email === '' ? '–' : email}
                </span>,
                reason,
              ],
            }))}
          />
          <p className={admin.bar}>
            <button type="button" className={form.quiet} onClick={download}>
              Download these rows
            </button>
          </p>
        </>
      )}
      {left.length === 0 ? (
        <p className={admin.bar}>
          <a href="/admin/subscribers">See the subscribers</a>
        </p>
      ) : null}
    </section>
  );
}
