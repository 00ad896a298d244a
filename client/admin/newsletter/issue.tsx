import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { announce } from '../../lib/announce.ts';
import { exactTime, number, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { DescriptionList } from '../ui/components.tsx';
import { UnsentMail } from '../mail/unsent-mail.tsx';
import { StaffProvider } from '../lib/staff-context.ts';
import * as components from '../ui/components.admin.styles.ts';
import { IssueActions } from './issue-actions.tsx';
import { LetterAudience } from './letter-audience.tsx';
import { IssueDeliveries } from './issue-deliveries.tsx';
import { IssueEditor } from './issue-editor.tsx';
import { IssueMistakes } from './issue-mistakes.tsx';
import { IssueReads } from './issue-reads.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { LastResults, useLastIssues } from './last-results.tsx';
import * as styles from './newsletter.admin.styles.ts';
import { findLetterState, formatIssueName, formatIssueState } from './labels.ts';
import { describeSections } from './sections.ts';

const letterNotes = {
  draft: t('Nothing is sent until you send or schedule it.'),
  stopped: t('The other emails wait until you resume it.'),
  scheduled: undefined,
  sending: undefined,
  sent: undefined,
};

/** Shows an issue: its posts, its email and its deliveries. */
export function IssuePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useEndpoint(
    'GET /api/admin/issues/{id}',
    { path: { id } },
    { every: 10_000 },
  );
  // The page would jump when they arrive later.
  const { isLoading: areResultsLoading } = useLastIssues(data);
  if (data && data.id === id && !areResultsLoading) return <Issue key={id} issue={data} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <title>{t('Not Found')}</title>
        <h1>{t('Not Found')}</h1>
        <p>
          <a href="/admin/newsletter">{t('All issues')}</a>
        </p>
      </>
    );
  return (
    <>
      <title>{t('Newsletter')}</title>
      <h1>{t('Newsletter')}</h1>
      <NotLoaded error={error} text={t('The issue couldn’t be loaded.')} retry={refetch} />
    </>
  );
}

/** Leads to the list. The editor is gone before, so that it does not ask for unsaved changes. */
function LetterDeleted() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = useEffectEvent(async () => {
    announce(t('The letter is deleted.'));
    // Without the letter, which is still shown and would be missing.
    void client.invalidateQueries({ queryKey: ['GET /api/admin/issues'] });
    await navigate('/admin/newsletter');
  });
  useEffect(() => void leave(), []);
  return <h1>{t('Newsletter')}</h1>;
}

function Issue({ issue }: { issue: AdminIssueDetail }) {
  const [dirty, setDirty] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  const { isTrial } = StaffProvider.use();
  const name = formatIssueName(issue);
  const isLetter = issue.frequency === 'letter';
  const isDraft = isLetter && ['draft', 'scheduled'].includes(findLetterState(issue));
  const note = letterNotes[findLetterState(issue)];
  const over = issue.state === 'sent' || issue.state === 'skipped';
  if (isDeleted) return <LetterDeleted />;
  return (
    <>
      <title>{`${name} – ${t('Newsletter')}`}</title>
      <p className={components.breadcrumb}>
        <a href="/admin/newsletter">{t('Newsletter')}</a>
      </p>
      <h1>{name}</h1>
      {issue.heldAt !== null && issue.scheduledAt === null && !over && !isLetter ? (
        <div className={components.callout}>
          <p>
            {[
              t('On hold since {date}: nothing is sent until you release it.', {
                date: exactTime(issue.heldAt),
              }),
              ...(issue.dueAt === null
                ? []
                : [
                    t('Its first readers are due on {date}; it will wait past that time.', {
                      date: exactTime(issue.dueAt),
                    }),
                  ]),
              issue.hoursPassed
                ? t(
                    'The hours of its readers have passed, and their next issue was due. A release ' +
                      'sends no email; use “Send or schedule”.',
                  )
                : t(
                    'Once it’s released, readers get it at their chosen time, or at once if that has ' +
                      'passed.',
                  ),
            ].join(' ')}
          </p>
        </div>
      ) : null}
      {isTrial && issue.heldAt === null && !isDraft ? <UnsentMail /> : null}
      <DescriptionList
        label={t('The issue')}
        list={[
          {
            name: t('State'),
            figure: formatIssueState(issue),
            value:
              issue.completedAt !== null
                ? exactTime(issue.completedAt)
                : issue.heldAt === null
                  ? undefined
                  : issue.scheduledAt !== null
                    ? isLetter
                      ? t('For {date}. What you change before then is sent, too.', {
                          date: exactTime(issue.scheduledAt),
                        })
                      : t('For {date}.', { date: exactTime(issue.scheduledAt) })
                    : isLetter
                      ? note
                      : undefined,
          },
          ...(isLetter
            ? []
            : [
                {
                  name: t('Posts from'),
                  value: t('{start} to {end}', {
                    start: exactTime(issue.startsAt),
                    end: exactTime(issue.endsAt),
                  }),
                },
              ]),
          {
            name: t('Readers'),
            figure: number(issue.readers),
            value: isLetter
              ? undefined
              : issue.scheduledAt !== null || (issue.isSentToAll && issue.heldAt === null)
                ? undefined
                : issue.dueAt === null
                  ? t('No one is due yet.')
                  : t('First delivery: {date}.', { date: exactTime(issue.dueAt) }),
          },
          ...(issue.sections.length === 0
            ? []
            : [{ name: t('Sections'), value: describeSections(issue) }]),
          ...(isDraft
            ? []
            : [
                {
                  name: t('Emails'),
                  figure: t('{count, number} sent', { count: issue.deliveries.sent }),
                  value: t(
                    '{queued, number} queued, {failed, number} failed, {uncertain, number} uncertain',
                    {
                      queued: issue.deliveries.planned + issue.deliveries.sending,
                      failed: issue.deliveries.failed,
                      uncertain: issue.deliveries.uncertain,
                    },
                  ),
                },
                {
                  name: t('After sending'),
                  value: t(
                    '{bounced, number} bounced, {complained, plural, one {# complaint} other {# complaints}}, ' +
                      '{unsubscribed, number} unsubscribed',
                    {
                      bounced: issue.bounced,
                      complained: issue.complained,
                      unsubscribed: issue.unsubscribed,
                    },
                  ),
                },
              ]),
          ...(isLetter
            ? []
            : [
                {
                  name: t('Language model'),
                  value:
                    issue.cost.calls === 0
                      ? t('Not used. [language model]')
                      : t(
                          '{calls, plural, one {# request} other {# requests}}: {in, number} tokens in, {out, number} out',
                          {
                            calls: issue.cost.calls,
                            in: issue.cost.tokensIn,
                            out: issue.cost.tokensOut,
                          },
                        ),
                },
              ]),
        ]}
      />
      {isLetter && issue.editable === null && issue.scheduledAt === null ? (
        <LetterAudience issue={issue} />
      ) : null}
      {over && !isLetter ? null : (
        <IssueActions issue={issue} dirty={dirty} onDeleted={() => setIsDeleted(true)} />
      )}
      {over || isLetter ? null : <IssueMistakes id={issue.id} />}
      <div className={styles.halves}>
        <section aria-labelledby="content">
          <h2 id="content" tabIndex={-1}>
            {t('Content')}
          </h2>
          <IssueEditor issue={issue} onDirty={setDirty} />
        </section>
        {issue.state === 'skipped' ? null : (
          <div>
            {/* One begins a letter with its text. */}
            {isLetter && issue.editable === null && !over ? <IssueMistakes id={issue.id} /> : null}
            {issue.editable === null ? <LastResults issue={issue} /> : null}
            <section aria-labelledby="preview">
              <h2 id="preview">{t('Preview')}</h2>
              <IssuePreview issue={issue} dirty={dirty} />
            </section>
          </div>
        )}
      </div>
      {isDraft ? null : (
        <>
          {issue.state === 'skipped' ? null : <IssueReads id={issue.id} />}
          <IssueDeliveries issue={issue} />
        </>
      )}
    </>
  );
}
