import { useState, type FormEvent } from 'react';
import { notificationTimes } from '#shared/notifications.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import { announce } from '../lib/announce.ts';
import { saveReplyTime } from '../queries/account.ts';
import * as buttonStyles from './icon-buttons.styles.ts';
import * as styles from './notices.styles.ts';

/** Welcomes a new member on the page that they signed up for, and asks how to hear of replies. */
export function Welcome({ username }: { username: string }) {
  const app = useApp();
  const [isOpen, setOpen] = useState(true);
  const [isAsked, setAsked] = useState(true);
  if (!isOpen) return null;
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('replies');
    try {
      await saveReplyTime(app, notificationTimes.find((time) => time === chosen) ?? 'never');
      setAsked(false);
      announce('Saved. Your settings have more choices.');
    } catch {
      announce('That didn’t work. Try again.', 'alert');
    }
  }
  return (
    <aside
      className={`${styles.notice} ${styles.welcome}`}
      aria-label="Welcome"
      lang="en"
      dir="ltr"
    >
      <p>
        Welcome to {app.site.name}, {username}. Your account is ready.
      </p>
      {isAsked ? (
        <form onSubmit={(event) => void save(event)}>
          <label>
            Email me replies and mentions{' '}
            <select name="replies" defaultValue="at_once">
              <option value="at_once">Immediately</option>
              <option value="daily">Daily</option>
              <option value="never">Never</option>
            </select>
          </label>
          <button type="submit" className={buttonStyles.primaryLink}>
            Save
          </button>
        </form>
      ) : (
        <a href={paths.settings}>Choose your settings</a>
      )}
      <a href={paths.newsletter}>Get the digest</a>
      <button
        type="button"
        onClick={() => {
          setOpen(false);
          // The focus would fall to the body.
          document.getElementById('main')?.focus();
        }}
      >
        Close
      </button>
    </aside>
  );
}
