import { useState, type ReactNode } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router';
import type { ImportState } from '#shared/contract/admin-imports.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { count, number } from '../../lib/time.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Form, Problems, SendButton } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useList, useRefresh } from '../lib/use-endpoint.ts';
import { NotFoundPage } from '../ui/not-found.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { DescriptionList, Table } from '../ui/components.tsx';
import * as pieces from '../ui/components.admin.styles.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import * as styles from './imports.admin.styles.ts';
import { useUpload, type Upload } from './upload.ts';

/** Imports posts from a file, as the command `import` does. */
export function Imports() {
  // Here, so that uploads continue while the list is shown.
  const upload = useUpload();
  return (
    <>
      {upload.sending ? (
        <UnsavedChanges within="/admin/imports">
          The import isn’t finished. It stops if you leave; you can resume later with the same file.
        </UnsavedChanges>
      ) : null}
      <Routes>
        <Route index element={<ImportsPage upload={upload} />} />
        <Route path=":id" element={<ImportPage upload={upload} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </>
  );
}

const stateNames = { running: 'Not finished', done: 'Done', canceled: 'Canceled' } as const;
const fileTypes = '.csv,.jsonl,.ndjson,text/csv,application/x-ndjson';

function ImportsPage({ upload }: { upload: Upload }) {
  const list = useList('GET /api/admin/imports');
  const imports = list.data?.pages.flatMap((page) => page.imports) ?? [];
  return (
    <>
      <title>Imports</title>
      <h1>Imports</h1>
      <p className={admin.note}>
        Posts from a file, with their authors, points and dates: a CSV file with a header row, or
        JSON lines with the same names. Required: title, author, created_at. Optional: url, text,
        num_points, id. Duplicates are skipped.
      </p>
      <h2>Import a file</h2>
      <Begin upload={upload} />
      <h2>Earlier imports</h2>
      {list.data === undefined ? (
        list.error ? (
          <LoadFailed error={list.error} what="The imports" retry={list.refetch} />
        ) : (
          <p className={admin.note}>Loading…</p>
        )
      ) : imports.length === 0 ? (
        <p className={admin.note}>Nothing has been imported yet.</p>
      ) : (
        <div id="imports">
          <Table
            caption="Imports, newest first"
            head={[
              'File',
              'State',
              { number: 'Rows' },
              { number: 'Added' },
              { number: 'Skipped' },
              'Started',
            ]}
            rows={imports.map(
              ({ id, fileName, state, total, done, added, skipped, author, createdAt }) => ({
                key: id,
                cells: [
                  <a key="name" href={`/admin/imports/${id}`} className={styles.name}>
                    {fileName}
                  </a>,
                  stateNames[state],
                  done === total ? number(total) : `${number(done)} of ${number(total)}`,
                  number(added),
                  number(skipped),
                  <span key="begun">
                    <TimeAgo at={createdAt} /> by {author}
                  </span>,
                ],
              }),
            )}
          />
        </div>
      )}
      <LoadMore list={list} items="#imports th a" />
    </>
  );
}

function Begin({ upload: { state, problems, sending, begin } }: { upload: Upload }) {
  const navigate = useNavigate();
  const [missing, setMissing] = useState(false);
  const start = (data: FormData) => {
    const file = data.get('file');
    const chosen = file instanceof File && file.name !== '' ? file : null;
    setMissing(chosen === null);
    if (chosen === null || sending) return;
    void begin(chosen).then((id) => id !== null && navigate(`/admin/imports/${id}`));
  };
  return (
    <Form
      label="Import a file"
      problems={missing ? noFile : state === null ? problems : []}
      onSend={start}
    >
      <FileInput label="File" />
      <div className={form.buttons}>
        <SendButton pending={sending} doing="Reading the file…">
          Import
        </SendButton>
      </div>
    </Form>
  );
}

const noFile = [{ field: 'file', message: 'Choose a file.' }];

const FileInput = ({ label }: { label: string }) => (
  <div className={`${form.field} ${styles.file}`}>
    <label htmlFor="file">{label}</label>
    <input id="file" name="file" type="file" accept={fileTypes} />
  </div>
);

function ImportPage({ upload }: { upload: Upload }) {
  const { id = '' } = useParams();
  const mine = upload.state?.id === id ? upload.state : null;
  const sending = mine !== null && upload.sending;
  // Another browser may be uploading it.
  const { data, error, refetch } = useEndpoint(
    'GET /api/admin/imports/{id}',
    { path: { id } },
    { every: sending ? false : 10_000 },
  );
  const reported = data?.id === id ? data : null;
  const state =
    sending || reported === null || (mine !== null && mine.done > reported.done)
      ? (mine ?? reported)
      : reported;
  return (
    <>
      <title>{state ? `${state.fileName} – Imports` : 'Imports'}</title>
      <p className={pieces.breadcrumb}>
        <a href="/admin/imports">Imports</a>
      </p>
      <h1>{state?.fileName ?? 'Import'}</h1>
      {state ? (
        <ImportReport state={state} sending={sending} upload={upload} />
      ) : error ? (
        <LoadFailed error={error} what="The import" retry={refetch} />
      ) : (
        <p className={admin.note}>Loading…</p>
      )}
    </>
  );
}

function ImportReport({
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
          { name: 'Rows', figure: number(total) },
          {
            name: 'Added',
            figure: number(added),
            value: added > 0 ? <a href="/new">See the posts</a> : null,
          },
          { name: 'Skipped', figure: number(skipped), value: 'Duplicates or rows with problems' },
        ]}
      />
      {problems.length === 0 ? null : (
        <>
          <h2>Rows with a problem</h2>
          <Table
            caption={
              problems.length < 100
                ? `${count(problems.length, 'row')} that could not be imported`
                : 'The first 100 rows that could not be imported'
            }
            head={[{ number: 'Line' }, 'Why']}
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
  const progress = `${number(done)} of ${count(total, 'row')}, ${Math.floor((done / total) * 100)}%`;
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
