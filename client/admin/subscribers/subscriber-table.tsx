import { useState } from 'react';
import type { Subscriber } from '#shared/contract/admin-subscribers.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { dateOnly } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { useRefresh } from '../lib/use-endpoint.ts';
import { Table } from '../ui/components.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { Consents } from './consents.tsx';
import { languages } from './languages.ts';
import { SuppressAddress } from './suppress-address.tsx';
import * as styles from './subscribers.admin.styles.ts';

const formatDay = (at: string) => dateOnly(Date.parse(at));

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

export function SubscriberTable({ subscribers }: { subscribers: Subscriber[] }) {
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
      className={components.smallButton}
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
                <Consents id={subscriber.id} email={subscriber.email} />
              </>,
              <div key="actions" className={components.smallButtons}>
                {subscriber.state === 'unsubscribed'
                  ? null
                  : button('Unsubscribe', 'unsubscribe', subscriber)}
                {subscriber.isMasked
                  ? null
                  : subscriber.suppressed === null
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
