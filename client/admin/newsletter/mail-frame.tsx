import { useEffect, useId, useRef } from 'react';
import { adminMailPreviewPath } from '#shared/paths.ts';
import { t } from '../lib/words.ts';
import * as styles from './newsletter.admin.styles.ts';

/**
 * Shows an email in a sandboxed frame. The server returns it with a policy that allows inline
 * styles (server/http/admin/admin-mail-preview.ts). `width`: of the reader's window, in pixels.
 * Links open in a new window.
 */
export function MailFrame({
  html,
  width,
  dark,
  title,
}: {
  html: string;
  width: number;
  dark: boolean;
  title: string;
}) {
  const shown = asSeen(html, dark);
  return (
    <div
      className={styles.frame}
      role="region"
      aria-label={t('{title}, {width, number} pixels wide', { title, width })}
      tabIndex={0}
    >
      {/* A new frame per email, so that Back skips earlier emails. */}
      <Sent
        key={shown}
        html={shown}
        title={title}
        width={width}
        className={dark ? styles.darkFrame : styles.lightFrame}
      />
    </div>
  );
}

function Sent({
  html,
  ...frame
}: {
  html: string;
  title: string;
  width: number;
  className: string;
}) {
  // Names with a leading underscore are reserved.
  const name = `mail${useId().replace(/\W/g, '')}`;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <>
      <form
        ref={form}
        method="post"
        action={adminMailPreviewPath}
        encType="text/plain"
        target={name}
        hidden
      >
        <input type="hidden" name="html" value={html} />
      </form>
      <iframe
        {...frame}
        title={frame.title}
        name={name}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
    </>
  );
}

/** Forces light or dark, whatever the system prefers. */
const asSeen = (html: string, dark: boolean) =>
  html
    .replaceAll('@media (prefers-color-scheme: dark)', dark ? '@media all' : '@media not all')
    .replaceAll('content="light dark"', `content="${dark ? 'dark' : 'light'}"`)
    .replace('<head>', '<head><base target="_blank">');
