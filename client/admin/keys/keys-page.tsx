import { useState } from 'react';
import type { AdminKey } from '#shared/contract/admin-keys.ts';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { rich } from '../../ui/rich.tsx';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { lastUsed } from '../../lib/last-used.ts';
import { dateOnly, exactTime, list, t } from '../lib/words.ts';
import { useNow } from '../../lib/use-now.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit, type Problem } from '../../ui/form.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useList, useRefresh } from '../lib/use-endpoint.ts';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { plainInput } from '../ui/plain-input.ts';

type Scope = Reply<'GET /api/admin/keys'>['scopes'][number];

/** Keys with which programs use the administration. */
export function Keys() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/keys');
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <title>{t('API keys')}</title>
      <h1>{t('API keys')}</h1>
      <p className={admin.note}>
        {rich(
          t,
          'Programs use the administration with a key, in the name of its admin. The <link>API reference</link> shows the permission of each call. Calls that confirm your identity are impossible with a key.',
          { link: (content) => <a href="/api/docs">{content}</a> },
        )}
      </p>
      {data === undefined ? (
        <NotLoaded error={error} text={t('The keys couldn’t be loaded.')} retry={refetch} />
      ) : (
        <>
          <h2>{t('Keys of this site')}</h2>
          {data.keys.length === 0 ? (
            <p className={admin.note}>{t('No keys yet.')}</p>
          ) : (
            <ul className={styles.list}>
              {data.keys.map((apiKey) => (
                <KeyItem key={apiKey.id} apiKey={apiKey} scopes={data.scopes} />
              ))}
            </ul>
          )}
          {secret === null ? null : (
            <p role="status">
              {rich(t, 'Copy the key now. It isn’t shown again: {secret}', {
                secret: <code>{secret}</code>,
              })}
            </p>
          )}
          <h2>{t('Create a key')}</h2>
          <CreateForm key={secret} scopes={data.scopes} onCreated={setSecret} />
        </>
      )}
    </>
  );
}

const nameScope = ({ section, action }: Scope) =>
  t(action === 'read' ? english('{section}: read') : english('{section}: write'), {
    section: t.find(section),
  });

function KeyItem({ apiKey, scopes }: { apiKey: AdminKey; scopes: readonly Scope[] }) {
  const { api, now: startedAt } = useApp();
  const refresh = useRefresh();
  const now = useNow(startedAt);
  const [open, setOpen] = useState<'log' | 'revoke' | null>(null);
  const { id, name, username, prefix, lastFour, lastUsedAt, expiresAt, isActive } = apiKey;
  const button = (label: string, onClick: () => void) => (
    <button
      type="button"
      className={components.smallButton}
      aria-label={`${label} – ${name}`}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <li>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className={styles.meta}>
        <code>
          {prefix}…{lastFour}
        </code>{' '}
        ·{' '}
        {isActive
          ? t('by {username}, ends on {date}', { username, date: dateOnly(Date.parse(expiresAt)) })
          : t('by {username}, ended on {date}', {
              username,
              date: dateOnly(Date.parse(expiresAt)),
            })}{' '}
        ·{' '}
        {lastUsedAt === null
          ? t('never used')
          : t('used {time}', { time: lastUsed(t, lastUsedAt, now) })}
      </p>
      <p className={styles.meta}>
        {list(scopes.filter(({ scope }) => apiKey.scopes.includes(scope)).map(nameScope))}
      </p>
      <div className={styles.actions}>
        {button(t('Log'), () => setOpen(open === 'log' ? null : 'log'))}
        {isActive ? button(t('Revoke'), () => setOpen('revoke')) : null}
      </div>
      {open === 'log' ? <Calls keyId={id} /> : null}
      {open === 'revoke' ? (
        <Confirm
          title={t('Revoke this key?')}
          yes={t('Revoke')}
          doing={t('Revoking…')}
          no={t('Keep it')}
          onClose={() => setOpen(null)}
          act={async () => {
            await api('DELETE /api/admin/keys/{id}', { path: { id } });
            announce(t('The key is revoked.'));
            await refresh('GET /api/admin/keys', 'GET /api/admin/log');
          }}
        >
          <p>{t('Programs that use it stop working at once.')}</p>
        </Confirm>
      ) : null}
    </li>
  );
}

/** Calls with a key, newest first. */
function Calls({ keyId }: { keyId: string }) {
  const list = useList('GET /api/admin/keys/{id}/calls', { path: { id: keyId } });
  const calls = list.data?.pages.flatMap((page) => page.calls) ?? [];
  if (list.data === undefined)
    return (
      <NotLoaded error={list.error} text={t('The log couldn’t be loaded.')} retry={list.refetch} />
    );
  if (calls.length === 0)
    return <p className={styles.meta}>{t('No calls in the last 30 days.')}</p>;
  const listId = `calls-${keyId}`;
  return (
    <>
      <ul id={listId} className={styles.list}>
        {calls.map(({ id, endpoint, status, createdAt }) => (
          <li key={id} className={styles.meta}>
            {exactTime(Date.parse(createdAt))} · <code>{endpoint}</code> · {status}
          </li>
        ))}
      </ul>
      <LoadMore list={list} items={`#${listId} > li`} />
    </>
  );
}

const lifetimes = [30, 90, 180, 365].map((days) => ({
  value: String(days),
  label: t('{count, plural, one {# day} other {# days}}', { count: days }),
}));

function CreateForm({
  scopes,
  onCreated,
}: {
  scopes: readonly Scope[];
  onCreated: (secret: string) => void;
}) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({
    name: english('The name'),
    scopes: english('The permissions'),
  });
  const create = (data: FormData) =>
    void run(async () => {
      const name = String(data.get('name') ?? '').trim();
      const chosen = data.getAll('scopes').map(String);
      const wrong: Problem[] = [];
      if (name === '') wrong.push({ field: 'name', message: t('Enter a name for the key.') });
      if (chosen.length === 0)
        wrong.push({ field: 'scopes', message: t('Choose at least one permission.') });
      if (wrong.length > 0) return wrong;
      const { secret } = await api('POST /api/admin/keys', {
        body: { name, scopes: chosen, expiresInDays: Number(data.get('expiresInDays')) },
      });
      announce(t('The key is created. Copy it.'));
      // Only this reply has it.
      onCreated(secret);
      await refresh('GET /api/admin/keys', 'GET /api/admin/log');
      return [];
    });
  return (
    <Form label={t('Create a key')} problems={problems} onSend={create} className={styles.form}>
      <Field
        name="name"
        label={t('Name')}
        hint={t('For example, “CRM sync”.')}
        maxLength={limits.name.max}
        problems={problems}
        {...plainInput}
      />
      <div className={styles.inColumns}>
        <Options
          type="checkbox"
          name="scopes"
          legend={t('Permissions')}
          problems={problems}
          options={scopes.map((scope) => ({ value: scope.scope, label: nameScope(scope) }))}
          chosen={[]}
        />
      </div>
      <Options
        type="radio"
        name="expiresInDays"
        legend={t('Valid for')}
        options={lifetimes}
        chosen={[String(limits.apiKeys.days.default)]}
        inLine
      />
      <SendButton pending={pending} doing={t('Creating…')}>
        {t('Create key')}
      </SendButton>
    </Form>
  );
}
