import { useState } from 'react';
import type { Subscriber } from '#shared/contract/admin-subscribers.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { dateOnly, getLanguageName, t } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { useRefresh } from '../lib/use-endpoint.ts';
import { Table } from '../ui/components.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { Consents } from './consents.tsx';
import { SuppressAddress } from './suppress-address.tsx';
import * as styles from './subscribers.admin.styles.ts';

const formatDay = (at: string) => dateOnly(Date.parse(at));

const suppressionNames = {
  bounce: t('Bounced'),
  complaint: t('Complained'),
  manual: t('Blocked by staff'),
} as const;

function formatState({
  state,
  suppressed,
  pausedUntil,
  confirmedAt,
  unsubscribedAt,
  confirmationSentAt,
}: Subscriber): { word: string; more: string[] } {
  const word = {
    active: t('Active'),
    pending: t('Unconfirmed'),
    unsubscribed: t('Unsubscribed'),
  }[state];
  const since =
    state === 'active' ? confirmedAt : state === 'pending' ? confirmationSentAt : unsubscribedAt;
  return {
    word,
    more: [
      ...(since === null ? [] : [t('since {date}', { date: formatDay(since) })]),
      ...(suppressed === null ? [] : [suppressionNames[suppressed]]),
      ...(pausedUntil === null ? [] : [t('paused until {date}', { date: formatDay(pausedUntil) })]),
    ],
  };
}

const sources = { form: t('Form [HTML]'), account: t('Account'), import: t('Import') };

type Dialog = { action: 'unsubscribe' | 'stop' | 'allow'; subscriber: Subscriber };

export function SubscriberTable({ subscribers }: { subscribers: Subscriber[] }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const unsubscribe = async ({ id, email }: Subscriber) => {
    await api('POST /api/admin/subscribers/{id}/unsubscribe', { path: { id } });
    announce(t('{email} is unsubscribed.', { email }));
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
        caption={t('Subscribers, newest first')}
        head={[t('Address'), t('State'), t('Digest'), t('From [source]'), t('Actions')]}
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
                {subscriber.frequency === 'daily' ? t('Daily') : t('Weekly')},{' '}
                {getLanguageName(subscriber.language)}
                <span className={styles.quiet}>
                  {subscriber.sendHour}:00, {subscriber.timeZone}
                  {subscriber.hasPrompt ? `; ${t('personalized')}` : ''}
                </span>
              </>,
              <>
                {sources[subscriber.source]}, {formatDay(subscriber.createdAt)}
                {subscriber.consent === '' ? null : (
                  <span className={styles.quiet}>{subscriber.consent}</span>
                )}
                <Consents id={subscriber.id} email={subscriber.email} />
              </>,
              <div key="actions" className={components.smallButtons}>
                {subscriber.state === 'unsubscribed'
                  ? null
                  : button(t('Unsubscribe'), 'unsubscribe', subscriber)}
                {subscriber.isMasked
                  ? null
                  : subscriber.suppressed === null
                    ? button(t('Block'), 'stop', subscriber)
                    : button(t('Unblock'), 'allow', subscriber)}
              </div>,
            ],
          };
        })}
      />
      {dialog?.action === 'unsubscribe' ? (
        <Confirm
          title={t('Unsubscribe this reader?')}
          yes={t('Unsubscribe')}
          doing={t('Unsubscribing…')}
          no={t('Keep')}
          act={() => unsubscribe(dialog.subscriber)}
          onClose={() => setDialog(null)}
        >
          <p>
            {t(
              '{email} won’t get any more digests, including queued ones. Only they can subscribe again.',
              { email: dialog.subscriber.email },
            )}
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
