import { useState, type ReactNode } from 'react';
import type { ApiKey } from '#shared/contract/api-keys.ts';
import { dayMs } from '#shared/durations.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { lastUsed } from '../../lib/last-used.ts';
import { useNow } from '../../lib/use-now.ts';
import { dateOnly } from '../../lib/time.ts';
import { revokeApiKey } from '../../queries/api-keys.ts';
import * as global from '../../theme/global.styles.ts';
import { Confirm } from '../../ui/dialog.tsx';
import * as form from '../../ui/form.styles.ts';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as styles from './api-keys.styles.ts';

const columns = ['Name', 'Key', 'May', 'Created', 'Last used', 'Expires'] as const;
/** Keys that expire within this time are marked. */
const expiresSoonMs = 7 * dayMs;

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
  const now = useNow(app.now);
  const [asking, setAsking] = useState<ApiKey | null>(null);
  return (
    <>
      <table {...as.table} className={styles.table}>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {columns.map((name) => (
              <th key={name} {...as.columnheader} scope="col">
                {name}
              </th>
            ))}
            <th {...as.columnheader} scope="col">
              <span className={global.hidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {keys.map((apiKey) => (
            <tr key={apiKey.id} {...as.row}>
              <Cell name="Name">
                <bdi className={styles.name}>{apiKey.name}</bdi>
              </Cell>
              <Cell name="Key">
                <code>
                  {apiKey.prefix}…{apiKey.lastFour}
                </code>
              </Cell>
              <Cell name="May">{apiKey.scopes.join(', ')}</Cell>
              <Cell name="Created">{timeAgo(apiKey.createdAt, now)}</Cell>
              <Cell name="Last used">
                {apiKey.lastUsedAt === null ? 'Never' : lastUsed(apiKey.lastUsedAt, now)}
              </Cell>
              <Cell name="Expires">
                <Expiry at={Date.parse(apiKey.expiresAt)} now={now} />
              </Cell>
              <Cell name="">
                <button type="button" className={form.quiet} onClick={() => setAsking(apiKey)}>
                  Revoke<span className={global.hidden}> {apiKey.name}</span>
                </button>
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
      {asking ? (
        <Confirm
          title={
            <>
              Revoke “<bdi>{asking.name}</bdi>”?
            </>
          }
          yes="Revoke"
          doing="Revoking…"
          no="Keep it"
          act={() => revokeApiKey(app, username, asking.id)}
          onClose={(done) => {
            setAsking(null);
            if (!done) return;
            announce(`Key ${asking.name} revoked.`);
            onRevoked();
          }}
        >
          <p>
            Programs that use the key{' '}
            <code>
              {asking.prefix}…{asking.lastFour}
            </code>{' '}
            stop working immediately. This can’t be undone.
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
  const date = dateOnly(at);
  if (at <= now) return <span className={styles.expiring}>Expired on {date}</span>;
  return at - now < expiresSoonMs ? (
    <span className={styles.expiring}>Expires soon: {date}</span>
  ) : (
    date
  );
}
