import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useModalDialog } from '../../ui/dialog.tsx';
import * as styles from '../../ui/dialog.styles.ts';
import { Area, Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { EditorProvider } from './draft-store.ts';
import { getSettingLabel } from './setting-labels.ts';
import { findFailingPairs, formatPair } from './contrast-report.ts';
import { describeFailure } from './contrast-table.tsx';
import { differences } from './settings-paths.ts';
import { validationErrors } from './validation-errors.ts';
import { list, t } from '../lib/words.ts';

const shown = 12;

/** Confirms publishing. Unreadable colors require a reason, which is logged. */
export function Publish({ close }: { close: () => void }) {
  const { api } = useApp();
  const { site, editor, editing } = EditorProvider.use();
  const refresh = useRefresh();
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const { problems, pending, run } = useSubmit({});
  const dialog = useModalDialog(pending, close);
  const blocking = findFailingPairs(editing.settings).filter(({ blocks }) => blocks);
  const changed = differences(site.settings, editing.settings);
  const changes = list(
    changed.slice(0, shown).map(({ field }) => getSettingLabel(field)),
    ';',
  );
  const publish = () =>
    void run(async () => {
      if (blocking.length > 0 && reason.trim() === '')
        return [
          {
            field: 'despite',
            message: t('Give a reason to publish these colors, or change them.'),
          },
        ];
      if (!(await editor.save()))
        return [{ field: null, message: t('The draft couldn’t be saved. Close this to see why.') }];
      const { draft } = editor.get();
      if (draft === null) return [{ field: null, message: t('Nothing to publish.') }];
      try {
        const { version } = await api('POST /api/admin/sites/{site}/publish', {
          path: { site: site.id },
          body: {
            draft,
            note: note.trim(),
            ...(blocking.length > 0 ? { despite: reason.trim() } : {}),
          },
        });
        editor.published(version);
        const { settings } = editor.get();
        const live = await api('GET /api/admin/sites/{site}', { path: { site: site.id } });
        // Titles follow a new name, unless something else was typed in the meantime.
        if (editor.get().settings === settings) editor.load(live);
      } catch (error) {
        void refresh('GET /api/admin/sites/{site}');
        return validationErrors(error, { note: t('Note'), despite: t('Reason') });
      }
      announce(t('Published and live.'));
      void refresh('GET /api/admin/sites');
      dialog.close(true);
      return [];
    });
  return (
    <dialog {...dialog.props} className={styles.dialog} aria-labelledby="publish">
      <h2 id="publish">{t('Publish {site}?', { site: editing.settings.theme.siteName })}</h2>
      <Form label={t('Publish')} problems={problems} onSend={publish}>
        <p>
          {changed.length === 0
            ? t('No unpublished changes.')
            : changed.length > shown
              ? t('Readers will immediately see: {changes}; and {count, number} more.', {
                  changes,
                  count: changed.length - shown,
                })
              : t('Readers will immediately see: {changes}.', { changes })}
        </p>
        {blocking.length === 0 ? null : (
          <>
            <div className={form.problems}>
              <p>
                <strong>{t('Many people won’t be able to read this:')}</strong>
              </p>
              <ul>
                {blocking.map((pair) => (
                  <li key={formatPair(pair)}>{describeFailure(pair, formatPair(pair))}</li>
                ))}
              </ul>
            </div>
            <Area
              name="despite"
              label={t('Publish anyway, because')}
              rows={2}
              maxLength={300}
              problems={problems}
              value={reason}
              hint={t('The reason is logged. The suggestions under Colors are a better fix.')}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </>
        )}
        <Field
          name="note"
          label={t('Note')}
          optional
          maxLength={300}
          problems={problems}
          value={note}
          hint={t('A summary for the history.')}
          autoComplete="off"
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={form.buttons}>
          <SendButton pending={pending} doing={t('Publishing…')}>
            {blocking.length > 0 ? t('Publish anyway') : t('Publish')}
          </SendButton>
          <button
            type="button"
            className={form.quiet}
            aria-disabled={pending || undefined}
            onClick={dialog.dismiss}
          >
            {t('Not yet')}
          </button>
        </div>
      </Form>
      <p className={admin.note}>{t('The previous version stays in the history.')}</p>
    </dialog>
  );
}
