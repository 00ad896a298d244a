import { useState } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router';
import { openMoved, previewMoved } from '#shared/moving/read-moved.ts';
import { PostFileError } from '#shared/post-import-file.ts';
import { translateProblem } from '#shared/texts/problems.ts';
import { rich } from '../../ui/rich.tsx';
import { number, t } from '../lib/words.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
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
import { ImportReaders } from '../subscribers/import.tsx';
import { ImportPreview, type Chosen } from './import-preview.tsx';
import { stateNames, FileInput, ImportReport } from './import-report.tsx';

/** Imports posts from a file, as the command `import` does. */
export function Imports() {
  // Here, so that uploads continue while the list is shown.
  const upload = useUpload();
  return (
    <>
      {upload.sending ? (
        <UnsavedChanges within="/admin/imports">
          {t(
            'The import isn’t finished. It stops if you leave; you can resume later with the same file.',
          )}
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
      <title>{t('Imports')}</title>
      <h1>{t('Imports')}</h1>
      <p className={admin.note}>
        {t(
          'Posts, comments, members and tags of another site, with their dates, points and old addresses: an export of Ghost, Substack, beehiiv, Buttondown, Kit, Mailchimp, listmonk or WordPress, JSON of Hacker News, Lobsters, Lemmy, Discourse or Reddit, or a database dump of Flarum or phpBB. Also a CSV file with a header row, or JSON lines with the same names: title, author, created_at, and optionally url, text, num_points, num_comments, source, id. Duplicates are skipped. Nothing is stored before you have seen what will come.',
        )}
      </p>
      <h2>{t('Import a file')}</h2>
      <Begin upload={upload} />
      <h2>{t('Earlier imports')}</h2>
      {list.data === undefined ? (
        <NotLoaded
          error={list.error}
          text={t('The imports couldn’t be loaded.')}
          retry={list.refetch}
        />
      ) : imports.length === 0 ? (
        <p className={admin.note}>{t('Nothing has been imported yet.')}</p>
      ) : (
        <div id="imports">
          <Table
            caption={t('Imports, newest first')}
            head={[
              t('File'),
              t('State'),
              { number: t('Rows') },
              { number: t('Added') },
              { number: t('Skipped') },
              t('Started'),
            ]}
            rows={imports.map(
              ({ id, fileName, state, total, done, added, skipped, author, createdAt }) => ({
                key: id,
                cells: [
                  <a key="name" href={`/admin/imports/${id}`} className={styles.name}>
                    {fileName}
                  </a>,
                  stateNames[state],
                  done === total
                    ? number(total)
                    : t('{done} of {total}', { done: number(done), total: number(total) }),
                  number(added),
                  number(skipped),
                  <span key="begun">
                    {rich(t, '{time} by {author}', { author, time: <TimeAgo at={createdAt} /> })}
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
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [taken, setTaken] = useState(0);
  const reading = useSubmit({});
  const choose = (file: File) => {
    setChosen(null);
    void reading.run(async () => {
      try {
        const opened = await openMoved(file.name, file);
        setChosen({ opened, preview: await previewMoved(opened) });
        setTaken(taken + 1);
        return [];
      } catch (error) {
        if (!(error instanceof PostFileError)) throw error;
        return [{ field: 'file', message: translateProblem(t, t('The file'), error.message) }];
      }
    });
  };
  const start = (data: FormData) => {
    if (chosen === null || sending) return;
    void begin(chosen.opened, chosen.preview.total, readOrigin(data)).then(
      (id) => id !== null && navigate(`/admin/imports/${id}`),
    );
  };
  const { total = 0, readers = [] } = chosen?.preview ?? {};
  const isOfSite = chosen !== null && chosen.opened.source !== null && total > 0;
  const shown = [...reading.problems, ...(state === null ? problems : [])];
  return (
    <>
      <Form label={t('Import a file')} problems={shown} onSend={start}>
        <FileInput label={t('File')} onFile={choose} />
        {reading.pending ? <p role="status">{t('Reading the file…')}</p> : null}
        {chosen ? <ImportPreview {...chosen} /> : null}
        {isOfSite ? (
          <Field
            name="origin"
            label={t('Address of the old site')}
            hint={t('Pictures that the file names without a host are fetched from there.')}
            problems={shown}
            optional
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://old.example.org"
          />
        ) : null}
        {total > 0 ? (
          <div className={form.buttons}>
            <SendButton pending={sending} doing={t('Starting…')}>
              {t('{total, plural, one {Import # entry} other {Import # entries}}', { total })}
            </SendButton>
          </div>
        ) : null}
      </Form>
      {readers.map((file, i) => (
        <section key={`${taken} ${i}`} aria-label={t('Readers of {name}', { name: file.name })}>
          <h2>{t('Readers')}</h2>
          <ImportReaders file={file} />
        </section>
      ))}
    </>
  );
}

/** Returns the address of the old site, with a scheme; null: none. */
function readOrigin(data: FormData): string | null {
  const typed = String(data.get('origin') ?? '').trim();
  return typed === '' || /^https?:/i.test(typed) ? typed || null : `https://${typed}`;
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
      <title>{state ? `${state.fileName} – ${t('Imports')}` : t('Imports')}</title>
      <p className={components.breadcrumb}>
        <a href="/admin/imports">{t('Imports')}</a>
      </p>
      <h1>{state?.fileName ?? t('Import')}</h1>
      {state ? (
        <ImportReport state={state} sending={sending} upload={upload} />
      ) : (
        <NotLoaded error={error} text={t('The import couldn’t be loaded.')} retry={refetch} />
      )}
    </>
  );
}
