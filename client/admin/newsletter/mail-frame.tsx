import { useEffect, useId, useRef } from 'react';
import { adminFramePath } from '#shared/paths.ts';
import * as styles from './newsletter.admin.styles.ts';

/**
 * A mail as its readers see it, in a frame where it can do nothing: it is sent to the server and comes back with a policy of its own (server/http/admin/admin-mail-preview.ts), for under the page's policy its inline styles
 * would not count. `width`: pixels of the reader's window. Links open in a window of their own.
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
      aria-label={`${title}, ${width} pixels wide`}
      tabIndex={0}
    >
      {/* Each its own, so that Back leads back and not through what was shown here. */}
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
  // Names that begin with an underscore are the browser's own.
  const name = `mail${useId().replace(/\W/g, '')}`;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <>
      <form
        ref={form}
        method="post"
        action={adminFramePath}
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

/** The mail for a reader who likes it dark, or light, whatever the machine of whoever looks is set to. */
const asSeen = (html: string, dark: boolean) =>
  html
    .replaceAll('@media (prefers-color-scheme: dark)', dark ? '@media all' : '@media not all')
    .replaceAll('content="light dark"', `content="${dark ? 'dark' : 'light'}"`)
    .replace('<head>', '<head><base target="_blank">');
