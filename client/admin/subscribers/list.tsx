import { useSearchParams } from 'react-router';
import type { SubscriberList } from '#shared/contract/admin-subscribers.ts';
import { digestLanguages, loginAgainPath } from '#shared/paths.ts';
import { number, t } from '../lib/words.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList } from '../lib/use-endpoint.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { DescriptionList, Select } from '../ui/components.tsx';
import * as styles from './subscribers.admin.styles.ts';
import { Growth } from './subscriber-growth.tsx';
import { Export } from './export.tsx';
import { languages } from './languages.ts';
import { SubscriberTable } from './subscriber-table.tsx';

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
        <a href="/admin/subscribers/blocked">Blocked addresses</a> ·{' '}
        <a href="/admin/subscribers/segments">Segments</a> ·{' '}
        <a href="/admin/subscribers/form">Form for other sites</a> ·{' '}
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
  if (!data && !error)
    return (
      <NotLoaded error={null} text={t('The subscribers couldn’t be loaded.')} retry={refetch} />
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
        <NotLoaded error={error} text={t('The subscribers couldn’t be loaded.')} retry={refetch} />
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
            <>
              {found.some(({ isMasked }) => isMasked) ? <MaskedNote /> : null}
              <SubscriberTable subscribers={found} />
            </>
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

function MaskedNote() {
  return (
    <Notice>
      Addresses are masked, because you logged in more than 15 minutes ago.{' '}
      <a href={loginAgainPath(window.location.pathname + window.location.search)}>Log in again</a>
    </Notice>
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
          value: [
            `${number(counts.daily)} daily`,
            `${number(counts.weekly)} weekly`,
            `${number(counts.paused)} paused`,
          ].join(', '),
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
