import { useMemo, useState } from 'react';
import { leftOutReasons } from '#shared/moving/reader-services.ts';
import { findTooLarge, readCsv, type ReaderFile } from '#shared/moving/readers-csv.ts';
import {
  createPlan,
  groupRows,
  hasHeader,
  readFile,
  splitRows,
  type Plan,
  type ReadRow,
} from '#shared/moving/readers-file.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { t } from '../lib/words.ts';
import { Area, Options } from '../../ui/fields.tsx';
import { Form, toProblems, Problems, SendButton, useSubmit } from '../../ui/form.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';
import * as components from '../ui/components.admin.styles.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Columns, Preview, Questions, findUnanswered } from './import-preview.tsx';
import * as styles from './subscribers.admin.styles.ts';
import { type Report, ImportReport } from './import-report.tsx';
import { rich } from '../../ui/rich.tsx';
import { translateReason } from './row-reasons.ts';

type Chosen = ReaderFile & { chosenAt: Date; plan: Plan };

/** `max`: the limit of the site; undefined until it is known. */
const kinds = (max: number | undefined) =>
  [
    {
      value: 'ask',
      label: t('Ask each to confirm'),
      hint:
        t('We’ll email them a link, and nothing else until they confirm.') +
        (max === undefined
          ? ''
          : ` ${t('At most {count, plural, one {# reader} other {# readers}} a day.', { count: max })}`),
    },
    {
      value: 'confirmed',
      label: t('They’ve already agreed'),
      hint: t('They’re active immediately. You vouch for their consent, and that’s logged.'),
    },
  ] as const;

/** Imports subscribers from a file. The browser reads it and sends only the columns that are used. */
export function ImportPage() {
  const [chosen, setChosen] = useState<ReaderFile | null>(null);
  const { problems, run } = useSubmit({});
  const [taken, setTaken] = useState(0);
  const choose = (file: File) => {
    setChosen(null);
    void run(async () => {
      const wrong = (message: string) => [{ field: null, message }];
      const tooLarge = findTooLarge(file);
      if (tooLarge) return wrong(t.find(tooLarge));
      const csv = await readCsv(file);
      const { rows, broken } = csv;
      if (rows.length === 0)
        return wrong(translateReason(broken[0]?.reason ?? english('The file is empty.')));
      setChosen({ ...csv, name: file.name });
      setTaken(taken + 1);
      return [];
    });
  };
  return (
    <>
      <title>{`${t('Import')} – ${t('Subscribers')}`}</title>
      <p className={components.breadcrumb}>
        <a href="/admin/subscribers">{t('Subscribers')}</a>
      </p>
      <h1>{t('Import subscribers')}</h1>
      <p className={admin.note}>
        {t(
          'A CSV file with one reader per line, such as an export of Mailchimp, Substack, beehiiv, Ghost, Kit, Buttondown or listmonk. Nothing is stored before you have seen how it is read.',
        )}
      </p>
      <Problems list={problems} />
      <div className={components.gap}>
        <FileDrop id="file" label={t('File')} accept=".csv,.tsv,.txt,text/csv" onFile={choose} />
      </div>
      {chosen ? <ImportReaders key={taken} file={chosen} /> : null}
    </>
  );
}

/** Shows how a file of readers is read, and imports it. */
export function ImportReaders({ file }: { file: ReaderFile }) {
  const [chosen, change] = useState<Chosen>(() => ({
    ...file,
    chosenAt: new Date(),
    plan: createPlan(file.rows, hasHeader(file.rows)),
  }));
  const { api, site } = useApp();
  const details = useEndpoint('GET /api/admin/sites/{site}', { path: { site: site.id } });
  const refresh = useRefresh();
  const [kind, setKind] = useState<'ask' | 'confirmed'>('ask');
  const [consent, setConsent] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const { problems, pending, run } = useSubmit({ consent: english('How they agreed') });
  const { rows, broken, chosenAt, plan } = chosen;
  const read = useMemo(() => readFile(rows, plan, chosenAt), [rows, plan, chosenAt]);
  const total = read.rows.length + read.broken.length + broken.length;

  const subscribe = async (piece: ReadRow[]) => ({
    ...(await api('POST /api/admin/subscribers/import', {
      body: {
        rows: piece.map(({ row }) => ({ consent: consent.trim(), ...row })),
        confirmed: kind === 'confirmed',
      },
    })),
    blocked: 0,
  });
  const block = async (piece: ReadRow[]) => {
    const reply = await api('POST /api/admin/subscribers/suppressed/import', {
      body: {
        rows: piece.map(({ row: { email }, outcome }) => ({ email, reason: outcome })),
        unsubscribe: true,
      },
    });
    const wrong = new Map(reply.skipped.map(({ row, reason }) => [row, reason]));
    const skipped = piece.map(({ row: { email }, outcome }, i) => ({
      row: i + 1,
      email,
      reason: wrong.get(i + 1) ?? leftOutReasons[outcome],
    }));
    return { active: 0, pending: 0, blocked: reply.suppressed, skipped };
  };

  /** Sends the remaining rows in batches. A repeated row is imported once. */
  const send = async (from: Report) => {
    let state = from;
    setReport(state);
    await run(async () => {
      for (const [i, piece] of from.left.entries()) {
        let reply: Awaited<ReturnType<typeof subscribe>>;
        try {
          reply = await (piece[0]?.outcome === 'subscribed' ? subscribe(piece) : block(piece));
        } catch (error) {
          // In another tab, so that the file stays.
          return toProblems(t, error, {}).map((problem) => ({
            ...problem,
            link: problem.link && { ...problem.link, newTab: true },
          }));
        }
        state = {
          ...state,
          sent: state.sent + piece.length,
          active: state.active + reply.active,
          pending: state.pending + reply.pending,
          blocked: state.blocked + reply.blocked,
          left: from.left.slice(i + 1),
          skipped: [
            ...state.skipped,
            ...reply.skipped.map(({ row, email, reason }) => ({
              line: piece[row - 1]?.line ?? 0,
              email,
              reason: translateReason(reason, (other) => piece[other - 1]?.line ?? other),
            })),
          ].toSorted((a, b) => a.line - b.line),
        };
        setReport(state);
      }
      announce(
        t('The import is finished. {count, plural, one {# row} other {# rows}} not imported.', {
          count: state.skipped.length,
        }),
      );
      return [];
    });
    await refresh('GET /api/admin/subscribers');
  };
  const start = () => {
    const { joining, leaving, leftOut } = groupRows(read.rows);
    const wrong = findUnanswered(read, plan);
    if (joining.length > 0 && !plan.columns.includes('consent') && consent.trim() === '')
      wrong.push({
        field: 'consent-of-all',
        message: t('Enter how they agreed, or choose a column.'),
      });
    if (wrong.length > 0) return void run(async () => wrong);
    const skipped = [
      ...broken,
      ...read.broken,
      ...leftOut.map(({ line, row: { email }, outcome }) => ({
        line,
        email,
        reason: leftOutReasons[outcome],
      })),
    ]
      .map((row) => ({ ...row, reason: translateReason(row.reason) }))
      .toSorted((a, b) => a.line - b.line);
    void send({
      total,
      sent: skipped.length,
      active: 0,
      pending: 0,
      blocked: 0,
      skipped,
      left: [...splitRows(leaving), ...splitRows(joining)],
    });
  };
  if (report)
    return (
      <ImportReport report={report} pending={pending} goOn={() => void send(report)}>
        <Problems list={problems} />
      </ImportReport>
    );

  const correct = (next: Plan) => change({ ...chosen, plan: next });
  const origin = plan.service?.name ?? (chosen.isExcel ? 'Excel' : null);
  return (
    <Form label={t('Import')} problems={problems} onSend={start}>
      <h2>{t('Columns')}</h2>
      <p className={admin.note}>
        {rich(t, '{count, plural, one {# row} other {# rows}} in {file}.', {
          count: total,
          file: <bdi>{chosen.name}</bdi>,
        })}
        {origin ? ` ${t('This is an export of {service}.', { service: origin })}` : ''}
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={plan.header}
          onChange={(event) => correct(createPlan(rows, event.currentTarget.checked))}
        />{' '}
        {t('The first line is a header')}
      </label>
      <Columns rows={rows} plan={plan} change={correct} />
      <Questions read={read} plan={plan} change={correct} />
      <Preview read={read} plan={plan} broken={broken.length} />
      <h2>{t('Consent')}</h2>
      <Options
        type="radio"
        name="kind"
        legend={t('Have they agreed to receive the newsletter?')}
        options={kinds(details.data?.settings.importMails)}
        chosen={[kind]}
        onChoose={setKind}
      />
      <Area
        name="consent-of-all"
        label={t('How they agreed')}
        hint={t(
          'Where and how, such as “Form on example.org/newsletter”. Stored with each row that doesn’t say.',
        )}
        problems={problems}
        optional={plan.columns.includes('consent')}
        rows={2}
        maxCharacters={500}
        className={styles.form}
        value={consent}
        onChange={(event) => setConsent(event.currentTarget.value)}
      />
      <SendButton pending={pending} doing={t('Importing…')}>
        {t('Import {count, plural, one {# row} other {# rows}}', { count: total })}
      </SendButton>
    </Form>
  );
}
