import { useNavigate } from 'react-router';
import type { NewsletterStatus } from '#shared/contract/admin-newsletter-schemas.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { exactTime, number, percent, t } from '../lib/words.ts';
import { Problems, useSubmit } from '../../ui/form.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { rich } from '../../ui/rich.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useList, useRefresh } from '../lib/use-endpoint.ts';
import { ActionButton, DescriptionList, Table } from '../ui/components.tsx';
import { UnsentMail } from '../mail/unsent-mail.tsx';
import * as form from '../../ui/form.styles.ts';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from './newsletter.admin.styles.ts';
import { findLetterState } from './labels.ts';
import { MenuButton } from './menu.tsx';
import { useStartLetter } from './templates.tsx';
import { Charts } from './newsletter-charts.tsx';
import { Issues } from './issue-list.tsx';

export function Overview() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/newsletter', {}, { every: 30_000 });
  // The parts below would jump as each of these arrives.
  const parts = [
    useEndpoint('GET /api/admin/subscribers', { query: { limit: 1 } }),
    useEndpoint('GET /api/admin/newsletter/charts'),
    useEndpoint('GET /api/admin/templates'),
    useEndpoint('GET /api/admin/issues', lastLetters),
    useList('GET /api/admin/issues'),
  ];
  const isLoading = (!data && !error) || parts.some(({ isPending }) => isPending);
  return (
    <>
      <title>{t('Newsletter')}</title>
      <h1>{t('Newsletter')}</h1>
      {isLoading ? (
        <NotLoaded error={null} text={t('The newsletter couldn’t be loaded.')} retry={refetch} />
      ) : (
        <>
          {data ? (
            <Status status={data} />
          ) : (
            <LoadFailed
              error={error}
              text={t('The state of the newsletter couldn’t be loaded.')}
              retry={refetch}
            />
          )}
          <Reports />
          <h2>{t('The last 30 days')}</h2>
          <Charts />
          <p>
            <a href="/admin/newsletter/statistics">{t('All statistics')}</a>
          </p>
          <h2>{t('Issues')}</h2>
          <Issues />
        </>
      )}
    </>
  );
}

/** Say that an issue is held although it is due. */
const waitingTexts = {
  daily: english(
    'The daily issue <issue>{period}</issue> is on hold, although its first readers were due on {date}.',
  ),
  weekly: english(
    'The weekly issue <issue>{period}</issue> is on hold, although its first readers were due on {date}.',
  ),
};

function describePause({
  reason,
  endsAt,
  count,
}: NonNullable<NewsletterStatus['automaticPause']>): string {
  const values = { date: exactTime(endsAt), count };
  return reason === 'bounces'
    ? t(
        'Digests are paused automatically until {date}: {count, plural, one {# email} other {# emails}} ' +
          'bounced within a day, which is too many. Login codes and links are still sent.',
        values,
      )
    : t(
        'Digests are paused automatically until {date}: {count, plural, one {# complaint} other {# complaints}} ' +
          'within a day, which is too many. Login codes and links are still sent.',
        values,
      );
}

function Status({ status }: { status: NewsletterStatus }) {
  const { pausedAt, automaticPause, waiting, next, mails } = status;
  const { api } = useApp();
  const refresh = useRefresh();
  const change = async (
    key: 'POST /api/admin/newsletter/pause' | 'POST /api/admin/newsletter/resume',
  ) => {
    await api(key);
    await refresh('GET /api/admin/newsletter', 'GET /api/admin/issues');
  };
  return (
    <>
      {pausedAt === null ? null : (
        <div className={components.callout}>
          <p>
            {t(
              'All digests of this site have been paused since {date}. Nothing is planned or sent.',
              { date: exactTime(pausedAt) },
            )}
          </p>
        </div>
      )}
      {automaticPause === null ? null : (
        <div className={components.callout}>
          <p>{describePause(automaticPause)}</p>
        </div>
      )}
      {mails ? null : <UnsentMail />}
      {waiting.map(({ id, frequency, period, dueAt }) => (
        <div key={id} className={components.callout}>
          <p>
            {rich(t, waitingTexts[frequency], {
              issue: (content) => <a href={`/admin/newsletter/issues/${id}`}>{content}</a>,
              period,
              date: exactTime(dueAt),
            })}
          </p>
        </div>
      ))}
      <h2>{t('Upcoming issues')}</h2>
      <Table
        caption={t('The next issues')}
        head={[
          t('Digest'),
          { number: t('Readers') },
          t('Drafted on'),
          t('First delivery'),
          t('Issue'),
        ]}
        rows={next.map((run) => ({
          key: run.frequency,
          cells: [
            run.frequency === 'daily' ? t('Daily') : t('Weekly'),
            number(run.readers),
            exactTime(run.opensAt),
            run.firstDueAt === null ? t('No readers') : exactTime(run.firstDueAt),
            run.issueId === null ? (
              <Prepare key="issue" frequency={run.frequency} />
            ) : (
              <a key="issue" href={`/admin/newsletter/issues/${run.issueId}`}>
                {t('Edit the issue')}
              </a>
            ),
          ],
        }))}
      />
      <NewLetter />
      <p className={admin.note}>
        {t(
          'Drafting an issue creates it now. It won’t send until you release it; later posts go in ' +
            'the next issue. Each reader gets the latest issue at their own delivery time.',
        )}
      </p>
      <Figures status={status} />
      <details>
        <summary>{t('More actions')}</summary>
        <div className={styles.actions}>
          {pausedAt === null ? (
            <ActionButton
              act={() => change('POST /api/admin/newsletter/pause')}
              doing={t('Pausing…')}
              done={t('Digests are paused.')}
            >
              {t('Pause all digests')}
            </ActionButton>
          ) : (
            <ActionButton
              act={() => change('POST /api/admin/newsletter/resume')}
              doing={t('Resuming…')}
              done={t('Digests are resumed.')}
            >
              {t('Resume all digests')}
            </ActionButton>
          )}
        </div>
      </details>
    </>
  );
}

/** Links to the sentences that readers reported. */
function Reports() {
  const { data } = useEndpoint('GET /api/admin/corrections', { query: { limit: 1 } });
  return (
    <>
      <h2>{t('Corrections')}</h2>
      <p>
        <a href="/admin/newsletter/corrections">
          {data && data.open > 0
            ? t(
                '{count, plural, one {# sentence reported as wrong} other {# sentences reported as wrong}}',
                { count: data.open },
              )
            : t('Reported sentences')}
        </a>
      </p>
    </>
  );
}

/** Readers, mail and language model in one row. */
function Figures({ status: { thresholds, lastDay, budget } }: { status: NewsletterStatus }) {
  const { data } = useEndpoint('GET /api/admin/subscribers', { query: { limit: 1 } });
  const counts = data?.counts;
  const describeLimit = ({ share, minCount }: (typeof thresholds)['bounces']) =>
    t('Pauses at {share} ({count, number} or more)', {
      share: percent(share),
      count: minCount,
    });
  return (
    <DescriptionList
      label={t('Figures')}
      list={[
        {
          name: t('Active subscribers'),
          figure: number(counts?.active ?? 0),
          value: (
            <a href="/admin/subscribers">
              {t('{daily, number} daily, {weekly, number} weekly', {
                daily: counts?.daily ?? 0,
                weekly: counts?.weekly ?? 0,
              })}
            </a>
          ),
        },
        { name: t('Emails in 24 hours'), figure: number(lastDay.sent) },
        {
          name: t('Bounced'),
          figure: number(lastDay.bounced),
          value: describeLimit(thresholds.bounces),
        },
        {
          name: t('Complaints'),
          figure: number(lastDay.complained),
          value: describeLimit(thresholds.complaints),
        },
        {
          name: t('AI today'),
          figure: budget.model === null ? t('Off [AI]') : number(budget.tokens),
          value:
            budget.model === null
              ? t('Excerpts only')
              : t(
                  'of {most, number} tokens, in {calls, plural, one {# request} other {# requests}}, by {model}',
                  { most: budget.most, calls: budget.calls, model: budget.model },
                ),
        },
      ]}
    />
  );
}

/** The newest may not be sent. */
const lastLetters = { query: { frequency: 'letter', limit: 5 } } as const;

/** Creates a letter and opens it: a blank one, or with the texts of another or a template. */
function NewLetter() {
  const { api } = useApp();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const start = useStartLetter();
  const { data } = useEndpoint('GET /api/admin/templates');
  const { data: letters } = useEndpoint('GET /api/admin/issues', lastLetters);
  const { problems, run } = useSubmit({});
  const write = async () => {
    const { id } = await api('POST /api/admin/letters');
    void refresh('GET /api/admin/issues');
    await navigate(`/admin/newsletter/issues/${id}`);
  };
  const startFrom = (begin: () => Promise<void>) => () =>
    void run(async () => {
      await begin();
      announce(t('The letter is created.'));
      return [];
    });
  const last = letters?.issues.find((letter) => findLetterState(letter) === 'sent');
  const items = [
    ...(last
      ? [
          {
            name: t('The last letter'),
            hint: last.subject ?? undefined,
            act: startFrom(async () => {
              const { id } = await api('POST /api/admin/issues/{id}/copy', {
                path: { id: last.id },
              });
              await navigate(`/admin/newsletter/issues/${id}`);
            }),
          },
        ]
      : []),
    ...(data?.templates ?? []).map(({ id, name }) => ({
      name,
      act: startFrom(() => start(id)),
    })),
    ...(data && data.templates.length > 0
      ? [
          {
            name: t('Manage templates'),
            act: () => void navigate('/admin/newsletter/templates'),
          },
        ]
      : []),
  ];
  return (
    <div className={styles.actions}>
      <ActionButton
        act={write}
        doing={t('Creating…')}
        done={t('The letter is created.')}
        className={form.send}
      >
        {t('Write a letter')}
      </ActionButton>
      {items.length === 0 ? null : (
        <MenuButton label={t('Start from…')} items={items}>
          {t('Start from…')}
        </MenuButton>
      )}
      <Problems list={problems} />
    </div>
  );
}

function Prepare({ frequency }: Pick<NewsletterStatus['next'][number], 'frequency'>) {
  const { api } = useApp();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const prepare = async () => {
    const { id } = await api('POST /api/admin/issues', { body: { frequency } });
    void refresh('GET /api/admin/newsletter', 'GET /api/admin/issues');
    await navigate(`/admin/newsletter/issues/${id}`);
  };
  return (
    <ActionButton
      act={prepare}
      doing={t('Drafting…')}
      done={t('The issue is drafted and on hold.')}
      className={components.smallButton}
    >
      {frequency === 'daily' ? t('Draft the daily issue') : t('Draft the weekly issue')}
    </ActionButton>
  );
}
