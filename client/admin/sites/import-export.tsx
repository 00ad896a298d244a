import { useState } from 'react';
import type { CallInput, Reply } from '#shared/contract/index.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { downloadJson } from '../../lib/download.ts';
import { Problems, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useRefresh } from '../lib/use-endpoint.ts';
import { EditorProvider } from './draft-store.ts';
import { validationErrors } from './validation-errors.ts';
import { WholeSite } from './whole-site.tsx';
import { list, t } from '../lib/words.ts';

const importing = 'POST /api/admin/sites/{site}/import';
type File = NonNullable<CallInput<typeof importing>['body']>;

/** Exports settings as a file, and imports them into a site. */
export function Transfer() {
  const { api } = useApp();
  const { site, editor } = EditorProvider.use();
  const refresh = useRefresh();
  const [imported, setImported] = useState<Reply<typeof importing> | null>(null);
  const out = useSubmit({});
  const into = useSubmit({});
  const save = () =>
    void out.run(async () => {
      try {
        downloadJson(
          `${site.id}.json`,
          await api('GET /api/admin/sites/{site}/export', { path: { site: site.id } }),
        );
        return [];
      } catch (error) {
        return validationErrors(error);
      }
    });
  const bring = (file: Blob & { name: string }) =>
    void into.run(async () => {
      setImported(null);
      const text = await file.text();
      let body;
      try {
        body = JSON.parse(text) as File;
      } catch {
        return [
          {
            field: null,
            message: t('{file} isn’t JSON. Choose a file exported from here.', { file: file.name }),
          },
        ];
      }
      try {
        await send(body);
        return [];
      } catch (error) {
        return validationErrors(error).map((problem) => ({ ...problem, field: null }));
      }
    });
  const send = async (body: File) => {
    const reply = await api(importing, { path: { site: site.id }, body });
    setImported(reply);
    editor.load({ ...site, draft: reply.draft });
    announce(t('The file is now your draft. Nothing is published yet.'));
    await refresh('GET /api/admin/sites');
  };
  return (
    <>
      <div>
        <h3>{t('Export')}</h3>
        <p className={admin.note}>
          {t(
            'All published settings, with pages, hosts, tags and uploaded images, as a JSON file.',
          )}
        </p>
        <Problems list={out.problems} />
        <div className={admin.bar}>
          <button
            type="button"
            className={form.quiet}
            aria-disabled={out.pending || undefined}
            onClick={save}
          >
            {out.pending ? t('Exporting…') : t('Export settings')}
          </button>
        </div>
      </div>
      <div>
        <h3>{t('Import')}</h3>
        <p className={admin.note}>
          {t(
            'Importing replaces your draft. You can undo. Hosts, canonical domain and tags don’t change.',
          )}
        </p>
        <Problems list={into.problems} />
        <FileDrop
          id="import"
          label={t('Settings file')}
          accept="application/json,.json"
          isBusy={into.pending}
          onFile={bring}
        />
        {imported ? (
          <>
            <p className={form.saved}>{t('The file is now the draft.')}</p>
            {imported.hosts.length > 0 ? (
              <p className={admin.note}>
                {t('Not imported, to be set under Hosts: {hosts}.', {
                  hosts: list(imported.hosts),
                })}
              </p>
            ) : null}
            {imported.tags.length > 0 ? (
              <p className={admin.note}>
                {t('Not imported, to be set under Tags: {tags}.', {
                  tags: list(imported.tags.map(({ name }) => name)),
                })}
              </p>
            ) : null}
          </>
        ) : null}
      </div>
      <WholeSite />
    </>
  );
}
