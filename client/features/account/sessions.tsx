import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { lastUsed } from '../../lib/last-used.ts';
import { useNow } from '../../lib/use-now.ts';
import { endSessions, sessionsOptions } from '../../queries/account.ts';
import * as global from '../../theme/global.styles.ts';
import { Problems, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as styles from './account.styles.ts';
import { Section } from './section.tsx';

const networks = { same: 'your current network', other: 'another network' };

export function Sessions({ username }: { username: string }) {
  const app = useApp();
  const now = useNow(app.now);
  const { data, error, refetch } = useQuery(sessionsOptions(app.api, username));
  const { problems, pending, run } = useSubmit({});
  const [ending, setEnding] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const sessions = data?.sessions ?? [];
  const end = (id: string | null, sentence: string) => {
    if (pending) return;
    setEnding(id);
    void run(async () => {
      await endSessions(app, username, id);
      announce(sentence);
      // The button was removed with its session.
      place.current?.focus();
      return [];
    });
  };
  return (
    <Section id="sessions">
      <div ref={place} tabIndex={-1} role="group" aria-label="Where you are logged in">
        <Problems list={problems} />
        {error && !data ? <LoadFailed error={error} what="Your sessions" retry={refetch} /> : null}
        <ul className={styles.sessions}>
          {sessions.map(({ id, device, network, createdAt, lastUsedAt, current }) => (
            <li key={id}>
              <div>
                <strong>{device}</strong>
                {current ? <span className={styles.here}>This session</span> : null}
                <p>
                  Logged in {timeAgo(createdAt, now)}
                  {network === null ? '' : ` from ${networks[network]}`} · last active{' '}
                  {lastUsed(lastUsedAt, now)}
                </p>
              </div>
              {current ? null : (
                <button
                  type="button"
                  className={form.quiet}
                  aria-disabled={pending || undefined}
                  onClick={() => end(id, `${device} is logged out.`)}
                >
                  {pending && ending === id ? (
                    'Logging out…'
                  ) : (
                    <>
                      Log out<span className={global.hidden}> {device}</span>
                    </>
                  )}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      {sessions.length > 1 ? (
        <button
          type="button"
          className={form.quiet}
          aria-disabled={pending || undefined}
          onClick={() => end(null, 'Other devices are logged out.')}
        >
          {pending && ending === null ? 'Logging out…' : 'Log out other devices'}
        </button>
      ) : null}
    </Section>
  );
}
