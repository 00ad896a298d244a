import { useState, type ReactNode } from 'react';
import type { ImportState } from '#shared/contract/admin-imports.ts';
import { translateSentence } from '#shared/texts/problems.ts';
import { rich } from '../../ui/rich.tsx';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { number, t, percent } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Form, Problems, SendButton } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { DescriptionList, Table } from '../ui/components.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import * as styles from './imports.admin.styles.ts';
import { type Upload } from './upload.ts';

export const stateNames = {
  running: t('Not finished'),
  done: t('Done'),
  canceled: t('Canceled'),
} as const;

const fileTypes =
  '.csv,.json,.jsonl,.ndjson,.xml,.sql,.gz,.zip,text/csv,application/json,' +
  'application/x-ndjson,application/xml,application/gzip,application/zip';

const noFile = [{ field: 'file', message: t('Choose a file.') }];

export const FileInput = ({ label, onFile }: { label: string; onFile?: (file: File) => void }) => (
  <FileDrop id="file" label={label} accept={fileTypes} {...(onFile ? { onFile } : {})} />
);

export function ImportReport({
  state,
  sending,
  upload,
}: {
  state: ImportState;
  sending: boolean;
  upload: Upload;
}) {
  const { total, done, added, skipped, pictures, problems, author, createdAt } = state;
  return (
    <>
      <p className={admin.note}>
        {state.state === 'running'
          ? sending
            ? t('Importing the file. Keep this page open. Nothing is ever imported twice.')
            : t('The import isn’t finished.')
          : `${stateNames[state.state]}.`}{' '}
        {rich(t, 'Started {time} by {author}.', { time: <TimeAgo at={createdAt} />, author })}
      </p>
      {state.state === 'running' || done < total ? <Progress done={done} total={total} /> : null}
      {state.state === 'running' ? (
        <Running state={state} sending={sending} upload={upload} />
      ) : null}
      <DescriptionList
        label={t('The import')}
        list={[
          { name: t('Entries'), figure: number(total) },
          {
            name: t('Added'),
            figure: number(added),
            value: added > 0 ? <a href="/new">{t('See the posts')}</a> : null,
          },
          {
            name: t('Skipped'),
            figure: number(skipped),
            value: t('Duplicates or entries with problems'),
          },
          ...(pictures.pending || pictures.stored + pictures.failed > 0
            ? [
                {
                  name: t('Pictures'),
                  figure: number(pictures.stored),
                  value: describePictures(pictures),
                },
              ]
            : []),
        ]}
      />
      {problems.length === 0 ? null : (
        <>
          <h2>{t('What was left out')}</h2>
          <Table
            caption={
              problems.length < 100
                ? t('What could not be imported')
                : t('The first 100 entries that could not be imported')
            }
            head={[{ number: t('Line or entry') }, t('Why')]}
            rows={problems.map(({ row, message }, i) => ({
              key: String(i),
              cells: [number(row), translateSentence(t, message)],
            }))}
          />
        </>
      )}
    </>
  );
}

const describePictures = ({ pending, failed }: ImportState['pictures']) =>
  pending
    ? t('Being fetched')
    : failed === 0
      ? null
      : t(
          '{count, plural, one {# could not be fetched and stays a link} other {# could not be fetched and stay links}}',
          {
            count: failed,
          },
        );

function Progress({ done, total }: { done: number; total: number }): ReactNode {
  const percentage = percent(Math.floor((done / total) * 100) / 100);
  const progress = t('{done} of {count, plural, one {# row} other {# rows}}, {percentage}', {
    done: number(done),
    count: total,
    percentage,
  });
  return (
    <div className={styles.progress}>
      <label htmlFor="progress">{t('Progress')}</label>
      <progress id="progress" max={total} value={done} aria-valuetext={progress}>
        {progress}
      </progress>
      <p>{progress}</p>
    </div>
  );
}

/** Actions for an import that is not finished. */
function Running({
  state,
  sending,
  upload,
}: {
  state: ImportState;
  sending: boolean;
  upload: Upload;
}) {
  const { api } = useApp();
  const refresh = useRefresh();
  const [stopping, setStopping] = useState(false);
  const [missing, setMissing] = useState(false);
  const goOn = (data: FormData) => {
    const file = data.get('file');
    const chosen = file instanceof File && file.name !== '' ? file : null;
    setMissing(chosen === null);
    if (chosen !== null && !upload.sending) void upload.goOn(state, chosen);
  };
  const stop = async () => {
    await api('POST /api/admin/imports/{id}/stop', { path: { id: state.id } });
    announce(t('The import is stopped.'));
    await refresh('GET /api/admin/imports', 'GET /api/admin/log');
  };
  // Errors of another import are not shown here.
  const problems = upload.state === null || upload.state.id === state.id ? upload.problems : [];
  const stopButton = (
    <button type="button" className={form.danger} onClick={() => setStopping(true)}>
      {t('Stop the import…')}
    </button>
  );
  return (
    <>
      {sending ? (
        <>
          <Problems list={problems} />
          <p className={admin.bar}>{stopButton}</p>
        </>
      ) : (
        <Form label={t('Resume [import]')} problems={missing ? noFile : problems} onSend={goOn}>
          <FileInput label={t('Choose {fileName} again to resume', { fileName: state.fileName })} />
          <div className={form.buttons}>
            <SendButton pending={upload.sending} doing={t('Reading the file…')}>
              {t('Resume [import]')}
            </SendButton>
            {stopButton}
          </div>
        </Form>
      )}
      {stopping ? (
        <Confirm
          title={t('Stop this import?')}
          yes={t('Stop')}
          doing={t('Stopping…')}
          no={t('Keep importing')}
          act={stop}
          onClose={() => setStopping(false)}
        >
          <p>
            {t(
              'Imported posts stay. You can import the rest later from the same file; nothing is imported twice.',
            )}
          </p>
        </Confirm>
      ) : null}
    </>
  );
}
