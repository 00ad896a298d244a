import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Subscriber, SubscriberList } from '#shared/contract/admin-subscribers.ts';
import { digestLanguages, withQuery } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { downloadFile } from '../../lib/download.ts';
import { fetchFile } from '../../lib/fetch-transport.ts';
import { dateOnly, number } from '../../lib/time.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useList, useRefresh } from '../lib/use-endpoint.ts';
import { DayChart } from '../ui/charts.tsx';
import * as charts from '../ui/charts.admin.styles.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { DescriptionList, Select, Table } from '../ui/components.tsx';
import * as pieces from '../ui/components.admin.styles.ts';
import { SuppressAddress } from './suppress-address.tsx';
import * as styles from './subscribers.admin.styles.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });
const formatDay = (at: string) => dateOnly(Date.parse(at));
const any = { value: '', label: 'All' };
const states = [
  any,
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Unconfirmed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
];
const frequencies = [any, { value: 'daily', label: 'Daily' }, { value: 'weekly', label: 'Weekly' }];
const spoken = [
  any,
  ...digestLanguages.map((value) => ({ value, label: languages.of(value) ?? value })),
];
const filterNames = ['q', 'state', 'frequency', 'language'] as const;

export function SubscribersPage() {
  return (
    <>
      <title>Subscribers</title>
      <h1>Subscribers</h1>
      <p>
        <a href="/admin/subscribers/import">Import from a file</a> ·{' '}
        <a href="/admin/subscribers/stopped">Blocked addresses</a> ·{' '}
        <a href="/admin/newsletter">Newsletter</a>
      </p>
      <SubscriberSearch />
      <h2>Export</h2>
      <Export />
    </>
  );
}

/** Lists subscribers with filters and totals. */
function SubscriberSearch() {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useList(
    'GET /api/admin/subscribers',
    { query: filters },
  );
  const counts = data?.pages[0]?.counts;
  const choose = (part: Record<string, string>) =>
    setParams(
      Object.fromEntries(
        Object.entries({ ...filters, ...part }).filter(([, value]) => value),
      ) as Record<string, string>,
      { replace: true, preventScrollReset: true },
    );
  const found = data?.pages.flatMap((page) => page.subscribers) ?? [];
  return (
    <>
      {counts ? <Counts counts={counts} /> : null}
      <Growth />
      <h2>All subscribers</h2>
      <Form
        label="Search"
        problems={[]}
        className={styles.filters}
        onSend={(form) => choose({ q: (form.get('q') as string).trim() })}
      >
        <Field
          key={params.get('q') ?? ''}
          name="q"
          label="Address or part of it"
          problems={[]}
          optional
          type="search"
          defaultValue={params.get('q') ?? ''}
          className="words"
        />
        <Select
          name="state"
          label="State"
          options={states}
          value={params.get('state') ?? ''}
          onChoose={(state) => choose({ state })}
        />
        <Select
          name="frequency"
          label="Digest"
          options={frequencies}
          value={params.get('frequency') ?? ''}
          onChoose={(frequency) => choose({ frequency })}
        />
        <Select
          name="language"
          label="Language"
          options={spoken}
          value={params.get('language') ?? ''}
          onChoose={(language) => choose({ language })}
        />
        <SendButton pending={false} doing="Searching…" className={form.quiet}>
          Search
        </SendButton>
      </Form>
      {!data ? (
        error ? (
          <LoadFailed error={error} what="The subscribers" retry={refetch} />
        ) : (
          <p className={admin.note}>Loading…</p>
        )
      ) : (
        <>
          {found.length === 0 ? (
            <p className={admin.note}>
              {hasNextPage
                ? 'No matches so far.'
                : Object.keys(filters).length > 0
                  ? 'No matches.'
                  : 'No subscribers yet.'}
            </p>
          ) : (
            <List subscribers={found} />
          )}
          <LoadMore
            list={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
            items=".subscriber"
            label={found.length === 0 ? 'Keep searching' : 'More subscribers'}
          />
        </>
      )}
    </>
  );
}

function Counts({ counts }: { counts: NonNullable<SubscriberList['counts']> }) {
  return (
    <DescriptionList
      label="Subscribers"
      list={[
        {
          name: 'Active',
          figure: number(counts.active),
          value: (
            <>
              {number(counts.daily)} daily, {number(counts.weekly)} weekly, {number(counts.paused)}{' '}
              paused
            </>
          ),
        },
        { name: 'Unconfirmed', figure: number(counts.pending) },
        {
          name: 'Unsubscribed',
          figure: number(counts.unsubscribed),
          value: `${number(counts.unsubscribed30)} in 30 days`,
        },
        { name: 'Personalized', figure: number(counts.withPrompt) },
        {
          name: 'Languages',
          value:
            counts.languages.length === 0
              ? '–'
              : counts.languages
                  .slice(0, 5)
                  .map(
                    ({ language, count }) =>
                      `${languages.of(language) ?? language} ${number(count)}`,
                  )
                  .join(', '),
        },
      ]}
    />
  );
}

function Growth() {
  const [days, setDays] = useState<'30' | '90'>('30');
  const { data, error, refetch } = useEndpoint('GET /api/admin/subscribers/growth', {
    query: { days },
  });
  if (!data)
    return error ? (
      <LoadFailed error={error} what="The charts" retry={refetch} />
    ) : (
      <p className={admin.note}>Loading…</p>
    );
  const names = data.days.map((subscriber) => subscriber.day);
  const valuesFor = (key: 'active' | 'confirmed' | 'unsubscribed') =>
    data.days.map((subscriber) => subscriber[key]);
  return (
    <>
      <h2>Growth</h2>
      <div className={admin.bar}>
        <Select
          name="days"
          label="Time"
          options={[
            { value: '30', label: 'The last 30 days' },
            { value: '90', label: 'The last 90 days' },
          ]}
          value={days}
          onChoose={(value) => setDays(value as '30' | '90')}
        />
      </div>
      <div className={charts.charts}>
        <DayChart
          title="Active subscribers"
          kind="lines"
          days={names}
          series={[{ name: 'Active', values: valuesFor('active') }]}
        />
        <DayChart
          title="Confirmed and unsubscribed"
          kind="lines"
          days={names}
          series={[
            { name: 'Confirmed', values: valuesFor('confirmed') },
            { name: 'Unsubscribed', values: valuesFor('unsubscribed') },
          ]}
        />
      </div>
    </>
  );
}

const suppressionNames = {
  bounce: 'Bounced',
  complaint: 'Complained',
  manual: 'Blocked by staff',
} as const;

function formatState({
  state,
  suppressed,
  pausedUntil,
  confirmedAt,
  unsubscribedAt,
  confirmationSentAt,
}: Subscriber): { word: string; more: string[] } {
  const word = { active: 'Active', pending: 'Unconfirmed', unsubscribed: 'Unsubscribed' }[state];
  const since =
    state === 'active' ? confirmedAt : state === 'pending' ? confirmationSentAt : unsubscribedAt;
  return {
    word,
    more: [
      ...(since === null ? [] : [`since ${formatDay(since)}`]),
      ...(suppressed === null ? [] : [suppressionNames[suppressed]]),
      ...(pausedUntil === null ? [] : [`paused until ${formatDay(pausedUntil)}`]),
    ],
  };
}

type Dialog = { action: 'unsubscribe' | 'stop' | 'allow'; subscriber: Subscriber };

function List({ subscribers }: { subscribers: Subscriber[] }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const unsubscribe = async ({ id, email }: Subscriber) => {
    await api('POST /api/admin/subscribers/{id}/unsubscribe', { path: { id } });
    announce(`${email} is unsubscribed.`);
    await refresh('GET /api/admin/subscribers');
  };
  const button = (name: string, action: Dialog['action'], subscriber: Subscriber) => (
    <button
      type="button"
      className={pieces.smallButton}
      aria-label={`${name} – ${subscriber.email}`}
      onClick={() => setDialog({ action, subscriber })}
    >
      {name}
    </button>
  );
  return (
    <>
      <Table
        caption="Subscribers, newest first"
        head={['Address', 'State', 'Digest', 'From', 'Actions']}
        rows={subscribers.map((subscriber) => {
          const { word, more } = formatState(subscriber);
          return {
            key: subscriber.id,
            cells: [
              <span key="address" className={`subscriber ${styles.address}`}>
                {subscriber.email}
                {subscriber.account === null ? null : (
                  <span className={styles.quiet}>{subscriber.account}</span>
                )}
              </span>,
              <>
                {word}
                {more.map((text) => (
                  <span key={text} className={styles.quiet}>
                    {text}
                  </span>
                ))}
              </>,
              <>
                {subscriber.frequency === 'daily' ? 'Daily' : 'Weekly'},{' '}
                {languages.of(subscriber.language) ?? subscriber.language}
                <span className={styles.quiet}>
                  {subscriber.sendHour}:00, {subscriber.timeZone}
                  {subscriber.hasPrompt ? '; personalized' : ''}
                </span>
              </>,
              <>
                {{ form: 'Form', account: 'Account', import: 'Import' }[subscriber.source]},{' '}
                {formatDay(subscriber.createdAt)}
                {subscriber.consent === '' ? null : (
                  <span className={styles.quiet}>{subscriber.consent}</span>
                )}
              </>,
              <div key="deeds" className={pieces.smallButtons}>
                {subscriber.state === 'unsubscribed'
                  ? null
                  : button('Unsubscribe', 'unsubscribe', subscriber)}
                {subscriber.suppressed === null
                  ? button('Block', 'stop', subscriber)
                  : button('Unblock', 'allow', subscriber)}
              </div>,
            ],
          };
        })}
      />
      {dialog?.action === 'unsubscribe' ? (
        <Confirm
          title="Unsubscribe this reader?"
          yes="Unsubscribe"
          doing="Unsubscribing…"
          no="Keep"
          act={() => unsubscribe(dialog.subscriber)}
          onClose={() => setDialog(null)}
        >
          <p>
            {dialog.subscriber.email} won’t get any more digests, including queued ones. Only they
            can subscribe again.
          </p>
        </Confirm>
      ) : dialog ? (
        <SuppressAddress
          action={dialog.action}
          email={dialog.subscriber.email}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  );
}

function Export() {
  const { site, settings } = useApp();
  const { problems, pending, run } = useSubmit({});
  const [done, setDone] = useState(false);
  const save = (data: FormData) => {
    setDone(false);
    void run(async () => {
      const prompts = data.get('prompts') === 'true' ? 'true' : undefined;
      const file = await fetchFile(
        window.location,
        settings,
        withQuery('/api/admin/subscribers/export', { prompts }),
      );
      downloadFile(`${site.id}-subscribers-${new Date().toISOString().slice(0, 10)}.csv`, file);
      setDone(true);
      announce('File downloaded.');
      return [];
    });
  };
  return (
    <Form label="Export" problems={problems} onSend={save}>
      <p className={admin.note}>All subscribers as a CSV file, with how and when each consented.</p>
      <label className={styles.check}>
        <input type="checkbox" name="prompts" value="true" /> Include readers’ personal prompts
      </label>
      <div className={form.buttons}>
        <SendButton pending={pending} doing="Collecting…" className={form.quiet}>
          Download file
        </SendButton>
        {done ? <span className={form.saved}>Downloaded</span> : null}
      </div>
    </Form>
  );
}
