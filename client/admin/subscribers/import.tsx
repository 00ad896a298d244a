import { useState } from 'react';
import type { Reply } from '#shared/contract/index.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { count } from '../../lib/time.ts';
import { Area, Options } from '../../ui/fields.tsx';
import { Form, toProblems, Problems, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';
import { Select } from '../ui/components.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { findTooLarge, readCsv, type CsvFile } from './csv.ts';
import {
  guessColumns,
  hasHeader,
  splitRows,
  readRows,
  targetNames,
  targets,
  type Mapping,
  type Target,
} from './import-file.ts';
import * as styles from './subscribers.admin.styles.ts';
import { type Report, ImportReport } from './import-report.tsx';

type Chosen = CsvFile & { name: string; header: boolean; mapping: Mapping };

/** `max`: the limit of the site; undefined until it is known. */
const kinds = (max: number | undefined) =>
  [
    {
      value: 'ask',
      label: 'Ask each to confirm',
      hint:
        'We’ll email them a link, and nothing else until they confirm.' +
        (max === undefined ? '' : ` At most ${count(max, 'reader')} a day.`),
    },
    {
      value: 'confirmed',
      label: 'They’ve already agreed',
      hint: 'They’re active immediately. You vouch for their consent, and that’s logged.',
    },
  ] as const;

/** Imports subscribers from a file. The browser reads it and sends only mapped columns. */
export function ImportPage() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { problems, run } = useSubmit({});
  const [taken, setTaken] = useState(0);
  const choose = (file: File | undefined) => {
    setChosen(null);
    if (!file) return;
    void run(async () => {
      const wrong = (message: string) => [{ field: null, message }];
      const tooLarge = findTooLarge(file);
      if (tooLarge) return wrong(tooLarge);
      const { rows, broken } = await readCsv(file);
      if (rows.length === 0) return wrong(broken[0]?.reason ?? 'The file is empty.');
      const header = hasHeader(rows);
      setChosen({ name: file.name, rows, broken, header, mapping: guessColumns(rows, header) });
      setTaken(taken + 1);
      return [];
    });
  };
  return (
    <>
      <title>Import – Subscribers</title>
      <p className={components.breadcrumb}>
        <a href="/admin/subscribers">Subscribers</a>
      </p>
      <h1>Import subscribers</h1>
      <p className={admin.note}>
        A CSV file with one reader per line. Unsubscribed, complained and existing addresses are
        skipped.
      </p>
      <Problems list={problems} />
      <div className={`${form.field} ${components.file} ${components.gap}`}>
        <label htmlFor="file">File</label>
        <input
          id="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
      </div>
      {chosen ? <Import key={taken} chosen={chosen} change={setChosen} /> : null}
    </>
  );
}

function Import({ chosen, change }: { chosen: Chosen; change: (chosen: Chosen) => void }) {
  const { api, site } = useApp();
  const details = useEndpoint('GET /api/admin/sites/{site}', { path: { site: site.id } });
  const refresh = useRefresh();
  const [kind, setKind] = useState<'ask' | 'confirmed'>('ask');
  const [consent, setConsent] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const { problems, pending, run } = useSubmit({
    consent: 'How they agreed',
    email: 'The column with the addresses',
  });
  const { rows, broken, header, mapping } = chosen;
  const total = rows.length - (header ? 1 : 0) + broken.length;

  /** Sends the remaining rows in batches. A repeated row is imported once. */
  const send = async (from: Report) => {
    let state = from;
    setReport(state);
    await run(async () => {
      for (const [i, piece] of from.left.entries()) {
        let reply: Reply<'POST /api/admin/subscribers/import'>;
        try {
          reply = await api('POST /api/admin/subscribers/import', {
            body: { rows: piece.map(({ row }) => row), confirmed: kind === 'confirmed' },
          });
        } catch (error) {
          // In another tab, so that the file stays.
          return toProblems(error, {}).map((problem) => ({
            ...problem,
            link: problem.link && { ...problem.link, newTab: true },
          }));
        }
        const { active, pending: unconfirmed, skipped } = reply;
        state = {
          ...state,
          sent: state.sent + piece.length,
          active: state.active + active,
          pending: state.pending + unconfirmed,
          left: from.left.slice(i + 1),
          skipped: [
            ...state.skipped,
            ...skipped.map(({ row, email, reason }) => ({
              line: piece[row - 1]?.line ?? 0,
              email,
              reason: reason.replace(
                /\brow (\d+)/,
                (_, other: string) => `line ${piece[Number(other) - 1]?.line ?? other}`,
              ),
            })),
          ].toSorted((a, b) => a.line - b.line),
        };
        setReport(state);
      }
      announce(`The import is finished. ${count(state.skipped.length, 'row')} not imported.`);
      return [];
    });
    await refresh('GET /api/admin/subscribers');
  };
  const start = () => {
    const read = readRows(rows, mapping, { header, consent });
    const good = read.filter((row) => 'row' in row);
    const unsaid = mapping.consent === null && consent.trim() === '';
    const wrong = [
      ...(mapping.email === null
        ? [{ field: 'email', message: 'Choose the column with the addresses.' }]
        : []),
      ...(unsaid
        ? [
            {
              field: 'consent-of-all',
              message: 'Enter how they agreed, or choose a column.',
            },
          ]
        : []),
    ];
    if (wrong.length > 0) return void run(async () => wrong);
    const skipped = [...broken, ...read.filter((row) => 'reason' in row)];
    void send({
      total,
      sent: skipped.length,
      active: 0,
      pending: 0,
      skipped,
      left: splitRows(good),
    });
  };
  if (report)
    return (
      <ImportReport report={report} pending={pending} goOn={() => void send(report)}>
        <Problems list={problems} />
      </ImportReport>
    );

  const example = rows[header ? 1 : 0]?.cells ?? [];
  const columns = (rows[0]?.cells ?? []).map((name, i) => ({
    value: String(i),
    label:
      header && name.trim() !== ''
        ? name.trim()
        : `Column ${i + 1}: ${(example[i] ?? '').slice(0, 30)}`,
  }));
  const map = (target: Target, value: string) =>
    change({ ...chosen, mapping: { ...mapping, [target]: value === '' ? null : Number(value) } });
  const nameColumns = (names: boolean) =>
    change({ ...chosen, header: names, mapping: guessColumns(rows, names) });
  return (
    <Form label="Import" problems={problems} onSend={start}>
      <h2>Columns</h2>
      <p className={admin.note}>
        {count(total, 'row')} in {chosen.name}.
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={header}
          onChange={(event) => nameColumns(event.currentTarget.checked)}
        />{' '}
        The first line is a header
      </label>
      <div className={styles.columns}>
        {targetNames.map((target) => {
          const column = mapping[target];
          const seen =
            column === null
              ? undefined
              : (example[column] ?? '') === ''
                ? 'Empty in the first row'
                : `Such as “${(example[column] ?? '').slice(0, 40)}”`;
          return (
            <Select
              key={target}
              name={target}
              label={targets[target].label}
              hint={seen ?? 'Not in the file'}
              options={[{ value: '', label: 'None' }, ...columns]}
              value={column === null ? '' : String(column)}
              onChoose={(value) => map(target, value)}
            />
          );
        })}
      </div>
      <h2>Consent</h2>
      <Options
        type="radio"
        name="kind"
        legend="Have they agreed to receive the newsletter?"
        options={kinds(details.data?.settings.importMails)}
        chosen={[kind]}
        onChoose={setKind}
      />
      <Area
        name="consent-of-all"
        label="How they agreed"
        hint={
          'Where and how, such as “Form on example.org/newsletter”. ' +
          'Stored with each row that doesn’t say.'
        }
        problems={problems}
        optional={mapping.consent !== null}
        rows={2}
        maxCharacters={500}
        className={styles.form}
        value={consent}
        onChange={(event) => setConsent(event.currentTarget.value)}
      />
      <SendButton
        pending={pending}
        doing="Importing…"
      >{`Import ${count(total, 'row')}`}</SendButton>
    </Form>
  );
}
