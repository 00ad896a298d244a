import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import * as styles from './notices.styles.ts';

/** Tells a new member what they can do now, on the page that they signed up for. */
export function Welcome({ username }: { username: string }) {
  const { site } = useApp();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <aside
      className={`${styles.notice} ${styles.welcome}`}
      aria-label="Welcome"
      lang="en"
      dir="ltr"
    >
      <p>
        Welcome to {site.name}, {username}. Your account is ready.
      </p>
      <a href={paths.newsletter}>Get the digest</a>
      <a href={paths.submit}>Write your first post</a>
      <a href={paths.settings}>Choose your settings</a>
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
