import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { logOut } from '../../features/auth/session.ts';
import { useDarkMode } from '../../lib/dark-mode.ts';
import { StaffProvider } from '../lib/staff-context.ts';
import { groups, sections } from '../sections.tsx';
import { ActionButton } from '../ui/components.tsx';
import { CommandPalette, useCommandKey } from './command-palette.tsx';
import { useCommands } from './commands.ts';
import { useOtherSites, type OtherSite } from './other-sites.ts';
import * as styles from './sidebar.admin.styles.ts';

/** The menu of the administration. Beside the page where there is room, else behind a button. */
export function Sidebar() {
  const { site } = useApp();
  const { pathname } = useLocation();
  // Each navigation closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [isFinding, setFinding] = useState(false);
  useCommandKey(() => setFinding(true));
  const sites = useOtherSites();
  const logOut = useLogOut();
  const isOpen = openAt === pathname;
  return (
    <div
      className={styles.side}
      onKeyDown={({ key }) => (key === 'Escape' ? setOpenAt(null) : undefined)}
      role="presentation"
    >
      <header className={styles.masthead}>
        <a href={paths.home} className={styles.brand}>
          <img src={site.logo} alt="" width="28" height="28" />
          <span>{site.name}</span>
        </a>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="admin-menu"
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          {t('Menu')}
        </button>
      </header>
      {/* Its links and buttons have keys; a click on one of them bubbles. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        id="admin-menu"
        aria-label={t('Admin')}
        className={styles.menu}
        data-open={isOpen}
        onClick={({ target }) => {
          if (!(target instanceof Element && target.closest('a, [aria-haspopup]'))) return;
          setOpenAt(null);
          document.getElementById('other-sites')?.hidePopover();
        }}
      >
        <SiteSwitcher sites={sites} />
        <button type="button" aria-haspopup="dialog" onClick={() => setFinding(true)}>
          {t('Commands')} <kbd>Ctrl K</kbd>
        </button>
        <Links pathname={pathname} />
        <Person logOut={logOut} />
      </nav>
      {isFinding ? (
        <Commands sites={sites} logOut={logOut} onClose={() => setFinding(false)} />
      ) : null}
    </div>
  );
}

function Links({ pathname }: { pathname: string }) {
  const { role } = StaffProvider.use();
  const visible = sections.filter(({ who }) => who === 'moderator' || role === 'admin');
  const toLink = (path: string, name: string) => (
    <a
      href={path}
      aria-current={
        pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`))
          ? 'page'
          : undefined
      }
    >
      {name}
    </a>
  );
  return (
    <div>
      {toLink('/admin', t('Overview'))}
      {Object.entries(groups)
        .filter(([group]) => visible.some((section) => section.group === group))
        .map(([group, name]) => (
          <div key={group}>
            <p id={`menu-${group}`}>{name}</p>
            <ul aria-labelledby={`menu-${group}`}>
              {visible
                .filter((section) => section.group === group)
                .map(({ path, name }) => (
                  <li key={path}>{toLink(`/admin/${path}`, name)}</li>
                ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

function Person({ logOut }: { logOut: () => void }) {
  const { username } = StaffProvider.use();
  const [dark, setDark] = useDarkMode();
  return (
    <div className={styles.person}>
      <b>{username}</b>
      <button type="button" aria-pressed={dark} onClick={() => setDark(!dark)}>
        {t('Dark mode')}
      </button>
      <a href={paths.home}>{t('View site')}</a>
      <button type="button" onClick={logOut}>
        {t('Log out')}
      </button>
    </div>
  );
}

function SiteSwitcher({ sites }: { sites: readonly OtherSite[] }) {
  const { platform } = StaffProvider.use();
  if (!platform) return null;
  return (
    <>
      <button type="button" popoverTarget="other-sites">
        {t('Switch site')}
      </button>
      <div id="other-sites" popover="auto">
        <ul>
          {sites.map(({ id, name, visit }) => (
            <li key={id}>
              <ActionButton act={visit} doing={t('Opening…')} done={name} className="">
                {name}
              </ActionButton>
            </li>
          ))}
          <li>
            <a href="/admin/sites">{t('All sites')}</a>
          </li>
        </ul>
      </div>
    </>
  );
}

function Commands({
  sites,
  logOut,
  onClose,
}: {
  sites: readonly OtherSite[];
  logOut: () => void;
  onClose: () => void;
}) {
  return <CommandPalette commands={useCommands(sites, logOut)} onClose={onClose} />;
}

/** Time for the server to answer before the page is left. */
const logOutMs = 3_000;

/** Leaving the page at once could abort the request. */
function useLogOut(): () => void {
  const { api } = useApp();
  return () => {
    const late = new Promise((resolve) => setTimeout(resolve, logOutMs));
    void Promise.race([logOut(t, api), late]).then(() => window.location.assign(paths.home));
  };
}
