import { useState } from 'react';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { exactTime, getLanguageName, number, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList } from '../lib/use-endpoint.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { Select, Table } from '../ui/components.tsx';
import * as styles from './newsletter.admin.styles.ts';
import {
  deliveriesCalled,
  deliveryNames,
  formatFailure,
  sourceNames,
  type DeliveryState,
} from './labels.ts';

const names = Object.keys(deliveryNames) as DeliveryState[];

/** Audiences of an issue, and the deliveries of each. */
export function IssueDeliveries({ issue }: { issue: AdminIssueDetail }) {
  const { audiences, audienceCount, reasons, deliveries } = issue;
  const extracts = audiences.filter(({ kind }) => kind === 'extract').length;
  const [state, setState] = useState<DeliveryState>(
    deliveries.uncertain > 0 ? 'uncertain' : deliveries.failed > 0 ? 'failed' : 'sent',
  );
  const any = names.some((name) => deliveries[name] > 0);
  return (
    <>
      <h2>{t('Versions [of an issue]')}</h2>
      {audiences.length === 0 ? (
        <p className={admin.note}>{t('No versions rendered yet.')}</p>
      ) : (
        <>
          {extracts > 0 ? (
            <p className={admin.note}>
              {t('Excerpts, without a language model: {count, number} of {all, number}.', {
                count: extracts,
                all: audiences.length,
              })}
            </p>
          ) : null}
          <Table
            caption={
              audienceCount > audiences.length
                ? t(
                    'Readers who get the same text: the {count, number} largest of {all, number} groups',
                    { count: audiences.length, all: audienceCount },
                  )
                : t('Readers who get the same text')
            }
            head={[
              t('Language'),
              t('Prompt'),
              { number: t('Readers') },
              t('State'),
              t('Source'),
              t('Due'),
              t('Rendered'),
            ]}
            rows={audiences.map((row) => ({
              key: row.id,
              cells: [
                getLanguageName(row.language),
                row.hasPrompt ? t('Custom [prompt]') : t('None [prompt]'),
                number(row.readers),
                { waiting: t('Pending [version]'), ready: t('Rendered'), failed: t('Failed') }[
                  row.state
                ],
                row.kind === null ? '–' : sourceNames[row.kind],
                exactTime(row.dueAt),
                row.renderedAt === null ? '–' : exactTime(row.renderedAt),
              ],
            }))}
          />
        </>
      )}
      <h2>{t('Deliveries')}</h2>
      {!any ? (
        <p className={admin.note}>
          {t('No emails planned or sent. Delivery lists are deleted after 30 days.')}
        </p>
      ) : (
        <>
          {reasons.length === 0 ? null : (
            <Table
              caption={t('Delivery results')}
              head={[t('State'), { number: t('Emails') }, t('Why')]}
              rows={reasons.map((row) => ({
                key: `${row.state} ${row.reason}`,
                cells: [
                  deliveryNames[row.state as DeliveryState] ?? row.state,
                  number(row.count),
                  formatFailure(row.reason),
                ],
              }))}
            />
          )}
          {deliveries.uncertain > 0 ? (
            <p className={admin.note}>
              {t(
                'Uncertain: the connection broke while sending. We don’t resend these, to avoid ' +
                  'duplicates.',
              )}
            </p>
          ) : null}
          <div className={styles.inLine}>
            <Select
              name="state"
              label={t('Deliveries')}
              options={names.map((value) => ({
                value,
                label: `${deliveryNames[value]} (${number(deliveries[value])})`,
              }))}
              value={state}
              onChoose={(value) => setState(value as DeliveryState)}
            />
          </div>
          <Mails key={state} id={issue.id} state={state} />
        </>
      )}
    </>
  );
}

function Mails({ id, state }: { id: string; state: DeliveryState }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useList(
    'GET /api/admin/issues/{id}/deliveries',
    { path: { id }, query: { state } },
  );
  if (!data)
    return <NotLoaded error={error} text={t('The emails couldn’t be loaded.')} retry={refetch} />;
  const mails = data.pages.flatMap((page) => page.deliveries);
  if (mails.length === 0) return <p className={admin.note}>{t('None. [emails]')}</p>;
  return (
    <>
      <Table
        caption={deliveriesCalled[state]}
        head={[
          t('To [address]'),
          t('Language'),
          { number: t('Tries') },
          t('Due'),
          t('Sent'),
          t('Why'),
        ]}
        rows={mails.map((mail, i) => ({
          key: String(i),
          cells: [
            <span key="to" className="to">
              {mail.to === '' ? t('Deleted [address]') : mail.to}
            </span>,
            mail.hasPrompt
              ? t('{language}, personalized', { language: getLanguageName(mail.language) })
              : getLanguageName(mail.language),
            number(mail.attempts),
            exactTime(mail.dueAt),
            mail.sentAt === null ? '–' : exactTime(mail.sentAt),
            formatFailure(mail.reason),
          ],
        }))}
      />
      <LoadMore
        list={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        items=".to"
        label={t('More emails')}
      />
    </>
  );
}
