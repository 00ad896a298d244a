import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { downloadFile } from '../../lib/download.ts';
import { fetchFile } from '../../lib/fetch-transport.ts';
import { Confirm } from '../../ui/dialog.tsx';
import * as form from '../../ui/form.styles.ts';
import { exactTime, t } from '../lib/words.ts';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { ActionButton } from '../ui/components.tsx';
import { EditorProvider } from './draft-store.ts';

/** Downloads everything of a site, and deletes the site. */
export function WholeSite() {
  const { api } = useApp();
  const { site } = EditorProvider.use();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const path = { site: site.id };
  const change = async (key: `${'POST' | 'DELETE'} /api/admin/sites/{site}/deletion`) => {
    await api(key, { path });
    await Promise.all([refresh('GET /api/admin/sites/{site}'), refresh('GET /api/admin/sites')]);
  };
  return (
    <>
      <div>
        <h3>{t('Whole site')}</h3>
        <p className={admin.note}>
          {t(
            'Everything as one file: posts, comments, members, subscribers with their consent, issues and images. Without sessions, passwords and keys. Whoever has the file has all addresses.',
          )}
        </p>
        <DownloadSite />
      </div>
      <div>
        <h3>{t('Delete the site')}</h3>
        {site.deletionScheduledAt === null ? (
          <>
            <p className={admin.note}>
              {t(
                'The site closes at once. After 30 days everything of it is deleted. Until then you can take it back here.',
              )}
            </p>
            <div className={admin.bar}>
              <button type="button" className={form.danger} onClick={() => setAsking(true)}>
                {t('Delete site…')}
              </button>
            </div>
          </>
        ) : (
          <>
            <p>
              {t('The site is closed. It will be deleted on {time}.', {
                time: exactTime(site.deletionScheduledAt),
              })}
            </p>
            <div className={admin.bar}>
              <ActionButton
                act={() => change('DELETE /api/admin/sites/{site}/deletion')}
                doing={t('Restoring…')}
                done={t('The site stays.')}
              >
                {t('Keep site')}
              </ActionButton>
            </div>
          </>
        )}
      </div>
      {isAsking ? (
        <Confirm
          title={t('Delete {site}?', { site: site.name })}
          yes={t('Delete site')}
          doing={t('Deleting…')}
          no={t('Cancel')}
          act={() => change('POST /api/admin/sites/{site}/deletion')}
          onClose={() => setAsking(false)}
        >
          <p>
            {t(
              'Visitors no longer see it. In 30 days its posts, members and subscribers are deleted. Download them first:',
            )}
          </p>
          <DownloadSite />
        </Confirm>
      ) : null}
    </>
  );
}

function DownloadSite() {
  const { settings } = useApp();
  const { site } = EditorProvider.use();
  const save = async () => {
    const url = `/api/admin/sites/${site.id}/archive`;
    const file = await fetchFile(t, window.location, settings, url);
    downloadFile(`${site.id}-site-${new Date().toISOString().slice(0, 10)}.tar.gz`, file);
  };
  return (
    <div className={admin.bar}>
      <ActionButton act={save} doing={t('Collecting…')} done={t('File downloaded.')}>
        {t('Download site')}
      </ActionButton>
    </div>
  );
}
