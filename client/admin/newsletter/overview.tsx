import { useNavigate } from 'react-router';
import type { NewsletterStatus } from '#shared/contract/admin-newsletter-schemas.ts';
import { count, exactTime, number, t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Problems, useSubmit } from '../../ui/form.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useList, useRefresh } from '../lib/use-endpoint.ts';
import { ActionButton, DescriptionList, Table } from '../ui/components.tsx';
import { UnsentMail } from '../mail/unsent-mail.tsx';
import * as form from '../../ui/form.styles.ts';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from './newsletter.admin.styles.ts';
import { findLetterState, percent } from './labels.ts';
import { MenuButton } from './menu.tsx';
import { useStartLetter } from './templates.tsx';
import { Charts } from './newsletter-charts.tsx';
import { Issues } from './issue-list.tsx';

const moment = (at: string) => exactTime(Date.parse(at));

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
      <title>Newsletter</title>
      <h1>Newsletter</h1>
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
          <h2>The last 30 days</h2>
          <Charts />
          <p>
            <a href="/admin/newsletter/statistics">All statistics</a>
          </p>
          <h2>Issues</h2>
          <Issues />
        </>
      )}
    </>
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
            All digests of this site have been paused since {moment(pausedAt)}. Nothing is planned
            or sent.
          </p>
        </div>
      )}
      {automaticPause === null ? null : (
        <div className={components.callout}>
          <p>
            Digests are paused automatically until {moment(automaticPause.endsAt)}:{' '}
            {automaticPause.reason === 'bounces'
              ? `${count(automaticPause.count, 'email')} bounced`
              : count(automaticPause.count, 'complaint')}{' '}
            within a day, which is too many. Login codes and links are still sent.
          </p>
        </div>
      )}
      {mails ? null : <UnsentMail />}
      {waiting.map(({ id, frequency, period, dueAt }) => (
        <div key={id} className={components.callout}>
          <p>
            The {frequency} issue <a href={`/admin/newsletter/issues/${id}`}>{period}</a> is on
            hold, although its first readers were due on {moment(dueAt)}.
          </p>
        </div>
      ))}
      <h2>Upcoming issues</h2>
      <Table
        caption="The next issues"
        head={['Digest', { number: 'Readers' }, 'Drafted on', 'First delivery', 'Issue']}
        rows={next.map((run) => ({
          key: run.frequency,
          cells: [
            run.frequency === 'daily' ? 'Daily' : 'Weekly',
            number(run.readers),
            moment(run.opensAt),
            run.firstDueAt === null ? 'No readers' : moment(run.firstDueAt),
            run.issueId === null ? (
              <Prepare key="issue" frequency={run.frequency} />
            ) : (
              <a key="issue" href={`/admin/newsletter/issues/${run.issueId}`}>
                Edit the issue
              </a>
            ),
          ],
        }))}
      />
      <NewLetter />
      <p className={admin.note}>
        Drafting an issue creates it now. It won’t send until you release it; later posts go in the
        next issue. Each reader gets the latest issue at their own delivery time.
      </p>
      <Figures status={status} />
      <details>
        <summary>More actions</summary>
        <div className={styles.actions}>
          {pausedAt === null ? (
            <ActionButton
              act={() => change('POST /api/admin/newsletter/pause')}
              doing="Pausing…"
              done="Digests are paused."
            >
              Pause all digests
            </ActionButton>
          ) : (
            <ActionButton
              act={() => change('POST /api/admin/newsletter/resume')}
              doing="Resuming…"
              done="Digests are resumed."
            >
              Resume all digests
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
      <h2>Corrections</h2>
      <p>
        <a href="/admin/newsletter/corrections">
          {data && data.open > 0
            ? `${count(data.open, 'sentence')} reported as wrong`
            : 'Reported sentences'}
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
    `Pauses at ${percent(share)} (${number(minCount)} or more)`;
  return (
    <DescriptionList
      label="Figures"
      list={[
        {
          name: 'Active subscribers',
          figure: number(counts?.active ?? 0),
          value: (
            <a href="/admin/subscribers">
              {number(counts?.daily ?? 0)} daily, {number(counts?.weekly ?? 0)} weekly
            </a>
          ),
        },
        { name: 'Emails in 24 hours', figure: number(lastDay.sent) },
        {
          name: 'Bounced',
          figure: number(lastDay.bounced),
          value: describeLimit(thresholds.bounces),
        },
        {
          name: 'Complaints',
          figure: number(lastDay.complained),
          value: describeLimit(thresholds.complaints),
        },
        {
          name: 'AI today',
          figure: budget.model === null ? 'Off' : number(budget.tokens),
          value:
            budget.model === null
              ? 'Excerpts only'
              : `of ${number(budget.most)} tokens, in ${count(budget.calls, 'request')}, ` +
                `by ${budget.model}`,
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
      announce('The letter is created.');
      return [];
    });
  const last = letters?.issues.find((letter) => findLetterState(letter).is === 'sent');
  const items = [
    ...(last
      ? [
          {
            name: 'The last letter',
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
            name: 'Manage templates',
            act: () => void navigate('/admin/newsletter/templates'),
          },
        ]
      : []),
  ];
  return (
    <div className={styles.actions}>
      <ActionButton
        act={write}
        doing="Creating…"
        done="The letter is created."
        className={form.send}
      >
        Write a letter
      </ActionButton>
      {items.length === 0 ? null : (
        <MenuButton label="Start from…" items={items}>
          Start from…
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
      doing="Drafting…"
      done="The issue is drafted and on hold."
      className={components.smallButton}
    >
      {`Draft the ${frequency} issue`}
    </ActionButton>
  );
}
