import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { t } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Problems, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { ActionButton } from '../ui/components.tsx';
import { findLetterState } from './labels.ts';
import { MenuButton } from './menu.tsx';
import * as styles from './newsletter.admin.styles.ts';
import { describeSections } from './sections.ts';
import { TemplateName } from './template-name.tsx';
import { forgetCopy } from './use-issue-draft.ts';

/** Actions on an open issue, or a letter. `dirty`: it has unsaved changes. */
export function IssueActions({
  issue,
  dirty,
  onDeleted,
}: {
  issue: AdminIssueDetail;
  dirty: boolean;
  onDeleted: () => void;
}) {
  const { api } = useApp();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [sending, setSending] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [naming, setNaming] = useState(false);
  const { problems, run } = useSubmit({});
  const isLetter = issue.frequency === 'letter';
  const letterState = isLetter ? findLetterState(issue) : null;
  const isDraft = letterState === 'draft';
  const isHeld = issue.heldAt !== null && issue.scheduledAt === null;
  const isStarted = issue.heldAt === null && issue.scheduledAt !== null;
  const canSend = isLetter
    ? isDraft || letterState === 'scheduled'
    : !isStarted && (isHeld || !issue.isSentToAll);
  const path = { id: issue.id };
  const copy = () =>
    run(async () => {
      const { id } = await api('POST /api/admin/issues/{id}/copy', { path });
      await navigate(`/admin/newsletter/issues/${id}`);
      announce(t('This is the copy.'));
      return [];
    });
  const change = async (
    key: 'POST /api/admin/issues/{id}/hold' | 'POST /api/admin/issues/{id}/release',
  ) => {
    await api(key, { path });
    await refresh('GET /api/admin/issues', 'GET /api/admin/newsletter');
  };
  return (
    <>
      <div className={styles.actions}>
        {isDraft || letterState === 'sent' ? null : !isHeld ? (
          <ActionButton
            act={() => change('POST /api/admin/issues/{id}/hold')}
            {...(letterState === 'scheduled'
              ? { doing: t('Unscheduling…'), done: t('The letter is a draft again.') }
              : letterState === 'sending' || isStarted
                ? { doing: t('Stopping…'), done: t('No further emails are sent.') }
                : { doing: t('Holding…'), done: t('The issue is on hold.') })}
          >
            {letterState === 'scheduled'
              ? t('Back to draft')
              : letterState === 'sending' || isStarted
                ? t('Stop sending')
                : issue.scheduledAt !== null
                  ? t('Unschedule')
                  : t('Hold this issue')}
          </ActionButton>
        ) : (
          <ActionButton
            act={() => change('POST /api/admin/issues/{id}/release')}
            doing={isLetter ? t('Resuming…') : t('Releasing…')}
            done={
              isLetter
                ? t('The other emails are on their way.')
                : issue.hoursPassed
                  ? t('The issue is released. No email is sent.')
                  : t('The issue is released. Readers get it at their chosen time.')
            }
          >
            {isLetter ? t('Resume sending') : t('Release this issue')}
          </ActionButton>
        )}
        {canSend ? (
          <button type="button" className={form.quiet} onClick={() => setSending(true)}>
            {issue.scheduledAt === null ? t('Send or schedule…') : t('Send now or reschedule…')}
          </button>
        ) : null}
        {isLetter ? (
          <MenuButton
            label={t('More actions')}
            items={[
              { name: t('Duplicate'), act: () => void copy() },
              { name: t('Save as template…'), act: () => setNaming(true) },
              ...(isDraft
                ? [{ name: t('Delete this letter…'), act: () => setDeleting(true) }]
                : []),
            ]}
          >
            {t('More actions')}
          </MenuButton>
        ) : null}
      </div>
      <Problems list={problems} />
      {dirty && !isLetter ? (
        <p className={admin.note}>
          {t('Your changes below aren’t saved. The issue would send without them.')}
        </p>
      ) : null}
      {sending ? <SendNow issue={issue} dirty={dirty} onClose={() => setSending(false)} /> : null}
      {naming ? (
        <TemplateName
          title={t('Save as template')}
          hint={t('A template of the same name is replaced.')}
          save={async (name) => {
            rejectUnsaved(dirty);
            await api('POST /api/admin/templates', { body: { issueId: issue.id, name } });
            await refresh('GET /api/admin/templates');
          }}
          done={t('Template saved.')}
          onClose={() => setNaming(false)}
        />
      ) : null}
      {deleting ? (
        <DeleteLetter
          id={issue.id}
          onClose={(isDeleted) => {
            setDeleting(false);
            if (isDeleted) onDeleted();
          }}
        />
      ) : null}
    </>
  );
}

/** What is typed last may be in an open form. */
function rejectUnsaved(dirty: boolean): void {
  if (dirty)
    throw new ApiError(
      409,
      'conflict',
      t('Finish the open block, or wait until your changes are saved.'),
    );
}

/** Asks, because the text cannot be restored. */
function DeleteLetter({ id, onClose }: { id: string; onClose: (isDeleted: boolean) => void }) {
  const { api } = useApp();
  return (
    <Confirm
      title={t('Delete this letter?')}
      yes={t('Delete')}
      doing={t('Deleting…')}
      no={t('Keep it')}
      act={async () => {
        await api('DELETE /api/admin/issues/{id}', { path: { id } });
        forgetCopy(id);
      }}
      onClose={onClose}
    >
      <p>{t('Its text is deleted. This can’t be undone.')}</p>
    </Confirm>
  );
}

/** Asks for the number of recipients, against accidental sending. */
function SendNow({
  issue,
  dirty,
  onClose,
}: {
  issue: AdminIssueDetail;
  dirty: boolean;
  onClose: () => void;
}) {
  const { id, readers, frequency } = issue;
  const { api } = useApp();
  const refresh = useRefresh();
  const [typed, setTyped] = useState('');
  const [time, setTime] = useState('');
  const isLetter = frequency === 'letter';
  const send = async () => {
    if (isLetter) rejectUnsaved(dirty);
    if (time !== '' && Date.parse(time) <= Date.now())
      throw new ApiError(
        400,
        'bad_request',
        t('The time must be in the future. Leave it blank to send now.'),
      );
    const digits = typed.replace(/[\s,.]/g, '');
    if (digits !== String(readers))
      throw new ApiError(
        400,
        'bad_request',
        t('Type {count, number}, the number of readers.', { count: readers }),
      );
    const { planned } = await api('POST /api/admin/issues/{id}/send', {
      path: { id },
      body: {
        confirm: readers,
        ...(time !== '' ? { at: new Date(time).toISOString() } : {}),
      },
    });
    announce(
      time !== ''
        ? isLetter
          ? t('The letter is scheduled.')
          : t('The issue is scheduled.')
        : planned === 0
          ? t('Every reader already has it or is about to get it.')
          : t('Sending to {count, plural, one {# reader} other {# readers}}.', { count: planned }),
    );
    await refresh('GET /api/admin/issues', 'GET /api/admin/newsletter');
  };
  return (
    <Confirm
      title={isLetter ? t('Send this letter?') : t('Send this issue?')}
      yes={time === '' ? t('Send') : t('Schedule [verb]')}
      doing={time === '' ? t('Sending…') : t('Scheduling…')}
      no={t('Not yet')}
      act={send}
      onClose={onClose}
    >
      <p>
        {isLetter
          ? t(
              'Sends to {count, plural, one {# reader} other {# readers}}. No one gets it twice. ' +
                'Once it sends, this can’t be undone.',
              { count: readers },
            )
          : t(
              'Sends to {count, plural, one {# reader} other {# readers}} immediately, ignoring ' +
                'delivery times. No one gets it twice. Once it sends, this can’t be undone.',
              { count: readers },
            )}
      </p>
      {issue.sections.length === 0 ? null : (
        <p>{t('Sections: {list}', { list: describeSections(issue) })}</p>
      )}
      <div className={form.field}>
        <label htmlFor="at">{t('Send at')}</label>
        <p id="at-hint" className={form.hint}>
          {t('Your time zone. Blank means now.')}
        </p>
        <input
          id="at"
          name="at"
          type="datetime-local"
          aria-describedby="at-hint"
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      </div>
      <div className={form.field}>
        <label htmlFor="confirm">{t('Number of readers')}</label>
        <p id="confirm-hint" className={form.hint}>
          {t('Type {count, number} to confirm.', { count: readers })}
        </p>
        <input
          id="confirm"
          name="confirm"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby="confirm-hint"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
    </Confirm>
  );
}
