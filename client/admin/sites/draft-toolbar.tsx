import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import * as form from '../../ui/form.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { EditorProvider, type Editing } from './draft-store.ts';
import { getSettingLabel } from './setting-labels.ts';
import { Publish } from './publish.tsx';
import { differences } from './settings-paths.ts';
import * as styles from './sites.admin.styles.ts';
import { t } from '../lib/words.ts';

/** Shows unpublished changes, problems and actions. `goTo` opens a setting. */
export function Bar({ goTo }: { goTo: (field: string) => void }) {
  const { api } = useApp();
  const { site, editor, editing } = EditorProvider.use();
  const refresh = useRefresh();
  const [dialog, setDialog] = useState<'publish' | 'discard' | null>(null);
  const changed = differences(site.settings, editing.settings);
  const unsaved = editing.settings !== editing.stored;
  const outdated =
    site.draft !== null && site.draft.id === editing.draft ? site.draft.outdated : editing.outdated;
  const fetchSite = () => api('GET /api/admin/sites/{site}', { path: { site: site.id } });
  const loadTheirs = async () => {
    editor.load(await fetchSite());
    announce(t('The other draft is loaded. Undo restores your version.'));
    await refresh('GET /api/admin/sites');
  };
  const goOn = async () => {
    const fresh = await fetchSite();
    if (await editor.rebase(fresh.version)) await refresh('GET /api/admin/sites');
  };
  const discard = async () => {
    await api('DELETE /api/admin/sites/{site}/draft', { path: { site: site.id } });
    editor.load({ ...(await fetchSite()), draft: null });
    announce(t('Draft discarded. Undo restores it.'));
    await refresh('GET /api/admin/sites');
  };
  /** Announces a failure; the form keeps its values. */
  const quietly = (action: () => Promise<void>) =>
    void action().catch(() => announce(t('That didn’t work. Please try again.'), 'alert'));
  return (
    <section className={styles.bar} aria-label={t('Draft')}>
      <p>
        {editing.conflict ?? describeDraft(editing, changed.length)}
        {editing.problems
          .filter(({ field }) => field === null)
          .map(({ message, link }) => (
            <span key={message}>
              {' '}
              {message}{' '}
              {link ? (
                <a href={link.href} target="_blank">
                  {link.text}
                </a>
              ) : null}
            </span>
          ))}
      </p>
      <div>
        {editing.conflict === null ? null : (
          <>
            <button type="button" className={form.quiet} onClick={() => quietly(loadTheirs)}>
              {t('Load the other draft')}
            </button>
            <button
              type="button"
              className={form.quiet}
              onClick={() => void editor.save({ overwrite: true })}
            >
              {t('Keep mine')}
            </button>
          </>
        )}
        {editing.canUndo ? (
          <button type="button" className={form.quiet} onClick={() => editor.undo()}>
            {t('Undo [button]')}
          </button>
        ) : null}
        {unsaved && editing.state === 'failed' && editing.conflict === null ? (
          <button type="button" className={form.quiet} onClick={() => void editor.save()}>
            {t('Save draft')}
          </button>
        ) : null}
        {editing.draft !== null || unsaved ? (
          <button type="button" className={form.quiet} onClick={() => setDialog('discard')}>
            {t('Discard draft [settings]')}
          </button>
        ) : null}
        <button
          type="button"
          className={form.send}
          aria-disabled={changed.length === 0 || undefined}
          onClick={() => (changed.length > 0 ? setDialog('publish') : undefined)}
        >
          {t('Publish…')}
        </button>
      </div>
      {outdated && editing.conflict === null ? (
        <p>
          {t('Someone published since you started. Publishing will overwrite their changes.')}{' '}
          <button type="button" className={styles.small} onClick={() => quietly(goOn)}>
            {t('Continue with this draft')}
          </button>
        </p>
      ) : null}
      {editing.problems.some(({ field }) => field !== null) ? (
        <ul>
          {editing.problems.map(({ field, message }) =>
            field === null ? null : (
              <li key={message}>
                <button type="button" onClick={() => goTo(field)}>
                  {message || getSettingLabel(field)}
                </button>
              </li>
            ),
          )}
        </ul>
      ) : null}
      {dialog === 'publish' ? <Publish close={() => setDialog(null)} /> : null}
      {dialog === 'discard' ? (
        <Confirm
          title={t('Discard the draft?')}
          yes={t('Discard it')}
          doing={t('Discarding…')}
          no={t('Keep it')}
          act={discard}
          onClose={() => setDialog(null)}
        >
          <p>{t('The form returns to the published settings. Readers see no change.')}</p>
        </Confirm>
      ) : null}
    </section>
  );
}

function describeDraft(
  { state, draft, settings, stored, problems }: Editing,
  changed: number,
): string {
  const named = problems.filter(({ field }) => field !== null).length;
  if (state === 'failed')
    return named === 0
      ? t('Not saved.')
      : t('Not saved: {count, plural, one {one setting has} other {# settings have}} errors.', {
          count: named,
        });
  if (settings !== stored) return t('Saving the draft…');
  if (changed === 0)
    return draft === null ? t('No unpublished changes.') : t('The draft matches what’s published.');
  return t(
    'Draft saved · {count, plural, one {# unpublished change} other {# unpublished changes}}',
    { count: changed },
  );
}
