import { useState } from 'react';
import { toColumnName } from '#shared/csv-rows.ts';
import { findTooLarge, readCsv, type CsvFile } from '#shared/moving/readers-csv.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { downloadFile } from '../../lib/download.ts';
import { fetchFile } from '../../lib/fetch-transport.ts';
import { t } from '../lib/words.ts';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { ActionButton } from '../ui/components.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { translateReason } from './row-reasons.ts';

const batchSize = 500;
const columns = ['email', 'hash', 'reason'] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

/** Reads the columns that the first line names; without names, the first one has addresses. */
function readRows(rows: CsvFile['rows']): Row[] {
  const names = rows[0]?.cells.map(toColumnName) ?? [];
  const hasNames = names.includes('email') || names.includes('hash');
  const places = columns.map((name) =>
    hasNames ? names.indexOf(name) : name === 'email' ? 0 : -1,
  );
  return rows.slice(hasNames ? 1 : 0).map(({ cells }) =>
    Object.fromEntries(
      columns.flatMap((name, i) => {
        const value = cells[places[i] ?? -1]?.trim().replace(/^'/, '');
        return value ? [[name, value]] : [];
      }),
    ),
  );
}

/** Downloads all blocked addresses, or blocks those of a file. */
export function SuppressionFiles() {
  const { api, site, settings } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({});
  const [report, setReport] = useState('');
  const download = async () => {
    const path = '/api/admin/subscribers/suppressed/export';
    const file = await fetchFile(t, window.location, settings, path);
    downloadFile(`${site.id}-blocked-addresses-${new Date().toISOString().slice(0, 10)}.csv`, file);
  };
  const send = (data: FormData) =>
    void run(async () => {
      const wrong = (message: string) => [{ field: 'suppressions', message }];
      const file = data.get('suppressions');
      if (!(file instanceof File) || file.size === 0) return wrong(t('Choose a CSV file.'));
      const tooLarge = findTooLarge(file);
      if (tooLarge) return wrong(t.find(tooLarge));
      const { rows: all, broken } = await readCsv(file);
      const rows = readRows(all);
      if (rows.length === 0)
        return wrong(broken[0] ? translateReason(broken[0].reason) : t('The file has no rows.'));
      let [suppressed, skipped] = [0, broken.length];
      for (let i = 0; i < rows.length; i += batchSize) {
        const reply = await api('POST /api/admin/subscribers/suppressed/import', {
          body: { rows: rows.slice(i, i + batchSize) },
        });
        suppressed += reply.suppressed;
        skipped += reply.skipped.length;
      }
      const text =
        skipped === 0
          ? t('{count, plural, one {# row} other {# rows}} blocked.', { count: suppressed })
          : t(
              '{blocked, plural, one {# row} other {# rows}} blocked, {skipped, plural, one {# row} other {# rows}} skipped.',
              { blocked: suppressed, skipped },
            );
      setReport(text);
      announce(text);
      await refresh('GET /api/admin/subscribers', 'GET /api/admin/log');
      return [];
    });
  return (
    <>
      <p className={admin.note}>
        {t(
          'A CSV file with the columns email, reason (bounce, complaint or manual) and hash. The export names an address only if it belongs to a subscriber or member.',
        )}
      </p>
      <ActionButton act={download} doing={t('Collecting…')} done={t('File downloaded.')}>
        {t('Download file')}
      </ActionButton>
      <Form label={t('Import blocked addresses')} problems={problems} onSend={send}>
        <FileDrop
          id="suppressions"
          label={t('CSV file')}
          problem={problems.find(({ field }) => field === 'suppressions')?.message}
          accept=".csv,text/csv"
        />
        <div className={form.buttons}>
          <SendButton pending={pending} doing={t('Importing…')} className={form.quiet}>
            {t('Block these addresses')}
          </SendButton>
          {report === '' ? null : <span className={form.saved}>{report}</span>}
        </div>
      </Form>
    </>
  );
}
