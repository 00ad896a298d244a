import { useState } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router';
import { number } from '../../lib/time.ts';
import { Form, SendButton } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useList } from '../lib/use-endpoint.ts';
import { NotFoundPage } from '../ui/not-found.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Table } from '../ui/components.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import * as styles from './imports.admin.styles.ts';
import { useUpload, type Upload } from './upload.ts';
import { stateNames, noFile, FileInput, ImportReport } from './import-report.tsx';

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
        num_points, num_comments, source, id. Comments are shown as counts elsewhere. Duplicates are
        skipped.
      </p>
      <h2>Import a file</h2>
      <Begin upload={upload} />
      <h2>Earlier imports</h2>
      {list.data === undefined ? (
        <NotLoaded error={list.error} what="The imports" retry={list.refetch} />
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
      <p className={components.breadcrumb}>
        <a href="/admin/imports">Imports</a>
      </p>
      <h1>{state?.fileName ?? 'Import'}</h1>
      {state ? (
        <ImportReport state={state} sending={sending} upload={upload} />
      ) : (
        <NotLoaded error={error} what="The import" retry={refetch} />
      )}
    </>
  );
}
