import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Identity } from '#shared/contract/identities.ts';
import { startLoginPath, settingsPath } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useNow } from '../../lib/use-now.ts';
import { identitiesOptions, providersOptions, removeIdentity } from '../../queries/identities.ts';
import * as global from '../../theme/global.styles.ts';
import { Confirm } from '../../ui/dialog.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { rich } from '../../ui/rich.tsx';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as styles from './account.styles.ts';
import { Section } from './section.tsx';

/** Lists and removes linked accounts. Absent on a site without login providers. */
export function Identities({ username }: { username: string }) {
  const app = useApp();
  const { t } = app;
  const now = useNow(app.now);
  const { data: choices } = useQuery(providersOptions(app.api));
  const { data, error, refetch } = useQuery(identitiesOptions(app.api, username));
  const [asking, setAsking] = useState<Identity | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const providers = choices?.providers ?? [];
  const identities = data?.identities ?? [];
  if (providers.length === 0 && identities.length === 0) return null;
  return (
    <Section id="identities">
      <p className={styles.aside}>
        {t('You can log in with these accounts instead of an emailed code. Codes still work.')}
      </p>
      <div ref={place} tabIndex={-1} role="group" aria-label={t('Your linked accounts')}>
        {error && !data ? (
          <LoadFailed
            error={error}
            text={t('Your linked accounts couldn’t be loaded.')}
            retry={refetch}
          />
        ) : null}
        <ul className={styles.sessions}>
          {identities.map((identity) => (
            <li key={identity.id}>
              <div>
                <strong>{identity.account}</strong>
                <p>
                  {identity.issuer} ·{' '}
                  {rich(t, 'linked {time}', { time: timeAgo(t, identity.createdAt, now) })}
                </p>
              </div>
              <button type="button" className={form.quiet} onClick={() => setAsking(identity)}>
                {t('Remove')}
                <span className={global.hidden}> {identity.account}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {providers.map(({ id, label }) => (
        <p key={id}>
          <a href={startLoginPath(id, settingsPath('identities'))}>
            {t('Link an account at {provider}', { provider: label })}
          </a>
        </p>
      ))}
      {asking ? (
        <Confirm
          title={t('Remove {name}?', { name: asking.account })}
          yes={t('Remove')}
          doing={t('Removing…')}
          no={t('Keep it')}
          act={() => removeIdentity(app, username, asking.id)}
          onClose={(done) => {
            setAsking(null);
            if (!done) return;
            announce(t('{name} was removed.', { name: asking.account }));
            // The button was removed with its account.
            place.current?.focus();
          }}
        >
          <p>
            {t(
              'You can no longer log in with it, and devices that logged in with it are logged out.',
            )}
          </p>
        </Confirm>
      ) : null}
    </Section>
  );
}
