import type { WebHookMessage } from '#shared/contract/admin-web-hooks.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { exactTime, t } from '../lib/words.ts';
import { useSubmit } from '../../ui/form.tsx';
import { useList, useRefresh } from '../lib/use-endpoint.ts';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { eventNames } from './event-names.ts';

/**
 * Messages of a connection, newest first. They are not sent again while it is paused, nor if a
 * service has posted them.
 */
export function MessageLog({
  hookId,
  isOn,
  isPosting,
}: {
  hookId: string;
  isOn: boolean;
  isPosting: boolean;
}) {
  const list = useList(
    'GET /api/admin/web-hooks/{id}/messages',
    { path: { id: hookId } },
    { every: 5_000 },
  );
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? [];
  if (list.data === undefined)
    return (
      <NotLoaded
        inline
        error={list.error}
        text={t('The log couldn’t be loaded.')}
        retry={list.refetch}
      />
    );
  if (messages.length === 0) return <p className={styles.meta}>{t('Nothing was sent yet.')}</p>;
  const id = `messages-${hookId}`;
  return (
    <>
      <ul id={id} className={styles.list}>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            canReplay={isOn && !(isPosting && message.state === 'sent' && message.event !== 'test')}
          />
        ))}
      </ul>
      <LoadMore list={list} items={`#${id} > li`} />
    </>
  );
}

function describeState({ state, attempts, status, isUnsure }: WebHookMessage): string {
  const answer =
    status === null ? t('no response') : t('response {status}', { status: String(status) });
  if (state === 'sent') return t('Sent, {answer}', { answer });
  if (state === 'gone') return t('Not sent: hidden or deleted');
  if (state === 'failed')
    return isUnsure
      ? t('Given up, {answer}: it may have been posted, so look there first', { answer })
      : t('Given up, {answer}', { answer });
  return attempts === 0 ? t('Waiting') : t('Will be sent again, {answer}', { answer });
}

function Message({ message, canReplay }: { message: WebHookMessage; canReplay: boolean }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { pending, run } = useSubmit({});
  const { id, event, state, createdAt } = message;
  const time = exactTime(Date.parse(createdAt));
  const replay = () =>
    void run(async () => {
      await api('POST /api/admin/web-hook-messages/{id}/replay', { path: { id } });
      announce(t('It is being sent again.'));
      await refresh('GET /api/admin/web-hooks/{id}/messages');
      return [];
    });
  return (
    <li>
      <p className={styles.meta}>
        {eventNames[event]} · {time} · {describeState(message)}
      </p>
      {state === 'waiting' || !canReplay ? null : (
        <button
          type="button"
          className={components.smallButton}
          aria-label={`${t('Send again')} – ${eventNames[event]}, ${time}`}
          disabled={pending}
          onClick={replay}
        >
          {t('Send again')}
        </button>
      )}
    </li>
  );
}
