import { useState } from 'react';
import type { WebHook } from '#shared/contract/admin-web-hooks.ts';
import { isPostingKind } from '#shared/web-hook-kinds.ts';
import { rich } from '../../ui/rich.tsx';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { list, t } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { useSubmit } from '../../ui/form.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { AddForm } from './add-form.tsx';
import { eventNames } from './event-names.ts';
import { KeyForm } from './key-form.tsx';
import { kindNames } from './kinds.ts';
import { MessageLog } from './message-log.tsx';
import { Preview } from './preview.tsx';

/** Programs and services that the site tells what happens. */
export function WebHooks() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/web-hooks');
  const [secret, setSecret] = useState<string | null>(null);
  const [added, setAdded] = useState(0);
  return (
    <>
      <title>{t('Connections')}</title>
      <h1>{t('Connections')}</h1>
      <p className={admin.note}>
        {t(
          'The site posts its issues and its best posts to services such as Mastodon and Slack, and tells programs of yours what happens.',
        )}
      </p>
      <h2>{t('Connections of this site')}</h2>
      {data === undefined ? (
        <NotLoaded error={error} text={t('The connections couldn’t be loaded.')} retry={refetch} />
      ) : data.webHooks.length === 0 ? (
        <p className={admin.note}>{t('No connections yet.')}</p>
      ) : (
        <ul className={styles.list}>
          {data.webHooks.map((webHook) => (
            <WebHookItem key={webHook.id} webHook={webHook} />
          ))}
        </ul>
      )}
      {secret === null ? null : (
        <p role="status">
          {rich(t, 'Copy the signing secret now. It isn’t shown again: {secret}', {
            secret: <code>{secret}</code>,
          })}
        </p>
      )}
      <h2>{t('Add a connection')}</h2>
      <AddForm
        key={added}
        onAdded={(shown) => {
          setSecret(shown);
          setAdded(added + 1);
        }}
      />
    </>
  );
}

/** Says where it goes and what it is told. */
function describe({ kind, url, account, events, minPoints }: WebHook) {
  const where = account === null ? url : `${account} · ${url}`;
  const told = events.map((event) =>
    event === 'post.published' && minPoints !== null
      ? t(
          '{points, plural, one {Posts with # point or more} other {Posts with # points or more}}',
          { points: minPoints },
        )
      : eventNames[event],
  );
  return { name: kind === 'signed' ? url : `${kindNames[kind]}: ${where}`, told: list(told) };
}

function WebHookItem({ webHook }: { webHook: WebHook }) {
  const { id, kind, isOn, refusedStatus } = webHook;
  const { name: connection, told } = describe(webHook);
  const { api } = useApp();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'log' | 'preview' | 'key' | 'delete' | null>(null);
  const { pending, run } = useSubmit({});
  const button = (name: string, onClick: () => void) => (
    <button
      type="button"
      className={components.smallButton}
      aria-label={`${name} – ${connection}`}
      disabled={pending}
      onClick={onClick}
    >
      {name}
    </button>
  );
  const pause = () =>
    void run(async () => {
      await api('PATCH /api/admin/web-hooks/{id}', { path: { id }, body: { isOn: !isOn } });
      announce(isOn ? t('It is paused.') : t('It is on.'));
      await refresh('GET /api/admin/web-hooks', 'GET /api/admin/log');
      return [];
    });
  const test = () =>
    void run(async () => {
      await api('POST /api/admin/web-hooks/{id}/test', { path: { id } });
      announce(t('The test is being sent.'));
      setOpen('log');
      await refresh('GET /api/admin/web-hooks/{id}/messages');
      return [];
    });
  return (
    <li>
      <h3>{connection}</h3>
      <p className={styles.meta}>
        {isOn ? t('On') : t('Paused')} · {told}
      </p>
      {refusedStatus === null ? null : (
        <p className={styles.problem}>
          {t(
            '{service} refused the key with status {status}, so this connection is paused. Enter a new key, or resume if the old one is valid again. What waits is posted then.',
            { service: kindNames[kind], status: String(refusedStatus) },
          )}
        </p>
      )}
      <div className={styles.actions}>
        {button(t('Log'), () => setOpen(open === 'log' ? null : 'log'))}
        {!isPostingKind(kind)
          ? null
          : button(t('Preview'), () => setOpen(open === 'preview' ? null : 'preview'))}
        {isOn ? button(t('Send a test'), test) : null}
        {!isPostingKind(kind)
          ? null
          : button(t('Change the key'), () => setOpen(open === 'key' ? null : 'key'))}
        {button(isOn ? t('Pause [feed]') : t('Resume [feed]'), pause)}
        {button(t('Delete'), () => setOpen('delete'))}
      </div>
      {open === 'log' ? (
        <MessageLog hookId={id} isOn={isOn} isPosting={isPostingKind(kind)} />
      ) : null}
      {open === 'preview' && isPostingKind(kind) ? <Preview kind={kind} /> : null}
      {open === 'key' && isPostingKind(kind) ? (
        <KeyForm id={id} kind={kind} onSaved={() => setOpen(null)} />
      ) : null}
      {open === 'delete' ? (
        <Confirm
          title={t('Delete this connection?')}
          yes={t('Delete')}
          doing={t('Deleting…')}
          no={t('Keep it')}
          onClose={() => setOpen(null)}
          act={async () => {
            await api('DELETE /api/admin/web-hooks/{id}', { path: { id } });
            announce(t('The connection is deleted.'));
            await refresh('GET /api/admin/web-hooks', 'GET /api/admin/log');
          }}
        >
          <p>{t('Its log is deleted, and messages that wait are not sent.')}</p>
        </Confirm>
      ) : null}
    </li>
  );
}
