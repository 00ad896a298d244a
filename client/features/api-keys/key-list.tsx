import { useState, type ReactNode } from 'react';
import type { ApiKey } from '#shared/contract/api-keys.ts';
import { dayMs } from '#shared/durations.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { lastUsed } from '../../lib/last-used.ts';
import { useNow } from '../../lib/use-now.ts';
import { dateOnly } from '../../lib/time.ts';
import { revokeApiKey } from '../../queries/api-keys.ts';
import * as global from '../../theme/global.styles.ts';
import { Confirm } from '../../ui/dialog.tsx';
import * as form from '../../ui/form.styles.ts';
import { rich } from '../../ui/rich.tsx';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as styles from './api-keys.styles.ts';

const columns = [
  english('Name'),
  english('Key'),
  english('May [permission]'),
  english('Created'),
  english('Last used'),
  english('Expires'),
] as const;
/** Keys that expire within this time are marked. */
const expiresSoonMs = 7 * dayMs;

const scopeNames: Record<string, string> = {
  read: english('read [permission]'),
  write: english('write [permission]'),
};

/** Some browsers drop table semantics when CSS changes `display`, so set the roles. */
const as = Object.fromEntries(
  ['table', 'rowgroup', 'row', 'columnheader', 'cell'].map((role) => [role, { role }]),
);

/** Newest first. `onRevoked` also restores the focus, because the button is removed. */
export function KeyList({
  keys,
  username,
  onRevoked,
}: {
  keys: readonly ApiKey[];
  username: string;
  onRevoked: () => void;
}) {
  const app = useApp();
  const { t } = app;
  const now = useNow(app.now);
  const [asking, setAsking] = useState<ApiKey | null>(null);
  return (
    <>
      <table {...as.table} className={styles.table}>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {columns.map((name) => (
              <th key={name} {...as.columnheader} scope="col">
                {t(name)}
              </th>
            ))}
            <th {...as.columnheader} scope="col">
              <span className={global.hidden}>{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {keys.map((apiKey) => (
            <tr key={apiKey.id} {...as.row}>
              <Cell name={t('Name')}>
                <bdi className={styles.name}>{apiKey.name}</bdi>
              </Cell>
              <Cell name={t('Key')}>
                <code>
                  {apiKey.prefix}…{apiKey.lastFour}
                </code>
              </Cell>
              <Cell name={t('May [permission]')}>
                {apiKey.scopes.map((scope) => t(scopeNames[scope] ?? scope)).join(', ')}
              </Cell>
              <Cell name={t('Created')}>{timeAgo(t, apiKey.createdAt, now)}</Cell>
              <Cell name={t('Last used')}>
                {apiKey.lastUsedAt === null ? t('Never') : lastUsed(t, apiKey.lastUsedAt, now)}
              </Cell>
              <Cell name={t('Expires')}>
                <Expiry at={Date.parse(apiKey.expiresAt)} now={now} />
              </Cell>
              <Cell name="">
                <button type="button" className={form.quiet} onClick={() => setAsking(apiKey)}>
                  {t('Revoke')}
                  <span className={global.hidden}> {apiKey.name}</span>
                </button>
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
      {asking ? (
        <Confirm
          title={rich(t, 'Revoke “{name}”?', { name: <bdi>{asking.name}</bdi> })}
          yes={t('Revoke')}
          doing={t('Revoking…')}
          no={t('Keep it')}
          act={() => revokeApiKey(app, username, asking.id)}
          onClose={(done) => {
            setAsking(null);
            if (!done) return;
            announce(t('Key {name} revoked.', { name: asking.name }));
            onRevoked();
          }}
        >
          <p>
            {rich(
              t,
              'Programs that use the key {key} stop working immediately. This can’t be undone.',
              {
                key: (
                  <code>
                    {asking.prefix}…{asking.lastFour}
                  </code>
                ),
              },
            )}
          </p>
        </Confirm>
      ) : null}
    </>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td {...as.cell} data-name={name}>
      {children}
    </td>
  );
}

function Expiry({ at, now }: { at: number; now: number }) {
  const t = useTranslate();
  const date = dateOnly(t, at);
  if (at <= now) return <span className={styles.expiring}>{t('Expired on {date}', { date })}</span>;
  return at - now < expiresSoonMs ? (
    <span className={styles.expiring}>{t('Expires soon: {date}', { date })}</span>
  ) : (
    date
  );
}
