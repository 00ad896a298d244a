import { useState } from 'react';
import { english } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import type { Reply } from '#shared/contract/index.ts';
import * as admin from '../admin.admin.styles.ts';
import { useList, useRefresh } from '../lib/use-endpoint.ts';
import { LoadMore } from '../ui/load-more.tsx';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from './members.admin.styles.ts';

type Applicant = Reply<'GET /api/admin/applications'>['applications'][number];

/** People who wait to be accepted as members. Nothing if there are none. */
export function Applications() {
  const list = useList('GET /api/admin/applications');
  if (!list.data)
    return list.error ? (
      <LoadFailed
        error={list.error}
        text={t('The applications couldn’t be loaded.')}
        retry={list.refetch}
      />
    ) : null;
  const waiting = list.data.pages.flatMap((page) => page.applications);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="applications">
      <h2 id="applications" tabIndex={-1}>
        {t('Waiting to join ({count, number})', {
          count: list.data.pages.at(-1)?.totalCount ?? 0,
        })}
      </h2>
      <ul id="applicants" className={styles.list}>
        {waiting.map((applicant) => (
          <li key={applicant.id}>
            <Decision applicant={applicant} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} items="#applicants > li" />
    </section>
  );
}

function Decision({ applicant }: { applicant: Applicant }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { id, username, name, question, answer, address, createdAt } = applicant;
  const { problems, pending, run } = useSubmit({ reason: english('Reason') });
  const [accepting, setAccepting] = useState(false);
  const decide = (accepts: boolean, reason: string) => {
    if (pending) return;
    setAccepting(accepts);
    void run(async () => {
      if (accepts) await api('POST /api/admin/applications/{id}/accept', { path: { id } });
      else
        await api('POST /api/admin/applications/{id}/decline', { path: { id }, body: { reason } });
      announce(
        accepts
          ? t('{username} is a member now.', { username })
          : t('{username} is declined.', { username }),
      );
      document.getElementById('applications')?.focus();
      await refresh('GET /api/admin/applications', 'GET /api/admin/users', 'GET /api/admin/log');
      return [];
    });
  };
  return (
    <Form
      label={t('Application of {username}', { username })}
      className={styles.narrow}
      problems={problems}
      onSend={(data) => decide(false, String(data.get('reason')).trim())}
    >
      <p>
        <strong>{username}</strong> <span dir="auto">({name})</span>
      </p>
      <p className={components.meta}>
        {address === null ? null : <>{address}, </>}
        <TimeAgo at={createdAt} />
      </p>
      <p dir="auto" className={admin.note}>
        {question}
      </p>
      <p dir="auto" className={styles.text}>
        {answer}
      </p>
      <Field
        id={`reason-${id}`}
        name="reason"
        label={t('Reason, if you decline')}
        hint={t('Emailed to the applicant.')}
        optional
        problems={problems}
      />
      <div className={form.buttons}>
        <button type="button" aria-disabled={pending || undefined} onClick={() => decide(true, '')}>
          {pending && accepting ? t('Accepting…') : t('Accept')}
        </button>
        <SendButton pending={pending && !accepting} doing={t('Declining…')} className={form.quiet}>
          {t('Decline')}
        </SendButton>
      </div>
    </Form>
  );
}
