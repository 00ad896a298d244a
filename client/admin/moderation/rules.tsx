import { useState } from 'react';
import type { ModerationRule } from '#shared/contract/admin-moderation-schemas.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList, useRefresh } from '../lib/use-endpoint.ts';
import { FormButtons } from '../ui/components.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { StaffProvider } from '../lib/staff-context.ts';
import { FirstPosts } from './new-member-hold.tsx';
import * as styles from './moderation.admin.styles.ts';
import { rich } from '../../ui/rich.tsx';
import { t } from '../lib/words.ts';

const actionNames: Record<ModerationRule['action'], string> = {
  reject: t('Is rejected'),
  hold: t('Is held'),
  report: t('Is reported'),
};
const actionOptions = [
  {
    value: 'reject',
    label: t('Reject'),
    hint: t('It can’t be posted, and the author sees why.'),
  },
  {
    value: 'hold',
    label: t('Hold [verb]'),
    hint: t('Hidden until a moderator approves it.'),
  },
  {
    value: 'report',
    label: t('Report [verb]'),
    hint: t('It’s public and listed under Reports.'),
  },
] as const;

/** Rules: domains and words that are held or rejected. */
export function Rules() {
  const staff = StaffProvider.use();
  const list = useList('GET /api/admin/rules');
  const [editing, setEditing] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ModerationRule | null>(null);
  const { api } = useApp();
  const refresh = useRefresh();
  const rules = list.data?.pages.flatMap((page) => page.rules) ?? [];
  const first = list.data?.pages[0]?.holdFirstPosts ?? 0;
  return (
    <div className={styles.rules}>
      <p className={admin.note}>
        {t('Rules apply to new posts and comments, except those of moderators and admins.')}
        {first > 0
          ? ` ${t(
              '{count, plural, one {New members’ posts are held until # post of theirs has been approved.} other {New members’ posts are held until # posts of theirs have been approved.}}',
              { count: first },
            )}`
          : ''}
      </p>
      <h2>{t('Add a rule')}</h2>
      <NewRule />
      <h2>{t('Rules')}</h2>
      {list.data === undefined ? (
        <NotLoaded
          error={list.error}
          text={t('The rules couldn’t be loaded.')}
          retry={list.refetch}
        />
      ) : rules.length === 0 ? (
        <p className={admin.note}>{t('No rules yet.')}</p>
      ) : (
        <ul id="rules" className={styles.list}>
          {rules.map((rule) => (
            <li key={rule.id}>
              {editing === rule.id ? (
                <EditRule rule={rule} onClose={() => setEditing(null)} />
              ) : (
                <>
                  <p>
                    <strong>{rule.pattern}</strong>{' '}
                    <span className={styles.meta}>
                      {rule.kind === 'domain' ? t('and its subdomains') : t('words')}
                    </span>
                  </p>
                  <p>
                    {actionNames[rule.action]}
                    {rule.note === '' ? (
                      ''
                    ) : (
                      <>
                        : <span dir="auto">{rule.note}</span>
                      </>
                    )}
                  </p>
                  <p className={styles.meta}>
                    {rich(t, 'Added {ago}', { ago: <TimeAgo at={rule.createdAt} /> })}
                  </p>
                  <div className={styles.actions}>
                    <button
                      type="button"
                      aria-label={`${t('Change')} – ${rule.pattern}`}
                      onClick={() => setEditing(rule.id)}
                    >
                      {t('Change')}
                    </button>
                    <button
                      type="button"
                      aria-label={`${t('Delete')} – ${rule.pattern}`}
                      onClick={() => setLeaving(rule)}
                    >
                      {t('Delete')}
                    </button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} items="#rules > li button" />
      {staff.role === 'admin' && list.data ? <FirstPosts key={first} held={first} /> : null}
      {leaving === null ? null : (
        <Confirm
          title={t('Delete the rule for “{pattern}”?', { pattern: leaving.pattern })}
          yes={t('Delete')}
          doing={t('Deleting…')}
          no={t('Keep it')}
          act={async () => {
            await api('DELETE /api/admin/rules/{id}', { path: { id: leaving.id } });
            announce(t('Rule deleted.'));
            await refresh('GET /api/admin/rules', 'GET /api/admin/log');
          }}
          onClose={() => setLeaving(null)}
        >
          <p>{t('Posts and comments it held stay in the review queue.')}</p>
        </Confirm>
      )}
    </div>
  );
}

function NewRule() {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({
    kind: english('Kind'),
    pattern: english('The domain or words'),
    action: english('Action'),
    note: english('The note'),
  });
  // Clears the form after a rule is added.
  const [addedCount, setAddedCount] = useState(0);
  const add = (data: FormData) =>
    run(async () => {
      const pattern = String(data.get('pattern')).trim();
      if (pattern === '') return [{ field: 'pattern', message: t('Enter a domain or words.') }];
      const note = String(data.get('note')).trim();
      await api('POST /api/admin/rules', {
        body: {
          kind: data.get('kind') as ModerationRule['kind'],
          pattern,
          action: data.get('action') as ModerationRule['action'],
          ...(note === '' ? {} : { note }),
        },
      });
      announce(t('Rule added.'));
      setAddedCount((times) => times + 1);
      await refresh('GET /api/admin/rules', 'GET /api/admin/log');
      return [];
    });
  return (
    <Form
      key={addedCount}
      label={t('Add a rule')}
      problems={problems}
      onSend={(data) => void add(data)}
    >
      <Options
        type="radio"
        name="kind"
        legend={t('Matches')}
        inLine
        problems={problems}
        chosen={['domain']}
        options={[
          { value: 'domain', label: t('A domain and its subdomains') },
          { value: 'word', label: t('Words') },
        ]}
      />
      <Field
        name="pattern"
        label={t('Domain or words')}
        hint={t('Such as spam.example, or one to five words. Not case-sensitive.')}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        problems={problems}
      />
      <Options
        type="radio"
        name="action"
        legend={t('Action')}
        inLine
        problems={problems}
        chosen={['hold']}
        options={actionOptions}
      />
      <Field
        name="note"
        label={t('Note (optional)')}
        hint={t('For other moderators.')}
        optional
        maxLength={limits.reason.max}
        autoComplete="off"
        problems={problems}
      />
      <div className={form.buttons}>
        <SendButton pending={pending} doing={t('Adding…')}>
          {t('Add the rule')}
        </SendButton>
      </div>
    </Form>
  );
}

function EditRule({ rule, onClose }: { rule: ModerationRule; onClose: () => void }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({
    'new-action': english('Action'),
    'new-note': english('The note'),
  });
  const save = (data: FormData) =>
    run(async () => {
      await api('PATCH /api/admin/rules/{id}', {
        path: { id: rule.id },
        body: {
          action: data.get('new-action') as ModerationRule['action'],
          note: String(data.get('new-note')).trim(),
        },
      });
      announce(t('Rule changed.'));
      await refresh('GET /api/admin/rules', 'GET /api/admin/log');
      onClose();
      return [];
    });
  return (
    <Form
      label={t('Change the rule for {pattern}', { pattern: rule.pattern })}
      problems={problems}
      onSend={(data) => void save(data)}
    >
      <Options
        type="radio"
        name="new-action"
        legend={t('Action for “{pattern}”', { pattern: rule.pattern })}
        inLine
        problems={problems}
        chosen={[rule.action]}
        options={actionOptions}
      />
      <Field
        name="new-note"
        label={t('Note (optional)')}
        hint={t('For other moderators.')}
        optional
        defaultValue={rule.note}
        maxLength={limits.reason.max}
        autoComplete="off"
        problems={problems}
      />
      <FormButtons pending={pending} onCancel={onClose} />
    </Form>
  );
}
