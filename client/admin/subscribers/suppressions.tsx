import { useState } from 'react';
import { exactTime, number, t } from '../lib/words.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, type Problem } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList } from '../lib/use-endpoint.ts';
import { DayChart } from '../ui/charts.tsx';
import * as charts from '../ui/charts.admin.styles.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { DescriptionList, Table } from '../ui/components.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { SuppressionFiles } from './suppression-files.tsx';
import { SuppressAddress } from './suppress-address.tsx';
import * as styles from './subscribers.admin.styles.ts';

const why = {
  bounce: t('Bounced'),
  complaint: t('Complaint'),
  manual: t('Blocked by staff'),
} as const;

/**
 * Lists blocked addresses, which get login codes only. They are stored as hashes, so they
 * outlast an erased account.
 */
export function BlockedAddresses() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useList(
    'GET /api/admin/subscribers/suppressed',
  );
  const first = data?.pages[0];
  const rows = data?.pages.flatMap((page) => page.suppressed) ?? [];
  return (
    <>
      <title>{`${t('Blocked addresses')} – ${t('Subscribers')}`}</title>
      <p className={components.breadcrumb}>
        <a href="/admin/subscribers">{t('Subscribers')}</a>
      </p>
      <h1>{t('Blocked addresses')}</h1>
      <p className={admin.note}>
        {t(
          'These addresses get login codes only (bounced, complained or blocked). We keep a hash, not the address.',
        )}
      </p>
      <h2>{t('Block or unblock an address')}</h2>
      <ByAddress />
      <h2>{t('Export and import')}</h2>
      <SuppressionFiles />
      {!data ? (
        <NotLoaded
          error={error}
          text={t('The blocked addresses couldn’t be loaded.')}
          retry={refetch}
        />
      ) : (
        <>
          {first?.counts ? (
            <DescriptionList
              label={t('Blocked')}
              list={[
                { name: t('Bounced'), figure: number(first.counts.bounce) },
                { name: t('Complained'), figure: number(first.counts.complaint) },
                { name: t('By staff'), figure: number(first.counts.manual) },
              ]}
            />
          ) : null}
          {first?.days ? (
            <div className={charts.charts}>
              <DayChart
                title={t('Blocked per day')}
                kind="lines"
                days={first.days.map(({ day }) => day)}
                series={[
                  { name: t('Bounced'), values: first.days.map(({ bounce }) => bounce) },
                  { name: t('Complaints'), values: first.days.map(({ complaint }) => complaint) },
                  { name: t('By staff'), values: first.days.map(({ manual }) => manual) },
                ]}
              />
            </div>
          ) : null}
          {rows.length === 0 ? (
            <p className={admin.note}>{t('No blocked addresses.')}</p>
          ) : (
            <Table
              caption={t('Blocked addresses, newest first')}
              head={[t('When'), t('Why'), t('Hash starts with')]}
              rows={rows.map(({ hash, reason, createdAt }) => ({
                key: `${hash} ${createdAt}`,
                cells: [
                  <span key="when" className="blocked">
                    {exactTime(Date.parse(createdAt))}
                  </span>,
                  why[reason],
                  <code key="hash">{hash}</code>,
                ],
              }))}
            />
          )}
          <LoadMore
            list={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
            items=".blocked"
            label={t('More addresses')}
          />
        </>
      )}
    </>
  );
}

function ByAddress() {
  const [email, setEmail] = useState('');
  const [dialog, setDialog] = useState<'stop' | 'allow' | null>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const ask = (action: 'stop' | 'allow') => {
    const wrong = /^\S+@\S+$/.test(email.trim())
      ? []
      : [{ field: 'email', message: t('Enter an email address.') }];
    setProblems(wrong);
    if (wrong.length === 0) setDialog(action);
  };
  return (
    <>
      <Form
        label={t('Block or unblock an address')}
        problems={problems}
        onSend={() => ask('stop')}
        className={styles.form}
      >
        <Field
          name="email"
          label={t('Address')}
          hint={t('Doesn’t have to be a subscriber.')}
          problems={problems}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <div className={form.buttons}>
          <button type="submit" className={form.quiet}>
            {t('Block…')}
          </button>
          <button type="button" className={form.quiet} onClick={() => ask('allow')}>
            {t('Unblock…')}
          </button>
        </div>
      </Form>
      {dialog ? (
        <SuppressAddress action={dialog} email={email.trim()} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
}
