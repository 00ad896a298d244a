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
  bounce: 'Bounced',
  complaint: 'Complaint',
  manual: 'Blocked by staff',
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
      <title>Blocked addresses – Subscribers</title>
      <p className={components.breadcrumb}>
        <a href="/admin/subscribers">Subscribers</a>
      </p>
      <h1>Blocked addresses</h1>
      <p className={admin.note}>
        These addresses get login codes only (bounced, complained or blocked). We keep a hash, not
        the address.
      </p>
      <h2>Block or unblock an address</h2>
      <ByAddress />
      <h2>Export and import</h2>
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
              label="Blocked"
              list={[
                { name: 'Bounced', figure: number(first.counts.bounce) },
                { name: 'Complained', figure: number(first.counts.complaint) },
                { name: 'By staff', figure: number(first.counts.manual) },
              ]}
            />
          ) : null}
          {first?.days ? (
            <div className={charts.charts}>
              <DayChart
                title="Blocked per day"
                kind="lines"
                days={first.days.map(({ day }) => day)}
                series={[
                  { name: 'Bounced', values: first.days.map(({ bounce }) => bounce) },
                  { name: 'Complaints', values: first.days.map(({ complaint }) => complaint) },
                  { name: 'By staff', values: first.days.map(({ manual }) => manual) },
                ]}
              />
            </div>
          ) : null}
          {rows.length === 0 ? (
            <p className={admin.note}>No blocked addresses.</p>
          ) : (
            <Table
              caption="Blocked addresses, newest first"
              head={['When', 'Why', 'Hash starts with']}
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
            label="More addresses"
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
      : [{ field: 'email', message: 'Enter an email address.' }];
    setProblems(wrong);
    if (wrong.length === 0) setDialog(action);
  };
  return (
    <>
      <Form
        label="Block or unblock an address"
        problems={problems}
        onSend={() => ask('stop')}
        className={styles.form}
      >
        <Field
          name="email"
          label="Address"
          hint="Doesn’t have to be a subscriber."
          problems={problems}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <div className={form.buttons}>
          <button type="submit" className={form.quiet}>
            Block…
          </button>
          <button type="button" className={form.quiet} onClick={() => ask('allow')}>
            Unblock…
          </button>
        </div>
      </Form>
      {dialog ? (
        <SuppressAddress action={dialog} email={email.trim()} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
}
