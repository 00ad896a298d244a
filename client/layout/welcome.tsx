import { useState, type FormEvent } from 'react';
import { notificationTimes } from '#shared/notifications.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import { announce } from '../lib/announce.ts';
import { saveNotifications } from '../queries/account.ts';
import * as buttonStyles from './icon-buttons.styles.ts';
import * as styles from './notices.styles.ts';

/** Welcomes a new member on the page that they signed up for, and asks how to hear of replies. */
export function Welcome({ username }: { username: string }) {
  const app = useApp();
  const { t } = app;
  const [isOpen, setOpen] = useState(true);
  const [isAsked, setAsked] = useState(true);
  if (!isOpen) return null;
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('replies');
    try {
      const time = notificationTimes.find((one) => one === chosen) ?? 'never';
      await saveNotifications(app, { replies: time, mentions: time }, null);
      setAsked(false);
      announce(t('Saved. Your settings have more choices.'));
    } catch {
      announce(t('That didn’t work. Try again.'), 'alert');
    }
  }
  return (
    <aside
      className={`${styles.notice} ${styles.welcome}`}
      aria-label={t('Welcome')}
      lang={t.language}
      dir={t.dir}
    >
      <p>
        {t('Welcome to {site}, {username}. Your account is ready.', {
          site: app.site.name,
          username,
        })}
      </p>
      {isAsked ? (
        <form onSubmit={(event) => void save(event)}>
          <label>
            {t('Email me replies and mentions')}{' '}
            <select name="replies" defaultValue="at_once">
              <option value="at_once">{t('Immediately')}</option>
              <option value="daily">{t('Daily')}</option>
              <option value="never">{t('Never')}</option>
            </select>
          </label>
          <button type="submit" className={buttonStyles.primaryLink}>
            {t('Save')}
          </button>
        </form>
      ) : (
        <a href={paths.settings}>{t('Choose your settings')}</a>
      )}
      <a href={paths.newsletter}>{t('Get the digest')}</a>
      <button
        type="button"
        onClick={() => {
          setOpen(false);
          // The focus would fall to the body.
          document.getElementById('main')?.focus();
        }}
      >
        {t('Close')}
      </button>
    </aside>
  );
}
