import { useState, type ReactNode } from 'react';
import type { ImportState } from '#shared/contract/admin-imports.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { count, number } from '../lib/words.ts';
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

export const stateNames = { running: 'Not finished', done: 'Done', canceled: 'Canceled' } as const;

const fileTypes =
  '.csv,.json,.jsonl,.ndjson,.xml,.sql,.gz,.zip,text/csv,application/json,' +
  'application/x-ndjson,application/xml,application/gzip,application/zip';

const noFile = [{ field: 'file', message: 'Choose a file.' }];

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
  const { total, done, added, skipped, problems, author, createdAt } = state;
  return (
    <>
      <p className={admin.note}>
        {state.state === 'running'
          ? sending
            ? 'Importing the file. Keep this page open. Nothing is ever imported twice.'
            : 'The import isn’t finished.'
          : `${stateNames[state.state]}.`}{' '}
        Started <TimeAgo at={createdAt} /> by {author}.
      </p>
      {state.state === 'running' || done < total ? <Progress done={done} total={total} /> : null}
      {state.state === 'running' ? (
        <Running state={state} sending={sending} upload={upload} />
      ) : null}
      <DescriptionList
        label="The import"
        list={[
          { name: 'Entries', figure: number(total) },
          {
            name: 'Added',
            figure: number(added),
            value: added > 0 ? <a href="/new">See the posts</a> : null,
          },
          {
            name: 'Skipped',
            figure: number(skipped),
            value: 'Duplicates or entries with problems',
          },
        ]}
      />
      {problems.length === 0 ? null : (
        <>
          <h2>What was left out</h2>
          <Table
            caption={
              problems.length < 100
                ? 'What could not be imported'
                : 'The first 100 entries that could not be imported'
            }
            head={[{ number: 'Line or entry' }, 'Why']}
            rows={problems.map(({ row, message }, i) => ({
              key: String(i),
              cells: [number(row), message],
            }))}
          />
        </>
      )}
    </>
  );
}

function Progress({ done, total }: { done: number; total: number }): ReactNode {
  const percentage = Math.floor((done / total) * 100);
  const progress = `${number(done)} of ${count(total, 'row')}, ${percentage}%`;
  return (
    <div className={styles.progress}>
      <label htmlFor="progress">Progress</label>
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
    announce('The import is stopped.');
    await refresh('GET /api/admin/imports', 'GET /api/admin/log');
  };
  // Errors of another import are not shown here.
  const problems = upload.state === null || upload.state.id === state.id ? upload.problems : [];
  const stopButton = (
    <button type="button" className={form.danger} onClick={() => setStopping(true)}>
      Stop the import…
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
        <Form label="Resume" problems={missing ? noFile : problems} onSend={goOn}>
          <FileInput label={`Choose ${state.fileName} again to resume`} />
          <div className={form.buttons}>
            <SendButton pending={upload.sending} doing="Reading the file…">
              Resume
            </SendButton>
            {stopButton}
          </div>
        </Form>
      )}
      {stopping ? (
        <Confirm
          title="Stop this import?"
          yes="Stop"
          doing="Stopping…"
          no="Keep importing"
          act={stop}
          onClose={() => setStopping(false)}
        >
          <p>
            Imported posts stay. You can import the rest later from the same file; nothing is
            imported twice.
          </p>
        </Confirm>
      ) : null}
    </>
  );
}
