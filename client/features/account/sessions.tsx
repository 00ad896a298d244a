import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { translateDevice } from '#shared/device-name.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { lastUsed } from '../../lib/last-used.ts';
import { useNow } from '../../lib/use-now.ts';
import { endSessions, sessionsOptions } from '../../queries/account.ts';
import * as global from '../../theme/global.styles.ts';
import { Problems, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { rich } from '../../ui/rich.tsx';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as styles from './account.styles.ts';
import { Section } from './section.tsx';

const loggedIn = {
  same: english('Logged in {time} from your current network'),
  other: english('Logged in {time} from another network'),
  unknown: english('Logged in {time}'),
};

export function Sessions({ username }: { username: string }) {
  const app = useApp();
  const { t } = app;
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
      <div ref={place} tabIndex={-1} role="group" aria-label={t('Where you are logged in')}>
        <Problems list={problems} />
        {error && !data ? (
          <LoadFailed error={error} text={t('Your sessions couldn’t be loaded.')} retry={refetch} />
        ) : null}
        <ul className={styles.sessions}>
          {sessions.map(({ id, device, network, createdAt, lastUsedAt, current }) => (
            <li key={id}>
              <div>
                <strong>{translateDevice(t, device)}</strong>
                {current ? <span className={styles.here}>{t('This session')}</span> : null}
                <p>
                  {rich(t, loggedIn[network ?? 'unknown'], { time: timeAgo(t, createdAt, now) })} ·{' '}
                  {t('last active {time}', { time: lastUsed(t, lastUsedAt, now) })}
                </p>
              </div>
              {current ? null : (
                <button
                  type="button"
                  className={form.quiet}
                  aria-disabled={pending || undefined}
                  onClick={() =>
                    end(id, t('{device} is logged out.', { device: translateDevice(t, device) }))
                  }
                >
                  {pending && ending === id ? (
                    t('Logging out…')
                  ) : (
                    <>
                      {t('Log out')}
                      <span className={global.hidden}> {translateDevice(t, device)}</span>
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
          onClick={() => end(null, t('Other devices are logged out.'))}
        >
          {pending && ending === null ? t('Logging out…') : t('Log out other devices')}
        </button>
      ) : null}
    </Section>
  );
}
