import { useState } from 'react';
import type { Reply } from '#shared/contract/index.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/fields.tsx';
import * as form from '../../ui/form.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as admin from '../admin.admin.styles.ts';
import { translateOwnText } from '../lib/own-texts.ts';
import { useList, useRefresh } from '../lib/use-endpoint.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { Swatch } from './contrast-table.tsx';
import { EditorProvider } from './draft-store.ts';
import { getSettingLabel } from './setting-labels.ts';
import * as styles from './sites.admin.styles.ts';
import { t } from '../lib/words.ts';

type Version = Reply<'GET /api/admin/sites/{site}/history'>['versions'][number];

const formatNote = ({ note }: Version): string => translateOwnText(note);

/** Lists published versions with their changes. Each can be published again. */
export function History() {
  const { site } = EditorProvider.use();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useList(
    'GET /api/admin/sites/{site}/history',
    { path: { site: site.id } },
  );
  const [chosen, setChosen] = useState<Version | null>(null);
  if (!data)
    return <NotLoaded error={error} text={t('The history couldn’t be loaded.')} retry={refetch} />;
  const versions = data.pages.flatMap((page) => page.versions);
  if (versions.length === 0)
    return <p>{t('Nothing published yet: the site uses its default settings.')}</p>;
  return (
    <>
      <ol id="versions" className={styles.versions}>
        {versions.map((version) => (
          <li key={version.id}>
            <p>
              <strong>{formatNote(version) || t('Published without a note')}</strong>
              {version.current ? ` – ${t('published now')}` : ''}
            </p>
            <p className={admin.note}>
              {version.author || t('The software')}, <TimeAgo at={version.publishedAt} />
            </p>
            <Changes version={version} />
            {version.current ? null : (
              <button
                type="button"
                className={form.quiet}
                aria-label={`${t('Publish this again')} – ${formatNote(version) || t('without a note')}`}
                onClick={() => setChosen(version)}
              >
                {t('Publish this again')}
              </button>
            )}
          </li>
        ))}
      </ol>
      <LoadMore
        list={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        items="#versions > li"
        label={t('Earlier versions')}
      />
      {chosen ? <Revert version={chosen} close={() => setChosen(null)} /> : null}
    </>
  );
}

function Changes({ version: { changes } }: { version: Version }) {
  if (changes.length === 0) return <p className={admin.note}>{t('Nothing changed.')}</p>;
  return (
    <details className={styles.changes}>
      <summary>
        {t('{count, plural, one {# change} other {# changes}}', { count: changes.length })}
      </summary>
      <div className={admin.table}>
        <table>
          <caption>{t('What this version changed')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Setting')}</th>
              <th scope="col">{t('Before')}</th>
              <th scope="col">{t('After')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <td>{getSettingLabel(field)}</td>
                <td>
                  <Value text={before} />
                </td>
                <td>
                  <Value text={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Value({ text }: { text: string | null }) {
  if (text === null || text === '') return <span className={admin.note}>{t('nothing')}</span>;
  return (
    <>
      {/^#[0-9a-f]{3,6}$/i.test(text) ? <Swatch color={text} /> : null}
      {text}
    </>
  );
}

function Revert({ version, close }: { version: Version; close: () => void }) {
  const { api } = useApp();
  const { site, editor } = EditorProvider.use();
  const refresh = useRefresh();
  const [note, setNote] = useState(
    version.note === '' ? '' : t('Back to “{note}”', { note: formatNote(version) }),
  );
  const act = async () => {
    await api('POST /api/admin/sites/{site}/revert', {
      path: { site: site.id },
      body: { version: version.id, note },
    });
    const fresh = await api('GET /api/admin/sites/{site}', { path: { site: site.id } });
    // Keeps unsaved changes.
    const { settings, stored, draft } = editor.get();
    if (draft === null && settings === stored) editor.load(fresh);
    announce(t('That version is live again.'));
    await refresh('GET /api/admin/sites');
  };
  return (
    <Confirm
      title={t('Publish this version again?')}
      yes={t('Publish')}
      doing={t('Publishing…')}
      no={t('Cancel')}
      act={act}
      onClose={close}
    >
      <p>{t('Its settings go live immediately as a new version. Your draft doesn’t change.')}</p>
      <Field
        name="revert-note"
        label={t('Note')}
        optional
        problems={[]}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Confirm>
  );
}
