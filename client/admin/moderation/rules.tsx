import { useState } from 'react';
import type { ModerationRule } from '#shared/contract/admin-moderation-schemas.ts';
import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { count, t } from '../lib/words.ts';
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

const actionNames: Record<ModerationRule['action'], string> = {
  reject: 'Is rejected',
  hold: 'Is held',
  report: 'Is reported',
};
const actionOptions = [
  { value: 'reject', label: 'Reject', hint: 'It can’t be posted, and the author sees why.' },
  { value: 'hold', label: 'Hold', hint: 'Hidden until a moderator approves it.' },
  { value: 'report', label: 'Report', hint: 'It’s public and listed under Reports.' },
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
        Rules apply to new posts and comments, except those of moderators and admins.
        {first > 0
          ? ` New members’ posts are held until ${count(first, 'post')} of theirs ` +
            `${first === 1 ? 'has' : 'have'} been approved.`
          : ''}
      </p>
      <h2>Add a rule</h2>
      <NewRule />
      <h2>Rules</h2>
      {list.data === undefined ? (
        <NotLoaded
          error={list.error}
          text={t('The rules couldn’t be loaded.')}
          retry={list.refetch}
        />
      ) : rules.length === 0 ? (
        <p className={admin.note}>No rules yet.</p>
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
                      {rule.kind === 'domain' ? 'and its subdomains' : 'words'}
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
                    Added <TimeAgo at={rule.createdAt} />
                  </p>
                  <div className={styles.actions}>
                    <button
                      type="button"
                      aria-label={`Change – ${rule.pattern}`}
                      onClick={() => setEditing(rule.id)}
                    >
                      Change
                    </button>
                    <button
                      type="button"
                      aria-label={`Delete – ${rule.pattern}`}
                      onClick={() => setLeaving(rule)}
                    >
                      Delete
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
          title={`Delete the rule for “${leaving.pattern}”?`}
          yes="Delete"
          doing="Deleting…"
          no="Keep it"
          act={async () => {
            await api('DELETE /api/admin/rules/{id}', { path: { id: leaving.id } });
            announce('Rule deleted.');
            await refresh('GET /api/admin/rules', 'GET /api/admin/log');
          }}
          onClose={() => setLeaving(null)}
        >
          <p>Posts and comments it held stay in the review queue.</p>
        </Confirm>
      )}
    </div>
  );
}

function NewRule() {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({
    kind: 'Kind',
    pattern: 'The domain or words',
    action: 'Action',
    note: 'The note',
  });
  // Clears the form after a rule is added.
  const [addedCount, setAddedCount] = useState(0);
  const add = (data: FormData) =>
    run(async () => {
      const pattern = String(data.get('pattern')).trim();
      if (pattern === '') return [{ field: 'pattern', message: 'Enter a domain or words.' }];
      const note = String(data.get('note')).trim();
      await api('POST /api/admin/rules', {
        body: {
          kind: data.get('kind') as ModerationRule['kind'],
          pattern,
          action: data.get('action') as ModerationRule['action'],
          ...(note === '' ? {} : { note }),
        },
      });
      announce('Rule added.');
      setAddedCount((times) => times + 1);
      await refresh('GET /api/admin/rules', 'GET /api/admin/log');
      return [];
    });
  return (
    <Form key={addedCount} label="Add a rule" problems={problems} onSend={(data) => void add(data)}>
      <Options
        type="radio"
        name="kind"
        legend="Matches"
        inLine
        problems={problems}
        chosen={['domain']}
        options={[
          { value: 'domain', label: 'A domain and its subdomains' },
          { value: 'word', label: 'Words' },
        ]}
      />
      <Field
        name="pattern"
        label="Domain or words"
        hint="Such as spam.example, or one to five words. Not case-sensitive."
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        problems={problems}
      />
      <Options
        type="radio"
        name="action"
        legend="Action"
        inLine
        problems={problems}
        chosen={['hold']}
        options={actionOptions}
      />
      <Field
        name="note"
        label="Note (optional)"
        hint="For other moderators."
        optional
        maxLength={limits.reason.max}
        autoComplete="off"
        problems={problems}
      />
      <div className={form.buttons}>
        <SendButton pending={pending} doing="Adding…">
          Add the rule
        </SendButton>
      </div>
    </Form>
  );
}

function EditRule({ rule, onClose }: { rule: ModerationRule; onClose: () => void }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({
    'new-action': 'Action',
    'new-note': 'The note',
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
      announce('Rule changed.');
      await refresh('GET /api/admin/rules', 'GET /api/admin/log');
      onClose();
      return [];
    });
  return (
    <Form
      label={`Change the rule for ${rule.pattern}`}
      problems={problems}
      onSend={(data) => void save(data)}
    >
      <Options
        type="radio"
        name="new-action"
        legend={`Action for “${rule.pattern}”`}
        inLine
        problems={problems}
        chosen={[rule.action]}
        options={actionOptions}
      />
      <Field
        name="new-note"
        label="Note (optional)"
        hint="For other moderators."
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
