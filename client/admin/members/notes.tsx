import { useState } from 'react';
import type { UserNote } from '#shared/contract/admin-members.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Area } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useRefresh } from '../lib/use-endpoint.ts';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from './members.admin.styles.ts';

/** Notes of moderators about a member. */
export function Notes({ username, notes }: { username: string; notes: UserNote[] }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({ text: english('The note') });
  const [leaving, setLeaving] = useState<UserNote | null>(null);
  // Empties the field after a note is saved.
  const [savedCount, setSavedCount] = useState(0);
  const add = (data: FormData) =>
    run(async () => {
      const text = String(data.get('text')).trim();
      if (text === '') return [{ field: 'text', message: t('Enter a note.') }];
      await api('POST /api/admin/users/{username}/notes', { path: { username }, body: { text } });
      announce(t('Note added.'));
      await refresh('GET /api/admin/users/{username}');
      setSavedCount((times) => times + 1);
      return [];
    });
  return (
    <div className={styles.narrow}>
      {notes.length === 0 ? null : (
        <ul className={styles.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <p dir="auto" className={styles.text}>
                {note.text}
              </p>
              <p className={components.meta}>
                {note.author ?? t('Former member')}, <TimeAgo at={note.createdAt} />
                {note.own ? (
                  <>
                    {' '}
                    ·{' '}
                    <button
                      type="button"
                      aria-label={`${t('Delete')} – ${note.text.slice(0, 40)}`}
                      onClick={() => setLeaving(note)}
                    >
                      {t('Delete')}
                    </button>
                  </>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form
        key={savedCount}
        label={t('Add a note')}
        problems={problems}
        onSend={(data) => void add(data)}
      >
        <Area
          name="text"
          label={t('Add a note')}
          hint={t('Only visible to moderators and admins.')}
          rows={3}
          maxCharacters={limits.userNote.max}
          problems={problems}
        />
        <div className={form.buttons}>
          <SendButton pending={pending} doing={t('Adding…')} className={form.quiet}>
            {t('Add note [member]')}
          </SendButton>
        </div>
      </Form>
      {leaving === null ? null : (
        <Confirm
          title={t('Delete this note?')}
          yes={t('Delete')}
          doing={t('Deleting…')}
          no={t('Keep it')}
          act={async () => {
            await api('DELETE /api/admin/users/{username}/notes/{id}', {
              path: { username, id: leaving.id },
            });
            announce(t('Note deleted.'));
            await refresh('GET /api/admin/users/{username}');
          }}
          onClose={() => setLeaving(null)}
        >
          <p dir="auto" className={styles.text}>
            {leaving.text}
          </p>
        </Confirm>
      )}
    </div>
  );
}
