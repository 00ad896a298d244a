import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { count, number } from '../../lib/time.ts';
import { Confirm } from '../../ui/dialog.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { ActionButton } from '../ui/components.tsx';
import * as styles from './newsletter.admin.styles.ts';
import { describeSections } from './sections.ts';
import { forgetCopy } from './use-issue-draft.ts';

/** Actions on an open issue. `dirty`: it has unsaved changes. */
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
  const refresh = useRefresh();
  const [sending, setSending] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const isLetter = issue.frequency === 'letter';
  const wasSent = Object.values(issue.deliveries).some((number) => number > 0);
  const isDraft = isLetter && issue.heldAt !== null && issue.scheduledAt === null && !wasSent;
  const path = { id: issue.id };
  const change = async (
    key: 'POST /api/admin/issues/{id}/hold' | 'POST /api/admin/issues/{id}/release',
  ) => {
    await api(key, { path });
    await refresh('GET /api/admin/issues', 'GET /api/admin/newsletter');
  };
  return (
    <>
      <div className={styles.actions}>
        {isDraft ? null : issue.heldAt === null || issue.scheduledAt !== null ? (
          <ActionButton
            act={() => change('POST /api/admin/issues/{id}/hold')}
            doing="Holding…"
            done="The issue is on hold."
          >
            {isLetter ? 'Hold this letter' : 'Hold this issue'}
          </ActionButton>
        ) : (
          <ActionButton
            act={() => change('POST /api/admin/issues/{id}/release')}
            doing="Releasing…"
            done={
              issue.hoursPassed
                ? 'The issue is released. No email is sent.'
                : 'The issue is released. Readers get it at their chosen time.'
            }
          >
            {isLetter ? 'Release this letter' : 'Release this issue'}
          </ActionButton>
        )}
        <button type="button" className={form.quiet} onClick={() => setSending(true)}>
          {isLetter ? 'Send or schedule…' : 'Send now…'}
        </button>
        {isDraft ? (
          <button type="button" className={form.quiet} onClick={() => setDeleting(true)}>
            Delete this letter…
          </button>
        ) : null}
      </div>
      {dirty ? (
        <p className={admin.note}>
          Your changes below aren’t saved. The issue would send without them.
        </p>
      ) : null}
      {sending ? <SendNow issue={issue} onClose={() => setSending(false)} /> : null}
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

/** Asks, because the text cannot be restored. */
function DeleteLetter({ id, onClose }: { id: string; onClose: (isDeleted: boolean) => void }) {
  const { api } = useApp();
  return (
    <Confirm
      title="Delete this letter?"
      yes="Delete"
      doing="Deleting…"
      no="Keep it"
      act={async () => {
        await api('DELETE /api/admin/issues/{id}', { path: { id } });
        forgetCopy(id);
      }}
      onClose={onClose}
    >
      <p>Its text and its draft are deleted. This can’t be undone.</p>
    </Confirm>
  );
}

/** Asks for the number of recipients, against accidental sending. */
function SendNow({ issue, onClose }: { issue: AdminIssueDetail; onClose: () => void }) {
  const { id, readers, frequency } = issue;
  const { api } = useApp();
  const refresh = useRefresh();
  const [typed, setTyped] = useState('');
  const [time, setTime] = useState('');
  const isLetter = frequency === 'letter';
  const send = async () => {
    const digits = typed.replace(/[\s,.]/g, '');
    if (digits !== String(readers))
      throw new ApiError(400, 'bad_request', `Type ${number(readers)}, the number of readers.`);
    const { planned } = await api('POST /api/admin/issues/{id}/send', {
      path: { id },
      body: {
        confirm: readers,
        ...(isLetter && time !== '' ? { at: new Date(time).toISOString() } : {}),
      },
    });
    announce(
      isLetter && time !== ''
        ? 'The letter is scheduled.'
        : planned === 0
          ? 'Every reader already has it or is about to get it.'
          : `Sending to ${count(planned, 'reader')}.`,
    );
    await refresh('GET /api/admin/issues', 'GET /api/admin/newsletter');
  };
  return (
    <Confirm
      title={isLetter ? 'Send this letter?' : 'Send this issue now?'}
      yes={time === '' ? 'Send' : 'Schedule'}
      doing="Sending…"
      no="Not yet"
      act={send}
      onClose={onClose}
    >
      <p>
        {isLetter
          ? `Sends to ${count(readers, 'reader')}. No one gets it twice. Once it sends, this ` +
            'can’t be undone.'
          : `Sends now to ${count(readers, 'reader')}, ignoring delivery times. No one gets it ` +
            'twice. This can’t be undone.'}
      </p>
      {issue.sections.length === 0 ? null : <p>Sections: {describeSections(issue)}</p>}
      {isLetter ? (
        <div className={form.field}>
          <label htmlFor="at">Send at</label>
          <p id="at-hint" className={form.hint}>
            In the time zone of this device. Leave blank to send now.
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
      ) : null}
      <div className={form.field}>
        <label htmlFor="confirm">Number of readers</label>
        <p id="confirm-hint" className={form.hint}>
          Type {number(readers)} to confirm.
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
