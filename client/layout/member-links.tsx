import type { Account } from '#shared/contract/auth.ts';
import { paths, userPath } from '#shared/paths.ts';
import type { App } from '../app-context.tsx';
import { logOut, verifySession } from '../features/auth/session.ts';
import type { Session } from '../lib/session.ts';
import * as styles from './layout.styles.ts';

/** All that comes with a session; a chunk of its own, loaded when there is a token. */
export const startSession = (app: App): Promise<void> => verifySession(app.api, (user) => linksOf(app, user));

/** What header and footer say to somebody who is logged in (specification 2, product 42). */
function linksOf({ api }: App, user: Account): NonNullable<Session['links']> {
  const own = user.username ? (
    <a href={userPath(user.username)} title={user.username}>
      <span>{user.username}</span>
    </a>
  ) : null;
  return {
    header: (
      <>
        <a href={paths.submit} className={styles.primaryLink}>
          Submit
        </a>
        {/* Where there is room, all of it stands in the line, and there is no button. */}
        <button type="button" popoverTarget="own" className={`${styles.quietButton} ${styles.menuButton}`}>
          Account
        </button>
        <div id="own" popover="auto" className={styles.menu} ref={closeAfterClick}>
          {own}
          <a href={paths.settings}>Settings</a>
          <button type="button" className={styles.quietButton} onClick={() => logOut(api)}>
            Logout
          </button>
        </div>
      </>
    ),
    footer: (
      <ul>
        <li>
          <a href={paths.submit}>Submit</a>
        </li>
        {own ? <li>{own}</li> : null}
        <li>
          <a href={paths.settings}>Settings</a>
        </li>
      </ul>
    ),
  };
}

/** The router takes a link's click, and the page stays: the menu has to be closed by hand. */
function closeAfterClick(menu: HTMLElement | null): (() => void) | undefined {
  const close = () => menu?.matches(':popover-open') && menu.hidePopover();
  menu?.addEventListener('click', close);
  return () => menu?.removeEventListener('click', close);
}
