import { useSearchParams } from 'react-router';
import type { SubscriberList } from '#shared/contract/admin-subscribers.ts';
import { digestLanguages, loginAgainPath } from '#shared/paths.ts';
import { getLanguageName, list, number, t } from '../lib/words.ts';
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
import { SubscriberTable } from './subscriber-table.tsx';

const any = { value: '', label: t('All [filter]') };

const states = [
  any,
  { value: 'active', label: t('Active') },
  { value: 'pending', label: t('Unconfirmed') },
  { value: 'unsubscribed', label: t('Unsubscribed') },
];

const frequencies = [
  any,
  { value: 'daily', label: t('Daily') },
  { value: 'weekly', label: t('Weekly') },
];

const spoken = [any, ...digestLanguages.map((value) => ({ value, label: getLanguageName(value) }))];

const filterNames = ['q', 'state', 'frequency', 'language'] as const;

export function SubscribersPage() {
  return (
    <>
      <title>{t('Subscribers')}</title>
      <h1>{t('Subscribers')}</h1>
      <p>
        <a href="/admin/subscribers/import">{t('Import from a file')}</a> ·{' '}
        <a href="/admin/subscribers/blocked">{t('Blocked addresses')}</a> ·{' '}
        <a href="/admin/subscribers/segments">{t('Segments')}</a> ·{' '}
        <a href="/admin/subscribers/form">{t('Form for other sites')}</a> ·{' '}
        <a href="/admin/newsletter">{t('Newsletter')}</a>
      </p>
      <SubscriberSearch />
      <h2>{t('Export')}</h2>
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
      <h2>{t('All subscribers')}</h2>
      <Form
        label={t('Search [verb]')}
        problems={[]}
        className={styles.filters}
        onSend={(form) => choose({ q: (form.get('q') as string).trim() })}
      >
        <Field
          key={params.get('q') ?? ''}
          name="q"
          label={t('Address or part of it')}
          problems={[]}
          optional
          type="search"
          defaultValue={params.get('q') ?? ''}
          className="words"
        />
        <Select
          name="state"
          label={t('State')}
          options={states}
          value={params.get('state') ?? ''}
          onChoose={(state) => choose({ state })}
        />
        <Select
          name="frequency"
          label={t('Digest')}
          options={frequencies}
          value={params.get('frequency') ?? ''}
          onChoose={(frequency) => choose({ frequency })}
        />
        <Select
          name="language"
          label={t('Language')}
          options={spoken}
          value={params.get('language') ?? ''}
          onChoose={(language) => choose({ language })}
        />
        <SendButton pending={false} doing={t('Searching…')} className={form.quiet}>
          {t('Search [verb]')}
        </SendButton>
      </Form>
      {!data ? (
        <NotLoaded error={error} text={t('The subscribers couldn’t be loaded.')} retry={refetch} />
      ) : (
        <>
          {found.length === 0 ? (
            <p className={admin.note}>
              {hasNextPage
                ? t('No matches so far.')
                : Object.keys(filters).length > 0
                  ? t('No matches.')
                  : t('No subscribers yet.')}
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
            label={found.length === 0 ? t('Keep searching') : t('More subscribers')}
          />
        </>
      )}
    </>
  );
}

function MaskedNote() {
  return (
    <Notice>
      {t('Addresses are masked, because you logged in more than 15 minutes ago.')}{' '}
      <a href={loginAgainPath(window.location.pathname + window.location.search)}>
        {t('Log in again')}
      </a>
    </Notice>
  );
}

function Counts({ counts }: { counts: NonNullable<SubscriberList['counts']> }) {
  return (
    <DescriptionList
      label={t('Subscribers')}
      list={[
        {
          name: t('Active'),
          figure: number(counts.active),
          value: list([
            t('{count, number} daily', { count: counts.daily }),
            t('{count, number} weekly', { count: counts.weekly }),
            t('{count, number} paused', { count: counts.paused }),
          ]),
        },
        { name: t('Unconfirmed'), figure: number(counts.pending) },
        {
          name: t('Unsubscribed'),
          figure: number(counts.unsubscribed),
          value: t('{count, number} in 30 days', { count: counts.unsubscribed30 }),
        },
        { name: t('Personalized'), figure: number(counts.withPrompt) },
        {
          name: t('Languages'),
          value:
            counts.languages.length === 0
              ? '–'
              : list(
                  counts.languages
                    .slice(0, 5)
                    .map(({ language, count }) => `${getLanguageName(language)} ${number(count)}`),
                ),
        },
      ]}
    />
  );
}
