import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Passkey } from '#shared/contract/passkeys.ts';
import { hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useNow } from '../../lib/use-now.ts';
import {
  addPasskey,
  passkeyKeys,
  passkeysOptions,
  removePasskey,
  renamePasskey,
} from '../../queries/passkeys.ts';
import * as global from '../../theme/global.styles.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { rich } from '../../ui/rich.tsx';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as styles from './account.styles.ts';
import { Section } from './section.tsx';

type Asking = { passkey: Passkey; to: 'rename' | 'remove' };

/** Lists, adds, renames and removes passkeys. */
export function Passkeys({ username }: { username: string }) {
  const app = useApp();
  const { t } = app;
  const { data, error, refetch } = useQuery(passkeysOptions(app.api, username));
  const { problems, pending, run } = useSubmit({});
  const [asking, setAsking] = useState<Asking | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const passkeys = data?.passkeys ?? [];
  const add = () =>
    void run(async () => {
      const { name } = await addPasskey(app.api);
      await app.queryClient.invalidateQueries({ queryKey: passkeyKeys.list(username) });
      announce(t('The passkey {name} was added.', { name }));
      return [];
    });
  const close = (sentence: string | null) => {
    setAsking(null);
    if (sentence === null) return;
    announce(sentence);
    // The button was replaced or removed with its passkey.
    place.current?.focus();
  };
  return (
    <Section id="passkeys">
      <div ref={place} tabIndex={-1} role="group" aria-label={t('Your passkeys')}>
        {error && !data ? (
          <LoadFailed error={error} text={t('Your passkeys couldn’t be loaded.')} retry={refetch} />
        ) : null}
        {data?.required && !data.used ? <Required has={passkeys.length > 0} /> : null}
        {passkeys.length === 0 ? null : (
          <ul className={styles.sessions}>
            {passkeys.map((passkey) =>
              asking?.to === 'rename' && asking.passkey.id === passkey.id ? (
                <li key={passkey.id}>
                  <Rename username={username} passkey={passkey} onClose={close} />
                </li>
              ) : (
                <Row
                  key={passkey.id}
                  passkey={passkey}
                  onAsk={(to) => setAsking({ passkey, to })}
                />
              ),
            )}
          </ul>
        )}
      </div>
      <Form label={t('Add a passkey')} problems={problems} onSend={add}>
        <p className={styles.aside}>
          {t(
            'With a passkey, you log in with your fingerprint, face or screen lock instead of an ' +
              'emailed code.',
          )}
        </p>
        <SendButton pending={pending} doing={t('One moment…')} className={form.quiet}>
          {t('Add a passkey')}
        </SendButton>
      </Form>
      {asking?.to === 'remove' ? (
        <Confirm
          title={rich(t, 'Remove “{name}”?', { name: <bdi>{asking.passkey.name}</bdi> })}
          yes={t('Remove')}
          doing={t('Removing…')}
          no={t('Keep it')}
          act={() => removePasskey(app, username, asking.passkey.id)}
          onClose={(done) =>
            close(done ? t('The passkey {name} was removed.', { name: asking.passkey.name }) : null)
          }
        >
          <p>
            {t(
              'You can no longer log in with it, and other devices that logged in with it are ' +
                'logged out. Delete it on your device, too.',
            )}
          </p>
        </Confirm>
      ) : null}
    </Section>
  );
}

function Required({ has }: { has: boolean }) {
  const t = useTranslate();
  return (
    <Notice>
      {t('Your role on this site requires a passkey for the admin area.')}{' '}
      {has
        ? t(
            'Log in with yours. If you lost it, add another: it opens the admin area after ' +
              '{hours, plural, one {# hour} other {# hours}}.',
            { hours: limits.passkeys.waitMs / hourMs },
          )
        : t('Add one here.')}
    </Notice>
  );
}

function Row({ passkey, onAsk }: { passkey: Passkey; onAsk: (to: Asking['to']) => void }) {
  const { t, now: served } = useApp();
  const now = useNow(served);
  const { name, createdAt, lastUsedAt, trustedAt } = passkey;
  const waits = Date.parse(trustedAt) - now;
  return (
    <li>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <p>
          {rich(t, 'Added {time}', { time: timeAgo(t, createdAt, now) })} ·{' '}
          {lastUsedAt === null
            ? t('not used yet')
            : rich(t, 'last used {time}', { time: timeAgo(t, lastUsedAt, now) })}
          {waits > 0
            ? ` · ${t('for the admin area in {hours, plural, one {# hour} other {# hours}}', {
                hours: Math.ceil(waits / hourMs),
              })}`
            : ''}
        </p>
      </div>
      <div className={form.buttons}>
        <button type="button" className={form.quiet} onClick={() => onAsk('rename')}>
          {t('Rename')}
          <span className={global.hidden}> {name}</span>
        </button>
        <button type="button" className={form.quiet} onClick={() => onAsk('remove')}>
          {t('Remove')}
          <span className={global.hidden}> {name}</span>
        </button>
      </div>
    </li>
  );
}

const labels = { name: english('Name of the passkey') };

function Rename({
  username,
  passkey,
  onClose,
}: {
  username: string;
  passkey: Passkey;
  onClose: (sentence: string | null) => void;
}) {
  const app = useApp();
  const { t } = app;
  const { problems, pending, run } = useSubmit(labels);
  const place = useRef<HTMLFormElement>(null);
  // This form replaced the clicked button, so it takes the focus.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const send = (data: FormData) =>
    void run(async () => {
      const name = String(data.get('name')).trim();
      if (name === '') return [{ field: 'name', message: t('Enter a name for the passkey.') }];
      await renamePasskey(app, username, passkey.id, name);
      onClose(t('The passkey is now named {name}.', { name }));
      return [];
    });
  return (
    <Form ref={place} label={t('Rename the passkey')} problems={problems} onSend={send}>
      <Field
        name="name"
        id="passkey-name"
        label={t(labels.name)}
        problems={problems}
        defaultValue={passkey.name}
        maxLength={limits.name.max}
        autoComplete="off"
      />
      <div className={form.buttons}>
        <SendButton pending={pending} doing={t('Saving…')}>
          {t('Rename')}
        </SendButton>
        <button type="button" className={form.quiet} onClick={() => onClose(null)}>
          {t('Cancel')}
        </button>
      </div>
    </Form>
  );
}
