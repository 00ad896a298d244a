import { useState } from 'react';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter.ts';
import { exactTime, number } from '../../lib/time.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList } from '../calls.ts';
import { Select, Table } from '../pieces.tsx';
import * as styles from './newsletter.admin.styles.ts';
import { deliveryNames, languageName, type DeliveryState } from './words.ts';

const moment = (at: string) => exactTime(Date.parse(at));
const names = Object.keys(deliveryNames) as DeliveryState[];

/** For whom an issue was written, and what became of its mails. */
export function IssueDeliveries({ issue }: { issue: AdminIssueDetail }) {
  const { audiences, audienceCount, reasons, deliveries } = issue;
  const extracts = audiences.filter(({ kind }) => kind === 'extract').length;
  const [state, setState] = useState<DeliveryState>(deliveries.uncertain > 0 ? 'uncertain' : deliveries.failed > 0 ? 'failed' : 'sent');
  const any = names.some((name) => deliveries[name] > 0);
  return (
    <>
      <h2>Audiences</h2>
      {audiences.length === 0 ? <p className={admin.note}>It was written for nobody yet.</p> : (
        <>
          {extracts > 0 ? <p className={admin.note}>No model wrote {number(extracts)} of {number(audiences.length)}: they are extracts.</p> : null}
          <Table
            caption={audienceCount > audiences.length ? `${audiences.length} of ${number(audienceCount)}, those with most readers` : 'Readers who get the same words'}
            head={['Language', 'Wish', { number: 'Readers' }, 'State', 'Written by', 'Needed', 'Written']}
            rows={audiences.map((one) => ({
              key: one.id,
              cells: [
                languageName(one.language), one.hasPrompt ? 'Their own' : 'None', number(one.readers), { waiting: 'To be written', ready: 'Written', failed: 'Failed' }[one.state],
                one.kind === null ? '–' : one.kind === 'ai' ? 'The model' : 'Extracts', moment(one.neededAt), one.madeAt === null ? '–' : moment(one.madeAt),
              ],
            }))}
          />
        </>
      )}
      <h2>Deliveries</h2>
      {!any ? <p className={admin.note}>No mail of it is planned or sent, or all were forgotten after 30 days.</p> : (
        <>
          {reasons.length === 0 ? null : <Table caption="What became of its mails" head={['State', { number: 'Mails' }, 'Why']} rows={reasons.map((one) => ({
            key: `${one.state} ${one.reason}`, cells: [deliveryNames[one.state as DeliveryState] ?? one.state, number(one.count), one.reason === '' ? '–' : one.reason],
          }))} />}
          {deliveries.uncertain > 0 ? <p className={admin.note}>Uncertain mails were on their way when the connection or the process ended. They may have arrived, so they are not sent again.</p> : null}
          <div className={styles.inLine}>
            <Select name="state" label="Mails one by one" options={names.map((value) => ({ value, label: `${deliveryNames[value]} (${number(deliveries[value])})` }))} value={state} onChoose={(value) => setState(value as DeliveryState)} />
          </div>
          <Mails key={state} id={issue.id} state={state} />
        </>
      )}
    </>
  );
}

function Mails({ id, state }: { id: string; state: DeliveryState }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useList('GET /api/admin/issues/{id}/deliveries', { path: { id }, query: { state } });
  if (!data) return error ? <LoadFailed error={error} what="The mails" retry={refetch} /> : <p className={admin.note}>Loading…</p>;
  const mails = data.pages.flatMap((page) => page.deliveries);
  if (mails.length === 0) return <p className={admin.note}>There is none.</p>;
  return (
    <>
      <Table caption={`Mails that are ${deliveryNames[state]}`} head={['To', 'Language', { number: 'Tries' }, 'Due', 'Sent', 'Why']} rows={mails.map((mail, i) => ({
        key: String(i),
        cells: [
          mail.to === '' ? 'Forgotten' : mail.to, `${languageName(mail.language)}${mail.hasPrompt ? ', with a wish' : ''}`, number(mail.attempts), moment(mail.dueAt), mail.sentAt === null ? '–' : moment(mail.sentAt),
          mail.reason === '' ? '–' : mail.reason,
        ],
      }))} />
      {hasNextPage ? <p className={admin.bar}><button type="button" className={admin.button} aria-disabled={isFetchingNextPage || undefined} onClick={() => void fetchNextPage()}>{isFetchingNextPage ? 'Loading…' : 'More mails'}</button></p> : null}
    </>
  );
}
